"""Hostile text in every field that takes text: it comes back as data, in answers no browser takes for a page."""

from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request

import pytest

from stolik.client import Guest, Seat, ServerRefused
from tests.server.running import Running

PAYLOADS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</script><svg/onload=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}}${7*7}<%= 7*7 %>",
    "\u2028\u2029'\"`<!--",
    "&lt;b&gt;",
]


def answer(server: Running, method: str, path: str, body: bytes | None = None, who: str = "") -> tuple[int, bytes]:
    """An answer, after its headers were looked at: never a page, never guessed to be one, never a place for scripts."""
    request = urllib.request.Request(server.url + path, body, method=method)
    request.add_header("Content-Type", "application/json")
    if who:
        request.add_header("Authorization", f"Bearer {who}")
    try:
        response = urllib.request.urlopen(request, timeout=60)
    except urllib.error.HTTPError as error:
        response = error
    with response:
        assert response.headers["content-type"] == "application/json", path
        assert response.headers["x-content-type-options"] == "nosniff", path
        assert "unsafe" not in response.headers["content-security-policy"]
        assert "default-src 'self'" in response.headers["content-security-policy"]
        return response.status, response.read()


@pytest.mark.parametrize("payload", PAYLOADS)
def test_what_people_write_comes_back_as_text(server: Running, payload: str) -> None:
    guest = Guest(server.url)
    table = guest.lay("nimmt", options={"players": 2, "rounds": 1}, bots={1: "random"}, listed=True)
    seat = Seat(guest, table)
    seat.send({"do": "sit", "name": payload[:40], "seat": 0})
    seat.send({"do": "say", "text": payload})
    watcher = Seat(Guest(server.url), table)
    shown = payload.strip()
    assert watcher.told["seats"][0]["name"] == shown[:40].strip()
    assert watcher.told["chat"][-1]["text"] == shown
    for path in (f"/api/tables/{table}", "/api/tables"):
        _, told = answer(server, "GET", path)
        assert shown[:40].strip() in json.dumps(json.loads(told), ensure_ascii=False).replace('\\"', '"')
    seat.close()
    watcher.close()


@pytest.mark.parametrize("payload", PAYLOADS)
def test_what_is_refused_comes_back_as_text(server: Running, payload: str) -> None:
    guest, quoted = Guest(server.url), urllib.parse.quote(payload, safe="")
    setups = [
        {"game": payload},
        {"game": "nimmt", "options": {payload: 1}},
        {"game": "nimmt", "options": {"players": payload}},
        {"game": "nimmt", "bots": {0: payload}},
        {"game": "nimmt", "clock": {"kind": payload}},
        {"game": "words", "options": {"lexicon": payload}},
        {"game": "nimmt", "previous": payload},
        {payload: payload},
    ]
    for setup in setups:
        status, told = answer(server, "POST", "/api/tables", json.dumps({"setup": setup}).encode(), guest.identity)
        assert (status, set(json.loads(told))) == (422, {"code", "rule", "words"}), setup
    for method, path in (
        ("GET", f"/api/tables/{quoted}"),
        ("GET", f"/api/tables/{quoted}/record"),
        ("GET", f"/api/games?language={quoted}"),
    ):
        status, told = answer(server, method, path)
        json.loads(told)
        assert status in (200, 404)
    redeeming = json.dumps({"code": payload * 3, "key": payload * 3}).encode()
    status, _ = answer(server, "POST", "/api/links", redeeming, guest.identity)
    assert status in (404, 422)


def test_refusals_over_the_socket_are_data_too(server: Running) -> None:
    guest = Guest(server.url)
    table = guest.lay("nimmt", options={"players": 2}, bots={1: "random"})
    seat = guest.sit(table, "Ola")
    seat.until(lambda: seat.owes)
    for payload in PAYLOADS:
        for command in (
            {"do": "act", "action": payload},
            {"do": "hand", "level": payload},
            {"do": "put", "seat": 0, "level": payload},
        ):
            with pytest.raises(ServerRefused):
                seat.send(command)
    assert seat.owes
    seat.close()
