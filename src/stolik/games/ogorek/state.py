"""The Ogórek table as one record, and the words its rules use.

Suits do not matter, so a card is its value: 2..10, jack 11, queen 12, king 13, ace 14.
The undealt cards are not kept: they are whatever is neither held nor played.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from stolik.core.kernel import Cells, layout

SEATS = 4  # at most
CARDS = 6  # in a hand (O1)
LOWEST, ACE = 2, 14
RANKED = (1 << ACE + 1) - (1 << LOWEST)  # all values, as a set
SUITS = 4
DECK = 52
LONGEST_LIST = 8  # decisions
EMPTY = 0  # a place without a card
LIVES = 2
LOSING = 21  # points that cost a life (O7)
DEALS = 200  # after which the match stops (O11)

# stages of a match
DRAWING, DEALING, PLAYING, OVER = 0, 1, 2, 3


class Rules(NamedTuple):
    """The options of a match; O1 leaves open the number of players only."""

    players: int


class State:
    """One table. ``hands`` are sorted upwards and filled with EMPTY; a seat beyond the players has no lives."""

    hands: Annotated[Cells, np.int8, SEATS, CARDS]
    played: Annotated[Cells, np.int8, SEATS, CARDS]  # by trick: the cards that lie open (O5)
    least: Annotated[Cells, np.int8, SEATS]  # the card last shown as lowest, or EMPTY: what others remember
    points: Annotated[Cells, np.int8, SEATS]
    floor: Annotated[Cells, np.int8, SEATS]  # below which points never fall (O10)
    lives: Annotated[Cells, np.int8, SEATS]
    fallen: Annotated[Cells, np.int8, SEATS]  # 1 = first to be eliminated, 2 = second...; 0 = still in
    stage: Annotated[int, np.int8]
    dealer: Annotated[int, np.int8]
    leader: Annotated[int, np.int8]  # of the trick on the table
    turn: Annotated[int, np.int8]  # the seat to play
    trick: Annotated[int, np.int8]  # 0..5
    deal: Annotated[int, np.int16]  # 1..200; 0 before the first
    told: Annotated[int, np.int16]
    story: Annotated[Cells, np.int64, 24]
    reveals: Annotated[int, np.int32]
    period: Annotated[int, np.int32]


LAYOUT = layout(State)
