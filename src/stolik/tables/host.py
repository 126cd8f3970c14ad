"""One process's hold on one table: commands wait their turn, the log decides, and only then anybody is told.

    submit -> propose -> (the log) -> accepted -> replies and events in the outbox
                                   -> overtaken: another process wrote first; catch up, decide anew

It does no I/O: whoever drives it carries proposals to the log and the outbox to people.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from stolik.core.errors import StolikError
from stolik.tables import commands, seen
from stolik.tables.deciding import Party, Refused, decide
from stolik.tables.entries import AnyEntry, Played
from stolik.tables.seen import Message
from stolik.tables.table import Eye, Table
from stolik.tables.waiting import Make, Request, Waiting

RECENT = 64  # events that an eye can be sent again; who has missed more gets a snapshot
encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


class Proposal(msgspec.Struct, frozen=True):
    """Entries that may be written as the numbers from `number` on, and nowhere else."""

    number: int
    entries: tuple[AnyEntry, ...]
    request: Request | None = None


class Reply(msgspec.Struct, frozen=True):
    """An answer to one request."""

    to: Any
    message: Message


class Telling(msgspec.Struct, frozen=True):
    """A message for all who look with one eye, and the same as it is sent but for its words."""

    eye: Eye
    message: Message
    data: bytes


class Host:
    """A table with its waiting commands and its outgoing messages."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listening: Counter[Eye] = Counter()  # how many connections look with each eye
        self.outbox: list[Reply | Telling] = []
        self._waiting = Waiting()
        self._proposed: Proposal | None = None
        # By eye the numbers of events, and these as they were sent: of bytes even many give no work to the collector.
        self._recent: dict[Eye, deque[tuple[int, bytes]]] = {}

    # commands

    def submit(self, request: Request) -> None:
        """Let a command wait its turn."""
        self._waiting.add(request)

    def submit_own(self, make: Make) -> None:
        """Let the host's own doing wait its turn: a bot's decision, a fallen flag, a rematch.

        It is decided when its turn comes; if the table has moved on and refuses it, it is dropped.
        """
        self._waiting.add(make)

    def forget(self, gone: Callable[[Request], bool]) -> None:
        """Do not carry out what waits for somebody who has gone."""
        self._waiting.forget(gone)

    def propose(self, now: int, at: int = 0) -> Proposal | None:
        """The next entries to be written, if nothing is being written yet; refusals go to the outbox at once."""
        if self._proposed is not None:
            return None
        while (turn := self._waiting.take(self.table, now)) is not None:
            entries = self._decided(turn, now) if isinstance(turn, Request) else self._made(turn, now)
            if entries:
                return self._offer(entries, turn if isinstance(turn, Request) else None, at)
        return None

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._proposed is not None

    def _offer(self, entries: Sequence[AnyEntry], request: Request | None, at: int) -> Proposal:
        first, *others = entries
        first = replace(first, at=at)
        if request is not None:
            first = _with_replaced(replace(first, id=request.id), request, self.table.known)
        stamped = (first, *[replace(entry, at=at) for entry in others])
        self._proposed = Proposal(self.table.number, stamped, request)
        return self._proposed

    def _made(self, make: Make, now: int) -> Sequence[AnyEntry]:
        try:
            return make(self.table, now)
        except StolikError:
            return []

    def _decided(self, request: Request, now: int) -> list[AnyEntry]:
        command, by = request.command, request.by
        if request.id in self.table.known:  # sent again: answered again, done once
            self._answer(replace(request, instead_of=()), "done", {"number": self._number(by)})
            if request.instead_of:  # it was written before these came: the last of them has its turn after all
                self._waiting.put_back(request.instead_of[-1])
            return []
        try:
            return decide(self.table, command, by, now)
        except StolikError as error:
            action = command.action if isinstance(command, commands.Act) else ""
            why = seen.refusal(self.table, error, self.table.seat_of(by.key), action, request.language)
            self._answer(request, "refused", why)
            return []

    def _answer(self, request: Request, kind: str, told: Message) -> None:
        for each in (*request.instead_of, request):
            self.outbox.append(Reply(each.reply_to, {"is": kind, "id": each.command.id, **told}))

    def _number(self, by: Party) -> int:
        return self.table.heard[self.table.seat_of(by.key)]

    # what the log said

    def accepted(self, now: int) -> None:
        """The proposal is durable: take it in, answer its sender, tell everybody who notices."""
        proposal = self._proposed
        assert proposal is not None, "nothing was proposed"
        self._proposed = None
        tellings = self._apply(proposal.entries, now)
        if proposal.request is not None:
            self._answer(proposal.request, "done", {"number": self._number(proposal.request.by)})
        self.outbox += tellings

    def overtaken(self, entries: Sequence[AnyEntry], now: int) -> None:
        """Another process wrote first: take in what it wrote; the command is decided anew."""
        proposal, self._proposed = self._proposed, None
        self.catch_up(entries, now)
        if proposal is not None and proposal.request is not None:
            self._waiting.put_back(proposal.request)

    def failed(self) -> None:
        """The log was not written: the sender is told that nothing was done."""
        proposal, self._proposed = self._proposed, None
        if proposal is not None and (request := proposal.request) is not None:
            seat = self.table.seat_of(request.by.key)
            self._answer(request, "refused", seen.refusal(self.table, Refused("store"), seat, "", request.language))

    def catch_up(self, entries: Sequence[AnyEntry], now: int) -> None:
        """Take in entries that another process wrote."""
        self.outbox += self._apply(entries, now)

    def _apply(self, entries: Sequence[AnyEntry], now: int) -> list[Telling]:
        tellings: list[Telling] = []
        for entry in entries:
            noticed, same = self.table.apply(entry, now), None
            for eye in noticed:
                if not self.listening[eye]:
                    self._recent.pop(eye, None)  # a gap: who comes back gets a snapshot
                    continue
                same = same or seen.same_for_all(self.table, now)
                message = {"is": "event", **seen.event(self.table, entry, eye, now, same)}
                data = encode(message)
                self._recent.setdefault(eye, deque(maxlen=RECENT)).append((message["number"], data))
                tellings.append(Telling(eye, message, data))
        return tellings

    # people who come and go

    def hello(self, eye: Eye, last: int | None, now: int) -> list[Message]:
        """What somebody needs who has heard the events up to `last`: the missing ones, or a snapshot."""
        heard = self.table.heard[eye]
        if last is not None and last == heard:
            return []
        recent = list(self._recent.get(eye, ()))
        if last is not None and recent and recent[0][0] <= last + 1 <= heard:
            return [decode(data) for number, data in recent if number > last]
        return [{"is": "snapshot", **seen.snapshot(self.table, eye, now)}]

    def due(self, now: int) -> int | None:
        """In how many milliseconds a flag may fall."""
        left = self.table.clock.due
        return None if left is None else max(0, left - self.table.spent(now))

    def held(self, now: int) -> int | None:
        """In how many milliseconds something that is held back may be proposed; None: nothing is."""
        return None if self.busy else self._waiting.due(self.table, now)


def _with_replaced(entry: AnyEntry, request: Request, known: Collection[str]) -> AnyEntry:
    """The entry with the names of all messages whose place it takes.

    One that was sent again while it waited is no other, and one that another process has written has had its own.
    """
    if not request.instead_of:
        return entry
    others = (earlier.id for earlier in request.instead_of if earlier.id not in ("", request.id))
    names = dict.fromkeys(name for name in others if name not in known)
    return replace(entry, replaced=tuple(names)) if names and isinstance(entry, Played) else entry
