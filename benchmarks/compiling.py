"""How long a game takes to compile, its bots included: with an empty cache, and from the cache."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile

PROGRAM = """
import sys, time
from stolik.cli.warm import compile_all, compile_one, phases_of
if __name__ == "__main__":
    began = time.perf_counter()
    phases = phases_of([sys.argv[1]])
    if sys.argv[2] == "cold":
        compile_all(phases, lambda job: None)
    else:
        for jobs in phases:
            for job in jobs:
                compile_one(job)
    print(time.perf_counter() - began)
"""


def seconds(game: str, cache: str, how: str) -> tuple[float, float]:
    """The time, and the processors' time, that a fresh process needs to have everything of a game ready."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, how],
        env=os.environ | {"STOLIK_CACHE": cache},
        check=True,
        capture_output=True,
        text=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return float(done.stdout), after.ru_utime - before.ru_utime


def main() -> None:
    """Print the times for every game whose rules are of a kind of their own."""
    import stolik

    kinds = set()
    for game in stolik.games():
        kind = stolik.game(game).steps
        if kind in kinds:
            continue
        kinds.add(kind)
        with tempfile.TemporaryDirectory() as cache:
            cold, work = seconds(game, cache, "cold")
            warm, whole = seconds(game, cache, "warm")
        print(
            f"{game:<8} compile   {cold:>6.1f} s cold on all cores (wanted: 15; {work:.1f} s of one core), "
            f"{warm:>5.2f} s from cache (wanted: 1; {whole:.2f} s of one core for the whole process, imports included)"
        )


if __name__ == "__main__":
    main()
