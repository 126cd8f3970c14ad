"""Malformed, truncated, oversized, mistyped and out-of-order frames: each is refused, none disturbs anything."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.server.connection import Connection
from stolik.server.hub import Hub
from stolik.server.limits import LARGEST_FRAME, Bucket, Buckets
from stolik.server.live import Live
from stolik.server.protocol import schema
from stolik.server.sessions import Sessions, key_of
from stolik.server.settings import Settings
from stolik.server.socket import _frame
from stolik.store.log import Log
from stolik.tables.setup import Setup
from tests.conftest import DEEP

FRAMES = 1_000_000 if DEEP else 100_000
GOOD = [
    {"do": "hello", "version": 1},
    {"do": "sit", "name": "Ola", "seat": 0},
    {"do": "ready", "nonce": "ab"},
    {"do": "act", "action": 7, "id": "x"},
    {"do": "act", "action": "7"},
    {"do": "check", "action": 7},
    {"do": "look"},
    {"do": "hint", "id": "y"},
    {"do": "say", "text": "<script>alert(1)</script>"},
    {"do": "ask", "count": 2},
    {"do": "put", "seat": 1, "level": "easy"},
    {"do": "pong", "ping": 5},
]
# Out of order: each of them good, at a moment when nobody expects it.
SUDDEN = [{"do": word} for word in ("stand", "wait", "resign", "agree", "decline", "resume")]
ODD: list[Any] = [None, True, -1, 10**30, 1.5, "", "\ud800", "x" * 5000, [], {}, [[[[]]]], {"do": "act"}]


def frames(chance: random.Random) -> Iterator[str | bytes]:
    """Frames that were good once."""
    for _ in range(FRAMES):
        message: Any = dict(chance.choice(GOOD))
        match chance.randrange(9):
            case 0:
                message[chance.choice([*message, "extra"])] = chance.choice(ODD)
            case 1:
                message.pop(chance.choice(list(message)))
            case 2:
                message = chance.choice(ODD)
            case 3:
                yield json.dumps(message)[: chance.randrange(1, 30)]
                continue
            case 4:
                yield bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
                continue
            case 5:
                yield "[" * chance.randrange(1, 6000)
                continue
            case 6:
                message = chance.choice(SUDDEN)
        text = json.dumps(message)
        yield text if chance.random() < 0.5 else text.encode()


def test_no_frame_crashes_the_server_or_disturbs_a_table(tmp_path: Path) -> None:
    asyncio.run(_storm(tmp_path))


async def _storm(folder: Path) -> None:
    with Log.open(f"sqlite:///{folder / 'tables.db'}") as store:
        hub = Hub(store, Settings(""))
        await hub.start()
        stormed = await hub.find(await hub.create(Setup(game="nimmt", options={"players": 3}, bots={2: "random"})))
        quiet = await hub.find(await hub.create(Setup(game="nimmt", options={"players": 2})))
        assert stormed is not None
        assert quiet is not None
        before = quiet.table.number
        connection = Connection("guest", "", key_of("k" * 20), "en")
        stormed.welcome(connection, None)
        answered = await _send_all(connection, hub, stormed)
        while stormed.pumping:
            await asyncio.sleep(0.01)
        assert answered > FRAMES // 3
        assert quiet.table.number == before
        assert [seat.name for seat in stormed.table.seats] in (["Ola", "", ""], ["", "", ""])
        await hub.close()


async def _send_all(connection: Connection, hub: Hub, live: Live) -> int:
    answered = 0
    for count, frame in enumerate(frames(random.Random(5))):
        _frame(frame, connection, hub, live)
        if count % 20 == 0:
            await asyncio.sleep(0)
        assert not connection.closed, "cut off"
        while connection.waiting:
            data = connection.waiting.popleft()
            message = json.loads(data)
            assert message["is"] in ("refused", "done", "event", "snapshot", "checked", "state", "presence", "ping")
            answered += message["is"] == "refused"
            if message["is"] == "refused":
                assert message["words"]
    return answered


def test_a_frame_too_large_is_refused_unread() -> None:
    connection = Connection("guest", "", "", "en")
    _frame("x" * (LARGEST_FRAME + 1), connection, None, None)  # type: ignore[arg-type]
    answer = json.loads(connection.waiting.popleft())
    assert answer["code"] == "frame"
    assert str(LARGEST_FRAME) in answer["words"]


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
        "stand", "wait", "resign", "agree", "decline", "hand", "resume", "speak"
    }  # fmt: skip
