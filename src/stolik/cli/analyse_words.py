"""`stolik analyse` for a position of words: the board, what to vote, and the best double turns with their equity."""

from __future__ import annotations

from functools import partial

import numpy as np
from rich.table import Table
from rich.text import Text

from stolik.bots.words.reviewing import WordsReviewer
from stolik.bots.words.study import best_double_turns
from stolik.bots.words.votes import only_talk
from stolik.bots.words.weighing import DoubleTurn, turn_begins, worded_moves
from stolik.cli.paper import make_console
from stolik.cli.screens.words import drawn_board
from stolik.core.errors import BadPosition
from stolik.core.match import Match
from stolik.core.words import decimal, say

TURNS = 10  # shown
EFFORT = 24  # rounds of four worlds


def analyse_position(match: Match, effort: int | None, language: str) -> None:
    """Print the best double turns of a position, as the pair on turn sees it."""
    if not match.acting:
        raise BadPosition("nobody is to move in this position, so there is nothing to analyse")
    game, state, console = match.game, match.state, make_console()
    seat = next((seat for seat in match.acting if seat >> 1 == state.turn), match.acting[0])
    hidden = game.hide(state, seat)
    racks = ["".join(tile or "" for tile in rack) for rack in match.view(seat)["racks"]]
    own = racks[seat & 2 : (seat & 2) + 2]
    console.print(Text(say("study-position", language, one=own[0], two=own[1], bag=int(state.left))))
    console.print(drawn_board(match.view(seat), partial(say, language=language)))
    if only_talk(np.array(game.listed(hidden, seat), np.int64)):
        for one in WordsReviewer().opinions(game, hidden, seat, effort):
            named = game.worded(hidden, seat, one.action, language)
            console.print(Text(f"  {named}: {decimal(one.value, language, '+.1f')}"))
    turns = best_double_turns(game, hidden, seat, TURNS, effort or EFFORT)
    if turns:
        moves = [worded_moves(game, turn_begins(game, hidden, seat)[0], turn, language) for turn in turns]
        console.print(listed(turns, moves, racks, language))
        tried = max(turn.worlds for turn in turns)
        console.print(Text(say("study-equity", language, worlds=tried), "label"), soft_wrap=True)


def listed(turns: list[DoubleTurn], moves: list[list[str]], racks: list[str], language: str) -> Table:
    """A line for each turn: whose rack goes first, the moves with their points, all points, and the equity."""
    table = Table(box=None, pad_edge=False, header_style="label")
    two = max(len(turn.moves) for turn in turns) == 2
    points = say("words-sheet-points", language)
    table.add_column(say("analyse-entry", language), justify="right", no_wrap=True)
    for heading, justify in (
        (say("study-first", language), "left"),
        (say("study-move", language), "left"),
        (points, "right"),
        *(((say("study-move", language), "left"), (points, "right")) if two else ()),
        *(((say("words-sheet-sum", language), "right"),) if two else ()),
        (say("study-value", language), "right"),
    ):
        table.add_column(heading, justify="right" if justify == "right" else "left", no_wrap=True)
    for number, (turn, named) in enumerate(zip(turns, moves, strict=True), 1):
        cells = [cell for move, score in zip(named, turn.scores, strict=True) for cell in (move, str(score))]
        total = [str(turn.points)] if two else []
        equity = decimal(turn.equity, language, "+.1f")
        table.add_row(str(number), racks[turn.first_seat], *cells, *total, equity)
    return table
