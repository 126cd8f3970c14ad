"""What waits to be done at a table, in the order it came; gestures that only restate an earlier one are kept apart.

Some gestures leave nothing of the one before (the order of a rack, while its owner moves tiles about); the game says
which. Each seat writes one in `SPACING` milliseconds at most: one that comes sooner waits, and a newer one takes its
place, so that of a quick succession the log has the first and the last. Whatever else the seat sends meanwhile waits
behind it, so that nothing is done out of order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from stolik.core.errors import StolikError
from stolik.tables.commands import Act, AnyCommand
from stolik.tables.deciding import Party
from stolik.tables.entries import AnyEntry
from stolik.tables.table import Table

SPACING = 250  # milliseconds: four a second
Make = Callable[[Table, int], Sequence[AnyEntry]]  # entries of the host itself, for the table as it then is


class Request(msgspec.Struct, frozen=True):
    """A command with its sender and, opaque to the table, where the answer goes."""

    command: AnyCommand
    by: Party
    language: str = "en"
    reply_to: Any = None
    instead_of: tuple[Request, ...] = ()  # earlier ones whose place it took; they are answered with it

    @property
    def id(self) -> str:
        """A name for the message that nobody else's has; empty if the sender gave none."""
        return f"{self.by.who} {self.command.id}" if self.command.id else ""


class Waiting:
    """The queue of one table."""

    def __init__(self) -> None:
        self._turns: deque[Request | Make] = deque()

    def add(self, turn: Request | Make) -> None:
        """Let it wait behind all others."""
        self._turns.append(turn)

    def put_back(self, request: Request) -> None:
        """Let a request be the next again."""
        self._turns.appendleft(request)

    def forget(self, gone: Callable[[Request], bool]) -> None:
        """Let go of the requests of those who have gone."""
        self._turns = deque(turn for turn in self._turns if not (isinstance(turn, Request) and gone(turn)))

    def take(self, table: Table, now: int) -> Request | Make | None:
        """The next whose time has come, or None."""
        held: dict[int, int | None] = {}  # by seat, where the gesture waits that may be replaced; None: nothing may be
        at = 0
        while at < len(self._turns):
            turn = self._turns[at]
            seat = _hurrying(table, turn, now)
            if seat is None or not isinstance(turn, Request):
                break
            if not _restates(table, turn, seat):
                if seat not in held:
                    break
                held[seat] = None
                at += 1
                continue
            place = held.get(seat)
            if place is None:
                held[seat] = at
                at += 1
            else:
                earlier = self._turns[place]
                assert isinstance(earlier, Request)
                self._turns[place] = replace(turn, instead_of=(*earlier.instead_of, earlier))
                del self._turns[at]
        else:
            return None
        del self._turns[at]
        return turn

    def due(self, table: Table, now: int) -> int | None:
        """In how many milliseconds the time of the first that is held back will come; None: nothing is held back."""
        seats = {_hurrying(table, turn, now) for turn in self._turns} - {None}
        return min((table.stated[seat].at + SPACING - now for seat in seats if seat is not None), default=None)


def _hurrying(table: Table, turn: Request | Make, now: int) -> int | None:
    """The sender's seat, if it has restated itself less than `SPACING` ago."""
    if not table.stated or not isinstance(turn, Request):
        return None
    seat = table.seat_of(turn.by.key)
    stated = None if seat is None else table.stated.get(seat)
    return seat if stated is not None and now < stated.at + SPACING else None


def _restates(table: Table, request: Request, seat: int) -> bool:
    """Whether a request is an allowed gesture that leaves nothing of the seat's last one."""
    match, command = table.match, request.command
    if match is None or not isinstance(command, Act) or request.id in table.known:
        return False
    try:
        code = table.game.code(match.hidden(seat)[0], seat, command.action)
    except StolikError:
        return False
    return table.game.replaces(code, table.stated[seat].code) and match.check(seat, code) is None
