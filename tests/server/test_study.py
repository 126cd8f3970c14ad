"""Study through a real server: rules, replays, files, reviews, hints and the board to try moves on."""

from __future__ import annotations

import asyncio
import json
import threading
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.bots.study import Study
from stolik.client import Guest, Seat, ServerRefused
from stolik.core.record import Play, Record
from stolik.core.rulebook import numbers
from stolik.core.words import LANGUAGES
from stolik.server.replay import replayed
from stolik.server.settings import Settings
from stolik.server.studies import Busy, Studies
from tests.server.inside import Inside, quiet, run
from tests.server.running import Running

SECONDS = 120


def finished(guest: Guest, game: str, **options: Any) -> str:
    """A table where bots have played to the end."""
    players = stolik.game(game, **options).players
    table = guest.lay(game, options=options, bots=dict.fromkeys(range(players), "random"))
    end = time.monotonic() + SECONDS
    while guest.ask("GET", f"/api/tables/{table}")["phase"] != "over":
        assert time.monotonic() < end, "the bots do not come to an end"
        time.sleep(0.05)
    return table


@pytest.fixture(scope="module")
def guest(server: Running) -> Guest:
    return Guest(server.url)


@pytest.fixture(scope="module")
def nimmt(guest: Guest) -> str:
    return finished(guest, "nimmt", players=3, rounds=1)


@pytest.fixture(scope="module")
def draughts(guest: Guest) -> str:
    return finished(guest, "draughts/russian")


# rules


@pytest.mark.parametrize("game", ["nimmt", "draughts/german", "words"])
def test_rules_come_numbered_in_every_language(guest: Guest, game: str) -> None:
    told = {language: guest.ask("GET", f"/api/rules/{game}?language={language}") for language in LANGUAGES}
    for language, book in told.items():
        assert [rule["number"] for rule in book["rules"]] == numbers(game, language)
        assert all(rule["title"] and rule["text"] and "##" not in rule["text"] for rule in book["rules"])
        assert book["title"]
        assert not book["title"].startswith("#")
        assert book["lead"]
    assert told["en"]["rules"][0]["text"] != told["pl"]["rules"][0]["text"] != told["cs"]["rules"][0]["text"]


def test_rules_of_no_game_are_refused(guest: Guest) -> None:
    with pytest.raises(ServerRefused, match="no-game"):
        guest.ask("GET", "/api/rules/chess")


def test_moves_are_named_by_the_squares_that_stand_beside_the_board(guest: Guest) -> None:
    tried = guest.ask("POST", "/api/analysis", {"game": "draughts/english", "position": "W:WKd4:Be5", "think": False})
    assert tried["lines"][0]["moves"] == ["d4xf6"]


# lessons


def test_lessons_come_in_every_language_where_a_game_has_some(guest: Guest) -> None:
    told = {language: guest.ask("GET", f"/api/lessons/draughts/german?language={language}") for language in LANGUAGES}
    for lessons in told.values():
        assert [lesson["name"] for lesson in lessons] == [lesson["name"] for lesson in told["en"]]
        assert all(lesson["words"] and lesson["rule"] in numbers("draughts/german", "en") for lesson in lessons)
    assert told["en"][0]["words"] != told["pl"][0]["words"] != told["cs"][0]["words"]
    assert guest.ask("GET", "/api/lessons/ogorek") == []
    with pytest.raises(ServerRefused, match="no-game"):
        guest.ask("GET", "/api/lessons/chess")


def test_a_game_tells_who_plays_with_whom(guest: Guest) -> None:
    pairs = {game["name"]: game["pairs"] for game in guest.ask("GET", "/api/games")}
    assert pairs.pop("words") == [[0, 1], [2, 3]]
    assert not any(pairs.values())


# replay


def test_a_replay_tells_the_whole_match_page_by_page(guest: Guest, nimmt: str) -> None:
    frames: list[dict[str, Any]] = []
    total = 1
    while len(frames) < total:
        page = guest.ask("GET", f"/api/tables/{nimmt}/replay?eye=1&first={len(frames)}")
        assert page["frames"], "a page with frames left is never empty"
        frames += page["frames"]
        total = page["total"]
    record = Record.loads(json.dumps(guest.ask("GET", f"/api/tables/{nimmt}/record")))
    assert [frame["number"] for frame in frames] == list(range(total))
    index = page["index"]
    assert index[0] == {"entry": -1, "kind": "start", "seat": -1, "text": "", "shown": ""}
    for line, frame in zip(index[1:], frames[1:], strict=True):
        entry = record.actions[line["entry"]]
        assert isinstance(entry, Play)
        assert (entry.seat, entry.text) == (line["seat"], line["text"])
        assert len(frame["told"]) == len(frame["view"]["story"])
    last = frames[-1]
    assert record.outcome is not None
    assert last["view"]["outcome"]["places"] == record.outcome.places
    assert frames[3]["view"]["eye"] == 1
    assert len(frames[0]["view"]["hand"]) == 10


def test_a_spectators_replay_shows_no_hand(guest: Guest, nimmt: str) -> None:
    page = guest.ask("GET", f"/api/tables/{nimmt}/replay")
    assert page["eye"] is None
    assert not page["frames"][0]["view"].get("hand")


def test_what_an_eye_did_not_notice_is_no_frame_of_its_replay() -> None:
    match = stolik.game("words", language="en").match(seed=2)
    begun = replayed(match.record, match.names, None, 0, "en")["total"]
    rack = "".join(match.view(0)["racks"][0])
    match.play(0, f"rack {rack[::-1]}")  # which only the pair can see
    totals = [replayed(match.record, match.names, eye, 0, "en")["total"] for eye in (0, 1, 2, 3, None)]
    assert totals == [begun + 1, begun + 1, begun, begun, begun]


def test_the_lines_of_a_replay_name_decisions_in_the_readers_language() -> None:
    match = stolik.game("sixtysix", target=1).match(seed=3)
    while match.acting:
        seat = match.acting[0]
        listed = match.legal(seat)
        match.play(seat, 49 if 49 in listed else listed[0])
    shown = {language: replayed(match.record, match.names, 0, 0, language)["index"] for language in LANGUAGES}
    closed = next(at for at, line in enumerate(shown["en"]) if line["text"] == "close")
    assert len({lines[closed]["shown"] for lines in shown.values()}) == len(LANGUAGES)
    nimmt = stolik.game("nimmt")
    assert [nimmt.worded(None, 0, action, "pl") for action in (7, 107, 0)] == ["7", "rząd 3", "bierze kartę z powrotem"]


def test_no_eye_but_a_seat(guest: Guest, nimmt: str) -> None:
    with pytest.raises(ServerRefused, match="eye"):
        guest.ask("GET", f"/api/tables/{nimmt}/replay?eye=3")


@pytest.mark.parametrize("path", ["replay", "download/json", "review"])
def test_nothing_is_replayed_before_the_end(guest: Guest, path: str) -> None:
    table = guest.lay("nimmt", options={"players": 2})
    with pytest.raises(ServerRefused, match="not-over"):
        guest.ask("GET", f"/api/tables/{table}/{path}")


# files


def file(guest: Guest, path: str) -> tuple[str, str]:
    with urllib.request.urlopen(guest.url + path, timeout=30) as answer:
        return answer.headers["content-disposition"], answer.read().decode()


def test_a_match_can_be_downloaded_in_all_its_forms(guest: Guest, draughts: str) -> None:
    assert guest.ask("GET", f"/api/tables/{draughts}/replay")["forms"] == ["json", "pdn"]
    name, text = file(guest, f"/api/tables/{draughts}/download/json")
    assert name == f'attachment; filename="draughts-russian-{draughts}.json"'
    record = Record.loads(text)
    assert stolik.verify(record).good
    name, text = file(guest, f"/api/tables/{draughts}/download/pdn")
    assert name.endswith('.pdn"')
    assert '[Variant "russian' in text
    with pytest.raises(ServerRefused, match="json, pdn"):
        guest.ask("GET", f"/api/tables/{draughts}/download/gcg")


# reviews


def reviewed(guest: Guest, table: str) -> dict[str, Any]:
    told: dict[str, Any] = guest.ask("POST", f"/api/tables/{table}/review")
    end = time.monotonic() + SECONDS
    while told["state"] == "running":
        assert time.monotonic() < end
        time.sleep(0.1)
        told = guest.ask("GET", f"/api/tables/{table}/review")
    return told


def test_a_review_judges_every_decision(guest: Guest, nimmt: str) -> None:
    assert guest.ask("GET", f"/api/tables/{nimmt}/review")["state"] == "none"
    told = reviewed(guest, nimmt)
    assert told["state"] == "done"
    assert told["measure"] == "heads"
    found = told["found"]
    assert len(found) >= 20
    assert {one["seat"] for one in found} == {0, 1, 2}
    assert all(one["lost"] >= 0 and one["best"]["value"] >= one["played"]["value"] for one in found)
    assert any(one["lost"] > 0 for one in found), "random players do not always play best"


def test_a_review_calls_everybody_as_the_page_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Record] = []

    class Named(Study):
        def review(self, record: Record, language: str, watch: Callable[[int], None]) -> list[dict[str, Any]]:
            seen.append(record)
            return []

    monkeypatch.setattr("stolik.server.reviews.study", lambda game: Named())

    async def evening(server: Inside) -> None:
        live = await server.lay(game="ogorek", options={"players": 2}, bots={"0": "random", "1": "random"})
        while live.table.phase != "over":
            await asyncio.sleep(0.01)
        await quiet(live)
        assert (await server.ask("POST", f"/api/tables/{live.name}/review")).status_code == 200
        while not seen:
            await asyncio.sleep(0.01)
        assert seen[0].seats == live.table.names
        assert "bot" not in "".join(seen[0].seats)

    run(Settings(f"sqlite:///{tmp_path / 'tables.db'}"), evening)


def test_a_review_of_draughts_has_values_in_men_and_better_lines(guest: Guest, draughts: str) -> None:
    told = reviewed(guest, draughts)
    costly = [one for one in told["found"] if one["costly"]]
    assert costly
    assert all(one["line"] and one["line"][0] == one["best"]["text"] and one["words"] for one in costly)
    assert all(one["played"]["shown"][0] in "+-=" for one in told["found"])


def test_what_else_could_have_been_done(guest: Guest, nimmt: str) -> None:
    record = Record.loads(json.dumps(guest.ask("GET", f"/api/tables/{nimmt}/record")))
    entry = next(number for number, one in enumerate(record.actions) if isinstance(one, Play))
    told = guest.ask("POST", f"/api/tables/{nimmt}/weigh", {"entry": entry})
    values = [move["value"] for move in told["moves"]]
    assert values == sorted(values, reverse=True)
    assert len(values) == 10
    assert told["played"] in [move["text"] for move in told["moves"]]
    assert told["moves"][0]["words"].startswith("best")
    with pytest.raises(ServerRefused, match="entry"):
        guest.ask("POST", f"/api/tables/{nimmt}/weigh", {"entry": 0})  # a deal


# the board to try moves on


def test_moves_are_tried_from_any_position(guest: Guest) -> None:
    body = {"game": "draughts/russian", "position": "W:WKe1:Bd2,b4"}
    told = guest.ask("POST", "/api/analysis", body)
    assert told["mover"] == 0
    assert [move["text"] for move in told["legal"]] == ["e1xa5"]
    assert told["lines"][0]["moves"]
    assert told["chance"] > 0.5
    after = guest.ask("POST", "/api/analysis", {**body, "moves": [told["legal"][0]["code"]]})
    assert after["view"]["story"]
    assert after["told"]


def test_the_board_begins_where_the_game_does(guest: Guest) -> None:
    told = guest.ask("POST", "/api/analysis?language=pl", {"game": "draughts/polish", "moves": ["c3-d4"]})
    assert told["mover"] == 1
    assert len(told["lines"]) == 3
    assert "Czarne" in told["words"]


def test_a_move_that_is_not_allowed_is_refused_in_the_readers_language(guest: Guest) -> None:
    body = {"game": "draughts/polish", "position": "W:Wd4:Be5,h8", "moves": ["d4-c5"], "think": False}
    with pytest.raises(ServerRefused, match=r"D3: Capturing is compulsory"):
        guest.ask("POST", "/api/analysis?language=en", body)
    with pytest.raises(ServerRefused, match=r"D3: .*d4xf6"):
        guest.ask("POST", "/api/analysis?language=pl", body)


def test_a_guest_has_one_position_thought_about_at_a_time_and_may_glance_at_others() -> None:
    async def run() -> None:
        studies, held = Studies(), threading.Event()
        first = asyncio.ensure_future(studies.soon("ola", held.wait))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await studies.soon("ola", time.monotonic)
        second = asyncio.ensure_future(studies.soon("jan", time.monotonic))
        held.set()
        assert await first
        assert await second
        assert await studies.soon("ola", time.monotonic)
        studies.close()

    asyncio.run(run())


def test_a_glance_shows_what_may_be_played(guest: Guest) -> None:
    told = guest.ask("POST", "/api/analysis", {"game": "draughts/polish", "think": False})
    assert len(told["legal"]) == 7
    assert told["lines"]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "draughts/polish", "position": "nonsense"},
        {"game": "draughts/polish", "moves": ["a1-a1"]},
        {"game": "draughts/polish", "moves": [10**30]},
        {"game": "draughts/polish", "options": {"colour": 1}},
        {"game": "nimmt"},
        {"game": "chess"},
        {"game": 5},
    ],
    ids=str,
)
def test_a_bad_position_is_one_clear_error(guest: Guest, body: dict[str, Any]) -> None:
    with pytest.raises(ServerRefused, match=r"\w+ .*\((position|board|body)\)"):
        guest.ask("POST", "/api/analysis", body)


# hints


def hint(seat: Seat) -> dict[str, Any]:
    return seat._ask({"do": "hint"}, "hint")


def test_a_training_table_gives_hints(guest: Guest) -> None:
    table = guest.lay("nimmt", options={"players": 3}, bots={1: "random", 2: "random"}, training=True)
    seat = guest.sit(table, "Ola")
    seat.until(lambda: seat.owes)
    moves = hint(seat)["moves"]
    assert {move["code"] for move in moves} <= set(seat.legal)
    assert [move["value"] for move in moves] == sorted((move["value"] for move in moves), reverse=True)
    assert moves[0]["share"] == 1
    assert moves[0]["words"].startswith("best")
    seat.close()


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("nimmt", {"options": {"players": 2}, "bots": {1: "random"}}),  # for points, not for training
        ("words", {"bots": {1: "random", 2: "random", 3: "random"}, "training": True}),  # a hint tells what is valid
    ],
)
def test_no_hints_elsewhere(guest: Guest, game: str, setup: dict[str, Any]) -> None:
    seat = guest.sit(guest.lay(game, **setup), "Ola")
    with pytest.raises(ServerRefused, match="no-hint"):
        hint(seat)
    seat.close()
