"""The table of Words in pairs as one record, and the numbers its rules use.

Seats 0 and 1 are pair 0, seats 2 and 3 are pair 1; partners sit side by side (W1)::

    pair 0:  seat 0  seat 1            pair = seat >> 1
    pair 1:  seat 2  seat 3            partner = seat ^ 1

An action is one number. What the bits below the kind mean depends on the kind::

    bit   62      58  57         49      42      35      28      21      14      7      0
          |  kind  |  | |  square |  g    |  f    |  e    |  d    |  c    |  b    |  a   |
                      direction        up to seven tiles: a is the first

    PLACE      direction, the square of the first tile laid, the tiles (letter, + 64 for a joker)
    EXCHANGE   the tiles, upwards, a joker last (64)
    CHALLENGE  bit 0: the first move of the double turn (0) or the second (1)
    LAY        square and one tile;  LIFT  square, or ALL_SQUARES;  ORDER  the tiles as the rack shall stand
    SIGNAL     what is said, a number below
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from stolik.core.kernel import Cells, layout
from stolik.games.words.tiles import RACK, SQUARES

SEATS = 4
PAIRS = 2
MOVES = 2  # of a double turn
TILES = 65  # numbers of tiles: letters from 1, the joker 64
EMPTY = 0  # a square or a place in a rack without a tile

# kinds of actions: decisions, gestures, and HOST's flag
KIND = 58
PLACE, EXCHANGE, PASS = 1 << KIND, 2 << KIND, 3 << KIND
YOU_GO = 4 << KIND
ACCEPT, CHALLENGE, YES, NO, LATER = 5 << KIND, 6 << KIND, 7 << KIND, 8 << KIND, 9 << KIND
ASK = 10 << KIND
LAY, LIFT, ORDER, SIGNAL = 16 << KIND, 17 << KIND, 18 << KIND, 19 << KIND
FLAG = 31 << KIND
DIRECTION, SQUARE, TILE = 57, 49, 7  # where these begin; bits of a tile
ALL_SQUARES = 255

# what partners may say besides (W22)
I_GO, SHALL_I_CLOSE, SAY_YES, SAY_NO = 1, 2, 3, 4

# stages of a match
START, FIRST, SECOND, WINDOW, LAST_DRAW, OVER = 0, 1, 2, 3, 4, 5

# what became of a move
NONE, PLACED, EXCHANGED, PASSED, STRUCK, FELL = 0, 1, 2, 3, 4, 5

# why a turn has one move only
OPENING, LOST, ALONE = 1, 2, 3

# early judgement (W15): up to DECLINED it is the pair's own affair
NOT_ASKED, PROPOSED, DECLINED, ASKED, LEFT, SETTLED = 0, 1, 2, 3, 4, 5

# votes about a challenge (W11)
ACCEPTS, CHALLENGES = 1, 2  # CHALLENGES + which move

# what follows an action: nothing, the clock is pressed (W9), or nothing can be challenged any more (W16)
NOTHING, PRESSED, FINISHED = 0, 1, 2

# how a match ends (W18, W21)
CLOSED, BLOCKED = 1, 2
QUIET_TURNS, BARREN_TURNS = 4, 6
CROSSES_FREE = 2  # crosses that cost nothing (W14)
STORY = 96  # entries: a challenged double turn tells the words of both moves


class Rules(NamedTuple):
    """The options of a match and the tables its rules read."""

    players: int
    jokers: bool
    exchange_least: int  # tiles the bag must hold for an exchange (W17); 0: as many as are exchanged
    letters: int  # of the alphabet
    tiles: int  # in the set
    counts: Cells  # int8[65]: how many of each tile there are
    edges: Cells  # uint32: the word graph
    masks: Cells  # int64: beside it
    values: Cells  # int8[65]
    letter_times: Cells  # int8[225]
    word_times: Cells  # int8[225]


class State:
    """One table. Racks stand in their owners' order; loose tiles and those set aside are in no rack."""

    board: Annotated[Cells, np.int8, SQUARES]  # announced tiles: letter, + 64 for a joker
    racks: Annotated[Cells, np.int8, SEATS, RACK]
    aside: Annotated[Cells, np.int8, SEATS, RACK]  # tiles to be exchanged, until the new ones are drawn; upwards
    bag: Annotated[Cells, np.int8, TILES]  # how many of each tile; HIDDEN for every eye
    left: Annotated[int, np.int8]  # tiles in the bag, for all to see
    known: Annotated[Cells, np.int8, SEATS, TILES]  # tiles a rack holds that the opponents have seen
    returned: Annotated[Cells, np.int8, TILES]  # tiles that the last exchangers know to be in the bag
    returned_by: Annotated[int, np.int8]  # that pair, or NOBODY; until their opponents draw
    returned_least: Annotated[int, np.int8]  # how many of these there are, as their opponents can tell
    returned_most: Annotated[int, np.int8]
    # exchanges of the last drawing: see memory.py
    swap_by: Annotated[int, np.int8]  # who exchanged, the first of two, or NOBODY
    swap_open: Annotated[int, np.int8]  # 1 while the partner has yet to draw
    swap_given: Annotated[Cells, np.int8, SEATS]
    swap_drawn: Annotated[Cells, np.int8, SEATS]
    swap_known: Annotated[Cells, np.int8, SEATS, TILES]
    swap_seen: Annotated[Cells, np.int8, SEATS, TILES]
    score: Annotated[Cells, np.int16, PAIRS]
    crosses: Annotated[Cells, np.int8, PAIRS]
    lost: Annotated[Cells, np.int8, PAIRS]  # moves that crosses have yet to cost
    stage: Annotated[int, np.int8]
    turn: Annotated[int, np.int8]  # the pair whose clock runs, or NOBODY
    turn_no: Annotated[int, np.int16]  # turns begun, the opening included
    quiet: Annotated[int, np.int8]  # double turns in a row of only passes and struck moves
    barren: Annotated[int, np.int8]  # double turns in a row without a new tile on the board
    ending: Annotated[int, np.int8]
    # the double turn being made, or in the WINDOW the opponents' last one
    single: Annotated[int, np.int8]
    kinds: Annotated[Cells, np.int8, MOVES]
    movers: Annotated[Cells, np.int8, MOVES]
    moves: Annotated[Cells, np.int64, MOVES]  # codes of placements
    sizes: Annotated[Cells, np.int8, MOVES]  # tiles laid or exchanged
    squares: Annotated[Cells, np.int16, MOVES, RACK]
    points: Annotated[Cells, np.int16, MOVES]
    settled: Annotated[Cells, np.int8, MOVES]  # accepted or found valid: final
    # before a move is announced
    bound: Annotated[int, np.int8]  # who laid a tile first and must go first (W7), or NOBODY
    loose_by: Annotated[int, np.int8]  # whose loose tiles lie on the board, or NOBODY
    loose_at: Annotated[Cells, np.int16, RACK]
    loose: Annotated[Cells, np.int8, RACK]
    # drawing: who, and how many tiles
    queue: Annotated[Cells, np.int8, SEATS]  # seats + 1 in order; 0: nobody
    need: Annotated[Cells, np.int8, SEATS]
    # what partners say; of a pair's seats 1 is the lower, 2 the upper, 0 neither
    yielded: Annotated[int, np.int8]  # who said "you go" this turn
    early: Annotated[int, np.int8]
    asker: Annotated[int, np.int8]  # who proposed early judgement
    vote_by: Annotated[int, np.int8]  # whose vote waits for the partner's
    vote: Annotated[int, np.int8]
    said: Annotated[Cells, np.int8, SEATS]  # the last signal of each seat of the pair whose clock runs
    told: Annotated[int, np.int16]
    story: Annotated[Cells, np.int64, STORY]
    reveals: Annotated[int, np.int32]
    period: Annotated[int, np.int32]


LAYOUT = layout(State)
