"""The REST face: games, guests, tables, records, links to another device, health and figures."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec import Meta
from prometheus_client import generate_latest

from stolik.core.errors import StolikError
from stolik.core.options import Choice, Option, Switch, Whole
from stolik.core.registry import forms, game_class, levels
from stolik.core.registry import games as game_names
from stolik.core.telling import about, about_option, option_value, title
from stolik.core.verify import verify as verify_record
from stolik.server import errands
from stolik.server.asking import (
    answer,
    body_of,
    guest_of,
    hub_of,
    language_of,
    not_allowed,
    record_of,
    table_of,
    takes,
    trouble,
    unhurried,
)
from stolik.server.live import Live
from stolik.server.metrics import REGISTRY
from stolik.server.protocol import schema
from stolik.server.sessions import COOKIE, MOVING_SECONDS, YEARS, key_of
from stolik.server.shelf import Unreadable
from stolik.store.errors import StoreError
from stolik.tables.deciding import Refused
from stolik.tables.setup import Setup

router = APIRouter()
MOST_LISTED = 50


class Laying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody sends to lay a table."""

    setup: Setup
    password: Annotated[str, Meta(max_length=200)] = ""


class Moving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a seat whose holder wants to move to another device."""

    key: Annotated[str, Meta(min_length=16, max_length=128)]


class Redeeming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code, and the token by which the other device will hold the seat."""

    code: Annotated[str, Meta(min_length=16, max_length=128)]
    key: Annotated[str, Meta(min_length=16, max_length=128)]


class Left(msgspec.Struct, frozen=True):
    """What is left for whoever brings a code: a seat, and the hash of the token that held it then."""

    table: str
    seat: int
    key: str = ""


@router.get("/healthz", tags=["operation"])
async def health() -> Response:
    """The process is alive."""
    return answer({"alive": True})


@router.get("/readyz", tags=["operation"], responses={503: {"description": "the database does not answer"}})
def ready(request: Request) -> Response:
    """The process can serve: its database answers."""
    try:
        hub_of(request).store.ping()
    except StoreError as error:
        return answer({"ready": False, "why": str(error)}, 503)
    return answer({"ready": True})


@router.get("/metrics", tags=["operation"], response_class=PlainTextResponse)
async def metrics() -> Response:
    """Figures for Prometheus."""
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


@router.get("/api/schema", tags=["protocol"])
async def protocol() -> Response:
    """The JSON Schema of the messages a page may send over the WebSocket."""
    return answer(schema())


@router.get("/api/games", tags=["games"])
async def games(request: Request) -> Response:
    """All games with their options, levels of bots and kinds of clocks, in the reader's language."""
    return answer([_about(name, language_of(request)) for name in game_names()])


def _about(name: str, language: str) -> dict[str, Any]:
    kind = game_class(name)
    players: Any = next(option.default for option in kind.OPTIONS if option.name == "players")
    return {
        "name": name,
        "title": title(name, language),
        "about": about(name, language),
        "options": [_option(name, option, language) for option in kind.OPTIONS],
        "levels": levels(name),
        "clocks": list(kind.clocks),
        "chat": kind.chat,
        "forms": forms(name),
        "deals": kind.deals,
        "hints": kind.lists_all,  # at training tables; else they would tell what is valid
        "pairs": [list(side) for side in kind.sides(players) if len(side) > 1],
    }


def _option(name: str, option: Option, language: str) -> dict[str, Any]:
    told: dict[str, Any] = {"name": option.name, "rule": option.rule, "default": option.default}
    told["about"] = about_option(name, option, language)
    if isinstance(option, Whole):
        told |= {"kind": "whole", "low": option.low, "high": option.high, "none": option.may_be_none}
    elif isinstance(option, Choice):
        told |= {"kind": "choice", "choices": list(option.choices)}
        told["told"] = [option_value(name, option, choice, language) for choice in option.choices]
    else:
        told["kind"] = "switch" if isinstance(option, Switch) else "name"
    return told


@router.post("/api/me", tags=["guests"])
async def me(request: Request) -> Response:
    """Who the page is: the guest of its cookie, or a new one. Programs keep the identity themselves."""
    sessions = request.app.state.sessions
    identity = request.cookies.get(COOKIE)
    if sessions.who(identity) is None:
        unhurried(request, request.app.state.newcomers)
        identity = sessions.new()
    told = answer({"who": sessions.who(identity), "identity": identity})
    secure = request.url.scheme == "https"
    told.set_cookie(COOKIE, identity or "", YEARS * 365 * 86400, httponly=True, samesite="strict", secure=secure)
    return told


@router.get("/api/tables", tags=["tables"])
async def listed(request: Request) -> Response:
    """The tables anyone may join or watch, newest first, without those that everybody has left for long."""
    unhurried(request, request.app.state.visitors)
    hub = hub_of(request)
    found: list[dict[str, Any]] = []
    for name in await asyncio.to_thread(hub.store.listed):
        with contextlib.suppress(Unreadable):  # the log says so; the others are shown all the same
            live = await hub.find(name)
            if live is not None and not live.deserted and len(found) < MOST_LISTED:
                found.append(_summary(live))
    return answer(found)


def _summary(live: Live) -> dict[str, Any]:
    return {
        "table": live.name,
        "game": live.table.game.name,
        "options": dict(live.table.game.options),
        "phase": live.table.phase,
        "seats": [
            {"name": seat.name, "level": seat.level, "free": seat.free, "ready": seat.ready}
            for seat in live.table.seats
        ],
        "spectators": live.table.setup.spectators,
        "commitment": live.table.commitment,
    }


@router.post("/api/tables", tags=["tables"], status_code=201, openapi_extra=takes(Laying))
async def lay(request: Request) -> Response:
    """Lay a table."""
    who = guest_of(request)
    wanted = await body_of(request, Laying)
    if not request.app.state.settings.opens(wanted.password):
        raise trouble(request, 403, "password")
    if wanted.setup.previous:
        raise trouble(request, 422, "previous")
    try:
        name = await hub_of(request).create(msgspec.structs.replace(wanted.setup, owner=who))
    except StoreError:
        raise
    except StolikError as error:
        raise not_allowed(request, 422, "setup", error, wanted.setup.game) from error
    return answer({"table": name}, 201)


@router.get("/api/tables/{table}", tags=["tables"])
async def about_table(request: Request, table: str) -> Response:
    """What anyone with the link may know of a table."""
    unhurried(request, request.app.state.visitors)
    return answer(_summary(await table_of(request, table)))


@router.get("/api/tables/{table}/record", tags=["tables"], responses={409: {"description": "not over yet"}})
async def record(request: Request, table: str) -> Response:
    """The whole record of a match that is over, its seed revealed."""
    _, record = await record_of(request, table)
    return Response(await asyncio.to_thread(record.dumps), media_type="application/json")


@router.get("/api/tables/{table}/verify", tags=["tables"], responses={409: {"description": "not over yet"}})
async def verify(request: Request, table: str) -> Response:
    """Whether all deals of a finished match come from the seed promised at its beginning.

    For whoever works them out again: `owed` says of each deal of the record how many numbers, and below which.
    """
    _, record = await record_of(request, table)
    verdict = await asyncio.to_thread(verify_record, record)
    found = {"good": verdict.good, "problems": verdict.problems, "notes": verdict.notes, "deals": verdict.deals}
    return answer({**found, "owed": verdict.owed})


@router.post(
    "/api/tables/{table}/rematch",
    tags=["tables"],
    openapi_extra=takes(Moving),
    responses={409: {"description": "not over"}},
)
async def rematch(request: Request, table: str) -> Response:
    """Another match of the same people: the first who asks lays the table, all others find it."""
    guest_of(request)
    live = await table_of(request, table)
    moving = await body_of(request, Moving)
    if live.table.seat_of(key_of(moving.key)) is None:
        raise not_allowed(request, 403, "no-seat", Refused("no-seat"))
    if live.table.phase != "over":
        raise not_allowed(request, 409, "not-over", Refused("not-over"))
    return answer({"table": await errands.rematch(hub_of(request), live.table)})


@router.post("/api/tables/{table}/link", tags=["guests"], openapi_extra=takes(Moving))
async def link(request: Request, table: str) -> Response:
    """A one-time code by which another device can take over a seat."""
    guest_of(request)
    live = await table_of(request, table)
    moving = await body_of(request, Moving)
    key = key_of(moving.key)
    seat = live.table.seat_of(key)
    if seat is None:
        raise not_allowed(request, 403, "no-seat", Refused("no-seat"))
    code = secrets.token_urlsafe(24)
    left = msgspec.json.encode(Left(table, seat, key))
    await asyncio.to_thread(hub_of(request).store.links.save, _hashed(code), left, time.time() + MOVING_SECONDS)
    return answer({"code": code, "seconds": MOVING_SECONDS})


@router.post(
    "/api/links",
    tags=["guests"],
    openapi_extra=takes(Redeeming),
    responses={409: {"description": "the seat is another's now"}},
)
async def redeem(request: Request) -> Response:
    """Take over a seat on this device by a one-time code; the device has it when this is answered."""
    guest_of(request)
    redeeming = await body_of(request, Redeeming)
    hub = hub_of(request)
    found = await asyncio.to_thread(hub.store.links.take, _hashed(redeeming.code))
    if found is None:
        raise trouble(request, 404, "no-link")
    left = msgspec.json.decode(found, type=Left)
    await table_of(request, left.table)
    try:
        await errands.move_seat(hub, left.table, left.seat, left.key, key_of(redeeming.key))
    except errands.LinkOver:
        raise trouble(request, 409, "link-seat") from None
    except Refused as error:
        raise not_allowed(request, 409, "have-seat", error) from None
    return answer({"table": left.table, "seat": left.seat})


def _hashed(code: str) -> bytes:
    """What the log keeps of a one-time code."""
    return hashlib.sha256(code.encode("utf-8", "replace")).digest()
