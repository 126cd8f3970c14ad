"""Clocks as pure values: nobody here looks at the time; how long something took is passed in, in milliseconds.

none        nobody is hurried
decision    so long for every decision of a seat
game        so long for all of a side's decisions, and an increment for each
period      so long for what the rules call a period (the double turn of `words`); it is one clock a side

In all games the period changes whenever a decision has been made for good, where several decide at once when the last
of them has. Only then is time given: a choice that is taken back and made again, as often as you like, earns nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from stolik.core.errors import BadOption

MOST_SECONDS = 24 * 3600
MOST_SPARED = 500  # milliseconds a message may have spent on its way without being charged
SPARED_PART = 20  # and all of a side's together one part in so many of the time it is given
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
    spare: tuple[int, ...]  # milliseconds of the way of messages that will not be charged
    since: tuple[int, ...]  # the periods for which they were given
    running: tuple[int, ...] = ()  # of the hands in `left`
    decided: tuple[int, ...] = ()  # those that stopped in this period
    out: tuple[int, ...] = ()  # those whose time is over for good
    period: int = 0
    furthest: int = 0  # the last period there has been; after an undo the present one is earlier

    def after(self, spent: int, actor: int | None = None, spared: int = 0) -> Clock:
        """What is left when so much time has passed; the actor is spared what the message took to come."""
        if not self.running:
            return self
        own = None if actor is None else self._hand(actor)
        spared = 0 if actor is None else self.spares(actor, spent, spared)
        left, spare = list(self.left), list(self.spare)
        for hand in self.running:
            left[hand] = max(0, left[hand] - (spent - spared if hand == own else spent))
            spare[hand] -= spared if hand == own else 0
        return msgspec.structs.replace(self, left=tuple(left), spare=tuple(spare))

    def spares(self, actor: int, spent: int, lag: int) -> int:
        """How much of the time that a message took is not charged: a little at a time, and little in all."""
        hand = self._hand(actor)
        return min(max(lag, 0), MOST_SPARED, spent, self.spare[hand]) if hand in self.running else 0

    def press(self, ticking: Sequence[int], period: int, actor: int | None = None) -> Clock:
        """Let the clocks of these seats run from now on; a new decision or period has its full time again."""
        if self.terms.kind == "none":
            return self
        running = {self._hand(seat) for seat in ticking} - {*self.out}
        own = set() if actor is None else {self._hand(actor)}
        pressed = self
        if self.terms.kind == "decision":
            begins = (running & own) | (running - {*self.running})
            pressed = self._renewed([hand for hand in begins if self.since[hand] != period], period)
        elif self.terms.kind == "period" and period != self.period:
            pressed = self._renewed(range(len(self.left)), period)
        elif self.terms.kind == "game" and period > self.furthest:
            pressed = self._given({*self.decided, *own} - {*self.out}, self.terms.increment * 1000)
        return msgspec.structs.replace(
            pressed,
            running=tuple(sorted(running)),
            decided=tuple(sorted({*self.decided, *self.running} - running)) if period == self.period else (),
            period=period,
            furthest=max(period, self.furthest),
        )

    def _renewed(self, hands: Iterable[int], period: int) -> Clock:
        """These have their full time again, for this period."""
        full, left, spare, since = self.terms.seconds * 1000, list(self.left), list(self.spare), list(self.since)
        for hand in hands:
            left[hand], spare[hand], since[hand] = full, full // SPARED_PART, period
        return msgspec.structs.replace(self, left=tuple(left), spare=tuple(spare), since=tuple(since))

    def _given(self, hands: Iterable[int], more: int) -> Clock:
        """These have so much more."""
        left, spare = list(self.left), list(self.spare)
        for hand in hands:
            left[hand] += more
            spare[hand] += more // SPARED_PART
        return msgspec.structs.replace(self, left=tuple(left), spare=tuple(spare))

    def patience(self, lag: int) -> int:
        """How long a flag waits for a message that may be on its way."""
        return min(lag, MOST_SPARED, max((self.spare[hand] for hand in self.running), default=0))

    def flagged(self, seat: int) -> Clock:
        """The flag of a seat's side has fallen: whoever goes on has time for this decision, or is timed no more."""
        hand = self._hand(seat)
        if self.terms.kind == "decision":
            return self._renewed([hand], self.since[hand])
        return msgspec.structs.replace(self, out=(*self.out, hand)) if self.terms.kind == "game" else self

    def is_out(self, seat: int) -> bool:
        """Whether the time of a seat's side is over for good."""
        return self._hand(seat) in self.out

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

    def is_late(self, seat: int) -> bool:
        """Whether the time of a seat's side is over while its clock runs."""
        hand = self._hand(seat)
        return hand in self.running and self.left[hand] == 0

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
    full = terms.seconds * 1000
    return Clock(terms, teams, (full,) * hands, (full // SPARED_PART,) * hands, (0,) * hands)
