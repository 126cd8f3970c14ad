"""Whether actions may be done, asked before any of them is: one that may not changes nothing anywhere."""

from __future__ import annotations

from typing import Any

from stolik.core.contract import check
from stolik.core.kernel import Cells, kernel
from stolik.envs.actions.numbering import code_among, code_of
from stolik.envs.lending import numbers_at
from stolik.envs.share import DRAWN, FIND, LENT, LISTED, NOBODY, NOTHING, SHORT_MASK, TOGETHER, Share
from stolik.envs.taking import all_is_well, take_many


@kernel
def code_marked(rules: Any, share: Share, i: int, number: int) -> int:
    """The listed action of a match that has a number, or NOTHING; list and mask must be up to date."""
    count = share.counts[i]
    if number == NOTHING:
        return NOTHING
    if count > share.listed.shape[1]:
        return code_of(rules, share.states[i], share.seats[i], number, share.whole)
    if share.masks.shape[1] <= SHORT_MASK:
        return code_among(rules, share.listed[i], count, number)
    for at in range(count):
        if share.marks[i, at] == number:
            code: int = share.listed[i, at]
            return code
    return NOTHING


@kernel
def all_may_be_done(rules: Any, share: Share, wants: int) -> bool:
    """Look at what the caller wants in all matches, together with the other threads; False if somebody complains.

    What is lent is read once and copied: it may be changed by others meanwhile, and only what was looked at is done.
    """
    lies, looked_at = share.order[LENT], 0
    few = take_many(share)
    while len(few) > 0:
        if wants & TOGETHER:
            check_together(rules, share, few, numbers_at(lies, share.together.size))
        elif wants & FIND:
            find_few(rules, share, few, numbers_at(lies, len(share.actions)))
        else:
            check_few(rules, share, few, numbers_at(lies, len(share.actions)), wants)
        looked_at += len(few)
        few = take_many(share)
    return all_is_well(share, looked_at, share.found[0] == NOBODY)


@kernel
def complain(share: Share, i: int) -> None:
    """Remember the first match that there is something wrong with."""
    if share.found[0] == NOBODY or i < share.found[0]:
        share.found[0] = i


@kernel
def check_few(rules: Any, share: Share, few: range, wanted: Cells, wants: int) -> None:
    """Complain of matches whose seat may not do this; where nobody is asked anything goes.

    What is listed is allowed; looking there is quicker, if the lists are known, and most often all is as it was drawn.
    """
    actions, others = share.actions, 0
    for i in few:
        actions[i] = wanted[i]
        others |= actions[i] ^ share.drawn[i]
    if wants & DRAWN and others == 0:
        return
    for i in few:
        if share.seats[i] == NOBODY:
            continue
        room = min(share.counts[i], share.listed.shape[1]) if wants & LISTED else 0
        found, at = False, 0
        while not found and at < room:
            found = share.listed[i, at] == actions[i]
            at += 1
        if not found and check(rules, share.states[i], share.seats[i], actions[i]) != 0:
            complain(share, i)


@kernel
def find_few(rules: Any, share: Share, few: range, numbers: Cells) -> None:
    """Find the actions that have these numbers; where none has there will be NOTHING, and a complaint.

    Masks must be up to date. Where nobody is asked nothing is done, and all is well.
    """
    for i in few:
        share.actions[i] = NOTHING
        if share.seats[i] != NOBODY:
            share.actions[i] = code_marked(rules, share, i, numbers[i])
            if share.actions[i] == NOTHING:
                complain(share, i)


@kernel
def check_together(rules: Any, share: Share, few: range, wanted: Cells) -> None:
    """Complain of matches in which one of the seats that are asked may not do what it wants."""
    players = share.together.shape[1]
    for i in few:
        for seat in range(players):
            action = wanted[i * players + seat]
            share.together[i, seat] = action
            if share.bits[i] >> seat & 1 and check(rules, share.states[i], seat, action) != 0:
                complain(share, i)
