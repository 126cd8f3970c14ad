"""The application: its parts put together, and what every answer carries."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib import metadata
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute

from stolik.server import http, pages, study
from stolik.server.asking import Trouble
from stolik.server.collecting import collect_the_young
from stolik.server.hub import Hub
from stolik.server.limits import Buckets
from stolik.server.sessions import Sessions
from stolik.server.settings import Settings
from stolik.server.socket import serve
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
    "required": ["code", "words"],
    "properties": {name: {"type": "string"} for name in ("code", "words")},
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
    }.items()
}


def make_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Log.open, settings.database)
        app.state.sessions = Sessions(await asyncio.to_thread(store.secret, "identities"))
        app.state.hub = hub = Hub(store, settings)
        collect_the_young()
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
    guests: dict[str, int] = {}  # open sockets by guest
    app.include_router(http.router, responses=REFUSALS)
    app.include_router(study.router, responses=REFUSALS)
    app.include_router(pages.router)  # last: it answers at every address that nothing else has

    @app.exception_handler(Trouble)
    async def troubled(_: Request, trouble: Trouble) -> JSONResponse:
        return JSONResponse({"code": trouble.code, "words": trouble.words}, trouble.status)

    @app.exception_handler(RequestValidationError)
    async def mistyped(_: Request, error: RequestValidationError) -> JSONResponse:
        found = error.errors()[0]
        words = f"{' '.join(str(part) for part in found['loc'])}: {found['msg']}"
        return JSONResponse({"code": "request", "words": words}, 422)

    @app.middleware("http")
    async def guard(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
        if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request, settings):
            return JSONResponse({"code": "origin", "words": "this page belongs to another site"}, 403)
        allowed = methods_at(request.url.path)
        if allowed and request.method not in allowed | {"HEAD"}:
            words = f"at this address there is only {' and '.join(sorted(allowed))}"
            response: Response = JSONResponse(
                {"code": "method", "words": words}, 405, {"Allow": ", ".join(sorted(allowed))}
            )
        else:
            response = await answer(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    @app.websocket("/tables/{table}")
    async def table(socket: WebSocket, table: str) -> None:
        if same_origin(socket, settings):
            await serve(socket, table, app.state.hub, app.state.sessions, guests)
        else:
            await socket.close(1008)

    return app


def methods_at(path: str) -> set[str]:
    """What may be done at an address of the REST face, all its routes together; nothing where it has none."""
    routes = [route for part in (http, study) for route in part.router.routes if isinstance(route, APIRoute)]
    return {method for route in routes if route.path_regex.match(path) for method in route.methods or ()}


def same_origin(request: Request | WebSocket, settings: Settings) -> bool:
    """Whether a page of our own asks, or no page at all: browsers always name the page's origin."""
    origin = request.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == request.headers.get("host", "")
