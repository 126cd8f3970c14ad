"""A very small net: add up the rows of what is there, drop what is negative, lean towards options.

facts ──► rows[fact] added up ──► max(0, ·) ──► options[option] · hidden = how much it leans there
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from stolik.core.kernel import Cells, kernel

WIDTH = 64  # of the hidden layer
SILENT = 0  # the fact that says nothing: a row of zeros, to fill up fours
MOST_FACTS = 48


class Net(NamedTuple):
    """Weights: a row for each fact, and one for each option."""

    rows: Cells
    options: Cells


class Scratch(NamedTuple):
    """Cells to work in, so that nothing is allocated while playing on."""

    facts: Cells
    hidden: Cells
    legal: Cells
    odds: Cells
    counts: Cells


def scratch() -> Scratch:
    """Fresh cells to work in."""
    return Scratch(
        facts=np.zeros(MOST_FACTS, np.int64),
        hidden=np.zeros(WIDTH, np.float32),
        legal=np.zeros(16, np.int64),
        odds=np.zeros(16),
        counts=np.zeros(16, np.int64),
    )


@kernel
def take_in(net: Net, facts: Cells, count: int, hidden: Cells) -> int:
    """Fill the hidden layer from the facts, filled up to fours; return how many there are now.

    Four rows at a time, because the compiler makes vector code of that and not of one.
    """
    while count % 4 != 0:
        facts[count] = SILENT
        count += 1
    rows = net.rows
    for j in range(WIDTH):
        hidden[j] = 0
    for i in range(0, count, 4):
        a, b, c, d = facts[i], facts[i + 1], facts[i + 2], facts[i + 3]
        for j in range(WIDTH):
            hidden[j] += rows[a, j] + rows[b, j] + rows[c, j] + rows[d, j]
    for j in range(WIDTH):
        hidden[j] = max(hidden[j], np.float32(0))
    return count


@kernel
def lean(net: Net, option: int, hidden: Cells) -> float:
    """How much the net leans towards an option; four sums, which need not wait for each other."""
    row = net.options[option]
    a, b, c, d = np.float32(0), np.float32(0), np.float32(0), np.float32(0)
    for j in range(0, WIDTH, 4):
        a += hidden[j] * row[j]
        b += hidden[j + 1] * row[j + 1]
        c += hidden[j + 2] * row[j + 2]
        d += hidden[j + 3] * row[j + 3]
    return float(a + b + c + d)


@kernel
def spread_odds(odds: Cells, count: int) -> None:
    """Turn leanings into probabilities."""
    top = odds[0]
    for i in range(1, count):
        top = max(top, odds[i])
    total = 0.0
    for i in range(count):
        odds[i] = np.exp(odds[i] - top)
        total += odds[i]
    for i in range(count):
        odds[i] /= total
