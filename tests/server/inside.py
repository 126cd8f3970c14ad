"""A server inside the test: the whole application with its hub and log, asked without a port."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from fastapi import FastAPI

from stolik.server.app import make_app
from stolik.server.connection import Connection
from stolik.server.hub import Hub
from stolik.server.live import Live
from stolik.server.sessions import key_of
from stolik.server.settings import Settings
from stolik.tables.commands import AnyCommand
from stolik.tables.waiting import Request


class Inside:
    """An application that runs, a guest who asks it, and pages at its tables."""

    def __init__(self, app: FastAPI, client: httpx.AsyncClient) -> None:
        self.app, self.client = app, client
        self.hub: Hub = app.state.hub

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """One request."""
        return await self.client.request(method, path, json=body, headers=headers)

    async def lay(self, **setup: Any) -> Live:
        """A table."""
        laid = await self.ask("POST", "/api/tables", {"setup": setup})
        assert laid.status_code == 201, laid.text
        live = await self.hub.find(laid.json()["table"])
        assert live is not None
        return live

    async def come(self, live: Live, key: str, last: int | None = None) -> Connection:
        """A page that looks at a table."""
        page = Connection(f"guest {key}", "", key_of(key), "en")
        live.welcome(page, last)
        return page

    async def do(self, live: Live, key: str, command: AnyCommand) -> None:
        """Let whoever holds a key do something, and wait until it is done."""
        page = Connection(f"guest {key}", "", key_of(key), "en")
        self.hub.submit(live, Request(command, page.party, "en", page))
        await quiet(live)
        (said,) = [part for part in page.waiting if b'"is":"refused"' in part or b'"is":"done"' in part]
        assert b'"is":"done"' in said, said


async def quiet(*lives: Live) -> None:
    """Until nothing is being written and no bot thinks."""
    while any(live.pumping or live.thinking for live in lives):
        await asyncio.sleep(0.005)


@asynccontextmanager
async def inside(settings: Settings) -> AsyncIterator[Inside]:
    """The server, from its beginning to its end."""
    app = make_app(settings)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
    ):
        asked = Inside(app, client)
        client.headers["authorization"] = f"Bearer {(await asked.ask('POST', '/api/me')).json()['identity']}"
        yield asked


def run(settings: Settings, evening: Callable[[Inside], Awaitable[None]]) -> None:
    """Let something happen at a server; the interpreter is afterwards as it was before."""

    async def begin() -> None:
        async with inside(settings) as server:
            await evening(server)

    before, turn = gc.get_threshold(), sys.getswitchinterval()
    try:
        asyncio.run(begin())
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(turn)
