"""Entries of a table's log: everything that ever happened at it, in order. A table is nothing but their sum.

An entry is written only when what it says has been checked, and it is never changed. `at` is the host's time
in milliseconds, for people to read; nothing depends on it. `spent` is the time the running clocks are charged.
"""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag=str.lower, kw_only=True):
    """What all entries share. `id` is the sender's name for the message, so that a repeated one is known again."""

    at: int = 0
    id: str = ""


class Took(Entry, frozen=True):
    """Somebody sat down: `key` is the hash of the secret token that holds the seat."""

    seat: int
    who: str
    name: str
    key: str


class Keyed(Entry, frozen=True):
    """The holder of a seat got another token, for another device."""

    seat: int
    key: str


class Left(Entry, frozen=True):
    """A seat became free before the match began."""

    seat: int


class Seated(Entry, frozen=True):
    """A bot was given a seat before the match began."""

    seat: int
    level: str


class Readied(Entry, frozen=True):
    """Somebody is ready and sent a nonce for the deals (hexadecimal)."""

    seat: int
    nonce: str


class Waited(Entry, frozen=True):
    """Somebody is not ready after all."""

    seat: int


class Started(Entry, frozen=True):
    """All were ready: the match began."""


class Dealt(Entry, frozen=True):
    """HOST answered chance."""

    numbers: list[int]


class Played(Entry, frozen=True, omit_defaults=True):
    """A seat acted; `replaced` are the messages whose place this one took before they were written."""

    seat: int
    code: int
    spent: int = 0
    spared: int = 0
    replaced: tuple[str, ...] = ()


class Flagged(Entry, frozen=True):
    """The time of a seat's side was over."""

    seat: int
    spent: int


class Resigned(Entry, frozen=True):
    """A side gave up."""

    seat: int


class Asked(Entry, frozen=True):
    """A seat asks the others to agree: to a draw (`count` 0), or to taking back so many actions."""

    seat: int
    count: int = 0


class Agreed(Entry, frozen=True):
    """A seat agrees to what was asked."""

    seat: int


class Declined(Entry, frozen=True):
    """A seat does not agree, or took its question back."""

    seat: int


class Drawn(Entry, frozen=True):
    """Both sides agreed a draw."""


class Undone(Entry, frozen=True):
    """Actions were taken back."""

    count: int


class Handed(Entry, frozen=True):
    """A player's seat was handed to a bot; the player may take it back."""

    seat: int
    level: str


class Resumed(Entry, frozen=True):
    """A player took the seat back from the bot."""

    seat: int


class Said(Entry, frozen=True, omit_defaults=True):
    """Somebody said something; `seat` is None for a spectator, who has a number among those that spoke here."""

    seat: int | None
    name: str
    text: str
    who: str = ""
    guest: int = 0


class Rematched(Entry, frozen=True):
    """The same people go on at another table."""

    table: str


AnyEntry = (
    Took
    | Keyed
    | Left
    | Seated
    | Readied
    | Waited
    | Started
    | Dealt
    | Played
    | Flagged
    | Resigned
    | Asked
    | Agreed
    | Declined
    | Drawn
    | Undone
    | Handed
    | Resumed
    | Said
    | Rematched
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
