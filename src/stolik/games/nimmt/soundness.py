"""Whether a 6 nimmt! table can be: stages, heads, cards and rows, each by its rule."""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.core.story import NOBODY
from stolik.games.nimmt.rules import last_card, lowest_open, row_for
from stolik.games.nimmt.state import (
    CARDS,
    CHOOSING,
    DEALING,
    DECK,
    EMPTY,
    FULL,
    MOST_HEADS,
    MOST_ROUNDS,
    NO_SIDE,
    OVER,
    ROWS,
    SEATS,
    TAKING,
    UNMARKED,
    Rules,
    State,
)

FAULTS = {  # what the codes below mean
    101: "heads at a seat where nobody sits",
    102: "a card is not in the deck, or in two places",
    103: "hands are sorted upwards and hold as many cards as the turn leaves",
    104: "gone marks the cards that were seen this round, and none that is held",
    105: "the cards of the rows are in the deck and have been seen",
    301: "chosen is a card of the deck, while cards are being played",
    302: "chosen cards are seen when they are open and not before",
    303: "all have chosen, so the cards would be open",
    304: "who has yet to choose does not follow from chosen",
    401: "rows begin with a card and rise without gaps",
    601: "the lengths of the rows do not follow from their cards",
    701: "taker is the seat whose open card is lowest, while a row is owed",
    702: "the taker's card fits a row",
    801: "stage, turn (1 to 10) and round are out of their range",
    802: "heads are at least those taken this round, and before it below the limit",
    803: "more heads than there can be",
    901: "without the action card no row is marked and no side shown",
    1301: "a row is marked, and the side is the parity of its last card",
}


@kernel
def sound(rules: Rules, state: State) -> int:
    """0, or the rule that this state breaks: stages and heads, cards, the action card."""
    broken = sound_derived(rules, state)
    if broken == 0:
        broken = sound_stage(rules, state)
    if broken == 0:
        broken = sound_cards(rules, state)
    if broken == 0 and (state.stage == CHOOSING or state.stage == TAKING):
        broken = sound_rows(rules, state)
    return broken


@kernel
def derive(rules: Rules, states: Cells) -> None:
    """Compute the fields that are kept for speed: how long the rows are, and who has yet to choose."""
    state = states[0]
    for row in range(ROWS):
        state.sizes[row] = 0
        for i in range(FULL):
            if state.rows[row, i] != EMPTY:
                state.sizes[row] += 1
    state.waiting = 0
    for seat in range(rules.players):
        if state.stage == CHOOSING and state.chosen[seat] == EMPTY:
            state.waiting |= 1 << seat


@kernel
def sound_derived(rules: Rules, state: State) -> int:
    """N3, N6: the derived fields are what they follow from."""
    for row in range(ROWS):
        cards = 0
        for i in range(FULL):
            if state.rows[row, i] != EMPTY:
                cards += 1
        if state.sizes[row] != cards:
            return 601
    for seat in range(SEATS):
        waits = seat < rules.players and state.stage == CHOOSING and state.chosen[seat] == EMPTY
        if (state.waiting >> seat & 1 == 1) != waits:
            return 304
    return 0 if state.waiting >> SEATS == 0 else 304


@kernel
def sound_stage(rules: Rules, state: State) -> int:
    """N3, N8: the counters are in range and nobody reached the limit in an earlier round."""
    if state.stage < DEALING or state.stage > OVER or state.turn < 0 or state.turn > CARDS:
        return 801
    if state.round_no < 0 or state.round_no > MOST_ROUNDS or (rules.rounds > 0 and state.round_no > rules.rounds):
        return 801
    playing = state.stage == CHOOSING or state.stage == TAKING
    if playing and (state.turn == 0 or state.round_no == 0):
        return 801
    if state.stage == DEALING and rules.rounds > 0 and state.round_no == rules.rounds:
        return 801
    if (state.stage == TAKING) != (state.taker != NOBODY):
        return 701
    for seat in range(SEATS):
        if state.taken[seat] < 0 or state.heads[seat] < state.taken[seat]:
            return 802
        if state.heads[seat] > MOST_HEADS:
            return 803
        if seat >= rules.players and state.heads[seat] != 0:
            return 101
        before = state.heads[seat] - (state.taken[seat] if playing else 0)
        if rules.rounds == 0 and state.stage != OVER and before >= rules.limit:
            return 802
    return 0


@kernel
def sound_cards(rules: Rules, state: State) -> int:
    """N1, N3: every card is in one place, hands are sorted and of the size the turn leaves."""
    playing = state.stage == CHOOSING or state.stage == TAKING
    places = np.zeros(DECK + 1, np.int64)
    for seat in range(SEATS):
        held = CARDS - state.turn if playing and seat < rules.players else 0
        if held >= 0 and state.stage == CHOOSING and seat < rules.players and state.chosen[seat] == EMPTY:
            held += 1
        for i in range(CARDS):
            card = state.hands[seat, i]
            if card < 0 or card > rules.deck:
                return 102
            if (card != EMPTY) != (i < held) or (i > 0 and i < held and state.hands[seat, i - 1] >= card):
                return 103
            places[card] += 1
        card = state.chosen[seat]
        if card < 0 or card > rules.deck or (card != EMPTY and (not playing or seat >= rules.players)):
            return 301
        places[card] += 1
    seen = 0
    for card in range(DECK + 1):
        if state.gone[card] < 0 or state.gone[card] > (1 if card > 0 and card <= rules.deck else 0):
            return 104
        seen += state.gone[card]
    if playing and seen > ROWS + rules.players * (state.turn if state.stage == TAKING else state.turn - 1):
        return 104
    for row in range(ROWS):
        for i in range(FULL):
            card = state.rows[row, i]
            if card < 0 or card > rules.deck or (playing and card != EMPTY and state.gone[card] == 0):
                return 105
            places[card] += 1
    for card in range(1, DECK + 1):
        if playing and places[card] > 1:
            return 102
    return sound_secrets(rules, state) if playing else 0


@kernel
def sound_secrets(rules: Rules, state: State) -> int:
    """N3: held and sealed cards have not been seen, open ones have."""
    for seat in range(rules.players):
        for i in range(CARDS):
            if state.hands[seat, i] != EMPTY and state.gone[state.hands[seat, i]] != 0:
                return 104
        if state.chosen[seat] != EMPTY and state.gone[state.chosen[seat]] != (1 if state.stage == TAKING else 0):
            return 302
    return 0 if state.stage == TAKING or state.waiting != 0 else 303


@kernel
def sound_rows(rules: Rules, state: State) -> int:
    """N4, N7, N13: rows ascend, a row is owed only when none fits, the side is the marked row's parity."""
    for row in range(ROWS):
        if state.rows[row, 0] == EMPTY:
            return 401
        for i in range(1, FULL):
            if state.rows[row, i] != EMPTY and (i >= state.sizes[row] or state.rows[row, i] <= state.rows[row, i - 1]):
                return 401
    if rules.even_odd:
        if state.marked < 0 or state.marked >= ROWS or state.side != last_card(state, state.marked) % 2:
            return 1301
    elif state.marked != UNMARKED or state.side != NO_SIDE:
        return 901
    if state.stage == TAKING:
        if state.taker < 0 or state.taker >= rules.players or state.taker != lowest_open(rules, state):
            return 701
        if row_for(state, state.chosen[state.taker]) != NOBODY:
            return 702
    return 0
