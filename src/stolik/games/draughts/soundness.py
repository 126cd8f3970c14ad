"""Whether a draughts board can be: pieces, counters, and the end, each by its rule."""

from __future__ import annotations

from stolik.core.bits import count
from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.board import of
from stolik.games.draughts.draws import holds_road, judge, state_key
from stolik.games.draughts.state import LONGEST_PAST, Rules, State

FAULTS = {  # what the codes below mean
    101: "a piece stands beside the board",
    102: "the mover is 0, White, or 1, Black",
    103: "two pieces stand on one square",
    104: "a side has more pieces than it begins with",
    601: "a man stands where it would be a king",
    801: "there is no piece on the board",
    802: "the end does not follow from the board",
    901: "quiet counts plies of kings alone, from 0 to the number that makes a draw",
    902: "balance is at least quiet and at most 30000",
    903: "past holds the keys of the positions since a man moved or was captured, the last one at quiet",
    1401: "road counts while three pieces stand against a lone king on the main road, and is at most balance",
}


@kernel
def derive(rules: Rules, states: Cells) -> None:
    """Compute what follows from the position: whether it is over."""
    states[0].ending = 0
    if sound_board(rules, states[0]) == 0 and sound_counters(rules, states[0]) == 0:
        states[0].ending = judge(rules, states[0])


@kernel
def sound(rules: Rules, state: State) -> int:
    """0, or the rule that this position breaks."""
    broken = sound_board(rules, state)
    if broken == 0:
        broken = sound_counters(rules, state)
    if broken == 0 and state.ending != judge(rules, state):
        return 802
    return broken


@kernel
def sound_board(rules: Rules, state: State) -> int:
    """D1, D6, D13: pieces stand on squares of the board, one on each, and no man where it would be a king."""
    if state.mover < 0 or state.mover > 1:
        return 102
    every = 0
    number = 0
    for colour in range(2):
        men, kings = state.men[colour], state.kings[colour]
        if men & kings != 0 or (men | kings) & every != 0:
            return 103
        every |= men | kings
        if count(men | kings) > count(of(rules.home, colour)):
            return 104
        number += count(men | kings)
        if men & of(rules.crowning, colour) != 0:
            return 601
    if rules.squares == 32 and every >> 32 != 0:
        return 101
    return 0 if number > 0 else 801


@kernel
def sound_counters(rules: Rules, state: State) -> int:
    """D9, D14: the counters fit together, and the last of the past positions is this one."""
    if state.quiet < 0 or state.quiet > rules.quiet_limit or state.quiet >= LONGEST_PAST:
        return 901
    if state.balance < state.quiet or state.balance > 30_000:
        return 902
    if state.road < 0 or state.road > state.balance or (state.road > 0 and not holds_road(rules, state)):
        return 1401
    for i in range(LONGEST_PAST):
        if state.past[i] < 0 or (i > state.quiet and state.past[i] != 0):
            return 903
    return 0 if state.past[state.quiet] == state_key(state) else 903
