"""The two clocks of a process: the host's own, which never goes back, and the one people read."""

from __future__ import annotations

import time


def now() -> int:
    """The host's time in milliseconds, which never goes back."""
    return time.monotonic_ns() // 1_000_000


def today() -> int:
    """The time people read, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
