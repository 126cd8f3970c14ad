"""Threads take matches a few at a time, their own first and then what others have left: all are done, each once."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.core.errors import IllegalAction
from stolik.core.kernel import INTERPRET, Cells, kernel
from stolik.envs.batch import Batch
from stolik.envs.handing import look
from stolik.envs.share import APART, FEW, FEWER, Share
from stolik.envs.share import MANY as LARGE
from stolik.envs.slicing import Repeated, Slices
from stolik.envs.taking import take_few, take_many
from stolik.envs.vector import Learners
from tests.conformance.configurations import CONFIGURATIONS, Configuration

MANY = 7 * FEW + 5  # neither slices nor portions come out even


@kernel
def edges(share: Share) -> tuple[int, int]:
    """What is taken, as Python can be told of it."""
    few = take_few(share)
    return few.start, few.stop


@kernel
def glances(share: Share) -> tuple[int, int]:
    """The same of what is quickly done."""
    few = take_many(share)
    return few.start, few.stop


def taken(batch: Batch, number: int) -> range:
    return range(*edges(batch._shares._shares[number]))


def test_who_is_done_with_its_own_slice_helps_the_others() -> None:
    batch = stolik.batch("ogorek", 9 * FEW, threads=3)
    batch._shares._taken[:] = 0
    first, second, third = (range(9 * FEW)[part] for part in batch._shares.slices.parts)
    assert taken(batch, 1) == second[:FEW]
    assert taken(batch, 0) == first[:FEW]
    assert taken(batch, 1) == second[FEW : FEW + FEWER], "the last portions are smaller"
    mine = [i for _ in range(2 * FEW // FEWER) for i in taken(batch, 0)]
    assert mine == list(first[FEW:])
    assert taken(batch, 0) == second[FEW + FEWER : FEW + 2 * FEWER]
    left = [i for _ in range(20) for i in taken(batch, 1)]
    assert left == [*second[FEW + 2 * FEWER :], *third]
    assert not any(taken(batch, number) for number in range(3))


def test_what_is_quickly_done_is_taken_in_large_portions() -> None:
    batch = stolik.batch("ogorek", 2 * LARGE, threads=2)
    batch._shares._glanced[:] = 0
    portions = [range(*glances(batch._shares._shares[0])) for _ in range(3)]
    assert portions == [range(LARGE), range(LARGE, 2 * LARGE), range(0)]


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

    def repeat(work: Repeated, **_: bool) -> None:
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


@pytest.mark.parametrize("threads", [1, 2])
def test_a_refused_step_leaves_all_as_it_was(threads: int) -> None:
    """Also what was made ahead, and the luck that the next random decision comes from."""
    tried, other = (stolik.batch("nimmt", MANY, seed=4, threads=threads, record=True) for _ in range(2))
    for step in range(12):
        seen, masks = tried.observe().copy(), tried.legal_mask().copy()
        wrong = tried.legal()[0][:, 0].copy()
        wrong[step * 50] = 0
        together = np.stack([tried.random_actions(seat=seat) for seat in range(4)], axis=1)
        other.random_actions(seat=0), other.observe(), other.legal_mask()
        for _ in range(3):
            other.random_actions(seat=0)  # as often as the one above
        together[step * 50, tried.seat[step * 50]] = 0
        for refused in (lambda w=wrong: tried.step(w), lambda t=together: tried.step_all(t)):
            with pytest.raises(IllegalAction, match=f"match {step * 50},"):
                refused()
            assert (tried.observe().tobytes(), tried.legal_mask().tobytes()) == (seen.tobytes(), masks.tobytes())
        tried.step_random()
        other.step_random()
        assert tried.states.tobytes() == other.states.tobytes()
    assert tried.match(3).record.dumps() == other.match(3).record.dumps()


def test_what_somebody_complained_of_before_is_forgotten_also_if_it_does_not_come() -> None:
    batch = stolik.batch("nimmt", MANY, seed=4, threads=2)
    for share in batch._shares._shares:
        share.found[0] = 3
    batch.step(batch.random_actions())
    assert not any(share.found[0] >= 0 for share in batch._shares._shares)


@kernel
def waver(actions: Cells, good: int, bad: int, ended: Cells) -> None:
    """Write now this, now that, until somebody has ended it."""
    turn = 0
    while look(ended, 0) == 0:
        actions[-1] = good if turn % 2000 < 1000 else bad
        turn += 1


@pytest.mark.skipif(INTERPRET, reason="who is interpreted holds the lock all the time")
def test_what_is_done_is_what_was_looked_at() -> None:
    """Somebody writes into the actions while a step is under way: it is refused, or the allowed one is done."""
    batch, calm = (stolik.batch("nimmt", 64 * FEW, seed=3, threads=1) for _ in range(2))
    waver(np.zeros(1, np.int64), 0, 0, np.ones(1, np.int64))  # compiled
    told = {"refused": 0, "done": 0}
    while min(told.values()) < 20 and sum(told.values()) < 4000:
        actions, ended = batch.random_actions(), np.zeros(1, np.int64)
        wanted, bad = actions.copy(), int(batch.legal(seat=(batch.seat + 1) % 4)[0][-1, 0])  # a card of somebody else's
        other = threading.Thread(target=waver, args=(actions, int(actions[-1]), bad, ended))
        other.start()
        try:
            batch.step(actions)
            told["done"] += 1
            calm.step(wanted)
        except IllegalAction:
            told["refused"] += 1
        finally:
            ended[0] = 1
            other.join()
        assert batch.states.tobytes() == calm.states.tobytes()
    assert min(told.values()) == 20


def test_arrays_that_were_lent_are_let_go() -> None:
    batch, envs = stolik.batch("nimmt", 4, threads=2), Learners("nimmt", 4, threads=2)
    envs.reset(seed=1)
    actions, numbers = batch.random_actions(), envs.action_masks().argmax(axis=1)
    batch.step(actions)
    seen = envs.step(numbers)[0]["observation"]
    lent = [weakref.ref(array) for array in (actions, numbers, seen)]
    del actions, numbers, seen
    assert [array() for array in lent] == [None, None, None]


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
