"""An event loop in virtual time: when everybody waits, the clock goes on to whatever comes next."""

from __future__ import annotations

import asyncio
from typing import Any


class VirtualLoop(asyncio.SelectorEventLoop):
    """Hours pass in a moment, and the same things happen in the same order every time."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now
        super().__init__()

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        scheduled: list[Any] = self._scheduled  # type: ignore[attr-defined]
        if not self._ready:  # type: ignore[attr-defined]
            # What was given up may still be in front: whoever waited for it would really wait for what comes after.
            self.now = max(self.now, min((one._when for one in scheduled if not one._cancelled), default=self.now))
        super()._run_once()  # type: ignore[misc]
