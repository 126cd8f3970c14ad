"""What all requests share: who asks, for which table, in which language, with what body; and how one is refused."""

from __future__ import annotations

import asyncio
import time
from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response
from fastapi.requests import HTTPConnection

from stolik.core.errors import StolikError, shorten
from stolik.core.record import Record
from stolik.core.words import LANGUAGES, say
from stolik.server.hub import Hub
from stolik.server.limits import LARGEST_BODY, Buckets
from stolik.server.live import Live
from stolik.server.sessions import COOKIE
from stolik.server.wording import wording
from stolik.tables import seen
from stolik.tables.deciding import Refused

Body = TypeVar("Body")


class Trouble(Exception):
    """A request that cannot be met: a status, a short code, words for the reader, and the rule if it was one."""

    def __init__(self, status: int, code: str, words: str, rule: str = "") -> None:
        self.status, self.code, self.words, self.rule = status, code, words, rule


def language_of(request: HTTPConnection) -> str:
    """The reader's language."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "")[:2]
    return wanted if wanted in LANGUAGES else "en"


def trouble(request: HTTPConnection, status: int, code: str, **values: Any) -> Trouble:
    """A refusal that the server has words for."""
    return Trouble(status, code, say(f"server-refuses-{code}", language_of(request), **values))


def not_allowed(request: HTTPConnection, status: int, code: str, error: StolikError, game: str = "") -> Trouble:
    """A refusal because of what the core or a table says."""
    words, rule = wording(error, language_of(request), game)
    return Trouble(status, error.code if isinstance(error, Refused) else code, words, rule)


def told(refused: Trouble) -> Response:
    """A refusal as it is answered."""
    return answer({"code": refused.code, "rule": refused.rule, "words": refused.words}, refused.status)


def answer(content: Any, status: int = 200) -> Response:
    """Anything as JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The body of a request as what it must be; one clear error if it is not."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LARGEST_BODY:
            raise trouble(request, 413, "too-large", most=LARGEST_BODY)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise trouble(request, 422, "body", why=shorten(str(error), 300)) from None


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
        raise trouble(request, 401, "identity")
    unhurried(request, request.app.state.requests, who)
    return who


def unhurried(request: Request, buckets: Buckets, name: str = "") -> None:
    """Refuse whoever asks too often: by name, or without one by the address they ask from."""
    address = request.client.host if request.client else ""
    if not buckets.take(name or address, time.monotonic()):
        raise trouble(request, 429, "too-fast")


async def table_of(request: Request, name: str) -> Live:
    """A table by name."""
    live = await hub_of(request).find(name)
    if live is None:
        raise trouble(request, 404, "no-table")
    return live


async def record_of(request: Request, name: str) -> tuple[Live, Record]:
    """The record of a match that is over, for spectators too: where they see everything later, it opens later."""
    unhurried(request, request.app.state.readers)
    live = await table_of(request, name)
    if live.table.phase == "over" and live.late.table.phase != "over":
        raise trouble(request, 409, "delayed", seconds=live.table.setup.delay)
    try:
        return live, await asyncio.to_thread(seen.record, live.table)
    except Refused as error:
        raise not_allowed(request, 409, "not-over", error) from None


def takes(kind: type) -> dict[str, Any]:
    """The description of a request's body for OpenAPI."""
    (root,), parts = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    inlined = parts.get(kind.__name__, root)
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": inlined}}}}
