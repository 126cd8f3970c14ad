"""What the machine itself gives: arithmetic that needs no memory and no word between threads, on one core and on two.

A figure of two threads against one says something about Stolik only beside this one, taken in the same moments: who
else is on the machine takes from both. So it is with how long a word takes from one core to the other and back: a
virtual machine's cores may lie in one cache (about 105 ns on ours) or far apart (500), and move within seconds.
"""

from __future__ import annotations

import os
import statistics
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.envs.handing import ANSWER, ORDER, exchange, look, new_bell

STEPS = 1 << 22  # of one call, some milliseconds
WORDS, TRIES = 20_000, 5
STOLEN = 8  # the word of the line on all cores


def seconds_taken_away() -> float:
    """What neighbours on the host have had of all our cores so far, as far as the system knows (Linux only)."""
    try:
        line = Path("/proc/stat").read_text().split("\n", 1)[0].split()
        return int(line[STOLEN]) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0


@kernel
def wander(seed: int, steps: int) -> int:
    """Four numbers that do not wait for each other, so that the units of a core are busy, as they are in a batch.

    A core whose other half belongs to a neighbour would do one such number as quickly as ever.
    """
    a, b, c, d = seed, seed + 1, seed + 2, seed + 3
    for _ in range(steps):
        a ^= a << 13
        b ^= b << 13
        c ^= c << 13
        d ^= d << 13
        a ^= a >> 7
        b ^= b >> 7
        c ^= c >> 7
        d ^= d >> 7
        a ^= a << 17
        b ^= b << 17
        c ^= c << 17
        d ^= d << 17
    return a ^ b ^ c ^ d


def steps_a_second(threads: int, least: float) -> float:
    """Steps of all threads together in a second of the wall's clock, each thread going on for at least so long."""
    wander(1, 1)  # compiled

    def work(number: int) -> int:
        wander(number + 1, STEPS)
        return STEPS

    return side_by_side([partial(work, number) for number in range(threads)], least)


def side_by_side(works: list[Callable[[], int]], least: float) -> float:
    """Have each done over and over by a thread of its own for so many seconds; how much all of them did in one."""
    made = [0] * len(works)
    start = threading.Barrier(len(works) + 1)

    def go_on(number: int) -> None:
        start.wait()
        until = time.perf_counter() + least
        while time.perf_counter() < until:
            made[number] += works[number]()

    threads = [threading.Thread(target=go_on, args=(number,)) for number in range(len(works))]
    for thread in threads:
        thread.start()
    start.wait()
    began = time.perf_counter()
    for thread in threads:
        thread.join()
    return sum(made) / (time.perf_counter() - began)


@kernel
def answer(bell: Cells, times: int) -> None:
    """Write the next number as soon as the other has written one."""
    for number in range(times):
        while look(bell, ORDER) != number + 1:
            pass
        exchange(bell, ANSWER, number + 1)


@kernel
def ask(bell: Cells, times: int) -> None:
    """Write a number and wait until the other has, over and over."""
    for number in range(times):
        exchange(bell, ORDER, number + 1)
        while look(bell, ANSWER) != number + 1:
            pass


def nanoseconds_there_and_back() -> float:
    """How long a word takes from one thread to another and back, the median of some tries."""
    answer(new_bell(), 0)  # compiled
    ask(new_bell(), 0)
    found = []
    for _ in range(TRIES):
        bell = np.zeros_like(new_bell())
        other = threading.Thread(target=answer, args=(bell, WORDS))
        other.start()
        began = time.perf_counter_ns()
        ask(bell, WORDS)
        found.append((time.perf_counter_ns() - began) / WORDS)
        other.join()
    return statistics.median(found)
