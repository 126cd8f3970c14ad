"""The same source compiled and interpreted, in two processes, says the same in every field."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.conformance import trace
from tests.conformance.children import run_child

STATES = 100_000  # interpreted, a state takes half a millisecond
PARTS = 4  # so that all cores have something to do

PLAY = """
import random, stolik
from stolik.core.kernel import INTERPRET
for name in stolik.games():
    chance = random.Random(name)
    match = stolik.game(name).match(seed=11)
    while match.acting:
        seat = chance.choice(match.acting)
        match.play(seat, chance.choice(match.legal(seat)))
    print(match.record.dumps(), match.view(0), match.view(None), stolik.verify(match.record))
print(INTERPRET)
"""


@pytest.mark.parametrize("part", range(PARTS))
def test_compiled_and_interpreted_agree_in_every_field(tmp_path: Path, part: int) -> None:
    assert not trace.INTERPRET, "this process is the compiled one"
    numbers = map(str, (STATES, part, PARTS))
    run_child("-m", "tests.conformance.trace", str(tmp_path / "interpreted"), *numbers, STOLIK_INTERPRET="1")
    trace.main(str(tmp_path / "compiled"), STATES, part, PARTS)
    compiled, interpreted = np.load(tmp_path / "compiled.npz"), np.load(tmp_path / "interpreted.npz")
    assert compiled.files == interpreted.files
    differing = {name: np.flatnonzero(compiled[name] != interpreted[name]) for name in compiled.files}
    found = [f"{name} from state {at[0]} on" for name, at in differing.items() if len(at)]
    assert not found, "\n".join(found[:10])


def test_the_trace_is_of_that_many_different_states(tmp_path: Path) -> None:
    trace.main(str(tmp_path / "compiled"), 400 * len(trace.CONFIGURATIONS))
    columns = np.load(tmp_path / "compiled.npz")
    for configuration in trace.CONFIGURATIONS:
        of_it = [name for name in columns.files if name.startswith(f"{configuration}: state ")]
        rows = np.stack([columns[name] for name in of_it], axis=1)
        assert len(rows) > 40
        assert len(np.unique(rows, axis=0)) > 0.9 * len(rows)  # draughts always begins alike


def test_whole_matches_are_the_same_through_the_public_api() -> None:
    *compiled, without = run_child("-c", PLAY, STOLIK_INTERPRET="").splitlines()
    *interpreted, with_it = run_child("-c", PLAY, STOLIK_INTERPRET="1").splitlines()
    assert (without, with_it) == ("False", "True")
    assert compiled == interpreted
