"""How long a game takes to compile, its bots included: with an empty cache, and from the cache."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

PROGRAM = """
import sys, time
import stolik
from stolik.cli.warm import jobs_of
began = time.perf_counter()
for _, job in jobs_of(sys.argv[1]):
    job()
print(time.perf_counter() - began)
"""


def seconds(game: str, cache: str) -> float:
    """The time a fresh process needs to have everything of a game ready."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game],
        env=os.environ | {"STOLIK_CACHE": cache},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(done.stdout)


def main() -> None:
    """Print both times for every game."""
    import stolik

    for game in stolik.games():
        with tempfile.TemporaryDirectory() as cache:
            cold, warm = seconds(game, cache), seconds(game, cache)
        print(f"{game:<8} compile   {cold:>6.1f} s cold (wanted: 15), {warm:>5.2f} s from cache (wanted: 1)")
