"""What the machine itself gives: arithmetic that needs no memory and no word between threads, on one core and on two.

A figure of two threads against one says something about Stolik only beside this one, taken in the same moments: who
else is on the machine takes from both.
"""

from __future__ import annotations

import threading
import time

from stolik.core.kernel import kernel

STEPS = 1 << 22  # of one call, some milliseconds


@kernel
def wander(seed: int, steps: int) -> int:
    """Each step waits for the one before it, so that nothing but the core's own clock matters."""
    for _ in range(steps):
        seed ^= seed << 13
        seed ^= seed >> 7
        seed ^= seed << 17
    return seed


def steps_a_second(threads: int, least: float) -> float:
    """Steps of all threads together in a second of the wall's clock, each thread going on for at least so long."""
    wander(1, 1)  # compiled
    made = [0] * threads
    start = threading.Barrier(threads + 1)

    def work(number: int) -> None:
        start.wait()
        until = time.perf_counter() + least
        while time.perf_counter() < until:
            wander(number + 1, STEPS)
            made[number] += STEPS

    workers = [threading.Thread(target=work, args=(number,)) for number in range(threads)]
    for worker in workers:
        worker.start()
    start.wait()
    began = time.perf_counter()
    for worker in workers:
        worker.join()
    return sum(made) / (time.perf_counter() - began)
