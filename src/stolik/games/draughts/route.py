"""The way of a capture: over which squares and pieces it leads. A move does not say, so it is looked for."""

from __future__ import annotations

import numpy as np

from stolik.core.bits import count
from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.bits import BIT
from stolik.games.draughts.board import next_to, of
from stolik.games.draughts.jumps import crowned_at_once, must_stop, prey_along
from stolik.games.draughts.state import DIRECTIONS, Rules

LEAPS = 16  # at most: as many as the enemy can have pieces
FARTHEST = 8  # landing squares behind a piece


@kernel
def find_route(
    rules: Rules,
    colour: int,
    men: int,
    kings: int,
    enemy: int,
    start: int,
    end: int,
    taken: int,
    path: Cells,
    skip: int,
) -> int:
    """D3, D5: write squares and jumped pieces of a capture of exactly `taken` that ends on `end`; return its leaps.

    path[0] is the start; path[n, 0] where leap n lands, path[n, 1] the piece it takes. 0 if there is no such way,
    or no other after `skip` of them.
    Whether the capture could go on, or another takes more, is not asked.
    """
    leaps: int = count(taken)
    if leaps == 0 or leaps > LEAPS:
        return 0
    empty = ~((men | kings) ^ BIT[start] | enemy)
    tried = np.zeros(LEAPS + 1, np.int64)  # by leap: direction * FARTHEST + landing square, the next to try
    left = np.zeros(LEAPS + 1, np.int64)  # what is still to be taken before each leap
    king = np.zeros(LEAPS + 1, np.int64)
    path[0, 0] = start
    left[0] = taken
    king[0] = kings >> start & 1
    depth = 0
    while depth >= 0:
        if left[depth] == 0 and path[depth, 0] == end:
            if skip == 0:
                return leaps
            skip -= 1
        if left[depth] == 0 or tried[depth] == DIRECTIONS * FARTHEST:
            depth -= 1
            continue
        at = tried[depth]
        tried[depth] = at + 1
        over, landing = leap(rules, colour, path[depth, 0], king[depth], at, left[depth], empty, depth > 0)
        if landing < 0:
            continue
        depth += 1
        path[depth, 0] = landing
        path[depth, 1] = over
        left[depth] = left[depth - 1] ^ BIT[over]
        king[depth] = crowned_at_once(rules, colour, landing, king[depth - 1])
        tried[depth] = 0
    return 0


@kernel
def leap(
    rules: Rules, colour: int, square: int, king: int, number: int, prey: int, empty: int, under_way: bool
) -> tuple[int, int]:
    """The piece taken and the square reached by the leap of this number, or -1, -1 if there is none."""
    way, far = number // FARTHEST, number % FARTHEST
    ways = rules.king_directions if king != 0 else of(rules.jumps, colour)
    flies = king != 0 and rules.flying
    if ways >> way & 1 == 0 or (far > 0 and not flies) or (under_way and must_stop(rules, colour, square, king)):
        return -1, -1
    over = prey_along(rules, square, way, flies, prey, empty)
    if over < 0:
        return -1, -1
    landing = next_to(rules, over, way)
    for _ in range(far):
        if landing >= 0:
            landing = next_to(rules, landing, way)
            if landing >= 0 and empty >> landing & 1 == 0:
                landing = -1
    return over, landing
