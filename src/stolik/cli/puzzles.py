"""`stolik puzzles`: find the best double turn, in positions of a match that was played."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from stolik.bots.words.study import CLEAR, Puzzle, puzzles
from stolik.bots.words.weighing import worded_moves
from stolik.cli.paper import make_console
from stolik.cli.screens.words import drawn_board
from stolik.cli.words_files import read_match
from stolik.core.match import Match
from stolik.core.record import Record
from stolik.core.replaying import begin
from stolik.core.words import preferred_language, say


def puzzles_(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="file with the record of a match of words, or GCG")],
    clear: Annotated[float, typer.Option(help="points by which the best double turn must lead")] = CLEAR,
    solve: Annotated[bool, typer.Option("--solve", help="also print the solutions")] = False,
    language: Annotated[str | None, typer.Option(help="en, pl or cs; default: the system's")] = None,
) -> None:
    """List positions in which one double turn is clearly best: the board, both racks, and with --solve the answer."""
    language = language or preferred_language()
    match = read_match(record)
    console = make_console()
    found = puzzles(match, clear)
    if not found:
        console.print(say("study-none", language, points=round(clear)))
    for puzzle in found:
        for part in shown(match, puzzle, solve, language):
            console.print(part, soft_wrap=True)


def shown(match: Record, puzzle: Puzzle, solve: bool, language: str) -> list[Text]:
    """One puzzle: the racks, the board with its squares' names and premiums, and the solution if wanted."""
    one, two = (rack.upper() for rack in puzzle.racks)
    before = table_before(match, puzzle.entry)
    board = drawn_board(before.view(None), partial(say, language=language))
    parts = [Text(say("study-puzzle", language, entry=puzzle.entry, one=one, two=two)), board]
    if solve:
        best = puzzle.best
        first, second = worded_moves(before.game, before.state, best, language)
        names = {"first": first, "second": second, "points": best.points}
        lead = round(best.equity - puzzle.second.equity)
        solution = say("study-solution", language, name=match.seats[best.first_seat], lead=lead, **names)
        parts.append(Text(solution, "accent"))
    return [*parts, Text()]


def table_before(match: Record, entry: int) -> Match:
    """A match as it stood before an entry of its record."""
    replayed = begin(match)
    for action in match.actions[:entry]:
        replayed.repeat(action)
    return replayed
