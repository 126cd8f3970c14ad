"""The `stolik` command: its subcommands, each in a module of its own."""

from __future__ import annotations

import functools
import io
import sys
from collections.abc import Callable

import typer

from stolik.cli import (
    analyse,
    arena,
    backup,
    bench,
    engine,
    lexicon,
    perft,
    play,
    puzzles,
    rules,
    serve,
    sheet,
    sit,
    tables,
    verify,
    warm,
)
from stolik.core.errors import StolikError

app = typer.Typer(
    help="Play, study and simulate the games of printed rulebooks.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def add(command: Callable[..., None], to: typer.Typer = app) -> None:
    """Add a subcommand under its own name; what it refuses becomes one clear line and exit code 2."""

    @functools.wraps(command)
    def refusing(**arguments: object) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a letter that a terminal lacks ends no match
        try:
            command(**arguments)
        except StolikError as error:
            print(f"stolik: {error}", file=sys.stderr)
            raise typer.Exit(2) from None

    to.command(command.__name__.rstrip("_"))(refusing)


for subcommand in (
    play.play,
    rules.rules,
    verify.verify,
    analyse.analyse,
    sheet.sheet,
    puzzles.puzzles_,
    arena.arena,
    bench.bench,
    perft.perft,
    tables.tables,
    engine.engine,
    warm.warm,
    serve.serve,
    sit.sit,
    backup.backup,
    backup.restore,
):
    add(subcommand)

word_lists = typer.Typer(help="Build and consult the word lists of the game of words.", no_args_is_help=True)
add(lexicon.build, word_lists)
add(lexicon.check, word_lists)
add(lexicon.list_, word_lists)
app.add_typer(word_lists, name="lexicon")
