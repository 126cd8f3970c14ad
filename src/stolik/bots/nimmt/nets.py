"""Small networks over the marks. One knows habits: which card people choose; one knows values: what a hand is worth."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import NamedTuple

import numpy as np

from stolik.bots.nimmt.marks import Desk
from stolik.core.kernel import Cells, kernel

LEARNT = Path(__file__).with_name("nets.npz")  # made by ``python -m stolik.bots.nimmt.learn``


class Net(NamedTuple):
    """Each mark adds its row to an inner layer; what is positive there counts with `outer`."""

    rows: Cells
    start: Cells
    outer: Cells


@functools.cache
def learnt() -> tuple[Net, Net]:
    """The nets that the strong bot plays with: habits, values."""
    with np.load(LEARNT) as file:
        habits, values = (Net(*(file[f"{name}_{part}"].astype(np.float32) for part in Net._fields)) for name in NAMES)
    return habits, values


NAMES = ("habits", "values")


@kernel
def add_marks(net: Net, desk: Desk, begin: int, end: int, before: Cells, layer: Cells) -> None:
    """Make a layer of what was there before and of marks."""
    for h in range(len(layer)):
        layer[h] = before[h]
    for i in range(begin, end):
        row = net.rows[desk.which[i]]
        much = desk.much[i]
        for h in range(len(layer)):
            layer[h] += row[h] * much


@kernel
def answer(net: Net, desk: Desk) -> float:
    """What a net says to the inner layer."""
    total = 0.0
    for h in range(len(desk.inner)):
        total += max(desk.inner[h], 0.0) * net.outer[h]
    return total
