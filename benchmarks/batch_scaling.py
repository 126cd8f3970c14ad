"""Two threads of a batch against one, and how much of what is lost is the machine's.

Two yardsticks are taken in the same moments. Bare arithmetic fills a core's units and needs no memory. Two batches of
half the size, each stepped by a thread of its own that never waits for the other, do the very same work with no word
between the cores: what they lack is what the machine does not give, and what a batch lacks beside them is its own.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from functools import partial

from benchmarks.batch_players import RUNS, Chosen, Handed, Player, Pondered, Vector, best
from benchmarks.machine import nanoseconds_there_and_back, seconds_taken_away, side_by_side, steps_a_second

Rate = Callable[[float], float]  # of so many seconds, how much was done in one

TURN, TURNS = 0.1, 8  # seconds, and how many of them make a run
WANTED = 1.7
KINDS: dict[str, type[Player]] = {
    "drawn": Player,
    "handed over": Handed,
    "chosen": Chosen,
    "chosen after a while": Pondered,
    "vector environment": Vector,
}


def rates(name: str, n: int) -> dict[str, tuple[Rate, Rate]]:
    """What is measured: the same by one thread and by two."""
    measured: dict[str, tuple[Rate, Rate]] = {
        "bare arithmetic": (partial(steps_a_second, 1), partial(steps_a_second, 2))
    }
    for what, kind in KINDS.items():
        one, two = kind(name, n), kind(name, n, threads=2)
        measured[what] = partial(one.speed, "perf_counter"), partial(two.speed, "perf_counter")
    halves = [partial(_decided, Player(name, half)) for half in (n // 2, n - n // 2)]
    measured["two batches apart"] = measured["drawn"][0], partial(side_by_side, halves)
    return measured


def _decided(player: Player) -> int:
    player.decide()
    return player.batch.n


def scaling(name: str, n: int) -> None:
    """Print how two threads do against one: by itself, handed over, with decisions of a learner's own, quick or slow.

    A run takes turns of a tenth of a second. It is counted whole, with whatever else the machine did meanwhile, and by
    the best turn of each, which leaves that out and with it the moments in which the cores lay badly for us. What is
    not done in compiled code, which alone runs side by side, is told too.
    """
    measured = rates(name, n)
    whole: dict[str, list[float]] = {what: [] for what in measured}
    faster: dict[str, list[float]] = {what: [] for what in measured}
    distances, began, before = [], time.perf_counter(), seconds_taken_away()
    for _ in range(RUNS):
        distances.append(nanoseconds_there_and_back())
        turns = [{what: (one(TURN), two(TURN)) for what, (one, two) in measured.items()} for _ in range(TURNS)]
        for what, ratios in faster.items():
            by_one, by_two = zip(*(turn[what] for turn in turns), strict=True)
            ratios.append(max(by_two) / max(by_one))
            whole[what].append(statistics.harmonic_mean(by_two) / statistics.harmonic_mean(by_one))
    taken_away = (seconds_taken_away() - before) / (time.perf_counter() - began) / (os.cpu_count() or 1)
    bare, one, two = Player(name, 1), Player(name, n), Player(name, n, threads=2)
    dearer = best(one, "process_time") / best(two, "process_time")
    python = best(one, "process_time") / n / best(bare, "process_time")
    print(
        f"batch {name:<18}{n} matches, two threads against one (wanted: {WANTED}; median of {RUNS}, by the wall's "
        f"clock); {dearer:.2f} times the CPU time; {1 - python:.1%} of one thread's time is spent in compiled code; "
        f"from core to core and back {', '.join(f'{distance:.0f}' for distance in distances)} ns; "
        f"neighbours took {taken_away:.0%} of the cores meanwhile"
    )
    for what, ratios in whole.items():
        print(
            f"{'':<24}{what:<24}{statistics.median(ratios):>5.2f} [{min(ratios):.2f}, {max(ratios):.2f}], "
            f"by best turns {statistics.median(faster[what]):.2f}"
        )
