"""`stolik sheet`: the score sheet of a match of words, and its record as GCG and back."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.words_files import read_match
from stolik.core.words import knows, preferred_language
from stolik.games.words import gcg
from stolik.games.words.sheet import sheet_of


class Form(StrEnum):
    """How a match may be written."""

    text = "text"
    json = "json"
    gcg = "gcg"
    record = "record"


def sheet(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a record of words, or a GCG file with four players")],
    form: Annotated[Form, typer.Option("--as", help="text, json (the sheet), gcg or record (the match)")] = Form.text,
    language: Annotated[str | None, typer.Option(help="en, pl or cs; default: the system's")] = None,
) -> None:
    """Show the score sheet of a match of words (W24), or write the match as GCG or as a Stolik record."""
    language = language or preferred_language()
    knows("words-sheet-word", language)  # an unknown language is refused before anything is shown
    record = read_match(file)
    if form is Form.text:
        typer.echo(sheet_of(record).text(language), nl=False)
    elif form is Form.json:
        typer.echo(sheet_of(record).dumps())
    elif form is Form.gcg:
        typer.echo(gcg.export(record), nl=False)
    else:
        typer.echo(record.dumps(), nl=False)
