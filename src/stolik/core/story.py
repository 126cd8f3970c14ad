"""The story: what the last action did, rule by rule, kept in the state itself.

Every state has ``story`` and ``told``, how many of its entries count. Sentences, animation and "why"
read them and recompute nothing. `apply` begins a new story; a deal that follows goes on with it, so
that a player who looks up after the deal still sees how the last trick ended.

An entry is one number, written in one stroke because simulations tell stories too::

    bit  63        48         32         16       12       0
          |   c    |    b     |    a     | seat+1 | event  |
          15 bits    16 bits    16 bits    4 bits   12 bits
"""

from __future__ import annotations

from typing import Any

from stolik.core.kernel import kernel

NOBODY = -1  # an event that is no one seat's
SHORT = 4  # events of most stories


@kernel
def begin(state: Any) -> None:
    """Forget the last story. Old entries are cleared: they would make equal states differ."""
    for line in range(SHORT):  # in one stroke; a loop whose end is not known takes longer than most stories do
        state.story[line] = 0
    for line in range(SHORT, state.told):
        state.story[line] = 0
    state.told = 0


@kernel
def tell(state: Any, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Add one event; what the numbers mean is the event's own affair. The story is long enough (tested)."""
    # int(): interpreted, a number from a deal has 16 bits only and would lose what is shifted beyond them
    state.story[state.told] = event | int(seat + 1) << 12 | int(a) << 16 | int(b) << 32 | int(c) << 48
    state.told += 1


def unpack(entry: int) -> tuple[int, int, int, int, int]:
    """Event, seat and the three numbers of an entry.

    >>> unpack(601 | 3 << 12 | 90 << 16 | 2 << 32 | 11 << 48)
    (601, 2, 90, 2, 11)
    """
    return entry & 0xFFF, (entry >> 12 & 0xF) - 1, entry >> 16 & 0xFFFF, entry >> 32 & 0xFFFF, entry >> 48
