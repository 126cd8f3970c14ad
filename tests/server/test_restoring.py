"""A restore beside a running server: it notices, lets all tables go, and shows them as the log has them now."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from stolik.server import hub as hubs
from stolik.server.connection import Connection
from stolik.server.live import Live
from stolik.server.settings import Settings
from stolik.store.backup import backup, restore
from stolik.store.log import Log
from stolik.tables import commands
from stolik.tables.waiting import Request
from tests.server.inside import Inside, quiet, run

OLA, JAN = "ola" * 8, "jan" * 8
SETUP: dict[str, Any] = {"game": "ogorek", "options": {"players": 2}}
LOWEST, HIGHEST = 0, -1  # of the cards that may be played


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def settings(request: pytest.FixtureRequest) -> Settings:
    return Settings(request.getfixturevalue(request.param))


def said(page: Connection) -> list[dict[str, Any]]:
    return [json.loads(part) for part in page.waiting]


async def play(server: Inside, live: Live, *cards: int) -> None:
    for card in cards:
        assert live.table.match is not None
        seat = live.table.match.acting[0]
        await server.do(live, (OLA, JAN)[seat], commands.Act(action=live.table.match.legal(seat)[card]))


async def begun(server: Inside) -> Live:
    live = await server.lay(**SETUP)
    for seat, key in enumerate((OLA, JAN)):
        await server.do(live, key, commands.Sit(name=key, seat=seat))
    for key in (OLA, JAN):
        await server.do(live, key, commands.Ready(nonce="00"))
    return live


async def again(server: Inside, live: Live) -> Live:
    """The table as it is found when it is asked for anew."""
    found = await server.hub.find(live.name)
    assert found is not None
    assert found is not live
    return found


def test_the_next_command_lets_everything_be_taken_up_anew(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was sent is not written to another log than it was meant for; the page comes back and sends it again."""
    monkeypatch.setattr(hubs, "RESTORE_SECONDS", 1000.0)
    monkeypatch.setattr(hubs.Hub, "heard", lambda *_: None)  # as if the notification were lost

    async def evening(server: Inside) -> None:
        live = await begun(server)
        idle = await server.lay(**SETUP)
        await asyncio.to_thread(backup, settings.database, tmp_path / "file")
        written = live.table.number
        await play(server, live, LOWEST, LOWEST)
        page, other = await server.come(live, OLA), await server.come(idle, JAN)
        number = live.table.heard[0]
        await asyncio.to_thread(restore, tmp_path / "file", settings.database, True)
        asked = Request(commands.Say(text="hej", id="1"), page.party, "en", page)
        server.hub.submit(live, asked)
        await quiet(live)
        assert page.closed
        assert other.closed, "all tables are of another log now"
        assert server.hub.lives.get(live.name) is not live
        found = await again(server, live)
        assert found.table.number == written
        back = await server.come(found, OLA, number)
        (shown,) = [message for message in said(back) if message["is"] == "snapshot"]
        assert shown["number"] < number
        await play(server, found, HIGHEST, HIGHEST, HIGHEST)
        assert server.hub.store.read(live.name)[-1][0] == found.table.number - 1
        assert (await server.ask("GET", "/api/tables")).status_code == 200

    run(settings, evening)


def test_a_page_that_heard_as_much_of_the_old_log_is_told_all_of_the_new_one(
    settings: Settings, tmp_path: Path
) -> None:
    async def evening(server: Inside) -> None:
        live = await begun(server)
        await asyncio.to_thread(backup, settings.database, tmp_path / "file")
        await play(server, live, LOWEST)
        number = live.table.heard[0]
        await asyncio.to_thread(restore, tmp_path / "file", settings.database, True)
        await server.hub._look_whether_replaced()
        found = await again(server, live)
        await play(server, found, HIGHEST)
        assert found.table.heard[0] == number
        back = await server.come(found, OLA, number)
        assert [message["is"] for message in said(back)][:1] == ["snapshot"]

    run(settings, evening)


def test_who_only_looks_on_is_told_too(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a notification where there are some, else because the server looks from time to time."""
    monkeypatch.setattr(hubs, "RESTORE_SECONDS", 0.05 if settings.database.startswith("sqlite") else 1000.0)

    async def evening(server: Inside) -> None:
        live = await begun(server)
        await asyncio.to_thread(backup, settings.database, tmp_path / "file")
        await play(server, live, LOWEST)
        page = await server.come(live, OLA)
        await asyncio.to_thread(restore, tmp_path / "file", settings.database, True)
        while not page.closed:
            await asyncio.sleep(0.01)
        found = await again(server, live)
        await play(server, found, HIGHEST)

    run(settings, evening)


def test_a_log_from_elsewhere_brings_its_guests_and_its_bots_along(tmp_path: Path) -> None:
    bots = {0: "random", 1: "random"}
    with Log.open(f"sqlite:///{tmp_path}/elsewhere.db") as elsewhere:
        key = elsewhere.secret("identities")
        elsewhere.create(
            "t",
            json.dumps({"game": "nimmt", "options": {"players": 2, "rounds": 1}, "bots": bots}).encode(),
            bytes(32),
            False,
        )
    backup(f"sqlite:///{tmp_path}/elsewhere.db", tmp_path / "file")

    async def evening(server: Inside) -> None:
        await server.lay(**SETUP)
        assert server.app.state.sessions._key != key
        await asyncio.to_thread(restore, tmp_path / "file", server.hub.settings.database, True)
        await server.hub._look_whether_replaced()
        assert server.app.state.sessions._key == key
        while server.hub.store.unfinished():
            await asyncio.sleep(0.01)
        assert server.hub.lives["t"].table.phase == "over"

    run(Settings(f"sqlite:///{tmp_path}/tables.db"), evening)


def test_entries_that_have_gone_are_no_reason_to_try_for_ever(tmp_path: Path) -> None:
    """Even if it was no restore, but somebody who cut the log short by hand."""
    settings = Settings(f"sqlite:///{tmp_path}/tables.db")

    async def evening(server: Inside) -> None:
        live = await begun(server)
        await play(server, live, LOWEST)
        number = live.table.number - 1
        server.hub.store._database.write(
            lambda connection, _: connection.exec_driver_sql(f"DELETE FROM entries WHERE number >= {number}")
        )
        page = await server.come(live, JAN)
        server.hub.submit(live, Request(commands.Say(text="hej", id="1"), page.party, "en", page))
        await quiet(live)
        assert page.closed
        assert (await again(server, live)).table.number == number

    run(settings, evening)
