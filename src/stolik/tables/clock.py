"""Clocks as pure values: nobody here looks at the time; how long something took is passed in, in milliseconds.

none        nobody is hurried
decision    so long for every decision of a seat
game        so long for all of a side's decisions, and an increment for each
period      so long for what the rules call a period (the double turn of `words`); it is one clock a side
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from stolik.core.errors import BadOption

MOST_SECONDS = 24 * 3600
MOST_SPARED = 500  # milliseconds a message may have spent on its way without being charged
Kind = Literal["none", "decision", "game", "period"]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What kind of clock, and how long."""

    kind: Kind = "none"
    seconds: int = 0
    increment: int = 0

    def check(self, kinds: Sequence[str]) -> None:
        """BadOption unless a game has this kind of clock and the numbers make sense."""
        if self.kind not in kinds:
            raise BadOption("clock", self.kind, " or ".join(kinds))
        lowest = 0 if self.kind == "none" else 1
        if not lowest <= self.seconds <= (MOST_SECONDS if lowest else 0):
            raise BadOption("seconds", self.seconds, f"{lowest} to {MOST_SECONDS if lowest else 0}")
        most = MOST_SECONDS if self.kind == "game" else 0
        if not 0 <= self.increment <= most:
            raise BadOption("increment", self.increment, f"0 to {most}")


class Clock(msgspec.Struct, frozen=True):
    """The time that every side has left, which clocks run, and the period they run for."""

    terms: Terms
    teams: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]  # milliseconds by side; by seat where every decision has its own
    running: tuple[int, ...] = ()  # of the hands in `left`
    period: int = 0

    def after(self, spent: int, actor: int | None = None, spared: int = 0) -> Clock:
        """What is left when so much time has passed; the actor is spared what the message took to come."""
        if not self.running:
            return self
        own = None if actor is None else self._hand(actor)
        spared = min(max(spared, 0), MOST_SPARED, spent)
        left = list(self.left)
        for hand in self.running:
            left[hand] = max(0, left[hand] - (spent - spared if hand == own else spent))
        return msgspec.structs.replace(self, left=tuple(left))

    def press(self, ticking: Sequence[int], period: int, actor: int | None = None) -> Clock:
        """Let the clocks of these seats run from now on; a new decision or period has its full time again."""
        if self.terms.kind == "none":
            return self
        running = tuple(sorted({self._hand(seat) for seat in ticking}))
        full, left = self.terms.seconds * 1000, list(self.left)
        own = None if actor is None else self._hand(actor)
        for hand in range(len(left)):
            if self.terms.kind == "decision":
                begins = hand in running and (hand not in self.running or hand == own)
                left[hand] = full if begins else left[hand]
            elif self.terms.kind == "period" and period != self.period:
                left[hand] = full
            elif self.terms.kind == "game" and hand == own:
                left[hand] += self.terms.increment * 1000
        return msgspec.structs.replace(self, left=tuple(left), running=running, period=period)

    def stopped(self) -> Clock:
        """No clock runs."""
        return msgspec.structs.replace(self, running=())

    @property
    def due(self) -> int | None:
        """In how many milliseconds the first flag will fall; None: never."""
        return min((self.left[hand] for hand in self.running), default=None)

    def fallen(self) -> list[int]:
        """A seat of every side whose time is over while its clock runs."""
        return [self._seat(hand) for hand in self.running if self.left[hand] == 0]

    def shown(self, seat: int) -> int:
        """What a seat has left."""
        return self.left[self._hand(seat)]

    def _hand(self, seat: int) -> int:
        """Whose clock a seat's is: its own where decisions are timed, else its side's."""
        if self.terms.kind == "decision":
            return seat
        return next(number for number, team in enumerate(self.teams) if seat in team)

    def _seat(self, hand: int) -> int:
        return hand if self.terms.kind == "decision" else self.teams[hand][0]


def set_clock(terms: Terms, teams: tuple[tuple[int, ...], ...]) -> Clock:
    """The clock before the match, full and not running."""
    hands = sum(map(len, teams)) if terms.kind == "decision" else len(teams)
    return Clock(terms, teams, (terms.seconds * 1000,) * hands)
