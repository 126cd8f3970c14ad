"""Who is connected: told to everybody when it changes, not to the log, and not when somebody was away for a blink."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.server import live as living
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
    """Where several processes serve the tables, nobody can say that somebody is away."""
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
