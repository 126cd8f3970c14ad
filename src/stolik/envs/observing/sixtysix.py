"""What a seat observes of Sixty-six."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.contract import HIDDEN
from stolik.core.kernel import Cells, apart_kernel, small_kernel
from stolik.envs.observing.encoder import Part, encodes
from stolik.envs.observing.spreading import spread
from stolik.envs.observing.writing import clear, member, one_seat, part, parts_of, place, small_part
from stolik.games.sixtysix.state import DECK, ENOUGH, NO_CARD, PLAYING, SEATS, STOCK, TRUMP_MELD, Rules, State

SUITS = 4
OF_MELD, OF_STOCK = parts_of(TRUMP_MELD), parts_of(STOCK)
write_cards, write_suits = spread(DECK), spread(SUITS)


def fields(rules: Rules) -> Iterator[Part]:
    """What is observed, in order."""
    yield "hand", DECK, "cards held; card = 6 * suit + rank"
    yield "led", DECK, "the card that waits for an answer"
    yield "turn_up", DECK, "the card turned up"
    yield "taken", SEATS * DECK, "by seat: cards won in tricks"
    yield "shown", SEATS * DECK, "by seat: cards all know to be held"
    yield "barred", SEATS * DECK, "by seat: cards all know not to be held"
    yield "melded", SEATS * SUITS, "by seat: suits melded"
    yield "points", SEATS, "by seat: points of this deal / 66"
    yield "pending", SEATS, "by seat: a meld that waits for a trick / 40"
    yield "tricks", SEATS, "by seat: tricks won / 12"
    yield "game_points", SEATS, "by seat: game points / those that win"
    yield "closed_by", SEATS, "by seat: has closed"
    yield "dealer", SEATS, "by seat: has dealt"
    yield "leader", SEATS, "by seat: led or leads the trick"
    yield "to_play", SEATS, "by seat: plays now"
    yield "trump", SUITS, "the trump suit"
    yield "stock", 1, "cards in the stock, turn-up included, / 12"
    yield "tricks_at_close", 1, "tricks that the closer's opponent had then / 12"
    yield "stage", 4, "a dealer is drawn, a deal is owed, cards are played, over"


@apart_kernel
def observe(rules: Rules, hidden: State, seat: int, out: Cells) -> int:
    """Write what a seat sees of a hidden table."""
    hand = hidden.hands[place(seat)]
    at = write_cards(out, 0, hand if hidden.stage == PLAYING and hand != HIDDEN else 0)
    at = write_cards(out, at, member(hidden.led))
    at = write_cards(out, at, member(hidden.stock[0] if hidden.left > 0 else NO_CARD))
    for i in range(SEATS):
        other = seat ^ i
        write_cards(out, at + i * DECK, hidden.taken[place(other)])
        write_cards(out, at + (SEATS + i) * DECK, hidden.shown[place(other)])
        write_cards(out, at + (2 * SEATS + i) * DECK, hidden.barred[place(other)])
        write_suits(out, at + 3 * SEATS * DECK + i * SUITS, hidden.melded[place(other)])
    at = observe_counts(rules, hidden, seat, out, at + 3 * SEATS * DECK + SEATS * SUITS)
    at = write_suits(out, at, member(hidden.trump))
    at = small_part(out, at, hidden.left, OF_STOCK)
    at = small_part(out, at, hidden.tricks_at_close, OF_STOCK)
    end: int = write_suits(out, at, member(hidden.stage))  # as many stages
    return end


@small_kernel
def observe_counts(rules: Rules, hidden: State, seat: int, out: Cells, at: int) -> int:
    """Points and tricks, and who deals, leads and plays."""
    for i in range(SEATS):
        other = seat ^ i
        part(out, at + i, hidden.points[place(other)], ENOUGH)
        small_part(out, at + SEATS + i, hidden.pending[place(other)], OF_MELD)
        small_part(out, at + 2 * SEATS + i, hidden.tricks[place(other)], OF_STOCK)
        part(out, at + 3 * SEATS + i, hidden.game_points[place(other)], rules.target)
    at += 4 * SEATS
    clear(out, at, 4 * SEATS)
    at = one_seat(out, at, SEATS, hidden.closed_by, seat)
    at = one_seat(out, at, SEATS, hidden.dealer, seat)
    at = one_seat(out, at, SEATS, hidden.leader, seat)
    return one_seat(out, at, SEATS, hidden.turn, seat)


encodes(Rules, fields, observe)
