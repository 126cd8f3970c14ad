"""The WebSocket of a table: hello first, then commands; malformed frames are refused one by one, the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stolik.core.errors import shorten
from stolik.core.words import say
from stolik.server.clocks import now
from stolik.server.connection import Connection
from stolik.server.hints import give_hint
from stolik.server.hub import Hub
from stolik.server.limits import LARGEST_FRAME, MOST_CONNECTIONS
from stolik.server.live import Live
from stolik.server.metrics import BAD_FRAMES, CONNECTIONS, FRAMES
from stolik.server.protocol import VERSION, Check, Hello, Hint, Look, Pong, Speak, decode
from stolik.server.sessions import COOKIE, Sessions, key_of
from stolik.server.shelf import Unreadable
from stolik.store.errors import StoreError
from stolik.tables import seen
from stolik.tables.commands import KEY_LENGTH, Say
from stolik.tables.waiting import Request

log = logging.getLogger("stolik.server")
HELLO_SECONDS = 10


async def serve(socket: WebSocket, table: str, hub: Hub, sessions: Sessions, guests: dict[str, int]) -> None:
    """Look after one page from its hello until it goes."""
    await socket.accept()
    connection, live, last = None, None, None
    with contextlib.suppress(TimeoutError, WebSocketDisconnect):
        try:
            connection, live, last = await _greet(socket, table, hub, sessions, guests)
            if live is not None and last is not None and last > _heard(live, connection):
                await hub.look_again(live)  # this page has heard more from another process than has come to this one
        except StoreError as error:  # the page comes back by itself
            log.warning("cannot greet", extra={"table": table, "why": str(error)})
            connection = None
    if connection is None or live is None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may be gone already
            await socket.close(1008)
        return
    guests[connection.who] = guests.get(connection.who, 0) + 1
    CONNECTIONS.inc()
    live.welcome(connection, last)
    connection.watch(time.monotonic(), now())  # the first ping says that all that was missed has been told
    live.touched = time.monotonic()
    writing = asyncio.ensure_future(_write(socket, connection))
    try:
        await _read(socket, connection, hub, live)
    finally:
        connection.cut()
        live.part(connection)
        live.touched = time.monotonic()
        guests[connection.who] -= 1
        if not guests[connection.who]:
            del guests[connection.who]
        CONNECTIONS.dec()
        writing.cancel()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may be gone already
            await socket.close()


async def _greet(
    socket: WebSocket, table: str, hub: Hub, sessions: Sessions, guests: dict[str, int]
) -> tuple[Connection | None, Live | None, int | None]:
    """The first message must be a hello from a guest we know, to a table there is."""

    async def refuse(code: str, words: str) -> tuple[None, None, None]:
        await socket.send_json(_refused(code, words))
        return None, None, None

    received = await asyncio.wait_for(_receive(socket), HELLO_SECONDS)
    if received is None:
        return None, None, None
    try:
        hello = _decoded(received)
    except ValueError as error:
        return await refuse("frame", str(error))
    if not isinstance(hello, Hello):
        return await refuse("hello", say("server-refuses-hello-first"))
    if hello.version != VERSION:
        return await refuse("version", say("server-refuses-version", hello.language, version=VERSION))
    who = sessions.who(hello.identity or socket.cookies.get(COOKIE))
    if who is None:
        return await refuse("identity", say("server-refuses-identity", hello.language))
    if guests.get(who, 0) >= MOST_CONNECTIONS:
        return await refuse("connections", say("server-refuses-connections", hello.language))
    if 0 < len(hello.key) < KEY_LENGTH:
        return await refuse("key", say("table-refuses-key", hello.language, least=KEY_LENGTH))
    try:
        live = await hub.find(table)
    except Unreadable:
        return await refuse("unreadable", say("server-refuses-unreadable", hello.language))
    if live is None:
        return await refuse("no-table", say("server-refuses-no-table", hello.language))
    await hub.learn(hello.language)
    connection = Connection(who, "", key_of(hello.key), hello.language)
    if live.table.seat_of(connection.key) is None and not live.watchable:
        return await refuse("no-spectators", say("table-refuses-no-spectators", hello.language))
    return connection, live, hello.last


def _heard(live: Live, connection: Connection | None) -> int:
    """How many events this process knows for a page's eye."""
    return live.table.heard[live.table.seat_of("" if connection is None else connection.key)]


async def _write(socket: WebSocket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (data := await connection.next()) is not None:
            await socket.send_text(data.decode())
        await socket.close(1013)


async def _read(socket: WebSocket, connection: Connection, hub: Hub, live: Live) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while not connection.closed:
            data = await _receive(socket)
            if data is None:
                return
            FRAMES.inc()
            connection.alive = time.monotonic()
            while not hub.frames.take(connection.who, connection.alive):
                await asyncio.sleep(0.02)  # nothing is lost: the socket's own buffer slows the sender down
                connection.alive = time.monotonic()
            _frame(data, connection, hub, live)


async def _receive(socket: WebSocket) -> str | bytes | None:
    """The next message, as text or in bytes; None: the page has gone."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    data: str | bytes = message.get("text") or message.get("bytes") or b""
    return data


def _decoded(data: str | bytes, language: str = "en") -> Any:
    """The message in a frame; ValueError says why there is none."""
    size = len(data) if isinstance(data, bytes) or data.isascii() else len(data.encode("utf-8", "replace"))
    if size > LARGEST_FRAME:
        BAD_FRAMES.inc()
        raise ValueError(say("server-refuses-too-long", language, size=size, most=LARGEST_FRAME))
    try:
        return decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        BAD_FRAMES.inc()
        raise ValueError(say("server-refuses-frame", language, why=shorten(str(error), 200))) from error


def _frame(data: str | bytes, connection: Connection, hub: Hub, live: Live) -> None:
    """One message of a page."""
    try:
        message = _decoded(data, connection.language)
    except ValueError as error:
        connection.send(_refused("frame", str(error)))
        return
    match message:
        case Pong(ping=ping):
            connection.returned(ping, now())
        case Hello():
            connection.send(_refused("hello", say("server-refuses-hello-once", connection.language)))
        case Speak(language=language):
            live.speak(connection, language)
        case Look(id=name):
            connection.send({"is": "state", "id": name, **seen.state(live.host_of(connection).table, connection.eye)})
        case Hint(id=name):
            give_hint(hub.studies, live, connection, name)
        case Check(action=action, id=name):
            answer = seen.checked(live.table, connection.eye, action, connection.language)
            connection.send({"is": "checked", "id": name, **answer})
        case Say() if not _may_say(hub, live, connection, message):
            words = say("server-refuses-too-fast", connection.language)
            connection.send(_refused("too-fast", words) | {"id": message.id})
        case _:
            hub.submit(live, Request(message, connection.party, connection.language, connection))


def _may_say(hub: Hub, live: Live, connection: Connection, message: Say) -> bool:
    """Whether a guest has not said too much of late; what was said and is sent again is not said again."""
    again = Request(message, connection.party).id in live.table.known
    return again or hub.sayings.take(connection.who, connection.alive)


def _refused(code: str, words: str) -> dict[str, Any]:
    return {"is": "refused", "id": "", "code": code, "rule": "", "words": words}
