"""Whether an Ogórek table can be: seats, lives, points and cards, each by its rule."""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY
from stolik.games.ogorek.rules import survivors
from stolik.games.ogorek.secrets import count_unseen
from stolik.games.ogorek.state import (
    ACE,
    CARDS,
    DEALING,
    DEALS,
    DRAWING,
    EMPTY,
    LIVES,
    LOSING,
    LOWEST,
    OVER,
    PLAYING,
    SEATS,
    Rules,
    State,
)

FAULTS = {  # what the codes below mean
    101: "points at a seat where nobody sits",
    102: "cards are 2 to 14, or 0 for none",
    103: "there are five cards of one value",
    104: "between deals nobody holds a card",
    105: "hands are sorted upwards",
    201: "the dealer is a seat that is still in; nobody before the first deal",
    202: "leader and turn are seats that are still in, and deal counts from 1",
    302: "least is a card, or 0 for none",
    303: "a hand holds a card lower than the one shown as its lowest",
    501: "what was played to the tricks so far and what is held make six cards for each seat, in the order of play",
    601: "trick counts from 0, and the last trick plays itself",
    701: "at 21 points a life is lost",
    801: "lives are 0 to 2, and 0 where nobody sits",
    802: "fallen numbers those without a life in the order in which they went out",
    1001: "the floor is 0 to 20 and at most the points",
    1002: "who has two lives has no floor",
    1101: "stage and deal fit the number of players who are still in",
}


@kernel
def sound(rules: Rules, state: State) -> int:
    """0, or the rule that this state breaks: seats and stages, lives and points, cards."""
    broken = sound_seats(rules, state)
    if broken == 0:
        broken = sound_points(rules, state)
    if broken == 0:
        broken = sound_cards(rules, state)
    return broken


@kernel
def sound_seats(rules: Rules, state: State) -> int:
    """O2, O8, O11: the stage fits the number of survivors, and who deals, leads and plays is still in."""
    for seat in range(SEATS):
        if state.lives[seat] < 0 or state.lives[seat] > (LIVES if seat < rules.players else 0):
            return 801
        if (state.fallen[seat] != 0) != (seat < rules.players and state.lives[seat] == 0):
            return 802
        if state.fallen[seat] < 0 or state.fallen[seat] > rules.players - survivors(state):
            return 802
        for other in range(seat):
            if state.fallen[seat] != 0 and state.fallen[seat] == state.fallen[other]:
                return 802
    if state.stage < DRAWING or state.stage > OVER or state.deal < 0 or state.deal > DEALS:
        return 1101
    if state.stage == OVER:
        return 0 if survivors(state) == 1 or (state.deal == DEALS and survivors(state) > 1) else 1101
    if survivors(state) < 2:
        return 1101
    if state.stage == DRAWING:
        if survivors(state) < rules.players:
            return 1101
        return 0 if state.deal == 0 and state.dealer == NOBODY else 201
    if not still_in(rules, state, state.dealer):
        return 201
    if state.stage == DEALING:
        return 0 if state.deal < DEALS else 1101
    if not still_in(rules, state, state.leader) or not still_in(rules, state, state.turn) or state.deal == 0:
        return 202
    return 0


@kernel
def still_in(rules: Rules, state: State, seat: int) -> bool:
    """Whether this is the seat of a player with a life left."""
    return seat >= 0 and seat < rules.players and state.lives[seat] > 0


@kernel
def sound_points(rules: Rules, state: State) -> int:
    """O7, O10: points of those still in lie between their floor and 20."""
    for seat in range(SEATS):
        if state.floor[seat] < 0 or state.floor[seat] >= LOSING or state.floor[seat] > state.points[seat]:
            return 1001
        if state.lives[seat] == LIVES and state.floor[seat] != 0:
            return 1002
        if state.points[seat] >= LOSING + ACE or (state.lives[seat] > 0 and state.points[seat] >= LOSING):
            return 701
        if seat >= rules.players and state.points[seat] != 0:
            return 101
    return 0


@kernel
def sound_cards(rules: Rules, state: State) -> int:
    """O1, O3, O5: no value five times, hands sorted and of the size the tricks leave."""
    for seat in range(SEATS):
        if state.least[seat] != EMPTY and (state.least[seat] < LOWEST or state.least[seat] > ACE):
            return 302
        for i in range(CARDS):
            if not is_card_or_empty(state.hands[seat, i]) or not is_card_or_empty(state.played[seat, i]):
                return 102
    left = np.zeros(ACE + 1, np.int64)
    count_unseen(rules, state, left)
    for value in range(LOWEST, ACE + 1):
        if left[value] < 0:
            return 103
    if state.trick < 0 or state.trick >= CARDS or (state.stage == PLAYING and state.trick == CARDS - 1):
        return 601
    for seat in range(SEATS):
        broken = sound_hand(state, seat)
        if broken != 0:
            return broken
    return 0


@kernel
def is_card_or_empty(card: int) -> bool:
    """O1: a value in the deck, or no card."""
    return card == EMPTY or (card >= LOWEST and card <= ACE)


@kernel
def sound_hand(state: State, seat: int) -> int:
    """O3, O5: while a deal is played, what a seat has played and what it holds make six cards."""
    if state.stage != PLAYING:
        return 0 if state.hands[seat, 0] == EMPTY else 104
    tricks = 0  # this seat has played to
    if state.lives[seat] > 0:
        tricks = state.trick
        before_turn = (seat - state.leader) % SEATS < (state.turn - state.leader) % SEATS
        if before_turn:
            tricks += 1
    held = CARDS - tricks if state.lives[seat] > 0 else 0
    for i in range(CARDS):
        if (state.hands[seat, i] != EMPTY) != (i < held) or (state.played[seat, i] != EMPTY) != (i < tricks):
            return 501
        if i > 0 and i < held and state.hands[seat, i - 1] > state.hands[seat, i]:
            return 105
    if held > 0 and state.hands[seat, 0] < state.least[seat]:
        return 303
    return 0
