"""Who wants to hear of new entries, and the thread that tells them."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

Heard = Callable[[str, int], None]
Overheard = Callable[[str], None]
CATCH_UP = ("", -1)  # news may have been lost: look at everything
REPLACED = ("", 0)  # a restore has replaced the log

_log = logging.getLogger(__name__)


class News:
    """Passes news on from a thread of its own; of a table's news that wait, only the newest is kept."""

    def __init__(self) -> None:
        self._watchers: dict[object, Heard] = {}
        self._listeners: dict[object, Overheard] = {}
        self._waiting: dict[str, int] = {}
        self._changed = threading.Condition()
        self._closed = False
        self._thread: threading.Thread | None = None

    def watch(self, heard: Heard) -> Callable[[], None]:
        """Tell this one too; returns how to stop."""
        key = object()
        with self._changed:
            self._watchers[key] = heard
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="stolik-news", daemon=True)
                self._thread.start()

        def stop() -> None:
            with self._changed:
                self._watchers.pop(key, None)

        return stop

    def tell(self, table: str, number: int) -> None:
        """Pass it on soon; returns at once."""
        with self._changed:
            if self._watchers:
                self._waiting[table] = max(number, self._waiting.get(table, number))
                self._changed.notify()

    def overhear(self, heard: Overheard) -> Callable[[], None]:
        """Let this one hear what processes say to each other, on the thread it comes by; returns how to stop."""
        key = object()
        self._listeners[key] = heard

        def stop() -> None:
            self._listeners.pop(key, None)

        return stop

    def say(self, word: str) -> None:
        """Pass on at once what a process has said."""
        for heard in list(self._listeners.values()):
            try:
                heard(word)
            except Exception:
                _log.exception("a listener failed at a word of another process")

    def close(self) -> None:
        """Pass on what waits, then stop."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def _run(self) -> None:
        while True:
            with self._changed:
                while not self._waiting and not self._closed:
                    self._changed.wait()
                news, self._waiting = self._waiting, {}
                watchers = list(self._watchers.values())
                if not news:
                    return
            for table, number in news.items():
                for heard in watchers:
                    try:
                        heard(table, number)
                    except Exception:
                        _log.exception("a watcher failed at entry %d of table %r", number, table)
