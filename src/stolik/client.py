"""A client for live tables, to connect a bot or a script to a server.

A `Guest` of a server lays tables and sits down; its `Seat` tells how things stand after every event, and acts.
"""

from __future__ import annotations

import base64
import http.client
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import numpy as np

from stolik.core.errors import NotPossible, StolikError, shorten
from stolik.core.game import Game
from stolik.core.registry import game as find_game

VERSION = 1
MOST_TRIES = 12  # to come to a table: half a minute
PATIENT_TRIES = 40  # to come back to one
LEAVE_SECONDS = 1  # for the server to say goodbye: it cannot be heard behind much that was not listened to


class ServerRefused(StolikError):
    """The server refused: its code and its words."""

    def __init__(self, code: str, words: str) -> None:
        self.code = code
        super().__init__(f"{words} ({code})")


class Guest:
    """Somebody known to a server."""

    def __init__(self, url: str, identity: str = "") -> None:
        if urlsplit(url).scheme not in ("http", "https"):
            raise NotPossible(f"{url!r} is no address of a server; it begins with http:// or https://")
        self.url = url.rstrip("/")
        self.identity = identity
        self.identity = identity or _identity(self.url, self.ask("POST", "/api/me"))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request; ServerRefused says why it was not met."""
        request = urllib.request.Request(self.url + path, method=method)
        request.add_header("Content-Type", "application/json")
        if self.identity:
            request.add_header("Authorization", f"Bearer {self.identity}")
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, data, timeout=30) as answer:
                return _read(self.url, answer.read())
        except urllib.error.HTTPError as error:
            with error:
                told = _read(self.url, error.read())
            if not isinstance(told, dict) or "code" not in told:
                raise _no_stolik(self.url, f"{error.code} {error.reason}") from None
            raise ServerRefused(str(told["code"]), str(told.get("words") or error.reason)) from None
        except (OSError, http.client.HTTPException) as error:  # not there, or gone in the midst of its answer
            raise NotPossible(f"no server answers at {self.url}: {getattr(error, 'reason', error)}") from None

    def lay(self, game: str, password: str = "", **setup: Any) -> str:
        """Lay a table; its name."""
        laid: str = self.ask("POST", "/api/tables", {"setup": {"game": game, **setup}, "password": password})["table"]
        return laid

    def sit(self, table: str, name: str, seat: int | None = None, key: str = "") -> Seat:
        """Sit down at a table and be ready."""
        taken = Seat(self, table, key)
        if taken.eye is None:
            taken.send({"do": "sit", "name": name, "seat": seat})
            taken.until(lambda: taken.eye is not None)
        if taken.told["phase"] == "waiting":
            taken.send({"do": "ready", "nonce": secrets.token_hex(16)})
        return taken


def _read(url: str, data: bytes) -> Any:
    """What a server says, which is always JSON."""
    try:
        return json.loads(data)
    except ValueError:
        raise _no_stolik(url, shorten(repr(data), 60)) from None


def _identity(url: str, told: Any) -> str:
    """Who we are to a server that answers as ours do."""
    if not isinstance(told, dict) or not isinstance(told.get("identity"), str):
        raise _no_stolik(url, shorten(repr(told), 60))
    identity: str = told["identity"]
    return identity


def _no_stolik(url: str, said: str) -> NotPossible:
    return NotPossible(f"what answers at {url} is no server of Stolik: it said {said}")


class Seat:
    """A connection to a table: it comes back by itself, and sends again what was not answered."""

    def __init__(self, guest: Guest, table: str, key: str = "") -> None:
        self.guest, self.table = guest, table
        self.key = key or secrets.token_urlsafe(24)
        self.told: dict[str, Any] = {}  # how things stand
        self._socket: Any = None
        self._held = ExitStack()  # what closes the socket
        self._sent: dict[str, dict[str, Any]] = {}
        self._answers: dict[str, dict[str, Any]] = {}
        self._connect()
        self.until(lambda: bool(self.told))
        self.game: Game = find_game(self.told["game"], **self.told["options"])

    # what is known

    @property
    def eye(self) -> int | None:
        """The seat this connection looks from."""
        eye: int | None = self.told.get("eye")
        return eye

    @property
    def here(self) -> list[bool | None]:
        """By seat, whether its holder is connected now; None where that is not known."""
        here: list[bool | None] = self.told.get("here", [])
        return here

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.told.get("phase") == "over")

    @property
    def owes(self) -> bool:
        """Whether this seat owes a decision."""
        view = self.told.get("view")
        return bool(view and self.eye in view["acting"] and not self.told["seats"][self.eye]["level"])

    @property
    def legal(self) -> list[int]:
        """The listed decisions, where the game lists them."""
        return [listed["code"] for listed in self.told.get("legal") or []]

    def hidden(self) -> Any:
        """The hidden state of this seat, for a bot to think about; what is known here is then no older."""
        answer = self._ask({"do": "look"}, "state")
        self.until(lambda: bool(self.told["number"] >= answer["number"]))
        return np.frombuffer(bytearray(base64.b64decode(answer["state"])), self.game.LAYOUT).view(np.recarray)[0]

    # what is done

    def act(self, action: int | str) -> None:
        """Play; IllegalAction's words as ServerRefused if it is not allowed."""
        answer = self._ask({"do": "act", "action": action}, "done")
        self.until(lambda: bool(self.told["number"] >= answer["number"]))

    def send(self, command: dict[str, Any]) -> None:
        """A command; ServerRefused if the table refuses it."""
        self._ask(command, "done")

    def _ask(self, command: dict[str, Any], kind: str) -> dict[str, Any]:
        name = secrets.token_hex(8)
        self._sent[name] = command | {"id": name}
        self._put(self._sent[name])
        self.until(lambda: name in self._answers)
        answer = self._answers.pop(name)
        if answer["is"] == "refused":
            raise ServerRefused(answer["code"], answer["words"])
        return answer

    def until(self, condition: Any) -> None:
        """Listen until something is so."""
        while not condition():
            self._hear()

    def pause(self, seconds: float) -> None:
        """Listen for so long."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self._hear(left)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """How things stand now, and after every event until the match is over."""
        yield self.told
        while not self.over:
            number = self.told["number"]
            self.until(lambda number=number: self.told["number"] != number)
            yield self.told

    # the connection

    def _connect(self) -> None:
        """Come to the table, or back to it; a server that is just starting again is waited for."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        for attempt in range(PATIENT_TRIES if self.told else MOST_TRIES):
            try:
                self._greet()
                return
            except (OSError, InvalidHandshake, ConnectionClosed):
                time.sleep(min(5.0, 0.1 * 2**attempt))
        raise NotPossible(f"no table answers at {self.guest.url}")

    def _greet(self) -> None:
        from websockets.sync.client import connect

        address = self.guest.url.replace("http", "ws", 1) + f"/tables/{self.table}"
        self._held.close()
        self._socket = self._held.enter_context(
            connect(address, compression=None, max_size=1 << 22, close_timeout=LEAVE_SECONDS)
        )
        hello = {"do": "hello", "version": VERSION, "key": self.key, "identity": self.guest.identity}
        self._socket.send(json.dumps(hello | {"last": self.told.get("number")}))
        for waiting in self._sent.values():
            self._socket.send(json.dumps(waiting))

    def _put(self, message: dict[str, Any]) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed:
            self._connect()  # which sends it again

    def _hear(self, seconds: float | None = None) -> None:
        """One message, or none if none comes in time."""
        from websockets.exceptions import ConnectionClosed

        try:
            message = json.loads(self._socket.recv(seconds))
        except TimeoutError:
            return
        except ConnectionClosed:
            self._connect()
            return
        match message["is"]:
            case "snapshot":
                self.told = message
            case "event":
                self.told = {**self.told, **message}
            case "presence":
                self.told |= {"here": message["here"], "watching": message["watching"]}
            case "ping":
                self._put({"do": "pong", "ping": message["ping"]})
            case "refused" if not message["id"]:
                raise ServerRefused(message["code"], message["words"])
            case _:
                self._sent.pop(message["id"], None)
                self._answers[message["id"]] = message

    def close(self) -> None:
        """Go."""
        self._held.close()
