"""How numbers are written one after another into an observation; each function returns where the next ones go."""

from __future__ import annotations

from stolik.core.kernel import Cells, kernel


@kernel
def clear(out: Cells) -> None:
    """Begin with nothing seen."""
    for i in range(len(out)):
        out[i] = 0


@kernel
def one_of(out: Cells, at: int, size: int, which: int) -> int:
    """`size` places of which one is 1; none, if `which` is not among them."""
    if 0 <= which < size:
        out[at + which] = 1
    return at + size


@kernel
def bits(out: Cells, at: int, size: int, members: int) -> int:
    """`size` places, 1 where the bit of a set is."""
    for i in range(size):
        out[at + i] = members >> i & 1
    return at + size


@kernel
def part(out: Cells, at: int, value: int, whole: int) -> int:
    """One number as a part of what it is at most, or usually at most."""
    out[at] = value / whole
    return at + 1
