"""From the thread that writes the log to the task that waits for it."""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import Future


def answer_of(appending: Future[bool]) -> asyncio.Future[bool]:
    """What the log says, for a task to wait for; with less ado than `asyncio.wrap_future`, which goes both ways."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[bool] = loop.create_future()

    def settle() -> None:
        if answer.cancelled():
            return
        error = appending.exception()
        if error is None:
            answer.set_result(appending.result())
        else:
            answer.set_exception(error)

    def done(_: Future[bool]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop may be closed already
            loop.call_soon_threadsafe(settle)

    appending.add_done_callback(done)
    return answer
