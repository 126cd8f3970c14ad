"""Moves of draughts as fixed numbers: from × to × 8.

Two captures may begin and end on the same squares and take different pieces; they are told apart by their place among
each other in the order of codes::

    number = (from * squares + to) * 8 + k          k = 0 for the lowest code from here to there, 1 for the next ...

With 32 squares there are 8,192 numbers, with 64 there are 32,768. A ninth capture between the same squares would have
no number; the matches of the tests never meet one.
"""

from __future__ import annotations

from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.state import Rules

SETS = 8  # captured sets between the same two squares that have numbers
NONE = -1


@kernel
def number_listed(rules: Rules, listed: Cells, count: int, at: int) -> int:
    """The number of a listed move, or NONE for a ninth capture between the same squares."""
    ends = listed[at] & 0xFFF
    k = 0
    if listed[at] != ends:  # a step takes nothing and has the lowest code there is between its squares
        for other in range(count):
            if listed[other] & 0xFFF == ends and listed[other] < listed[at]:
                k += 1
    if k >= SETS:
        return NONE
    return int(((ends & 63) * rules.squares + (ends >> 6)) * SETS + k)


def count_of(rules: Rules) -> int:
    """How many numbers there are."""
    return rules.squares * rules.squares * SETS
