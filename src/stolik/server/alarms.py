"""One heap of timers for all clocks of a process: when which table is to be looked at."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
from collections.abc import Callable

from stolik.server.live import Live


class Alarms:
    """Tables by the time at which the host will look at them by itself, in milliseconds of its clock."""

    def __init__(self, now: Callable[[], int], ring: Callable[[str], None]) -> None:
        self._now, self._ring = now, ring
        self._timers: list[tuple[int, int, str]] = []
        self._count = itertools.count()
        self._wake = asyncio.Event()

    def set(self, live: Live, milliseconds: int) -> None:
        """Look at a table in a while, unless that is going to happen sooner anyway."""
        when = self._now() + milliseconds
        if live.alarm is None or when < live.alarm:
            live.alarm = when
            heapq.heappush(self._timers, (when, next(self._count), live.name))
            self._wake.set()

    async def run(self) -> None:
        """Ring when it is time, for ever."""
        while True:
            self._wake.clear()
            wait = None if not self._timers else max(0, self._timers[0][0] - self._now()) / 1000
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait)
            while self._timers and self._timers[0][0] <= self._now():
                _, _, name = heapq.heappop(self._timers)
                self._ring(name)
