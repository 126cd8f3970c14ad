"""Routes and roles: who may do what. A route that is not in this table fails the test."""

from __future__ import annotations

import urllib.error
import urllib.request
from typing import Any

import pytest
from fastapi.routing import APIRoute

from stolik.client import Guest
from stolik.server.app import make_app
from stolik.server.settings import Settings
from tests.server.running import Running

ANY, GUEST, HOLDER = "anyone", "a guest", "who holds a seat"
ROUTES = {
    ("GET", "/healthz"): ANY,
    ("GET", "/readyz"): ANY,
    ("GET", "/metrics"): ANY,
    ("GET", "/api/schema"): ANY,
    ("GET", "/api/games"): ANY,
    ("POST", "/api/me"): ANY,
    ("GET", "/api/tables"): ANY,
    ("POST", "/api/tables"): GUEST,
    ("GET", "/api/tables/{table}"): ANY,
    ("GET", "/api/tables/{table}/record"): ANY,
    ("GET", "/api/tables/{table}/verify"): ANY,
    ("POST", "/api/tables/{table}/rematch"): HOLDER,
    ("POST", "/api/tables/{table}/link"): HOLDER,
    ("POST", "/api/links"): GUEST,
    ("GET", "/api/rules/{game}"): ANY,
    ("GET", "/api/tables/{table}/replay"): ANY,
    ("GET", "/api/tables/{table}/download/{form}"): ANY,
    ("GET", "/api/tables/{table}/review"): ANY,
    ("POST", "/api/tables/{table}/review"): GUEST,
    ("POST", "/api/tables/{table}/weigh"): GUEST,
    ("POST", "/api/analysis"): GUEST,
}
BODIES: dict[str, Any] = {
    "/api/tables": b'{"setup": {"game": "nimmt"}}',
    "/api/tables/{table}/rematch": b'{"key": "not the right one at all"}',
    "/api/tables/{table}/link": b'{"key": "not the right one at all"}',
    "/api/links": b'{"code": "cccccccccccccccccccc", "key": "kkkkkkkkkkkkkkkkkkkk"}',
    "/api/tables/{table}/weigh": b'{"entry": 1}',
    "/api/analysis": b'{"game": "nimmt"}',
}


def test_every_route_is_in_the_table() -> None:
    app = make_app(Settings("sqlite://"))
    described = app.openapi()["paths"]
    found = {(method.upper(), path) for path, methods in described.items() for method in methods}
    assert found == set(ROUTES)
    assert all(isinstance(route.endpoint.__doc__, str) for route in app.routes if isinstance(route, APIRoute))


def status(server: Running, method: str, path: str, body: bytes | None = None, **headers: str) -> int:
    request = urllib.request.Request(server.url + path, body, method=method)
    for name, value in headers.items():
        request.add_header(name, value)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            return int(answer.status)
    except urllib.error.HTTPError as error:
        error.read()
        return error.code


@pytest.fixture(scope="module")
def guest(server: Running) -> Guest:
    return Guest(server.url)  # one for all: newcomers from one address are counted


@pytest.mark.parametrize(("route", "role"), ROUTES.items(), ids=str)
def test_who_may_do_what(server: Running, guest: Guest, route: tuple[str, str], role: str) -> None:
    method, path = route
    table = guest.lay("nimmt", options={"players": 2})
    where, body = path.format(table=table, game="nimmt", form="json"), BODIES.get(path)
    stranger = status(server, method, where, body)
    known = status(server, method, where, body, authorization=f"Bearer {guest.identity}")
    expired = status(server, method, where, body, authorization="Bearer abc.def")
    if role == ANY:
        assert stranger in (200, 409)  # 409: the record of a match that is not over
        assert known == expired == stranger
    else:
        assert stranger == expired == 401
        not_over = dict.fromkeys(("/api/tables/{table}/review", "/api/tables/{table}/weigh"), 409)
        expected = {"/api/tables": 201, "/api/links": 404, "/api/analysis": 422, **not_over}.get(path, 403)
        assert known == expected
    if method == "POST":
        foreign = status(
            server, method, where, body, origin="https://elsewhere.example", authorization=f"Bearer {guest.identity}"
        )
        assert foreign == 403


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
