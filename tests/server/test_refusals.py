"""What the REST face refuses: a code, words in the reader's language, and the rule where it was one; never a crash."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik.core.words import LANGUAGES
from stolik.server import live as living
from stolik.server.clocks import today
from stolik.server.settings import Settings
from stolik.tables import commands
from tests.server.inside import Inside, quiet, run

OLA, JAN = "ola" * 8, "jan" * 8
NIMMT: dict[str, Any] = {"game": "nimmt", "options": {"players": 2}}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(f"sqlite:///{tmp_path}/tables.db")


def refused(answer: httpx.Response) -> tuple[int, str, str]:
    told = answer.json()
    assert set(told) == {"code", "rule", "words"}
    assert told["words"], told
    return answer.status_code, told["code"], told["rule"]


async def in_all_languages(
    server: Inside, method: str, path: str, body: Any = None, **headers: str
) -> list[httpx.Response]:
    """The same refusal three times, in words that differ."""
    answers = [await server.ask(method, f"{path}?language={language}", body, **headers) for language in LANGUAGES]
    assert len({refused(answer) for answer in answers}) == 1
    assert len({answer.json()["words"] for answer in answers}) == len(LANGUAGES), answers[1].text
    return answers


BAD_SETUPS: list[tuple[dict[str, Any], str, str]] = [  # with the rule, and what the Polish words say is possible
    ({"game": "szachy"}, "", "nimmt"),
    ({"game": "nimmt", "options": {"players": 11}}, "N1", "liczba całkowita od 2 do 10"),
    ({"game": "nimmt", "options": {"players": []}}, "N1", "liczba całkowita od 2 do 10"),
    ({"game": "nimmt", "options": {"players": None}}, "N1", "liczba całkowita od 2 do 10"),
    ({"game": "nimmt", "options": {"rounds": 0}}, "N8", "od 1 do 100 albo null"),
    ({"game": "nimmt", "options": {"even_odd": 1}}, "N9", "true, false"),
    ({"game": "nimmt", "options": {"deck": "half"}}, "N1", "full, tactical"),
    ({"game": "nimmt", "options": {"name": 1}}, "", "opcje players, even_odd"),
    ({"game": "nimmt", "options": {"self": 1}}, "", "opcje players, even_odd"),
    ({"game": "words", "options": {"lexicon": "Ż"}}, "W11", "małe litery"),
    ({"game": "words", "options": {"lexicon": "nowhere"}}, "", "Nie ma tu „nowhere”"),
    ({**NIMMT, "bots": {"7": "random"}}, "", "możliwe: 0–1"),
    ({**NIMMT, "bots": {"0": "genius"}}, "", "random, "),
    ({**NIMMT, "training": True}, "", "boty na wszystkich miejscach"),
    ({**NIMMT, "delay": 601}, "", "możliwe: 0–600"),
    ({**NIMMT, "clock": {"kind": "period", "seconds": 9}}, "", "none, decision, game"),
    ({**NIMMT, "clock": {"kind": "decision", "seconds": -1}}, "", "możliwe: 1–86400"),
    ({**NIMMT, "clock": {"kind": "decision", "seconds": 9, "increment": 1}}, "", "możliwe: 0–0"),
]


def test_a_setup_is_refused_in_the_readers_language(settings: Settings) -> None:
    async def evening(server: Inside) -> None:
        server.app.state.requests.burst = 10_000
        for setup, rule, allowed in BAD_SETUPS:
            _, polish, _ = await in_all_languages(server, "POST", "/api/tables", {"setup": setup})
            assert refused(polish) == (422, "setup", rule), setup
            assert allowed in polish.json()["words"]
        await in_all_languages(server, "POST", "/api/tables", {"setup": {**NIMMT, "previous": "t"}})
        await in_all_languages(server, "POST", "/api/tables", {"setup": 5})

    run(settings, evening)


def test_every_other_refusal_too(settings: Settings) -> None:
    async def evening(server: Inside) -> None:
        live = await server.lay(**NIMMT)
        table = f"/api/tables/{live.name}"
        for method, path, headers, expected in (
            ("POST", "/api/me", {"origin": "http://elsewhere.example"}, (403, "origin", "")),
            ("DELETE", "/api/tables", {}, (405, "method", "")),
            ("GET", "/api/tables/nowhere", {}, (404, "no-table", "")),
            ("GET", "/api/nothing", {}, (404, "no-route", "")),
            ("GET", f"{table}/record", {}, (409, "not-over", "")),
            ("GET", f"{table}/verify", {}, (409, "not-over", "")),
            ("GET", f"{table}/replay", {}, (409, "not-over", "")),
            ("GET", "/api/rules/szachy", {}, (404, "no-game", "")),
        ):
            english, *_ = await in_all_languages(server, method, path, **headers)
            assert refused(english) == expected
        tried: dict[str, Any] = {"game": "draughts/polish", "position": "nowhere"}
        assert refused((await in_all_languages(server, "POST", "/api/analysis", tried))[0]) == (422, "position", "")
        for tried in ({"game": "nimmt"}, {"game": "draughts/polish", "options": {"players": 3}}):
            await in_all_languages(server, "POST", "/api/analysis", tried | {"think": False})

    run(settings, evening)


def test_a_forbidden_move_names_its_rule(settings: Settings) -> None:
    async def evening(server: Inside) -> None:
        tried = {"game": "draughts/polish", "moves": ["31-22"], "think": False}
        told = await server.ask("POST", "/api/analysis", tried)
        status, code, rule = refused(told)
        assert (status, code, rule[:1]) == (422, "position", "D")
        assert told.json()["words"].startswith(rule)

    run(settings, evening)


@pytest.mark.parametrize("origin", ["http://[", "null", "http://localhost.elsewhere", "//", "http://localhost:1"])
def test_no_origin_is_too_strange_to_be_refused(settings: Settings, origin: str) -> None:
    async def evening(server: Inside) -> None:
        assert refused(await server.ask("POST", "/api/me", origin=origin)) == (403, "origin", "")

    run(settings, evening)


@pytest.mark.parametrize(("origin", "host"), [("http://[", "localhost"), ("http://[", "["), ("null", "localhost")])
def test_nor_to_be_refused_a_table(settings: Settings, origin: str, host: str) -> None:
    async def evening(server: Inside) -> None:
        sent: list[Any] = []
        headers = [(b"origin", origin.encode()), (b"host", host.encode())]
        scope = {"type": "websocket", "path": "/tables/t", "query_string": b"", "headers": headers, "subprotocols": []}

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await server.app(scope, receive, send)
        assert [(message["type"], message["code"]) for message in sent] == [("websocket.close", 1008)]

    run(Settings(settings.database, host="127.0.0.1"), evening)


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/assets/" + "a" * 5000, "/%ff", "/a/" * 3000, "/api/%00"])
def test_no_address_is_too_strange_to_be_answered(settings: Settings, path: str) -> None:
    async def evening(server: Inside) -> None:
        assert (await server.ask("GET", path)).status_code in (200, 404, 503)

    run(settings, evening)


def test_a_database_that_fails_is_told_as_such(settings: Settings) -> None:
    async def evening(server: Inside) -> None:
        live = await server.lay(**NIMMT)
        await server.do(live, OLA, commands.Sit(name="Ola"))
        code = (await server.ask("POST", f"/api/tables/{live.name}/link", {"key": OLA})).json()["code"]
        write = server.hub.store._database.write
        write(lambda connection, _: connection.exec_driver_sql("ALTER TABLE tables RENAME TO hidden"))
        for method, path, body in (
            ("GET", "/api/tables", None),
            ("GET", "/api/tables/another", None),
            ("POST", "/api/tables", {"setup": NIMMT}),
            ("POST", "/api/links", {"code": code, "key": JAN}),
        ):
            assert refused(await server.ask(method, path, body)) == (503, "store", "")
        assert (await server.ask("GET", "/readyz")).status_code == 200
        write(lambda connection, _: connection.exec_driver_sql("ALTER TABLE hidden RENAME TO tables"))
        assert (await server.ask("GET", "/api/tables")).status_code == 200

    run(settings, evening)


def test_who_looks_too_often_has_to_wait(settings: Settings) -> None:
    """By address, without having to say who one is; reading whole matches counts for more."""

    async def evening(server: Inside) -> None:
        live = await server.lay(**NIMMT)
        del server.client.headers["authorization"]
        table = f"/api/tables/{live.name}"
        for buckets, paths in (
            (server.app.state.visitors, ("/api/tables", table)),
            (
                server.app.state.readers,
                tuple(f"{table}/{what}" for what in ("record", "verify", "replay", "download/json")),
            ),
        ):
            buckets.burst = buckets.rate = 1e-9  # nothing more from now on
            for path in paths:
                assert refused(await server.ask("GET", path)) == (429, "too-fast", ""), path

    run(settings, evening)


def test_a_server_of_ones_own_machine_is_asked_under_its_own_names_alone(tmp_path: Path) -> None:
    """Else a page elsewhere whose name leads here would pass for one of ours."""
    url = f"sqlite:///{tmp_path}/tables.db"
    own = ("localhost", "127.0.0.1:8000", "[::1]:8000", "a.localhost")

    async def evening(server: Inside) -> None:
        for host in own:
            assert (await server.ask("GET", "/api/games", host=host)).status_code == 200
        for host in ("elsewhere.example", "127.0.0.1.elsewhere.example", "10.0.0.1", "["):
            for path in ("/api/games", "/"):
                told = await server.ask("GET", path, host=host, origin=f"http://{host}")
                assert refused(told) == (403, "host", "")

    run(Settings(url, host="127.0.0.1"), evening)

    async def behind_a_proxy(server: Inside) -> None:
        for host in ("stolik.example", *own):
            assert (await server.ask("GET", "/api/games", host=host)).status_code == 200
        assert (await server.ask("GET", "/api/games", host="elsewhere.example")).status_code == 403

    run(Settings(url, origins=frozenset(["https://stolik.example"]), host="127.0.0.1"), behind_a_proxy)

    async def for_all(server: Inside) -> None:
        assert (await server.ask("GET", "/api/games", host="stolik.example")).status_code == 200

    run(Settings(url, host="0.0.0.0"), for_all)


def test_where_spectators_see_later_the_record_opens_later(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(server: Inside) -> None:
        live = await server.lay(**NIMMT, delay=300)
        for key in (OLA, JAN):
            await server.do(live, key, commands.Sit(name=key))
        for key in (OLA, JAN):
            await server.do(live, key, commands.Ready(nonce="00"))
        await server.do(live, OLA, commands.Resign())
        assert live.table.phase == "over"
        for what in ("record", "verify", "replay", "download/json", "review"):
            (english, *_) = await in_all_languages(server, "GET", f"/api/tables/{live.name}/{what}")
            assert refused(english) == (409, "delayed", "")
            assert "300" in english.json()["words"]
        del server.hub.lives[live.name]
        await quiet(live)
        again = await server.hub.find(live.name)
        assert again is not None
        assert again.late.table.phase == "waiting", "taking it up anew opens nothing"
        del server.hub.lives[live.name]
        later = today() + 301_000
        monkeypatch.setattr(living, "today", lambda: later)
        assert (await server.ask("GET", f"/api/tables/{live.name}/record")).status_code == 200
        assert (await server.ask("GET", f"/api/tables/{live.name}/verify")).json()["good"]
        await asyncio.sleep(0)

    run(settings, evening)
