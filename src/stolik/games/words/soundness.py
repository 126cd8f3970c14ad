"""What a table of Words in pairs can be: tiles are conserved, and every stage has what its actions need."""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.core.story import NOBODY
from stolik.games.words.judging import voters
from stolik.games.words.placing import lay, misplaced, squares_of
from stolik.games.words.racks import held, in_rack, pair_of
from stolik.games.words.state import (
    ALONE,
    BARREN_TURNS,
    BLOCKED,
    CHALLENGES,
    DECLINED,
    EMPTY,
    EXCHANGED,
    FELL,
    FIRST,
    KIND,
    LAST_DRAW,
    LOST,
    MOVES,
    NONE,
    NOT_ASKED,
    OPENING,
    OVER,
    PAIRS,
    PASSED,
    PLACE,
    PLACED,
    PROPOSED,
    QUIET_TURNS,
    SAY_NO,
    SAY_YES,
    SEATS,
    SECOND,
    SETTLED,
    START,
    STORY,
    STRUCK,
    TILES,
    WINDOW,
    Rules,
    State,
)
from stolik.games.words.tiles import JOKER, LETTER, RACK, SQUARES
from stolik.games.words.turns import is_open

FAR = 10_000  # beyond any score
LATE = 20_000  # beyond any number of turns


@kernel
def sound(rules: Rules, state: State) -> int:
    """0, or the rule that a state breaks, as 100 * rule + reason."""
    code = sound_numbers(state)
    if code == 0:
        code = sound_cells(rules, state)
    if code == 0:
        code = sound_tiles(rules, state)
    if code == 0:
        code = sound_memory(state)
    if code == 0:
        code = sound_queue(state)
    if code != 0:
        return code
    if state.stage == START or state.stage == OVER or state.stage == LAST_DRAW:
        return sound_rest(state)
    code = sound_loose(state)
    if code == 0:
        code = sound_moves(state)
    return sound_talk(state) if code == 0 else code


@kernel
def within(number: int, low: int, high: int) -> bool:
    """Whether a number lies in a range, ends included."""
    return low <= number <= high


@kernel
def sound_numbers(state: State) -> int:
    """W5, W14, W21: stages, turns and counters are in their ranges."""
    if not within(state.stage, START, OVER) or not within(state.told, 0, STORY - 1):
        return 501
    resting = state.stage == START or state.stage == OVER
    if not (state.turn == NOBODY if resting else within(state.turn, 0, PAIRS - 1)):
        return 502
    if not within(state.turn_no, 0, LATE) or (state.turn_no == 0) != (state.stage == START):
        return 503
    for pair in range(PAIRS):
        if not within(state.score[pair], -FAR, FAR):
            return 2401
        if not within(state.crosses[pair], 0, SQUARES) or not within(
            state.lost[pair], 0, max(0, int(state.crosses[pair]) - 2)
        ):
            return 1401
    if not within(state.quiet, 0, QUIET_TURNS) or not within(state.barren, state.quiet, BARREN_TURNS):
        return 2101
    ended = state.stage == LAST_DRAW or state.stage == OVER
    if not (within(state.ending, 1, BLOCKED) if ended else state.ending == NONE):
        return 2102
    if not ended and (state.quiet == QUIET_TURNS or state.barren == BARREN_TURNS):
        return 2103
    if not within(state.single, NONE, ALONE) or not within(state.returned_by, NOBODY, PAIRS - 1):
        return 504
    return 0


@kernel
def is_tile(rules: Rules, tile: int) -> bool:
    """W2, W26: whether a rack may hold this."""
    return tile == JOKER or within(tile, 1, rules.letters)


@kernel
def sound_cells(rules: Rules, state: State) -> int:
    """W23, W26: cells hold tiles that there are, and racks have no gaps."""
    for square in range(SQUARES):
        cell = int(state.board[square])
        if cell != EMPTY and (cell < 0 or not within(cell & LETTER, 1, rules.letters)):
            return 2601
    for seat in range(SEATS):
        for i in range(RACK):
            if not no_gap(rules, state.racks[seat, i], state.racks[seat, i - 1] if i > 0 else JOKER):
                return 2301
            before = state.aside[seat, i - 1] if i > 0 else JOKER
            if not no_gap(rules, state.aside[seat, i], before):
                return 1701
            if i > 0 and state.aside[seat, i] != EMPTY and state.aside[seat, i] < before:
                return 1702
    for i in range(RACK):
        cell = int(state.loose[i])
        if cell != EMPTY and (cell < 0 or not within(cell & LETTER, 1, rules.letters)):
            return 2602
        if cell != EMPTY and i > 0 and state.loose[i - 1] == EMPTY:
            return 702
        if not within(state.loose_at[i], 0, SQUARES - 1) or (cell == EMPTY and state.loose_at[i] != 0):
            return 703
    return 0


@kernel
def no_gap(rules: Rules, tile: int, before: int) -> bool:
    """W23: a tile with no empty place before it, or an empty place."""
    return tile == EMPTY or (is_tile(rules, tile) and before != EMPTY)


@kernel
def sound_tiles(rules: Rules, state: State) -> int:
    """W2: every tile is on the board, in a rack, loose, set aside or in the bag."""
    counts = np.zeros(TILES, np.int64)
    for square in range(SQUARES):
        counts[in_rack(state.board[square])] += 1
    for i in range(RACK):
        counts[in_rack(state.loose[i])] += 1
        for seat in range(SEATS):
            counts[state.racks[seat, i]] += 1
            counts[state.aside[seat, i]] += 1
    bag = 0
    laid = SQUARES
    for square in range(SQUARES):
        if state.board[square] == EMPTY:
            laid -= 1
    for tile in range(1, TILES):
        if state.bag[tile] < 0 or counts[tile] + state.bag[tile] != rules.counts[tile]:
            return 201
        bag += state.bag[tile]
    if state.bag[0] != 0 or bag != state.left:
        return 202
    return 0 if state.crosses[0] + state.crosses[1] <= laid else 1402


@kernel
def sound_memory(state: State) -> int:
    """W12, W16: what is remembered of racks and bag is there."""
    for seat in range(SEATS):
        for tile in range(TILES):
            there = 0
            for i in range(RACK):
                if tile != EMPTY and state.racks[seat, i] == tile:
                    there += 1
                if tile != EMPTY and state.aside[seat, i] == tile:
                    there += 1
            if not within(state.known[seat, tile], 0, there):
                return 1201
    total = 0
    for tile in range(TILES):
        if not within(state.returned[tile], 0, state.bag[tile]):
            return 1601
        total += state.returned[tile]
    if state.returned_by == NOBODY and state.returned_most != 0:
        return 1602
    if state.returned_least < 0 or not within(total, state.returned_least, state.returned_most):
        return 1603
    return 0 if state.returned_most <= SQUARES // 3 else 1604


@kernel
def count_aside(state: State, seat: int) -> int:
    """W17: how many tiles a seat has set aside."""
    count = 0
    for i in range(RACK):
        if state.aside[seat, i] != EMPTY:
            count += 1
    return count


@kernel
def count_loose(state: State) -> int:
    """W7: how many loose tiles there are."""
    count = 0
    for i in range(RACK):
        if state.loose[i] != EMPTY:
            count += 1
    return count


@kernel
def queued(state: State, seat: int) -> int:
    """W16: how many tiles a seat is to draw."""
    for i in range(SEATS):
        if state.queue[i] == seat + 1:
            return int(state.need[i])
    return 0


@kernel
def sound_queue(state: State) -> int:
    """W16: who is to draw has room for it, and the bag is not empty."""
    wanted = 0
    for i in range(SEATS):
        if not within(state.queue[i], 0, SEATS) or (state.queue[i] == 0) != (state.need[i] == 0):
            return 1605
        if state.queue[i] == 0:
            continue
        for j in range(i):
            if state.queue[j] == 0 or state.queue[j] == state.queue[i]:
                return 1606
        seat = state.queue[i] - 1
        loose = count_loose(state) if state.loose_by == seat else 0
        if not within(state.need[i], 1, RACK - held(state, seat) - loose):
            return 1607
        if count_aside(state, seat) == 0:
            wanted += state.need[i]
        elif state.need[i] != count_aside(state, seat) or wanted + state.need[i] > state.left:
            return 1703  # an exchange gives back as much as it takes
    if state.queue[0] != 0 and (state.left == 0 or (state.stage != FIRST and state.stage != LAST_DRAW)):
        return 1608
    if state.stage == LAST_DRAW and state.queue[0] == 0:
        return 1609
    for seat in range(SEATS):
        if count_aside(state, seat) > 0 and queued(state, seat) == 0:
            exchanging = state.stage == SECOND or state.stage == WINDOW
            if not exchanging or not (made_exchange(state, 0, seat) or made_exchange(state, 1, seat)):
                return 1704
    return 0


@kernel
def made_exchange(state: State, move: int, seat: int) -> bool:
    """W17: whether a move of this double turn was this seat's exchange."""
    return bool(state.kinds[move] == EXCHANGED and state.movers[move] == seat)


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


@kernel
def is_blank(state: State, move: int) -> bool:
    """Whether a move laid nothing."""
    for i in range(RACK):
        if state.squares[move, i] != 0:
            return False
    laid = state.moves[move] | state.points[move] | state.settled[move]
    return bool(laid == 0 and (state.sizes[move] == 0 or state.kinds[move] == EXCHANGED))


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
def can_go(state: State, seat: int) -> bool:
    """W19: whether a seat has tiles or is about to draw some."""
    return held(state, seat) > 0 or state.loose_by == seat or queued(state, seat) > 0


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
