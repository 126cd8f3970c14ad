"""Tables are taken up one by one: what cannot be read stops no other, and what is over is known to be over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.server.hub import Hub
from stolik.server.settings import Settings
from stolik.server.shelf import Unreadable
from stolik.store.log import Log
from stolik.tables.deciding import begins
from stolik.tables.entries import Resigned, encode
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from tests.server.inside import Inside, run

ALL_BOTS = Setup(game="nimmt", options={"players": 2, "rounds": 1}, bots={0: "random", 1: "random"})
GONE = b'{"game":"words","options":{"language":"en","lexicon":"gone"},"listed":true}'
DAMAGED = encode(Resigned(seat=1))  # before the match has begun


def lay(store: Log, name: str, setup: Setup | bytes) -> None:
    laid = setup if isinstance(setup, bytes) else msgspec.json.encode(setup)
    store.create(name, laid, bytes(32), listed=True)


def with_unreadable(store: Log) -> None:
    """One table whose word list is gone and one whose log is damaged, both older than a good one."""
    lay(store, "gone", GONE)
    lay(store, "damaged", ALL_BOTS)
    store.append("damaged", 0, [DAMAGED]).result()
    lay(store, "good", ALL_BOTS)


@pytest.mark.parametrize("database", ["sqlite://", "postgresql://"])
def test_what_cannot_be_read_stops_no_other_table(tmp_path: Path, database: str) -> None:
    async def begin() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            with_unreadable(store)
            hub = Hub(store, Settings(database))
            await hub.start()
            while "good" in store.unfinished():
                await asyncio.sleep(0.01)
            assert store.unfinished() == ["gone", "damaged"]
            for name in ("gone", "damaged"):
                with pytest.raises(Unreadable, match=f"the table {name} cannot be read"):
                    await hub.find(name)
            await hub.close()

    asyncio.run(begin())


def test_the_keeper_goes_on_when_an_abandoned_table_cannot_be_read(tmp_path: Path) -> None:
    async def begin() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        with Log.open(url) as other, Log.open(url) as store:
            hub = Hub(store, Settings("postgresql://"))
            await hub.start()
            await asyncio.sleep(0.1)  # it has taken up what there was
            with_unreadable(other)
            begun = [encode(entry) for entry in begins(Table("good", ALL_BOTS, bytes(32)))]
            assert other.append("good", 0, begun).result()
            for at, name in enumerate(("gone", "damaged", "good")):
                assert other.lease(name, "dead process", 0.1 + at / 100)
            while "good" in store.unfinished():
                await asyncio.sleep(0.01)
            await hub.close()

    asyncio.run(begin())


def test_what_cannot_be_read_is_refused_in_words_and_not_listed(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}")
    with Log.open(settings.database) as store:
        lay(store, "gone", GONE)
        lay(store, "good", Setup(game="nimmt"))

    async def evening(server: Inside) -> None:
        listed = await server.ask("GET", "/api/tables")
        assert [table["table"] for table in listed.json()] == ["good"]
        for path in ("", "/record", "/replay"):
            told = await server.ask("GET", f"/api/tables/gone{path}?language=cs")
            assert (told.status_code, told.json()["code"]) == (503, "unreadable")
            assert "seznam slov" in told.json()["words"]

    run(settings, evening)


def test_a_page_that_comes_to_it_is_told(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}")
    with Log.open(settings.database) as store:
        lay(store, "gone", GONE)

    async def evening(server: Inside) -> None:
        identity = server.client.headers["authorization"].removeprefix("Bearer ")
        hello = {"do": "hello", "version": 1, "identity": identity, "language": "pl"}
        waiting, sent = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": json.dumps(hello)}], []

        async def receive() -> dict[str, str]:
            return waiting.pop(0)

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "websocket", "path": "/tables/gone", "query_string": b"", "headers": [], "subprotocols": []}
        await server.app(scope, receive, send)
        _, told, closed = sent
        assert json.loads(told["text"])["code"] == "unreadable"
        assert "listy słów" in json.loads(told["text"])["words"]
        assert (closed["type"], closed["code"]) == ("websocket.close", 1008)

    run(settings, evening)


def test_a_match_whose_end_was_written_but_not_noted_is_over_after_a_restart(tmp_path: Path) -> None:
    async def begin() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            lay(store, "t", ALL_BOTS)
            over = [*begins(Table("t", ALL_BOTS, bytes(32))), Resigned(seat=0)]
            store.append("t", 0, [encode(entry) for entry in over]).result()
            assert store.listed() == store.unfinished() == ["t"]
            hub = Hub(store, Settings("sqlite://"))
            await hub.start()
            while store.unfinished():
                await asyncio.sleep(0.01)
            assert store.listed() == []
            live = await hub.find("t")
            assert live is not None
            assert live.table.phase == "over"
            await hub.close()

    asyncio.run(begin())


def test_a_table_that_everybody_left_long_ago_is_not_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(server: Inside) -> None:
        live = await server.lay(game="nimmt", listed=True)

        async def names() -> list[str]:
            return [table["table"] for table in (await server.ask("GET", "/api/tables")).json()]

        assert await names() == [live.name]
        from stolik.server import live as living
        from stolik.server.clocks import today

        late = today() + 1000 * living.LISTED_SECONDS + 1000
        monkeypatch.setattr(living, "today", lambda: late)
        assert await names() == []
        page = await server.come(live, "k" * 20)
        assert await names() == [live.name], "somebody is there"
        live.part(page)
        assert await names() == []
        del server.hub.lives[live.name]
        assert await names() == [], "nor when it is taken up again from the log"
        again = await server.hub.find(live.name)
        assert again is not None, "whoever has its link finds it"

    run(Settings(f"sqlite:///{tmp_path / 'tables.db'}"), evening)


def test_a_table_is_stored_with_all_that_its_options_left_open(tmp_path: Path) -> None:
    """Or a word list that is built later would judge a match that was begun without it."""
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}")

    async def evening(server: Inside) -> None:
        live = await server.lay(game="words", options={"language": "en", "lexicon": "sample"})
        stored = server.hub.store.setup(live.name)
        assert stored is not None
        assert msgspec.json.decode(stored.setup)["options"] == dict(live.table.game.options)
        assert live.table.game.options["lexicon"].startswith("sample@")

    run(settings, evening)
