"""Servers, clients and a store in virtual time, with everything that goes wrong: all from one seed.

Messages are dropped, delayed, repeated and reordered; servers crash, and with them all that was not written;
appends take their time and may be lost on the way back though they were written. Clients do what honest clients
do: send again under the same name until answered, reconnect with the last number they heard, show what they were told.
They decide, make gestures where a game has any, and think too long where there is a clock.
"""

from __future__ import annotations

import heapq
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from stolik.tables import commands
from stolik.tables.commands import AnyCommand
from stolik.tables.deciding import Party, bot_plays, flags
from stolik.tables.entries import decode, encode
from stolik.tables.host import Host, Proposal, Reply, Telling
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from stolik.tables.waiting import Request
from tests.conformance.configurations import GESTURES

SECRET = bytes(32)


@dataclass
class Store:
    """The log: who writes a number first has it."""

    lines: list[bytes] = field(default_factory=list)

    def append(self, proposal: Proposal) -> bool:
        if proposal.number != len(self.lines):
            return False
        self.lines += map(encode, proposal.entries)
        return True


class World:
    """Virtual time and chance for one run."""

    def __init__(self, seed: int, setup: Setup, servers: int = 1) -> None:
        self.chance = random.Random(seed)
        self.setup, self.now, self._counter = setup, 0, 0
        self._events: list[tuple[int, int, Callable[[], None]]] = []
        self.store = Store()
        self.trouble = True
        self.quiet = False  # clocks and bots stand still
        self.servers = [Server(self) for _ in range(servers)]
        self.clients = [Client(self, seat) for seat in range(setup.check().players) if seat not in setup.bots]
        self.clients.append(Client(self, None))
        self.written: set[str] = set()

    def after(self, delay: int, do: Callable[[], None]) -> None:
        self._counter += 1
        heapq.heappush(self._events, (self.now + delay, self._counter, do))

    def carry(self, do: Callable[[], None]) -> None:
        """A message on its way: lost, late, twice, or out of order with others."""
        if self.trouble and self.chance.random() < 0.05:
            return
        self.after(self.chance.randrange(1, 200), do)
        if self.trouble and self.chance.random() < 0.05:
            self.after(self.chance.randrange(1, 400), do)

    def run(self, until: int) -> None:
        while self._events and self._events[0][0] <= until:
            self.now, _, do = heapq.heappop(self._events)
            do()
        self.now = until


class Server:
    """A process that holds the table while it lives."""

    def __init__(self, world: World) -> None:
        self.world, self.life = world, 0
        self.start()

    def start(self) -> None:
        self.life += 1
        self.flagging = False  # a look at the clock is under way
        self.host = Host(Table("t", self.world.setup, SECRET))
        self.host.catch_up([decode(line) for line in self.world.store.lines], self.world.now)
        self.host.outbox.clear()
        self.listeners: dict[Client, int] = {}

    def crash(self) -> None:
        for client in list(self.listeners):
            client.lose(self)
        self.start()

    def alive(self, life: int, do: Callable[[], None]) -> Callable[[], None]:
        """What was begun in one life is not finished in the next."""
        return lambda: do() if self.life == life else None

    def hello(self, client: Client, connection: int, last: int | None) -> None:
        if client not in self.listeners:
            self.host.listening[client.seat] += 1
        self.listeners[client] = connection
        self.catch_up()
        for message in self.host.hello(client.seat, last, self.world.now):
            client.carry(connection, message)

    def submit(self, request: Request) -> None:
        self.host.submit(request)
        self.pump()

    def pump(self) -> None:
        proposal = self.host.propose(self.world.now)
        self.deliver()
        if proposal is None:
            self.look_again()
            return
        life = self.life

        def answered(ok: bool) -> None:
            if ok:
                self.host.accepted(self.world.now)
            else:
                self.host.overtaken(self.missing(), self.world.now)
            self.deliver()
            self.bots()
            self.pump()

        def written() -> None:  # even if the process dies meanwhile
            ok = self.world.store.append(proposal)
            if self.life == life:
                self.world.after(self.world.chance.randrange(0, 20), self.alive(life, lambda: answered(ok)))

        self.world.after(self.world.chance.randrange(1, 30), written)

    def missing(self) -> list[Any]:
        return [decode(line) for line in self.world.store.lines[self.host.table.number :]]

    def catch_up(self) -> None:
        if not self.host.busy:
            self.host.catch_up(self.missing(), self.world.now)
            self.deliver()

    def look_again(self) -> None:
        """When a flag may fall, and when a gesture that was held back may be written."""
        held, due = self.host.held(self.world.now), self.host.due(self.world.now)
        if held is not None:
            self.world.after(held, self.alive(self.life, self.pump))
        if due is not None and not self.flagging:
            self.flagging = True
            self.world.after(due + 1, self.alive(self.life, self.flag))

    def flag(self) -> None:
        """Drop a flag, if it is still due; in the real server this is the business of one process, here of all."""
        self.flagging = False
        if not self.world.quiet:
            self.host.submit_own(flags)
            self.pump()

    def bots(self) -> None:
        for seat in [] if self.world.quiet else self.host.table.bots_asked():
            match = self.host.table.match
            assert match is not None
            action = self.world.chance.choice(match.legal(seat))

            def play(seat: int = seat, action: int = action) -> None:
                self.host.submit_own(lambda table, now: bot_plays(table, seat, action, now))
                self.pump()

            self.world.after(50, self.alive(self.life, play))

    def deliver(self) -> None:
        for out in self.host.outbox:
            match out:
                case Reply((client, connection), message):
                    client.carry(connection, message)
                case Telling(eye, message):
                    for client, connection in self.listeners.items():
                        if client.seat == eye:
                            client.carry(connection, message)
        self.host.outbox.clear()


class Client:
    """A page in a browser: it shows the last state it was told and asks again when in doubt."""

    def __init__(self, world: World, seat: int | None) -> None:
        self.world, self.seat = world, seat
        self.connection, self.server = 0, world.servers[0]
        self.number: int | None = None
        self.shown: dict[str, Any] = {}
        self.waiting: AnyCommand | None = None
        self.done: list[str] = []
        self.sent = 0
        self.lag = world.chance.randrange(300)
        world.after(world.chance.randrange(1, 50), self.connect)
        world.after(world.chance.randrange(100, 200), self.think)

    @property
    def party(self) -> Party:
        return Party(f"p{self.seat}", f"P{self.seat}", f"key{self.seat}", self.lag)

    def connect(self) -> None:
        self.connection += 1
        self.server = self.world.chance.choice(self.world.servers)
        self.server.hello(self, self.connection, self.number)

    def lose(self, server: Server) -> None:
        """The connection is cut; come back in a while."""
        if server.listeners.pop(self, None) is not None:
            server.host.listening[self.seat] -= 1
        self.connection += 1
        self.world.after(self.world.chance.randrange(10, 500), self.connect)

    def carry(self, connection: int, message: dict[str, Any]) -> None:
        copied = json.loads(json.dumps(message))
        if self.world.trouble:
            self.world.carry(lambda: self.receive(connection, copied))
        else:  # a healthy connection keeps the order
            self.world.after(100, lambda: self.receive(connection, copied))

    def receive(self, connection: int, message: dict[str, Any]) -> None:
        if connection != self.connection:
            return
        if message["is"] in ("done", "refused"):
            if message["is"] == "done":
                self.done.append(message["id"])
            if self.waiting is not None and message["id"] == self.waiting.id:
                self.waiting = None
        elif message["is"] == "snapshot" or message["number"] == (self.number or 0) + 1:
            self.number, self.shown = message["number"], message
        elif message["number"] > (self.number or 0) + 1:  # something is missing: say so
            self.lose(self.server)

    def think(self) -> None:
        """Send what is to be sent, again if it was not answered; now and then look whether one is in step, or dream."""
        dreaming = self.world.chance.random() < 0.04
        self.world.after(self.world.chance.randrange(100, 400) + 2500 * dreaming, self.think)
        if self.waiting is None:
            self.waiting = self.next_command()
            if isinstance(self.waiting, commands.Act) and self.restates(self.waiting.action):
                for name in ("first", "second"):  # the last of a quick succession
                    self.send(replace(self.waiting, id=f"{self.waiting.id} {name}"))
        if self.waiting is not None:
            self.send(self.waiting)
        if self.world.chance.random() < 0.1:
            self.lose(self.server)

    def send(self, command: AnyCommand) -> None:
        server, target = self.server, (self, self.connection)
        self.world.carry(lambda: server.submit(Request(command, self.party, reply_to=target)))

    def restates(self, action: int | str) -> bool:
        """Whether it is a gesture that leaves nothing of the one before."""
        return isinstance(action, int) and self.server.host.table.game.replaces(action, action)

    def next_command(self) -> AnyCommand | None:
        self.sent += 1
        name = f"{self.seat}-{self.sent}"
        if self.seat is None or not self.shown:
            return None
        seat = self.shown["seats"][self.seat]
        if not seat["taken"]:
            return commands.Sit(name=f"P{self.seat}", seat=self.seat, id=name)
        if self.shown["phase"] == "waiting":
            return None if seat["ready"] else commands.Ready(nonce=f"{self.seat:02x}", id=name)
        if self.shown["phase"] == "playing" and seat["level"]:
            return commands.Resume(id=name)
        if self.world.chance.random() < 0.03:
            return commands.Hand(level="random", id=name)
        action = self.next_action()
        if action is not None:
            return commands.Act(action=action, id=name)
        return commands.Say(text=name, id=name) if self.world.chance.random() < 0.1 else None

    def next_action(self) -> int | None:
        """A gesture now and then, else a decision, as far as one is owed; of both it knows what its own eye sees."""
        table, chance = self.server.host.table, self.world.chance
        if table.match is None or table.match.outcome is not None or self.seat is None:
            return None
        hidden, sample = table.match.hidden(self.seat)[0], GESTURES.get(table.game.name)
        gestures = sample(hidden, self.seat) if sample is not None and chance.random() < 0.4 else []
        if gestures:
            return chance.choice(gestures)
        if self.seat not in self.shown["view"]["acting"]:
            return None
        listed = [told["code"] for told in self.shown["legal"] or []] or table.game.listed(hidden, self.seat)
        return chance.choice(listed) if listed else None
