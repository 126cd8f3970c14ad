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
PATIENCE = 20_000  # leaps tried by who looks for a way that there may not be

# rules that a way may be looked for without, to name the one that forbids it
LIFTED = 1  # D5: captured pieces stay until the move is over
AGAIN = 2  # D5: no piece is jumped twice
PAST_LAST_RANK = 4  # D13, D14: a man that lands on the last rank stops
CROWNED_BETWEEN = 8  # D6: passing through the last rank does not crown
EVERY_WAY = 16  # D13, D14: men capture in some directions only
BRIEFLY = 32  # no rule: the search is given up after a while; sixteen men can keep a flying king busy for seconds


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
    without: int,
) -> int:
    """D3, D5: write squares and jumped pieces of a capture of exactly `taken` that ends on `end`; return its leaps.

    path[0] is the start; path[n, 0] where leap n lands, path[n, 1] the piece it takes. 0 if there is no such way,
    or no other after `skip` of them; rules of the set `without` are not heeded.
    Whether the capture could go on, or another takes more, is not asked.
    """
    longest: int = count(taken)
    if longest == 0 or longest > LEAPS:
        return 0
    if without & AGAIN:
        longest = min(LEAPS, longest + 1)
    empty = ~((men | kings) ^ BIT[start] | enemy)
    tried = np.zeros(LEAPS + 1, np.int64)  # by leap: direction * FARTHEST + landing square, the next to try
    left = np.zeros(LEAPS + 1, np.int64)  # what is still to be taken before each leap
    king = np.zeros(LEAPS + 1, np.int64)
    path[0, 0] = start
    left[0] = taken
    king[0] = kings >> start & 1
    depth = 0
    tries = 0
    while depth >= 0:
        if left[depth] == 0 and path[depth, 0] == end:
            if skip == 0:
                return depth
            skip -= 1
        done = left[depth] == 0 and without & AGAIN == 0
        if done or depth == longest or tried[depth] == DIRECTIONS * FARTHEST:
            depth -= 1
            continue
        tries += 1
        if without & BRIEFLY and tries > PATIENCE:
            return 0
        at = tried[depth]
        tried[depth] = at + 1
        prey = taken if without & AGAIN else left[depth]
        free = empty | taken & ~left[depth] if without & LIFTED else empty
        over, landing = leap(rules, colour, path[depth, 0], king[depth], at, prey, free, depth > 0, without)
        if landing < 0:
            continue
        depth += 1
        path[depth, 0] = landing
        path[depth, 1] = over
        left[depth] = left[depth - 1] & ~BIT[over]
        king[depth] = crowned_at_once(rules, colour, landing, king[depth - 1])
        if without & CROWNED_BETWEEN:
            king[depth] |= of(rules.crowning, colour) >> landing & 1
        tried[depth] = 0
    return 0


@kernel
def leap(
    rules: Rules,
    colour: int,
    square: int,
    king: int,
    number: int,
    prey: int,
    empty: int,
    under_way: bool,
    without: int,
) -> tuple[int, int]:
    """The piece taken and the square reached by the leap of this number, or -1, -1 if there is none."""
    way, far = number // FARTHEST, number % FARTHEST
    ways = rules.king_directions if king != 0 or without & EVERY_WAY else of(rules.jumps, colour)
    flies = king != 0 and rules.flying
    stops = under_way and without & PAST_LAST_RANK == 0 and must_stop(rules, colour, square, king)
    if ways >> way & 1 == 0 or (far > 0 and not flies) or stops:
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


@kernel
def follow(rules: Rules, colour: int, men: int, kings: int, enemy: int, squares: Cells) -> int:
    """D3, D5, D7: the pieces that a capture over just these squares takes; 0 if it cannot go that way.

    Of leaps in one direction, one after the other, the squares between them may be left out.
    """
    square = squares[0]
    king = kings >> square & 1
    empty = ~((men | kings) ^ BIT[square] | enemy)
    taken = 0
    for n in range(1, len(squares)):
        way = direction(rules, square, squares[n])
        if way < 0:
            return 0
        while square != squares[n]:
            over, square = leap(rules, colour, square, king, way * FARTHEST, enemy & ~taken, empty, taken != 0, 0)
            if square < 0:
                return 0
            beyond = next_to(rules, square, way)
            while king != 0 and rules.flying and square != squares[n] and beyond >= 0 and empty >> beyond & 1:
                square = beyond
                beyond = next_to(rules, square, way)
            taken |= BIT[over]
            king = crowned_at_once(rules, colour, square, king)
    return taken


@kernel
def direction(rules: Rules, start: int, end: int) -> int:
    """The direction in which one square lies from another; -1 if they are not in line."""
    for way in range(DIRECTIONS):
        square = next_to(rules, start, way)
        while square >= 0:
            if square == end:
                return way
            square = next_to(rules, square, way)
    return -1
