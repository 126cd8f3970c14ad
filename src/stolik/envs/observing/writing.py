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
    places = out[at : at + size]  # counted from 0: then several are written at once, three times as quickly
    for i in range(len(places)):
        places[i] = members >> i & 1
    return at + size


@kernel
def next_seat(seat: int, players: int) -> int:
    """Who sits behind a seat; dividing takes longer than the rest of what is written of a seat."""
    return seat + 1 if seat + 1 < players else 0


@kernel
def part(out: Cells, at: int, value: int, whole: int) -> int:
    """One number as a part of what it is at most, or usually at most."""
    out[at] = value * (1 / whole)  # dividing takes ten times as long, and `whole` is mostly a constant
    return at + 1
