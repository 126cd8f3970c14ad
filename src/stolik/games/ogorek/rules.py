"""The rules of Ogórek (Cucumber), O1-O11, each written once, in the order of the rulebook."""

from __future__ import annotations

from stolik.core.bits import write_members
from stolik.core.contract import HOST_BIT
from stolik.core.kernel import Cells, kernel
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
    RANKED,
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
            give_hand(state, seat, order, dealt)
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
def give_hand(state: State, seat: int, order: Cells, first: int) -> None:
    """O1: six cards of the deal, each put at once where it belongs: behind all lower ones."""
    for i in range(first, first + CARDS):
        rank = 0
        for j in range(first, first + CARDS):
            if order[j] < order[i]:
                rank += 1
        state.hands[seat, rank] = value_of(order[i])


@kernel
def sort_hand(state: State, seat: int) -> None:
    """Order the cards held upwards, empty places last: equal hands are equal bytes."""
    for i in range(1, CARDS):
        card = state.hands[seat, i]
        if card == EMPTY:
            break
        j = i
        while j > 0 and state.hands[seat, j - 1] > card:
            state.hands[seat, j] = state.hands[seat, j - 1]
            j -= 1
        state.hands[seat, j] = card


# O2: the deal passes to the left


@kernel
def next_survivor(state: State, seat: int) -> int:
    """O2: the next seat to the left that is still in."""
    nearest = seat
    for away in range(SEATS - 1, 0, -1):  # all round, which need not be foreseen
        left = (seat + away) % SEATS
        nearest = left if state.lives[left] > 0 else nearest
    return nearest


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
def held_by(state: State, seat: int) -> int:
    """The values of a hand, as a set; of a hand that is hidden any may be held."""
    held = 0
    for i in range(CARDS):
        held |= 1 << (state.hands[seat, i] & 63)  # EMPTY is the first member, HIDDEN the last one
    return held & RANKED if held >= 0 else RANKED


@kernel
def playable(state: State, held: int) -> int:
    """O3: what may be played of a hand: its lowest value, and all that are not lower than the highest on the table."""
    highest = highest_in_trick(state)
    return held & -held | held >> highest << highest


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
    held = held_by(state, seat)
    if held >> action & 1 == 0:
        return NOT_HELD
    return 0 if playable(state, held) >> action & 1 else TOO_LOW


@kernel
def legal(rules: Rules, state: State, seat: int, out: Cells) -> int:
    """O3: the values that may be played, upwards; equal ranks are one action."""
    if state.stage != PLAYING or state.turn != seat:
        return 0
    return write_members(playable(state, held_by(state, seat)), CARDS, out, 0)


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
    for i in range(CARDS - 1):  # sorted: what is not lower moves up one place, over the card itself
        held = state.hands[seat, i]
        state.hands[seat, i] = state.hands[seat, i + 1] if held >= card else held
    if state.hands[seat, CARDS - 1] >= card:
        state.hands[seat, CARDS - 1] = EMPTY
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
