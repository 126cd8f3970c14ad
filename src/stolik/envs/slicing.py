"""Work on slices of arrays in several threads at once; compiled code holds no lock, so they run on several cores.

A step of a batch takes well under a millisecond, so handing work over must take microseconds: the threads stay, each
asleep on a lock of its own, and what they are given to do is one call of compiled code.

    caller   ──▶ unlocks `wake` of every worker ── does slice 0 ──▶ waits for each `ready`
    worker   ── asleep on `wake` ──▶ does its slice ──▶ unlocks `ready` ── asleep

Even so waking takes some 100 µs. Where every thread has a core, work that is done over and over is called so that it
does not return at once (see `handing`): for about as long as waking takes both listen for each other's bell. A worker
that has listened in vain dozes, a caller goes to sleep.

    caller   ──▶ rings ── does slice 0 ──▶ listens: done? ──────────────────▶ rings ──   if not: asleep on `ready`
    worker   ── listens: again? ──▶ does its slice ──▶ says so ── listens ──▶ does ...   if not: dozes
"""

from __future__ import annotations

import itertools
import os
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from stolik.core.cores import cores
from stolik.core.kernel import INTERPRET, Cells
from stolik.envs.direct import direct
from stolik.envs.handing import answered, let_in, new_bell, ring, send_away, withdraw

Work = Callable[[int], Any]
Repeated = Callable[[int, Cells, int], Any]  # number, bell, patience: does it while `ordered_again(bell, patience)`

PATIENCE = 40_000  # looks at a bell, about 100 µs


class Worker:
    """A thread that does what it is given and sleeps in between."""

    def __init__(self, number: int) -> None:
        self.number, self.bell = number, new_bell()
        self.wake, self.ready = threading.Lock(), threading.Lock()
        self.wake.acquire()
        self.ready.acquire()
        self.busy = False  # it was woken; cleared by itself when it is about to sleep, as callers may be interrupted
        self.owing = False  # as the caller knows: it was given something to do, and it is not known to be done
        self.work: Work | None = None
        self.result: Any = None
        self.error: BaseException | None = None
        self.thread = threading.Thread(target=self._serve, name=f"stolik-batch-{number}", daemon=True)
        self.thread.start()

    def begin(self, work: Work | None) -> None:
        """Give it something to do; None ends the thread."""
        self.work, self.busy, self.owing = work, True, True
        self.wake.release()

    def finish(self) -> Any:
        """Wait until it is done; return what came of it. An error is told by `error`."""
        while self.busy:  # `ready` may be left from a time when nobody waited
            self.ready.acquire()
        self.owing = False
        result, self.result = self.result, None
        return result

    def begin_again(self, work: Repeated) -> None:
        """Have it do once more what it is at, or begin with it; the caller must then wait for the answer."""
        self.owing = True
        if self.busy:
            if ring(self.bell):
                return
            self.finish()  # it has been sent away, or has listened in vain and is on its way to bed
        let_in(self.bell)
        self.begin(lambda number: work(number, self.bell, PATIENCE))

    def answer(self, all_done: bool) -> None:
        """Wait until it has done what was ordered, or if all is done already see that it will not begin."""
        if (all_done and withdraw(self.bell)) or answered(self.bell, PATIENCE):
            self.owing = False
        else:
            self.finish()

    def come_out(self) -> None:
        """Have it ready to be woken with other work, whatever it was at, and however the caller was interrupted.

        Its answer is not waited for: that may have been heard already, just before the interruption.
        """
        if self.busy:
            send_away(self.bell)
            self.finish()
        self.owing = False

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
            self.busy = False
            with suppress(RuntimeError):  # nobody has waited the last time
                self.ready.release()


def _dismiss(workers: list[Worker], send: Callable[[Cells], Any]) -> None:
    for worker in workers:
        send(worker.bell)
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
        self.listening = not INTERPRET and workers <= cores()  # else it would keep others from their work
        self._hire()

    def _hire(self) -> None:
        """Start a thread for every slice but the first, which is the caller's."""
        self._process = os.getpid()
        self._repeated: Repeated | None = None  # what the workers may be at, or listen for
        self._silent = new_bell()  # for who is to do it just once
        self._workers = [Worker(number) for number in range(1, len(self.parts))]
        send = direct(send_away, self._silent)  # compiled now: nobody knows when they will be dismissed
        weakref.finalize(self, _dismiss, self._workers, send).atexit = False

    def run(self, work: Work) -> list[Any]:
        """Do some work, given its number, on every slice; nobody is still at it when this returns or raises."""
        if not self._workers:
            return [work(0)]
        workers = self._called_out()
        for worker in workers:
            worker.begin(work)
        try:
            found = [work(0)]
        finally:
            others = [worker.finish() for worker in workers]
        self._raise_errors()
        return found + others

    def repeat(self, work: Repeated, shared: bool = False) -> None:
        """The same for work that is likely to come again: the very same object then.

        Where it is shared, whoever comes does what is left of it; nobody is waited for who comes when all is done.
        """
        if not self._workers:
            work(0, self._silent, 0)
            return
        if not self.listening:
            self.once(work)
            return
        workers = self._called_out(work)
        for worker in workers:
            worker.begin_again(work)
        whole = False
        try:
            work(0, self._silent, 0)
            whole = True
        finally:
            for worker in workers:
                worker.answer(shared and whole)
        self._raise_errors()

    def once(self, work: Repeated) -> None:
        """The same for such work where it will not come again."""
        self.run(lambda number: work(number, self._silent, 0))

    def settle(self) -> None:
        """Have nobody at work, even if a call was interrupted; before anything is changed that they look at."""
        if not self._workers:
            return
        if self._process != os.getpid():  # threads do not outlive a fork
            self._hire()
        for worker in self._workers:
            if worker.owing:
                worker.come_out()

    def _called_out(self, work: Repeated | None = None) -> list[Worker]:
        """The workers, none of them at anything else than this work."""
        self.settle()
        if self._repeated is not work or work is None:
            self._repeated = None
            for worker in self._workers:
                worker.come_out()
            self._repeated = work
        return self._workers

    def _raise_errors(self) -> None:
        errors = [worker.error for worker in self._workers if worker.error is not None]
        for worker in self._workers:
            worker.error = None
        if errors:
            raise errors[0]
