"""The story: what the last action did, rule by rule, kept in the state itself.

Every state has ``story`` (rows of event, seat, a, b, c) and ``told`` (how many rows count). Sentences,
animation and "why" read them and recompute nothing. `apply` begins a new story; a deal that follows
goes on with it, so that a player who looks up after the deal still sees how the last trick ended.
"""

from __future__ import annotations

from typing import Any

from stolik.core.kernel import kernel

WIDTH = 5  # event, seat and three numbers that the event gives a meaning to
NOBODY = -1  # an event that is no one seat's


@kernel
def begin(state: Any) -> None:
    """Forget the last story. Stale rows are cleared: they would make equal states differ."""
    for line in range(state.told):
        for column in range(WIDTH):
            state.story[line, column] = 0
    state.told = 0


@kernel
def tell(state: Any, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Add one event. The story is long enough for the longest action (tested)."""
    line = state.told
    state.story[line, 0] = event
    state.story[line, 1] = seat
    state.story[line, 2] = a
    state.story[line, 3] = b
    state.story[line, 4] = c
    state.told = line + 1
