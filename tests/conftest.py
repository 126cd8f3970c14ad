"""What all tests share: Hypothesis without a clock, and the same examples in every run."""

from __future__ import annotations

import os

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
