"""Where a position stands in the tables, and what they say of it: kernels for searches.

A table has a place for each way to put the material on the board, White to move::

    place = ((White's men * ways of Black's men + Black's men)
              * ways of White's kings + White's kings)
              * ways of Black's kings + Black's kings

Each part is the number of a set in the order of its highest squares. Men are counted on the squares where they may
stand, kings on those that are still free. What a table holds is a signed byte::

    0   draw          n > 0   won in 2n - 1 plies          n < 0   lost in -2n - 2 plies
"""

from __future__ import annotations

from math import comb
from typing import Any, NamedTuple

import numpy as np
from numba.core import types
from numba.extending import intrinsic

from stolik.bots.draughts.endgame.material import CODES, MOST, SIDES
from stolik.core.bits import MASK, count, first
from stolik.core.kernel import INTERPRET, Cells, kernel
from stolik.games.draughts.bits import BIT, signed
from stolik.games.draughts.shifts import DARK
from stolik.games.draughts.state import BLACK, WHITE, Rules

NOT_THERE = 1000  # what a probe answers where there are too many pieces

BELOW: Cells = np.array([signed((1 << square) - 1) for square in range(65)], np.int64)  # the squares below a square
CHOOSE: Cells = np.array([[comb(n, k) for k in range(MOST + 2)] for n in range(65)], np.int64)


class Tables(NamedTuple):
    """All positions of up to `pieces` pieces; 0: nothing is known."""

    pieces: int
    offsets: Cells  # by the code of the material
    values: Cells  # signed bytes, one material after the other


NO_TABLES = Tables(0, np.full(CODES, -1, np.int64), np.zeros(1, np.int8))


def _reversed_bits(squares: int) -> int:
    return signed(int(f"{int(squares) & MASK:064b}"[::-1], 2))


@intrinsic
def _one_instruction(typing: Any, squares: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.bitreverse(arguments[0])

    return types.int64(types.int64), generate


reversed_bits: Any = _reversed_bits if INTERPRET else _one_instruction


@kernel
def turned(rules: Rules, some: int) -> int:
    """A set turned by 180 degrees."""
    other_way: int = reversed_bits(some)
    return other_way >> 32 & DARK if rules.squares == 32 else other_way


# sets and numbers


@kernel
def number_of_set(some: int, excluded: int) -> int:
    """The number of a set among those of its size that keep clear of `excluded`."""
    number = 0
    size = 0
    while some != 0:
        square = first(some)
        some ^= BIT[square]
        size += 1
        number += CHOOSE[square - count(excluded & BELOW[square]), size]
    return number


@kernel
def set_of_number(number: int, size: int, excluded: int) -> int:
    """The set that has this number."""
    found = 0
    place = 64
    while size > 0:
        place -= 1
        while CHOOSE[place, size] > number:
            place -= 1
        number -= CHOOSE[place, size]
        size -= 1
        square = place
        below = count(excluded & BELOW[square + 1])
        while square != place + below:  # excluded squares push it upwards, past others perhaps
            square = place + below
            below = count(excluded & BELOW[square + 1])
        found |= BIT[square]
    return found


# positions and places


@kernel
def code_of(men: int, kings: int, other_men: int, other_kings: int) -> int:
    """The code of the material, as `Material.code`."""
    code: int = ((count(men) * SIDES + count(kings)) * SIDES + count(other_men)) * SIDES + count(other_kings)
    return code


@kernel
def place_of(rules: Rules, men: int, kings: int, other_men: int, other_kings: int) -> int:
    """The place of a position, White to move, in the table of its material."""
    both = men | other_men
    free = rules.squares - count(both)
    ways = CHOOSE[rules.squares - count(rules.crowning[BLACK]), count(other_men)]
    place: int = number_of_set(men, rules.crowning[WHITE]) * ways + number_of_set(other_men, rules.crowning[BLACK])
    place = place * CHOOSE[free, count(kings)] + number_of_set(kings, both)
    last: int = CHOOSE[free - count(kings), count(other_kings)]
    return place * last + number_of_set(other_kings, both | kings)


@kernel
def position_at(rules: Rules, code: int, place: int) -> tuple[int, int, int, int]:
    """The position at a place; where men share a square there is none."""
    n_kings, n_other_men, n_other_kings = code // SIDES**2 % SIDES, code // SIDES % SIDES, code % SIDES
    n_men = code // SIDES**3
    free = rules.squares - n_men - n_other_men
    ways = CHOOSE[free - n_kings, n_other_kings]
    last, place = place % ways, place // ways
    ways = CHOOSE[free, n_kings]
    third, place = place % ways, place // ways
    ways = CHOOSE[rules.squares - count(rules.crowning[BLACK]), n_other_men]
    men = set_of_number(place // ways, n_men, rules.crowning[WHITE])
    other_men = set_of_number(place % ways, n_other_men, rules.crowning[BLACK])
    if men & other_men != 0:
        return men, 0, other_men, 0
    kings = set_of_number(third, n_kings, men | other_men)
    return men, kings, other_men, set_of_number(last, n_other_kings, men | other_men | kings)


@kernel
def probe(rules: Rules, tables: Tables, colour: int, men: int, kings: int, enemy_men: int, enemy_kings: int) -> int:
    """What a position is worth to the mover: 0 draw, n > 0 won in 2n - 1 plies, n < 0 lost in -2n - 2, or NOT_THERE."""
    if men | kings == 0:
        return -1
    if enemy_men | enemy_kings == 0:
        return 1
    if count(men | kings | enemy_men | enemy_kings) > tables.pieces:
        return NOT_THERE
    if colour == BLACK:
        men, kings = turned(rules, men), turned(rules, kings)
        enemy_men, enemy_kings = turned(rules, enemy_men), turned(rules, enemy_kings)
    offset = tables.offsets[code_of(men, kings, enemy_men, enemy_kings)]
    return int(tables.values[offset + place_of(rules, men, kings, enemy_men, enemy_kings)])
