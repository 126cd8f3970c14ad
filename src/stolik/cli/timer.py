"""The clock at the terminal: three minutes a turn where a game's rules ask for it, measured while somebody thinks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from stolik.core.match import Match
from stolik.tables.clock import Terms, set_clock

SECONDS = 180


class Timer:
    """Passes measured time to a clock, which knows none itself; stands still where nobody looks at it."""

    def __init__(self, match: Match, running: bool) -> None:
        timed = running and "period" in match.game.clocks
        self.clock = set_clock(Terms("period", SECONDS) if timed else Terms(), match.game.teams)
        self.timed = timed
        self.press(match)

    def press(self, match: Match) -> None:
        """Let the clock of whoever is to play run; a new turn has its full time."""
        self.clock = self.clock.press(match.ticking, int(match.state.period))

    @contextmanager
    def spending(self, show: Callable[[str], None] | None = None) -> Iterator[None]:
        """Measure what is done meanwhile; every second the time left is shown."""
        begun, done = time.monotonic(), Event()
        if self.timed and show is not None:
            Thread(target=self._tick, args=(begun, done, show), daemon=True).start()
        try:
            yield
        finally:
            done.set()
            self.clock = self.clock.after(int(1000 * (time.monotonic() - begun)))

    def _tick(self, begun: float, done: Event, show: Callable[[str], None]) -> None:
        while not done.wait(1):
            left = self.clock.after(int(1000 * (time.monotonic() - begun))).due
            if left is not None:
                show(f" {left // 60_000}:{left // 1000 % 60:02} ")

    @property
    def patience(self) -> float | None:
        """The seconds until a flag falls, or None where no clock runs."""
        return None if not self.timed or self.clock.due is None else self.clock.due / 1000

    def fallen(self) -> bool:
        """Whether the time of those who are to play is over."""
        return self.timed and bool(self.clock.fallen())

    def shown(self) -> list[int] | None:
        """The seconds every side has left, or nothing where no clock runs."""
        return [left // 1000 for left in self.clock.left] if self.timed else None
