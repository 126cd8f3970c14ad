"""The draughts board as one record, and the words its rules use.

A square is a bit of a set. White sits below, Black above::

    32 dark squares                      all 64 squares (German)

    8 |    28    29    30    31          8 | 56 57 58 59 60 61 62 63
    7 | 24    25    26    27             7 | 48 49 50 51 52 53 54 55
    6 |    20    21    22    23          6 | 40 41 42 43 44 45 46 47
    5 | 16    17    18    19             5 | 32 33 34 35 36 37 38 39
    4 |    12    13    14    15          4 | 24 25 26 27 28 29 30 31
    3 |  8     9    10    11             3 | 16 17 18 19 20 21 22 23
    2 |     4     5     6     7          2 |  8  9 10 11 12 13 14 15
    1 |  0     1     2     3             1 |  0  1  2  3  4  5  6  7
        a  b  c  d  e  f  g  h               a  b  c  d  e  f  g  h

A move is one number; of two ways to the same end with the same pieces taken only one is a move::

    bit  43             12     6      0
          |    taken    |  to  | from |

`taken` is a set of squares; on 64 squares a set over the enemy's pieces, counted in the order of squares.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, Protocol

import numpy as np

from stolik.core.kernel import Cells, layout

WHITE, BLACK = 0, 1  # colours are seats
DIRECTIONS = 8
LONGEST_LIST = 512  # moves of one position; those beyond would not be known (none comes near it)
LONGEST_PAST = 128

# when a man that reaches the last rank by capturing is crowned (D6, D10, D13)
CONTINUES, AT_ONCE, STOPS = 0, 1, 2

# how a match has ended
PLAYING, CAPTURED, BLOCKED, REPEATED, QUIET, BALANCED, ROAD, FEW = 0, 1, 2, 3, 4, 5, 6, 7


class Rules(NamedTuple):
    """A row of the table of variants as the rules read it; pairs are by colour.

    Numbers only: every call hands all of it over, and an array counts as seven.
    """

    players: int
    squares: int  # 32 or 64
    starts: int  # the colour that begins (D1)
    home: tuple[int, int]  # where the men stand at first
    crowning: tuple[int, int]  # where a man is crowned
    gate: tuple[int, int]  # the squares whose capture carries a man onto the last rank
    steps: tuple[int, int]  # directions in which men step (D2), as bits
    jumps: tuple[int, int]  # and capture (D3)
    king_directions: int
    flying: bool  # kings move any distance (D7)
    majority: bool  # D4
    crowns: int  # CONTINUES, AT_ONCE or STOPS
    quiet_limit: int  # plies of kings alone without a capture that make a draw (D9)
    balance: bool  # the draws of FMJD-64 count too (D14)
    road: int  # the main road a1-h8, a set
    kings_rule: int  # the number of the rule that says how kings move and are made: 7, 11, 13 or 14


class Counted(Protocol):
    """What the draws by counting look at: a match has it, and so has a line of a search."""

    men: Cells
    kings: Cells
    quiet: int
    balance: int
    road: int


class State:
    """One table. Arrays of two are by colour."""

    men: Annotated[Cells, np.int64, 2]
    kings: Annotated[Cells, np.int64, 2]
    mover: Annotated[int, np.int8]
    ending: Annotated[int, np.int8]
    quiet: Annotated[int, np.int16]  # plies since a man moved or a piece was captured
    balance: Annotated[int, np.int16]  # plies since a piece was captured or crowned
    road: Annotated[int, np.int16]  # plies of three pieces against a lone king on the main road
    past: Annotated[Cells, np.int64, LONGEST_PAST]  # keys of the positions since then; past[quiet] is this one
    told: Annotated[int, np.int16]
    story: Annotated[Cells, np.int64, 24]
    reveals: Annotated[int, np.int32]
    period: Annotated[int, np.int32]


LAYOUT = layout(State)
