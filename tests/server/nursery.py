"""Servers for the tests to kill and freeze: real processes, forked from one that has imported and compiled everything.

`running` starts a server from its command line.
"""

from __future__ import annotations

import json
import os
import socket
import time
from pathlib import Path

from tests.forking import Forked, Nest, fork_for

PATIENCE = 120  # seconds until a server must have begun to listen


class Server(Forked):
    """A server process."""

    def __init__(self, pid: int, port: int) -> None:
        super().__init__(pid)
        self.port, self.url = port, f"http://127.0.0.1:{port}"


class Nursery:
    """Starts servers in a fraction of a second."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "servers.log"
        self._nest = Nest("tests.server.nursery")

    def start(self, database: str, port: int) -> Server:
        """A server that listens when this returns."""
        server = Server(self._nest.fork(database=database, port=port, log=str(self.log)), port)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                return server
            except OSError:
                assert time.monotonic() < end, self.log.read_text()[-2000:]
                time.sleep(0.005)

    def complaints(self) -> list[str]:
        """What the servers logged as errors."""
        said = [line for line in self.log.read_text(errors="replace").splitlines() if line.startswith("{")]
        whole = [line for line in said if line.endswith("}")]
        return [line for line in whole if json.loads(line)["level"] in ("error", "critical")]

    def close(self) -> None:
        """End all that are left."""
        self._nest.close()


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def warm() -> None:
    """Have all code in memory that a table of any game needs."""
    import stolik
    from stolik.tables import seen
    from stolik.tables.deciding import begins
    from stolik.tables.setup import Setup
    from stolik.tables.table import Table

    for name in stolik.games():
        bots = dict.fromkeys(range(stolik.game(name).players), stolik.levels(name)[0])
        table = Table("t", Setup(game=name, bots=bots), bytes(32))
        for entry in begins(table):
            table.apply(entry, 0)
        match = table.match
        assert match is not None
        seat = match.acting[0]
        stolik.bot(name, stolik.levels(name)[0]).choose(table.game, table.game.hide(match.state, seat), seat)
        for eye in table.heard:
            seen.snapshot(table, eye, 0)
            seen.checked(table, eye, -1, "en")


def serve(database: str, port: int, log: str) -> None:
    """Serve until killed."""
    import uvicorn

    from stolik.server.app import make_app
    from stolik.server.logs import structured
    from stolik.server.settings import Settings

    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(out, 1)
    os.dup2(out, 2)
    structured("WARNING")
    uvicorn.run(
        make_app(Settings(database)), port=port, log_config=None, access_log=False, ws_per_message_deflate=False
    )


def main() -> None:
    """Fork a server for every order that comes in."""
    import uvicorn.protocols.websockets.auto  # noqa: F401  so that no server has to

    import stolik.server.app
    import stolik.store.postgres
    import stolik.store.sqlite  # noqa: F401

    warm()
    fork_for(serve)


if __name__ == "__main__":
    main()
