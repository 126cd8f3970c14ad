"""What partners say to each other and how they order their racks: W6, W22, W23."""

from __future__ import annotations

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY
from stolik.games.words.announcing import is_out, may_move
from stolik.games.words.codes import (
    NO_SIGNAL,
    NOT_ASKED_YOU,
    NOT_YOUR_RACK,
    SIGNAL_NOT_NOW,
    YOU_GO_ALONE,
    YOU_GO_ONCE,
)
from stolik.games.words.placing import tile_of
from stolik.games.words.racks import held, pair_of, size_of
from stolik.games.words.state import FIRST, LAST_DRAW, SAY_NO, SAY_YES, SHALL_I_CLOSE, SQUARE, State


@kernel
def check_you_go(state: State, seat: int) -> int:
    """W6, W22: "you go", once a turn, to a partner who can."""
    if state.stage != FIRST:
        return SIGNAL_NOT_NOW
    why = may_move(state, seat)
    if why != 0:
        return why
    if state.yielded != 0:
        return YOU_GO_ONCE
    return YOU_GO_ALONE if state.bound != NOBODY or is_out(state, seat ^ 1) else 0


@kernel
def check_signal(state: State, seat: int, signal: int) -> int:
    """W22: "I go", "shall I close?", and yes or no to that; in one's own pair's turn."""
    if signal < 1 or signal > SAY_NO:
        return NO_SIGNAL
    if pair_of(seat) != state.turn or state.stage == LAST_DRAW:
        return SIGNAL_NOT_NOW
    if signal >= SAY_YES and state.said[seat ^ 1] != SHALL_I_CLOSE:
        return NOT_ASKED_YOU
    return 0


def is_asked(state: State, seat: int) -> bool:
    """W22: whether the partner's "shall I close?" waits for a yes or no (Python, for whoever answers)."""
    waits = state.said[seat ^ 1] == SHALL_I_CLOSE and state.said[seat] not in (SAY_YES, SAY_NO)
    return bool(waits and pair_of(seat) == state.turn and state.stage != LAST_DRAW)


@kernel
def check_order(state: State, seat: int, action: int) -> int:
    """W23: the tiles of one's own rack in any order, at any time."""
    size = size_of(action)
    if action >> SQUARE & 511 != 0 or size < 1 or size != held(state, seat):
        return NOT_YOUR_RACK
    for i in range(size):
        wanted, there = 0, 0
        for j in range(size):
            if tile_of(action, j) == tile_of(action, i):
                wanted += 1
            if state.racks[seat, j] == tile_of(action, i):
                there += 1
        if wanted != there:
            return NOT_YOUR_RACK
    return 0
