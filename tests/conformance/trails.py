"""Random matches kept step by step, HOST's answers included."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from stolik.core.contract import HOST_BIT
from stolik.core.game import seats_of
from stolik.core.kernel import Cells
from stolik.core.random import below, generator, pick
from tests.conformance.kernels import Action, Kernels

Gestures = Callable[[Cells, int], list[int]]
LONGEST = 50_000  # steps: no random match of any game comes near it


@dataclass(frozen=True, eq=False)
class Moment:
    """A state of a random match and how it came about since the last deal."""

    number: int
    states: Cells
    before: Cells | None  # the table when that deal was owed; None: nothing has been dealt
    order: list[int]  # HOST's numbers
    log: list[Action]
    past: Cells  # after the deal, then after each action; the last is `states`


@dataclass(frozen=True)
class Trail:
    """One random match: its states, and between them a deal (list of numbers) or an action."""

    states: Cells
    steps: list[list[int] | Action]

    def __len__(self) -> int:
        return len(self.states)

    def at(self, number: int) -> Cells:
        """One state, as an array of one."""
        return self.states[number : number + 1]

    def moments(self) -> Iterator[Moment]:
        """Every state with the last deal before it and what was played since."""
        before, order, since = None, [], 0
        for number in range(len(self)):
            step = self.steps[number - 1] if number else None
            if isinstance(step, list):
                before, order, since = self.at(number - 1), step, number
            log = [step for step in self.steps[since:number] if isinstance(step, tuple)]
            yield Moment(number, self.at(number), before, order, log, self.states[since : number + 1])


def random_match(kernels: Kernels, gestures: Gestures, seed: int) -> Trail:
    """Play one match by chance: listed decisions, and now and then a gesture."""
    random = generator(seed, "trail")
    past, made = [kernels.setup()], []
    while kernels.acting(past[-1]):
        made.append(random_step(kernels, gestures, past[-1], random))
        step = made[-1]
        past.append(kernels.deal(past[-1], step) if isinstance(step, list) else kernels.apply(past[-1], *step))
        assert len(past) < LONGEST, "this match does not end"
    return Trail(np.concatenate(past), made)


def random_step(kernels: Kernels, gestures: Gestures, states: Cells, random: Cells) -> list[int] | Action:
    """HOST's answer if chance is asked, else a listed decision of an acting seat or somebody's gesture."""
    bits = kernels.acting(states)
    if bits & HOST_BIT:
        k, n = kernels.chance(states)
        pool = np.empty(n, np.int16)
        pick(random, n, k, pool)
        numbers: list[int] = pool[:k].tolist()
        return numbers
    gesturing = below(random, kernels.game.players)
    offered = gestures(states, gesturing)
    if offered and below(random, 4) == 0:
        return gesturing, offered[below(random, len(offered))]
    seats = seats_of(bits)
    seat = seats[below(random, len(seats))]
    listed = kernels.legal(states, seat)
    assert listed, f"seat {seat} is asked but has nothing to play"
    return seat, listed[below(random, len(listed))]


def random_matches(kernels: Kernels, gestures: Gestures, count: int, seed: int = 0) -> list[Trail]:
    """Random matches with at least `count` states in all."""
    trails: list[Trail] = []
    while sum(len(trail) for trail in trails) < count:
        trails.append(random_match(kernels, gestures, seed + len(trails)))
    return trails
