"""A table: the sum of its entries. It decides nothing; what may be written is settled in `deciding`."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from stolik.core.contract import HOST
from stolik.core.fairness import commitment
from stolik.core.match import Match
from stolik.core.record import Deal
from stolik.core.telling import BOT_NAMES
from stolik.tables import entries
from stolik.tables.clock import set_clock
from stolik.tables.entries import AnyEntry
from stolik.tables.setup import Setup

CHAT_KEPT = 200
SPECTATOR = None
Eye = int | None  # a seat, or None for whoever only watches


@dataclass
class Seat:
    """A place at the table and who holds it."""

    who: str = ""  # an identity; empty: nobody has it
    name: str = ""
    level: str = ""  # of the bot that plays here now; empty: a person does
    keys: set[str] = field(default_factory=set)
    nonce: str | None = None  # sent when ready

    @property
    def free(self) -> bool:
        return not self.who and not self.level

    @property
    def ready(self) -> bool:
        return self.nonce is not None or bool(self.level)


@dataclass
class Question:
    """What one seat asks the others to agree to: taking back `count` actions, or a draw (0)."""

    seat: int
    count: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Stated:
    """The last gesture of a seat that a newer one could replace, and when it was taken in."""

    code: int
    at: int


class Table:
    """One live table, from the first guest to the end of its match."""

    def __init__(self, name: str, setup: Setup, secret: bytes) -> None:
        self.name, self.setup = name, setup
        self.game = setup.check()
        self._secret = secret
        self.commitment = commitment(secret)
        self.seats = [Seat(level=setup.bots.get(seat, "")) for seat in range(self.game.players)]
        self.match: Match | None = None
        self.clock = set_clock(setup.clock, self.game.teams)
        self.mark = 0  # when the running clocks were last read, by the host's time
        self.question: Question | None = None
        self.chat: deque[entries.Said] = deque(maxlen=CHAT_KEPT)
        self._sighted: dict[Eye, bytes] = {}  # what the eyes saw after the last action, if nothing came between
        self.guests: dict[str, int] = {}  # spectators who have spoken, by identity, numbered from 1
        self.stated: dict[int, Stated] = {}
        self.next_table = ""
        self.number = 0  # of entries
        self.known: set[str] = set()  # the senders' names of messages that were carried out
        self.heard: dict[Eye, int] = dict.fromkeys([SPECTATOR, *range(self.game.players)], 0)

    @property
    def phase(self) -> str:
        """waiting, playing or over."""
        if self.match is None:
            return "waiting"
        return "playing" if self.match.outcome is None else "over"

    @property
    def names(self) -> list[str]:
        """What the seats are called: a person's own name, a name nobody else has for a bot, nothing for a free one."""
        people = {seat.name for seat in self.seats}
        others = iter(name for name in BOT_NAMES if name not in people)
        return [seat.name or (next(others) if seat.level else "") for seat in self.seats]

    def begin(self, nonces: dict[int, str] | None = None) -> Match:
        """The match as everything so far settles it, with nonces that are just being sent.

        Its deals hang on the seed, the table's name and all nonces.
        """
        sent = nonces or {}
        return Match(
            self.game,
            seed=self._secret,
            table=self.name,
            nonces=[bytes.fromhex(sent.get(number, seat.nonce or "")) for number, seat in enumerate(self.seats)],
            names=[
                f"{name} (bot {seat.level})" if seat.level and not seat.who else name
                for name, seat in zip(self.names, self.seats, strict=True)
            ],
            serve=False,
        )

    def apply(self, entry: AnyEntry, now: int) -> list[Eye]:
        """Take in the next entry; say which eyes notice it. `now` is the host's time in milliseconds."""
        before = self._sighted or self._sights()
        self._take(entry, now)
        self.number += 1
        if entry.id:
            self.known.add(entry.id)
        if isinstance(entry, entries.Played):
            self.known.update(entry.replaced)
            if self.game.replaces(entry.code, entry.code):
                self.stated[entry.seat] = Stated(entry.code, now)
        noticed = self._noticing(entry, before)
        for eye in noticed:
            self.heard[eye] += 1
        return noticed

    def _sights(self) -> dict[Eye, bytes]:
        """All that the eyes see of the match, to tell whether an entry changes it for them."""
        if self.match is None:
            return {}
        return {eye: self.match.hidden(eye).tobytes() for eye in self.heard}

    def _noticing(self, entry: AnyEntry, before: dict[Eye, bytes]) -> list[Eye]:
        """An action that leaves an eye's sight unchanged (a partner's signal) is not even noticed by it."""
        match entry:
            case entries.Keyed():
                return []
            case entries.Played() | entries.Dealt():
                after = self._sighted = self._sights()
                actor = entry.seat if isinstance(entry, entries.Played) else HOST
                return [eye for eye in self.heard if eye == actor or before.get(eye) != after[eye]]
        self._sighted = {}
        return list(self.heard)

    def _take(self, entry: AnyEntry, now: int) -> None:
        match entry:
            case entries.Took(seat=seat, who=who, name=name, key=key):
                self.seats[seat] = Seat(who, name, keys={key})
            case entries.Keyed(seat=seat, key=key):
                self.seats[seat].keys.add(key)
            case entries.Left(seat=seat):
                self.seats[seat] = Seat()
            case entries.Seated(seat=seat, level=level):
                self.seats[seat] = Seat(level=level)
            case entries.Readied(seat=seat, nonce=nonce):
                self.seats[seat].nonce = nonce
            case entries.Waited(seat=seat):
                self.seats[seat].nonce = None
            case entries.Handed(seat=seat, level=level):
                self.seats[seat].level = level
            case entries.Resumed(seat=seat):
                self.seats[seat].level = ""
            case entries.Said(who=who, guest=guest):
                self.chat.append(entry)
                if guest:
                    self.guests[who] = guest
            case entries.Rematched(table=table):
                self.next_table = table
            case entries.Asked(seat=seat, count=count):
                self.question = Question(seat, count, {seat})
            case entries.Agreed(seat=seat) if self.question:
                self.question.agreed.add(seat)
            case entries.Declined():
                self.question = None
            case entries.Started():
                self.match = self.begin()
                self._press(now)
            case _:
                self._take_in_match(entry, now)

    def _take_in_match(self, entry: AnyEntry, now: int) -> None:
        match = self._running()
        actor = None
        match entry:
            case entries.Dealt(numbers=numbers):
                match.repeat(Deal(numbers))
            case entries.Played(seat=seat, code=code, spent=spent, spared=spared):
                match.play(seat, code)
                self.clock = self.clock.after(spent, seat, spared)
                self.question = None
                actor = seat
            case entries.Flagged(seat=seat, spent=spent):
                self.clock = self.clock.after(spent).flagged(seat)
                if self.game.FLAG:
                    match.play(HOST, self.game.FLAG)
                elif len(self.game.teams) == 2:
                    match.flag(seat)
            case entries.Resigned(seat=seat):
                match.resign(seat)
            case entries.Drawn():
                match.agree_draw()
                self.question = None
            case entries.Undone(count=count):
                match.undo(count, free=self.setup.training)
                self.question = None
        self._press(now, actor)

    def _press(self, now: int, actor: int | None = None) -> None:
        match = self._running()
        if self.clock.terms.kind == "none":
            return
        if match.outcome is None:
            self.clock = self.clock.press(match.ticking, int(getattr(match.state, "period", 0)), actor)
        else:
            self.clock = self.clock.stopped()
        self.mark = now

    def _running(self) -> Match:
        if self.match is None:
            raise ValueError(f"table {self.name}: entry {self.number} needs a match, and none has begun")
        return self.match

    # who is who

    def seat_of(self, key: str) -> int | None:
        """The seat that a token's hash holds."""
        for number, seat in enumerate(self.seats):
            if key and key in seat.keys:
                return number
        return None

    def people(self) -> list[int]:
        """The seats played by people now."""
        return [number for number, seat in enumerate(self.seats) if seat.who and not seat.level]

    def bots_asked(self) -> list[int]:
        """The seats whose bot owes a decision."""
        if self.match is None:
            return []
        return [seat for seat in self.match.acting if self.seats[seat].level]

    def spent(self, now: int) -> int:
        """How long the running clocks have run since they were last read."""
        return max(0, now - self.mark) if self.clock.running else 0
