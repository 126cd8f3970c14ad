"""A host driven by hand: virtual time, a list for a log, and people who send commands."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from stolik.tables import commands
from stolik.tables.commands import AnyCommand
from stolik.tables.deciding import Party, bot_plays, flags
from stolik.tables.entries import AnyEntry, decode, encode
from stolik.tables.host import Host, Proposal, Reply, Telling
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from stolik.tables.waiting import Make, Request

SECRET = bytes(range(32))


class Driven:
    """A table, its log, and everything it has answered and told."""

    def __init__(self, setup: Setup | None = None, **fields: Any) -> None:
        self.setup = setup or Setup(**({"game": "nimmt", "options": {"players": 2}, "owner": "p0"} | fields))
        self.log: list[bytes] = []
        self.now = 1000
        self.replies: list[dict[str, Any]] = []
        self.told: dict[int | None, list[dict[str, Any]]] = {}
        self.host = Host(Table("t", self.setup, SECRET))
        for eye in self.table.heard:
            self.host.listening[eye] += 1

    @property
    def table(self) -> Table:
        return self.host.table

    def party(self, seat: int | None, who: str = "") -> Party:
        return Party(who or f"p{seat}", f"Player {seat}", "" if seat is None else f"key{seat}")

    def send(self, seat: int | None, command: AnyCommand, who: str = "", **more: Any) -> dict[str, Any]:
        """Send a command and let it be carried out; return the answer."""
        by = self.party(seat, who)
        if isinstance(command, commands.Sit) and not by.key:
            by = Party(by.who, key=f"key of {by.who}")
        self.host.submit(Request(command, by, **more))
        self.write(self.host.propose(self.now))
        return self.replies[-1]

    def do(self, make: Make) -> bool:
        """Let the host do something of its own; whether it came to anything."""
        before = len(self.log)
        self.host.submit_own(make)
        self.write(self.host.propose(self.now))
        return len(self.log) > before

    def bot(self, seat: int, action: int) -> bool:
        return self.do(lambda table, now: bot_plays(table, seat, action, now))

    def flags(self) -> bool:
        return self.do(flags)

    def write(self, proposal: Proposal | None) -> None:
        """The log takes a proposal, and people are told."""
        while proposal is not None:
            assert proposal.number == len(self.log) == self.table.number
            self.log += map(encode, proposal.entries)
            self.host.accepted(self.now)
            self.deliver()
            proposal = self.host.propose(self.now)
        self.deliver()

    def deliver(self) -> None:
        for out in self.host.outbox:
            match out:
                case Reply(_, message):
                    self.replies.append(message)
                case Telling(eye, message):
                    self.told.setdefault(eye, []).append(message)
        self.host.outbox.clear()

    def sit_all(self) -> None:
        """Everybody sits down and is ready."""
        for seat, place in enumerate(self.table.seats):
            if place.free:
                assert self.send(seat, commands.Sit(name=f"Player {seat}", seat=seat))["is"] == "done"
        for seat in self.table.people():
            assert self.send(seat, commands.Ready(nonce=f"{seat:02x}"))["is"] == "done"

    def play_on(self, chance: random.Random, actions: int = 10_000) -> None:
        """Random decisions of people and bots until the match is over, or so many are made."""
        match = self.table.match
        assert match is not None
        while match.acting and actions:
            actions -= 1
            seat = chance.choice(match.acting)
            action = chance.choice(match.legal(seat))
            if self.table.seats[seat].level:
                assert self.bot(seat, action)
            else:
                assert self.send(seat, commands.Act(action=action))["is"] == "done"

    def rebuilt(self) -> Table:
        """The table as another process would make it from the log alone."""
        again = Table("t", self.setup, SECRET)
        for entry in self.entries():
            again.apply(entry, self.now)
        return again

    def last(self) -> AnyEntry:
        """The last entry of the log."""
        return decode(self.log[-1])

    def entries(self) -> Sequence[AnyEntry]:
        return [decode(line) for line in self.log]


def refused(answer: dict[str, Any]) -> str:
    """Why something was refused."""
    assert answer["is"] == "refused"
    assert answer["words"]
    return str(answer["code"])


def playing(**fields: Any) -> Driven:
    """A table where everybody sits and the match has begun."""
    driven = Driven(**fields)
    driven.sit_all()
    assert driven.table.phase == "playing"
    return driven
