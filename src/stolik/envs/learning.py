"""Many matches in each of which one seat learns and quick opponents play all others, in one tour of threads a step."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from stolik.core.contract import apply, standing
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import first_seat
from stolik.core.random import below
from stolik.envs.bulk import ask_players, list_few, see_few
from stolik.envs.checking import code_marked
from stolik.envs.handing import ordered_again
from stolik.envs.lending import hand_rows, masks_at, numbers_at, observations_at
from stolik.envs.masking import mask_few
from stolik.envs.opponents import decide
from stolik.envs.rewards import share_rewards
from stolik.envs.share import NOBODY, NOTHING, OPPONENTS, Share
from stolik.envs.taking import take_few

ANY_SEAT = -1  # the learner's seat is drawn anew for every match

# where lie the numbers that the learners choose, the room for observations and that for masks (0: nobody wants a copy);
# how good the opponents are, where the learners sit, and whether they are paid every change of their standing
NUMBERS, SEEN, MASKS, LEVEL, SEAT, BY_STANDING, ORDERS = 0, 1, 2, 3, 4, 5, 6


class Course(NamedTuple):
    """What there is for each match besides a share, where one of the seats learns."""

    orders: Cells
    learners: Cells  # their seats
    over: Cells  # whether the match is to begin anew with the next step
    spoilt: Cells  # whether it has ended because the learner's number was not allowed
    earned: Cells  # what the last step has brought the learner


def new_course(n: int, level: int, seat: int, by_standing: bool) -> Course:
    """For n matches that are yet to begin."""
    orders = np.zeros(ORDERS, np.int64)
    orders[LEVEL], orders[SEAT], orders[BY_STANDING] = level, seat, by_standing
    over, spoilt = np.ones(n, np.bool_), np.zeros(n, np.bool_)
    return Course(orders, np.zeros(n, np.int64), over, spoilt, np.zeros(n))


@kernel
def courses(rules: Any, share: Share, course: Course, bell: Cells, patience: int) -> None:
    """A step of all learners, and more of them as long as they are ordered in time; with no patience one only."""
    wanted = True
    while wanted:
        go_course(rules, share, course)
        wanted = patience > 0 and ordered_again(bell, patience)


@kernel
def go_course(rules: Any, share: Share, course: Course) -> None:
    """Take matches as long as there are any: let learners act and others play, then write what the learners see."""
    orders, n = course.orders, len(course.learners)
    numbers = numbers_at(orders[NUMBERS], n)
    seen = observations_at(orders[SEEN], n, share.seen.shape[1])
    masks = masks_at(orders[MASKS], n, share.masks.shape[1])
    few = take_few(share)
    while len(few) > 0:
        learn_few(rules, share, course, numbers, few)
        list_few(rules, share.states, share.seats, share.counts, share.listed, few)
        mask_few(rules, share, few)
        see_few(rules, share, course.learners, seen, few)
        if orders[MASKS] != 0:
            hand_rows(share.masks, few.start, len(few), masks)
        few = take_few(share)


@kernel
def learn_few(rules: Any, share: Share, course: Course, numbers: Cells, few: range) -> None:
    """Make the learner's action, or begin anew where a match is over; let others play until the learner is asked.

    A number that is not allowed ends the match with -1 for the learner, and is told by `spoilt`. The share's seats are
    the learners that are asked now, or NOBODY; its ranks are how all stood when the learner was last paid, its rewards
    what a match's end brought.
    """
    orders, learners, over, spoilt = course.orders, course.learners, course.over, course.spoilt
    for i in few:
        state, whims = share.states[i], share.whims[i]
        begins, stood = over[i], share.ranks[i, learners[i]]
        for seat in range(share.rewards.shape[1]):
            share.rewards[i, seat] = 0
        spoilt[i] = False
        asked = 0
        if begins:
            learners[i] = below(whims, share.rewards.shape[1]) if orders[SEAT] == ANY_SEAT else orders[SEAT]
            while asked == 0:  # others may end a match before the learner is asked: there is nothing to do in it
                share.states[i] = share.start[0]
                standing(rules, state, share.ranks[i])
                asked = ask_learner(rules, share, course, i)
        else:
            code = code_marked(rules, share, i, numbers[i])
            spoilt[i] = code == NOTHING
            if spoilt[i]:
                share.rewards[i, learners[i]] = -1
            else:
                apply(rules, state, learners[i], code)
                asked = ask_learner(rules, share, course, i)
            standing(rules, state, share.ranks[i])
        share.done[i] = over[i] = asked == 0
        if over[i] and not spoilt[i]:
            share_rewards(share.ranks[i], share.order[OPPONENTS], share.rewards[i])
        share.seats[i] = NOBODY if over[i] else learners[i]
        course.earned[i] = share.rewards[i, learners[i]]
        if orders[BY_STANDING] and not spoilt[i]:
            course.earned[i] = 0 if begins else share.ranks[i, learners[i]] - stood


@kernel
def ask_learner(rules: Any, share: Share, course: Course, i: int) -> int:
    """Let others play until the learner of a match is asked; return who is asked then, or 0 if the match is over."""
    state, random, whims, level = share.states[i], share.random[i], share.whims[i], course.orders[LEVEL]
    asked = ask_players(rules, state, random, share.pool)
    while asked != 0 and asked >> course.learners[i] & 1 == 0:
        decide(rules, state, first_seat(asked), level, whims, share.hidden, share.whole, share.looks)
        asked = ask_players(rules, state, random, share.pool)
    return asked
