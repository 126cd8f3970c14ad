"""How a match ends, D8, D9 and D14: keys of positions, the counters, and the judgement."""

from __future__ import annotations

import hashlib

import numpy as np

from stolik.core.bits import count, first
from stolik.core.kernel import Cells, kernel, small_kernel
from stolik.games.draughts.bits import BIT
from stolik.games.draughts.jumps import jumpers
from stolik.games.draughts.moves import can_step
from stolik.games.draughts.state import (
    BALANCED,
    BLOCKED,
    CAPTURED,
    FEW,
    PLAYING,
    QUIET,
    REPEATED,
    ROAD,
    WHITE,
    Counted,
    Rules,
    State,
)

FEW_LIMIT, ROAD_LIMIT = 10, 10  # plies: five moves of each side
SOME_LIMIT, MANY_LIMIT = 60, 120  # with 4 or 5 pieces, with 6 or 7


def _random_keys() -> Cells:
    """Random numbers that never change, below 2**62: [men 0, kings 1][colour][square]; the last one is the mover's."""
    drawn = (hashlib.sha256(f"draughts {i}".encode()).digest()[:8] for i in range(4 * 64 + 1))
    return np.array([int.from_bytes(number, "little") >> 2 for number in drawn], np.int64)


KEYS = _random_keys()
BLACK_MOVES = int(KEYS[-1])


@kernel
def key_of(mover: int, men: int, kings: int, other_men: int, other_kings: int) -> int:
    """A number for a position and its mover, as repetition (D9) and searches compare them; men of White come first."""
    key = BLACK_MOVES if mover != WHITE else 0
    for kind in range(4):
        rest = men
        if kind == 1:
            rest = other_men
        elif kind == 2:
            rest = kings
        elif kind == 3:
            rest = other_kings
        while rest != 0:
            square = first(rest)
            rest ^= BIT[square]
            key ^= KEYS[64 * kind + square]
    return key


@kernel
def key_of_change(colour: int, start: int, end: int, king: bool, king_then: bool) -> int:
    """What the key of a position changes by when the other is to move, and a piece stands elsewhere, maybe crowned."""
    left: int = KEYS[64 * (2 * king + colour) + start]
    reached: int = KEYS[64 * (2 * king_then + colour) + end]
    return BLACK_MOVES ^ left ^ reached


@kernel
def key_of_taken(colour: int, taken: int, kings: int) -> int:
    """What it changes by when pieces of a colour are lifted, some of them kings."""
    key = 0
    while taken != 0:
        square = first(taken)
        taken ^= BIT[square]
        key ^= KEYS[64 * (2 * (kings >> square & 1) + colour) + square]
    return key


@kernel
def state_key(state: State) -> int:
    """The key of the position on the table."""
    return key_of(state.mover, state.men[0], state.kings[0], state.men[1], state.kings[1])


# D14: the draws of FMJD-64


@kernel
def lone_king(state: Counted, colour: int) -> bool:
    """Whether a colour has one king and nothing else."""
    return bool(state.men[colour] == 0 and count(state.kings[colour]) == 1)


@kernel
def pieces(state: Counted, colour: int) -> int:
    """How many pieces a colour has."""
    number: int = count(state.men[colour] | state.kings[colour])
    return number


@small_kernel
def holds_road(rules: Rules, state: Counted) -> bool:
    """D14: three pieces stand against a lone king on the main road."""
    for colour in range(2):
        if lone_king(state, colour) and state.kings[colour] & rules.road != 0 and pieces(state, 1 - colour) == 3:
            return True
    return False


@kernel
def few_left(state: Counted) -> bool:
    """D14: at most two pieces stand against a lone king."""
    return (lone_king(state, 0) and pieces(state, 1) <= 2) or (lone_king(state, 1) and pieces(state, 0) <= 2)


@kernel
def balance_limit(state: Counted) -> int:
    """D14: after so many plies without a change of balance it is a draw; 0: this does not count now."""
    if state.kings[0] == 0 or state.kings[1] == 0:
        return 0
    number = pieces(state, 0) + pieces(state, 1)
    if number == 4 or number == 5:
        return SOME_LIMIT
    return MANY_LIMIT if number == 6 or number == 7 else 0


@small_kernel
def count_on(rules: Rules, state: Counted, quiet: bool, changed: bool, on_road: bool) -> None:
    """D9, D14: the counters after a move; `on_road`: whether the main road was held before it."""
    state.quiet = state.quiet + 1 if quiet else 0
    state.balance = 0 if changed else state.balance + 1
    state.road = state.road + 1 if on_road and not changed and holds_road(rules, state) else 0


# D8, D9


@kernel
def repetitions(state: State) -> int:
    """D9: how often this position has been on the board with this mover, now included."""
    times = 0
    for i in range(state.quiet + 1):
        if state.past[i] == state.past[state.quiet]:
            times += 1
    return times


@small_kernel
def judge(rules: Rules, state: State) -> int:
    """D8, D9, D14: how the match has ended, or PLAYING; a win comes before a draw."""
    if pieces(state, 0) == 0 or pieces(state, 1) == 0:
        return CAPTURED
    mover = state.mover
    men, kings = state.men[mover], state.kings[mover]
    enemy = state.men[1 - mover] | state.kings[1 - mover]
    if not can_step(rules, mover, men, kings, enemy) and jumpers(rules, mover, men, kings, enemy) == 0:
        return BLOCKED
    if state.quiet >= 8 and repetitions(state) >= 3:
        return REPEATED
    return counted_out(rules, state)


@small_kernel
def counted_out(rules: Rules, state: Counted) -> int:
    """D9, D14: the draw that a counter has come to, or PLAYING."""
    if state.quiet >= rules.quiet_limit:
        return QUIET
    if rules.balance:
        if few_left(state) and state.balance >= FEW_LIMIT:
            return FEW
        if state.road >= ROAD_LIMIT:
            return ROAD
        limit = balance_limit(state)
        if limit > 0 and state.balance >= limit:
            return BALANCED
    return PLAYING


@kernel
def winner(state: State) -> int:
    """D8: the colour that has won, or -1."""
    if state.ending == CAPTURED:
        return 0 if pieces(state, 1) == 0 else 1
    return 1 - state.mover if state.ending == BLOCKED else -1
