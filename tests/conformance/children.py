"""Python processes with other settings of the compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def run_child(*arguments: str, **settings: str) -> str:
    """Run Python with these settings in its environment; return what it prints, fail with what it complains about."""
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_BOUNDSCHECK"}
    command = [sys.executable, "-W", "error", *arguments]
    done = subprocess.run(
        command, env=environment | settings, cwd=ROOT, capture_output=True, text=True, check=False, timeout=1800
    )
    assert done.returncode == 0, f"exit {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    return done.stdout
