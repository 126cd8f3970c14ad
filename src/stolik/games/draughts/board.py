"""The two boards: names of squares, neighbours, and where the men stand at first.

Directions are numbered so that a set of them fits in eight bits::

    1 4 0
    7 . 6
    3 5 2
"""

from __future__ import annotations

import functools

import numpy as np

from stolik.core.kernel import Cells, small_kernel
from stolik.games.draughts.bits import signed
from stolik.games.draughts.state import DIRECTIONS, Rules

FILES = "abcdefgh"
WAYS = ((1, 1), (1, -1), (-1, 1), (-1, -1), (1, 0), (-1, 0), (0, 1), (0, -1))  # rank and file, by direction
DIAGONALS, ALL_WAYS = 0b0000_1111, 0b1111_1111

# where White's men stand; Black's are White's turned by 180 degrees
SETUPS = {
    "ranks": "a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3",  # D1
    "corner": "c1 d2 e3 f4 g5 h6 e1 f2 g3 h4 g1 h2",  # D12
    "nine": "a1 c1 e1 b2 d2 a3 c3 b4 a5",  # D12
    "two-ranks": " ".join(f"{file}{rank}" for rank in (1, 2) for file in FILES),  # D13
}


@functools.cache
def names(squares: int) -> tuple[str, ...]:
    """The squares of a board by number.

    >>> names(32)[:5], names(64)[63]
    (('a1', 'c1', 'e1', 'g1', 'b2'), 'h8')
    """
    dark = squares == 32
    return tuple(
        f"{file}{rank + 1}" for rank in range(8) for at, file in enumerate(FILES) if not dark or (rank + at) % 2 == 0
    )


@functools.cache
def numbers(squares: int) -> dict[str, int]:
    """Squares by name."""
    return {name: square for square, name in enumerate(names(squares))}


def set_of(squares: int, text: str) -> int:
    """The set of squares that are named in a text."""
    return signed(sum(1 << numbers(squares)[name] for name in text.split()))


def turned(squares: int, some: int) -> int:
    """A set turned by 180 degrees: what White sees as Black sees it."""
    return signed(sum(1 << (squares - 1 - square) for square in range(squares) if some >> square & 1))


def rank_set(squares: int, rank: int) -> int:
    """All squares of a rank, counted from 1."""
    return set_of(squares, " ".join(name for name in names(squares) if name[1] == str(rank)))


def _neighbours(squares: int) -> Cells:
    """The next square in each direction, -1 beyond the edge."""
    table = np.full((64, DIRECTIONS), -1, np.int64)
    known = numbers(squares)
    for name, square in known.items():
        for direction, (up, right) in enumerate(WAYS):
            file, rank = FILES.index(name[0]) + right, int(name[1]) + up
            if 0 <= file < 8:
                table[square, direction] = known.get(f"{FILES[file]}{rank}", -1)
    return table


def mirrored(directions: int) -> int:
    """Directions of White as Black has them: forward and backward change places.

    >>> bin(mirrored(0b0000_0011))
    '0b1100'
    """
    swap = (2, 3, 0, 1, 5, 4, 6, 7)
    return sum(1 << swap[direction] for direction in range(DIRECTIONS) if directions >> direction & 1)


NEIGHBOURS: Cells = np.stack([_neighbours(32), _neighbours(64)])


@small_kernel
def of(pair: tuple[int, int], colour: int) -> int:
    """What a colour has of a pair; an index that is not known while compiling would be slow."""
    return pair[0] if colour == 0 else pair[1]


@small_kernel
def next_to(rules: Rules, square: int, way: int) -> int:
    """The next square in a direction, -1 beyond the edge."""
    found: int = NEIGHBOURS[rules.squares >> 6, square, way]
    return found
