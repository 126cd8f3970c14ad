"""Work is divided among threads that stay: all of it is done, errors are told, and nobody outlives a batch."""

from __future__ import annotations

import gc
import os
import signal
import threading
import time

import pytest

from stolik.core.kernel import INTERPRET, Cells, kernel
from stolik.envs import slicing
from stolik.envs.dozing import DOZES, wake
from stolik.envs.handing import ANSWER, DOZING, GO, HERE, NONE, ORDER, SEMAPHORE, ordered_again, withdraw
from stolik.envs.slicing import Repeated, Slices, Worker


def test_every_slice_is_done_once_by_a_thread_of_its_own() -> None:
    slices = Slices(10, 4)
    assert [list(range(10))[part] for part in slices.parts] == [[0, 1], [2, 3, 4], [5, 6], [7, 8, 9]]
    for _ in range(200):
        assert slices.run(lambda i: i * i) == [0, 1, 4, 9]
    names = slices.run(lambda i: threading.current_thread().name)
    assert len(set(names)) == 4
    assert names == slices.run(lambda i: threading.current_thread().name)
    assert len(Slices(2, 5).parts) == 2


def test_slices_are_worked_on_at_the_same_time() -> None:
    meeting = threading.Barrier(3, timeout=20)
    assert sorted(Slices(3, 3).run(lambda i: meeting.wait())) == [0, 1, 2]


@pytest.mark.parametrize("bad", [0, 2])
def test_an_error_is_told_when_nobody_is_still_at_work(bad: int) -> None:
    slices, done = Slices(3, 3), [0, 0, 0]

    def work(i: int) -> None:
        if i == bad:
            raise ValueError(f"slice {i}")
        time.sleep(0.02)
        done[i] += 1

    with pytest.raises(ValueError, match=f"slice {bad}"):
        slices.run(work)
    assert sum(done) == 2
    assert slices.run(lambda i: i) == [0, 1, 2]  # and the error is forgotten


def test_an_interrupted_wait_spoils_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    slices, begun = Slices(2, 2), []

    def work(i: int) -> int:
        time.sleep(0.02 * i)
        begun.append(i)
        return i

    def interrupted(worker: Worker) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Worker, "finish", interrupted)
        with pytest.raises(KeyboardInterrupt):
            slices.run(work)
    assert slices.run(lambda i: i + 5) == [5, 6]
    assert sorted(begun) == [0, 1]


class InterruptedLock:
    """A lock that is interrupted just when it has been taken, the first time: signals are looked at after a call."""

    def __init__(self, lock: threading.Lock) -> None:
        self.lock, self.release, self.times = lock, lock.release, 0

    def acquire(self) -> bool:
        self.times += 1
        taken = self.lock.acquire()
        if self.times == 1:
            raise KeyboardInterrupt
        return taken


@pytest.mark.parametrize("repeated", [True, False])
def test_an_interruption_after_the_wait_spoils_nothing(repeated: bool) -> None:
    slices, given = Slices(2, 2), []
    slices.listening = False
    worker = slices._workers[0]
    worker.ready = InterruptedLock(worker.ready)  # type: ignore[assignment]
    with pytest.raises(KeyboardInterrupt):
        slices.repeat(lambda i, bell, patience: time.sleep(0.02 * i))
    slices.listening = repeated

    def go_on() -> None:
        slices.repeat(lambda i, bell, patience: given.append(i))
        given.extend(slices.run(lambda i: i + 5))

    other = threading.Thread(target=go_on, daemon=True)  # the test must end even if nobody wakes it
    other.start()
    other.join(20)
    assert sorted(given) == [0, 1, 5, 6]


def test_threads_end_with_their_batch() -> None:
    slices = Slices(3, 3)
    threads = slices.run(lambda i: threading.current_thread())[1:]
    assert [thread.is_alive() for thread in threads] == [True, True]
    del slices
    gc.collect()
    for thread in threads:
        thread.join(20)
    assert [thread.is_alive() for thread in threads] == [False, False]


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # that is what is tried here
def test_a_child_process_has_threads_of_its_own() -> None:
    slices = Slices(3, 3)
    slices.run(lambda i: i)
    child = os.fork()
    if child == 0:
        signal.alarm(30)  # a child that waits for threads it does not have is ended
        os._exit(0 if slices.run(lambda i: i + 1) == [1, 2, 3] else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


# work that comes again: workers listen for it before they go to sleep


def counting(done: list[int], pause: float = 0.0) -> Repeated:
    """Work that counts how often it was done, by slice, whether ordered by the bell or by waking."""

    def work(i: int, bell: Cells, patience: int) -> None:
        while True:
            time.sleep(pause * i)
            done[i] += 1
            if patience == 0 or not ordered_again(bell, patience):
                return

    return work


def attentive(n: int) -> Slices:
    """Slices whose workers listen, however few cores there are."""
    slices = Slices(n, n)
    slices.listening = True
    return slices


def test_repeated_work_is_done_once_for_every_order() -> None:
    slices, done = attentive(3), [0, 0, 0]
    work = counting(done)
    for turn in range(1, 301):
        slices.repeat(work)
        assert done == [turn] * 3
        if turn % 20 == 0:
            time.sleep(0.002)  # all have gone to bed
        if turn % 20 == 10:
            assert slices.run(lambda i: i) == [0, 1, 2]
        if turn % 50 == 0:
            work = counting(done)  # whoever listens for the old one comes out


def test_who_listens_in_vain_sleeps_and_is_woken() -> None:
    slices, done = attentive(2), [0, 0]
    work = counting(done, pause=0.02)  # longer than anybody listens
    for turn in range(1, 6):
        slices.repeat(work)
        assert done == [turn] * 2


def test_an_error_in_repeated_work_is_told_and_forgotten() -> None:
    slices, done = attentive(3), [0, 0, 0]

    def bad(i: int, bell: Cells, patience: int) -> None:
        if i > 0:
            raise ValueError(f"slice {i}")

    for _ in range(2):
        with pytest.raises(ValueError, match="slice 1"):
            slices.repeat(bad)
        slices.repeat(counting(done))
    assert done == [2, 2, 2]


@pytest.mark.parametrize("listening", [True, False])
def test_an_interrupted_wait_for_an_answer_spoils_nothing(listening: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    slices, done, go_on = attentive(2), [0, 0], threading.Event()

    def work(i: int, bell: Cells, patience: int) -> None:
        while True:
            assert i == 0 or go_on.wait(20)
            done[i] += 1
            if patience == 0 or not ordered_again(bell, patience):
                return

    def interrupted(worker: Worker, *_: bool) -> None:
        go_on.set()
        raise KeyboardInterrupt

    for turn in (2, 4, 6):
        if not listening:
            slices.run(lambda i: i)  # it is asleep: nobody has to wait for it before it is given work
        go_on.clear()
        with monkeypatch.context() as patch:
            patch.setattr(Worker, "answer" if listening else "finish", interrupted)
            with pytest.raises(KeyboardInterrupt):
                slices.repeat(work)
        slices.repeat(work)
        assert done == [turn, turn]
    assert slices.run(lambda i: i + 5) == [5, 6]


def test_listening_threads_end_with_their_batch() -> None:
    slices, threads = attentive(2), []

    def work(i: int, bell: Cells, patience: int) -> None:
        threads.append(threading.current_thread())
        while patience > 0 and ordered_again(bell, 50 * patience):
            pass

    slices.repeat(work)
    worker = next(thread for thread in threads if thread is not threading.current_thread())
    del slices, work
    gc.collect()
    worker.join(20)
    assert not worker.is_alive()


# who has listened in vain dozes, where the system lets it

dozing = pytest.mark.skipif(not DOZES, reason="nobody dozes on this system, or interpreted")


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Callers wait long for an answer, also on a busy machine: else a worker that is late comes out for them."""
    monkeypatch.setattr(slicing, "PATIENCE", 100_000 * slicing.PATIENCE)


@kernel
def wake_up(bell: Cells) -> None:
    """What an order does to who dozes."""
    wake(bell, SEMAPHORE)


def drowsy(done: list[int]) -> Repeated:
    """Work whose workers listen for a moment only."""

    def work(i: int, bell: Cells, patience: int) -> None:
        while True:
            done[i] += 1
            if patience == 0 or not ordered_again(bell, 100):
                return

    return work


def dozed_off(slices: Slices) -> bool:
    """Wait until all workers doze."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if all(worker.bell[ORDER] == DOZING for worker in slices._workers):
            return True
        time.sleep(0.001)
    return False


@dozing
@pytest.mark.usefixtures("patient")
def test_who_dozes_goes_on_when_it_is_told_to() -> None:
    slices, done = attentive(3), [0, 0, 0]
    work = drowsy(done)
    for turn in range(1, 21):
        slices.repeat(work)
        assert done == [turn] * 3
        assert dozed_off(slices)
        assert all(worker.busy for worker in slices._workers), "nobody has come out"


@dozing
@pytest.mark.usefixtures("patient")
def test_who_dozes_can_be_given_other_work() -> None:
    slices, done = attentive(3), [0, 0, 0]
    for _ in range(5):
        slices.repeat(drowsy(done))
        assert dozed_off(slices)
        assert slices.run(lambda i: i + 7) == [7, 8, 9]
    assert done == [5, 5, 5]


@dozing
@pytest.mark.usefixtures("patient")
def test_who_dozes_ends_with_its_batch() -> None:
    slices, done = attentive(2), [0, 0]
    slices.repeat(drowsy(done))
    assert dozed_off(slices)
    worker = slices._workers[0].thread
    assert worker.is_alive()
    del slices
    gc.collect()
    worker.join(60)
    assert not worker.is_alive()


# who has not heard of shared work when all of it is done is not waited for


@dozing
@pytest.mark.usefixtures("patient")
def test_who_sleeps_through_shared_work_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    slices, done = attentive(2), [0, 0]
    work = drowsy(done)
    slices.repeat(work, shared=True)
    assert dozed_off(slices)
    (worker,) = slices._workers

    def not_heard(bell: Cells) -> bool:
        bell[ANSWER], bell[ORDER] = NONE, GO
        return True

    with monkeypatch.context() as patch:
        patch.setattr(slicing, "ring", not_heard)
        for turn in range(2, 6):
            slices.repeat(work, shared=True)
            assert done == [turn, 1]
            assert worker.bell[ORDER] == HERE
            assert not worker.owing
    wake_up(worker.bell)  # late
    assert dozed_off(slices)
    assert done == [5, 1], "what was withdrawn is not done any more"
    slices.repeat(work)
    assert done == [6, 2]
    assert slices.run(lambda i: i) == [0, 1]


def test_orders_that_are_withdrawn_at_any_moment_are_not_mixed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each order is either withdrawn or done once, before the caller goes on."""
    slices, done, withdrawn = attentive(2), [0, 0], []

    def withdraws(bell: Cells) -> bool:
        withdrawn.append(withdraw(bell))
        return withdrawn[-1]

    monkeypatch.setattr(slicing, "withdraw", withdraws)
    work = drowsy(done)
    for turn in range(1, 3001):
        slices.repeat(work, shared=True)
        assert done == [turn, turn - sum(withdrawn)]
        if turn % 7 == 0:
            time.sleep(0.0005)
    assert len(withdrawn) == 3000
    assert INTERPRET or 0 < sum(withdrawn) < 3000


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_nobody_listens_in_a_child_process_until_it_has_threads() -> None:
    slices, done = attentive(2), [0, 0]
    work = counting(done)
    slices.repeat(work)
    child = os.fork()
    if child == 0:
        signal.alarm(30)
        slices.repeat(work)
        os._exit(0 if done == [2, 2] else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
