"""Many matches in one compiled call: each function goes over a slice of a batch and touches nothing outside it.

Every match has a generator of its own, a row of `random`, so that neither the number of matches nor of threads changes
what happens in one of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.contract import HOST_BIT, acting, apply, check, hide, legal, scores, standing
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import DEALT_AT_MOST, first_seat, serve
from stolik.core.random import below
from stolik.envs.observing.encoder import observe
from stolik.envs.rewards import share_rewards

NOBODY = -1
NOTHING = -1  # where a list has no more actions


@kernel
def begin_all(rules: Any, start: Cells, states: Cells, random: Cells, seats: Cells, bits: Cells) -> None:
    """Begin a new match everywhere, HOST's questions answered."""
    pool = np.empty(DEALT_AT_MOST, np.int16)
    for i in range(len(states)):
        states[i] = start[0]
        bits[i] = ask_players(rules, states[i], random[i], pool)
        seats[i] = lowest(bits[i])


@kernel
def ask_players(rules: Any, state: Any, random: Cells, pool: Cells) -> int:
    """Answer HOST's questions until players are asked or the match is over; return who is asked."""
    asked = acting(rules, state)
    while asked & HOST_BIT:
        serve(rules, state, random, pool)
        asked = acting(rules, state)
    return asked


@kernel
def lowest(bits: int) -> int:
    """The lowest seat of a set, or NOBODY."""
    return NOBODY if bits == 0 else first_seat(bits)


@kernel
def refused(rules: Any, states: Cells, seats: Cells, counts: Cells, listed: Cells, actions: Cells) -> int:
    """The first match whose seat may not do this, or -1; where nobody is asked anything goes."""
    width = listed.shape[1]
    for i in range(len(states)):
        if seats[i] == NOBODY:
            continue
        found = False
        for at in range(min(counts[i], width)):  # what is listed is allowed; looking there is quicker
            if listed[i, at] == actions[i]:
                found = True
                break
        if not found and check(rules, states[i], seats[i], actions[i]) != 0:
            return i
    return -1


@kernel
def refused_all(rules: Any, states: Cells, bits: Cells, actions: Cells) -> int:
    """The first match in which one of the seats that are asked may not do what it wants, or -1."""
    for i in range(len(states)):
        for seat in range(actions.shape[1]):
            if bits[i] >> seat & 1 and check(rules, states[i], seat, actions[i, seat]) != 0:
                return i
    return -1


@kernel
def step_each(rules: Any, states: Cells, seats: Cells, actions: Cells) -> None:
    """Let one seat of each match act."""
    for i in range(len(states)):
        if seats[i] != NOBODY:
            apply(rules, states[i], seats[i], actions[i])


@kernel
def step_everybody(rules: Any, states: Cells, bits: Cells, actions: Cells) -> None:
    """Let all seats that are asked act, the lowest first; bits stay where an action has become impossible meanwhile."""
    for i in range(len(states)):
        asked = bits[i]
        for seat in range(actions.shape[1]):
            if asked >> seat & 1 and (
                seat == first_seat(asked) or check(rules, states[i], seat, actions[i, seat]) == 0
            ):
                apply(rules, states[i], seat, actions[i, seat])
                bits[i] &= ~(1 << seat)


@kernel
def go_on(
    rules: Any,
    start: Cells,
    states: Cells,
    random: Cells,
    births: Cells,
    seats: Cells,
    bits: Cells,
    opponents: int,
    again: bool,
    done: Cells,
    rewards: Cells,
    points: Cells,
    ranks: Cells,
) -> None:
    """After actions: answer HOST; where a match has just ended pay out and, if wanted, begin anew; say who is asked."""
    pool = np.empty(DEALT_AT_MOST, np.int16)
    for i in range(len(states)):
        before = seats[i]
        bits[i] = ask_players(rules, states[i], random[i], pool)
        done[i] = bits[i] == 0 and before != NOBODY
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0
        if done[i]:
            scores(rules, states[i], points[i])
            standing(rules, states[i], ranks[i])
            share_rewards(ranks[i], opponents, rewards[i])
            if again:
                states[i] = start[0]
                for word in range(random.shape[1]):  # what the new match's deals will come from
                    births[i, word] = random[i, word]
                bits[i] = ask_players(rules, states[i], random[i], pool)
        seats[i] = lowest(bits[i])


@kernel
def list_each(rules: Any, states: Cells, seats: Cells, counts: Cells, out: Cells) -> None:
    """Write the listed decisions of one seat of each match, NOTHING behind them as far as the last lists went."""
    width = out.shape[1]
    for i in range(len(states)):
        before = min(counts[i], width)
        counts[i] = 0 if seats[i] == NOBODY else legal(rules, states[i], seats[i], out[i])
        for at in range(min(counts[i], width), before):
            out[i, at] = NOTHING


@kernel
def draw_each(
    rules: Any, states: Cells, seats: Cells, counts: Cells, listed: Cells, random: Cells, longest: int, out: Cells
) -> None:
    """Draw one of the listed decisions of each match; a list that was cut is written once more."""
    whole = np.empty(longest, np.int64)
    for i in range(len(states)):
        if counts[i] == 0:
            out[i] = NOTHING
        elif counts[i] <= listed.shape[1]:
            out[i] = listed[i, below(random[i], counts[i])]
        else:
            out[i] = whole[below(random[i], min(longest, legal(rules, states[i], seats[i], whole)))]


@kernel
def observe_each(rules: Any, states: Cells, seats: Cells, hidden: Cells, out: Cells) -> None:
    """Write what one seat of each match observes, from the state hidden from it."""
    for i in range(len(states)):
        if seats[i] == NOBODY:
            for at in range(out.shape[1]):
                out[i, at] = 0
        else:
            hidden[0] = states[i]
            hide(rules, hidden[0], seats[i])
            observe(rules, hidden[0], seats[i], out[i])


@kernel
def count_each(rules: Any, states: Cells, points: Cells, ranks: Cells) -> None:
    """Write scores and standing of every match."""
    for i in range(len(states)):
        scores(rules, states[i], points[i])
        standing(rules, states[i], ranks[i])
