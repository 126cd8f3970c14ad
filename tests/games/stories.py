"""The stories of many random matches, told by the compiled rules and counted with NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.contract import HOST_BIT, acting
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import DEALT_AT_MOST, decide, first_seat, serve
from stolik.core.random import generator
from stolik.core.story import unpack


@kernel
def tell_matches(rules: Any, states: Cells, random: Cells, longest: int, entries: Cells, of_match: Cells) -> int:
    """Play every match of an array at random and write down the story of each decision; return how many entries.

    -1 if there is no room for them.
    """
    out = np.empty(longest, np.int64)
    pool = np.empty(DEALT_AT_MOST, np.int16)
    written = 0
    for i in range(len(states)):
        seats = acting(rules, states[i])
        while seats != 0:
            if seats & HOST_BIT:
                serve(rules, states[i], random, pool)
            else:
                decide(rules, states[i], first_seat(seats), random, out)
                if written + states[i].told > len(entries):
                    return -1
                for line in range(states[i].told):
                    entries[written] = states[i].story[line]
                    of_match[written] = i
                    written += 1
            seats = acting(rules, states[i])
    return written


class Stories:
    """What happened in `count` random matches: events are counted by match."""

    def __init__(self, game: Game, count: int, seed: int, longest_story: int) -> None:
        entries = np.zeros(count * longest_story, np.int64)
        of_match = np.zeros(count * longest_story, np.int64)
        self.count = count
        self.states = np.repeat(game.empty_table(), count)
        written = tell_matches(
            game.rules, self.states, generator(seed, "stories"), game.LONGEST_LIST, entries, of_match
        )
        assert written > 0, "give the stories more room"
        self.events, self.seats, self.a, self.b, self.c = unpack(entries[:written])  # type: ignore[arg-type]
        self.of_match = of_match[:written]

    def times(self, event: int) -> Cells:
        """How often an event happened, by match."""
        return np.bincount(self.of_match[self.events == event], minlength=self.count)


def mean(values: Cells) -> tuple[float, float]:
    """The mean of a sample and its standard error."""
    return float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values)))


def ratio(above: Cells, below: Cells) -> tuple[float, float]:
    """The ratio of two totals and its standard error, matches being the independent units."""
    value = above.sum() / below.sum()
    return float(value), float(np.sqrt(((above - value * below) ** 2).sum()) / below.sum())


def agrees(measured: tuple[float, float], stated: float, digits: int) -> bool:
    """Whether a measurement is within three standard errors of a figure stated with so many digits."""
    value, error = measured
    return bool(abs(value - stated) <= 0.5 * 10**-digits + 3 * error)
