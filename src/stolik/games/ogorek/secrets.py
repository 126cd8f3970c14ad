"""Who knows what in Ogórek: other hands and the undealt cards are secret; what play showed is remembered."""

from __future__ import annotations

import numpy as np

from stolik.core.contract import HIDDEN
from stolik.core.hiding import hide_rows
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.core.story import NOBODY
from stolik.games.ogorek.rules import sort_hand
from stolik.games.ogorek.state import ACE, CARDS, DECK, EMPTY, LOWEST, SUITS, Rules, State


@kernel
def hide(rules: Rules, state: State, eye: int) -> None:
    """Other hands are hidden; what lies open and what it showed stays."""
    hide_rows(state.hands, eye)


@kernel
def count_unseen(rules: Rules, state: State, left: Cells) -> int:
    """Write how many cards of each value lie neither open nor in a known hand; return their number."""
    for value in range(LOWEST, ACE + 1):
        left[value] = SUITS
    unseen = DECK
    for seat in range(rules.players):
        for i in range(CARDS):
            if state.hands[seat, i] > EMPTY:
                left[state.hands[seat, i]] -= 1
                unseen -= 1
            if state.played[seat, i] > EMPTY:
                left[state.played[seat, i]] -= 1
                unseen -= 1
    return unseen


@kernel
def redeal(rules: Rules, state: State, eye: int, random: Cells) -> None:
    """Give the others hands they may hold: unseen cards, none below the card they showed as lowest.

    Seats are served in falling `least`: the sets they may draw from nest, so none is left short
    and every possible world is equally likely.
    """
    left = np.zeros(ACE + 1, np.int64)
    unseen = count_unseen(rules, state, left)
    served = 0
    for _ in range(rules.players):
        seat = NOBODY
        for other in range(rules.players):
            if served >> other & 1 == 0 and (seat == NOBODY or state.least[other] > state.least[seat]):
                seat = other
        served |= 1 << seat
        if state.hands[seat, 0] == HIDDEN:
            draw_hand(state, seat, left, unseen, random)
            for i in range(CARDS):
                if state.hands[seat, i] != EMPTY:
                    unseen -= 1


@kernel
def draw_hand(state: State, seat: int, left: Cells, unseen: int, random: Cells) -> None:
    """Fill a hidden hand from the unseen cards not below what its seat showed as lowest."""
    too_low = 0
    for value in range(LOWEST, state.least[seat]):
        too_low += left[value]
    for i in range(CARDS):
        if state.hands[seat, i] != HIDDEN:
            break
        at = too_low + below(random, unseen - too_low)
        value = LOWEST
        while at >= left[value]:
            at -= left[value]
            value += 1
        left[value] -= 1
        unseen -= 1
        state.hands[seat, i] = value
    sort_hand(state, seat)
