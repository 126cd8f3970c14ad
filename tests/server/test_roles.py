"""Commands and roles at a table: what each may do before, during and after the match, and why not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from stolik.client import Guest
from stolik.server.connection import Connection
from stolik.server.hub import Hub
from stolik.server.live import Live
from stolik.server.protocol import schema
from stolik.server.sessions import key_of
from stolik.server.settings import Settings
from stolik.server.socket import _frame
from stolik.store.log import Log
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from tests.server.running import Running

CARD = "the first card of the seat"
ROLES = ("owner", "seat", "other seat", "spectator")


@dataclass(frozen=True)
class Row:
    """A command with what the owner, a seat, the other seat and a spectator are answered, one word each."""

    sent: dict[str, Any]
    waiting: str
    playing: str
    over: str
    before: dict[str, Any] | None = None  # something that the seat does first


def seated(word: str) -> str:
    """Whoever has no seat is told so, the others a word."""
    return f"no-seat {word} {word} no-seat"


def all_four(word: str) -> str:
    return f"{word} {word} {word} {word}"


ROWS = [
    Row({"do": "sit", "name": "Ewa"}, "done have-seat have-seat done", all_four("begun"), all_four("begun")),
    Row({"do": "stand"}, seated("done"), seated("begun"), seated("begun")),
    Row({"do": "ready", "nonce": "ab"}, seated("done"), seated("begun"), seated("begun")),
    Row({"do": "wait"}, seated("done"), seated("begun"), seated("begun")),
    *(
        Row(
            {"do": "put", "seat": seat, "level": level},
            f"{done} not-owner not-owner not-owner",
            "begun not-owner not-owner not-owner",
            "begun not-owner not-owner not-owner",
        )
        for seat, level, done in ((2, "easy", "done"), (1, "easy", "taken"), (0, "", "done"))
    ),
    Row({"do": "act", "action": CARD}, seated("not-begun"), "no-seat done illegal no-seat", seated("over")),
    Row({"do": "check", "action": CARD}, seated("not-begun"), "no-seat allowed illegal no-seat", seated("over")),
    Row({"do": "resign"}, seated("not-begun"), seated("done"), seated("over")),
    Row({"do": "ask", "count": 0}, seated("not-begun"), seated("done"), seated("over")),
    Row({"do": "agree"}, seated("not-begun"), seated("nothing-asked"), seated("over")),
    Row({"do": "decline"}, seated("not-begun"), seated("nothing-asked"), seated("over")),
    Row({"do": "hand", "level": "easy"}, seated("not-begun"), seated("done"), seated("over")),
    Row({"do": "resume"}, seated("not-begun"), seated("you-play"), seated("over")),
    Row({"do": "say", "text": "hm"}, all_four("done"), all_four("done"), all_four("done")),
    Row({"do": "hint"}, all_four("no-hint"), all_four("no-hint"), all_four("no-hint")),
    Row({"do": "look"}, all_four("state"), all_four("state"), all_four("state")),
    Row({"do": "speak", "language": "pl"}, all_four("snapshot"), all_four("snapshot"), all_four("snapshot")),
    Row({"do": "pong", "ping": 5}, all_four("-"), all_four("-"), all_four("-")),
    Row({"do": "hello", "version": 1}, all_four("hello"), all_four("hello"), all_four("hello")),
    # after something else was done
    Row({"do": "agree"}, "", "no-seat not-asked-you done no-seat", "", {"do": "ask", "count": 0}),
    Row({"do": "decline"}, "", seated("done"), "", {"do": "ask", "count": 0}),
    Row({"do": "ask", "count": 0}, "", seated("asked-already"), "", {"do": "ask", "count": 0}),
    Row({"do": "ask"}, "", "no-seat done nothing-played no-seat", "", {"do": "act", "action": CARD}),
    Row({"do": "act", "action": "back"}, "", "no-seat done illegal no-seat", "", {"do": "act", "action": CARD}),
    Row({"do": "act", "action": CARD}, "", "no-seat bot-plays illegal no-seat", "", {"do": "hand", "level": "easy"}),
    Row({"do": "resume"}, "", "no-seat done you-play no-seat", "", {"do": "hand", "level": "easy"}),
]


def test_every_command_is_in_the_table() -> None:
    parts = [part.get("properties", {}) for part in schema()["$defs"].values()]
    assert {row.sent["do"] for row in ROWS} == {part["do"]["enum"][0] for part in parts if "do" in part}


class Evening:
    """A table at a moment of its life, and a page for every role."""

    def __init__(self, hub: Hub, live: Live) -> None:
        self.hub, self.live = hub, live
        keys = {"seat": "one" * 8, "other seat": "two" * 8}
        self.pages = {role: Connection(role, "", key_of(keys.get(role, "nothing" * 4)), "en") for role in ROLES}
        for page in self.pages.values():
            live.welcome(page, None)

    async def send(self, role: str, sent: dict[str, Any]) -> str:
        """What somebody is answered, as one word."""
        page = self.pages[role]
        page.waiting.clear()
        if sent.get("action") == CARD:
            match = self.live.table.match
            sent = sent | {"action": 1 if match is None or match.outcome else match.legal(0)[0]}
        _frame(json.dumps(sent), page, self.hub, self.live)
        while self.live.pumping:
            await asyncio.sleep(0)
        return next(filter(None, map(_word, map(json.loads, page.waiting))), "-")

    async def come_to(self, phase: str) -> None:
        """Both sit down; the match begins; it ends."""
        for seat, role in enumerate(("seat", "other seat")):
            assert await self.send(role, {"do": "sit", "name": role, "seat": seat}) == "done"
        if phase != "waiting":
            for role in ("seat", "other seat"):
                assert await self.send(role, {"do": "ready", "nonce": "ab"}) == "done"
        if phase == "over":
            assert await self.send("other seat", {"do": "resign"}) == "done"
        assert self.live.table.phase == phase


def _word(message: dict[str, Any]) -> str:
    match message["is"]:
        case "done" | "state" | "snapshot":
            return str(message["is"])
        case "refused":
            assert message["words"]
            return str(message["code"])
        case "checked":
            return str(message["code"] or "allowed")
    return ""


@pytest.mark.parametrize("phase", ["waiting", "playing", "over"])
def test_who_may_command_what(tmp_path: Path, phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "bots_asked", lambda _: [])  # or one might be quicker than the next command
    found = asyncio.run(_answers(tmp_path, phase))
    expected = {_name(row): getattr(row, phase) for row in ROWS if getattr(row, phase)}
    assert found == expected


def _name(row: Row) -> str:
    return json.dumps(row.sent) + ("" if row.before is None else f" after {json.dumps(row.before)}")


async def _answers(folder: Path, phase: str) -> dict[str, str]:
    with Log.open(f"sqlite:///{folder / 'tables.db'}") as store:
        hub = Hub(store, Settings(""))
        found = {}
        for row in ROWS:
            if not getattr(row, phase):
                continue
            words = []
            for role in ROLES:
                players = 3 if phase == "waiting" else 2
                live = await hub.find(
                    await hub.create(Setup(game="nimmt", options={"players": players}, owner="owner"))
                )
                assert live is not None
                evening = Evening(hub, live)
                await evening.come_to(phase)
                if row.before is not None:
                    assert await evening.send("seat", row.before) == "done"
                words.append(await evening.send(role, row.sent))
            found[_name(row)] = " ".join(words)
        await hub.close()
        return found


# who comes to the table at all


@pytest.fixture(scope="module")
def laid(server: Running) -> Iterator[tuple[Guest, Guest, str]]:
    """A table without spectators at which a match goes on: its owner, a holder of a seat, its name."""
    owner, holder = Guest(server.url), Guest(server.url)
    table = owner.lay("nimmt", options={"players": 2}, spectators=False)
    seats = [holder.sit(table, f"P{seat}", seat, key=f"key number {seat} of this test") for seat in range(2)]
    yield owner, holder, table
    for seat in seats:
        seat.close()


def greeted(server: Running, table: str, hello: dict[str, Any] | bytes, origin: str | None = None) -> dict[str, Any]:
    """The first message after a hello; if it is a refusal, the connection is then closed."""
    address = f"{server.url.replace('http', 'ws')}/tables/{table}"
    with connect(address, origin=None if origin is None else Origin(origin)) as socket:
        socket.send(hello if isinstance(hello, bytes) else json.dumps({"do": "hello", "version": 1} | hello))
        message: dict[str, Any] = json.loads(socket.recv(30))
        if message["is"] == "refused":
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(30)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        return message


def test_only_whoever_may_look_is_let_in(server: Running, laid: tuple[Guest, Guest, str]) -> None:
    owner, holder, table = laid
    key = "key number 0 of this test"
    name, _, signature = holder.identity.partition(".")
    hellos = {
        "owner": {"identity": owner.identity},
        "seat": {"identity": holder.identity, "key": key},
        "other seat": {"identity": holder.identity, "key": "key number 1 of this test"},
        "whoever has the key": {"identity": owner.identity, "key": key},
        "spectator": {"identity": holder.identity, "key": "nothing" * 4},
        "stranger": {"key": key},
        "expired": {"key": key, "identity": f"{name}.{signature[::-1]}"},
    }
    answers = {who: greeted(server, table, hello) for who, hello in hellos.items()}
    assert {who: answer.get("code", answer.get("eye")) for who, answer in answers.items()} == {
        "owner": "no-spectators",
        "seat": 0,
        "other seat": 1,
        "whoever has the key": 0,
        "spectator": "no-spectators",
        "stranger": "identity",
        "expired": "identity",
    }
    for origin in ("https://elsewhere.example", "null"):
        with pytest.raises(InvalidStatus):
            greeted(server, table, hellos["seat"], origin)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_a_hello_that_makes_no_sense_is_refused_before_the_line_is_closed(
    server: Running, laid: tuple[Guest, Guest, str], language: str
) -> None:
    _, holder, table = laid
    known = {"identity": holder.identity, "language": language}
    for hello, code in (
        ({**known, "version": 99}, "version"),
        ({**known, "key": "short"}, "key"),
        ({**known, "key": "k" * 200}, "frame"),
        ({"do": "look"}, "frame"),  # with a version, which it has not
        ({**known, "key": "x" * 5000}, "frame"),
        (b"", "frame"),
        (b"\xff\xfe", "frame"),
        (b'{"do": "look"}', "hello"),
        (b"[" * 4000, "frame"),
    ):
        answer = greeted(server, table, hello)
        assert (answer["code"], bool(answer["words"])) == (code, True), hello
    assert greeted(server, "nosuch", known)["code"] == "no-table"


def test_a_hello_in_bytes_is_as_good(server: Running, laid: tuple[Guest, Guest, str]) -> None:
    _, holder, table = laid
    hello = {"do": "hello", "version": 1, "identity": holder.identity, "key": "key number 1 of this test"}
    assert greeted(server, table, json.dumps(hello).encode())["eye"] == 1
