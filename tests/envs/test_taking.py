"""Threads take matches a few at a time, their own first and then what others have left: all are done, each once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.core.errors import IllegalAction
from stolik.core.kernel import kernel
from stolik.envs.batch import Batch
from stolik.envs.share import APART, FEW, Share
from stolik.envs.slicing import Repeated, Slices
from stolik.envs.taking import take_few
from stolik.envs.vector import Learners
from tests.conformance.configurations import CONFIGURATIONS, Configuration

MANY = 7 * FEW + 5  # neither slices nor portions come out even


@kernel
def edges(share: Share) -> tuple[int, int]:
    """What is taken, as Python can be told of it."""
    few = take_few(share)
    return few.start, few.stop


def taken(batch: Batch, number: int) -> range:
    return range(*edges(batch._shares._shares[number]))


def test_who_is_done_with_its_own_slice_helps_the_others() -> None:
    batch = stolik.batch("ogorek", MANY, threads=3)
    batch._shares._taken[:] = 0
    first, second, _ = (range(MANY)[part] for part in batch._shares.slices.parts)
    assert taken(batch, 1) == second[:FEW]
    assert taken(batch, 0) == first[:FEW]
    assert taken(batch, 1) == second[FEW : 2 * FEW]
    assert taken(batch, 0) == first[FEW : 2 * FEW]
    assert taken(batch, 0) == first[2 * FEW :]
    assert taken(batch, 0) == second[2 * FEW :]
    left = [few for _ in range(9) for few in [taken(batch, 1)] if few]
    assert [i for few in left for i in few] == list(range(second.stop, MANY))
    assert not any(taken(batch, number) for number in range(3))


@kernel
def take_often(share: Share, times: int) -> int:
    """Take many times; return all that the portions begin with, added up."""
    total = 0
    for _ in range(times):
        total += take_few(share).start
    return total


def test_nothing_is_taken_twice_by_threads_that_reach_for_it_at_once() -> None:
    times, slices = 300_000, Slices(2, 2)
    share = stolik.batch("ogorek", 1)._shares._shares[0]
    share = share._replace(bounds=np.array([0, 1 << 60]), taken=np.zeros(APART, np.int64))
    take_often(share, 0)  # compiled
    assert sum(slices.run(lambda _: take_often(share, times))) == FEW * (2 * times - 1) * times


def only_the_caller(slices: Slices, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the other threads come so late that they find nothing left."""

    def repeat(work: Repeated) -> None:
        for number in range(len(slices.parts)):
            work(number, slices._silent, 0)

    def run(work: Callable[[int], Any]) -> list[Any]:
        return [work(number) for number in range(len(slices.parts))]

    monkeypatch.setattr(slices, "repeat", repeat)
    monkeypatch.setattr(slices, "run", run)


@pytest.mark.parametrize("name", ["nimmt", "ogorek", "sixtysix", "draughts/english"])
def test_who_takes_a_match_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = stolik.batch(name, MANY, seed=5, threads=1)
    others = [stolik.batch(name, MANY, seed=5, threads=threads) for threads in (2, 3, 2)]
    only_the_caller(others[-1]._shares.slices, monkeypatch)
    for _ in range(60):
        actions, masks, seen = alone.random_actions(), alone.legal_mask().tobytes(), alone.observe().tobytes()
        for batch in others:
            assert (batch.legal_mask().tobytes(), batch.observe().tobytes()) == (masks, seen)
            assert batch.random_actions().tobytes() == actions.tobytes()
        alone.step(actions)
        for batch in others:
            batch.step(actions)
            assert batch.states.tobytes() == alone.states.tobytes()
            assert batch.rewards.tobytes() == alone.rewards.tobytes()
    for batch in others:
        assert batch.standing().tobytes() == alone.standing().tobytes()


def test_the_first_match_that_is_wrong_is_named_whoever_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for late in (False, True):
        batch = stolik.batch("nimmt", MANY, seed=1, threads=3)
        if late:
            only_the_caller(batch._shares.slices, monkeypatch)
        actions = batch.legal()[0][:, 0].copy()
        both = np.repeat(actions[:, None], batch.game.players, axis=1)
        for seat in range(batch.game.players):
            both[:, seat] = batch.legal(seat=seat)[0][:, 0]
        states = batch.states.tobytes()
        for wrong in ([MANY - 1, 3 * FEW, 2 * FEW + 1], [MANY - 1, MANY - 2], [5, MANY // 2]):
            bad, bad_both, numbers = actions.copy(), both.copy(), batch.legal_mask().argmax(axis=1)
            bad[wrong], bad_both[wrong, 1], numbers[wrong] = 200, 200, 10_000
            for step, wanted in ((batch.step, bad), (batch.step_all, bad_both), (batch.step_numbers, numbers)):
                with pytest.raises(IllegalAction, match=f"match {min(wrong)}[,:]"):
                    step(wanted)
                assert batch.states.tobytes() == states
        batch.step(actions)  # and what was complained of is forgotten


def test_learners_of_many_matches_are_the_same_by_any_thread() -> None:
    told = []
    for threads in (1, 3):
        envs = Learners("ogorek", MANY, threads=threads, opponents="easy", seat=None)
        seen, _ = envs.reset(seed=3)
        for _ in range(20):
            seen, rewards, over, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
        told.append((seen["observation"].tobytes(), rewards.tobytes(), over.tobytes(), envs.batch.states.tobytes()))
    assert told[0] == told[1]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_a_random_step_is_that_of_random_actions(configuration: Configuration) -> None:
    """Whatever else is asked for, and also where matches are over."""
    for auto_reset in (True, False):
        handed, alone = (
            stolik.batch(configuration.game, 30, seed=8, threads=2, auto_reset=auto_reset, record=True)
            for _ in range(2)
        )
        for step in range(40):
            if step % 5 == 3:
                assert alone.observe().tobytes() == handed.observe().tobytes()
                alone.forget()
            if step % 7 == 4:
                assert alone.random_actions().tobytes() == handed.random_actions().tobytes()
            handed.step(handed.random_actions())
            alone.step_random()
            assert alone.states.tobytes() == handed.states.tobytes()
            assert alone.seat.tobytes() == handed.seat.tobytes()
        assert alone.match(4).record.dumps() == handed.match(4).record.dumps()
        assert alone.match(4).state.tobytes() == alone.states[4].tobytes()


@pytest.mark.parametrize("change", [0, MANY - 1])
def test_one_decision_that_is_not_the_one_drawn_is_looked_at(change: int) -> None:
    batch = stolik.batch("nimmt", MANY, seed=2, threads=2)
    actions, states = batch.random_actions(), batch.states.tobytes()
    actions[change] = 150
    with pytest.raises(IllegalAction, match=f"match {change},"):
        batch.step(actions)
    assert batch.states.tobytes() == states
    actions[change] = next(code for code in batch.legal()[0][change].tolist() if code != batch._arrays["drawn"][change])
    batch.step(actions)
    assert batch.states["chosen"][change].max() == actions[change]
