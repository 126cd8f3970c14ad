"""Making a move: loose tiles, who goes first, announcing, exchange and pass; W5-W8, W10, W17, W19, W26-W28."""

from __future__ import annotations

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY, tell
from stolik.games.words.codes import (
    ANNOUNCED,
    BAG_LOW,
    BOUND,
    EXCHANGE_MADE,
    JUDGE_FIRST,
    LAID,
    NO_EXCHANGE,
    NO_LETTER,
    NO_SQUARE,
    NO_SUCH_ACTION,
    NOT_IN_RACK,
    NOT_YOUR_TURN,
    NOTHING_LOOSE,
    PARTNER_MOVES,
    PASS_MADE,
    PASSED_BY_TIME,
    SQUARE_TAKEN,
    WORD,
    WORD_MORE,
    YOU_ARE_OUT,
)
from stolik.games.words.placing import (
    lay,
    misplaced,
    runs_back,
    runs_on,
    square_of,
    squares_of,
    step_of,
    tile_of,
    worth,
)
from stolik.games.words.racks import (
    drop_loose,
    held,
    in_rack,
    lacks,
    lift_all,
    lift_one,
    loose_place,
    owned,
    pair_of,
    show,
    size_of,
    take,
)
from stolik.games.words.state import (
    ALL_SQUARES,
    DIRECTION,
    EMPTY,
    EXCHANGED,
    FIRST,
    MOVES,
    NONE,
    NOTHING,
    PASSED,
    PLACED,
    PRESSED,
    SECOND,
    SQUARE,
    WINDOW,
    Rules,
    State,
)
from stolik.games.words.tiles import LETTER, RACK, SQUARES

ALPHABET = 41  # base in which the letters of a word are told
IN_A_LINE = 8  # letters that fit one entry of the story


# W5-W7, W19: who may make a move


@kernel
def is_out(state: State, seat: int) -> bool:
    """W19: no tile is left to this seat."""
    return held(state, seat) == 0 and state.loose_by != seat


@kernel
def may_move(state: State, seat: int) -> int:
    """W5-W7, W11, W19: whether a seat may lay tiles and announce a move now."""
    if pair_of(seat) != state.turn:
        return NOT_YOUR_TURN
    if state.stage == SECOND:
        return PARTNER_MOVES if seat == state.movers[0] else 0
    if is_out(state, seat):
        return YOU_ARE_OUT
    if state.stage == WINDOW:
        return JUDGE_FIRST if nothing_follows(state) else 0
    return BOUND if state.bound != NOBODY and state.bound != seat else 0


@kernel
def nothing_follows(state: State) -> bool:
    """W14, W18: whether accepting the opponents' moves ends the match or leaves this pair without a move."""
    seat = 2 * state.turn
    theirs = 2 - seat
    if state.left == 0 and held(state, theirs) == 0 and held(state, theirs + 1) == 0:
        return True
    return state.lost[state.turn] > 0 and (held(state, seat) == 0 or held(state, seat + 1) == 0)


# W7: loose tiles


@kernel
def check_lay(rules: Rules, state: State, seat: int, action: int) -> int:
    """W7, W26: a tile of one's own on an empty square."""
    square, tile = square_of(action), tile_of(action, 0)
    if action >> 7 & (1 << SQUARE - 7) - 1 != 0 or action >> DIRECTION & 1:
        return NO_SUCH_ACTION
    why = may_move(state, seat)
    if why != 0:
        return why
    if square >= SQUARES:
        return NO_SQUARE
    if tile & LETTER == 0 or tile & LETTER > rules.letters:
        return NO_LETTER
    if state.board[square] != EMPTY or loose_place(state, square) != NOBODY:
        return SQUARE_TAKEN
    rack = in_rack(tile)
    for i in range(RACK):
        if state.racks[seat, i] == rack:
            return 0
    return NOT_IN_RACK


@kernel
def lay_loose(state: State, seat: int, action: int) -> None:
    """W7: a loose tile; the first one binds its owner to go first."""
    i = 0
    if state.loose_by == NOBODY:
        state.loose_by = seat
    while state.loose[i] != EMPTY:
        i += 1
    tile = tile_of(action, 0)
    state.loose[i] = tile
    state.loose_at[i] = square_of(action)
    show(state, seat, in_rack(tile))
    if state.stage == FIRST:
        state.bound = seat
        state.yielded = 0
    tell(state, LAID, seat, tile, square_of(action))


@kernel
def check_lift(state: State, seat: int, action: int) -> int:
    """W7: one's own loose tiles, one or all."""
    if action & (1 << SQUARE) - 1 != 0 or action >> DIRECTION & 1:
        return NO_SUCH_ACTION
    square = square_of(action)
    if square >= SQUARES and square != ALL_SQUARES:
        return NO_SQUARE
    if state.loose_by != seat or (square != ALL_SQUARES and loose_place(state, square) == NOBODY):
        return NOTHING_LOOSE
    return 0


@kernel
def lift_loose(state: State, action: int) -> None:
    """W7: loose tiles return; who laid them is still bound."""
    if square_of(action) == ALL_SQUARES:
        lift_all(state)
    else:
        lift_one(state, loose_place(state, square_of(action)))


# W8, W25-W28: announcing


@kernel
def check_place(rules: Rules, state: State, seat: int, action: int) -> int:
    """W25-W28: any placement of one's own tiles may be announced, valid words or not."""
    why = may_move(state, seat)
    if why != 0:
        return why
    why = misplaced(state.board, action)
    if why != 0:
        return why
    return lacks(rules, state, seat, action)


@kernel
def this_move(state: State) -> int:
    """W8: which move of the double turn is being announced; loose tiles become part of it or return."""
    drop_loose(state)
    return 1 if state.stage == SECOND else 0


@kernel
def place(rules: Rules, state: State, seat: int, action: int) -> int:
    """W8: announcing the score ends a move; its tiles lie on the board."""
    move = this_move(state)
    state.kinds[move] = PLACED
    state.movers[move] = seat
    state.moves[move] = action
    state.points[move] = worth(rules, state.board, action)
    size = squares_of(state.board, action, state.squares[move])
    state.sizes[move] = size
    for i in range(size):
        show(state, seat, in_rack(tile_of(action, i)))
    lay(state.board, action)
    tell(state, ANNOUNCED, seat, state.points[move], state.squares[move, 0], size)
    tell_word(state, state.squares[move, 0], action >> DIRECTION & 1)
    return after_move(state)


@kernel
def tell_word(state: State, square: int, direction: int) -> None:
    """W8, W11: tell the word through a square in a direction, if there is one; at most eight letters an entry."""
    step = step_of(direction)
    back = runs_back(state.board, square, direction)
    length = back + 1 + runs_on(state.board, square, direction)
    if length < 2:
        return
    at = square - back * step
    for part in range(0, length, IN_A_LINE):
        number = 0
        for i in range(min(length, part + IN_A_LINE) - 1, part - 1, -1):
            number = number * ALPHABET + (int(state.board[at + i * step]) & LETTER)
        tell(state, WORD if part == 0 else WORD_MORE, NOBODY, number & 0xFFFF, number >> 16 & 0xFFFF, number >> 32)


# W17: exchange and pass


@kernel
def bag_for_exchange(state: State) -> int:
    """W17: the bag less the tiles that will be drawn before this move's: the first mover's, or the opponents'."""
    bag = int(state.left)
    if state.stage == SECOND and state.kinds[0] == PLACED:
        bag -= state.sizes[0]
    if state.stage == WINDOW:
        for move in range(MOVES):
            if state.kinds[move] == PLACED:
                bag -= state.sizes[move]
    return max(bag, 0)


@kernel
def most_exchanged(rules: Rules, bag: int) -> int:
    """W17: how many tiles may be exchanged at most while the bag holds so many."""
    if rules.exchange_least == 0:
        return min(bag, RACK)
    return RACK if bag >= rules.exchange_least else 0


@kernel
def check_exchange(rules: Rules, state: State, seat: int, action: int) -> int:
    """W17: at least one tile of one's own, while the bag holds enough."""
    if action >> SQUARE & 511 != 0:
        return NO_SUCH_ACTION
    why = may_move(state, seat)
    if why != 0:
        return why
    size = size_of(action)
    if size < 1:
        return NO_EXCHANGE
    for i in range(size):
        tile = tile_of(action, i)
        if i > 0 and tile < tile_of(action, i - 1):
            return NO_EXCHANGE
        wanted = 0
        for j in range(size):
            if tile_of(action, j) == tile:
                wanted += 1
        if owned(state, seat, tile) < wanted:
            return NOT_IN_RACK
    return BAG_LOW if size > most_exchanged(rules, bag_for_exchange(state)) else 0


@kernel
def exchange(state: State, seat: int, action: int) -> int:
    """W17: tiles are set aside; new ones are drawn in turn, before the old go back."""
    move = this_move(state)
    size = size_of(action)
    state.kinds[move] = EXCHANGED
    state.movers[move] = seat
    state.sizes[move] = size
    for i in range(size):
        take(state, seat, tile_of(action, i))
        state.aside[seat, i] = tile_of(action, i)
    tell(state, EXCHANGE_MADE, seat, size)
    return after_move(state)


@kernel
def pass_move(state: State, seat: int) -> int:
    """W17: a pass is legal."""
    move = this_move(state)
    state.kinds[move] = PASSED
    state.movers[move] = seat
    tell(state, PASS_MADE, seat)
    return after_move(state)


@kernel
def after_move(state: State) -> int:
    """W8, W9: the second partner plays; after the last move of a turn the clock is pressed."""
    state.yielded = 0
    state.bound = NOBODY
    if state.stage == FIRST and state.single == NONE:
        state.stage = SECOND
        return NOTHING
    return PRESSED


# W10: time over


@kernel
def drop_flag(state: State) -> int:
    """W10: loose tiles return, what is not announced becomes a pass, votes and requests lapse."""
    pair = state.turn
    lift_all(state)
    for move in range(MOVES):
        if state.kinds[move] == NONE and (move == 0 or state.single == NONE):
            state.kinds[move] = PASSED
            state.movers[move] = state.movers[0] ^ 1 if move == 1 and state.movers[0] != NOBODY else NOBODY
            tell(state, PASSED_BY_TIME, state.movers[move], 2 * pair, 2 * pair + 1)
    return PRESSED
