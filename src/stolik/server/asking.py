"""What all requests share: who asks, for which table, in which language, with what body; and how one is refused."""

from __future__ import annotations

import time
from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response

from stolik.core.errors import shorten
from stolik.core.words import LANGUAGES, say
from stolik.server.hub import Hub
from stolik.server.limits import LARGEST_BODY
from stolik.server.live import Live
from stolik.server.sessions import COOKIE

Body = TypeVar("Body")


class Trouble(Exception):
    """A request that cannot be met: a status, a short code, and words for the reader."""

    def __init__(self, status: int, code: str, words: str = "") -> None:
        self.status, self.code, self.words = status, code, words


def language_of(request: Request) -> str:
    """The reader's language."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "")[:2]
    return wanted if wanted in LANGUAGES else "en"


def answer(content: Any, status: int = 200) -> Response:
    """Anything as JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The body of a request as what it must be; one clear error if it is not."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LARGEST_BODY:
            raise Trouble(413, "too-large", f"at most {LARGEST_BODY} bytes are read")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Trouble(422, "body", shorten(str(error), 300)) from None


def hub_of(request: Request) -> Hub:
    """The tables of this process."""
    hub: Hub = request.app.state.hub
    return hub


def guest_of(request: Request) -> str:
    """The guest who asks."""
    bearer = request.headers.get("authorization", "")
    identity = bearer[7:] if bearer.lower().startswith("bearer ") else request.cookies.get(COOKIE)
    who: str | None = request.app.state.sessions.who(identity)
    if who is None:
        raise Trouble(401, "identity", say("server-refuses-identity", language_of(request)))
    if not request.app.state.requests.take(who, time.monotonic()):
        raise Trouble(429, "too-fast", say("server-refuses-too-fast", language_of(request)))
    return who


async def table_of(request: Request, name: str) -> Live:
    """A table by name."""
    live = await hub_of(request).find(name)
    if live is None:
        raise Trouble(404, "no-table", say("server-refuses-no-table", language_of(request)))
    return live


def takes(kind: type) -> dict[str, Any]:
    """The description of a request's body for OpenAPI."""
    (root,), parts = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    inlined = parts.get(kind.__name__, root)
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": inlined}}}}
