"""The rules of draughts, D1-D14, as the contract wants them; moving is in ``moves.py``, ending in ``draws.py``."""

from __future__ import annotations

import numpy as np

from stolik.core.bits import count, first
from stolik.core.kernel import Cells, kernel, small_kernel
from stolik.core.story import NOBODY, begin, tell
from stolik.games.draughts.board import of
from stolik.games.draughts.captures import list_captures, list_plain_captures, room_for
from stolik.games.draughts.draws import (
    count_on,
    holds_road,
    judge,
    key_of_change,
    key_of_taken,
    state_key,
    winner,
)
from stolik.games.draughts.jumps import jumpers, taken_set
from stolik.games.draughts.moves import after_move, is_crowned, list_steps
from stolik.games.draughts.refusals import (
    DRAWN,
    ENEMY_PIECE,
    MUST_CAPTURE,
    NO_PIECE,
    NO_SUCH_MOVE,
    NO_SUCH_SEAT,
    NOT_YOUR_TURN,
    WON,
    why_no_capture,
    why_no_step,
)
from stolik.games.draughts.route import LEAPS, find_route
from stolik.games.draughts.state import (
    BALANCED,
    BLOCKED,
    CAPTURED,
    FEW,
    LONGEST_LIST,
    PLAYING,
    QUIET,
    REPEATED,
    ROAD,
    Rules,
    State,
)
from stolik.games.draughts.tallies import plain_captures

# events of the story: rule number * 100 + which
MOVED, KING_MOVED, JUMPED, TOOK = 201, 701, 301, 302
CROWNED, CROWNED_IN_PASSING = 601, 1001
WON_ALL, WON_BLOCKED = 801, 802
DRAWN_REPEATED, DRAWN_QUIET, DRAWN_BALANCE, DRAWN_ROAD, DRAWN_FEW = 901, 902, 1401, 1402, 1403


# D1: the board


@kernel
def setup(rules: Rules, state: State) -> None:
    """D1, D12, D13: the men stand where the variant puts them."""
    for colour in range(2):
        state.men[colour] = of(rules.home, colour)
        state.kings[colour] = 0
    state.mover = rules.starts
    state.past[0] = state_key(state)
    state.ending = judge(rules, state)


@kernel
def acting(rules: Rules, state: State) -> int:
    """D1: one after the other."""
    return 1 << state.mover if state.ending == PLAYING else 0


@kernel
def ticking(rules: Rules, state: State) -> int:
    """The clock of the mover runs."""
    return 1 << state.mover if state.ending == PLAYING else 0


@kernel
def chance(rules: Rules, state: State) -> int:
    """Nothing is left to chance."""
    return 0


@kernel
def deal(rules: Rules, state: State, order: Cells) -> None:
    """Nothing is dealt."""
    return


# D2-D7: what may be played


@kernel
def enemy_of(state: State, colour: int) -> int:
    """All pieces of the other colour."""
    enemy: int = state.men[1 - colour] | state.kings[1 - colour]
    return enemy


@kernel
def legal(rules: Rules, state: State, seat: int, out: Cells) -> int:
    """D2-D7: captures if there are any, else steps."""
    if state.ending != PLAYING or seat != state.mover:
        return 0
    men, kings, enemy = state.men[seat], state.kings[seat], enemy_of(state, seat)
    plain = plain_captures(rules, seat, men, kings, enemy)
    if plain == 0:
        return list_steps(rules, seat, men, kings, enemy, out)
    if plain > 0:  # most captures; the others need room to work in, which takes longer than all of this
        return list_plain_captures(rules, seat, men, kings, enemy, out)
    return captures(rules, state, seat, rules.majority, out)


@kernel
def captures(rules: Rules, state: State, seat: int, majority: bool, out: Cells) -> int:
    """D3: the captures of a seat; with `majority` those that D4 leaves."""
    pending = np.empty((room_for(rules), 3), np.int64)
    every = np.empty(LONGEST_LIST, np.int64)  # a shorter list could not tell which captures it has already
    men, kings = state.men[seat], state.kings[seat]
    found = min(LONGEST_LIST, list_captures(rules, seat, men, kings, enemy_of(state, seat), majority, every, pending))
    for i in range(min(found, len(out))):
        out[i] = every[i]
    return found


@kernel
def most_captured(rules: Rules, state: State, seat: int) -> int:
    """D4: how many pieces can be captured at once."""
    out = np.empty(LONGEST_LIST, np.int64)
    found = captures(rules, state, seat, True, out)
    most: int = count(taken_set(rules, out[0] >> 12, enemy_of(state, seat))) if found > 0 else 0
    return most


@kernel
def is_legal(rules: Rules, state: State, seat: int, action: int) -> bool:
    """Whether a move is among those that are listed."""
    out = np.empty(LONGEST_LIST, np.int64)
    listed = False
    for i in range(min(legal(rules, state, seat, out), LONGEST_LIST)):
        listed = listed or out[i] == action
    return listed


@kernel
def check(rules: Rules, state: State, seat: int, action: int) -> int:
    """D1-D14: 0, or the rule that forbids the move, the most telling one first."""
    if seat < 0 or seat > 1:
        return NO_SUCH_SEAT
    if state.ending == CAPTURED or state.ending == BLOCKED:
        return WON
    if state.ending != PLAYING:
        return DRAWN
    if state.mover != seat:
        return NOT_YOUR_TURN
    start, end, code = action & 63, action >> 6 & 63, action >> 12
    enemy = enemy_of(state, seat)
    taken = taken_set(rules, code, enemy)
    if action < 0 or start >= rules.squares or end >= rules.squares or not is_code(rules, code, taken, enemy):
        return NO_SUCH_MOVE
    if is_legal(rules, state, seat, action):
        return 0
    if (state.men[seat] | state.kings[seat]) >> start & 1 == 0:
        return ENEMY_PIECE if enemy >> start & 1 else NO_PIECE
    if taken != 0:
        most = most_captured(rules, state, seat) if rules.majority else 0
        return why_no_capture(rules, seat, state.men[seat], state.kings[seat], enemy, start, end, taken, most)
    if jumpers(rules, seat, state.men[seat], state.kings[seat], enemy) != 0:
        return MUST_CAPTURE
    return why_no_step(rules, state.kings[seat], state.men[seat] | state.kings[seat] | enemy, start, end)


@kernel
def is_code(rules: Rules, code: int, taken: int, enemy: int) -> bool:
    """Whether the upper bits of a move name pieces that are there, and none besides."""
    if rules.squares == 32:
        return code == taken
    return bool(code >> count(enemy) == 0)


# what a move does


@kernel
def apply(rules: Rules, state: State, seat: int, action: int) -> None:
    """D2-D9: move, lift what was captured, crown, and see whether the match is over."""
    begin(state)
    other = 1 - seat
    men, kings, enemy, enemy_kings = state.men[seat], state.kings[seat], enemy_of(state, seat), state.kings[other]
    taken = taken_set(rules, action >> 12, enemy)
    crowned = is_crowned(rules, seat, men, action, taken)
    by_king = kings >> (action & 63) & 1 == 1
    tell_move(rules, state, seat, action, taken)
    if crowned:
        in_passing = of(rules.crowning, seat) >> (action >> 6 & 63) & 1 == 0
        tell(state, CROWNED_IN_PASSING if in_passing else CROWNED, seat, action >> 6 & 63)
    on_road = holds_road(rules, state)
    state.men[seat], state.kings[seat], state.men[other], state.kings[other] = after_move(
        rules, seat, men, kings, state.men[other], state.kings[other], action
    )
    state.mover = other
    key = state.past[state.quiet] ^ key_of_change(seat, action & 63, action >> 6 & 63, by_king, by_king or crowned)
    key ^= key_of_taken(other, taken, enemy_kings)
    count_plies(rules, state, by_king and taken == 0, crowned or taken != 0, on_road, key)
    state.period += 1
    state.ending = judge(rules, state)
    tell_ending(state)


@small_kernel
def tell_move(rules: Rules, state: State, seat: int, action: int, taken: int) -> None:
    """D2, D3, D7: a step, or a capture leap by leap."""
    start, end = action & 63, action >> 6 & 63
    if taken == 0:
        tell(state, KING_MOVED if state.kings[seat] >> start & 1 else MOVED, seat, start, end)
        return
    if count(taken) == 1:  # there is but one way, and looking for it needs room
        tell(state, JUMPED, seat, start, end, first(taken))
        tell(state, TOOK, seat, start, end, 1)
        return
    tell_route(rules, state, seat, start, end, taken)


@kernel
def tell_route(rules: Rules, state: State, seat: int, start: int, end: int, taken: int) -> None:
    """D3: a capture of several pieces, leap by leap."""
    men, kings = state.men[seat], state.kings[seat]
    path = np.zeros((LEAPS + 1, 2), np.int64)
    leaps = find_route(rules, seat, men, kings, enemy_of(state, seat), start, end, taken, path, 0, 0)
    for n in range(1, leaps + 1):
        tell(state, JUMPED, seat, path[n - 1, 0], path[n, 0], path[n, 1])
    tell(state, TOOK, seat, start, end, leaps)


@small_kernel
def count_plies(rules: Rules, state: State, quiet: bool, changed: bool, on_road: bool, key: int) -> None:
    """D9, D14: the counters that make draws, and the positions that may come again."""
    if not quiet:
        for i in range(state.quiet + 1):
            state.past[i] = 0
    count_on(rules, state, quiet, changed, on_road)
    state.past[state.quiet] = key


@kernel
def tell_ending(state: State) -> None:
    """D8, D9, D14: who has won, or why it is a draw."""
    if state.ending == CAPTURED:
        tell(state, WON_ALL, winner(state))
    elif state.ending == BLOCKED:
        tell(state, WON_BLOCKED, winner(state))
    elif state.ending == REPEATED:
        tell(state, DRAWN_REPEATED, NOBODY)
    elif state.ending == QUIET:
        tell(state, DRAWN_QUIET, NOBODY, state.quiet)
    elif state.ending == BALANCED:
        tell(state, DRAWN_BALANCE, NOBODY, state.balance // 2)
    elif state.ending == ROAD:
        tell(state, DRAWN_ROAD, NOBODY, state.road // 2)
    elif state.ending == FEW:
        tell(state, DRAWN_FEW, NOBODY, state.balance // 2)


# D8, D9: what it is worth


@kernel
def points(won: int, seat: int) -> int:
    """D8, D9: two points for a win, one for a draw."""
    return 1 if won == NOBODY else 2 if won == seat else 0


@kernel
def scores(rules: Rules, state: State, out: Cells) -> None:
    """D8, D9: nobody has points until the match is over."""
    won = winner(state)
    for seat in range(2):
        out[seat] = points(won, seat) if state.ending != PLAYING else 0


@kernel
def standing(rules: Rules, state: State, out: Cells) -> None:
    """D8, D9: the winner is first, a draw is shared."""
    won = winner(state)
    for seat in range(2):
        out[seat] = 0 if won == NOBODY else 1 if won == seat else -1
