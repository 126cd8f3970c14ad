"""Whether a Sixty-six table can be: seats, points and cards, each by its rule."""

from __future__ import annotations

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY
from stolik.games.sixtysix.state import (
    ALL,
    CARDS,
    DECK,
    DRAWING,
    LAST_TRICK,
    NO_CARD,
    OVER,
    PLAIN_MELD,
    PLAYING,
    QUEEN,
    RANKS,
    SEATS,
    STOCK,
    TRUMP_MELD,
    Rules,
    State,
)
from stolik.games.sixtysix.tricks import count, hand_size, meld_worth, points_of, suit_of

SUITS = 4
MOST_PAID = 3  # game points for one deal (S9)


FAULTS = {  # what the codes below mean
    101: "hands, taken, shown and barred are sets of the 24 cards",
    102: "the stock holds cards of the pack, as many as are left",
    103: "every card is in one place: a hand, the trick, the stock, or taken",
    104: "points are those of the cards taken and of melds that a trick followed",
    201: "the dealer is 0 or 1; nobody before the first deal",
    202: "the leader is 0 or 1 while a deal is played, and deal counts from 1",
    203: "the dealer's opponent leads first",
    204: "trump is the suit of the turn-up",
    205: "between deals nobody holds a card and nothing waits",
    206: "a hand has not as many cards as the tricks and the stock leave",
    301: "turn is the leader's, or when a card is led the other's",
    302: "tricks are two cards each of those taken",
    303: "the stock has an even number of cards, the turn-up included, 12 at most",
    304: "led is a card, or -1 for none",
    305: "a hand is empty or has more than six cards",
    306: "while cards are drawn hands are full",
    501: "closed_by is 0, 1 or nobody, and tricks_at_close 0 if nobody closed",
    502: "an exhausted stock cannot be closed",
    503: "who closed has no trick",
    601: "shown are cards in the hand, barred cards that are not",
    701: "melded is a set of suits",
    702: "both have melded one suit",
    801: "pending is the worth of a meld that was made",
    802: "a player on lead has no meld that waits",
    901: "tricks_at_close is more than the tricks the closer's opponent has",
    1501: "game points fit the target and the stage",
    1502: "stage or deal is out of its range",
}


@kernel
def sound(rules: Rules, state: State) -> int:
    """0, or the rule that this state breaks: seats and stages, sets and numbers, cards, points."""
    broken = sound_seats(rules, state)
    if broken == 0:
        broken = sound_numbers(state)
    if broken == 0:
        broken = sound_cards(state) if state.stage == PLAYING else sound_pause(state)
    if broken == 0:
        broken = sound_closing(rules, state)
    if broken == 0:
        broken = sound_points(state)
    return broken


@kernel
def sound_seats(rules: Rules, state: State) -> int:
    """S2, S15: the stage fits the game points and those who deal, lead and play."""
    if state.stage < DRAWING or state.stage > OVER or state.deal < 0:
        return 1502
    winners = 0
    for seat in range(SEATS):
        if state.game_points[seat] < 0 or state.game_points[seat] >= rules.target + MOST_PAID:
            return 1501
        if state.game_points[seat] >= rules.target:
            winners += 1
    if winners != (1 if state.stage == OVER else 0):
        return 1501
    if state.stage == DRAWING:
        return 0 if state.dealer == NOBODY and state.deal == 0 else 201
    if state.dealer != 0 and state.dealer != 1:
        return 201
    if state.stage != PLAYING:
        return 0 if state.leader == NOBODY and state.turn == NOBODY else 202
    if (state.leader != 0 and state.leader != 1) or state.deal == 0:
        return 202
    if state.tricks[0] + state.tricks[1] == 0 and state.leader == state.dealer:
        return 203
    return 0 if state.turn == (state.leader if state.led == NO_CARD else 1 - state.leader) else 301


@kernel
def sound_numbers(state: State) -> int:
    """S1, S3: every set holds cards of the deck, every number is in its range."""
    for seat in range(SEATS):
        for cards in (state.hands[seat], state.taken[seat], state.shown[seat], state.barred[seat]):
            if cards & ~ALL != 0:
                return 101
        if state.melded[seat] < 0 or state.melded[seat] >= 1 << SUITS:
            return 701
        if state.tricks[seat] < 0 or state.tricks[seat] * SEATS != count(state.taken[seat]):
            return 302
    if state.left < 0 or state.left > STOCK or state.left % SEATS != 0:
        return 303
    for i in range(STOCK):
        if state.stock[i] < 0 or state.stock[i] >= DECK or (i >= state.left and state.stock[i] != 0):
            return 102
    if state.trump < (NO_CARD if state.deal == 0 else 0) or state.trump >= SUITS:
        return 204
    if state.led < NO_CARD or state.led >= DECK:
        return 304
    return 0


@kernel
def sound_pause(state: State) -> int:
    """S2: between deals nobody holds a card and nothing is remembered."""
    for seat in range(SEATS):
        if state.hands[seat] | state.shown[seat] | state.barred[seat] | state.pending[seat] != 0:
            return 205
    if state.taken[0] & state.taken[1] != 0:
        return 103
    return 0 if state.left == 0 and state.led == NO_CARD else 205


@kernel
def sound_cards(state: State) -> int:
    """S1-S3: all 24 cards are there, once each, where the tricks played leave them."""
    everything, places = 0, 0
    for seat in range(SEATS):
        everything |= state.hands[seat] | state.taken[seat]
        places += count(state.hands[seat]) + count(state.taken[seat])
        if count(state.hands[seat]) != hand_size(state, seat):
            return 206
        if state.shown[seat] & ~state.hands[seat] != 0 or state.barred[seat] & state.hands[seat] != 0:
            return 601
    for i in range(state.left):
        everything |= 1 << state.stock[i]
        places += 1
    if state.led != NO_CARD:
        everything |= 1 << state.led
        places += 1
    if everything != ALL or places != DECK:
        return 103
    if state.left > 0 and suit_of(state.stock[0]) != state.trump:
        return 204
    if hand_size(state, state.turn) < 1 or hand_size(state, 0) > CARDS or hand_size(state, 1) > CARDS:
        return 305
    if state.closed_by == NOBODY and state.left > 0 and hand_size(state, state.turn) != CARDS:
        return 306
    return 0


@kernel
def sound_closing(rules: Rules, state: State) -> int:
    """S5, S9: only a stock that is left can be closed, and what the opponent had then is no more than now."""
    if state.closed_by == NOBODY:
        return 0 if state.tricks_at_close == 0 else 501
    if state.closed_by < 0 or state.closed_by >= SEATS or state.deal == 0:
        return 501
    if state.stage == PLAYING and state.left == 0:
        return 502
    if rules.close_needs_trick and state.tricks[state.closed_by] == 0:
        return 503
    if state.tricks_at_close < 0 or state.tricks_at_close > state.tricks[1 - state.closed_by]:
        return 901
    return 0


@kernel
def sound_points(state: State) -> int:
    """S1, S7, S8: points are those of the cards won and of melds that a trick followed."""
    if state.melded[0] & state.melded[1] != 0:
        return 702
    for seat in range(SEATS):
        points = -state.pending[seat]
        for card in range(DECK):
            if state.taken[seat] >> card & 1:
                points += points_of(card)
        waiting = False
        for suit in range(SUITS):
            if state.melded[seat] >> suit & 1:
                points += meld_worth(state, RANKS * suit + QUEEN)
                waiting = waiting or state.pending[seat] == meld_worth(state, RANKS * suit + QUEEN)
        if state.pending[seat] != 0 and not waiting:
            return 801
        if state.pending[seat] != 0 and seat == state.leader and state.led == NO_CARD:
            return 802
        if state.stage == PLAYING and points != state.points[seat]:
            return 104
        over = state.points[seat] - points  # when a deal is over: the last trick, or minus a meld without a trick
        if state.stage != PLAYING and over not in (0, LAST_TRICK, -PLAIN_MELD, -TRUMP_MELD):
            return 104
    return 0
