"""Playing on by chance: the generic simulator, written once and compiled for every game."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.contract import HOST_BIT, acting, apply, chance, deal, legal
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below, generator, pick

DEALT_AT_MOST = 128  # numbers that one question of chance is about, in any game


@kernel
def serve(rules: Any, state: Any, random: Cells, pool: Cells) -> None:
    """Answer one question of chance with random numbers."""
    owed = chance(rules, state)
    k = owed >> 16
    pick(random, owed & 0xFFFF, k, pool)
    deal(rules, state, pool[:k])


@kernel
def first_seat(seats: int) -> int:
    """The lowest seat in a set of bits."""
    seat = 0
    while seats >> seat & 1 == 0:
        seat += 1
    return seat


@kernel
def play_out(rules: Any, state: Any, random: Cells, out: Cells, pool: Cells) -> int:
    """Finish a match with random decisions; return how many were made."""
    moves = 0
    while True:
        seats = acting(rules, state)
        if seats == 0:
            return moves
        if seats & HOST_BIT:
            serve(rules, state, random, pool)
            continue
        seat = first_seat(seats)
        count = legal(rules, state, seat, out)
        apply(rules, state, seat, out[below(random, count)])
        moves += 1


@kernel
def play_many(rules: Any, states: Cells, random: Cells, longest: int) -> int:
    """Finish every match of an array; return how many decisions were made in all."""
    out = np.empty(longest, np.int64)
    pool = np.empty(DEALT_AT_MOST, np.int16)
    moves = 0
    for i in range(len(states)):
        moves += play_out(rules, states[i], random, out, pool)
    return moves


def playouts(game: Any, count: int, seed: int = 0) -> tuple[Cells, int]:
    """Play `count` random matches from the empty table; return their last states and the number of decisions."""
    states = np.repeat(game.empty_table(), count)
    moves = play_many(game.rules, states, generator(seed, "playouts"), game.LONGEST_LIST)
    return states, int(moves)
