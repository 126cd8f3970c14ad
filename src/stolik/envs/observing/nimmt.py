"""What a seat observes of 6 nimmt!."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from stolik.core.contract import HIDDEN
from stolik.core.kernel import Cells, apart_kernel, small_kernel
from stolik.envs.observing.encoder import Part, encodes
from stolik.envs.observing.rows import parts_of_row
from stolik.envs.observing.spreading import spread
from stolik.envs.observing.writing import clear, member, next_seat, one_seat, part, parts_of, place, small_part
from stolik.games.nimmt.rules import heads_of
from stolik.games.nimmt.state import CARDS, CHOOSING, DECK, EMPTY, FULL, ROWS, Rules, State

MOST_IN_ROW = 27  # heads: 55 and four other multiples of 11
USUAL_LIMIT = 66
SOME_ROUNDS = 20
HEADS = np.array([0, *(heads_of(card) for card in range(1, DECK + 1))], np.int64)  # looked up: dividing takes longer
LATER = 3 * DECK  # where the rows are written, after the cards
write_cards, write_one_of_four, write_side = parts_of_row(DECK), spread(4), spread(2)
OF_DECK, OF_FULL, OF_HEADS, OF_HAND = (parts_of(whole) for whole in (DECK, FULL, MOST_IN_ROW, CARDS))


def fields(rules: Rules) -> Iterator[Part]:
    """What is observed, in order."""
    yield "hand", DECK, "cards 1..104 held"
    yield "own_choice", DECK, "cards 1..104: the one chosen and not yet placed"
    yield "gone", DECK, "cards 1..104 seen this round, also if taken since"
    yield "rows", ROWS * FULL, "card / 104, row by row; 0 where none lies"
    yield "lengths", ROWS, "cards in the row / 5"
    yield "row_heads", ROWS, "heads in the row / 27"
    yield "marked", ROWS, "the row at which the action card lies"
    yield "side", 2, "the parity it shows: even, odd"
    yield "has_chosen", rules.players, "by seat: a card is chosen and not yet placed"
    yield "open", rules.players, "by seat: the open card that waits to be placed / 104"
    yield "heads", rules.players, "by seat: heads in the match / 66"
    yield "taken", rules.players, "by seat: heads in this round / 66"
    yield "taker", rules.players, "by seat: must choose a row (N7)"
    yield "stage", 4, "a deal is owed, all choose, one chooses a row, over"
    yield "turn", 1, "turn of the round / 10"
    yield "round", 1, "round / 20"


@apart_kernel
def observe(rules: Rules, hidden: State, seat: int, out: Cells) -> int:
    """Write what a seat sees of a hidden table."""
    at = observe_cards(rules, hidden, seat, out)
    at = observe_rows(hidden, out, at)
    at = observe_seats(rules, hidden, seat, out, at)
    at = write_one_of_four(out, at, member(hidden.stage))
    at = small_part(out, at, hidden.turn, OF_HAND)
    return part(out, at, hidden.round_no, SOME_ROUNDS)


@small_kernel
def observe_cards(rules: Rules, hidden: State, seat: int, out: Cells) -> int:
    """Own hand and choice, and the cards that are gone."""
    clear(out, 0, 2 * DECK)
    for i in range(CARDS):
        see_card(out, 0, hidden.hands[place(seat), i])
    see_card(out, DECK, hidden.chosen[place(seat)])
    for i in range(DECK):
        out[place(2 * DECK + i)] = hidden.gone[i + 1]
    return 3 * DECK


@small_kernel
def see_card(out: Cells, at: int, card: int) -> None:
    """Mark a card; where there is none, or it is hidden, something is marked that is written over later.

    Whether there is one the processor cannot foresee.
    """
    out[place(at + card - 1 if card > EMPTY else LATER)] = 1


@small_kernel
def observe_rows(hidden: State, out: Cells, at: int) -> int:
    """The four rows and the action card."""
    sizes = at + ROWS * FULL
    for row in range(ROWS):
        at = write_cards(out, at, hidden.rows, row)
        heads = 0
        for i in range(FULL):
            heads += HEADS[place(hidden.rows[row, i])]
        small_part(out, sizes + row, hidden.sizes[row], OF_FULL)
        small_part(out, sizes + ROWS + row, heads, OF_HEADS)
    at = write_one_of_four(out, sizes + 2 * ROWS, member(hidden.marked))
    end: int = write_side(out, at, member(hidden.side))
    return end


@small_kernel
def observe_seats(rules: Rules, hidden: State, seat: int, out: Cells, at: int) -> int:
    """What everybody knows of everybody, beginning with the observer."""
    players, other = rules.players, seat
    for i in range(players):
        chosen = hidden.chosen[place(other)]
        out[place(at + i)] = chosen != EMPTY
        small_part(out, at + players + i, chosen if hidden.stage != CHOOSING and chosen != HIDDEN else EMPTY, OF_DECK)
        part(out, at + 2 * players + i, hidden.heads[place(other)], USUAL_LIMIT)
        part(out, at + 3 * players + i, hidden.taken[place(other)], USUAL_LIMIT)
        other = next_seat(other, players)
    at += 4 * players
    clear(out, at, players)
    return one_seat(out, at, players, hidden.taker, seat)


encodes(Rules, fields, observe)
