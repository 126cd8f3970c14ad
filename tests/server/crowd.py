"""A crowd at many tables: pages that act whenever they may, come back when cut off, and remember all they were told."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import itertools
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import numpy as np
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import stolik
from stolik.client import Guest
from stolik.core.errors import StolikError
from stolik.server.keeping import LEASE_SECONDS, RENEWAL_SECONDS
from stolik.store.log import Log
from stolik.tables import seen
from stolik.tables.entries import decode
from stolik.tables.setup import Setup
from stolik.tables.table import Table

TABLES_OF_GUEST = 4  # so that nobody has too many sockets
QUIET_SECONDS = LEASE_SECONDS + RENEWAL_SECONDS + 2
PATIENCE = 2  # seconds without a word, then a page tries another server
LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class Page:
    """One seat of a table, in a browser that never gives up."""

    def __init__(self, crowd: Crowd, table: str, game: str, seat: int, identity: str) -> None:
        self.crowd, self.table, self.game, self.seat, self.identity = crowd, table, game, seat, identity
        self.key = f"key of seat {seat} at {table}"
        self.number: int | None = None
        self.told: dict[str, Any] = {}
        self.shown: dict[int, str] = {}  # what it was shown, by number, as a hash
        self.asked: dict[str, dict[str, Any]] = {}  # sent and not yet answered
        self.sent: list[str] = []  # all actions' names, in order
        self.done: dict[str, int] = {}  # the names of those acknowledged, and the number they were told
        self.here = False  # connected and greeted
        self._names = itertools.count()

    async def run(self) -> None:
        """Be at the table until the crowd goes home."""
        while not self.crowd.leaving:
            with suppress(*LOST):
                port = self.crowd.chance.choice(self.crowd.ports)
                address = f"ws://127.0.0.1:{port}/tables/{self.table}"
                async with connect(address, compression=None, open_timeout=PATIENCE, close_timeout=0.1) as socket:
                    await self._look(socket)
            self.here = False
            await asyncio.sleep(0.01 + 0.05 * self.crowd.chance.random())

    async def _look(self, socket: ClientConnection) -> None:
        hello = {"do": "hello", "version": 1, "key": self.key, "identity": self.identity, "last": self.number}
        for message in (hello, *self.asked.values()):
            await socket.send(json.dumps(message))
        while not self.crowd.leaving:
            if not self.asked and not self.crowd.resting:
                await self._act(socket)
            await self._hear(socket, json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))

    async def _hear(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        match told["is"]:
            case "snapshot" | "event":
                gap = told["is"] == "event" and told["number"] != (self.number or 0) + 1
                assert not gap, f"{self.table}: event {told['number']} after {self.number}"
                assert told["number"] >= (self.number or 0), (
                    f"{self.table}: back from {self.number} to {told['number']}"
                )
                self.number = told["number"]
                self.crowd.heard += 1
                self.told = {**self.told, **told}
                self.shown[self.number] = digest(told)
            case "done":
                if self.asked.pop(told["id"], None) is not None:
                    self.done[told["id"]] = told["number"]
                    self.crowd.acknowledged += 1
            case "refused":
                assert told["code"] not in ("frame", "identity", "no-table"), told
                self.asked.pop(told["id"], None)
            case "state":
                self.asked.pop(told["id"], None)
                await self._decide(socket, told["state"])
            case "ping":
                self.here = True
                await socket.send(json.dumps({"do": "pong", "ping": told["ping"]}))

    async def _act(self, socket: ClientConnection) -> None:
        """Do the next thing this seat can do, if there is any."""
        if not self.told or self.told["phase"] == "over":
            return
        place = self.told["seats"][self.seat]
        if not place["taken"]:
            await self._send(socket, {"do": "sit", "name": f"P{self.seat}", "seat": self.seat})
        elif self.told["phase"] == "waiting":
            if not place["ready"]:
                await self._send(socket, {"do": "ready", "nonce": f"{self.seat:02x}"})
        elif self.seat in self.told["view"]["acting"]:
            legal = self.told.get("legal")
            if legal:
                await self._send(socket, {"do": "act", "action": self.crowd.chance.choice(legal)["code"]})
            elif self.crowd.chance.random() < 0.5 and (rack := self._rack()):
                await self._send(socket, {"do": "act", "action": f"rack {rack}"})
            else:
                await self._send(socket, {"do": "look"})

    def _rack(self) -> str:
        """The tiles of the seat's rack in another order, where there is such a thing."""
        rack = (self.told["view"].get("racks") or {self.seat: None})[self.seat]
        return "".join(self.crowd.chance.sample(rack, len(rack))) if rack and all(rack) else ""

    async def _decide(self, socket: ClientConnection, state: str | None) -> None:
        """Where the server lists nothing a page finds its own decisions."""
        if not state or self.crowd.resting:
            return
        game = self.crowd.game(self.game)
        hidden = np.frombuffer(bytearray(base64.b64decode(state)), game.LAYOUT).view(np.recarray)[0]
        listed = game.listed(hidden, self.seat)
        if listed:
            await self._send(socket, {"do": "act", "action": self.crowd.chance.choice(listed[-200:])})

    async def _send(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        name = f"{self.seat}-{next(self._names)}"
        if command["do"] != "look":
            self.sent.append(name)
        self.asked[name] = command | {"id": name}
        await socket.send(json.dumps(self.asked[name]))


class Crowd:
    """All pages at all tables."""

    def __init__(self, ports: list[int], seed: int) -> None:
        self.ports, self.chance = ports, random.Random(seed)
        self.pages: list[Page] = []
        self.acknowledged = 0
        self.laid = 0
        self.heard = 0  # events, by anybody
        self.resting = False  # nobody acts any more, all only listen
        self.leaving = False
        self._games: dict[str, Any] = {}

    def game(self, name: str) -> Any:
        """A game with its usual options."""
        if name not in self._games:
            self._games[name] = stolik.game(name)
        return self._games[name]

    def lay(self, tables: int, bots: int) -> None:
        """Lay so many tables of all games, in turn; every so many has a bot in its last seat."""
        names = stolik.games()
        guest = None
        for _ in range(tables):
            if guest is None or self.laid % TABLES_OF_GUEST == 0:
                guest = Guest(f"http://127.0.0.1:{self.chance.choice(self.ports)}")
            game, players = names[self.laid % len(names)], self.game(names[self.laid % len(names)]).players
            bot = {players - 1: stolik.levels(game)[0]} if self.laid % bots == 0 else {}
            table = guest.lay(game, bots=bot)
            self.laid += 1
            self.pages += [Page(self, table, game, seat, guest.identity) for seat in range(players) if seat not in bot]

    async def keep(self, tables: int, bots: int, tasks: list[asyncio.Task[None]]) -> None:
        """Keep so many tables going: where a match is over, another one begins."""
        while not self.resting:
            going = {page.table for page in self.pages if page.told.get("phase") != "over"}
            with suppress(*LOST, StolikError):  # the server may be away just now
                await asyncio.to_thread(self.lay, tables - len(going), bots)
            tasks += [asyncio.create_task(page.run()) for page in self.pages[len(tasks) :]]
            await asyncio.sleep(0.5)

    async def until(self, condition: Callable[[], bool], tasks: list[asyncio.Task[None]]) -> None:
        """Wait until something is so; what went wrong with a page meanwhile is raised."""
        while not condition():
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.005)

    async def go_home(self, tasks: list[asyncio.Task[None]]) -> None:
        """Nobody acts any more; when all is answered, bots have come to an end and everybody has heard it, all go."""
        self.resting = True
        await asyncio.sleep(1)  # a table may just be being laid
        await self.until(lambda: not any(page.asked or not page.here for page in self.pages), tasks)
        heard, quiet = -1, 0
        while quiet < QUIET_SECONDS:  # a bot may have to wait for another process to take it up
            quiet = quiet + 1 if heard == self.heard else 0
            heard = self.heard
            await asyncio.sleep(1)
        self.leaving = True
        await asyncio.gather(*tasks)


def digest(told: dict[str, Any]) -> str:
    """What a page shows, in short."""
    shown = {name: told[name] for name in ("phase", "seats", "view", "legal", "question")}
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()[:16]


def check(store: Log, pages: list[Page]) -> int:
    """Hold the log against all that pages sent and were told; how many acknowledged actions there are."""
    acknowledged = 0
    for name in sorted({page.table for page in pages}):
        laid = store.setup(name)
        assert laid is not None
        table = Table(name, json_setup(laid.setup), laid.secret)
        here = {page.seat: page for page in pages if page.table == name}
        log: dict[int, list[str]] = {seat: [] for seat in here}
        for expected, (number, body) in enumerate(store.read(name)):
            assert number == expected, f"{name}: a gap before {number}"
            entry = decode(body)
            for seat in table.apply(entry, 0):
                if seat in here and table.heard[seat] in here[seat].shown:
                    told = json.loads(json.dumps(seen.current(table, seat, 0)))
                    assert digest(told) == here[seat].shown[table.heard[seat]], (
                        f"{name}: seat {seat} saw something else"
                    )
            for sent in filter(None, (*getattr(entry, "replaced", ()), entry.id)):
                own = sent.rpartition(" ")[2]
                log[int(own.partition("-")[0])].append(own)
        for seat, page in here.items():
            twice = [own for own in log[seat] if log[seat].count(own) > 1]
            assert not twice, f"{name}: seat {seat} of {page.game} did {twice}"
            assert log[seat] == [own for own in page.sent if own in set(log[seat])], f"{name}: seat {seat} out of order"
            lost = set(page.done) - set(log[seat])
            assert not lost, f"{name}: seat {seat} was told that {lost} were done"
            assert page.number == table.heard[seat], f"{name}: seat {seat} has not come back"
            acknowledged += len(page.done)
    return acknowledged


def json_setup(setup: bytes) -> Setup:
    """A table's setup from the log."""
    return msgspec.json.decode(setup, type=Setup)
