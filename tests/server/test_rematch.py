"""A rematch: one table for all who ask, however many do at the same moment."""

from __future__ import annotations

import asyncio
from pathlib import Path

from stolik.server import errands
from stolik.server.hub import Hub
from stolik.server.settings import Settings
from stolik.store.log import Log
from stolik.tables import commands
from tests.server.inside import Inside, run

OLA, JAN = "ola" * 8, "jan" * 8


def test_all_who_ask_at_once_are_shown_one_table(tmp_path: Path) -> None:
    async def evening(server: Inside) -> None:
        live = await server.lay(game="nimmt", options={"players": 2}, listed=True)
        for key in (OLA, JAN):
            await server.do(live, key, commands.Sit(name=key))
        early = await server.ask("POST", f"/api/tables/{live.name}/rematch?language=pl", {"key": OLA})
        assert (early.status_code, early.json()["code"]) == (409, "not-over")
        assert "Zapis" in early.json()["words"]
        for key in (OLA, JAN):
            await server.do(live, key, commands.Ready(nonce="00"))
        await server.do(live, OLA, commands.Resign())
        told = await asyncio.gather(
            *(server.ask("POST", f"/api/tables/{live.name}/rematch", {"key": key}) for key in (OLA, JAN, OLA, JAN))
        )
        (name,) = {answer.json()["table"] for answer in told}
        assert server.hub.store.listed() == [name]
        assert name != live.name
        again = await server.hub.find(name)
        assert again is not None
        assert (again.table.setup.previous, again.table.setup.game) == (live.name, "nimmt")
        assert live.table.next_table == name

    run(Settings(f"sqlite:///{tmp_path}/tables.db"), evening)


def test_two_processes_lay_the_same_table(tmp_path: Path) -> None:
    """Also where one of them died between laying the new table and showing the way to it."""

    async def evening(server: Inside) -> None:
        live = await server.lay(game="nimmt", options={"players": 2})
        for key in (OLA, JAN):
            await server.do(live, key, commands.Sit(name=key))
        for key in (OLA, JAN):
            await server.do(live, key, commands.Ready(nonce="00"))
        await server.do(live, OLA, commands.Resign())
        with Log.open(server.hub.settings.database) as store:
            hub = Hub(store, Settings("postgresql://"))
            other = await hub.find(live.name)
            assert other is not None
            names = await asyncio.gather(errands.rematch(server.hub, live.table), errands.rematch(hub, other.table))
            assert len(set(names)) == 1
            assert len(store.unfinished()) == 1
            await hub.close()

    run(Settings(f"sqlite:///{tmp_path}/tables.db"), evening)
