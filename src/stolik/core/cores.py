"""How much of this machine is ours."""

from __future__ import annotations

import os


def cores() -> int:
    """How much of ours can run at the same time: a job may have been given some of a machine's cores only."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
