"""The application: its parts put together, and what every answer carries."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib import metadata
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute

from stolik.core.errors import shorten
from stolik.core.telling import listed
from stolik.server import http, interpreter, pages, study
from stolik.server.asking import Trouble, language_of, told, trouble
from stolik.server.guarding import known_host, same_origin
from stolik.server.hub import Hub
from stolik.server.limits import Buckets
from stolik.server.sessions import Sessions
from stolik.server.settings import Settings
from stolik.server.shelf import Unreadable
from stolik.server.socket import serve
from stolik.store.errors import StoreError
from stolik.store.log import Log

log = logging.getLogger("stolik.server")
CSP = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}

# How every refusal looks, for OpenAPI.
REFUSED = {
    "type": "object",
    "required": ["code", "rule", "words"],
    "properties": {name: {"type": "string"} for name in ("code", "rule", "words")},
}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"description": why, "content": {"application/json": {"schema": REFUSED}}}
    for status, why in {
        401: "unknown guest",
        403: "not allowed",
        404: "no such thing",
        405: "not this way",
        409: "not now",
        413: "too large",
        422: "makes no sense",
        429: "too fast",
        503: "not possible at the moment",
    }.items()
}


def make_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Log.open, settings.database)

        async def know_guests() -> None:  # again after a restore: identities may be signed by another key
            app.state.sessions = Sessions(await asyncio.to_thread(store.secret, "identities"))

        await know_guests()
        app.state.hub = hub = Hub(store, settings, know_guests)
        interpreter.set_up()
        await hub.start()
        log.info("serving", extra={"server": settings.process})
        try:
            yield
        finally:
            await hub.close()
            await asyncio.to_thread(store.close)
            log.info("stopped", extra={"server": settings.process})

    app = FastAPI(title="Stolik", version=metadata.version("stolik"), lifespan=life, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.state.requests = Buckets(60, 5)  # by guest
    app.state.newcomers = Buckets(30, 0.5)  # by address
    app.state.visitors = Buckets(200, 20)  # by address, who look at what tables there are
    app.state.readers = Buckets(100, 10)  # by address, who read matches that are over
    guests: dict[str, int] = {}  # open sockets by guest
    app.include_router(http.router, responses=REFUSALS)
    app.include_router(study.router, responses=REFUSALS)
    app.include_router(pages.router)  # last: it answers at every address that nothing else has

    _answer_errors(app)

    @app.middleware("http")
    async def guard(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
        allowed = methods_at(request.url.path)
        if not known_host(request, settings):
            response = told(trouble(request, 403, "host", host=shorten(request.headers.get("host", ""))))
        elif request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request, settings):
            response = told(trouble(request, 403, "origin"))
        elif allowed and request.method not in allowed | {"HEAD"}:
            there = sorted(allowed)
            response = told(trouble(request, 405, "method", methods=listed(there, language_of(request))))
            response.headers["Allow"] = ", ".join(there)
        else:
            response = await answer(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    @app.websocket("/tables/{table}")
    async def table(socket: WebSocket, table: str) -> None:
        if known_host(socket, settings) and same_origin(socket, settings):
            await serve(socket, table, app.state.hub, app.state.sessions, guests)
        else:
            await socket.close(1008)

    return app


def _answer_errors(app: FastAPI) -> None:
    """Whatever goes wrong is answered as a refusal."""

    @app.exception_handler(Trouble)
    async def troubled(_: Request, refused: Trouble) -> Response:
        return told(refused)

    @app.exception_handler(StoreError)
    async def failed(request: Request, error: StoreError) -> Response:
        log.error("the database failed", extra={"why": str(error)})
        return told(trouble(request, 503, "store"))

    @app.exception_handler(Unreadable)
    async def unreadable(request: Request, _: Unreadable) -> Response:
        return told(trouble(request, 503, "unreadable"))

    @app.exception_handler(RequestValidationError)
    async def mistyped(request: Request, error: RequestValidationError) -> Response:
        found = error.errors()[0]
        why = f"{' '.join(str(part) for part in found['loc'])}: {found['msg']}"
        return told(trouble(request, 422, "body", why=why))


def methods_at(path: str) -> set[str]:
    """What may be done at an address of the REST face, all its routes together; nothing where it has none."""
    routes = [route for part in (http, study) for route in part.router.routes if isinstance(route, APIRoute)]
    return {method for route in routes if route.path_regex.match(path) for method in route.methods or ()}
