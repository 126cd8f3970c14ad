"""Whether actions may be done, asked before any of them is: one that may not changes nothing anywhere."""

from __future__ import annotations

from typing import Any

from stolik.core.contract import check
from stolik.core.kernel import Cells, kernel
from stolik.envs.actions.numbering import code_among, code_of
from stolik.envs.share import NOBODY, NOTHING, SHORT_MASK, Share
from stolik.envs.taking import take_few


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
def are_drawn(wanted: Cells, drawn: Cells) -> bool:
    """Whether all actions are those that were drawn: they need no other check, and are at hand where they are done."""
    others = 0
    for i in range(len(wanted)):
        others |= wanted[i] ^ drawn[i]
    return others == 0


@kernel
def complain(share: Share, i: int) -> None:
    """Remember the first match that there is something wrong with."""
    if share.found[0] == NOBODY or i < share.found[0]:
        share.found[0] = i


@kernel
def check_few(rules: Any, share: Share, few: range, known: bool) -> None:
    """Complain of matches whose seat may not do this; where nobody is asked anything goes.

    What is listed is allowed; looking there is quicker, if the lists are known, and the decision that was drawn at
    random is looked at first.
    """
    actions = share.actions
    for i in few:
        if share.seats[i] == NOBODY:
            continue
        room = min(share.counts[i], share.listed.shape[1]) if known else 0
        found = share.places[i] < room and share.listed[i, share.places[i]] == actions[i]
        at = 0
        while not found and at < room:
            found = share.listed[i, at] == actions[i]
            at += 1
        if not found and check(rules, share.states[i], share.seats[i], actions[i]) != 0:
            complain(share, i)


@kernel
def find_few(rules: Any, share: Share, few: range) -> None:
    """Turn numbers into the actions that have them; where none has there will be NOTHING, and a complaint.

    Masks must be up to date. Where nobody is asked nothing is done, and all is well.
    """
    for i in few:
        number = share.actions[i]
        share.actions[i] = NOTHING
        if share.seats[i] != NOBODY:
            share.actions[i] = code_marked(rules, share, i, number)
            if share.actions[i] == NOTHING:
                complain(share, i)


@kernel
def check_all(rules: Any, share: Share, actions: Cells) -> None:
    """Complain of matches in which one of the seats that are asked may not do what it wants."""
    share.found[0] = NOBODY
    few = take_few(share)
    while len(few) > 0:
        for i in few:
            for seat in range(actions.shape[1]):
                if share.bits[i] >> seat & 1 and check(rules, share.states[i], seat, actions[i, seat]) != 0:
                    complain(share, i)
        few = take_few(share)
