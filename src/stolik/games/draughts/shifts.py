"""Whole sets of squares moved one square in a direction (see the drawings in ``board.py`` and ``state.py``).

Of the dark squares of ranks 1, 3, 5, 7 the one to the north-east is 4 further and to the north-west 3, in the others
5 and 4. On all 64 squares every direction is a rotation, less what it carries over an edge.
"""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import Cells, small_kernel
from stolik.games.draughts.bits import rotated, signed

DARK = 0xFFFF_FFFF  # all of the 32
ODD_RANKS, EVEN_RANKS = 0x0F0F_0F0F, 0xF0F0_F0F0
NOT_FILE_A = 0x0E0E_0E0E  # of the odd ranks; the others do not touch that edge
NOT_FILE_H = 0x7070_7070  # of the even ranks

OPPOSITE: Cells = np.array([3, 2, 1, 0, 5, 4, 7, 6])

# of 64 squares, by direction: how far to rotate, and the squares that can be reached
TURN: Cells = np.array([9, 7, 64 - 7, 64 - 9, 8, 64 - 8, 1, 64 - 1])
_BEYOND_A, _BEYOND_H = 0x0101_0101_0101_0101, 0x8080_8080_8080_8080
_RANK_1, _RANK_8 = 0xFF, 0xFF << 56
REACHED: Cells = np.array(
    [
        signed(~edges)
        for edges in (
            _RANK_1 | _BEYOND_A,
            _RANK_1 | _BEYOND_H,
            _RANK_8 | _BEYOND_A,
            _RANK_8 | _BEYOND_H,
            _RANK_1,
            _RANK_8,
            _BEYOND_A,
            _BEYOND_H,
        )
    ]
)


@small_kernel
def north_east(dark: int) -> int:
    """Direction 0."""
    return ((dark & ODD_RANKS) << 4 | (dark & NOT_FILE_H) << 5) & DARK


@small_kernel
def north_west(dark: int) -> int:
    """Direction 1."""
    return ((dark & NOT_FILE_A) << 3 | (dark & EVEN_RANKS) << 4) & DARK


@small_kernel
def south_east(dark: int) -> int:
    """Direction 2."""
    return (dark & ODD_RANKS) >> 4 | (dark & NOT_FILE_H) >> 3


@small_kernel
def south_west(dark: int) -> int:
    """Direction 3."""
    return (dark & NOT_FILE_A) >> 5 | (dark & EVEN_RANKS) >> 4


@small_kernel
def towards(dark: int, way: int) -> int:
    """A set of dark squares moved one square in a diagonal direction; what falls off the edge is gone."""
    if way == 0:
        return north_east(dark)
    if way == 1:
        return north_west(dark)
    return south_east(dark) if way == 2 else south_west(dark)


@small_kernel
def towards_any(squares: int, some: int, way: int) -> int:
    """A set moved one square in a direction, on either board."""
    if squares == 32:
        return towards(some, way)
    moved: int = rotated(some, TURN[way]) & REACHED[way]
    return moved


@small_kernel
def before(squares: int, some: int, way: int) -> int:
    """The squares from which a step in this direction leads to one of a set."""
    return towards_any(squares, some, OPPOSITE[way] if squares == 64 else 3 - way)


@small_kernel
def leapers(squares: int, way: int, prey: int, empty: int) -> int:
    """The squares from which a short jump in this direction takes one of `prey`."""
    return before(squares, before(squares, empty, way) & prey, way)
