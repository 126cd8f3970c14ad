"""Who sits where: one person, and bots whose level is kept in the record beside their name.

A record knows seats by name only, so a bot's seat is called ``Ola (bot strong)``. Any other seat is a person's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from stolik.core.errors import BadOption, BadRecord
from stolik.core.telling import BOT_NAMES
from stolik.core.words import say

BOT = re.compile(r"(?P<name>.+) \(bot (?P<level>[a-z0-9-]+)\)")
NOBODY_IN_PARTICULAR = "you"  # the name of a person who gave none, whatever the language
LONGEST_NAME = 20


@dataclass(frozen=True)
class Seating:
    """The seats of a match: names as shown, the person's seat, the bots' levels."""

    names: tuple[str, ...]
    me: int
    levels: tuple[str, ...]  # by seat; "" is a person

    @property
    def seats(self) -> list[str]:
        """The names as the record keeps them."""
        return [f"{name} (bot {level})" if level else name for name, level in zip(self.names, self.levels, strict=True)]

    def shown(self, language: str) -> list[str]:
        """The names as the table shows them."""
        return [shown_name(name, language) for name in self.names]


def shown_name(name: str, language: str) -> str:
    """A name as it is shown; who gave none is called "you"."""
    return say("play-you", language) if name == NOBODY_IN_PARTICULAR else name


def seat_people(players: int, me: int, name: str | None, level: str) -> Seating:
    """Seat a person among bots of one level."""
    own = check_name(name) if name is not None else NOBODY_IN_PARTICULAR
    others = iter(other for other in BOT_NAMES if other != own)
    names = tuple(own if seat == me else next(others) for seat in range(players))
    return Seating(names, me, tuple("" if seat == me else level for seat in range(players)))


def check_name(name: str) -> str:
    """A name that a record can keep and a screen can show."""
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable() or BOT.fullmatch(plain):
        raise BadOption("name", name, f"1 to {LONGEST_NAME} letters, not ending like a bot's name")
    return plain


def read_seating(seats: Sequence[str], me: int | None, level: str | None) -> Seating:
    """Who sits where in a record. With `me` that seat is the person's and all others are bots."""
    found = [BOT.fullmatch(seat) for seat in seats]
    if me is None:
        people = [seat for seat, bot in enumerate(found) if bot is None]
        if len(people) != 1:
            raise BadRecord("it does not tell which seat is yours; say so with --seat")
        me = people[0]
    elif not 0 <= me < len(seats):
        raise BadOption("seat", me + 1, f"a whole number from 1 to {len(seats)}")
    names = tuple(bot["name"] if bot else seat for seat, bot in zip(seats, found, strict=True))
    levels = tuple(level or (bot["level"] if bot else "") for bot in found)
    if any(not kept for seat, kept in enumerate(levels) if seat != me):
        raise BadRecord("it does not tell the level of every bot; say so with --level")
    return Seating(names, me, tuple("" if seat == me else kept for seat, kept in enumerate(levels)))
