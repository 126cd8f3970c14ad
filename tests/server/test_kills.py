"""kill -9 while a hundred tables of all games are being played: nothing acknowledged is lost, doubled or reordered."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

import stolik
from stolik.store.log import Log
from tests.conftest import DEEP
from tests.server.crowd import Crowd, check
from tests.server.nursery import Nursery, free_port

TABLES = 100
KILLS = {"sqlite": 1000 if DEEP else 50, "postgresql": 200 if DEEP else 20}


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path_factory.mktemp("servers"))
    yield nursery
    nursery.close()


@pytest.mark.parametrize("kind", KILLS)
def test_a_killed_server_loses_nothing(kind: str, nursery: Nursery, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue(f"{kind.removesuffix('ql')}_url")
    acknowledged, crowd = asyncio.run(_storm(nursery, url, KILLS[kind]))
    with Log.open(url) as store:
        assert check(store, crowd.pages) == acknowledged > 10 * KILLS[kind]
    assert {page.game for page in crowd.pages if page.done} == set(stolik.games())
    assert nursery.complaints() == []


async def _storm(nursery: Nursery, url: str, kills: int) -> tuple[int, Crowd]:
    chance, port = random.Random(20261116), free_port()
    server = nursery.start(url, port)
    crowd = Crowd([port], seed=kills)
    tasks: list[asyncio.Task[None]] = []
    keeping = asyncio.create_task(crowd.keep(TABLES, 5, tasks))
    for _ in range(kills):
        wanted = crowd.acknowledged + chance.randrange(1, 40)
        await crowd.until(lambda wanted=wanted: crowd.acknowledged >= wanted, tasks)
        await asyncio.sleep(0.02 * chance.random())
        server.kill()
        server = await asyncio.to_thread(nursery.start, url, port)
    await crowd.go_home(tasks)
    await keeping
    server.kill()
    return crowd.acknowledged, crowd
