"""Many matches in one compiled call: a tour goes over matches of a batch, a few at a time, until none is left.

A tour does all that a step needs to a few matches before it looks at the next, while their states are at hand: the
actions, HOST's answers, new matches where some have ended, then as far as wanted lists, masks, observations and random
decisions. Each of these is a loop of its own: handing arrays over from function to function takes longer than many a
rule, so it is not done for every match.

Every match has a generator of its own, a row of `random`, so that neither the number of matches nor of threads changes
what happens in one of them.
"""

from __future__ import annotations

from typing import Any

from stolik.core.contract import HOST_BIT, acting, apply, check, legal, scores, standing
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import first_seat, serve
from stolik.core.random import draw
from stolik.envs.checking import all_may_be_done
from stolik.envs.fetching import LINE, fetch, fetch_state
from stolik.envs.handing import ordered_again
from stolik.envs.lending import numbers_at
from stolik.envs.masking import mask_few
from stolik.envs.observing.encoder import observe
from stolik.envs.observing.writing import place
from stolik.envs.peeking import peek
from stolik.envs.rewards import share_rewards
from stolik.envs.share import (
    ACT,
    AGAIN,
    AS_DRAWN,
    BEGIN,
    CHECK,
    DRAW,
    FIND,
    GO_ON,
    HAND,
    LENT,
    LIST,
    MASK,
    NEW_LUCK,
    NOBODY,
    NOTHING,
    OPPONENTS,
    SECRETS,
    SEE,
    SHORT_LIST,
    SHORTER_LIST,
    STRAY,
    TOGETHER,
    WANTS,
    Share,
)
from stolik.envs.strokes import ending
from stolik.envs.taking import take_few, take_many

end_shorter, end_short = ending(SHORTER_LIST), ending(SHORT_LIST)
AHEAD = 8  # matches between having a state brought near and looking at it


@kernel
def tours(rules: Any, share: Share, bell: Cells, patience: int) -> None:
    """A tour, and more of them as long as they are ordered in time; with no patience one only."""
    wanted = True
    while wanted:
        tour(rules, share)
        wanted = patience > 0 and ordered_again(bell, patience)


@kernel
def tour(rules: Any, share: Share) -> None:
    """Do to matches what is wanted, as long as there are any; an action is that of its seat, NOTHING is not done."""
    wants = share.order[WANTS]
    if wants & (CHECK | FIND | TOGETHER) and not all_may_be_done(rules, share, wants):
        return
    if wants & HAND:
        hand_over(share)
        return
    actions = share.drawn if wants & AS_DRAWN else share.actions
    long = share.listed.shape[1] > SHORT_LIST
    few = take_few(share)
    while len(few) > 0:
        if wants & BEGIN:
            for i in few:
                share.states[i] = share.start[0]
                share.seats[i] = NOBODY
        if wants & ACT:
            for number in few:
                i = place(number)
                fetch_state(share.states, number + AHEAD)
                if long:
                    fetch(share.listed, number, 0)
                    fetch(share.listed, number, LINE)
                    fetch(share.marks, number, 0)
                if share.seats[i] != NOBODY and actions[i] != NOTHING:
                    apply(rules, share.states[i], share.seats[i], actions[i])
        if wants & TOGETHER:
            act_together(rules, share, few)
        if wants & GO_ON:
            go_on(rules, share, few, share.order[OPPONENTS], share.order[AGAIN] != 0)
        if wants & LIST:
            list_few(rules, share.states, share.seats, share.counts, share.listed, few)
        if wants & MASK:
            mask_few(rules, share, few)
        if wants & SEE:
            see_few(rules, share, share.seats, share.seen, few)
        if wants & NEW_LUCK:
            for number in few:
                i = place(number)
                share.luck[i] = draw(share.whims[i])
        if wants & DRAW:
            draw_few(rules, share, few)
        few = take_few(share)


@kernel
def go_on(rules: Any, share: Share, few: range, opponents: int, again: bool) -> None:
    """After actions say who is asked; where that takes HOST or a match has ended, do what is due first.

    Those are put aside: what is done to them would be in the way of the others, most of whom are quickly done.
    """
    aside = 0
    for number in few:
        i = place(number)
        asked = acting(rules, share.states[i])
        if share.done[i] or asked == 0 or asked & HOST_BIT != 0:
            share.aside[place(aside)] = number
            aside += 1
        else:
            share.bits[i] = asked
            share.seats[i] = first_seat(asked)
    if aside > 0:
        go_on_aside(rules, share, aside, opponents, again)


@kernel
def go_on_aside(rules: Any, share: Share, aside: int, opponents: int, again: bool) -> None:
    """Answer HOST; where a match has just ended pay out and, if wanted, begin anew; say who is asked."""
    for at in range(aside):
        i = place(share.aside[at])
        running = share.seats[i] != NOBODY
        if share.done[i]:
            for seat in range(share.rewards.shape[1]):
                share.rewards[i, seat] = 0
            share.done[i] = False
        asked = ask_players(rules, share.states[i], share.random[i], share.pool)
        if asked == 0 and running:
            finish(rules, share, i, opponents)
            if again:
                begin_anew(share, i)
                asked = ask_players(rules, share.states[i], share.random[i], share.pool)
        share.bits[i] = asked
        share.seats[i] = lowest(asked)


@kernel
def finish(rules: Any, share: Share, i: int, opponents: int) -> None:
    """Pay out a match that has just ended."""
    share.done[i] = True
    scores(rules, share.states[i], share.points[i])
    standing(rules, share.states[i], share.ranks[i])
    share_rewards(share.ranks[i], opponents, share.rewards[i])


@kernel
def begin_anew(share: Share, i: int) -> None:
    """Put an empty table in the place of a match that has ended, whose last state is kept if anybody wants it."""
    if len(share.finals) > 0:
        share.finals[i] = share.states[i]
    share.states[i] = share.start[0]
    for word in range(share.random.shape[1]):  # what the new match's deals will come from
        share.births[i, word] = share.random[i, word]


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
    """Write the listed decisions of one seat of each match, NOTHING behind them."""
    width = out.shape[1]
    if width in (SHORT_LIST, SHORTER_LIST):
        for number in few:
            i = place(number)
            counts[i] = 0 if seats[i] == NOBODY else legal(rules, states[i], seats[i], out[i])
        for i in few:
            if width == SHORT_LIST:
                end_short(out, i, counts[i])
            else:
                end_shorter(out, i, counts[i])
        return
    for number in few:
        i = place(number)
        before = min(counts[i], width)  # as far as the last list went
        counts[i] = 0 if seats[i] == NOBODY else legal(rules, states[i], seats[i], out[i])
        end = min(counts[i], width)
        if end + STRAY <= width:
            for at in range(STRAY):
                out[i, place(end + at)] = NOTHING
            end += STRAY
        else:
            before = width
        for at in range(end, before):
            out[i, place(at)] = NOTHING


@kernel
def see_few(rules: Any, share: Share, seats: Cells, seen: Cells, few: range) -> None:
    """Write what one seat of each match observes, from the state hidden from it; nobody sees nothing."""
    secrets = share.order[SECRETS] != 0
    for number in few:
        i = place(number)
        if seats[i] == NOBODY:
            for at in range(seen.shape[1]):
                seen[i, at] = 0
            continue
        table = share.states[i]
        if secrets:  # else all may be seen as it is
            peek(rules, table, seats[i], share.hidden[0])
            table = share.hidden[0]
        observe(rules, table, seats[i], seen[i])


@kernel
def draw_few(rules: Any, share: Share, few: range) -> None:
    """Draw one of the listed decisions of each match, NOTHING of an empty list; one that was cut is written again."""
    for number in few:
        i = place(number)
        count = min(share.counts[i], len(share.whole))
        at = share.luck[i] * count >> 32
        if count == 0:
            share.drawn[i] = NOTHING
        elif share.counts[i] <= share.listed.shape[1]:
            share.drawn[i] = share.listed[i, place(at)]
        else:
            legal(rules, share.states[i], share.seats[i], share.whole)
            share.drawn[i] = share.whole[at]


@kernel
def act_together(rules: Any, share: Share, few: range) -> None:
    """Let all seats that are asked act, the lowest first; write who has acted.

    Who is asked no longer, or may not do this any more since another has acted, is passed over.
    """
    actions = share.together
    for i in few:
        asked, share.made[i] = share.bits[i], 0
        for seat in range(actions.shape[1]):
            if asked >> seat & 1 and (
                seat == first_seat(asked) or check(rules, share.states[i], seat, actions[i, seat]) == 0
            ):
                apply(rules, share.states[i], seat, actions[i, seat])
                share.made[i] |= 1 << seat


@kernel
def hand_over(share: Share) -> None:
    """Write what was drawn into the array that is lent."""
    room = numbers_at(share.order[LENT], len(share.drawn))
    few = take_many(share)
    while len(few) > 0:
        for number in few:
            i = place(number)
            room[i] = share.drawn[i]
        few = take_many(share)


@kernel
def count_each(rules: Any, share: Share, points: Cells, ranks: Cells) -> None:
    """Write scores and standing of every match."""
    few = take_few(share)
    while len(few) > 0:
        for i in few:
            scores(rules, share.states[i], points[i])
            standing(rules, share.states[i], ranks[i])
        few = take_few(share)
