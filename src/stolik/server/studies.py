"""The worker that thinks for readers: hints, and boards to try moves on. It gives way to the bots in seats."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from stolik.core.errors import StolikError

SECONDS = 1.5  # that a hint or a board thinks
Result = TypeVar("Result")


class Busy(StolikError):
    """Somebody asks for more while the last question is still being thought about, or too many others do."""


class Studies:
    """All that is thought at once for readers in this process."""

    def __init__(self) -> None:
        self._soon = ThreadPoolExecutor(1, "hint", initializer=give_way)
        self._asking: set[str] = set()  # guests whose question is being thought about
        self._tasks: set[asyncio.Task[None]] = set()

    async def soon(self, who: str, do: Callable[..., Result], *arguments: Any) -> Result:
        """Think about a short question; Busy if this guest has one open already."""
        if who in self._asking:
            raise Busy(who)
        self._asking.add(who)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._soon, do, *arguments)
        finally:
            self._asking.discard(who)

    def do(self, doing: Coroutine[Any, Any, None]) -> None:
        """Let something be done while nobody waits for it here."""
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Let the worker go."""
        for task in self._tasks:
            task.cancel()
        self._soon.shutdown(wait=False, cancel_futures=True)


def give_way() -> None:
    """Let this thread have what others leave of the processor, where the system can do that for a thread."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
