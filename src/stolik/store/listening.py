"""The thread that hears what other processes announce through PostgreSQL."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

import psycopg

from stolik.store.watching import CATCH_UP, REPLACED, News

CHANNEL = "stolik"  # new entries
TALK = "stolik_talk"  # what processes say to each other
LOOK_UP = 0.2  # seconds between looking whether to stop
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)  # seconds between attempts to connect again; the last one repeats

_log = logging.getLogger(__name__)


class Listener:
    """Listens on a connection of its own; when that breaks, it connects again and says that news may be missing."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]], news: News) -> None:
        self._connect = connect
        self._news = news
        self._stopping = threading.Event()
        connection = self._listening()
        self._thread = threading.Thread(target=self._run, args=(connection,), name="stolik-listen", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopping.set()
        self._thread.join()

    def _listening(self) -> psycopg.Connection[Any]:
        connection = self._connect()
        for channel in (CHANNEL, TALK):
            connection.execute(f"LISTEN {channel}".encode())
        return connection

    def _run(self, connection: psycopg.Connection[Any] | None) -> None:
        while connection is not None:
            try:
                while not self._stopping.is_set():
                    for notice in connection.notifies(timeout=LOOK_UP):
                        if notice.channel == TALK:
                            self._news.say(notice.payload)
                        else:
                            self._pass_on(notice.payload)
                connection.close()
                return
            except (psycopg.Error, OSError) as error:
                _log.warning("the connection that hears of new entries broke: %s", error)
                connection.close()
            connection = self._again()

    def _again(self) -> psycopg.Connection[Any] | None:
        """Connected again, or None when it is time to stop."""
        attempt = 0
        while not self._stopping.wait(PAUSES[min(attempt, len(PAUSES) - 1)]):
            attempt += 1
            try:
                connection = self._listening()
            except (psycopg.Error, OSError):
                continue
            self._news.tell(*CATCH_UP)
            return connection
        return None

    def _pass_on(self, payload: str) -> None:
        number, space, table = payload.partition(" ")
        if number.isdecimal() and (table or (space and int(number) == REPLACED[1])):
            self._news.tell(table, int(number))
        else:  # somebody else uses our channel
            _log.warning("a notification that is none of ours: %.80r", payload)
