"""One-time links: a seat moves to another device of whoever holds it, and to nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik.server.live import Live
from stolik.server.sessions import key_of
from stolik.server.settings import Settings
from stolik.tables import commands
from tests.server.inside import Inside, run

OLA, JAN, PHONE = "ola" * 8, "jan" * 8, "phone" * 5
SETUP: dict[str, Any] = {"game": "nimmt", "options": {"players": 2}}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(f"sqlite:///{tmp_path}/tables.db")


async def code_of(server: Inside, live: Live, key: str) -> str:
    made = await server.ask("POST", f"/api/tables/{live.name}/link", {"key": key})
    code: str = made.json()["code"]
    return code


async def redeem(server: Inside, code: str, key: str) -> httpx.Response:
    return await server.ask("POST", "/api/links?language=pl", {"code": code, "key": key})


def test_another_device_has_the_seat_when_the_answer_comes(settings: Settings) -> None:
    async def evening(server: Inside) -> None:
        for _ in range(5):
            live = await server.lay(**SETUP)
            await server.do(live, OLA, commands.Sit(name="Ola", seat=1))
            told = await redeem(server, await code_of(server, live, OLA), PHONE)
            assert told.json() == {"table": live.name, "seat": 1}
            assert live.table.seat_of(key_of(PHONE)) == live.table.seat_of(key_of(OLA)) == 1

    run(settings, evening)


def test_a_link_of_whoever_stood_up_does_not_take_the_seat_of_who_came_after(settings: Settings) -> None:
    async def evening(server: Inside) -> None:
        live = await server.lay(**SETUP)
        await server.do(live, OLA, commands.Sit(name="Ola", seat=0))
        code = await code_of(server, live, OLA)
        await server.do(live, OLA, commands.Stand())
        await server.do(live, JAN, commands.Sit(name="Jan", seat=0))
        told = await redeem(server, code, PHONE)
        assert (told.status_code, told.json()["code"]) == (409, "link-seat")
        assert "miejsca" in told.json()["words"]
        assert live.table.seat_of(key_of(PHONE)) is None
        assert live.table.seats[0].keys == {key_of(JAN)}
        assert (await redeem(server, code, PHONE)).status_code == 404  # it was used

    run(settings, evening)


def test_a_device_that_has_a_seat_takes_no_second_one(settings: Settings) -> None:
    async def evening(server: Inside) -> None:
        live = await server.lay(**SETUP)
        await server.do(live, OLA, commands.Sit(name="Ola", seat=0))
        await server.do(live, PHONE, commands.Sit(name="Jan", seat=1))
        told = await redeem(server, await code_of(server, live, OLA), PHONE)
        assert (told.status_code, told.json()["code"]) == (409, "have-seat")
        assert live.table.seats[0].keys == {key_of(OLA)}

    run(settings, evening)


def test_a_seat_is_moved_although_others_write_at_the_same_moment(settings: Settings) -> None:
    """What another process wrote first comes first; the device has the seat all the same."""

    async def evening(server: Inside) -> None:
        live = await server.lay(**SETUP)
        await server.do(live, OLA, commands.Sit(name="Ola", seat=0))
        code = await code_of(server, live, OLA)
        said = b'{"is":"said","seat":null,"name":"","text":"hej","who":"g","guest":1}'
        assert await asyncio.wrap_future(server.hub.store.append(live.name, live.table.number, [said]))
        assert (await redeem(server, code, PHONE)).status_code == 200
        assert live.table.seat_of(key_of(PHONE)) == 0
        assert [entry.text for entry in live.table.chat] == ["hej"]

    run(settings, evening)
