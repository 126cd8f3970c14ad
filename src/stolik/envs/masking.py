"""Masks of many matches: what may be chosen, by number."""

from __future__ import annotations

from typing import Any

from stolik.core.kernel import kernel
from stolik.envs.actions.numbering import mark_row, number_listed, write_mask
from stolik.envs.fetching import fetch
from stolik.envs.observing.writing import place
from stolik.envs.share import NOTHING, SHORT_MASK, Share


@kernel
def mask_few(rules: Any, share: Share, few: range) -> None:
    """Bring the masks of a few matches up to date; short ones are written anew. Their lists must be up to date."""
    room, numbers = share.listed.shape[1], share.masks.shape[1]
    if numbers > SHORT_MASK:
        mask_long(rules, share, few)
        return
    for number in few:
        i = place(number)
        if share.counts[i] > room:
            write_mask(rules, share.states[i], share.seats[i], share.whole, share.masks[i])
        else:
            mark_row(rules, share.listed, share.masks, number)


@kernel
def mask_long(rules: Any, share: Share, few: range) -> None:
    """The same for long masks, whose ones lie scattered.

    `marks` are the `marked` numbers that a mask may have a 1 at: most places are 0 and stay 0, and in draughts there
    are thousands of them, so that going over all took most of a step. More marks than there is room for mean that
    nobody knows where the ones are.
    """
    room = share.listed.shape[1]
    for match in few:
        i = place(match)
        for at in range(share.marked[i] if share.marked[i] <= room else 0):
            fetch(share.masks, match, share.marks[i, place(at)])
    for match in few:
        i = place(match)
        clear_mask(share, i)
        count = share.counts[i]
        share.marked[i] = min(count, room + 1)
        if count <= room:
            for at in range(count):
                number = number_listed(rules, share.listed[i], count, at)
                share.marks[i, place(at)] = number
                fetch(share.masks, match, number)
    for match in few:
        i = place(match)
        if share.marked[i] > room:
            write_mask(rules, share.states[i], share.seats[i], share.whole, share.masks[i])
        else:
            for at in range(share.marked[i]):
                number = share.marks[i, place(at)]
                if number != NOTHING:
                    share.masks[i, place(number)] = 1


@kernel
def clear_mask(share: Share, i: int) -> None:
    """Write 0 where a mask may have ones."""
    if share.marked[i] > share.listed.shape[1]:
        for number in range(share.masks.shape[1]):
            share.masks[i, number] = 0
    else:
        for at in range(share.marked[i]):
            number = share.marks[i, place(at)]
            if number != NOTHING:
                share.masks[i, place(number)] = 0
