"""Processes killed at any moment and processes racing: nothing acknowledged is lost, doubled or reordered."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.store.log import Log
from tests.conftest import DEEP
from tests.store.conftest import laid
from tests.store.processes import Child, Nursery, open_and_close, race, write_on

KILLS = {"sqlite": 1000 if DEEP else 50, "postgresql": 200 if DEEP else 20}
TABLES = ["kot", "pies", "mysz"]


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path)
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
    busy = 0
    with Log.open(url) as log:
        laid(log, *TABLES)
        for kill in range(KILLS[kind]):
            child = nursery.start(write_on, url, tables=TABLES, seed=kill)
            children.append(child)
            child.wait_for("begun")
            time.sleep(chance.random() * 0.08)
            child.kill()
            told = check(log, children[-1:])
            busy += told > 0
        assert check(log, children) > KILLS[kind]
        assert busy > KILLS[kind] // 4, "most were killed before they had written anything"
        for table in TABLES:  # and the log goes on
            assert log.append(table, len(log.read(table)), [b"%s 0 run-0 0" % table.encode()]).result()


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
