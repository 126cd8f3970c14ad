"""Many matches in one compiled call: a tour goes over a slice of a batch and touches nothing outside it.

A tour does all that a step needs to a few matches before it looks at the next, while their states are at hand: the
actions, HOST's answers, new matches where some have ended, then as far as wanted lists, masks, observations and random
decisions. Each of these is a loop of its own: handing arrays over from function to function takes longer than many a
rule, so it is not done for every match.

Every match has a generator of its own, a row of `random`, so that neither the number of matches nor of threads changes
what happens in one of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from stolik.core.contract import HOST_BIT, acting, apply, check, hide, legal, scores, standing
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import first_seat, serve
from stolik.core.random import draw
from stolik.envs.actions.numbering import code_of, number_listed, write_mask
from stolik.envs.observing.encoder import observe
from stolik.envs.rewards import share_rewards

NOBODY = -1
NOTHING = -1  # where a list has no more actions, and what is done by who does nothing

# what a tour is to do, as bits
BEGIN, ACT, GO_ON, LIST, MASK, SEE, DRAW, NEW_LUCK = 1, 2, 4, 8, 16, 32, 64, 128
FEW = 32  # matches that are looked at together: with all that is written of them they stay in the nearest caches


class Share(NamedTuple):
    """The slice of a batch that one thread works on: its rows of every array, and rooms of its own to work in."""

    start: Cells  # the empty table
    hidden: Cells  # room for a hidden state
    whole: Cells  # room for a list that is longer than its row
    pool: Cells  # room for what HOST deals
    looks: Cells  # room for what quick opponents think of a list
    states: Cells
    random: Cells
    births: Cells  # the generators as the matches began
    seats: Cells
    bits: Cells
    done: Cells
    rewards: Cells
    points: Cells
    ranks: Cells
    counts: Cells
    listed: Cells
    marked: Cells
    marks: Cells
    masks: Cells
    seen: Cells
    whims: Cells
    luck: Cells  # the number that the next random decision comes from
    places: Cells  # where in the list it was
    drawn: Cells


@kernel
def tour(rules: Any, share: Share, actions: Cells, wants: int, opponents: int, again: bool) -> None:
    """Do to every match what is wanted; an action is that of its seat, and NOTHING is not done."""
    for first in range(0, len(share.states), FEW):
        few = range(first, min(first + FEW, len(share.states)))
        if wants & BEGIN:
            for i in few:
                share.states[i] = share.start[0]
                share.seats[i] = NOBODY
        if wants & ACT:
            for i in few:
                if share.seats[i] != NOBODY and actions[i] != NOTHING:
                    apply(rules, share.states[i], share.seats[i], actions[i])
        if wants & GO_ON:
            go_on(rules, share, few, opponents, again)
        if wants & LIST:
            list_few(rules, share.states, share.seats, share.counts, share.listed, few)
        if wants & MASK:
            mask_few(rules, share, few)
        if wants & SEE:
            see_few(rules, share.states, share.seats, share.hidden, share.seen, few)
        if wants & NEW_LUCK:
            for i in few:
                share.luck[i] = draw(share.whims[i])
        if wants & DRAW:
            draw_few(rules, share, few)


@kernel
def go_on(rules: Any, share: Share, few: range, opponents: int, again: bool) -> None:
    """After actions: answer HOST; where a match has just ended pay out and, if wanted, begin anew; say who is asked."""
    for i in few:
        running = share.seats[i] != NOBODY
        share.done[i] = False
        for seat in range(share.rewards.shape[1]):
            share.rewards[i, seat] = 0
        while True:
            asked = ask_players(rules, share.states[i], share.random[i], share.pool)
            if asked != 0 or not running or share.done[i]:
                break
            share.done[i] = True
            scores(rules, share.states[i], share.points[i])
            standing(rules, share.states[i], share.ranks[i])
            share_rewards(share.ranks[i], opponents, share.rewards[i])
            if not again:
                break
            share.states[i] = share.start[0]
            for word in range(share.random.shape[1]):  # what the new match's deals will come from
                share.births[i, word] = share.random[i, word]
        share.bits[i] = asked
        share.seats[i] = lowest(asked)


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
def list_few(rules: Any, states: Cells, seats: Cells, counts: Cells, out: Cells, few: range) -> None:
    """Write the listed decisions of one seat of each match, NOTHING behind them as far as the last lists went."""
    width = out.shape[1]
    for i in few:
        before = min(counts[i], width)
        counts[i] = 0 if seats[i] == NOBODY else legal(rules, states[i], seats[i], out[i])
        for at in range(min(counts[i], width), before):
            out[i, at] = NOTHING


@kernel
def mask_few(rules: Any, share: Share, few: range) -> None:
    """Bring masks up to date: `marks` are the `marked` numbers that a mask may have a 1 at.

    Most places are 0 and stay 0, and in draughts there are thousands of them: going over all took most of a step. More
    marks than there is room for mean that nobody knows where the ones are.
    """
    room = share.listed.shape[1]
    for i in few:
        if share.marked[i] > room:
            for number in range(share.masks.shape[1]):
                share.masks[i, number] = 0
        else:
            for at in range(share.marked[i]):
                if share.marks[i, at] != NOTHING:
                    share.masks[i, share.marks[i, at]] = 0
        count = share.counts[i]
        if count > room:
            write_mask(rules, share.states[i], share.seats[i], share.whole, share.masks[i])
            count = room + 1
        else:
            for at in range(count):
                number = number_listed(rules, share.listed[i], count, at)
                share.marks[i, at] = number
                if number != NOTHING:
                    share.masks[i, number] = 1
        share.marked[i] = count


@kernel
def see_few(rules: Any, states: Cells, seats: Cells, hidden: Cells, out: Cells, few: range) -> None:
    """Write what one seat of each match observes, from the state hidden from it; nobody sees nothing."""
    for i in few:
        if seats[i] == NOBODY:
            for at in range(out.shape[1]):
                out[i, at] = 0
        else:
            hidden[0] = states[i]
            hide(rules, hidden[0], seats[i])
            observe(rules, hidden[0], seats[i], out[i])


@kernel
def draw_few(rules: Any, share: Share, few: range) -> None:
    """Draw one of the listed decisions of each match, NOTHING of an empty list; one that was cut is written again."""
    for i in few:
        count = min(share.counts[i], len(share.whole))
        share.places[i] = share.luck[i] * count >> 32
        if count == 0:
            share.drawn[i] = NOTHING
        elif share.counts[i] <= share.listed.shape[1]:
            share.drawn[i] = share.listed[i, share.places[i]]
        else:
            legal(rules, share.states[i], share.seats[i], share.whole)
            share.drawn[i] = share.whole[share.places[i]]


@kernel
def code_marked(rules: Any, share: Share, i: int, number: int) -> int:
    """The listed action of a match that has a number, or NOTHING; the mask must be up to date."""
    if share.marked[i] > share.listed.shape[1]:
        return code_of(rules, share.states[i], share.seats[i], number, share.whole)
    if number != NOTHING:
        for at in range(share.marked[i]):
            if share.marks[i, at] == number:
                code: int = share.listed[i, at]
                return code
    return NOTHING


@kernel
def refused(rules: Any, share: Share, actions: Cells, known: bool) -> int:
    """The first match whose seat may not do this, or -1; where nobody is asked anything goes.

    What is listed is allowed; looking there is quicker, if the lists are known, and the decision that was drawn at
    random is looked at first.
    """
    for i in range(len(share.states)):
        if share.seats[i] == NOBODY:
            continue
        room = min(share.counts[i], share.listed.shape[1]) if known else 0
        found = share.places[i] < room and share.listed[i, share.places[i]] == actions[i]
        at = 0
        while not found and at < room:
            found = share.listed[i, at] == actions[i]
            at += 1
        if not found and check(rules, share.states[i], share.seats[i], actions[i]) != 0:
            return i
    return -1


@kernel
def find_codes(rules: Any, share: Share, numbers: Cells, out: Cells) -> int:
    """Write the actions that have these numbers, NOTHING where none has; return the first such match, or -1.

    Masks must be up to date. Where nobody is asked nothing is done, and all is well.
    """
    first = -1
    for i in range(len(share.states)):
        out[i] = NOTHING
        if share.seats[i] != NOBODY:
            out[i] = code_marked(rules, share, i, numbers[i])
            if out[i] == NOTHING and first < 0:
                first = i
    return first


@kernel
def refused_all(rules: Any, share: Share, actions: Cells) -> int:
    """The first match in which one of the seats that are asked may not do what it wants, or -1."""
    for i in range(len(share.states)):
        for seat in range(actions.shape[1]):
            if share.bits[i] >> seat & 1 and check(rules, share.states[i], seat, actions[i, seat]) != 0:
                return i
    return -1


@kernel
def act_together(rules: Any, share: Share, actions: Cells) -> None:
    """Let all seats that are asked act, the lowest first; bits stay where an action has become impossible meanwhile."""
    for i in range(len(share.states)):
        asked = share.bits[i]
        for seat in range(actions.shape[1]):
            if asked >> seat & 1 and (
                seat == first_seat(asked) or check(rules, share.states[i], seat, actions[i, seat]) == 0
            ):
                apply(rules, share.states[i], seat, actions[i, seat])
                share.bits[i] &= ~(1 << seat)


@kernel
def count_each(rules: Any, share: Share, points: Cells, ranks: Cells) -> None:
    """Write scores and standing of every match."""
    for i in range(len(share.states)):
        scores(rules, share.states[i], points[i])
        standing(rules, share.states[i], ranks[i])
