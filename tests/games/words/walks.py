"""Random matches that go everywhere: kinds of actions are equally likely, however long their lists are."""

from __future__ import annotations

import numpy as np

from stolik.core.contract import HOST, HOST_BIT
from stolik.core.game import seats_of
from stolik.core.kernel import Cells
from stolik.core.random import below, generator, pick
from stolik.games.words.state import EXCHANGE, FLAG, KIND, PASS, PLACE
from tests.conformance.configurations import words_gestures
from tests.conformance.kernels import Action, Kernels
from tests.conformance.trails import Trail

SELDOM = {EXCHANGE >> KIND: 6, PASS >> KIND: 8}  # one in so many: they end matches early
GESTURES, FLAGS = 8, 60  # one in so many


def step(kernels: Kernels, states: Cells, random: Cells) -> list[int] | Action:
    """HOST's answer, now and then a gesture or a fallen flag, else an action of any kind that is listed."""
    bits = kernels.acting(states)
    if bits & HOST_BIT:
        k, n = kernels.chance(states)
        pool = np.empty(n, np.int16)
        pick(random, n, k, pool)
        numbers: list[int] = pool[:k].tolist()
        return numbers
    if below(random, FLAGS) == 0:
        return HOST, FLAG
    seat = below(random, 4)
    gestures = words_gestures(states[0], seat) if below(random, GESTURES) == 0 else []
    if gestures:
        return seat, gestures[below(random, len(gestures))]
    seats = seats_of(bits)
    seat = seats[below(random, len(seats))]
    listed: dict[int, list[int]] = {}
    for action in kernels.legal(states, seat):
        listed.setdefault(action >> KIND, []).append(action)
    kinds = [kind for kind in listed if below(random, SELDOM.get(kind, 1)) == 0] or list(listed)
    if PLACE >> KIND in kinds and below(random, 2):
        kinds = [PLACE >> KIND]
    actions = listed[kinds[below(random, len(kinds))]]
    return seat, actions[below(random, len(actions))]


def walk(kernels: Kernels, seed: int | str, longest: int = 5_000) -> Trail:
    """One match to its end."""
    random = generator(seed, "walk")
    past: list[Cells] = [kernels.setup()]
    made: list[list[int] | Action] = []
    while kernels.acting(past[-1]) and len(past) < longest:
        made.append(step(kernels, past[-1], random))
        last = made[-1]
        past.append(kernels.deal(past[-1], last) if isinstance(last, list) else kernels.apply(past[-1], *last))
    return Trail(np.concatenate(past), made)
