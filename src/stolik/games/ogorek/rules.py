"""The rules of Ogórek (Cucumber), O1-O11, each written once, in the order of the rulebook."""

from __future__ import annotations

import numpy as np

from stolik.core.contract import HIDDEN, HOST_BIT
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.core.story import NOBODY, begin, tell
from stolik.games.ogorek.state import (
    ACE,
    CARDS,
    DEALING,
    DEALS,
    DECK,
    DRAWING,
    EMPTY,
    LIVES,
    LOSING,
    LOWEST,
    OVER,
    PLAYING,
    SEATS,
    SUITS,
    Rules,
    State,
)

# events of the story: rule number * 100 + which
DEALER_DRAWN, DEALT = 201, 101
PLAYED, PLAYED_LOWEST, PLAYED_LAST = 301, 302, 601
TOOK, PENALTY = 401, 602
LOST_LIFE, REBORN, ELIMINATED = 701, 702, 801
BONUS, WON, STOPPED = 901, 1101, 1102

# refusals: rule number * 100 + reason
NO_SUCH_SEAT, NO_SUCH_CARD, NOT_HELD = 101, 102, 103
OUT_OF_GAME, NOT_YOUR_TURN, TOO_LOW = 801, 301, 302
MATCH_OVER, NO_DEAL_YET = 1101, 201


# O1: the cards


@kernel
def setup(rules: Rules, state: State) -> None:
    """O1, O2: nobody has points, everybody two lives, and the first dealer is yet to be drawn."""
    for seat in range(SEATS):
        state.lives[seat] = LIVES if seat < rules.players else 0
    state.stage = DRAWING
    state.dealer = NOBODY
    state.leader = NOBODY
    state.turn = NOBODY


@kernel
def survivors(state: State) -> int:
    """How many players are still in."""
    count = 0
    for seat in range(SEATS):
        if state.lives[seat] > 0:
            count += 1
    return count


@kernel
def value_of(number: int) -> int:
    """O1: the value of the card that chance calls `number`: 0..3 are the twos, 48..51 the aces."""
    return LOWEST + number // SUITS


@kernel
def chance(rules: Rules, state: State) -> int:
    """O1, O2: HOST owes the first dealer, then six cards for everybody still in."""
    if state.stage == DRAWING:
        return 1 << 16 | rules.players
    if state.stage == DEALING:
        return CARDS * survivors(state) << 16 | DECK
    return 0


@kernel
def deal(rules: Rules, state: State, order: Cells) -> None:
    """O1, O2: draw the first dealer; or give six cards to everybody still in, seat by seat."""
    state.reveals += 1
    if state.stage == DRAWING:
        state.dealer = order[0]
        state.stage = DEALING
        tell(state, DEALER_DRAWN, state.dealer)
        return
    state.deal += 1
    state.trick = 0
    dealt = 0
    for seat in range(SEATS):
        if state.lives[seat] > 0:
            for i in range(CARDS):
                state.hands[seat, i] = value_of(order[dealt + i])
            sort_hand(state, seat)
            dealt += CARDS
    for other in range(SEATS):
        state.least[other] = EMPTY
        for trick in range(CARDS):
            state.played[other, trick] = EMPTY
    state.leader = next_survivor(state, state.dealer)
    state.turn = state.leader
    state.stage = PLAYING
    state.period += 1
    tell(state, DEALT, state.dealer, state.deal, state.leader)


@kernel
def sort_hand(state: State, seat: int) -> None:
    """Order the cards held upwards, empty places last: equal hands are equal bytes."""
    hand = state.hands[seat]
    for i in range(1, CARDS):
        card = hand[i]
        if card == EMPTY:
            break
        j = i
        while j > 0 and hand[j - 1] > card:
            hand[j] = hand[j - 1]
            j -= 1
        hand[j] = card


# O2: the deal passes to the left


@kernel
def next_survivor(state: State, seat: int) -> int:
    """O2: the next seat to the left that is still in."""
    left = seat
    while True:
        left = (left + 1) % SEATS
        if state.lives[left] > 0:
            return left


# O3: what may be played


@kernel
def acting(rules: Rules, state: State) -> int:
    """O3: one seat at a time; HOST when cards are to be dealt."""
    if state.stage == PLAYING:
        return 1 << state.turn
    if state.stage == OVER:
        return 0
    return HOST_BIT


@kernel
def ticking(rules: Rules, state: State) -> int:
    """The clock of the seat to play runs."""
    return 1 << state.turn if state.stage == PLAYING else 0


@kernel
def highest_in_trick(state: State) -> int:
    """O3: the highest card of the trick on the table, EMPTY for the leader."""
    highest = EMPTY
    for seat in range(SEATS):
        highest = max(highest, state.played[seat, state.trick])
    return highest


@kernel
def check(rules: Rules, state: State, seat: int, action: int) -> int:
    """O3: any card from the leader; then one not lower than the highest, or one's lowest."""
    if seat < 0 or seat >= rules.players:
        return NO_SUCH_SEAT
    if state.stage == OVER:
        return MATCH_OVER
    if state.lives[seat] == 0:
        return OUT_OF_GAME
    if state.stage != PLAYING:
        return NO_DEAL_YET
    if state.turn != seat:
        return NOT_YOUR_TURN
    if action < LOWEST or action > ACE:
        return NO_SUCH_CARD
    held = False
    for i in range(CARDS):
        if state.hands[seat, i] == action:
            held = True
    if not held:
        return NOT_HELD
    if action != state.hands[seat, 0] and action < highest_in_trick(state):
        return TOO_LOW
    return 0


@kernel
def legal(rules: Rules, state: State, seat: int, out: Cells) -> int:
    """O3: the values that may be played, upwards; equal ranks are one action."""
    if seat < 0 or seat >= rules.players or state.stage != PLAYING or state.turn != seat:
        return 0
    highest = highest_in_trick(state)
    count = 0
    previous = EMPTY
    for i in range(CARDS):
        card = state.hands[seat, i]
        if card == EMPTY:
            break
        if card != previous and (i == 0 or card >= highest):
            if count < len(out):
                out[count] = card
            count += 1
        previous = card
    return count


@kernel
def apply(rules: Rules, state: State, seat: int, action: int) -> None:
    """O3: play a card; the last of the trick ends it (O4), the fifth trick the deal (O6)."""
    begin(state)
    state.period += 1
    under = action < highest_in_trick(state)
    lay(state, seat, action)
    if under:
        state.least[seat] = action
        tell(state, PLAYED_LOWEST, seat, action)
    else:
        tell(state, PLAYED, seat, action)
    state.turn = next_survivor(state, seat)
    if state.turn == state.leader:
        end_trick(state)
        if state.trick == CARDS - 1:
            play_last_trick(rules, state)


@kernel
def lay(state: State, seat: int, card: int) -> None:
    """O5: move a card from the hand to the open cards in front of its player."""
    hand = state.hands[seat]
    i = 0
    while hand[i] != card:
        i += 1
    while i < CARDS - 1:
        hand[i] = hand[i + 1]
        i += 1
    hand[CARDS - 1] = EMPTY
    state.played[seat, state.trick] = card
    state.reveals += 1


# O4: who takes the trick


@kernel
def taker(state: State) -> int:
    """O4: the highest card takes the trick; among equals the one played last."""
    best = state.leader
    seat = next_survivor(state, state.leader)
    while seat != state.leader:
        if state.played[seat, state.trick] >= state.played[best, state.trick]:
            best = seat
        seat = next_survivor(state, seat)
    return best


@kernel
def end_trick(state: State) -> None:
    """O4: the taker leads the next trick."""
    winner = taker(state)
    tell(state, TOOK, winner, state.played[winner, state.trick], state.trick + 1)
    state.leader = winner
    state.turn = winner
    state.trick += 1


# O6: the last trick


@kernel
def play_last_trick(rules: Rules, state: State) -> None:
    """O6: the last trick is forced, so it plays itself; its taker is charged with their card."""
    for _ in range(survivors(state)):
        seat = state.turn
        card = state.hands[seat, 0]
        lay(state, seat, card)
        tell(state, PLAYED_LAST, seat, card)
        state.turn = next_survivor(state, seat)
    loser = taker(state)
    charge(state, loser, state.played[loser, state.trick])
    end_deal(rules, state)


@kernel
def charge(state: State, loser: int, card: int) -> None:
    """O6-O9: penalty, then rebirth or elimination, then the bonuses."""
    state.points[loser] += card
    tell(state, PENALTY, loser, card, state.points[loser])
    if state.points[loser] >= LOSING:
        lose_life(state, loser)
    grant_bonuses(state, loser, card)


# O7, O8: lives


@kernel
def lose_life(state: State, loser: int) -> None:
    """O7, O8: reborn with the highest score of an opponent still in, or eliminated with the second life."""
    state.lives[loser] -= 1
    tell(state, LOST_LIFE, loser, state.points[loser], state.lives[loser])
    if state.lives[loser] == 0:
        order = 0
        for seat in range(SEATS):
            order = max(order, state.fallen[seat])
        state.fallen[loser] = order + 1
        tell(state, ELIMINATED, loser)
        return
    highest = 0
    for seat in range(SEATS):
        if seat != loser and state.lives[seat] > 0:
            highest = max(highest, state.points[seat])
    state.points[loser] = highest
    state.floor[loser] = highest
    tell(state, REBORN, loser, highest)


# O9, O10: bonuses


@kernel
def grant_bonuses(state: State, loser: int, card: int) -> None:
    """O9, O10: whoever else played the highest card gets as much off, down to their floor."""
    for seat in range(SEATS):
        if seat != loser and state.lives[seat] > 0 and state.played[seat, state.trick] == card:
            state.points[seat] = max(state.floor[seat], state.points[seat] - card)
            tell(state, BONUS, seat, card, state.points[seat])


# O11: the end


@kernel
def end_deal(rules: Rules, state: State) -> None:
    """O2, O11: the deal passes on, unless one player is left or 200 deals have been played."""
    if survivors(state) == 1:
        state.stage = OVER
        tell(state, WON, next_survivor(state, 0))
    elif state.deal == DEALS:
        state.stage = OVER
        tell(state, STOPPED, NOBODY, DEALS)
    else:
        state.stage = DEALING
        state.dealer = next_survivor(state, state.dealer)
    state.leader = NOBODY
    state.turn = NOBODY


@kernel
def scores(rules: Rules, state: State, out: Cells) -> None:
    """O6: the penalty points as they stand."""
    for seat in range(rules.players):
        out[seat] = state.points[seat]


@kernel
def standing(rules: Rules, state: State, out: Cells) -> None:
    """O11: the later eliminated the better; among those left more lives, then fewer points."""
    for seat in range(rules.players):
        if state.lives[seat] == 0:
            out[seat] = state.fallen[seat]
        else:
            out[seat] = 100 * state.lives[seat] - state.points[seat]


# who knows what


@kernel
def hide(rules: Rules, state: State, eye: int) -> None:
    """Other hands are hidden; what lies open and what it showed stays."""
    for seat in range(rules.players):
        if seat != eye:
            for i in range(CARDS):
                if state.hands[seat, i] != EMPTY:
                    state.hands[seat, i] = HIDDEN


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


# can it be


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
        return 0 if survivors(state) == 1 or state.deal == DEALS and survivors(state) > 1 else 1101
    if survivors(state) < 2:
        return 1101
    if state.stage == DRAWING:
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
