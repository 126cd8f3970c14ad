"""Group commit: whatever waits to be appended goes into one transaction, and each append is judged by itself."""

from __future__ import annotations

import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from stolik.core.errors import StolikError
from stolik.store.database import Database
from stolik.store.errors import Replaced, StoreError, UnknownTable
from stolik.store.schema import entries

LARGEST_GROUP = 500  # appends in one transaction
BUSY = 0.02  # seconds after a transaction of several appends in which a group is waited for: more will come
GATHERING = 0.005  # seconds: about as long as a disk takes to synchronise, so nobody feels it
Answer = bool | StolikError


def _new_token() -> int:
    return secrets.randbits(63)


@dataclass(frozen=True, slots=True)
class Append:
    """Entries that want to be the next of a table, beginning with this number."""

    table: str
    number: int
    bodies: tuple[bytes, ...]
    making: int  # of the log that this process knows
    token: int = field(default_factory=_new_token)
    done: Future[bool] = field(default_factory=Future)


def append_all(database: Database, appends: Sequence[Append]) -> list[Answer]:
    """Write what fits on the end of its table, all in one transaction: True, False or why not, for each append."""

    def work(connection: Any, again: bool) -> list[Answer]:
        # In one order everywhere: two processes that lock the same tables never wait for each other in a circle.
        names = sorted({append.table for append in appends})
        making, lengths = database.hold(connection, names)
        ours = _written_before(connection, appends) if again else set()
        answers: list[Answer] = []
        fresh: list[Append] = []
        for append in appends:
            if append.making != making:
                answers.append(Replaced())
            elif append.table not in lengths:
                answers.append(UnknownTable(append.table))
            elif append.token in ours:
                answers.append(True)
            elif append.number != lengths[append.table]:
                answers.append(False)
            else:
                answers.append(True)
                fresh.append(append)
                lengths[append.table] += len(append.bodies)
        if fresh:
            _insert(database, connection, fresh)
            database.announce(connection, {append.table: lengths[append.table] - 1 for append in fresh})
        return answers

    return database.append(work)


def _written_before(connection: Connection, appends: Sequence[Append]) -> set[int]:
    """The tokens of appends that are in the log already, from a commit whose answer never reached us."""
    names = {append.table for append in appends}
    tokens = [append.token for append in appends]
    found = select(entries.c.token).where(entries.c.table_name.in_(names), entries.c.token.in_(tokens))
    return set(connection.scalars(found))


def _insert(database: Database, connection: Any, appends: Sequence[Append]) -> None:
    rows = [
        {"table_name": append.table, "number": append.number + place, "body": body, "token": append.token}
        for append in appends
        for place, body in enumerate(append.bodies)
    ]
    database.add_entries(connection, rows)


class Writer:
    """A thread that appends: while one transaction is being synchronised, the next group gathers.

    Where much is going on it also waits a moment for more: a transaction costs more than all that is in it.
    """

    def __init__(self, database: Database, written: Callable[[Append], None]) -> None:
        self._database = database
        self._written = written  # called for each append that is durable, before its future is done
        self._waiting: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._closed = False
        self._closing = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="stolik-log", daemon=True)
        self._thread.start()

    def put(self, append: Append) -> Future[bool]:
        """Write it as soon as may be."""
        append.done.set_running_or_notify_cancel()  # what is on its way to the disk cannot be called back
        with self._closing:
            if self._closed:
                raise StoreError("the log is closed")
            self._waiting.put(append)
        return append.done

    def close(self) -> None:
        """Write everything that waits, then stop."""
        with self._closing:
            if not self._closed:
                self._waiting.put(None)
            self._closed = True
        self._thread.join()

    def _run(self) -> None:
        busy_until = 0.0
        while (first := self._waiting.get()) is not None:
            if time.monotonic() < busy_until:
                time.sleep(GATHERING)
            group: list[Append] = [first]
            last = False
            while len(group) < LARGEST_GROUP and not last and not self._waiting.empty():
                append = self._waiting.get()
                if append is None:
                    last = True
                else:
                    group.append(append)
            self._commit(group)
            busy_until = time.monotonic() + BUSY if len(group) > 1 else 0.0
            if last:
                return

    def _commit(self, group: list[Append]) -> None:
        try:
            answers = append_all(self._database, group)
        except Exception as error:
            # Whatever it was, a waiting player hears of it, and the thread goes on.
            answers = [error if isinstance(error, StolikError) else StoreError(f"not written: {error!r}")] * len(group)
        for append, answer in zip(group, answers, strict=True):
            if isinstance(answer, StolikError):
                append.done.set_exception(answer)
                continue
            if answer:
                self._written(append)
            append.done.set_result(answer)
