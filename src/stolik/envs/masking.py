"""Masks of many matches in one compiled call, over the fixed numbers of `stolik.envs.actions`."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.envs.actions.numbering import NONE, code_among, code_of, mark_listed, number_listed, write_mask

NOBODY = -1


@kernel
def mask_each(rules: Any, states: Cells, seats: Cells, counts: Cells, listed: Cells, longest: int, out: Cells) -> None:
    """Write 1 at the numbers of the listed decisions of each match, else 0; a list that was cut is written again."""
    whole = np.empty(longest, np.int64)
    for i in range(len(states)):
        if counts[i] <= listed.shape[1]:
            mark_listed(rules, listed[i], counts[i], out[i])
        else:
            write_mask(rules, states[i], seats[i], whole, out[i])


@kernel
def remask_each(
    rules: Any,
    states: Cells,
    seats: Cells,
    counts: Cells,
    listed: Cells,
    longest: int,
    marked: Cells,
    marks: Cells,
    out: Cells,
) -> None:
    """Bring masks up to date that this function wrote before: `marks` are the places of their ones, `marked` how many.

    Most places are 0 and stay 0, and in draughts there are thousands of them: going over all took most of a step.
    """
    whole = np.empty(longest, np.int64)
    width = listed.shape[1]
    for i in range(len(states)):
        for at in range(min(marked[i], width)):
            out[i, marks[i, at]] = 0
        if counts[i] > width or marked[i] > width:
            write_mask(rules, states[i], seats[i], whole, out[i])
            marked[i] = width + 1
            continue
        marked[i] = 0
        for at in range(counts[i]):
            number = number_listed(rules, listed[i], counts[i], at)
            if number != NONE:
                out[i, number] = 1
                marks[i, marked[i]] = number
                marked[i] += 1


@kernel
def codes_of(
    rules: Any, states: Cells, seats: Cells, counts: Cells, listed: Cells, numbers: Cells, longest: int, out: Cells
) -> int:
    """Write the actions that have these numbers; return the first match in which none has it, or -1."""
    whole = np.empty(longest, np.int64)
    for i in range(len(states)):
        if seats[i] == NOBODY:
            out[i] = NONE
            continue
        if counts[i] <= listed.shape[1]:
            out[i] = code_among(rules, listed[i], counts[i], numbers[i])
        else:
            out[i] = code_of(rules, states[i], seats[i], numbers[i], whole)
        if out[i] == NONE:
            return i
    return -1
