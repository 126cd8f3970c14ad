"""What `benchmarks.live` measures, each in its own process: the server, and a bare one that only passes on."""

from __future__ import annotations

import contextlib
import os
import sys
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


def bare() -> Starlette:
    """As little as can be on the same stack: whatever one socket of a table sends is sent to all of that table."""
    tables: dict[str, set[WebSocket]] = defaultdict(set)

    async def serve(socket: WebSocket) -> None:
        here = tables[socket.path_params["table"]]
        await socket.accept()
        here.add(socket)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                text = await socket.receive_text()
                for each in list(here):
                    await each.send_text(text)
        here.discard(socket)

    return Starlette(routes=[WebSocketRoute("/tables/{table}", serve)])


def stolik(database: str) -> Any:
    """The server itself."""
    from stolik.server.app import make_app
    from stolik.server.logs import structured
    from stolik.server.settings import Settings

    structured("WARNING")
    return make_app(Settings(database))


def main(kind: str, port: str, core: str, *arguments: str) -> None:
    """Serve on one core."""
    if hasattr(os, "sched_setaffinity") and int(core) >= 0:
        os.sched_setaffinity(0, {int(core)})
    make: Callable[..., Any] = {"bare": bare, "stolik": stolik}[kind]
    uvicorn.run(  # as `stolik serve` does
        make(*arguments),
        port=int(port),
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_graceful_shutdown=5,
        backlog=8192,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
