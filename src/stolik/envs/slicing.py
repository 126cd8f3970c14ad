"""Work on slices of arrays in several threads at once; compiled code holds no lock, so they run on several cores.

A step of a batch takes well under a millisecond, so handing work over must take microseconds: the threads stay, each
asleep on a lock of its own, and what they are given to do is one call of compiled code.

    caller   ──▶ unlocks `wake` of every worker ── does slice 0 ──▶ waits for each `ready`
    worker   ── asleep on `wake` ──▶ does its slice ──▶ unlocks `ready` ── asleep
"""

from __future__ import annotations

import itertools
import os
import threading
import weakref
from collections.abc import Callable
from typing import Any

Work = Callable[[int], Any]


class Worker:
    """A thread that does what it is given and sleeps in between."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.wake, self.ready = threading.Lock(), threading.Lock()
        self.wake.acquire()
        self.ready.acquire()
        self.busy = False  # as the caller knows
        self.work: Work | None = None
        self.result: Any = None
        self.error: BaseException | None = None
        threading.Thread(target=self._serve, name=f"stolik-batch-{number}", daemon=True).start()

    def begin(self, work: Work | None) -> None:
        """Give it something to do; None ends the thread."""
        self.work, self.busy = work, True
        self.wake.release()

    def finish(self) -> Any:
        """Wait until it is done; return what came of it. An error is told by `error`."""
        self.ready.acquire()
        self.busy = False
        result, self.result = self.result, None
        return result

    def _serve(self) -> None:
        while True:
            self.wake.acquire()
            work, self.work = self.work, None
            if work is None:
                return
            try:
                self.result, self.error = work(self.number), None
            except BaseException as error:  # it is the caller's to raise
                self.error = error
            del work  # nothing of a batch is kept alive while asleep
            self.ready.release()


def _dismiss(workers: list[Worker]) -> None:
    for worker in workers:
        worker.begin(None)


class Slices:
    """n things divided among threads. What is done to one must not depend on others: then threads change nothing.

    They are called by one thread at a time.
    """

    def __init__(self, n: int, threads: int) -> None:
        self.n = n
        workers = min(threads, n)
        self.parts = [
            slice(*pair) for pair in itertools.pairwise(n * worker // workers for worker in range(workers + 1))
        ]
        self._hire()

    def _hire(self) -> None:
        """Start a thread for every slice but the first, which is the caller's."""
        self._process = os.getpid()
        self._workers = [Worker(number) for number in range(1, len(self.parts))]
        weakref.finalize(self, _dismiss, self._workers).atexit = False

    def run(self, work: Work) -> list[Any]:
        """Do some work, given its number, on every slice; nobody is still at it when this returns or raises."""
        if not self._workers:
            return [work(0)]
        if self._process != os.getpid():  # threads do not outlive a fork
            self._hire()
        workers = self._workers
        for worker in workers:
            if worker.busy:  # the caller was interrupted while it waited
                worker.finish()
            worker.begin(work)
        try:
            found = [work(0)]
        finally:
            others = [worker.finish() for worker in workers]
        for worker in workers:
            if worker.error is not None:
                raise worker.error
        return found + others
