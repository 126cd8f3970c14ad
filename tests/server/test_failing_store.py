"""A database that fails for a while: players hear it in their language, nobody is told what is not so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.core.words import LANGUAGES
from stolik.server import hub as hubs
from stolik.server.connection import Connection
from stolik.server.sessions import key_of
from stolik.server.settings import Settings
from stolik.store.errors import StoreError
from stolik.tables import commands
from stolik.tables.waiting import Request
from tests.server.inside import Inside, quiet, run

ALL_BOTS: dict[str, Any] = {"game": "nimmt", "options": {"players": 2, "rounds": 1}, "bots": {0: "random", 1: "random"}}
PATH = "/srv/stolik/tables.db"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(f"sqlite:///{tmp_path}/tables.db")


class Failing:
    """Whatever it takes the place of fails for a while, before or after it has been done."""

    def __init__(self, does: Callable[..., Any], after: bool = False) -> None:
        self.does, self.after = does, after
        self.fails, self.tried = False, 0

    def __call__(self, *arguments: Any) -> Any:
        if not self.fails:
            return self.does(*arguments)
        self.tried += 1
        if self.after:
            self.does(*arguments)
        raise StoreError(f"the database sqlite:///{PATH}: database or disk is full")


def failing(server: Inside, name: str, monkeypatch: pytest.MonkeyPatch, after: bool = False) -> Failing:
    """A doing of the server's database that can fail."""
    database = server.hub.store._database
    broken = Failing(getattr(database, name), after)
    monkeypatch.setattr(database, name, broken)
    return broken


def answers(page: Connection) -> list[dict[str, Any]]:
    said = [msgspec.json.decode(part) for part in page.waiting]
    page.waiting.clear()
    return [message for message in said if message["is"] in ("done", "refused")]


def test_what_cannot_be_written_is_refused_in_the_readers_language(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "PATIENCE", 0.01)

    async def evening(server: Inside) -> None:
        live = await server.lay(game="nimmt", options={"players": 2})
        full = failing(server, "append", monkeypatch)
        full.fails = True
        words = set()
        for language in LANGUAGES:
            page = Connection("ola", "", key_of("ola" * 8), language)
            live.welcome(page, None)
            server.hub.submit(live, Request(commands.Sit(name="Ola", id="sit"), page.party, language, page))
            await quiet(live)
            (refused,) = answers(page)
            assert (refused["is"], refused["code"], refused["id"]) == ("refused", "store", "sit")
            assert PATH not in refused["words"]
            words.add(refused["words"])
        assert len(words) == len(LANGUAGES)
        full.fails = False
        server.hub.submit(live, Request(commands.Sit(name="Ola", id="sit"), page.party, "en", page))
        await quiet(live)
        assert [answer["is"] for answer in answers(page)] == ["done"]

    run(settings, evening)


def test_bots_do_not_try_again_at_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "PATIENCE", 3600)

    async def evening(server: Inside) -> None:
        full = failing(server, "append", monkeypatch)
        full.fails = True
        await server.lay(**ALL_BOTS)
        while not full.tried:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)  # ample time for these bots to try hundreds of times
        assert full.tried == 1

    run(settings, evening)


def test_bots_go_on_when_there_is_room_again(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "PATIENCE", 0.01)

    async def evening(server: Inside) -> None:
        full = failing(server, "append", monkeypatch)
        live = await server.lay(**ALL_BOTS)
        full.fails = True
        while full.tried < 3 and live.table.phase != "over":
            await asyncio.sleep(0.001)
        full.fails = False
        while live.table.phase != "over":
            await asyncio.sleep(0.01)

    run(settings, evening)


def test_nobody_is_told_that_nothing_happened_where_that_is_not_known(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was written, but neither the answer nor the log can be read: the page comes back, asks again, and is told."""
    monkeypatch.setattr(hubs, "PATIENCE", 0.01)

    async def evening(server: Inside) -> None:
        live = await server.lay(game="nimmt", options={"players": 2})
        writing = failing(server, "append", monkeypatch, after=True)
        reading = failing(server, "read", monkeypatch)
        writing.fails = reading.fails = True
        page = await server.come(live, "ola" * 8)
        request = Request(commands.Sit(name="Ola", id="sit"), page.party, "en", page)
        server.hub.submit(live, request)
        await quiet(live)
        assert page.closed
        assert answers(page) == []
        writing.fails = reading.fails = False
        found = await server.hub.find(live.name)
        assert found is not None
        back = await server.come(found, "ola" * 8)
        server.hub.submit(found, msgspec.structs.replace(request, reply_to=back))
        await quiet(found)
        assert [answer["is"] for answer in answers(back)] == ["done"]
        assert [seat.name for seat in found.table.seats] == ["Ola", ""]

    run(settings, evening)
