"""Who is connected: told to everybody when it changes, not to the log, and not when somebody was away for a blink."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.server import live as living
from stolik.server import neighbours, presence
from stolik.server.connection import Connection
from stolik.server.hub import Hub
from stolik.server.live import Live
from stolik.server.messages import AnyMessage
from stolik.server.sessions import key_of
from stolik.server.settings import Settings
from stolik.store.log import Log
from stolik.tables import commands
from stolik.tables.setup import Setup
from stolik.tables.waiting import Request

SETUP = Setup(game="nimmt", options={"players": 2})
decode = msgspec.json.Decoder(AnyMessage).decode


def heard(connection: Connection) -> list[Any]:
    """What has been sent to a page since the last time, each as what the schema says it is."""
    found = []
    while connection.waiting:
        found.append(msgspec.to_builtins(decode(connection.waiting.popleft())))
    return found


async def come(live: Live, key: str, last: int | None = None) -> Connection:
    connection = Connection(key, "", key_of(key), "en")
    live.welcome(connection, last)
    return connection


async def settled(live: Live) -> None:
    while live.pumping or live._telling is not None:
        await asyncio.sleep(0.005)


@pytest.mark.parametrize(("database", "away"), [("sqlite://", False), ("postgresql://", None)])
def test_everybody_is_told_who_is_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, away: bool | None
) -> None:
    """Where several processes serve the tables, nobody can say that somebody is away before all are heard."""
    monkeypatch.setattr(living, "PRESENCE_SECONDS", 0.01)

    async def run() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            hub = Hub(store, Settings(database))
            await hub.start()
            live = await hub.find(await hub.create(SETUP))
            assert live is not None
            ola = await come(live, "a" * 20)
            first = heard(ola)[0]
            assert (first["here"], first["watching"]) == ([away, away], 1)
            hub.submit(live, Request(commands.Sit(name="Ola"), ola.party, "en", ola))
            await settled(live)
            heard(ola)
            number, written = live.table.heard[0], live.table.number

            watcher = await come(live, "b" * 20)
            await settled(live)
            assert heard(ola) == [{"is": "presence", "here": [True, away], "watching": 1}]
            assert heard(watcher)[0]["here"] == [True, away]

            live.part(ola)
            back = await come(live, "a" * 20, number)  # at once, having missed nothing
            await settled(live)
            assert heard(watcher) == []
            assert [message["here"] for message in heard(back)] == [[True, away]]

            live.part(back)
            await settled(live)
            assert heard(watcher)[-1] == {"is": "presence", "here": [away, away], "watching": 1}
            assert live.table.number == written
            await hub.close()

    asyncio.run(run())


class Two:
    """Two processes on one PostgreSQL, and a table that both have."""

    def __init__(self, hubs: list[Hub], lives: list[Live]) -> None:
        self.hubs, self.lives = hubs, lives

    async def sit(self, process: int, key: str) -> Connection:
        page = await come(self.lives[process], key)
        self.hubs[process].submit(self.lives[process], Request(commands.Sit(name="Ola"), page.party, "en", page))
        return page

    async def until_told(self, page: Connection, here: list[bool | None], watching: int) -> None:
        """Until a page is told that so things stand."""
        wanted = {"is": "presence", "here": here, "watching": watching}
        async with asyncio.timeout(60):
            while wanted not in heard(page):
                await asyncio.sleep(0.01)


def two_processes(url: str, monkeypatch: pytest.MonkeyPatch, do: Callable[[Two], Awaitable[None]]) -> None:
    """Let something happen where two processes serve a table, with all times a twentieth of what they are."""
    for module, name in ((neighbours, "SILENCE"), (presence, "BEAT_SECONDS"), (living, "PRESENCE_SECONDS")):
        monkeypatch.setattr(module, name, getattr(module, name) / 20)
    monkeypatch.setattr(presence, "GATHERING", 0.005)

    async def run() -> None:
        with Log.open(url) as first, Log.open(url) as second:
            hubs = [Hub(store, Settings(url)) for store in (first, second)]
            for hub in hubs:
                await hub.start()
            name = await hubs[0].create(SETUP)
            lives = [live for hub in hubs if (live := await hub.find(name)) is not None]
            await do(Two(hubs, lives))
            for hub in hubs:
                await hub.close()

    asyncio.run(run())


def test_who_is_connected_through_another_process_is_here(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(two: Two) -> None:
        watcher = await come(two.lives[1], "b" * 20)
        await two.until_told(watcher, [False, False], 1)  # once the other process has been heard
        ola = await two.sit(0, "a" * 20)
        await two.until_told(watcher, [True, False], 1)
        await two.until_told(ola, [True, False], 1)
        await two.sit(1, "c" * 20)
        await two.until_told(ola, [True, True], 1)
        two.lives[0].stirred = two.lives[1].stirred = 0
        two.lives[0].part(ola)
        await two.until_told(watcher, [False, True], 1)
        assert not two.lives[0].deserted, "somebody is there, through the other process"
        assert two.lives[0].present(1) is True
        written = [store.read(two.lives[0].name) for store in (two.hubs[0].store, two.hubs[1].store)]
        assert len(written[0]) == len(written[1]) == 2, "nothing of it is in the log"

    two_processes(postgres_url, monkeypatch, evening)


@pytest.mark.parametrize("properly", [True, False])
def test_who_was_connected_through_a_process_that_is_gone_is_away(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, properly: bool
) -> None:
    async def evening(two: Two) -> None:
        watcher = await come(two.lives[1], "b" * 20)
        await two.sit(0, "a" * 20)
        await two.until_told(watcher, [True, False], 1)
        if properly:
            monkeypatch.setattr(neighbours, "SILENCE", 3600)
            await two.hubs[0].close()
        else:
            for task in two.hubs[0]._tasks:
                task.cancel()
        await two.until_told(watcher, [False, False], 1)

    two_processes(postgres_url, monkeypatch, evening)
