"""A real server in a process of its own, which can be killed and started again.

It is what `stolik serve` runs, in a process forked from one that has imported everything: see `tests.forking`.
"""

from __future__ import annotations

import functools
import os
import signal
import socket
import sys
import time
import traceback
import urllib.error
import urllib.request
from pathlib import Path

from tests.forking import Forked, Nest, fork_for

START_SECONDS = 120


class Running:
    """A server on a free port, with its database in a folder."""

    def __init__(self, folder: Path, *options: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.options = options
        self.log = folder / "server.log"
        self.start()

    def start(self) -> None:
        """Start it and wait until it is ready."""
        command = ["serve", "--port", str(self.port), "--database", self.database, *self.options]
        self.process = Forked(nest().fork(command=command, log=str(self.log), environment=dict(os.environ)))
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            if not self.process.alive():
                raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.02)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self.process.kill()

    def stop(self) -> bool:
        """Ask it to stop; whether it took leave properly."""
        self.process.signal(signal.SIGTERM)
        end = time.monotonic() + START_SECONDS
        while self.process.alive():
            assert time.monotonic() < end, "the server does not stop"
            time.sleep(0.005)
        return '"what": "stopped"' in self.log.read_text()


@functools.cache
def nest() -> Nest:
    """Where all servers of these tests come from; it goes when the tests do."""
    return Nest("tests.server.running")


def serve(command: list[str], log: str, environment: dict[str, str]) -> None:
    """Carry out a command of ours in this process, which it is the end of."""
    from stolik.cli.main import app

    os.environ.clear()
    os.environ.update(environment)
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(out, 1)
    os.dup2(out, 2)
    sys.stdin = open(os.devnull)  # noqa: SIM115  the orders are not for it
    try:
        app(command)
    except BaseException:  # also that it ends, which is how a command returns
        traceback.print_exc()
    os._exit(1)


def main() -> None:
    """Fork a server for every order that comes in."""
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto  # noqa: F401  so that no server has to

    import stolik
    import stolik.cli.main
    import stolik.server.app
    import stolik.store.sqlite

    for name in stolik.games():
        stolik.game(name)
    fork_for(serve)


if __name__ == "__main__":
    main()
