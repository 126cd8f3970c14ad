"""What can be seen at a glance of a 6 nimmt! table, as marks: numbered features, each with how much of it there is.

The nets are weights for these marks. Some marks belong to the table, the others to a card of a hand: where it would
go now, and how many cards of others are expected to get there first, on a coarse scale of BUCKETS::

    PLACE + (kind * BUCKETS + bucket) * PHASES + phase      kind: cards in its row 1..5, too low, blocked (N7)
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.core.story import NOBODY
from stolik.games.nimmt.rules import heads_in_row, last_card, length, nearest, row_for
from stolik.games.nimmt.state import CARDS, DECK, FULL, ROWS, SEATS, UNMARKED, Rules, State

SCALE = (0.001, 0.06, 0.13, 0.25, 0.4, 0.6, 1.0, 1.4, 2.0, 3.0, 5.0)  # expected cards
BUCKETS = len(SCALE) + 1
FINE = 16  # steps of the look-up table to one expected card
STEPS = 8 * FINE
PHASES = 4  # of a round
ZONES = 13  # of the deck
TOO_LOW, BLOCKED, KINDS = FULL, FULL + 1, FULL + 2

# where each group of marks begins: first those of a card, then those of the table
PLACE = 0
PLACE_HEADS = PLACE + KINDS * BUCKETS * PHASES
ZONE = PLACE_HEADS + KINDS * BUCKETS * PHASES
LOWEST = ZONE + ZONES * PHASES
HIGHEST = LOWEST + PHASES
ROOM = HIGHEST + PHASES
ROW_SIZE = ROOM + (ROWS + 1) * BUCKETS
ROW_HEADS = ROW_SIZE + ROWS * FULL
MARKED = ROW_HEADS + ROWS * FULL
HELD = MARKED + ROWS + 1
TABLE = HELD + CARDS + 1
MARKS = TABLE + SEATS + 1

OF_TABLE = ROWS * 3 + 4  # marks at most
OF_CARD = 5
MOST = OF_TABLE + CARDS * OF_CARD


class Desk(NamedTuple):
    """Scratch paper: what `survey` found out of the table, and room for marks and layers."""

    bucket: Cells  # of an expected number of cards, in FINE steps
    unseen: Cells  # cards up to this one that nobody has seen yet
    shown: Cells  # of these, the ones of the parity that the action card shows
    last: Cells  # card of each row
    heads: Cells  # of each row, then of the cheapest
    which: Cells  # marks,
    much: Cells  # and how much of each
    worth: Cells  # of each card of a hand
    base: Cells  # a net's inner layer for the table,
    inner: Cells  # and for table and hand


def new_desk(width: int) -> Desk:
    """An empty desk for nets whose inner layer is so wide."""
    return Desk(
        bucket=np.searchsorted(SCALE, np.arange(STEPS + 1) / FINE, side="right").astype(np.int64),
        unseen=np.zeros(DECK + 1, np.int64),
        shown=np.zeros(DECK + 1, np.int64),
        last=np.zeros(ROWS, np.int64),
        heads=np.zeros(ROWS + 1, np.int64),
        which=np.zeros(MOST, np.int64),
        much=np.zeros(MOST, np.float32),
        worth=np.zeros(CARDS, np.float32),
        base=np.zeros(width, np.float32),
        inner=np.zeros(width, np.float32),
    )


@kernel
def survey(rules: Rules, state: State, held: int, desk: Desk) -> float:
    """Look over the table; return the chance of an unseen card to be played by somebody else in this turn."""
    unseen = shown = 0
    for card in range(1, rules.deck + 1):
        new = 1 - state.gone[card]
        unseen += new
        shown += new * (card % 2 == state.side)
        desk.unseen[card] = unseen
        desk.shown[card] = shown
    cheapest = DECK
    for row in range(ROWS):
        heads = heads_in_row(state, row)
        cheapest = min(cheapest, heads)
        desk.last[row] = last_card(state, row)
        desk.heads[row] = heads
    desk.heads[ROWS] = cheapest
    return (rules.players - 1) / max(1, unseen - held)


@kernel
def scale(desk: Desk, expected: float) -> int:
    """The bucket of an expected number of cards."""
    bucket: int = desk.bucket[min(STEPS, int(expected * FINE + 0.99))]
    return bucket


@kernel
def mark_card(rules: Rules, state: State, seat: int, at: int, held: int, rate: float, desk: Desk, n: int) -> int:
    """Write the marks of the card at a place of the hand from mark n on; return where they end."""
    card = state.hands[seat, at]
    row = row_for(state, card)
    last = 0
    heads = desk.heads[row]
    if row == NOBODY:
        kind = TOO_LOW if nearest(state, card, UNMARKED) == NOBODY else BLOCKED
        heads = desk.heads[ROWS]
    else:
        kind = length(state, row) - 1
        last = desk.last[row]
    between = desk.unseen[card] - desk.unseen[last] - 1
    if row == state.marked and row != NOBODY:
        between = desk.shown[card] - desk.shown[last] - 1
    else:
        i = at
        while i > 0 and state.hands[seat, i - 1] > last:
            i -= 1
            between -= 1
        if row != NOBODY and state.marked != UNMARKED:
            barrier = desk.last[state.marked]
            if last < barrier < card:
                between -= desk.shown[card] - desk.shown[barrier]
    phase = 0 if held <= 2 else (1 if held <= 4 else (2 if held <= 7 else 3))
    place = (kind * BUCKETS + scale(desk, max(0, between) * rate)) * PHASES + phase
    desk.which[n], desk.much[n] = PLACE + place, 1.0
    desk.which[n + 1], desk.much[n + 1] = PLACE_HEADS + place, heads * 0.2
    desk.which[n + 2], desk.much[n + 2] = ZONE + card * ZONES // (rules.deck + 1) * PHASES + phase, 1.0
    n += 3
    if at == 0:
        desk.which[n], desk.much[n] = LOWEST + phase, 1.0
        n += 1
    if at == held - 1:
        desk.which[n], desk.much[n] = HIGHEST + phase, 1.0
        n += 1
    return n


@kernel
def mark_table(rules: Rules, state: State, held: int, rate: float, desk: Desk) -> int:
    """Write the marks of the rows, from the lowest to the highest, and of the table as a whole; return how many."""
    n = 0
    before = 0
    for rank in range(ROWS + 1):
        row = NOBODY
        last = rules.deck
        for other in range(ROWS):
            if before < desk.last[other] and desk.last[other] <= last:
                row = other
                last = desk.last[other]
        room = scale(desk, (desk.unseen[last] - desk.unseen[before]) * rate)
        desk.which[n], desk.much[n] = ROOM + rank * BUCKETS + room, 1.0
        n += 1
        if row != NOBODY:
            size = rank * FULL + length(state, row) - 1
            desk.which[n], desk.much[n] = ROW_SIZE + size, 1.0
            desk.which[n + 1], desk.much[n + 1] = ROW_HEADS + size, desk.heads[row] * 0.2
            n += 2
            if row == state.marked:
                desk.which[n], desk.much[n] = MARKED + rank, 1.0
                n += 1
        before = last
    if state.marked == UNMARKED:
        desk.which[n], desk.much[n] = MARKED + ROWS, 1.0
        n += 1
    desk.which[n], desk.much[n] = HELD + held, 1.0
    desk.which[n + 1], desk.much[n + 1] = TABLE + rules.players, 1.0
    return n + 2
