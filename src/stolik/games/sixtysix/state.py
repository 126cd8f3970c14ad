"""The Sixty-six table as one record, and the words its rules use.

A card is a number, a heap of cards a set of bits, one for each card::

    bit   23       18  17     12  11      6  5   4  3  2  1  0
          |  clubs  |  diamonds   |  hearts  A  10  K  Q  J  9
                                             |    spades     |

Suits are numbered 0 spades, 1 hearts, 2 diamonds, 3 clubs; card = 6 * suit + rank.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from stolik.core.kernel import Cells, layout

SEATS = 2
DECK = 24
LONGEST_LIST = 16  # decisions
RANKS = 6  # in a suit
CARDS = 6  # in a hand (S2)
STOCK = 12  # the turn-up among them (S2)
NINE, JACK, QUEEN, KING, TEN, ACE = 0, 1, 2, 3, 4, 5
ALL = (1 << DECK) - 1
QUEENS = 0b000100_000100_000100_000100
SUIT = (1 << RANKS) - 1  # the cards of spades; shifted, those of another suit
NO_CARD = -1
ENOUGH = 66  # points to reach
HALF = 33  # points from which on a loser pays only one (S9)
LAST_TRICK = 10  # points for it (S11)
PLAIN_MELD, TRUMP_MELD = 20, 40

# actions that are no plain card (S4, S5, S12, S13)
WITH_MELD = 24  # + card: declare, laying this card of a meld
EXCHANGE, CLOSE, DECLARE = 48, 49, 50

# stages of a match
DRAWING, DEALING, PLAYING, OVER = 0, 1, 2, 3


class Rules(NamedTuple):
    """The options of a match."""

    players: int
    target: int  # game points that win (S15)
    exchange_min_stock: int  # cards of the stock, turn-up included, that an exchange needs (S4)
    close_needs_trick: bool  # S5
    no_trick_at_close: bool  # S9: whether the opponent had no trick at the closing counts, not at the end


class State:
    """One table. Between deals hands and stock are empty; what was counted stays until the next deal."""

    hands: Annotated[Cells, np.int32, SEATS]  # sets of cards; HIDDEN where an eye may not look
    taken: Annotated[Cells, np.int32, SEATS]  # sets of cards won in tricks
    shown: Annotated[Cells, np.int32, SEATS]  # cards that all know to be in this hand
    barred: Annotated[Cells, np.int32, SEATS]  # cards that all know not to be in this hand
    stock: Annotated[Cells, np.int8, STOCK]  # 0: the turn-up; left - 1: the card drawn next; zero beyond
    left: Annotated[int, np.int8]  # cards in the stock, turn-up included
    trump: Annotated[int, np.int8]  # a suit, or NO_CARD before the first deal
    led: Annotated[int, np.int8]  # the card that waits for an answer, or NO_CARD
    points: Annotated[Cells, np.int16, SEATS]  # of this deal, counted melds included
    pending: Annotated[Cells, np.int8, SEATS]  # a meld that waits for a trick (S8)
    melded: Annotated[Cells, np.int8, SEATS]  # sets of suits, bit 0 spades
    tricks: Annotated[Cells, np.int8, SEATS]
    closed_by: Annotated[int, np.int8]
    tricks_at_close: Annotated[int, np.int8]  # that the closer's opponent had then
    game_points: Annotated[Cells, np.int8, SEATS]
    stage: Annotated[int, np.int8]
    dealer: Annotated[int, np.int8]
    leader: Annotated[int, np.int8]
    turn: Annotated[int, np.int8]
    deal: Annotated[int, np.int32]
    told: Annotated[int, np.int16]
    story: Annotated[Cells, np.int64, 16]
    reveals: Annotated[int, np.int32]
    period: Annotated[int, np.int32]


LAYOUT = layout(State)
