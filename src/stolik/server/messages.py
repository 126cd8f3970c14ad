"""What a table sends to a page, typed: the schema that docs and the page's own types are made from.

The messages themselves are made in `tables.seen`, the only way out of a table; the tests hold them against these types.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Outgoing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag=str.lower, kw_only=True):
    """What a page hears."""


class SeatShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as everybody sees it; an empty level says that a person plays."""

    name: str
    level: str
    taken: bool
    ready: bool


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One listed decision: its code, its notation, and each way over the board that it may take."""

    code: int
    text: str
    paths: list[list[str]] = []


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat asks the others: taking back `count` actions, or a draw (0)."""

    seat: int
    count: int


class ClockTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept at the table."""

    kind: str
    seconds: int
    increment: int


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended, in words; places and scores are in the view's outcome."""

    why: str
    scores: list[str]  # by seat, such as "12 heads"


class Current(Outgoing, frozen=True):
    """How things stand; every snapshot and every event tells it completely."""

    number: int
    phase: str
    seats: list[SeatShown]
    view: dict[str, Any] | None
    legal: list[Decision] | None
    left: list[int] | None  # milliseconds by seat
    ticking: list[int]
    question: Asking | None
    next: str
    told: list[str]  # a sentence for each event of the view's story
    waits: str  # whom the table waits for, or how it ended
    ended: Ended | None  # the same in parts, once it has


class Snapshot(Current, frozen=True):
    """All of a table, for somebody who has just come."""

    table: str
    game: str
    options: dict[str, Any]
    teams: list[list[int]]
    chatting: bool
    training: bool
    hints: bool
    clocks: ClockTerms
    commitment: str
    previous: str
    eye: int | None
    chat: list[dict[str, Any]]
    here: list[bool | None] = []
    watching: int = 0


class Event(Current, frozen=True):
    """Something has happened that the eye notices."""

    what: dict[str, Any]


class Done(Outgoing, frozen=True):
    """A command is carried out, durably."""

    id: str
    number: int


class Refused(Outgoing, frozen=True):
    """A command is refused, and why."""

    id: str
    code: str
    rule: str
    words: str


class Checked(Outgoing, frozen=True):
    """Whether an action would be allowed: an empty code says yes."""

    id: str
    code: str
    rule: str
    words: str


class State(Outgoing, frozen=True):
    """The hidden state of the eye, in base 64."""

    id: str
    number: int
    state: str | None


class Weighed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision with what it is worth: more is better; `share` says how near it comes to the best (1)."""

    code: int | str  # what `act` takes; notation where the number is too long for a page
    text: str
    value: float
    visits: int
    share: float
    words: str


class Advice(Outgoing, frozen=True, tag="hint"):
    """What the strongest bot thinks of one's decisions, best first, as things stood at `number`."""

    id: str
    number: int
    moves: list[Weighed]


class Presence(Outgoing, frozen=True):
    """Who is connected now, seat by seat, and how many watch; nothing of it is in the log.

    None: whether to another process is not known just now.
    """

    here: list[bool | None]
    watching: int


class Ping(Outgoing, frozen=True):
    """To be answered with `pong`."""

    ping: int


AnyMessage = Snapshot | Event | Done | Refused | Checked | State | Advice | Presence | Ping
