"""Who interrupts a step, as people do who train, can go on with the batch: nothing is mixed up."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.core.errors import NotPossible
from stolik.envs.actions import encoding
from stolik.envs.batch import Batch
from stolik.envs.observing import encoder
from stolik.envs.sharing import Shares
from stolik.envs.vector import Learners
from tests.conformance.children import run_child


def interrupted(of: Any, name: str, patch: pytest.MonkeyPatch, *, before: bool = False) -> None:
    """Have a call of a method interrupted, before it begins or when it is done."""
    real: Callable[..., Any] = getattr(of, name)

    def call(*arguments: Any, **_: Any) -> None:
        if not before:
            real(*arguments)
        raise KeyboardInterrupt

    patch.setattr(of, name, call)


def assert_whole(batch: Batch) -> None:
    """Everything that is given out is that of the states as they are."""
    game, numbers, seen = batch.game, encoding(batch.game), encoder(batch.game)
    masks, observations = batch.legal_mask(), batch.observe()
    for i in range(batch.n):
        asked = game.steps.who_acts(game.rules, batch.states[i : i + 1])
        seat = int(batch.seat[i])
        assert batch.acting[i] == asked
        assert asked >> seat & 1
        assert (masks[i] == numbers.mask(game.hide(batch.states[i], seat), seat)).all()
        assert observations[i].tobytes() == seen.observe(batch.states[i], seat).tobytes()


@pytest.mark.parametrize("before", [True, False])
def test_a_step_that_was_interrupted_is_not_recorded_wrongly(before: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = stolik.batch("ogorek", 5, seed=3, threads=2, record=True)
    batch.step(batch.random_actions())
    actions = batch.random_actions()  # such need no tour to be checked
    with monkeypatch.context() as patch:
        interrupted(batch._shares, "tour", patch, before=before)
        with pytest.raises(KeyboardInterrupt):
            batch.step(actions)
    for _ in range(3):
        assert_whole(batch)
        batch.step(batch.random_actions())
        with pytest.raises(NotPossible, match="interrupted"):
            batch.match(0)
    batch.reset(4)
    batch.step(batch.random_actions())
    assert batch.match(0).state.tobytes() == batch.states[0].tobytes()


def test_after_an_interrupted_step_of_all_the_next_can_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = stolik.batch("nimmt", 5, seed=3, threads=2)
    assert_whole(batch)
    actions = np.stack([batch.random_actions(seat=seat) for seat in range(batch.game.players)], axis=1)
    with monkeypatch.context() as patch:
        interrupted(batch._shares, "tour", patch)
        with pytest.raises(KeyboardInterrupt):
            batch.step_all(actions)
    assert_whole(batch)
    batch.step(batch.random_actions())
    assert_whole(batch)


@pytest.mark.parametrize("name", ["nimmt", "draughts/polish"])
@pytest.mark.parametrize("call", [1, 2])
def test_room_is_made_at_once_or_again(name: str, call: int, monkeypatch: pytest.MonkeyPatch) -> None:
    batch, calls = stolik.batch(name, 5, seed=3, threads=2), []
    real = Shares._tours_over

    def tours_over(shares: Shares, *arguments: Any) -> Any:
        calls.append(1)
        if len(calls) == call:
            raise KeyboardInterrupt
        return real(shares, *arguments)

    with monkeypatch.context() as patch:
        patch.setattr(Shares, "_tours_over", tours_over)
        try:
            batch.legal_mask()
            batch.observe()
        except KeyboardInterrupt:
            calls.append(1)
    assert len(calls) > 1
    assert_whole(batch)
    batch.step(batch.random_actions())
    assert_whole(batch)


def test_vector_environments_look_at_their_matches_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    envs = Learners("nimmt", 5, opponents="random")
    masks = envs.reset(seed=3)[0]["action_mask"]
    with monkeypatch.context() as patch:
        interrupted(envs.batch._shares.slices, "repeat", patch)
        with pytest.raises(KeyboardInterrupt):
            envs.step(masks.argmax(axis=1))
    held = envs.action_masks()
    states, numbers = envs.batch.states, encoding(envs.game)
    assert (held == [numbers.mask(envs.game.hide(state, 0), 0) for state in states]).all()
    gone = np.array([np.flatnonzero(now < then)[0] for now, then in zip(held, masks, strict=True)])
    assert envs.step(gone)[1].tolist() == [-1.0] * 5  # and cards that were played meanwhile cannot be played again


OFTEN = """
import faulthandler, random, signal
import numpy as np, stolik
from stolik.envs.vector import Learners

class Stop(Exception):
    pass

def stop(*_):
    raise Stop

faulthandler.dump_traceback_later(900, exit=True)  # whoever waits for ever is told of
signal.signal(signal.SIGALRM, stop)
random.seed(5)
batch, envs = stolik.batch("ogorek", 600, seed=1, threads=2), Learners("ogorek", 600, threads=2)
batch._shares.slices.listening = envs.batch._shares.slices.listening = True
stopped = 0

def play():
    batch.step(batch.random_actions())
    batch.observe(), batch.legal_mask(), batch.legal(seat=1)
    batch.step_random()

def learn():
    envs.step(envs.action_masks().argmax(axis=1))

for kind in (play, learn):
    envs.reset(seed=1)
    for _ in range(400):
        try:
            signal.setitimer(signal.ITIMER_REAL, random.uniform(0.00002, 0.002))
            while True:
                kind()
        except Stop:
            stopped += 1
        kind()
fresh = stolik.batch("ogorek", 600, threads=1)
fresh.states[:], fresh.seat[:], fresh.acting[:] = batch.states, batch.seat, batch.acting
for name in ("observe", "legal_mask"):
    assert getattr(batch, name)().tobytes() == getattr(fresh, name)().tobytes()
print(stopped)
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no such timer")
def test_steps_may_be_interrupted_at_any_moment() -> None:
    """Nobody waits for ever, and nothing is mixed up."""
    assert run_child("-c", OFTEN) == "800\n"
