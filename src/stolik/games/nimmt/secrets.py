"""Who knows what in 6 nimmt!: other hands, sealed choices and the unused cards are secret."""

from __future__ import annotations

import numpy as np

from stolik.core.contract import HIDDEN
from stolik.core.hiding import hide_rows
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.games.nimmt.rules import sort_hand
from stolik.games.nimmt.state import CARDS, CHOOSING, DECK, EMPTY, Rules, State


@kernel
def hide(rules: Rules, state: State, eye: int) -> None:
    """Other hands are hidden, and what others have chosen until it is revealed; that they have chosen is seen."""
    hide_rows(state.hands, eye)
    if state.stage == CHOOSING:
        hide_rows(state.chosen, eye)


@kernel
def list_unseen(rules: Rules, state: State, out: Cells) -> int:
    """Write the cards that have not been seen this round and are in no known hand; return their number."""
    known = np.zeros(DECK + 1, np.int64)
    for seat in range(rules.players):
        for i in range(CARDS):
            if state.hands[seat, i] > EMPTY:
                known[state.hands[seat, i]] = 1
        if state.chosen[seat] > EMPTY:
            known[state.chosen[seat]] = 1
    count = 0
    for card in range(1, rules.deck + 1):
        if known[card] == 0 and state.gone[card] == 0:
            out[count] = card
            count += 1
    return count


@kernel
def redeal(rules: Rules, state: State, eye: int, random: Cells) -> None:
    """Give the others any of the unseen cards, sealed choices included."""
    unseen = np.empty(DECK, np.int64)
    left = list_unseen(rules, state, unseen)
    for seat in range(rules.players):
        if state.chosen[seat] == HIDDEN:
            left -= 1
            state.chosen[seat] = draw_card(unseen, left, random)
        if state.hands[seat, 0] == HIDDEN:
            for i in range(CARDS):
                if state.hands[seat, i] == HIDDEN:
                    left -= 1
                    state.hands[seat, i] = draw_card(unseen, left, random)
            sort_hand(state, seat)


@kernel
def draw_card(unseen: Cells, last: int, random: Cells) -> int:
    """Take a random card out of unseen[0..last]."""
    at = below(random, last + 1)
    card: int = unseen[at]
    unseen[at] = unseen[last]
    return card
