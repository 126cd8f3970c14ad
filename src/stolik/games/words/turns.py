"""The course of turns: beginning, pressing the clock, drawing, the end; W3-W6, W9, W14, W16, W18-W21, W24."""

from __future__ import annotations

from stolik.core.kernel import Cells, kernel
from stolik.core.story import NOBODY, tell
from stolik.games.words.codes import (
    ADDED,
    BLOCKED_END,
    CLOSING,
    DREW,
    DREW_FIRST,
    MOVE_STRUCK,
    ONE_LEFT,
    OPENING_BEGINS,
    START_DRAWN,
    START_EQUAL,
    SUBTRACTED,
    SUM,
    TURN_BEGINS,
    TURN_SKIPPED,
)
from stolik.games.words.memory import remember_draw, remember_swap
from stolik.games.words.racks import clear_said, held, pair_of, to_draw, worth_of_rack
from stolik.games.words.state import (
    ALONE,
    BARREN_TURNS,
    BLOCKED,
    CLOSED,
    EMPTY,
    EXCHANGED,
    FINISHED,
    FIRST,
    LAST_DRAW,
    LOST,
    MOVES,
    NONE,
    NOT_ASKED,
    NOTHING,
    OPENING,
    OVER,
    PAIRS,
    PASSED,
    PLACED,
    QUIET_TURNS,
    SEATS,
    STRUCK,
    WINDOW,
    Rules,
    State,
)
from stolik.games.words.tiles import JOKER, RACK

# W3, W4: the beginning


@kernel
def tile_number(state: State, number: int) -> int:
    """The tile that a number stands for when the bag's tiles are laid out upwards, jokers last."""
    tile = 0
    while number >= state.bag[tile]:
        number -= state.bag[tile]
        tile += 1
    return tile


@kernel
def draw_for_start(state: State, first: int, second: int) -> None:
    """W3: one letter a pair, nearest to A starts and a joker before all; equals draw again, the tiles go back."""
    letters = tile_number(state, first), tile_number(state, second)
    if letters[0] == letters[1]:
        tell(state, START_EQUAL, NOBODY, letters[0])
        return
    # a joker is no letter and comes before the first one
    starter = 0 if letters[0] % JOKER < letters[1] % JOKER else 1
    tell(state, START_DRAWN, NOBODY, letters[0], letters[1], starter)
    state.turn = starter
    for i in range(SEATS):
        state.queue[i] = 1 + (2 * starter + i) % SEATS
        state.need[i] = RACK
    begin_turn(state)


# W5, W6, W14, W19: a turn begins


@kernel
def begin_turn(state: State) -> None:
    """W5, W6: the pair on turn has one move at the opening and two later; W14, W19: one may be struck."""
    while True:
        clear_moves(state)
        state.turn_no += 1
        pair = state.turn
        if state.turn_no == 1:
            state.single = OPENING
            state.period += 1
            tell(state, OPENING_BEGINS, NOBODY, 2 * pair, 2 * pair + 1)
            state.stage = FIRST
            return
        out = comes_without(state, 2 * pair) or comes_without(state, 2 * pair + 1)
        if state.lost[pair] > 0 and out:
            skip_turn(state, pair)
            if state.ending != NONE:
                return
            continue
        tell(state, TURN_BEGINS, NOBODY, 2 * pair, 2 * pair + 1, state.turn_no)
        if state.lost[pair] > 0:
            state.lost[pair] -= 1
            state.single = LOST
            state.kinds[1] = STRUCK
            tell(state, MOVE_STRUCK, NOBODY, 2 * pair, 2 * pair + 1, state.lost[pair])
        elif out:
            state.single = ALONE
            state.kinds[1] = STRUCK
            tell(state, ONE_LEFT, 2 * pair + 1 if comes_without(state, 2 * pair) else 2 * pair)
        state.stage = FIRST
        return


@kernel
def comes_without(state: State, seat: int) -> bool:
    """W19: whether a seat has no tiles when its turn begins; those still owed to it are drawn by then."""
    return held(state, seat) == 0 and to_draw(state, seat) == 0


@kernel
def skip_turn(state: State, pair: int) -> None:
    """W14: with one partner out the only move is struck, and the opponents' turn follows."""
    state.lost[pair] -= 1
    tell(state, TURN_SKIPPED, NOBODY, 2 * pair, 2 * pair + 1, state.lost[pair])
    state.kinds[0] = STRUCK
    state.kinds[1] = STRUCK
    count_turn(state)
    state.turn = 1 - pair
    state.period += 1
    if is_blocked(state):
        end_match(state, BLOCKED)


@kernel
def clear_moves(state: State) -> None:
    """A double turn begins with nothing announced and nothing said."""
    state.single = NONE
    state.bound = NOBODY
    for move in range(MOVES):
        state.kinds[move] = NONE
        state.movers[move] = NOBODY
        state.moves[move] = 0
        state.sizes[move] = 0
        state.points[move] = 0
        state.settled[move] = 0
        for i in range(RACK):
            state.squares[move, i] = 0
    clear_talk(state)


@kernel
def clear_talk(state: State) -> None:
    """W11, W15, W22: no question is open. What was said by signal stays until the turn is over."""
    state.yielded = 0
    state.early = NOT_ASKED
    state.asker = 0
    state.vote_by = 0
    state.vote = 0


# W8, W9: the clock is pressed


@kernel
def is_open(state: State, move: int) -> bool:
    """W11: whether a move may still be challenged."""
    return bool(state.kinds[move] == PLACED and state.settled[move] == 0)


@kernel
def accept(state: State, move: int) -> None:
    """W11, W24: a move is final and its points count."""
    if is_open(state, move):
        state.settled[move] = 1
        state.score[pair_of(state.movers[move])] += state.points[move]


@kernel
def press(state: State) -> int:
    """W9, W11: the turn is made; the opponents' time begins, in which they accept or challenge it."""
    clear_talk(state)
    clear_said(state)
    state.bound = NOBODY
    state.turn = 1 - state.turn
    state.period += 1
    if is_open(state, 0) or is_open(state, 1):
        state.stage = WINDOW
        return NOTHING
    return FINISHED


@kernel
def finish_turn(rules: Rules, state: State) -> None:
    """W16, W18, W21, W24: nothing can be challenged any more: sum, drawing, and the end or the next turn."""
    pair = 1 - state.turn
    state.vote_by = 0
    state.vote = 0
    for move in range(MOVES):
        accept(state, move)
    tell(state, SUM, NOBODY, 2 * pair, 2 * pair + 1, max(0, int(state.score[pair])))
    count_turn(state)
    line_up(state)
    if state.left == 0 and held(state, 2 * pair) == 0 and held(state, 2 * pair + 1) == 0:
        end_match(state, CLOSED)
    elif is_blocked(state):
        end_match(state, BLOCKED)
    else:
        begin_turn(state)
    if state.stage == LAST_DRAW and state.queue[0] == 0:
        settle(rules, state)


# W16: drawing


@kernel
def line_up(state: State) -> None:
    """W16: the first mover draws, then the second; after an invalid, struck or passed move nobody."""
    for move in range(MOVES):
        if (state.kinds[move] == PLACED and state.left > 0) or state.kinds[move] == EXCHANGED:
            i = 0
            while state.queue[i] != 0:
                i += 1
            state.queue[i] = state.movers[move] + 1
            state.need[i] = state.sizes[move]


@kernel
def draw_tiles(rules: Rules, state: State, order: Cells) -> None:
    """W4, W16: the next in line draws; an exchanger's old tiles go into the bag after the new ones are out."""
    seat = state.queue[0] - 1
    count = len(order)
    first = held(state, seat)
    for i in range(count):
        state.racks[seat, first + i] = tile_number(state, int(order[i]))
    for i in range(count):
        state.bag[state.racks[seat, first + i]] -= 1
    state.left -= count
    remember_draw(state, seat, first, count)
    empty_aside(state, seat, count)
    tell(state, DREW_FIRST if state.turn_no == 1 else DREW, seat, count, state.left)
    while True:
        for i in range(SEATS):
            state.queue[i] = state.queue[i + 1] if i + 1 < SEATS else 0
            state.need[i] = state.need[i + 1] if i + 1 < SEATS else 0
        if state.queue[0] == 0 or state.left > 0:
            break
    state.swap_open = 1 if state.swap_by != NOBODY and state.queue[0] != 0 else 0
    if state.queue[0] == 0 and state.stage == LAST_DRAW:
        settle(rules, state)


@kernel
def empty_aside(state: State, seat: int, drawn: int) -> None:
    """W17: the old tiles of an exchange go into the bag; which ones, the opponents have not seen."""
    count = 0
    for i in range(RACK):
        tile = state.aside[seat, i]
        if tile != EMPTY:
            state.bag[tile] += 1
            state.returned[tile] += 1
            state.aside[seat, i] = EMPTY
            count += 1
    remember_swap(state, seat, count, drawn)
    if count > 0:
        state.left += count
        state.returned_by = pair_of(seat)
        state.returned_least += count
        state.returned_most += count


# W18, W20, W21: the end


@kernel
def count_turn(state: State) -> None:
    """W21: how many double turns in a row were only passes and struck moves, or left no new tile."""
    fruitful = state.kinds[0] == PLACED or state.kinds[1] == PLACED
    idle = True
    for move in range(MOVES):
        if state.kinds[move] != NONE and state.kinds[move] != PASSED and state.kinds[move] != STRUCK:
            idle = False
    state.barren = 0 if fruitful else state.barren + 1
    state.quiet = state.quiet + 1 if idle else 0


@kernel
def is_blocked(state: State) -> bool:
    """W21: four double turns of only passes and struck moves, or six without a new tile."""
    return state.quiet >= QUIET_TURNS or state.barren >= BARREN_TURNS


@kernel
def end_match(state: State, why: int) -> None:
    """W18, W21: the match ends once the tiles still owed are drawn."""
    clear_moves(state)
    clear_said(state)
    state.ending = why
    state.stage = LAST_DRAW


@kernel
def settle(rules: Rules, state: State) -> None:
    """W20, W21: the closing pair adds the opponents' tiles, which they subtract; blocked, each subtracts its own."""
    closer = 1 - state.turn if state.ending == CLOSED else NOBODY
    if closer != NOBODY:
        tell(state, CLOSING, NOBODY, 2 * closer, 2 * closer + 1)
    else:
        tell(state, BLOCKED_END, NOBODY)
    for pair in range(PAIRS):
        if pair == closer:
            continue
        points = worth_of_rack(rules, state, 2 * pair) + worth_of_rack(rules, state, 2 * pair + 1)
        state.score[pair] -= points
        tell(state, SUBTRACTED, NOBODY, 2 * pair, 2 * pair + 1, points)
        if closer != NOBODY:
            state.score[closer] += points
            tell(state, ADDED, NOBODY, 2 * closer, 2 * closer + 1, points)
    state.stage = OVER
    state.turn = NOBODY
