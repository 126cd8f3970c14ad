"""Many matches in each of which one seat learns and quick opponents play all others, in one compiled call a step."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.contract import apply, standing
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import DEALT_AT_MOST, first_seat
from stolik.core.random import below
from stolik.envs.actions.numbering import NONE, code_among, code_of
from stolik.envs.bulk import ask_players
from stolik.envs.opponents import decide
from stolik.envs.rewards import share_rewards

ANY_SEAT = -1  # the learner's seat is drawn anew for every match


@kernel
def find_codes(
    rules: Any, states: Cells, seats: Cells, counts: Cells, listed: Cells, numbers: Cells, longest: int, out: Cells
) -> None:
    """Write the actions that have these numbers, NONE where a number is not allowed."""
    whole = np.empty(longest, np.int64)
    for i in range(len(states)):
        if counts[i] <= listed.shape[1]:
            out[i] = code_among(rules, listed[i], counts[i], numbers[i])
        else:
            out[i] = code_of(rules, states[i], seats[i], numbers[i], whole)


@kernel
def learn_on(
    rules: Any,
    start: Cells,
    level: int,
    wanted: int,
    opponents: int,
    longest: int,
    hidden: Cells,
    states: Cells,
    random: Cells,
    whims: Cells,
    learners: Cells,
    seats: Cells,
    codes: Cells,
    over: Cells,
    done: Cells,
    ranks: Cells,
    rewards: Cells,
) -> None:
    """Make the learner's action, or begin anew where a match is over; let others play until the learner is asked.

    A learner's action that is not allowed (NONE) ends the match with -1 for the learner. `seats` are the learners
    that are asked now, or -1; `ranks` is how all stand, `rewards` what the end of a match brought.
    """
    pool = np.empty(DEALT_AT_MOST, np.int16)
    listed = np.empty(longest, np.int64)
    looks = np.empty(longest, np.float64)
    for i in range(len(states)):
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0
        if over[i]:
            states[i] = start[0]
            learners[i] = below(whims[i], rewards.shape[1]) if wanted == ANY_SEAT else wanted
        elif codes[i] == NONE:
            rewards[i, learners[i]] = -1
        else:
            apply(rules, states[i], learners[i], codes[i])
        spoilt = not over[i] and codes[i] == NONE
        asked = 0 if spoilt else ask_players(rules, states[i], random[i], pool)
        while asked != 0 and asked >> learners[i] & 1 == 0:
            decide(rules, states[i], first_seat(asked), level, whims[i], hidden, listed, looks)
            asked = ask_players(rules, states[i], random[i], pool)
        standing(rules, states[i], ranks[i])
        done[i] = asked == 0
        if done[i] and not spoilt:
            share_rewards(ranks[i], opponents, rewards[i])
        over[i] = done[i]
        seats[i] = -1 if done[i] else learners[i]
