"""What a turn of Words in pairs can be: every stage has the moves, loose tiles and words that its actions need."""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.core.story import NOBODY
from stolik.games.words.judging import voters
from stolik.games.words.placing import lay, misplaced, squares_of
from stolik.games.words.racks import held, pair_of, to_draw
from stolik.games.words.sound_tiles import count_aside, count_loose, within
from stolik.games.words.state import (
    ALONE,
    CHALLENGES,
    DECLINED,
    EMPTY,
    EXCHANGED,
    FELL,
    FIRST,
    KIND,
    LOST,
    MOVES,
    NONE,
    NOT_ASKED,
    OPENING,
    PASSED,
    PLACE,
    PLACED,
    PROPOSED,
    SAY_NO,
    SAY_YES,
    SEATS,
    SECOND,
    SETTLED,
    STRUCK,
    WINDOW,
    State,
)
from stolik.games.words.tiles import RACK, SQUARES
from stolik.games.words.turns import is_open

FAR = 10_000  # beyond any score


@kernel
def is_blank(state: State, move: int) -> bool:
    """Whether a move laid nothing."""
    for i in range(RACK):
        if state.squares[move, i] != 0:
            return False
    laid = state.moves[move] | state.points[move] | state.settled[move]
    return bool(laid == 0 and (state.sizes[move] == 0 or state.kinds[move] == EXCHANGED))


@kernel
def can_go(state: State, seat: int) -> bool:
    """W19: whether a seat has tiles or is about to draw some."""
    return held(state, seat) > 0 or state.loose_by == seat or to_draw(state, seat) > 0


@kernel
def sound_loose(state: State) -> int:
    """W7: loose tiles are those of somebody who may move, on empty squares of their own."""
    if not within(state.loose_by, NOBODY, SEATS - 1) or not within(state.bound, NOBODY, SEATS - 1):
        return 704
    if (state.loose_by == NOBODY) != (state.loose[0] == EMPTY):
        return 705
    if state.bound != NOBODY and (state.stage != FIRST or pair_of(state.bound) != state.turn):
        return 706
    if state.loose_by == NOBODY:
        return 0
    if pair_of(state.loose_by) != state.turn or state.stage == WINDOW:
        return 707
    if state.stage == FIRST and state.bound != state.loose_by:
        return 708
    if state.stage == SECOND and state.movers[0] == state.loose_by:
        return 709
    for i in range(count_loose(state)):
        if state.board[state.loose_at[i]] != EMPTY:
            return 710
        for j in range(i):
            if state.loose_at[j] == state.loose_at[i]:
                return 711
    return 0


@kernel
def sound_moves(state: State) -> int:
    """W5, W6, W8: the moves made so far are those of this stage, and their tiles lie on the board."""
    pair = 1 - state.turn if state.stage == WINDOW else state.turn
    if (state.single == OPENING) != (state.turn_no == 1):
        return 505
    for move in range(MOVES):
        if not within(state.kinds[move], NONE, FELL) or not within(state.movers[move], NOBODY, SEATS - 1):
            return 802
        if not within(state.sizes[move], 0, RACK) or not within(state.settled[move], 0, 1):
            return 803
        if not within(state.points[move], 0, FAR):
            return 804
        if state.movers[move] != NOBODY and pair_of(state.movers[move]) != pair:
            return 602
        made = state.kinds[move] == PLACED or state.kinds[move] == EXCHANGED or state.kinds[move] == FELL
        if made and state.movers[move] == NOBODY:
            return 603
        if (state.kinds[move] == NONE or state.kinds[move] == STRUCK) and state.movers[move] != NOBODY:
            return 604
        if state.kinds[move] != PLACED and not is_blank(state, move):
            return 805
        if state.kinds[move] == EXCHANGED and state.sizes[move] != count_aside(state, state.movers[move]):
            return 1705
    struck = state.single == LOST or state.single == ALONE
    if (state.kinds[1] == STRUCK) != struck or state.kinds[0] == STRUCK:
        return 1403
    if state.stage == FIRST:
        return sound_first(state)
    return sound_made(state)


@kernel
def sound_first(state: State) -> int:
    """W5-W7, W19: somebody can go first, and in a double turn both have tiles."""
    lower = 2 * state.turn
    if state.kinds[0] != NONE or (state.kinds[1] != NONE and state.kinds[1] != STRUCK):
        return 605
    one, other = can_go(state, lower), can_go(state, lower + 1)
    if not one and not other:
        return 1902
    if (one and other) == (state.single == ALONE):
        return 1903
    return 0 if state.bound == NOBODY or can_go(state, state.bound) else 1904


@kernel
def sound_made(state: State) -> int:
    """W6, W8, W11: after a first move the second is due, or both are made and something may be challenged."""
    if state.kinds[0] == NONE or (state.stage == SECOND and (state.kinds[1] != NONE or state.single != NONE)):
        return 606
    if state.stage == SECOND and (state.movers[0] == NOBODY or not can_go(state, state.movers[0] ^ 1)):
        return 607
    if state.stage == WINDOW:
        if (state.kinds[1] == NONE) != (state.single == OPENING):
            return 608
        if not is_open(state, 0) and not is_open(state, 1):
            return 1101
        if not can_go(state, 2 * state.turn) and not can_go(state, 2 * state.turn + 1):
            return 1801
    if state.movers[0] == state.movers[1] and state.movers[0] != NOBODY:
        return 609
    if state.kinds[0] == FELL and state.stage == SECOND and state.early != SETTLED:
        return 1202
    for move in range(MOVES):
        seat = state.movers[move]
        if seat != NOBODY:
            loose = count_loose(state) if state.loose_by == seat else 0
            laid = state.sizes[move]
            if held(state, seat) + loose + laid > RACK:
                return 806
    board = np.zeros(SQUARES, np.int8)
    return sound_board(state, board)


@kernel
def sound_board(state: State, board: Cells) -> int:
    """W25, W27: the placements were possible, and lie where they say."""
    for square in range(SQUARES):
        board[square] = state.board[square]
    for move in range(MOVES):
        if state.kinds[move] == PLACED:
            for i in range(RACK):
                if not within(state.squares[move, i], 0, SQUARES - 1):
                    return 2501
            for i in range(state.sizes[move]):
                board[state.squares[move, i]] = EMPTY
    squares = np.zeros(RACK, np.int16)
    for move in range(MOVES):
        if state.kinds[move] != PLACED:
            continue
        action = state.moves[move]
        if action >> KIND << KIND != PLACE or misplaced(board, action) != 0:
            return 2502
        size = squares_of(board, action, squares)
        lay(board, action)
        if size != state.sizes[move]:
            return 2503
        for i in range(RACK):
            expected = squares[i] if i < size else 0
            if state.squares[move, i] != expected:
                return 2504
            if i < size and board[expected] != state.board[expected]:
                return 2505
    return 0


@kernel
def sound_talk(state: State) -> int:
    """W11, W15, W22: votes, requests and signals are such as this stage allows."""
    if not within(state.yielded, 0, 2) or not within(state.asker, 0, 2) or not within(state.vote_by, 0, 2):
        return 2203
    if state.yielded != 0:
        both = can_go(state, 2 * state.turn) and can_go(state, 2 * state.turn + 1)
        if state.stage != FIRST or state.bound != NOBODY or state.queue[0] != 0 or not both:
            return 2204
    if not within(state.early, NOT_ASKED, SETTLED) or (state.asker != 0) != (state.early == PROPOSED):
        return 1501
    if state.early != NOT_ASKED and (state.stage != SECOND or (state.early != SETTLED and not is_open(state, 0))):
        return 1502
    if state.early == SETTLED and state.kinds[0] != FELL and state.settled[0] == 0:
        return 1503
    if state.stage == SECOND and state.settled[0] == 1 and state.early != SETTLED:
        return 1504
    if state.early <= DECLINED and state.kinds[0] == PASSED and state.early != NOT_ASKED:
        return 1505
    if (state.vote_by != 0) != (state.vote != 0) or not within(state.vote, 0, CHALLENGES + 1):
        return 1102
    if state.vote_by != 0 and voters(state) == NOBODY:
        return 1103
    if state.vote >= CHALLENGES and not is_open(state, state.vote - CHALLENGES):
        return 1104
    return sound_signals(state)


@kernel
def sound_signals(state: State) -> int:
    """W22: only the pair on turn has spoken, and yes or no answers a question."""
    for seat in range(SEATS):
        said, other = state.said[seat], state.said[seat ^ 1]
        if not within(said, 0, SAY_NO) or (pair_of(seat) != state.turn and said != 0):
            return 2205
        if said >= SAY_YES and (other == 0 or other >= SAY_YES):
            return 2206
    return 0


@kernel
def sound_rest(state: State) -> int:
    """Before and after play nothing lies loose, nobody has moved and nobody speaks."""
    if state.loose_by != NOBODY or count_loose(state) != 0 or state.bound != NOBODY or state.single != NONE:
        return 701
    if state.vote_by != 0 or state.vote != 0 or state.yielded != 0 or state.early != 0 or state.asker != 0:
        return 2201
    for move in range(MOVES):
        if state.kinds[move] != NONE or not is_blank(state, move) or state.movers[move] != NOBODY:
            return 801
    for seat in range(SEATS):
        if state.said[seat] != 0:
            return 2202
    return 0
