"""Every kernel under bounds checking, on true states, hostile actions, impossible states and odd positions.

Run as a program with ``NUMBA_BOUNDSCHECK=1``: an index out of bounds ends it with an error.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

import numpy as np

from stolik.core import steps
from stolik.core.errors import BadPosition
from stolik.core.kernel import Cells, config, kernel
from tests.conformance.codes import ANY, BAD_SEATS, codes_near
from tests.conformance.configurations import CONFIGURATIONS, Configuration
from tests.conformance.trails import random_match

LONGEST = 20_000  # actions until a match from an odd position must be over


@kernel
def look_beyond(cells: Cells, at: int) -> int:
    """Read one cell, wherever that is."""
    cell: int = cells[at]
    return cell


def assert_bounds_are_checked() -> None:
    """Without this the rest would prove nothing."""
    assert config.BOUNDSCHECK
    try:
        look_beyond(np.zeros(3, np.int64), 3)
    except IndexError:
        return
    raise AssertionError("bounds are not checked")


def play_matches(configuration: Configuration, matches: int) -> int:
    """All functions in every state of a few matches, `check` with hostile codes for all seats and for none."""
    kernels, game = configuration.kernels, configuration.game
    tried = 0
    for seed in range(matches):
        for moment in random_match(kernels, configuration.gestures, seed).moments():
            seats = (*range(game.players), game.players, BAD_SEATS[moment.number % len(BAD_SEATS)])
            for seat in seats:
                codes = np.concatenate([codes_near(kernels.legal(moment.states, seat), moment.number), ANY[::16]])
                answers = kernels.checks(moment.states, seat, codes)
                assert (answers == kernels.checks(moment.states, seat, codes)).all()
                tried += len(codes)
            for eye in range(-1, game.players):
                world = kernels.redeal(kernels.hide(moment.states, eye), eye, moment.number)
                assert kernels.sound(world) == 0
            points, ranks = np.zeros(game.players, np.int64), np.zeros(game.players, np.int64)
            steps.worth(game.rules, moment.states, points, ranks)
            kernels.ticking(moment.states)
    return tried


def judge_garbage(configuration: Configuration, count: int) -> Counter[int]:
    """`sound` on random bytes, on empty memory and on true states with a few bytes changed."""
    kernels, layout = configuration.kernels, configuration.game.LAYOUT
    chance = np.random.default_rng(7)
    true = random_match(kernels, configuration.gestures, 1).states
    verdicts: Counter[int] = Counter()
    for attempt in range(count):
        cells = chance.integers(0, 256, layout.itemsize, np.uint8)
        if attempt % 3 == 1:
            cells = (chance.integers(-2, 12, layout.itemsize) % 256).astype(np.uint8)
        elif attempt % 3 == 2:
            cells = np.frombuffer(true[attempt % len(true)].tobytes(), np.uint8).copy()
            for _ in range(1 + attempt % 4):
                cells[chance.integers(0, len(cells))] = chance.choice([0, 1, 5, 127, 128, 255])
        verdicts[kernels.sound(cells.view(layout))] += 1
    verdicts[kernels.sound(np.zeros(1, layout))] += 1
    return verdicts


def play_odd_positions(configuration: Configuration, count: int) -> int:
    """What `position=` lets in can be played to its end, and stays sound."""
    chance = random.Random(str(configuration))
    game = configuration.game
    true = random_match(configuration.kernels, configuration.gestures, 2).states
    played = 0
    for attempt in range(count):
        position = game.position(true[chance.randrange(len(true))])
        for _ in range(1 + attempt % 3):
            disturb(position, chance)
        try:
            match = game.match(seed=attempt, position=position)
        except BadPosition:
            continue
        for _ in range(LONGEST):
            if not match.acting:
                break
            seat = chance.choice(match.acting)
            match.play(seat, chance.choice(match.legal(seat)))
            assert configuration.kernels.sound(game.states(match.state)) == 0, position
        assert match.outcome is not None, f"no end: {position}"
        played += 1
    return played


def disturb(position: dict[str, Any], chance: random.Random) -> None:
    """Change one number somewhere, or swap two."""
    name = chance.choice(list(position))
    if not isinstance(position[name], list):
        position[name] += chance.choice([-1, 1, 1 - 2 * position[name]])
        return
    row = position[name]
    while isinstance(row[0], list):
        row = chance.choice(row)
    a, b = chance.randrange(len(row)), chance.randrange(len(row))
    if chance.random() < 0.5:
        row[a], row[b] = row[b], row[a]
    else:
        row[a] = chance.choice([0, 1, row[a] + 1, row[a] - 1, chance.randrange(110)])


def main(scale: int, families: list[str]) -> None:
    """Try all configurations of some families of games; print how much was tried."""
    assert_bounds_are_checked()
    for configuration in (one for one in CONFIGURATIONS if one.name.partition("/")[0] in families):
        tried = play_matches(configuration, scale)
        verdicts = judge_garbage(configuration, 300 * scale)
        played = play_odd_positions(configuration, 150 * scale)
        print(configuration, tried, len(verdicts), played)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
