"""The 6 nimmt! table as one record, and the words its rules use.

Cards are their numbers 1..104. Rows are numbered 0..3 in the record and 1..4 in speech.

    rows[r]:  [ 3  8 12  0  0 ]     a row of three; the last card is 12, the fourth and fifth place are empty
    marked:   the row at which the action card lies (N9), side: the parity it shows
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from stolik.core.kernel import Cells, layout

SEATS = 10  # at most
CARDS = 10  # in a hand (N1)
ROWS = 4
FULL = 5  # cards in a row; the sixth takes them (N6)
DECK = 104
LONGEST_LIST = 16  # decisions
EMPTY = 0  # a place without a card
EVEN, ODD, NO_SIDE = 0, 1, -1
MOST_ROUNDS = 20_000  # what the field can count
MOST_HEADS = 15_000  # so that a hundred more rounds of 171 heads can be counted
UNMARKED = -1  # base game: no action card

# stages of a match: a deal is owed; all choose a card; one chooses a row (N7); over
DEALING, CHOOSING, TAKING, OVER = 0, 1, 2, 3

# codes: cards are 1..104
TAKE_BACK = 0  # a gesture: the sealed choice returns to the hand
ROW = 104  # row r of speech (1..4) is ROW + r


class Rules(NamedTuple):
    """The options of a match as the rules read them."""

    players: int
    even_odd: bool  # N9-N13 are on
    deck: int  # cards 1..deck are in play
    limit: int  # heads that end the match (N8)
    rounds: int  # or this many rounds, if not 0


class State:
    """One table. ``hands`` are sorted upwards and filled with EMPTY."""

    hands: Annotated[Cells, np.int8, SEATS, CARDS]
    chosen: Annotated[Cells, np.int8, SEATS]  # sealed while choosing, then open until placed (N3)
    rows: Annotated[Cells, np.int8, ROWS, FULL]
    sizes: Annotated[Cells, np.int8, ROWS]  # how many cards lie in each row
    waiting: Annotated[int, np.int16]  # the seats that have yet to choose, as bits
    marked: Annotated[int, np.int8]
    side: Annotated[int, np.int8]
    gone: Annotated[Cells, np.int8, DECK + 1]  # 1: this card has been seen this round, also if taken since
    heads: Annotated[Cells, np.int16, SEATS]  # in the match so far
    taken: Annotated[Cells, np.int16, SEATS]  # of these, in this round
    stage: Annotated[int, np.int8]
    taker: Annotated[int, np.int8]  # who must choose a row now (N7), else nobody
    round_no: Annotated[int, np.int16]
    turn: Annotated[int, np.int8]  # 1..10
    told: Annotated[int, np.int16]
    story: Annotated[Cells, np.int64, 48]
    reveals: Annotated[int, np.int32]
    period: Annotated[int, np.int32]


LAYOUT = layout(State)
