"""Live tables under load: 1,000 tables and 4,000 sockets in one process, 500 actions a second, all games.

The load generator has the other core, and its own CPU time is printed: where it is used up, the figures are its, not
the server's. The same traffic then goes through a bare broadcast server on the same stack.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
import socket as sockets
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import stolik
from stolik.server.sessions import Sessions, key_of
from stolik.store.log import Log
from stolik.tables import commands
from stolik.tables.deciding import Party
from stolik.tables.entries import encode
from stolik.tables.host import Host
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from stolik.tables.waiting import Request

SOCKETS = 4  # a table: players, then spectators
WANTED_MS = 100
GUEST_SOCKETS = 20
WARM_SECONDS = 5
OPTIONS: dict[str, dict[str, Any]] = {"nimmt": {"players": 4}, "ogorek": {"players": 4}}
decode = msgspec.json.Decoder().decode


@dataclass
class Place:
    """One socket at a table."""

    socket: ClientConnection
    told: dict[str, Any] = field(default_factory=dict)


@dataclass
class Room:
    """A table with its sockets, as the load generator sees it."""

    name: str
    game: str
    identities: list[str]
    places: list[Place] = field(default_factory=list)
    sent: float = 0.0  # when the action under way was sent; 0: none is
    unheard: set[int] = field(default_factory=set)  # sockets that have not heard of it yet

    def next_action(self, chance: random.Random) -> tuple[int, str] | None:
        """A socket and what it can send now."""
        for seat, place in enumerate(self.places):
            legal = place.told.get("legal")
            if legal:
                return seat, f'{{"do":"act","action":{chance.choice(legal)["code"]}}}'
            rack = (place.told.get("view") or {}).get("hand")
            if rack and isinstance(rack[0], str):  # a game that lists nothing: the order of a rack is an action too
                return seat, f'{{"do":"act","action":"rack {"".join(chance.sample(rack, len(rack)))}"}}'
        return None


def lay(store: Log, sessions: Sessions, tables: int) -> list[Room]:
    """Tables where everybody sits and the match has begun, written to the log as the server would."""
    rooms = []
    names = stolik.games()
    for number in range(tables):
        game = names[number % len(names)]
        if number % (GUEST_SOCKETS // SOCKETS) == 0:
            identity = sessions.new()
        setup, name = Setup(game=game, options=OPTIONS.get(game, {})), f"bench-{number}"
        host = Host(Table(name, setup, os.urandom(32)))
        store.create(name, msgspec.json.encode(setup), host.table._secret, False)
        lines: list[bytes] = []
        for seat in range(host.table.game.players):
            by = Party(str(sessions.who(identity)), key=key_of(f"{name} seat {seat} holds this"))
            for command in (commands.Sit(name=f"P{seat} of {number}", seat=seat), commands.Ready(nonce=f"{seat:02x}")):
                host.submit(Request(command, by))
                while (proposal := host.propose(0)) is not None:
                    lines += map(encode, proposal.entries)
                    host.accepted(0)
        store.append(name, 0, lines)
        rooms.append(Room(name, game, [identity] * SOCKETS))
    return rooms


class Server:
    """A server process on a core of its own."""

    def __init__(self, kind: str, core: int, *arguments: str) -> None:
        with sockets.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        command = [sys.executable, "-m", "benchmarks.live_servers", kind, str(self.port), str(core), *arguments]
        self.process = subprocess.Popen(command)
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                sockets.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def cpu(self) -> float:
        """Seconds of CPU it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Bytes in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(status.partition("VmRSS:")[2].split()[0])

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Load:
    """The load generator."""

    def __init__(self, rooms: list[Room], server: Server, seed: int = 1) -> None:
        self.rooms, self.server, self.chance = rooms, server, random.Random(seed)
        self.latencies: list[float] = []
        self.messages = self.actions = self.sizes = self.short = 0

    async def connect(self, greet: bool) -> None:
        """Open all sockets, some at a time."""
        gate = asyncio.Semaphore(40)

        async def come(room: Room, seat: int) -> None:
            async with gate:
                address = f"ws://127.0.0.1:{self.server.port}/tables/{room.name}"
                socket = await connect(
                    address, compression=None, open_timeout=600, ping_interval=None, max_size=1 << 22, max_queue=64
                )
            place = room.places[seat] = Place(socket)
            if greet:
                key = f"{room.name} seat {seat} holds this"
                hello = {"do": "hello", "version": 1, "key": key, "identity": room.identities[seat]}
                await socket.send(msgspec.json.encode(hello).decode())
                place.told = decode(await socket.recv())
            self._listening.append(asyncio.create_task(self._listen(room, seat)))

        self._listening: list[asyncio.Task[None]] = []
        for room in self.rooms:
            room.places = [Place(None)] * SOCKETS  # type: ignore[arg-type]
        await asyncio.gather(*(come(room, seat) for room in self.rooms for seat in range(SOCKETS)))

    async def _listen(self, room: Room, seat: int) -> None:
        place = room.places[seat]
        async for data in place.socket:
            now = time.perf_counter()
            told = decode(data)
            if told["is"] == "ping":
                await place.socket.send(f'{{"do":"pong","ping":{told["ping"]}}}')
            elif told["is"] == "event":
                self.messages += 1
                self.sizes += len(data)
                place.told = told
                if seat in room.unheard:
                    room.unheard.discard(seat)
                    self.latencies.append(now - room.sent)
            elif told["is"] == "refused":
                room.unheard.clear()

    async def run(self, seconds: float, rate: float, bare: str = "") -> None:
        """Send so many actions a second, each at a table where none is under way."""
        began = time.perf_counter()
        order = list(self.rooms)
        self.chance.shuffle(order)
        at = 0
        while (passed := time.perf_counter() - began) < seconds:
            while self.actions < passed * rate:
                for _ in range(len(order)):
                    room = order[at := (at + 1) % len(order)]
                    wanted = (0, bare) if bare else room.next_action(self.chance)
                    if wanted and (not room.unheard or time.perf_counter() - room.sent > 2):
                        break
                else:
                    self.short += 1
                    break
                seat, message = wanted
                if not bare:
                    room.places[seat].told = room.places[seat].told | {"legal": None}
                room.unheard = {seat} if "rack" in message else set(range(SOCKETS))
                room.sent = time.perf_counter()
                self.actions += 1
                await room.places[seat].socket.send(message)
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)

    async def close(self) -> None:
        """Go."""
        for task in self._listening:
            task.cancel()
        for room in self.rooms:
            for place in room.places:
                place.socket.transport.abort()


@dataclass
class Figures:
    """What one run came to."""

    latencies: list[float]
    messages: int
    actions: int
    size: float
    server_cpu: float
    own_cpu: float
    memory: float
    seconds: float

    def show(self, name: str) -> None:
        """Print them."""
        times = sorted(self.latencies) or [float("nan")]
        p50, p99 = (1000 * times[int(part * (len(times) - 1))] for part in (0.5, 0.99))
        verdict = "" if name == "bare" else " (reached)" if p99 < WANTED_MS else " (MISS)"
        print(f"{name}: {self.actions / self.seconds:.0f} actions/s, {self.messages / self.seconds:.0f} messages/s")
        print(f"    send to receive: median {p50:.1f} ms, p99 {p99:.1f} ms, wanted p99 {WANTED_MS} ms{verdict}")
        print(f"    server: {self.server_cpu / self.seconds:.0%} of a core, {self.memory / 1024:.1f} KiB a socket")
        each = self.messages / self.server_cpu
        action = 1000 * self.server_cpu / max(1, self.actions)
        print(f"    {action:.2f} CPU ms an action; {each:,.0f} messages of {self.size:.0f} bytes a CPU second")
        print(f"    load generator: {self.own_cpu / self.seconds:.0%} of the other core")


async def measure(server: Server, rooms: list[Room], seconds: float, rate: float, bare: str = "") -> Figures:
    """Connect everybody, let it run for a moment, then measure."""
    load = Load(rooms, server)
    before = server.memory()
    await load.connect(greet=not bare)
    memory = (server.memory() - before) / (SOCKETS * len(rooms))
    await load.run(WARM_SECONDS, rate, bare)
    gc.collect()
    gc.disable()  # what the load generator has heard is many objects; its pauses would be counted as the server's
    load.latencies, load.messages, load.actions, load.sizes, load.short = [], 0, 0, 0, 0
    cpu, own = server.cpu(), time.process_time()
    await load.run(seconds, rate, bare)
    cpu, own = server.cpu() - cpu, time.process_time() - own
    gc.enable()
    if load.short:
        print(f"    {load.short} times no table had anything to send")
    await load.close()
    size = load.sizes / max(1, load.messages)
    return Figures(load.latencies, load.messages, load.actions, size, cpu, own, memory, seconds)


def main() -> None:
    """Measure the server and the bare one, and print the ratio."""
    wanted = argparse.ArgumentParser()
    wanted.add_argument("--tables", type=int, default=1000)
    wanted.add_argument("--rate", type=float, default=500)
    wanted.add_argument("--seconds", type=float, default=40)  # one stall of the disk is not a hundredth of it
    chosen = wanted.parse_args(sys.argv[1:] if sys.argv[0].endswith("live.py") else [])
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    core = cores[0] if len(cores) > 1 else -1
    print(f"{chosen.tables} tables, {SOCKETS * chosen.tables} sockets; the machine's load: {os.getloadavg()[0]:.1f}")
    try:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{folder}/tables.db"
            with Log.open(url) as store:
                rooms = lay(store, Sessions(store.secret("identities")), chosen.tables)
            server = Server("stolik", core, url)
            try:
                ours = asyncio.run(measure(server, rooms, chosen.seconds, chosen.rate))
            finally:
                server.stop()
        ours.show("stolik")
        server = Server("bare", core)
        event = msgspec.json.encode({"is": "event", "filling": "x" * max(1, int(ours.size) - 30)}).decode()
        try:
            bare = asyncio.run(measure(server, rooms, chosen.seconds, chosen.rate, event))
        finally:
            server.stop()
        bare.show("bare")
        ratio = (bare.messages / bare.server_cpu) / (ours.messages / ours.server_cpu)
        print(
            f"a message costs {ratio:.1f} x the CPU of a bare broadcast; load of the machine: {os.getloadavg()[0]:.1f}"
        )
    finally:
        os.sched_setaffinity(0, cores)


if __name__ == "__main__":
    main()
