"""Patterns: overlapping parts of the board, eight squares each, and how men stand on them.

On 32 squares a pattern is two dark squares wide and four ranks high, which is a square of the real board; on 64
squares it is four files wide and two ranks high::

    6 7            4 5 6 7
     4 5           0 1 2 3
    2 3
     0 1

What stands on it is a number of eight digits in base 3 (empty, White's man, Black's man); kings are not seen.
Turned by 180 degrees with the colours changed, a board is worth the opposite; on 64 squares mirrored left to right,
the same. So a pattern's number shares its weight with those of its images, see `sharing`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from stolik.core.kernel import Cells, kernel

CELLS = 8
WAYS = 3**CELLS  # to fill a pattern
DARK_PATTERNS, ALL_PATTERNS = 15, 21  # on 32 squares and on 64

TERNARY = np.array([sum(3**i for i in range(CELLS) if bits >> i & 1) for bits in range(1 << CELLS)], np.int64)


@kernel
def pattern_number(squares: int, pattern: int, white: int, black: int) -> int:
    """How White's and Black's men stand on a pattern."""
    if squares == 32:
        shift = 4 * (pattern // 3) + pattern % 3
        mine, other = white >> shift & 0x3333, black >> shift & 0x3333
        mine, other = (mine | mine >> 2) & 0x0F0F, (other | other >> 2) & 0x0F0F
    else:
        shift = 8 * (pattern // 3) + 2 * (pattern % 3)
        mine, other = white >> shift & 0x0F0F, black >> shift & 0x0F0F
    number: int = TERNARY[(mine | mine >> 4) & 0xFF] + 2 * TERNARY[(other | other >> 4) & 0xFF]
    return number


@cache
def cells_of(squares: int) -> Cells:
    """The squares of each pattern, in the order of its digits."""
    if squares == 32:
        rows = [[4 * (p // 3) + p % 3 + 4 * (i // 2) + i % 2 for i in range(CELLS)] for p in range(DARK_PATTERNS)]
    else:
        rows = [[8 * (p // 3) + 2 * (p % 3) + 8 * (i // 4) + i % 4 for i in range(CELLS)] for p in range(ALL_PATTERNS)]
    return np.array(rows)


class Sharing(NamedTuple):
    """Which weight each pattern's number takes, and with which sign; by pattern * WAYS + number."""

    weight: Cells
    sign: Cells  # 0: the pattern is its own opposite
    weights: int  # how many there are


@cache
def sharing(squares: int) -> Sharing:
    """Images of each other share a weight."""
    cells = cells_of(squares)
    digits = np.arange(WAYS)[:, None] // 3 ** np.arange(CELLS) % 3
    turn = squares - 1 - np.arange(squares)
    mirror = np.arange(squares) ^ 7
    images = [(turn, -1)] if squares == 32 else [(turn, -1), (mirror, 1), (mirror[turn], -1)]
    own = np.arange(len(cells) * WAYS)
    least, sign, opposite = own.copy(), np.ones(len(own), np.int64), np.zeros(len(own), bool)
    for where, factor in images:
        image = np.concatenate([_image(cells, pattern, digits, where, factor) for pattern in range(len(cells))])
        opposite |= (image == own) & (factor < 0)
        sign = np.where(image < least, factor, sign)
        least = np.minimum(least, image)
    chosen, weight = np.unique(least, return_inverse=True)
    return Sharing(weight.astype(np.int32), np.where(opposite, 0, sign).astype(np.int8), len(chosen))


def _image(cells: Cells, pattern: int, digits: Cells, where: Cells, factor: int) -> Cells:
    """For every number of a pattern: where the image is, as pattern * WAYS + number."""
    seen = where[cells[pattern]]
    other = next(p for p in range(len(cells)) if set(cells[p]) == set(seen))
    places = [list(cells[other]).index(square) for square in seen]
    colours = digits if factor > 0 else np.array([0, 2, 1])[digits]
    number: Cells = other * WAYS + (colours * 3 ** np.array(places)).sum(1)
    return number
