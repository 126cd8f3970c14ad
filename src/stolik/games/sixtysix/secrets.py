"""Who knows what in Sixty-six: the other hand and the stock's order are secret; what play showed is remembered.

Every unseen card goes to a hand that may hold it or to the stock. What the hands lack is known as
``barred``, so there are four kinds of unseen cards: those only the first hand may hold, those only
the second, those both, and those neither may hold.
"""

from __future__ import annotations

import numpy as np

from stolik.core.contract import HIDDEN
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.core.story import NOBODY
from stolik.games.sixtysix.state import ALL, DECK, NO_CARD, PLAYING, SEATS, Rules, State
from stolik.games.sixtysix.tricks import count, hand_size


@kernel
def hide(rules: Rules, state: State, eye: int) -> None:
    """Other hands and the stock below the turn-up are hidden; what lies open and what it showed stays."""
    if state.stage != PLAYING:
        return
    for seat in range(SEATS):
        if seat != eye:
            state.hands[seat] = HIDDEN
    for i in range(1, state.left):
        state.stock[i] = HIDDEN


@kernel
def seen(state: State) -> int:
    """The cards whose place all know: those won, on the table, turned up or shown."""
    cards: int = state.taken[0] | state.taken[1] | state.shown[0] | state.shown[1]
    if state.led != NO_CARD:
        cards |= 1 << state.led
    if state.left > 0:
        cards |= 1 << state.stock[0]
    return cards


@kernel
def unseen(state: State, eye: int) -> int:
    """The cards that an eye has not seen in this deal."""
    own = state.hands[eye] if eye != NOBODY else 0
    return ALL & ~(seen(state) | own)


@kernel
def missing(state: State, seat: int) -> int:
    """How many cards of a hidden hand are unknown."""
    return hand_size(state, seat) - count(state.shown[seat]) if state.hands[seat] == HIDDEN else 0


@kernel
def redeal(rules: Rules, state: State, eye: int, random: Cells) -> None:
    """Fill hands and stock with unseen cards so that every possible world is equally likely."""
    if state.stage != PLAYING:
        return
    cards = unseen(state, eye)
    need0, need1 = missing(state, 0), missing(state, 1)
    only0, only1 = cards & ~state.barred[0] & state.barred[1], cards & ~state.barred[1] & state.barred[0]
    both = cards & ~state.barred[0] & ~state.barred[1]
    share = choose_shares(need0, need1, count(only0), count(only1), count(both), random)
    from0, from1 = share >> 8, share & 0xFF
    hand0 = some_of(only0, from0, random) | some_of(both, need0 - from0, random)
    hand1 = some_of(only1, from1, random) | some_of(both & ~hand0, need1 - from1, random)
    if state.hands[0] == HIDDEN:
        state.hands[0] = hand0 | state.shown[0]
    if state.hands[1] == HIDDEN:
        state.hands[1] = hand1 | state.shown[1]
    fill_stock(state, cards & ~hand0 & ~hand1, random)


@kernel
def choose_shares(need0: int, need1: int, only0: int, only1: int, both: int, random: Cells) -> int:
    """How many cards each hand takes of those that it alone may hold, by the number of worlds; as a << 8 | b."""
    worlds = 0
    for a in range(min(need0, only0) + 1):
        for b in range(min(need1, only1) + 1):
            worlds += ways(need0, need1, only0, only1, both, a, b)
    at = below(random, worlds)
    for a in range(min(need0, only0) + 1):
        for b in range(min(need1, only1) + 1):
            at -= ways(need0, need1, only0, only1, both, a, b)
            if at < 0:
                return a << 8 | b
    return 0


@kernel
def ways(need0: int, need1: int, only0: int, only1: int, both: int, a: int, b: int) -> int:
    """The number of worlds in which the hands take a and b of the cards that they alone may hold."""
    shared0, shared1 = need0 - a, need1 - b
    if shared0 + shared1 > both:
        return 0
    return choices(only0, a) * choices(only1, b) * choices(both, shared0) * choices(both - shared0, shared1)


@kernel
def choices(n: int, k: int) -> int:
    """n over k."""
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


@kernel
def some_of(cards: int, k: int, random: Cells) -> int:
    """A random set of k of these cards."""
    chosen = 0
    left = count(cards)
    card = 0
    while k > 0 and card < DECK:
        if cards >> card & 1:
            if below(random, left) < k:
                chosen |= 1 << card
                k -= 1
            left -= 1
        card += 1
    return chosen


@kernel
def fill_stock(state: State, cards: int, random: Cells) -> None:
    """Lay these cards into the hidden places of the stock, in any order."""
    pile = np.empty(DECK, np.int64)
    size = 0
    for card in range(DECK):
        if cards >> card & 1:
            pile[size] = card
            size += 1
    for i in range(1, state.left):
        j = below(random, size)
        size -= 1
        state.stock[i] = pile[j]
        pile[j] = pile[size]
