"""Processes killed at any moment and processes racing: nothing acknowledged is lost, doubled or reordered."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.store.log import Log
from tests.conftest import DEEP
from tests.store.conftest import laid
from tests.store.processes import Child, Nursery, open_and_close, race, share, write_on

KILLS = {"sqlite": 1000 if DEEP else 50, "postgresql": 200 if DEEP else 20}
TURNS = 50 if DEEP else 12  # of freezing or killing one of two processes
TABLES = ["kot", "pies", "mysz"]


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path_factory.mktemp("reports"))
    yield nursery
    nursery.close()


def check(log: Log, children: list[Child]) -> int:
    """Hold the log against what its writers were told; how many acknowledged entries there are."""
    found: dict[tuple[str, str], str] = {}
    last: dict[tuple[str, str], int] = {}
    for table in TABLES:
        entries = log.read(table)
        assert [number for number, _ in entries] == list(range(len(entries))), "a gap"
        for number, body in entries:
            of_table, own_number, run, order = body.decode().split()
            assert (of_table, own_number) == (table, str(number)), "an entry in a wrong place"
            assert last.get((table, run), -1) < int(order), "entries of one writer out of their order"
            last[table, run] = int(order)
            found[table, own_number] = run
    told = 0
    for child in children:
        for line in child.report():
            said, *place = line.split()
            assert said != "failed", line
            if said == "written":
                told += 1
                assert found.get((place[0], place[1])) == child.run, f"told {child.run} that {place} is written"
            elif said == "lost":
                assert found[place[0], place[1]] != child.run, f"told {child.run} that {place} is lost"
    return told


def test_kill_at_random_moments(url: str, nursery: Nursery) -> None:
    kind = url.split(":", maxsplit=1)[0]
    chance = random.Random(20261116)
    children: list[Child] = []
    wanted = 0
    with Log.open(url) as log:
        laid(log, *TABLES)
        for kill in range(KILLS[kind]):
            child = nursery.start(write_on, url, tables=TABLES, seed=kill)
            children.append(child)
            lines = chance.randrange(40)
            child.wait_for_lines(lines)
            time.sleep(chance.random() * 0.01)
            child.kill()
            assert check(log, children[-1:]) >= lines - 1
            wanted += lines - 1
        assert check(log, children) >= wanted


def test_two_processes_killed_or_frozen_in_turn(postgres_url: str, nursery: Nursery) -> None:
    chance = random.Random(11)

    def start(seed: int) -> Child:
        child = nursery.start(share, postgres_url, tables=TABLES, seed=seed)
        child.wait_for("begun")
        return child

    def goes_on(child: Child) -> None:
        child.wait_for_lines(len(child.report()) + 5)

    with Log.open(postgres_url) as log:
        laid(log, *TABLES)
        pair = [start(0), start(1)]
        children = list(pair)
        for turn in range(TURNS):
            victim, other = turn % 2, (turn + 1) % 2
            time.sleep(chance.random() * 0.05)
            if chance.random() < 0.5:
                pair[victim].signal(signal.SIGSTOP)
                goes_on(pair[other])
                pair[victim].signal(signal.SIGCONT)
                goes_on(pair[victim])
            else:
                pair[victim].kill()
                goes_on(pair[other])
                pair[victim] = start(turn + 2)
                children.append(pair[victim])
        for child in pair:
            child.kill()
        assert check(log, children) > 10 * TURNS


def test_two_processes_racing_for_each_number(url: str, nursery: Nursery) -> None:
    count = 150
    with Log.open(url) as log:
        laid(log, "kot", "pies")
        children = [nursery.start(race, url, table="kot", count=count) for _ in range(2)]
        for child in children:
            child.wait_for("begun")
        laid(log, "the race is on")
        for child in children:
            child.wait_for("done")
        assert check(log, children) == len(log.read("kot")) == count
        told = [line.split()[0] for child in children for line in child.report()]
        assert (told.count("written"), told.count("lost")) == (count, count)


def test_processes_that_open_a_new_database_at_once(url: str, nursery: Nursery) -> None:
    if url.startswith("sqlite"):
        Path(url.removeprefix("sqlite:///")).unlink(missing_ok=True)
    children = [nursery.start(open_and_close, url) for _ in range(4)]
    for child in children:
        child.wait_for("done")
    assert len({child.report()[0] for child in children}) == 1
