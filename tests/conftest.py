"""What all tests share: Hypothesis without a clock, the same examples each time, a loud word on what did not run.

Several workers share the tests as `spreading` says.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
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


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """With `--dist loadscope`, hand tests out in our own way."""
    if config.getvalue("dist") != "loadscope":
        return None
    from tests.spreading import Spreading

    config.option.loadscopereorder = False
    return Spreading(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let workers begin with what takes longest."""
    if hasattr(config, "workerinput"):
        from tests.spreading import turns

        turn = turns([item.nodeid for item in items])
        items.sort(key=lambda item: turn(item.nodeid))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say loudly what was not run; what only the deep run does is no news."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    for of, what in (("the store", "PostgreSQL"), ("the page", "Chromium")):
        missing = sum(f"no {what}" in why for why in skipped)
        if missing:
            terminalreporter.write_line(
                f"NOT RUN: {missing} tests of {of}, for there is no {what}", red=True, bold=True
            )
