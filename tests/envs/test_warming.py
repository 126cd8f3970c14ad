"""`stolik warm --batch` leaves nothing of a batch to be compiled later."""

from __future__ import annotations

import pytest

import stolik
from stolik.cli.warm import Job, phases_of
from stolik.core.kernel import INTERPRET
from stolik.envs import bulk, learning
from stolik.envs.warming import compile_batch

KERNELS = (bulk.tours, bulk.count_each)
BY_NUMBER = (learning.courses,)


@pytest.mark.skipif(INTERPRET, reason="nothing is compiled")
@pytest.mark.parametrize("name", ["ogorek", "words"])
def test_every_kernel_of_a_batch_is_compiled(name: str) -> None:
    game = stolik.game(name, **({"lexicon": "sample"} if name == "words" else {}))
    compile_batch(game)
    for kernel in KERNELS + (BY_NUMBER if name != "words" else ()):
        kinds = {signature[0].instance_class for signature in kernel.overloads}  # type: ignore[attr-defined]
        assert type(game.rules) in kinds, kernel


def test_batches_are_compiled_only_if_asked_for() -> None:
    names = ["ogorek", "draughts/polish", "draughts/english"]
    assert not any(job.part == "batch" for phase in phases_of(names) for job in phase)
    wanted = [job for phase in phases_of(names, batch=True) for job in phase if job.part == "batch"]
    assert wanted == [Job("ogorek", "batch"), Job("draughts/polish", "batch")]  # variants share their compiled code
