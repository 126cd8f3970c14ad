"""The rules of Words in pairs, W1-W28, each written once: here what may be done and the way to it.

Racks and loose tiles are in ``racks.py``, making a move in ``announcing.py``, challenges in ``judging.py``, signals
and rack order in ``talking.py``, the course of turns in ``turns.py``, what is remembered of tiles in ``memory.py``; how
tiles may lie (W25-W27) and what they are worth in ``placing.py``.
"""

from __future__ import annotations

import numpy as np

from stolik.core.contract import HOST, HOST_BIT
from stolik.core.kernel import Cells, kernel
from stolik.core.story import NOBODY, begin, tell
from stolik.games.words.announcing import (
    bag_for_exchange,
    check_exchange,
    check_lay,
    check_lift,
    check_place,
    drop_flag,
    exchange,
    lay_loose,
    lift_loose,
    may_move,
    most_exchanged,
    pass_move,
    place,
)
from stolik.games.words.codes import (
    DRAWING_FIRST,
    MATCH_OVER,
    NO_CLOCK,
    NO_SUCH_ACTION,
    NO_SUCH_SEAT,
    NO_TILES_YET,
    NOT_YOUR_FLAG,
    TIME_OVER,
)
from stolik.games.words.generate import generate, generate_scored
from stolik.games.words.judging import (
    answer,
    asked_by_partner,
    check_accept,
    check_answer,
    check_ask,
    check_challenge,
    check_later,
    leave_for_later,
    me,
    vote_accept,
    vote_challenge,
    voters,
)
from stolik.games.words.placing import tile_of
from stolik.games.words.racks import held, owned, pair_of
from stolik.games.words.state import (
    ACCEPT,
    ASK,
    CHALLENGE,
    EXCHANGE,
    FINISHED,
    FIRST,
    FLAG,
    KIND,
    LAST_DRAW,
    LATER,
    LAY,
    LIFT,
    MOVES,
    NO,
    NOTHING,
    ORDER,
    OVER,
    PASS,
    PLACE,
    PRESSED,
    PROPOSED,
    SEATS,
    SECOND,
    SIGNAL,
    START,
    TILE,
    TILES,
    WINDOW,
    YES,
    YOU_GO,
    Rules,
    State,
)
from stolik.games.words.talking import check_order, check_signal, check_you_go
from stolik.games.words.tiles import RACK
from stolik.games.words.turns import clear_moves, draw_for_start, draw_tiles, finish_turn, press

MOST_PLACEMENTS = 8000  # that are listed; with two jokers there can be more, and the best are listed
LONGEST = 8192  # the list with everything else

# W2-W4: tiles and chance


@kernel
def setup(rules: Rules, state: State) -> None:
    """W2: all tiles are in the bag, without the jokers unless an option puts them back."""
    for tile in range(TILES):
        state.bag[tile] = rules.counts[tile]
    state.left = rules.tiles
    state.stage = START
    state.turn = NOBODY
    state.returned_by = NOBODY
    state.swap_by = NOBODY
    state.loose_by = NOBODY
    clear_moves(state)


@kernel
def owes(state: State) -> bool:
    """W3, W16: whether HOST is to draw."""
    return state.stage == START or state.queue[0] != 0


@kernel
def chance(rules: Rules, state: State) -> int:
    """W3, W4, W16: HOST owes a letter for each pair, or the tiles that the next in line draws."""
    if state.stage == START:
        return 2 << 16 | int(state.left)
    if state.queue[0] != 0:
        return int(min(state.need[0], state.left)) << 16 | int(state.left)
    return 0


@kernel
def deal(rules: Rules, state: State, order: Cells) -> None:
    """W3, W4, W16: draw for the start, or for the next in line."""
    state.reveals += 1
    if state.stage == START:
        draw_for_start(state, int(order[0]), int(order[1]))
    else:
        draw_tiles(rules, state, order)


# W5-W7, W11, W15: who may decide


@kernel
def acting(rules: Rules, state: State) -> int:
    """W5-W7, W11, W15: who goes first or second, who has yet to vote or to answer; HOST while tiles are drawn."""
    if owes(state):
        return HOST_BIT
    if state.stage == OVER or state.stage == LAST_DRAW:
        return 0
    bits = 0
    for seat in range(SEATS):
        if decides(state, seat):
            bits |= 1 << seat
    return bits


@kernel
def decides(state: State, seat: int) -> bool:
    """W5-W7, W11, W15: whether a seat has something to decide now."""
    if voters(state) == pair_of(seat):
        return state.vote_by != me(seat)
    if pair_of(seat) != state.turn:
        return False
    if state.stage == FIRST:
        return may_move(state, seat) == 0 and state.yielded != me(seat)
    return seat != state.movers[0] or asked_by_partner(state, seat)


@kernel
def ticking(rules: Rules, state: State) -> int:
    """W9: one clock a pair; it stands still while tiles are drawn."""
    if owes(state) or state.stage == OVER or state.stage == LAST_DRAW:
        return 0
    return 3 << 2 * state.turn


# what may be done


@kernel
def check(rules: Rules, state: State, seat: int, action: int) -> int:
    """W5-W28: whether an action is allowed now."""
    if seat == HOST:
        return check_flag(state, action)
    if seat < 0 or seat >= SEATS:
        return NO_SUCH_SEAT
    if state.stage == OVER:
        return MATCH_OVER
    kind = action >> KIND << KIND
    if kind == ORDER:
        return check_order(state, seat, action)
    if kind == SIGNAL:
        return check_signal(state, seat, action - SIGNAL)
    if state.stage == START:
        return NO_TILES_YET
    if owes(state):
        return DRAWING_FIRST
    if kind == PLACE:
        return check_place(rules, state, seat, action)
    if kind == EXCHANGE:
        return check_exchange(rules, state, seat, action)
    if kind == LAY:
        return check_lay(rules, state, seat, action)
    if kind == LIFT:
        return check_lift(state, seat, action)
    if kind == CHALLENGE:
        return check_challenge(state, seat, action - CHALLENGE)
    return check_word(state, seat, action)


@kernel
def check_word(state: State, seat: int, action: int) -> int:
    """W11, W15, W17, W22: actions that are a word and nothing else."""
    if action == PASS:
        return may_move(state, seat)
    if action == YOU_GO:
        return check_you_go(state, seat)
    if action == ACCEPT:
        return check_accept(state, seat)
    if action in (YES, NO):
        return check_answer(state, seat)
    if action == LATER:
        return check_later(state, seat)
    if action == ASK:
        return check_ask(state, seat)
    return NOT_YOUR_FLAG if action == FLAG else NO_SUCH_ACTION


@kernel
def check_flag(state: State, action: int) -> int:
    """W9, W10: HOST drops the flag of the pair whose clock runs."""
    if action != FLAG:
        return NO_SUCH_ACTION
    if owes(state) or state.stage == OVER or state.stage == LAST_DRAW:
        return NO_CLOCK
    return 0


# the list


@kernel
def legal(rules: Rules, state: State, seat: int, out: Cells) -> int:
    """W5-W17: votes and answers; or the lexicon's placements, exchanges, a pass, "you go", asking for judgement."""
    if owes(state) or state.stage == OVER or seat < 0 or seat >= SEATS or not decides(state, seat):
        return 0
    found = 0
    if state.stage == FIRST or (state.stage == SECOND and pair_of(seat) == state.turn and seat != state.movers[0]):
        found = list_moves(rules, state, seat, out)
    found = listed_if(check_you_go(state, seat), YOU_GO, out, found)
    found = listed_if(check_ask(state, seat), ASK, out, found)
    found = listed_if(check_accept(state, seat), ACCEPT, out, found)
    for move in range(MOVES):
        found = listed_if(check_challenge(state, seat, move), CHALLENGE + move, out, found)
    found = listed_if(check_answer(state, seat), YES, out, found)
    found = listed_if(check_answer(state, seat), NO, out, found)
    return listed_if(check_later(state, seat), LATER, out, found)


@kernel
def listed_if(why_not: int, action: int, out: Cells, found: int) -> int:
    """List an action if nothing forbids it; return how many are listed."""
    if why_not != 0:
        return found
    if found < len(out):
        out[found] = action
    return found + 1


@kernel
def list_moves(rules: Rules, state: State, seat: int, out: Cells) -> int:
    """W8, W17: placements whose words are in the lexicon, exchanges, a pass."""
    rack = np.zeros(RACK, np.int8)
    size = 0
    for tile in range(1, TILES):
        for _ in range(owned(state, seat, tile)):
            rack[size] = tile
            size += 1
    found = generate(rules, state.board, rack, out[:MOST_PLACEMENTS])
    if found > MOST_PLACEMENTS:
        list_best(rules, state.board, rack, found, out[:MOST_PLACEMENTS])
        found = MOST_PLACEMENTS
    most = most_exchanged(rules, bag_for_exchange(state))
    if most > 0:
        found = list_exchanges(rack, size, most, out, found)
    return listed_if(0, PASS, out, found)


@kernel
def list_best(rules: Rules, board: Cells, rack: Cells, found: int, out: Cells) -> None:
    """W28: of more placements than a list holds, those with most points; all the others are allowed as well."""
    every, points = np.empty(found, np.int64), np.empty(found, np.int16)
    generate_scored(rules, board, rack, every, points)
    order = np.argsort(-points, kind="mergesort")
    for i in range(len(out)):
        out[i] = every[order[i]]


@kernel
def list_exchanges(rack: Cells, size: int, most: int, out: Cells, found: int) -> int:
    """W17: every choice of at most so many tiles of a sorted rack, equal tiles being the same."""
    for chosen in range(1, 1 << size):
        action, count = EXCHANGE, 0
        for i in range(size):
            if chosen >> i & 1:
                if i > 0 and rack[i] == rack[i - 1] and chosen >> i - 1 & 1 == 0:
                    count = RACK + 1  # the same choice is listed with the equal tile before it
                    break
                action |= int(rack[i]) << TILE * count
                count += 1
        if count <= most:
            found = listed_if(0, action, out, found)
    return found


# what happens


@kernel
def apply(rules: Rules, state: State, seat: int, action: int) -> None:
    """W5-W23: a move, a vote, a gesture or the flag; what partners say to each other tells no story."""
    state.reveals += 1
    kind = action >> KIND << KIND
    follows = NOTHING
    if kind == ORDER:
        for i in range(held(state, seat)):
            state.racks[seat, i] = tile_of(action, i)
    elif kind == SIGNAL:
        state.said[seat] = action - SIGNAL
    elif kind == CHALLENGE:
        vote_challenge(state, seat, action - CHALLENGE)
    elif kind == YOU_GO:
        state.yielded = me(seat)
    elif kind == ASK:
        state.early = PROPOSED
        state.asker = me(seat)
    elif kind == ACCEPT:
        follows = vote_accept(state, seat)
    elif kind in (YES, NO):
        follows = answer(rules, state, seat, kind == YES)
    elif kind == LATER:
        leave_for_later(state, seat)
    else:
        follows = move(rules, state, seat, action, kind)
    if follows == PRESSED:
        follows = press(state)
    if follows == FINISHED:
        finish_turn(rules, state)


@kernel
def move(rules: Rules, state: State, seat: int, action: int, kind: int) -> int:
    """W7, W8, W10, W17: what happens on the board; W11: it accepts what the opponents have played."""
    begin(state)
    pair = state.turn
    if kind == FLAG:
        tell(state, TIME_OVER, NOBODY, 2 * pair, 2 * pair + 1)
    if state.stage == WINDOW:
        finish_turn(rules, state)
        if state.stage != FIRST or state.turn != pair:
            return NOTHING
    if kind == PLACE:
        return place(rules, state, seat, action)
    if kind == EXCHANGE:
        return exchange(state, seat, action)
    if kind == PASS:
        return pass_move(state, seat)
    if kind == FLAG:
        return drop_flag(state)
    if kind == LAY:
        lay_loose(state, seat, action)
    else:
        lift_loose(state, action)
    return NOTHING


# W20, W21, W24: what it is worth


@kernel
def scores(rules: Rules, state: State, out: Cells) -> None:
    """W24: the pair's sum, for both partners."""
    for seat in range(SEATS):
        out[seat] = state.score[pair_of(seat)]


@kernel
def standing(rules: Rules, state: State, out: Cells) -> None:
    """W21: more points win; partners stand alike."""
    for seat in range(SEATS):
        out[seat] = state.score[pair_of(seat)]
