"""Playing on by chance: the generic simulator, written once and compiled for every game."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.bits import first
from stolik.core.contract import HOST_BIT, acting, apply, chance, deal, legal
from stolik.core.game import Game
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
    seat: int = first(seats)
    return seat


@kernel
def decide(rules: Any, state: Any, seat: int, random: Cells, out: Cells) -> None:
    """Let a seat take one of its listed decisions at random."""
    count = legal(rules, state, seat, out)
    apply(rules, state, seat, out[below(random, count)])


@kernel
def play_out(rules: Any, state: Any, random: Cells, out: Cells, pool: Cells) -> int:
    """Finish a match with random decisions; return how many were made."""
    moves = 0
    seats = acting(rules, state)
    while seats != 0:
        if seats & HOST_BIT:
            serve(rules, state, random, pool)
        else:
            decide(rules, state, first_seat(seats), random, out)
            moves += 1
        seats = acting(rules, state)
    return moves


@kernel
def play_many(rules: Any, start: Cells, states: Cells, random: Cells, longest: int) -> int:
    """Play a match from `start` for every place of an array; return how many decisions were made in all."""
    out = np.empty(longest, np.int64)
    pool = np.empty(DEALT_AT_MOST, np.int16)
    moves = 0
    for i in range(len(states)):
        states[i] = start[0]
        moves += play_out(rules, states[i], random, out, pool)
    return moves


def playouts(game: Game, count: int, seed: int = 0, into: Cells | None = None) -> tuple[Cells, int]:
    """Play `count` random matches from the empty table; return their last states and the number of decisions."""
    states = np.empty(count, game.LAYOUT) if into is None else into[:count]
    moves = play_many(game.rules, game.empty_table(), states, generator(seed, "playouts"), game.LONGEST_LIST)
    return states, moves
