"""Two server processes on one PostgreSQL, one killed or frozen in turn: nothing is lost, and all pages see one log."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator

import pytest

from stolik.client import Guest
from stolik.store.log import Log
from tests.conftest import DEEP
from tests.server.crowd import Crowd, check
from tests.server.nursery import Nursery, free_port

TABLES = 24
TURNS = 500 if DEEP else 50


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path_factory.mktemp("servers"))
    yield nursery
    nursery.close()


def test_one_of_two_killed_or_frozen_in_turn(postgres_url: str, nursery: Nursery) -> None:
    crowd = asyncio.run(_turns(nursery, postgres_url))
    with Log.open(postgres_url) as store:
        assert check(store, crowd.pages) == crowd.acknowledged > 5 * TURNS
    assert nursery.complaints() == []


async def _turns(nursery: Nursery, url: str) -> Crowd:
    chance, ports = random.Random(20261116), [free_port(), free_port()]
    servers = [nursery.start(url, port) for port in ports]
    crowd = Crowd(ports, seed=1)
    tasks: list[asyncio.Task[None]] = []
    keeping = asyncio.create_task(crowd.keep(TABLES, 3, tasks))

    async def goes_on() -> None:
        wanted = crowd.acknowledged + chance.randrange(1, 10)
        await crowd.until(lambda: crowd.acknowledged >= wanted, tasks)

    for turn in range(TURNS):
        await goes_on()
        victim = turn % 2
        if turn % 4 < 2:
            servers[victim].signal(signal.SIGSTOP)
            await goes_on()
            servers[victim].signal(signal.SIGCONT)
        else:
            servers[victim].kill()
            await goes_on()
            servers[victim] = await asyncio.to_thread(nursery.start, url, ports[victim])
    await crowd.go_home(tasks)
    await keeping
    for server in servers:
        server.kill()
    return crowd


def test_bots_of_a_killed_process_go_on_in_the_other(postgres_url: str, nursery: Nursery) -> None:
    """How long that takes here is printed; that it is never more than five seconds, `test_keeping` proves."""
    ports = [free_port(), free_port()]
    doomed, other = (nursery.start(postgres_url, port) for port in ports)
    guest = Guest(doomed.url)
    options = {"players": 2, "limit": 1000}  # it lasts
    tables = [guest.lay("nimmt", options=options, bots={0: "random", 1: "random"}) for _ in range(3)]
    with Log.open(postgres_url) as store:
        while not all(len(store.read(table)) > 4 for table in tables):  # the bots are at work
            time.sleep(0.01)
        doomed.kill()
        killed = time.monotonic()
        length = {table: len(store.read(table)) for table in tables if table in store.unfinished()}
        assert length
        for table, before in length.items():
            while len(store.read(table)) == before and table in store.unfinished():
                time.sleep(0.02)
            print(f"{table}: bots go on {time.monotonic() - killed:.1f} s after their process was killed")
    other.kill()
