"""Rules of thumb for Sixty-six: what a sensible player does without thinking. Playouts follow them, now and then."""

from __future__ import annotations

from stolik.bots.sixtysix.solver import cheapest, dearest, top
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.games.sixtysix.leading import check_exchange
from stolik.games.sixtysix.state import DECLARE, ENOUGH, EXCHANGE, KING, NO_CARD, QUEEN, RANKS, WITH_MELD, Rules, State
from stolik.games.sixtysix.tricks import cards_of, first_part, meld_worth, points_of, required

QUEENS = 1 << QUEEN | 1 << QUEEN + RANKS | 1 << QUEEN + 2 * RANKS | 1 << QUEEN + 3 * RANKS
TENS_AND_ACES = 0b110000 | 0b110000 << RANKS | 0b110000 << 2 * RANKS | 0b110000 << 3 * RANKS
NOTHING = -1
WHIM = 6  # one playout decision in so many is taken by chance


@kernel
def pairs(hand: int) -> int:
    """The queens of a hand whose kings are there too."""
    return hand & QUEENS & hand >> KING - QUEEN


@kernel
def best_pair(state: State, hand: int) -> int:
    """The queen of the best pair in hand, or NOTHING."""
    queens = pairs(hand)
    if queens == 0:
        return NOTHING
    trumps = queens & cards_of(state.trump)
    return top(trumps) if trumps else top(queens)


@kernel
def winning_claim(state: State) -> int:
    """A true declaration of the player on lead, which nothing can better; or NOTHING."""
    seat = state.turn
    if state.led != NO_CARD or state.closed_by == 1 - seat:
        return NOTHING
    if state.points[seat] >= ENOUGH:
        return DECLARE
    if first_part(state):
        queen = best_pair(state, state.hands[seat])
        if queen != NOTHING and state.points[seat] + meld_worth(state, queen) >= ENOUGH:
            return WITH_MELD + queen
    return NOTHING


@kernel
def random_card(cards: int, random: Cells) -> int:
    """Any of these cards."""
    skip = below(random, 24)
    turned = cards >> skip | cards << 24 - skip & 0xFFFFFF
    return (top(turned) + skip) % 24


@kernel
def lead_by_thumb(state: State, hand: int) -> int:
    """A meld if there is one; else a cheap card, not a trump and not half of a pair."""
    queen = best_pair(state, hand)
    if queen != NOTHING and first_part(state):
        return queen
    plain = hand & ~cards_of(state.trump)
    spare = plain & ~TENS_AND_ACES
    if spare:
        return cheapest(spare)
    return cheapest(plain) if plain else cheapest(hand)


@kernel
def answer_by_thumb(state: State, cards: int) -> int:
    """Take with the dearest card of the suit, trump what is worth it, else throw the cheapest away."""
    led = state.led
    suit = cards_of(led // RANKS)
    over = (cards & suit) >> led + 1 << led + 1
    if over:
        return dearest(over)
    trumps = cards & cards_of(state.trump) & ~suit
    if trumps and points_of(led) >= 10:
        return cheapest(trumps)
    plain = cards & ~cards_of(state.trump)
    return cheapest(plain) if plain else cheapest(cards)


@kernel
def by_thumb(rules: Rules, state: State, random: Cells) -> int:
    """What the seat to play does in a playout; it never closes and never declares falsely."""
    claim = winning_claim(state)
    if claim != NOTHING:
        return claim
    seat = state.turn
    hand = state.hands[seat]
    if state.led != NO_CARD:
        cards = required(state, hand, state.led)
        return random_card(cards, random) if below(random, WHIM) == 0 else answer_by_thumb(state, cards)
    if check_exchange(rules, state, seat) == 0:
        return EXCHANGE
    if below(random, WHIM) == 0:
        return random_card(hand, random)
    return lead_by_thumb(state, hand)
