"""Cards and tricks of Sixty-six: S1, S3, S6, and the melds made by leading, S7 and S8."""

from __future__ import annotations

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY, tell
from stolik.games.sixtysix.codes import MELDED
from stolik.games.sixtysix.state import (
    CARDS,
    KING,
    NO_CARD,
    PLAIN_MELD,
    QUEEN,
    QUEENS,
    RANKS,
    SEATS,
    STOCK,
    SUIT,
    TRUMP_MELD,
    State,
)

# S1: the cards


@kernel
def points_of(card: int) -> int:
    """S1: 9 0, J 2, Q 3, K 4, 10 10, A 11; one hexadecimal digit for each rank, the nine's last."""
    return 0xBA4320 >> 4 * (card % RANKS) & 15


@kernel
def suit_of(card: int) -> int:
    """S1: the number of a card's suit."""
    return card // RANKS


@kernel
def cards_of(suit: int) -> int:
    """S1: the set of a suit's cards."""
    return SUIT << RANKS * suit


@kernel
def count(cards: int) -> int:
    """How many cards a set holds."""
    pairs = cards - (cards >> 1 & 0x555555)
    fours = (pairs & 0x333333) + (pairs >> 2 & 0x333333)
    return (fours + (fours >> 4) & 0x0F0F0F) * 0x010101 >> 16 & 0xFF


# S3: tricks


@kernel
def first_part(state: State) -> bool:
    """S3, S6: whether cards are still drawn: the stock is neither closed nor exhausted."""
    return state.left > 0 and state.closed_by == NOBODY


@kernel
def hand_size(state: State, seat: int) -> int:
    """S3: how many cards a seat holds, which everybody can count."""
    laid = 1 if state.led != NO_CARD and seat == state.leader else 0
    held: int = CARDS - state.tricks[0] - state.tricks[1] + (STOCK - state.left) // SEATS - laid
    return held


@kernel
def on_lead(state: State) -> bool:
    """S4, S5, S12: whether a trick is to be begun."""
    return state.led == NO_CARD


@kernel
def beats(trump: int, led: int, answer: int) -> bool:
    """S3: whether an answer takes the trick: a higher card of the led suit, or a trump on another suit."""
    if suit_of(answer) == suit_of(led):
        return answer > led
    return suit_of(answer) == trump


@kernel
def lay(state: State, seat: int, card: int) -> None:
    """S3: a card leaves the hand and is seen by all."""
    state.hands[seat] &= ~(1 << card)
    state.shown[seat] &= ~(1 << card)
    state.reveals += 1


# S6: following in the second part


@kernel
def required(state: State, hand: int, led: int) -> int:
    """S6: the cards of a hand that may answer a lead."""
    if first_part(state):
        return hand
    same = hand & cards_of(suit_of(led))
    higher = same >> led + 1 << led + 1
    if higher != 0:
        return higher
    if same != 0:
        return same
    trumps = hand & cards_of(state.trump)
    return trumps if trumps != 0 else hand


@kernel
def remember_failures(state: State, seat: int, card: int) -> None:
    """S6: what an answer tells about the hand it came from, for all to remember."""
    led = state.led
    same = cards_of(suit_of(led))
    if suit_of(card) == suit_of(led):
        if card < led:
            state.barred[seat] |= same >> led + 1 << led + 1
        return
    state.barred[seat] |= same
    if suit_of(card) != state.trump:
        state.barred[seat] |= cards_of(state.trump)


# S7, S8: melds


@kernel
def is_meld_rank(card: int) -> bool:
    """S7: a queen or a king; its partner is then card ^ 1."""
    return card % RANKS == QUEEN or card % RANKS == KING


@kernel
def pairs_in(hand: int) -> int:
    """S7: the queens and kings of a hand that have their partner beside them."""
    queens = hand & hand >> 1 & QUEENS
    return queens | queens << 1


@kernel
def meld_worth(state: State, card: int) -> int:
    """S7: 40 in trumps, 20 otherwise."""
    return TRUMP_MELD if suit_of(card) == state.trump else PLAIN_MELD


@kernel
def meld(state: State, seat: int, card: int) -> None:
    """S7, S8: a queen or king led from a pair is a meld that waits for a trick; else the partner is known missing."""
    partner = card ^ 1
    if state.hands[seat] >> partner & 1:
        state.pending[seat] = meld_worth(state, card)
        state.melded[seat] |= 1 << suit_of(card)
        state.shown[seat] |= 1 << partner
        tell(state, MELDED, seat, card, state.pending[seat])
    else:
        state.barred[seat] |= 1 << partner
