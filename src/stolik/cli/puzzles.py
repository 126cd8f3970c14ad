"""`stolik puzzles`: find the best double turn, in positions of a match that was played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from stolik.bots.words.study import CLEAR, Puzzle, puzzles
from stolik.cli.paper import make_console
from stolik.cli.saving import load
from stolik.core.errors import BadRecord
from stolik.core.record import Record
from stolik.core.replaying import begin
from stolik.core.words import preferred_language, say


def puzzles_(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="file with the record of a match of words")],
    clear: Annotated[float, typer.Option(help="points by which the best double turn must lead")] = CLEAR,
    solve: Annotated[bool, typer.Option("--solve", help="also print the solutions")] = False,
    language: Annotated[str | None, typer.Option(help="en, pl or cs; default: the system's")] = None,
) -> None:
    """List positions in which one double turn is clearly best: the board, both racks, and with --solve the answer."""
    language = language or preferred_language()
    match = load(record)
    if match.game != "words":
        raise BadRecord(f"{record}: puzzles are found in matches of words, this one is {match.game}")
    console = make_console()
    found = puzzles(match, clear)
    if not found:
        console.print(say("study-none", language, points=round(clear)))
    for puzzle in found:
        console.print(Text(shown(match, puzzle, solve, language)))


def shown(match: Record, puzzle: Puzzle, solve: bool, language: str) -> str:
    """One puzzle as text."""
    one, two = (rack.upper() for rack in puzzle.racks)
    lines = [say("study-puzzle", language, entry=puzzle.entry, one=one, two=two), *board_before(match, puzzle.entry)]
    if solve:
        best = puzzle.best
        names = {"first": best.moves[0], "second": best.moves[1], "points": best.points}
        lead = round(best.equity - puzzle.second.equity)
        lines.append(say("study-solution", language, name=match.seats[best.first_seat], lead=lead, **names))
    return "\n".join([*lines, ""])


def board_before(match: Record, entry: int) -> list[str]:
    """The board before an entry of a record, a line for each row."""
    replayed = begin(match)
    for action in match.actions[:entry]:
        replayed.repeat(action)
    return ["  " + " ".join(row) for row in replayed.view(None)["board"]]
