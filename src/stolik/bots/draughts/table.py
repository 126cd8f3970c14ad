"""The transposition table: what the search knows of positions it has met, shared by its threads without locks.

A place holds two numbers, `key ^ facts` and `facts`, so that a place that two threads wrote at once fits no key::

    bit     42      32    26      24      16        0
             | index | age | bound | depth |  value  |

Four places stand side by side; the key says where. `index` is the number of a move in the list of the position's
moves, which always comes in the same order.
"""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import Cells, kernel

SIDE_BY_SIDE = 4
UPPER, LOWER, EXACT = 1, 2, 3  # what a value is: at most, at least, exactly
NO_INDEX = 1023
AGES = 64
UNKNOWN = 0  # no facts: they always have a bound
SHIFT, DEPTHS = 32_768, 64  # so that values and depths are not negative


def new_table(megabytes: float) -> Cells:
    """An empty table of at most this size, a power of two of places."""
    places = max(1 << 10, int(megabytes * (1 << 20)) // 16)
    return np.zeros((1 << (places.bit_length() - 1), 2), np.int64)


@kernel
def pack(value: int, depth: int, bound: int, age: int, index: int) -> int:
    """Facts as one number."""
    return value + SHIFT | (depth + DEPTHS) << 16 | bound << 24 | age << 26 | index << 32


@kernel
def value_in(facts: int) -> int:
    """The value, counted from the position."""
    return (facts & 0xFFFF) - SHIFT


@kernel
def depth_in(facts: int) -> int:
    """How deep the value was searched."""
    return (facts >> 16 & 0xFF) - DEPTHS


@kernel
def bound_in(facts: int) -> int:
    """UPPER, LOWER or EXACT."""
    return facts >> 24 & 3


@kernel
def index_in(facts: int) -> int:
    """The number of the best move, or NO_INDEX."""
    return facts >> 32 & NO_INDEX


@kernel
def probe(table: Cells, key: int) -> int:
    """The facts about a position, or UNKNOWN."""
    start = key & (len(table) - SIDE_BY_SIDE)
    for place in range(start, start + SIDE_BY_SIDE):
        facts: int = table[place, 1]
        if table[place, 0] ^ facts == key and facts != UNKNOWN:
            return facts
    return UNKNOWN


@kernel
def store(table: Cells, key: int, facts: int) -> None:
    """Keep facts instead of those about the same position, else of old ones, else of the shallowest."""
    start = key & (len(table) - SIDE_BY_SIDE)
    age = facts >> 26 & (AGES - 1)
    chosen, least = start, 1 << 20
    for place in range(start, start + SIDE_BY_SIDE):
        known: int = table[place, 1]
        if table[place, 0] ^ known == key:
            chosen = place
            break
        worth = (known >> 16 & 0xFF) + (256 if known >> 26 & (AGES - 1) == age else 0)
        if known == UNKNOWN:
            worth = -1
        if worth < least:
            chosen, least = place, worth
    table[chosen, 0] = key ^ facts
    table[chosen, 1] = facts
