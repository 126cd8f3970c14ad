"""A trace of random matches: everything the contract says in every state, one number for each field.

Run as a program it writes the trace to a file. The compiled and the interpreted rules, each in a
process of its own, must write the same file: ``python -m tests.conformance.trace FILE STATES PART PARTS``.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from operator import methodcaller
from typing import Any

import numpy as np

from stolik.core import steps
from stolik.core.kernel import INTERPRET, Cells
from stolik.core.random import generator
from tests.conformance.codes import ANY, EDGES
from tests.conformance.configurations import CONFIGURATIONS, Configuration
from tests.conformance.kernels import Kernels
from tests.conformance.trails import random_step

SHARES = {"words": 0.1}  # among the states, if not 1: one of words takes twelve times as long as others
RARELY = 10  # states: how often the slow functions are asked


def quick(layout: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with fields found quickly: NumPy's records look them up in Python, ten times slower."""
    found = {}
    for name, (kind, offset, *_) in (layout.fields or {}).items():
        found[name] = property(methodcaller("getfield", kind, offset), _setter(kind, offset))
    plain = {"__getattribute__": np.void.__getattribute__, "__setattr__": np.void.__setattr__}
    return np.dtype((type("QuickRecord", (np.record,), found | plain), layout))


def _setter(kind: np.dtype[Any], offset: int) -> Callable[[Any, Any], None]:
    return lambda record, value: record.setfield(value, kind, offset)


def trace(configuration: Configuration, count: int) -> dict[str, Cells]:
    """What the functions of the contract say in `count` states, by name; a row for each state."""
    game, kernels = configuration.game, Kernels(configuration.game)
    random = generator(str(configuration), "trace")
    true, hidden, worlds = (np.zeros(count, game.LAYOUT) for _ in range(3))
    told = {
        name: np.full((count, width), -9, np.int64)
        for name, width in (("asked", 3), ("legal", game.LONGEST_LIST), ("check", 4), ("worth", 2 * game.players))
    }
    told["sound"] = np.full((count, 1), -9, np.int64)
    states = kernels.setup()
    for i in range(count):
        eye = i % (game.players + 1) - 1
        true[i : i + 1] = states
        told["asked"][i] = kernels.acting(states), *kernels.chance(states)
        listed = kernels.legal(states, eye)
        told["legal"][i, : len(listed)] = listed
        attempts = (*listed[:1], i % 113, int(EDGES[i % len(EDGES)]), int(ANY[i % len(ANY)]))
        told["check"][i, : len(attempts)] = [kernels.check(states, eye, action) for action in attempts]
        if i % RARELY == 0:
            hidden[i : i + 1] = kernels.hide(states, eye)
            worlds[i : i + 1] = kernels.redeal(hidden[i : i + 1], eye, i)
            told["sound"][i] = kernels.sound(states)
            half = game.players
            steps.worth(game.rules, states, told["worth"][i, :half], told["worth"][i, half:])
        states = next_state(configuration, kernels, states, random)
    by_field = {
        f"{name} {field}": array[field]
        for name, array in (("state", true), ("hide", hidden), ("redeal", worlds))
        for field in game.LAYOUT.names or ()
    }
    return {name: fold(array) for name, array in (by_field | told).items()}


def next_state(configuration: Configuration, kernels: Kernels, states: Cells, random: Cells) -> Cells:
    """A random step on, or a new table when the match is over."""
    if kernels.acting(states) == 0:
        return kernels.setup()
    step = random_step(kernels, configuration.gestures, states, random)
    return kernels.deal(states, step) if isinstance(step, list) else kernels.apply(states, *step)


def fold(array: Cells) -> Cells:
    """One number for each row, of numbers widened to 64 bits."""
    flat = array.reshape(len(array), -1).astype(np.int64).view(np.uint64)
    weights = np.random.default_rng(flat.shape[1]).integers(1, 1 << 63, flat.shape[1], np.uint64) | np.uint64(1)
    folded: Cells = (flat * weights).sum(axis=1, dtype=np.uint64)
    return folded


def main(file: str, states: int, part: int = 0, parts: int = 1) -> None:
    """Write the traces of one part of the configurations; all parts together have that many states."""
    shares = [SHARES.get(configuration.game.name, 1) for configuration in CONFIGURATIONS]
    columns = {}
    for configuration, share in list(zip(CONFIGURATIONS, shares, strict=True))[part::parts]:
        if INTERPRET:
            configuration.game.LAYOUT = quick(type(configuration.game).LAYOUT)  # type: ignore[misc]
        traced = trace(configuration, math.ceil(states * share / sum(shares)))
        columns |= {f"{configuration}: {name}": column for name, column in traced.items()}
    np.savez(file, **columns)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
