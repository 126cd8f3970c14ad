"""Routes and roles: who may do what. A route that is not in this table fails the test."""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from stolik.client import Guest
from stolik.server.app import make_app
from stolik.server.settings import Settings
from tests.server.running import Running

TABLE = "/api/tables/{table}"
ROLES = ("owner", "seat", "other seat", "spectator", "stranger", "expired", "wrong origin")
# What each of them is answered at a table whose match is over; a guest, a holder of a seat or anyone may ask.
ANYONE = (200,) * 7
GUESTS = (200, 200, 200, 200, 401, 401, 403)
HOLDERS = (403, 200, 200, 403, 401, 401, 403)
ROUTES = {
    ("GET", "/healthz"): ANYONE,
    ("GET", "/readyz"): ANYONE,
    ("GET", "/metrics"): ANYONE,
    ("GET", "/openapi.json"): ANYONE,
    ("GET", "/api/schema"): ANYONE,
    ("GET", "/api/games"): ANYONE,
    ("GET", "/api/rules/{game:path}"): ANYONE,
    ("GET", "/api/lessons/{game:path}"): ANYONE,
    ("POST", "/api/me"): (*(200,) * 6, 403),
    ("GET", "/api/tables"): ANYONE,
    ("POST", "/api/tables"): (201, 201, 201, 201, 401, 401, 403),
    ("GET", TABLE): ANYONE,
    ("GET", f"{TABLE}/record"): ANYONE,
    ("GET", f"{TABLE}/verify"): ANYONE,
    ("GET", f"{TABLE}/replay"): ANYONE,
    ("GET", f"{TABLE}/download/{{form}}"): ANYONE,
    ("GET", f"{TABLE}/review"): ANYONE,
    ("POST", f"{TABLE}/review"): GUESTS,
    ("POST", f"{TABLE}/weigh"): (422, 422, 422, 422, 401, 401, 403),  # there is no such decision
    ("POST", f"{TABLE}/rematch"): HOLDERS,
    ("POST", f"{TABLE}/link"): HOLDERS,
    ("POST", "/api/links"): GUESTS,  # whoever has a code
    ("POST", "/api/analysis"): (422, 422, 422, 422, 401, 401, 403),  # there is no such board
    ("GET", "/{path:path}"): (404,) * 7,  # of a file that there is not
    ("WEBSOCKET", "/tables/{table}"): (101, 101, 101, 101, 101, 101, 403),  # who is who is said by the hello
}
AFTER_THE_END = [
    (method, path)
    for method, path in ROUTES
    if path.startswith(f"{TABLE}/") and not path.endswith("/link")  # a seat may move to another device at any time
]


def addresses(routes: Iterable[Any]) -> Iterator[tuple[str, str]]:
    """Every method of every route there is, those of included routers too."""
    for route in routes:
        if hasattr(route, "original_router"):
            yield from addresses(route.original_router.routes)
        elif isinstance(route, WebSocketRoute | APIWebSocketRoute):
            yield "WEBSOCKET", route.path
        else:
            assert isinstance(route, Route | APIRoute), f"what is a {type(route).__name__}?"
            assert route.endpoint.__doc__ or route.path == "/openapi.json", "every route says what it does"
            yield from ((method, route.path) for method in (route.methods or set()) - {"HEAD"})


def test_every_route_is_in_the_table() -> None:
    app = make_app(Settings("sqlite://"))
    found = list(addresses(app.routes))
    assert sorted(found) == sorted(ROUTES)
    described = {(method.upper(), path) for path, methods in app.openapi()["paths"].items() for method in methods}
    assert len(described) == len(ROUTES) - 3, "all but the description itself, the page and the socket"


@dataclass
class Role:
    """Somebody who asks: with which headers, and by which key they hold or do not hold a seat."""

    headers: dict[str, str]
    key: str


@dataclass
class Evening:
    """A table whose match is over, one at which it goes on, and everybody who may ask about them."""

    over: str
    playing: str
    roles: dict[str, Role]

    def body(self, server: Running, path: str, role: Role) -> bytes | None:
        """What somebody sends there."""
        holder = self.roles["seat"]
        match path.removeprefix(TABLE):
            case "/rematch" | "/link":
                return json.dumps({"key": role.key}).encode()
            case "/weigh":
                return b'{"entry": 9999}'
            case "/api/tables":
                return b'{"setup": {"game": "nimmt"}}'
            case "/api/analysis":
                return b'{"game": "nimmt", "think": false}'
            case "/api/links":
                there = f"/api/tables/{self.over}/link"
                _, told = ask(server, "POST", there, json.dumps({"key": holder.key}).encode(), **holder.headers)
                return json.dumps({"code": json.loads(told)["code"], "key": secrets.token_hex(16)}).encode()
        return None


def ask(server: Running, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, bytes]:
    """One request: its status and what came back."""
    request = urllib.request.Request(server.url + path, body, method=method)
    for name, value in headers.items():
        request.add_header(name, value)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            return int(answer.status), answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def status(server: Running, method: str, path: str, body: bytes | None = None, **headers: str) -> int:
    return ask(server, method, path, body, **headers)[0]


def opened(server: Running, path: str, headers: dict[str, str]) -> int:
    """The status with which a socket is opened, or not."""
    origin = headers.get("origin")
    try:
        with connect(server.url.replace("http", "ws") + path, origin=None if origin is None else Origin(origin)):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.fixture(scope="module")
def guest(server: Running) -> Guest:
    return Guest(server.url)  # one for all: newcomers from one address are counted


@pytest.fixture(scope="module")
def evening(server: Running, guest: Guest) -> Evening:
    """The owner lays two tables and sits at neither; at one of them the match is played to its end."""
    holder, other, watching = Guest(server.url), Guest(server.url), Guest(server.url)
    one, two, nothing = "one" * 8, "two" * 8, "nothing" * 4
    tables = [guest.lay("nimmt", options={"players": 2}) for _ in range(2)]
    for table in tables:
        first, second = holder.sit(table, "Ola", 0, one), other.sit(table, "Jan", 1, two)
        if table == tables[0]:
            second.send({"do": "resign"})
        first.close()
        second.close()

    def known(asking: Guest, key: str, **more: str) -> Role:
        return Role({"authorization": f"Bearer {asking.identity}", **more}, key)

    name, _, signature = holder.identity.partition(".")
    roles = (
        known(guest, nothing),
        known(holder, one),
        known(other, two),
        known(watching, nothing),
        Role({}, one),
        Role({"authorization": f"Bearer {name}.{signature[::-1]}"}, one),
        known(holder, one, origin="https://elsewhere.example"),
    )
    return Evening(*tables, dict(zip(ROLES, roles, strict=True)))


def there(path: str, table: str) -> str:
    return path.replace(":path", "").format(table=table, game="nimmt", form="json", path="assets/nothing.js")


@pytest.mark.parametrize(("route", "expected"), ROUTES.items(), ids=[" ".join(route) for route in ROUTES])
def test_who_may_do_what(server: Running, evening: Evening, route: tuple[str, str], expected: tuple[int, ...]) -> None:
    method, path = route
    where, found = there(path, evening.over), []
    for role in evening.roles.values():
        if method == "WEBSOCKET":
            found.append(opened(server, where, role.headers))
        else:
            found.append(status(server, method, where, evening.body(server, path, role), **role.headers))
    assert dict(zip(ROLES, found, strict=True)) == dict(zip(ROLES, expected, strict=True))


@pytest.mark.parametrize(("method", "path"), AFTER_THE_END)
def test_what_waits_for_the_end_is_kept_back_from_everybody(
    server: Running, evening: Evening, method: str, path: str
) -> None:
    role = evening.roles["seat"]
    where = there(path, evening.playing)
    assert status(server, method, where, evening.body(server, path, role), **role.headers) == 409


def test_a_key_holds_its_seat_at_its_table_alone(server: Running, evening: Evening, guest: Guest) -> None:
    role = evening.roles["seat"]
    elsewhere = guest.lay("nimmt", options={"players": 2})
    body = json.dumps({"key": role.key}).encode()
    assert status(server, "POST", f"/api/tables/{elsewhere}/link", body, **role.headers) == 403


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"setup": {}}', b'{"setup": {"game": 5}}', b"\xff", b"[" * 9000])
def test_a_bad_body_is_one_clear_error(server: Running, guest: Guest, body: bytes) -> None:
    assert status(server, "POST", "/api/tables", body, authorization=f"Bearer {guest.identity}") == 422


def test_a_huge_body_is_not_read(server: Running, guest: Guest) -> None:
    assert status(server, "POST", "/api/tables", b"x" * 100_000, authorization=f"Bearer {guest.identity}") == 413


def test_games_are_described_in_the_readers_language(guest: Guest) -> None:
    told = [guest.ask("GET", f"/api/games?language={language}")[0]["about"] for language in ("en", "pl", "cs")]
    assert len(set(told)) == 3


def test_a_method_that_an_address_has_not_is_answered_with_those_it_has(server: Running) -> None:
    for method, path, allowed in (
        ("DELETE", "/api/tables", "GET, POST"),  # two routes
        ("GET", "/api/me", "POST"),  # not the page, which answers GET elsewhere
        ("TRACE", "/healthz", "GET"),
    ):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(urllib.request.Request(server.url + path, method=method), timeout=30)
        assert refused.value.code == 405
        assert refused.value.headers["Allow"] == allowed
        refused.value.close()
