"""One page looking at one table: what waits to be sent to it, and how long its messages take."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections import deque
from typing import Any

from stolik.server.limits import QUEUE
from stolik.server.protocol import encode
from stolik.tables.deciding import Party
from stolik.tables.table import Eye

PING_SECONDS = 20
PATIENCE = 45  # seconds without a sign of life
PING_BITS = 48  # of its number: a page can read it exactly and cannot guess it
_numbers = itertools.count()


class Connection:
    """An open socket. Messages are put into a bounded queue; who does not read is cut off, the table goes on."""

    def __init__(self, who: str, name: str, key: str, language: str) -> None:
        self.number = next(_numbers)
        self.who, self.name, self.key, self.language = who, name, key, language
        self.eye: Eye = None
        self.lag = 0  # milliseconds, half of the shortest of the last round trips
        self.alive = time.monotonic()  # when something was last heard of it
        self.pinged = float("-inf")
        self.closed = False
        self.waiting: deque[bytes] = deque()  # to be sent
        self._writer: asyncio.Future[None] | None = None  # who waits for something to send
        self._trips: list[int] = []
        self._ping: tuple[int, int] | None = None  # the last one that was not answered, and when it was sent

    @property
    def party(self) -> Party:
        """Who this is, for the table."""
        return Party(self.who, self.name, self.key, self.lag)

    def send(self, message: dict[str, Any] | bytes) -> None:
        """Let a message wait to be sent; a reader too slow is cut off."""
        if self.closed:
            return
        if len(self.waiting) >= QUEUE:
            self.cut()
            return
        self.waiting.append(message if isinstance(message, bytes) else encode(message))
        self._wake()

    def cut(self) -> None:
        """Close the connection; what still waits is dropped, the page will ask for it when it comes back."""
        self.closed = True
        self.waiting.clear()
        self._wake()

    def _wake(self) -> None:
        if self._writer is not None and not self._writer.done():
            self._writer.set_result(None)

    async def next(self) -> bytes | None:
        """What is to be sent next, as soon as there is something; None once the connection is closed."""
        while not self.waiting and not self.closed:
            self._writer = asyncio.get_running_loop().create_future()
            await self._writer
        return None if self.closed else self.waiting.popleft()

    def watch(self, seconds: float, now: int) -> None:
        """Ping it if it is time to, and cut it off if it has been silent for too long; both clocks are passed in."""
        if seconds - self.alive > PATIENCE:
            self.cut()
        elif seconds - self.pinged >= PING_SECONDS:
            self.pinged = seconds
            self._ping = secrets.randbits(PING_BITS), now
            self.send({"is": "ping", "ping": self._ping[0]})

    def returned(self, ping: int, now: int) -> None:
        """A ping came back: the shortest of the last trips is what the network takes at least.

        Only the last one sent says anything, and only once: what a page makes up would be time it gives itself.
        """
        if self._ping is None or ping != self._ping[0]:
            return
        (_, sent), self._ping = self._ping, None
        self._trips = [*self._trips[-4:], max(0, now - sent)]
        self.lag = min(self._trips) // 2
