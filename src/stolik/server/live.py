"""A table held by this process, with the pages that look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import takewhile

from stolik.server.clocks import today
from stolik.server.connection import Connection
from stolik.server.neighbours import NOBODY, Here
from stolik.server.presence import Presence
from stolik.server.protocol import encode
from stolik.tables import seen
from stolik.tables.entries import AnyEntry
from stolik.tables.host import Host, Reply
from stolik.tables.seen import Message
from stolik.tables.table import Table

PRESENCE_SECONDS = 0.3
LISTED_SECONDS = 3600  # a table where nobody is and nothing happens is shown to strangers for so long
Now = Callable[[], int]


class Live:
    """One table here: its host, a second one that lags behind for spectators if they see it later, and connections."""

    def __init__(self, table: Table, late: Table | None, now: Now, present: Presence, anew: bool = False) -> None:
        self.host = Host(table)
        self._present = present
        self._anew = anew  # what pages have heard of the table may be of another log
        self.dropped = False  # nothing is written any more: whoever asks is to find the table again
        self._told_presence: Message = {}
        self._telling: asyncio.TimerHandle | None = None
        self.late = self.host if late is None else Host(late)
        self.connections: set[Connection] = set()
        self.pumping = False
        self.rumour = -1  # the highest number of an entry that others are said to have written
        self.thinking: set[int] = set()  # seats whose bot is at work
        self.answering: set[int] = set()  # and those whose bot is about to answer its partner
        self.alarm: int | None = None  # when the host will look at it by itself
        self.touched = 0.0  # when somebody last came or went
        self.stirred = 0  # when something last happened, in milliseconds since 1970
        self._now = now

    @property
    def name(self) -> str:
        return self.table.name

    @property
    def table(self) -> Table:
        return self.host.table

    def host_of(self, connection: Connection) -> Host:
        """Spectators look at the table as it was; players as it is."""
        return self.late if connection.eye is None else self.host

    def welcome(self, connection: Connection, last: int | None) -> None:
        """Somebody has come, having heard the events up to `last`."""
        if self.dropped:  # since they asked for it: let them ask again
            connection.cut()
            return
        connection.eye = self.table.seat_of(connection.key)
        self.connections.add(connection)
        host = self.host_of(connection)
        host.listening[connection.eye] += 1
        here = self._presence()
        known = False
        for message in host.hello(connection.eye, None if self._anew else last, self._now()):
            known = message["is"] == "snapshot"
            connection.send(seen.worded(self.table.game, message | here if known else message, connection.language))
        if not known:
            connection.send({"is": "presence", **here})
        self.presence_changes()

    def part(self, connection: Connection) -> None:
        """Somebody has gone."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.host_of(connection).listening[connection.eye] -= 1
            self.presence_changes()

    def _here(self) -> Here:
        """Who is connected through this process."""
        seats = watching = 0
        for connection in self.connections:
            if connection.eye is None:
                watching += 1
            else:
                seats |= 1 << connection.eye
        return seats, watching

    def _presence(self) -> Message:
        (seats, watching), (others, more) = self._here(), self._present.elsewhere(self.name)
        return seen.presence(self.table, seats | others, watching + more, self._present.complete)

    def present(self, seat: int) -> bool | None:
        """Whether the holder of a seat is connected, to whichever process; None: that is not known."""
        here: bool | None = self._presence()["here"][seat]
        return here

    def presence_changes(self) -> None:
        """Tell everybody soon who is here: whoever comes back at once has not been away."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling, here = None, self._presence()
        if not self.dropped:
            self._present.put(self.name, self._here())
        if here != self._told_presence:
            self._told_presence = here
            data = encode({"is": "presence", **here})
            for connection in list(self.connections):
                connection.send(data)

    def speak(self, connection: Connection, language: str) -> None:
        """Somebody wants to read another language from now on."""
        connection.language = language
        self.part(connection)
        self.welcome(connection, None)

    def refresh(self) -> None:
        """Whoever has got or left a seat sees with another eye from now on; who may not look on any more has to go."""
        for connection in list(self.connections):
            if connection.eye != self.table.seat_of(connection.key):
                self.part(connection)
                self.welcome(connection, None)
            if connection.eye is None and not self.watchable:
                connection.cut()

    @property
    def watchable(self) -> bool:
        """Whether those who have no seat may look on: until a match begins everybody may, to take one."""
        return self.table.setup.spectators or self.table.phase == "waiting"

    def deliver(self) -> None:
        """Send all that waits in the outboxes; a message for one eye is encoded once, and its words once a language."""
        for host in (self.host,) if self.late is self.host else (self.host, self.late):
            waiting, host.outbox = host.outbox, []
            for out in waiting:
                if isinstance(out, Reply):
                    if isinstance(out.to, Connection):
                        out.to.send(out.message)
                    continue
                told: dict[str, bytes] = {}  # by language
                for reader in self.connections.copy():
                    if reader.eye != out.eye or self.host_of(reader) is not host:
                        continue
                    if reader.language not in told:
                        words = encode(seen.words(self.table.game, out.message, reader.language))
                        told[reader.language] = out.data[:-1] + b"," + words[1:]  # two objects of JSON as one
                    reader.send(told[reader.language])

    def remember(self, entries: Sequence[AnyEntry], created: int) -> None:
        """Take in when all that is in the log happened: what is old enough spectators see at once."""
        self.stirred = max([created, *(entry.at for entry in entries[-1:])])
        if self.late is not self.host:
            shown = today() - 1000 * self.table.setup.delay
            old = list(takewhile(lambda entry: entry.at <= shown, entries))
            self.late.catch_up(old, self._now())
            self.late.outbox.clear()
            self._lag_behind(entries[len(old) :])

    def follow(self, entries: Sequence[AnyEntry]) -> None:
        """Something has just happened at the table; spectators see it when their delay is over."""
        if entries:
            self.stirred = today()
            if self.late is not self.host:
                self._lag_behind(entries)

    def _lag_behind(self, entries: Sequence[AnyEntry]) -> None:
        def see() -> None:
            self.late.catch_up(entries, self._now())
            self.deliver()

        asyncio.get_running_loop().call_later(self.table.setup.delay, see)

    def spared(self) -> int:
        """How late a message of those whose clock runs may come without their fault."""
        seats = self.table.match.ticking if self.table.match is not None else ()
        return min(500, max((c.lag for c in self.connections if c.eye in seats), default=0))

    def due(self) -> int | None:
        """In how many milliseconds a flag may fall."""
        return self.host.due(self._now())

    @property
    def needs_keeper(self) -> bool:
        """Whether something happens here without people: one process must feel responsible."""
        table = self.table
        return table.phase == "playing" and (
            table.clock.terms.kind != "none" or any(seat.level for seat in table.seats)
        )

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the table if it were only in the log."""
        needed = self.connections or self.pumping or self.thinking
        return not needed and not (
            self.table.phase == "playing" and (self.table.bots_asked() or self.table.clock.running)
        )

    @property
    def deserted(self) -> bool:
        """Whether nobody is connected, and nothing has happened for so long that nobody may come."""
        anybody = self.connections or self._present.elsewhere(self.name) != NOBODY
        return not anybody and today() - self.stirred > 1000 * LISTED_SECONDS
