"""Measuring rates on a noisy machine: several short runs, the median counts."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable


def rate(run: Callable[[], int], seconds: float = 1.0, times: int = 5) -> float:
    """How many units of work a second `run` does; each call returns how many it did."""
    run()  # the first call may still load compiled code
    rates = []
    for _ in range(times):
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds / times:
            done += run()
        rates.append(done / (time.perf_counter() - began))
    return statistics.median(rates)
