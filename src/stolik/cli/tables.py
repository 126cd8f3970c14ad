"""`stolik tables`: build the endgame tables of draughts, with a progress bar; what is finished stays when one stops."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stolik.bots.draughts.endgame.build import find_wrong, part_of
from stolik.bots.draughts.endgame.files import check_pieces, folder_of, make_tables, most_pieces
from stolik.bots.draughts.endgame.material import Family, families
from stolik.bots.draughts.endgame.probe import Tables
from stolik.cli.choices import read_options
from stolik.cli.paper import make_console
from stolik.cli.saving import check_folder, shown
from stolik.core.errors import BadOption
from stolik.core.game import Game
from stolik.core.registry import game, games
from stolik.core.words import decimal, knows, preferred_language, say
from stolik.games.draughts.state import Rules

STOPPED = 130  # the exit code of whatever Ctrl-C ends
WRONG = 1


def tables(
    name: Annotated[str, typer.Argument(metavar="GAME", help="a game of draughts, such as draughts/russian")],
    pieces: Annotated[int | None, typer.Argument(help="up to so many pieces; default: as many as can be")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="check every entry against the moves from it")] = False,
    option: Annotated[list[str] | None, typer.Option(help="a game option, such as king=flying")] = None,
    language: Annotated[str | None, typer.Option(help="en, pl or cs; default: the system's")] = None,
) -> None:
    """Build endgame tables into the cache folder: who wins, and in how many moves. Stopped, it goes on where it was."""
    language = language or preferred_language()
    knows("tables-built", language)  # an unknown language is refused before the work begins
    rules: Rules = draughts_named(name, option or []).rules
    pieces = most_pieces(rules) if pieces is None else pieces
    check_pieces(rules, pieces)
    check_folder(folder_of(rules))
    try:
        made = _build(rules, pieces, language)
        if verify:
            _verify(rules, made, pieces, language)
    except KeyboardInterrupt:
        make_console(stderr=True).print(Text(say("tables-stopped", language)))
        raise typer.Exit(STOPPED) from None


def draughts_named(name: str, typed: list[str]) -> Game:
    """A game of draughts by its name and options; BadOption if it is another game."""
    chosen = game(name, **read_options(name, typed))
    if not isinstance(chosen.rules, Rules):
        known = ", ".join(other for other in games() if isinstance(game(other).rules, Rules))
        raise BadOption("GAME", name, known)
    return chosen


def _build(rules: Rules, pieces: int, language: str) -> Tables:
    """Build what is missing, and list what was built."""
    built: list[tuple[Family, int]] = []
    total = sum(_entries(rules, family) for family in families(pieces))
    with _progress() as progress:
        task = progress.add_task(say("tables-building", language), total=total)

        def watch(doing: str, places: int) -> None:
            progress.update(task, advance=places, description=doing)

        made = make_tables(rules, pieces, watch, lambda family, plies: built.append((family, plies)))
        progress.update(task, completed=total, description=say("tables-done", language))
    paper = make_console()
    if built:
        paper.print(_listed(rules, made, built, language))
    folder = folder_of(rules)
    size = decimal(sum(path.stat().st_size for path in folder.glob("*.table")) / 1e6, language, ".1f")
    paper.print(Text(say("tables-built", language, pieces=pieces, count=len(made.values), size=size)), soft_wrap=True)
    paper.print(Text(shown(folder), "label"), soft_wrap=True)
    return made


def _verify(rules: Rules, made: Tables, pieces: int, language: str) -> None:
    """Check every entry, and say whether all are right; a bar shows how far it is, for there are millions."""
    paper, checking = make_console(), say("tables-checking", language)
    with _progress() as progress:
        task = progress.add_task(checking, total=sum(_entries(rules, family) for family in families(pieces)))
        for family in families(pieces):
            progress.update(task, description=f"{checking} {family[0].name}")
            wrong = find_wrong(rules, made, family)
            if wrong is not None:
                material, place = wrong
                paper.print(Text(say("tables-wrong", language, material=material.name, place=place)))
                raise typer.Exit(WRONG)
            progress.update(task, advance=_entries(rules, family))
        progress.update(task, description=say("tables-done", language))
    paper.print(Text(say("tables-right", language, count=len(made.values))))


def _entries(rules: Rules, family: Family) -> int:
    return sum(material.entries(rules) for material in family)


def _progress() -> Progress:
    columns = (TextColumn("{task.description:<22}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=make_console(stderr=True))


def _listed(rules: Rules, made: Tables, built: list[tuple[Family, int]], language: str) -> Table:
    """What was built now: material, how many entries, the longest win or loss."""
    table = Table(box=None, pad_edge=False, header_style="label")
    for column in ("material", "entries", "won", "drawn", "lost", "longest"):
        table.add_column(say(f"tables-{column}", language), justify="left" if column == "material" else "right")
    for family, plies in built:
        part = made.values[part_of(rules, made, family)]
        shares = ((part > 0).mean(), (part == 0).mean(), (part < 0).mean())
        table.add_row(family[0].name, f"{len(part):,}", *(f"{100 * share:.1f} %" for share in shares), str(plies))
    return table
