"""Malformed, truncated, oversized, mistyped and out-of-order frames: each is refused, none disturbs anything."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import stolik
from stolik.client import Guest
from stolik.server import hints
from stolik.server.connection import Connection
from stolik.server.hub import Hub
from stolik.server.limits import LARGEST_FRAME, Bucket, Buckets
from stolik.server.live import Live
from stolik.server.protocol import schema
from stolik.server.sessions import Sessions, key_of
from stolik.server.settings import Settings
from stolik.server.socket import _frame
from stolik.store.log import Log
from stolik.tables.clock import Terms
from stolik.tables.entries import Played, decode
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from tests.conftest import DEEP
from tests.server.inside import Inside, quiet, run
from tests.server.running import Running
from tests.server.storming import GOOD, frames

FRAMES = 1_000_000 if DEEP else 100_000
STEP = 50  # frames after which it is looked what could be played
ANSWERS = {"refused", "done", "event", "snapshot", "checked", "state", "presence", "ping", "hint"}


def test_no_frame_crashes_the_server_or_disturbs_a_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "SECONDS", 0.01)
    storms = asyncio.run(_storm(tmp_path))
    assert sum(storm.sent for storm in storms) >= FRAMES
    for storm in storms:
        assert storm.refused > storm.sent // 3, storm
        assert storm.played > storm.sent // 500, f"no match went on meanwhile: {storm}"
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@dataclass
class Storm:
    """One page at the tables of one game, where bots have the other seats, and all that it sends."""

    hub: Hub
    game: str
    chance: random.Random
    sent: int = 0
    refused: int = 0
    played: int = 0

    async def sit_down(self) -> tuple[Live, Connection]:
        """A match that has begun."""
        table = stolik.game(self.game)
        clocks = {"period": Terms("period", 600), "decision": Terms("decision", 600), "none": Terms()}
        setup = Setup(
            game=self.game,
            bots=dict.fromkeys(range(1, table.players), "random"),
            clock=next(terms for kind, terms in clocks.items() if kind in table.clocks),
            training=self.chance.random() < 0.5,
            owner=self.game,
        )
        live = await self.hub.find(await self.hub.create(setup))
        assert live is not None
        connection = Connection(self.game, "", key_of("k" * 20), "en")
        live.welcome(connection, None)
        for command in ({"do": "sit", "name": "Ola"}, {"do": "ready", "nonce": "ab"}):
            _frame(json.dumps(command), connection, self.hub, live)
        await written(live)
        assert live.table.phase == "playing"
        return live, connection

    async def rage(self, frames_: int) -> None:
        """Table after table, so many frames in all; each is stormed on after its end for a while."""
        while self.sent < frames_:
            live, connection = await self.sit_down()
            end = frames_ if self.chance.random() < 0.5 else self.sent + frames_ // 10
            while self.sent < end and live.table.phase == "playing":
                await self.blow(live, connection)
            _frame(b'{"do": "resign"}', connection, self.hub, live)
            for _ in range(4):
                await self.blow(live, connection)
            await self.look_at(live)

    async def blow(self, live: Live, connection: Connection) -> None:
        """A few frames, some of them with what could be played now, and the answers to them."""
        _frame(b'{"do": "resume"}', connection, self.hub, live)
        await written(live)
        table, actions = live.table, list[int | str]()
        match = table.match
        if match is not None and 0 in match.acting:
            listed = self.chance.sample(legal := match.legal(0), min(4, len(legal)))
            actions = [*listed, *(table.game.show(match.hidden(0)[0], 0, action) for action in listed)]
            _frame(json.dumps({"do": "act", "action": actions[0]}), connection, self.hub, live)
        connection.alive = time.monotonic()  # as the socket's reader notes it; else it is cut off as silent
        for frame in frames(self.chance, STEP, actions):
            self.sent += 1
            _frame(frame, connection, self.hub, live)
        await written(live)
        assert not connection.closed, "cut off"
        while connection.waiting:
            message = json.loads(connection.waiting.popleft())
            assert message["is"] in ANSWERS
            self.refused += message["is"] == "refused"
            assert message["is"] != "refused" or message["words"]

    async def look_at(self, live: Live) -> None:
        """The table is still the sum of its log."""
        await written(live)
        laid = self.hub.store.setup(live.name)
        assert laid is not None
        again = Table(live.name, live.table.setup, laid.secret)
        for _, line in self.hub.store.read(live.name):
            entry = decode(line)
            again.apply(entry, 0)
            self.played += isinstance(entry, Played) and entry.seat == 0
        assert again.match is not None
        assert live.table.match is not None
        assert again.match.saved == live.table.match.saved


async def written(live: Live) -> None:
    """Until nothing is being written, and no bot thinks but those that follow each other slowly."""
    await asyncio.sleep(0)
    while live.pumping or (live.thinking - {0} and not live.table.seats[0].level):
        await asyncio.sleep(0.001)


async def _storm(folder: Path) -> list[Storm]:
    """All games at once, in one process, with a table beside them at which nothing happens."""
    with Log.open(f"sqlite:///{folder / 'tables.db'}") as store:
        hub = Hub(store, Settings(""))
        await hub.start()
        quiet = await hub.find(await hub.create(Setup(game="nimmt", options={"players": 2})))
        assert quiet is not None
        before = quiet.table.number
        storms = [Storm(hub, game, random.Random(game)) for game in stolik.games()]
        await asyncio.gather(*(storm.rage(-(-FRAMES // len(storms))) for storm in storms))
        assert quiet.table.number == before
        await hub.close()
        return storms


def test_a_storm_over_the_wire_leaves_a_match_to_be_played(server: Running) -> None:
    guest, intruder = Guest(server.url), Guest(server.url)
    table = guest.lay("nimmt", options={"players": 2, "rounds": 1}, bots={1: "random"})
    seat = guest.sit(table, "Ola")
    address, chance = f"{server.url.replace('http', 'ws')}/tables/{table}", random.Random(6)
    hello = {"do": "hello", "version": 1, "identity": intruder.identity, "key": "k" * 20}
    for frame in frames(chance, 150):  # instead of a hello
        with connect(address, compression=None) as socket:
            socket.send(frame)
            assert json.loads(socket.recv(30))["is"] == "refused"
            with pytest.raises(ConnectionClosed):
                socket.recv(30)
    refused = 0
    for _ in range(8):  # and after it
        with connect(address, compression=None, max_size=1 << 22, max_queue=None) as socket:  # not all is read
            socket.send(json.dumps(hello))
            for frame in (*frames(chance, 80, seat.legal), b'{"do": "look", "id": "the last"}'):
                socket.send(frame)
            while (message := json.loads(socket.recv(30))).get("id") != "the last":
                assert message["is"] in ANSWERS
                refused += message["is"] == "refused"
        seat.until(lambda: seat.owes)
        seat.act(chance.choice(seat.legal))
    assert refused > 8 * 80 // 2
    with connect(address, compression=None) as socket:
        socket.send(json.dumps(hello))
        socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            list(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    while not seat.over:
        seat.until(lambda: seat.owes or seat.over)
        if seat.owes:
            seat.act(chance.choice(seat.legal))
    seat.close()
    complaints = [line for line in server.log.read_text().splitlines() if '"level": "error"' in line]
    assert complaints == []


def test_a_frame_too_large_is_refused_unread() -> None:
    connection = Connection("guest", "", "", "en")
    _frame("x" * (LARGEST_FRAME + 1), connection, None, None)  # type: ignore[arg-type]
    answer = json.loads(connection.waiting.popleft())
    assert answer["code"] == "frame"
    assert f"{LARGEST_FRAME:,}" in answer["words"]
    _frame("ż" * LARGEST_FRAME, connection, None, None)  # type: ignore[arg-type]
    assert f"{2 * LARGEST_FRAME:,}" in json.loads(connection.waiting.popleft())["words"], "bytes, not letters"


def test_who_says_too_much_is_refused_whichever_page_it_comes_from(tmp_path: Path) -> None:
    async def evening(server: Inside) -> None:
        server.hub.sayings = Buckets(3, 0)
        live = await server.lay(game="nimmt")
        pages = [
            Connection(who, "", key_of(f"page {number}" * 4), "en") for number, who in enumerate(("ola", "ola", "jan"))
        ]
        for page in pages:
            live.welcome(page, None)
            for number in (1, 1, 2):  # the second time it was sent again because the answer was lost
                said = {"do": "say", "text": "hej", "id": f"{page.key[:9]} {number}"}
                _frame(json.dumps(said), page, server.hub, live)
                await quiet(live)
        answers = [[json.loads(part) for part in page.waiting] for page in pages]
        told = [[one["is"] for one in page if one["is"] in ("done", "refused")] for page in answers]
        assert told == [["done"] * 3, ["done", "done", "refused"], ["done"] * 3]
        (refused,) = [one for one in answers[1] if one["is"] == "refused"]
        assert (refused["code"], refused["id"]) == ("too-fast", f"{pages[1].key[:9]} 2")
        assert len(live.table.chat) == 5

    run(Settings(f"sqlite:///{tmp_path}/tables.db"), evening)


def test_a_slow_reader_is_cut_off_and_the_table_goes_on() -> None:
    connection = Connection("guest", "", "", "en")
    for _ in range(1000):
        connection.send({"is": "ping"})
    assert connection.closed
    assert not connection.waiting
    assert asyncio.run(connection.next()) is None


def test_buckets_let_so_many_through() -> None:
    bucket = Bucket(3, 2)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    many = Buckets(1, 0)
    assert many.take("a", 0)
    assert not many.take("a", 9)
    assert many.take("b", 9)


@pytest.mark.parametrize("forged", ["", "abc", "abc.", ".", "a.b.c", "żółw.żółw", None])
def test_only_what_we_signed_is_an_identity(forged: str | None) -> None:
    sessions = Sessions(b"k" * 32)
    assert sessions.who(forged) is None
    identity = sessions.new()
    assert sessions.who(identity)
    assert Sessions(b"x" * 32).who(identity) is None
    assert sessions.who(identity[:-1] + ("0" if identity[-1] != "0" else "1")) is None


def test_the_protocols_schema_names_every_message() -> None:
    parts = [part.get("properties", {}) for part in schema()["$defs"].values()]
    told = {part["do"]["enum"][0] for part in parts if "do" in part}
    assert told == {message["do"] for message in GOOD} | {
        "stand", "wait", "resign", "agree", "decline", "resume", "speak"
    }  # fmt: skip
