"""How numbers are written one after another into an observation; each function returns where the next ones go."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.kernel import Cells, small_kernel
from stolik.core.story import NOBODY

SMALL = 256  # numbers that a field of eight bits can hold


@small_kernel
def place(number: int) -> Any:
    """A place that is known not to be counted from the end: to find that out takes as long as writing there does."""
    return np.uint64(number)


@small_kernel
def clear(out: Cells, at: int, size: int) -> None:
    """Write so many times nothing; how many should be known while compiling."""
    for i in range(size):
        out[place(at + i)] = 0


@small_kernel
def one_of(out: Cells, at: int, size: int, which: int) -> int:
    """`size` places of which one is 1; none, if `which` is not among them."""
    if 0 <= which < size:
        out[place(at + which)] = 1
    return at + size


@small_kernel
def member(which: int) -> int:
    """A set of one, to be spread; of nothing that is below 0 anything is spread."""
    return 1 << (which & 63)


@small_kernel
def next_seat(seat: int, players: int) -> int:
    """Who sits behind a seat; dividing takes longer than the rest of what is written of a seat."""
    return seat + 1 if seat + 1 < players else 0


@small_kernel
def part(out: Cells, at: int, value: int, whole: int) -> int:
    """One number as a part of what it is at most, or usually at most."""
    out[place(at)] = value * (1 / whole)  # dividing takes ten times as long, and `whole` is mostly a constant
    return at + 1


def parts_of(whole: int) -> Cells:
    """Small numbers as parts of what they are at most, to be looked up by `small_part`."""
    return np.array(
        [(number if number < SMALL // 2 else number - SMALL) / whole for number in range(SMALL)], np.float32
    )


@small_kernel
def small_part(out: Cells, at: int, value: int, parts: Cells) -> int:
    """The same as `part` for a field of eight bits: looking it up takes less than half as long as counting."""
    out[place(at)] = parts[place(value & SMALL - 1)]
    return at + 1


@small_kernel
def one_seat(out: Cells, at: int, players: int, which: int, seat: int) -> int:
    """A place for each seat as the observer counts, of which one is 1; none, if it is nobody's."""
    behind = which - seat
    if which != NOBODY:
        out[place(at + (behind if behind >= 0 else behind + players))] = 1
    return at + players
