"""The hub of a process: failures, and two processes on one database."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from pathlib import Path

import msgspec
import pytest

from stolik.core import steps
from stolik.server import interpreter
from stolik.server.connection import Connection
from stolik.server.hub import Hub
from stolik.server.live import PRESENCE_SECONDS, Live
from stolik.server.sessions import key_of
from stolik.server.settings import Settings
from stolik.store.log import Log
from stolik.tables import commands
from stolik.tables.deciding import Party, begins
from stolik.tables.entries import encode
from stolik.tables.host import Host, Proposal
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from stolik.tables.waiting import Request

SETUP = Setup(game="nimmt", options={"players": 2, "rounds": 1})
ALL_BOTS = Setup(game="nimmt", options={"players": 2, "rounds": 1}, bots={0: "random", 1: "random"})


async def quiet(*lives: Live) -> None:
    while any(live.pumping or live.thinking for live in lives):
        await asyncio.sleep(0.005)


def test_bots_alone_play_a_table_to_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            hub = Hub(store, Settings("sqlite://"))
            await hub.start()
            live = await hub.find(await hub.create(ALL_BOTS))
            assert live is not None
            await quiet(live)
            assert live.table.phase == "over"
            assert store.unfinished() == []
            await hub.close()

    asyncio.run(run())


def test_bots_go_on_elsewhere_when_the_process_that_ran_them_is_gone(tmp_path: Path) -> None:
    """The lease of a dead process ends, and another one takes the table up."""

    async def run() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            hub = Hub(store, Settings("postgresql://"))  # as if several processes shared it
            await hub.start()
            name = "t"
            store.create(name, msgspec.json.encode(ALL_BOTS), bytes(32), False)
            assert store.lease(name, "dead process", 1.5)
            live = await hub.find(name)
            assert live is not None
            live.host.submit_own(lambda table, _: begins(table))
            hub.pump(live)
            while live.table.phase != "over":
                await asyncio.sleep(0.01)
            await hub.close()

    asyncio.run(run())


def test_a_table_nobody_knows_here_is_taken_up_when_its_process_is_gone(tmp_path: Path) -> None:
    """Nobody looks at it from here; its lease has run out, so its bots go on here."""

    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        with Log.open(url) as one, Log.open(url) as two:
            hub = Hub(two, Settings("postgresql://"))
            await hub.start()
            await asyncio.sleep(0.1)  # it has taken up what there was
            one.create("t", msgspec.json.encode(ALL_BOTS), bytes(32), False)
            begun = [encode(entry) for entry in begins(Table("t", ALL_BOTS, bytes(32)))]
            assert one.append("t", 0, begun).result()
            assert one.lease("t", "gone", 0.2)
            while one.unfinished():
                await asyncio.sleep(0.01)
            assert hub.lives["t"].table.phase == "over"
            await hub.close()

    asyncio.run(run())


def test_a_table_of_bots_goes_on_elsewhere_if_its_process_dies_when_it_is_just_laid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has looked at it and nothing is in its log yet."""
    monkeypatch.setattr("stolik.server.hub.LEASE_SECONDS", 0.2)

    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        with Log.open(url) as one, Log.open(url) as two:
            dying, other = (Hub(store, Settings("postgresql://")) for store in (one, two))
            await other.start()
            await asyncio.sleep(0.1)  # it has taken up what there was
            dying.pump = lambda live: None  # type: ignore[method-assign]
            name = await dying.create(ALL_BOTS)
            assert one.read(name) == []
            while one.unfinished():
                await asyncio.sleep(0.01)
            assert other.lives[name].table.phase == "over"
            for hub in (dying, other):
                await hub.close()

    asyncio.run(run())


def test_a_match_of_bots_has_a_lease_before_it_has_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner puts a bot on the last seat, and that is written; the process dies before a bot has thought."""

    async def run() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            hub = Hub(store, Settings("postgresql://"))
            live = await hub.find(await hub.create(msgspec.structs.replace(SETUP, owner="g", bots={0: "random"})))
            assert live is not None
            await quiet(live)
            assert store.lease(live.name, "another", 0.001)  # nobody needs to keep it yet

            async def dies(*_: object) -> None:
                raise asyncio.CancelledError

            monkeypatch.setattr(hub._sitting, "_work", dies)
            hub.submit(live, Request(commands.Put(seat=1, level="random"), Party("g")))
            while live.pumping:
                await asyncio.sleep(0.005)
            assert live.table.phase == "playing"
            assert not store.lease(live.name, "another", 60)
            await hub.close()

    asyncio.run(run())


def test_a_process_that_stops_gives_its_leases_up(tmp_path: Path) -> None:
    async def run() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            hub = Hub(store, Settings("postgresql://"))
            await hub.start()
            name = await hub.create(SETUP)
            assert await hub.keeper.keeps(name)
            assert not store.lease(name, "another", 60)
            await hub.close()
            await asyncio.sleep(0.01)
            assert store.abandoned() == [name]
            assert store.lease(name, "another", 60)
            assert store.abandoned() == []

    asyncio.run(run())


def test_two_processes_write_one_table_without_losing_anything(tmp_path: Path) -> None:
    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        with Log.open(url) as one, Log.open(url) as two:
            hubs = [Hub(one, Settings(url)), Hub(two, Settings(url))]
            for hub in hubs:
                await hub.start()
            name = await hubs[0].create(SETUP)
            lives = [live for hub in hubs if (live := await hub.find(name)) is not None]
            for number in range(40):
                by = Party(f"guest {number}", key=key_of("k" * 20 + str(number)))
                hubs[number % 2].submit(lives[number % 2], Request(commands.Say(text=str(number), id=str(number)), by))
            await quiet(*lives)
            for hub in hubs:
                hub.heard("", -1)
            await quiet(*lives)
            assert lives[0].table.number == lives[1].table.number == 40
            assert [said.text for said in lives[0].table.chat] == [said.text for said in lives[1].table.chat]
            assert {said.text for said in lives[0].table.chat} == {str(number) for number in range(40)}
            for hub in hubs:
                await hub.close()

    asyncio.run(run())


@pytest.mark.parametrize("gone", [True, False])
def test_a_command_that_comes_late_is_carried_out_only_for_whoever_is_still_there(tmp_path: Path, gone: bool) -> None:
    """Who has gone has sent it to another process, and may have been told there that it was refused."""

    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        with Log.open(url) as one, Log.open(url) as two:
            late, other = hubs = [Hub(one, Settings(url)), Hub(two, Settings(url))]
            name = await late.create(SETUP)
            lives = [live for hub in hubs if (live := await hub.find(name)) is not None]
            other.submit(lives[1], Request(commands.Say(text="first"), Party("jan", key=key_of("j" * 20))))
            await quiet(*lives)
            ola = Connection("ola", "", key_of("o" * 20), "en")
            lives[0].welcome(ola, None)
            late.submit(lives[0], Request(commands.Say(text="late"), ola.party, "en", ola))
            if gone:
                ola.cut()
            await quiet(*lives)
            await other.look_again(lives[1])
            assert [said.text for said in lives[1].table.chat] == (["first"] if gone else ["first", "late"])
            for hub in hubs:
                await hub.close()

    asyncio.run(run())


def test_what_others_write_while_something_is_being_written_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        with Log.open(url) as one, Log.open(url) as two:
            here, other = hubs = [Hub(one, Settings(url)), Hub(two, Settings(url))]
            name = await here.create(SETUP)
            lives = [live for hub in hubs if (live := await hub.find(name)) is not None]
            wrote = here._write

            async def slowly(live: Live, proposal: Proposal) -> None:
                await wrote(live, proposal)
                await other.look_again(lives[1])
                other.submit(lives[1], Request(commands.Say(text="second"), Party("jan", key=key_of("j" * 20))))
                await quiet(lives[1])
                here.heard(name, 1)

            monkeypatch.setattr(here, "_write", slowly)
            here.submit(lives[0], Request(commands.Say(text="first"), Party("ola", key=key_of("o" * 20))))
            await quiet(*lives)
            assert [said.text for said in lives[0].table.chat] == ["first", "second"]
            for hub in hubs:
                await hub.close()

    asyncio.run(run())


def test_a_table_that_fails_is_taken_up_again_from_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            hub = Hub(store, Settings("sqlite://"))
            await hub.start()
            name = await hub.create(SETUP)
            live = await hub.find(name)
            assert live is not None
            connection = Connection("guest", "", key_of("k" * 20), "en")
            live.welcome(connection, None)
            with monkeypatch.context() as broken:
                broken.setattr(Host, "accepted", lambda *_: 1 / 0)
                hub.submit(live, Request(commands.Sit(name="Ola"), connection.party, "en", connection))
                await quiet(live)
            assert connection.closed
            again = await hub.find(name)
            assert again is not None
            assert again is not live
            assert again.table.seats[0].name == "Ola"  # it was durable before the failure
            await hub.close()

    asyncio.run(run())


def test_who_may_not_look_on_has_to_go_when_the_match_begins(tmp_path: Path) -> None:
    """At a table without spectators, whoever came while it waited for players and has not sat down."""

    async def run() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            hub = Hub(store, Settings("sqlite://"))
            for spectators in (True, False):
                live = await hub.find(await hub.create(msgspec.structs.replace(SETUP, spectators=spectators)))
                assert live is not None
                ola, jan, watcher = (Connection(who, "", key_of(who * 20), "en") for who in "ojw")
                for page in (ola, jan, watcher):
                    live.welcome(page, None)
                for page in (ola, jan):
                    for command in (commands.Sit(name=page.who), commands.Ready(nonce="00")):
                        hub.submit(live, Request(command, page.party, "en", page))
                await quiet(live)
                assert live.table.phase == "playing"
                assert [page.closed for page in (ola, jan, watcher)] == [False, False, not spectators]
                assert bool(watcher.waiting) == spectators, "nor is anything sent of the match"
            await hub.close()

    asyncio.run(run())


def test_a_table_that_is_taken_up_has_all_its_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a step is compiled or read from the cache for, the event loop does not wait for."""
    monkeypatch.setattr(steps, "_bound", {})  # as in a process that has seen no game

    async def run() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            hub = Hub(store, Settings("sqlite://"))
            live = await hub.find(await hub.create(SETUP))
            assert live is not None
            assert set(vars(live.table.game.steps)) >= {*steps.STEPS} - {*steps.THOUGHT}
            await hub.close()

    asyncio.run(run())


def test_a_table_that_is_let_go_is_freed_without_the_collector(tmp_path: Path) -> None:
    """The hub keeps its tables away from the collector, so that there must be no circles of references."""

    async def run() -> None:
        with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            hub = Hub(store, Settings("sqlite://"))
            name = await hub.create(ALL_BOTS)
            live = await hub.find(name)
            assert live is not None
            page = Connection("g", "", key_of("watches"), "en")
            live.welcome(page, None)
            await quiet(live)
            live.part(page)
            await asyncio.sleep(2 * PRESENCE_SECONDS)  # until who is here has been told
            watched = [weakref.ref(part) for part in (live, live.host, live.table, live.table.match, page)]
            gc.collect()
            gc.disable()
            try:
                del hub.lives[name], live, page
                assert [part() for part in watched] == [None] * 5
            finally:
                gc.enable()
            await hub.close()

    asyncio.run(run())


def test_the_collector_looks_by_itself_only_at_what_is_new_and_threads_take_turns() -> None:
    class Node:
        itself: Node

    before, turn = gc.get_threshold(), sys.getswitchinterval()
    try:
        interpreter.set_up()
        assert gc.get_threshold()[2] > before[2]
        assert sys.getswitchinterval() < turn
        circle = Node()
        circle.itself = circle
        gone = weakref.ref(circle)
        interpreter.collect_all()
        assert gc.get_freeze_count() > 0
        del circle
        gc.collect()
        assert gone() is not None, "what was there is not looked at"
        interpreter.collect_all()
        assert gone() is None, "until all is looked at again"
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(turn)
