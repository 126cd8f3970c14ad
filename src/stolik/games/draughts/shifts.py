"""All dark squares at once: sets of them moved one square diagonally (see the drawing in ``state.py``).

In ranks 1, 3, 5, 7 the square to the north-east is 4 further and to the north-west 3, in the others 5 and 4.
"""

from __future__ import annotations

from stolik.core.kernel import kernel

DARK = 0xFFFF_FFFF
ODD_RANKS, EVEN_RANKS = 0x0F0F_0F0F, 0xF0F0_F0F0
NOT_FILE_A = 0x0E0E_0E0E  # of the odd ranks; the others do not touch that edge
NOT_FILE_H = 0x7070_7070  # of the even ranks


@kernel
def north_east(dark: int) -> int:
    """Direction 0."""
    return ((dark & ODD_RANKS) << 4 | (dark & NOT_FILE_H) << 5) & DARK


@kernel
def north_west(dark: int) -> int:
    """Direction 1."""
    return ((dark & NOT_FILE_A) << 3 | (dark & EVEN_RANKS) << 4) & DARK


@kernel
def south_east(dark: int) -> int:
    """Direction 2."""
    return (dark & ODD_RANKS) >> 4 | (dark & NOT_FILE_H) >> 3


@kernel
def south_west(dark: int) -> int:
    """Direction 3."""
    return (dark & NOT_FILE_A) >> 5 | (dark & EVEN_RANKS) >> 4


@kernel
def towards(dark: int, way: int) -> int:
    """A set moved one square in a diagonal direction; what falls off the edge is gone."""
    if way == 0:
        return north_east(dark)
    if way == 1:
        return north_west(dark)
    return south_east(dark) if way == 2 else south_west(dark)


@kernel
def short_jumpers(ways: int, prey: int, empty: int) -> int:
    """The squares from which a short jump in one of these directions takes one of `prey`; found from behind."""
    found = 0
    if ways & 1:
        found |= south_west(south_west(empty) & prey)
    if ways & 2:
        found |= south_east(south_east(empty) & prey)
    if ways & 4:
        found |= north_west(north_west(empty) & prey)
    if ways & 8:
        found |= north_east(north_east(empty) & prey)
    return found
