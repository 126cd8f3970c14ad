"""What all tests share: Hypothesis without a clock, the same examples each time, a loud word on what did not run."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")

settings.register_profile(
    "stolik",
    deadline=None,  # how long an example takes says nothing on a busy machine
    derandomize=not DEEP,
    database=None,
    max_examples=1000 if DEEP else 100,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("stolik")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say loudly what was not run; what only the deep run does is no news."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    for of, what in (("the store", "PostgreSQL"), ("the page", "Chromium")):
        missing = sum(f"no {what}" in why for why in skipped)
        if missing:
            terminalreporter.write_line(
                f"NOT RUN: {missing} tests of {of}, for there is no {what}", red=True, bold=True
            )
