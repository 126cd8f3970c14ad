"""Many matches in each of which one seat learns and quick opponents play all others, in one compiled call a step."""

from __future__ import annotations

from typing import Any

from stolik.core.contract import apply, standing
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import first_seat
from stolik.core.random import below
from stolik.envs.bulk import ask_players
from stolik.envs.checking import code_marked
from stolik.envs.opponents import decide
from stolik.envs.rewards import share_rewards
from stolik.envs.share import NOBODY, NOTHING, Share
from stolik.envs.taking import take_few

ANY_SEAT = -1  # the learner's seat is drawn anew for every match


@kernel
def learn_on(
    rules: Any,
    share: Share,
    numbers: Cells,
    learners: Cells,
    spoilt: Cells,
    over: Cells,
    level: int,
    wanted: int,
    opponents: int,
) -> None:
    """Make the learner's action, or begin anew where a match is over; let others play until the learner is asked.

    A number that is not allowed ends the match with -1 for the learner, and is told by `spoilt`. The share's seats are
    the learners that are asked now, or NOBODY; its ranks are how all stand, its rewards what a match's end brought.
    """
    few = take_few(share)
    while len(few) > 0:
        for i in few:
            state, random, whims = share.states[i], share.random[i], share.whims[i]
            for seat in range(share.rewards.shape[1]):
                share.rewards[i, seat] = 0
            spoilt[i] = False
            if over[i]:
                share.states[i] = share.start[0]
                learners[i] = below(whims, share.rewards.shape[1]) if wanted == ANY_SEAT else wanted
            else:
                code = code_marked(rules, share, i, numbers[i])
                spoilt[i] = code == NOTHING
                if spoilt[i]:
                    share.rewards[i, learners[i]] = -1
                else:
                    apply(rules, state, learners[i], code)
            asked = 0 if spoilt[i] else ask_players(rules, state, random, share.pool)
            while asked != 0 and asked >> learners[i] & 1 == 0:
                decide(rules, state, first_seat(asked), level, whims, share.hidden, share.whole, share.looks)
                asked = ask_players(rules, state, random, share.pool)
            standing(rules, state, share.ranks[i])
            share.done[i] = asked == 0
            if asked == 0 and not spoilt[i]:
                share_rewards(share.ranks[i], opponents, share.rewards[i])
            over[i] = asked == 0
            share.seats[i] = NOBODY if asked == 0 else learners[i]
        few = take_few(share)
