"""Processes for the tests to kill, freeze and race: see `tests.forking`.

A child writes what it was told by the log, line by line, to a file that outlives it.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, wait
from pathlib import Path
from typing import Any

from stolik.store.log import Log
from tests.forking import Forked, Nest, fork_for


def write_on(url: str, report: int, run: str, tables: Sequence[str], seed: int) -> None:
    """Append to all tables, several appends at a time, until killed; report what is acknowledged."""
    log, chance = Log.open(url), random.Random(seed)
    lengths = {table: len(log.read(table)) for table in tables}
    os.write(report, b"begun\n")
    written = 0
    while True:
        futures = []
        for _ in range(chance.randrange(1, 8)):
            table = chance.choice(tables)
            number, count = lengths[table], chance.randrange(1, 4)
            bodies = [f"{table} {number + place} {run} {written + place}".encode() for place in range(count)]
            future = log.append(table, number, bodies)
            future.add_done_callback(_reporter(report, table, number, count))
            futures.append(future)
            lengths[table] += count
            written += count
        if not futures[chance.randrange(len(futures))].result():  # what a killed one had sent came in after all
            wait(futures)
            lengths = {table: len(log.read(table)) for table in tables}


def _reporter(report: int, table: str, number: int, count: int) -> Callable[[Future[bool]], None]:
    def done(future: Future[bool]) -> None:
        lines = [f"{'written' if future.result() else 'lost'} {table} {number + place}" for place in range(count)]
        os.write(report, "".join(line + "\n" for line in lines).encode())

    return done


def share(url: str, report: int, run: str, tables: Sequence[str], seed: int) -> None:
    """Append to tables that others append to as well, until killed; report what is acknowledged."""
    log, chance = Log.open(url), random.Random(seed)
    os.write(report, b"begun\n")
    for written in range(1_000_000):
        table = chance.choice(tables)
        number = len(log.read(table))
        future = log.append(table, number, [f"{table} {number} {run} {written}".encode()])
        future.add_done_callback(_reporter(report, table, number, 1))
        future.result()


def race(url: str, report: int, run: str, table: str, count: int) -> None:
    """Try to be the one who appends each number."""
    with Log.open(url) as log:
        os.write(report, b"begun\n")
        while log.setup("the race is on") is None:
            time.sleep(0.005)
        for number in range(count):
            won = log.append(table, number, [f"{table} {number} {run} {number}".encode()]).result()
            os.write(report, f"{'written' if won else 'lost'} {table} {number}\n".encode())
    os.write(report, b"done\n")


def open_and_close(url: str, report: int, run: str) -> None:
    """Open the log of a database that others open at the same time."""
    with Log.open(url) as log:
        os.write(report, log.secret("shared").hex().encode() + b"\ndone\n")


TASKS = {task.__name__: task for task in (write_on, share, race, open_and_close)}


class Child(Forked):
    """A process and its report."""

    def __init__(self, pid: int, run: str, path: Path) -> None:
        super().__init__(pid)
        self.run, self._path = run, path

    def report(self) -> list[str]:
        """The whole lines it has written so far."""
        return [line.rstrip("\n") for line in self._path.read_text().splitlines(keepends=True) if line.endswith("\n")]

    def wait_for_lines(self, count: int) -> None:
        """Wait until it has reported so much."""
        self._wait(lambda report: len(report) >= count)

    def wait_for(self, line: str) -> None:
        """Wait until it has reported this."""
        self._wait(lambda report: line in report)

    def _wait(self, enough: Callable[[list[str]], bool]) -> None:
        deadline = time.monotonic() + 120
        while not enough(self.report()):
            assert time.monotonic() < deadline, self.report()[-5:]
            assert self.alive() or "done" in self.report(), self.report()[-5:]
            time.sleep(0.002)


class Nursery:
    """Starts children in milliseconds."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0
        self._nest = Nest("tests.store.processes")

    def start(self, task: Callable[..., None], url: str, **arguments: Any) -> Child:
        """Start a child at this task."""
        self._count += 1
        run, path = f"run-{self._count}", self._folder / f"report-{self._count}.txt"
        path.touch()
        order = {"task": task.__name__, "url": url, "run": run, "path": str(path), "arguments": arguments}
        return Child(self._nest.fork(**order), run, path)

    def close(self) -> None:
        """End all that are left."""
        self._nest.close()


def carry_out(task: str, url: str, run: str, path: str, arguments: dict[str, Any]) -> None:
    """Do a task, and report if it fails."""
    report = os.open(path, os.O_WRONLY | os.O_APPEND)
    try:
        TASKS[task](url, report, run, **arguments)
    except BaseException as error:
        os.write(report, f"failed {error!r}\n".encode())


if __name__ == "__main__":
    import stolik.store.postgres  # noqa: F401  so that no child has to

    fork_for(carry_out)
