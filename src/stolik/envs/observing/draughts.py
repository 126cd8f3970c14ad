"""What a seat observes of draughts. The board is not turned for Black: squares are numbered as in moves."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.kernel import Cells, apart_kernel, kernel, small_kernel
from stolik.envs.observing.encoder import Part, encodes
from stolik.envs.observing.spreading import spread
from stolik.envs.observing.writing import part
from stolik.games.draughts.draws import MANY_LIMIT, ROAD_LIMIT
from stolik.games.draughts.state import PLAYING, Rules, State

BEFORE = 2  # earlier times that a position can have been on the board
write_dark, write_all = spread(32), spread(64)


def fields(rules: Rules) -> Iterator[Part]:
    """What is observed, in order."""
    yield "own_men", rules.squares, "squares with men of one's own"
    yield "own_kings", rules.squares, "squares with kings of one's own"
    yield "other_men", rules.squares, "squares with the opponent's men"
    yield "other_kings", rules.squares, "squares with the opponent's kings"
    yield "colour", 2, "one is White, one is Black"
    yield "to_move", 1, "one is to move"
    yield "repeated", 1, "earlier times that this position was on the board / 2"
    yield "quiet", 1, "plies since a man moved or a piece was captured / those that make a draw"
    yield "balance", 1, "plies since a piece was captured or crowned / 120"
    yield "road", 1, "plies of three pieces against a lone king on the main road / 10"
    yield "over", 1, "the match is over"


@apart_kernel
def observe(rules: Rules, hidden: State, seat: int, out: Cells) -> int:
    """Write what a seat sees of the board."""
    at = observe_board(hidden, seat, out) if rules.squares == 32 else observe_whole_board(hidden, seat, out)
    at = part(out, at, 1 - seat, 1)
    at = part(out, at, seat, 1)
    at = part(out, at, 1 if hidden.mover == seat and hidden.ending == PLAYING else 0, 1)
    at = part(out, at, before(hidden), BEFORE)
    at = part(out, at, hidden.quiet, rules.quiet_limit)
    at = part(out, at, hidden.balance, MANY_LIMIT)
    at = part(out, at, hidden.road, ROAD_LIMIT)
    return part(out, at, 1 if hidden.ending != PLAYING else 0, 1)


@small_kernel
def observe_board(hidden: State, seat: int, out: Cells) -> int:
    """The four kinds of pieces on the dark squares."""
    at = write_dark(out, 0, hidden.men[seat])
    at = write_dark(out, at, hidden.kings[seat])
    at = write_dark(out, at, hidden.men[1 - seat])
    end: int = write_dark(out, at, hidden.kings[1 - seat])
    return end


@small_kernel
def observe_whole_board(hidden: State, seat: int, out: Cells) -> int:
    """The same on all 64 squares."""
    at = write_all(out, 0, hidden.men[seat])
    at = write_all(out, at, hidden.kings[seat])
    at = write_all(out, at, hidden.men[1 - seat])
    end: int = write_all(out, at, hidden.kings[1 - seat])
    return end


@kernel
def before(hidden: State) -> int:
    """D9: how often this position was on the board before."""
    times = 0
    for ply in range(hidden.quiet):
        if hidden.past[ply] == hidden.past[hidden.quiet]:
            times += 1
    return times


encodes(Rules, fields, observe)
