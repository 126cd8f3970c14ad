"""Drawings: they fit the terminal, hide what is hidden, and follow the story to where the match really is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import stolik
from stolik.cli.hint import drawn
from stolik.cli.screens import screen_of
from stolik.cli.seating import seat_people
from stolik.cli.table import Table
from stolik.core.match import Match
from stolik.core.random import below, generator
from stolik.core.words import LANGUAGES, say
from tests.cli.terminals import paper, screen

SIZES = [(80, 24), (100, 30), (140, 40)]
TABLES = [("nimmt", 2), ("nimmt", 4), ("nimmt", 10), ("ogorek", 2), ("ogorek", 3), ("ogorek", 4), ("sixtysix", 2)]
LONG_NAME = "Maksymilian Wysocki"


def wandering(match: Match, seed: int = 0) -> Iterator[int]:
    """Play on by chance; before each action, who is to act."""
    random = generator(seed, "screens")
    while match.acting:
        seat = match.acting[0]
        yield seat
        legal = match.legal(seat)
        match.play(seat, legal[below(random, len(legal))])


def seated(match: Match, width: int, height: int, language: str) -> Table:
    """A table at which I sit in the first seat and have a long name."""
    seating = seat_people(match.game.players, 0, LONG_NAME, "random")
    return Table(match, seating, paper(width, height, language), Path("unused.json"), pace=0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everything_fits_in_80_by_24(name: str, players: int, language: str) -> None:
    match = stolik.game(name, players=players).match(seed=4)
    table = seated(match, 80, 24, language)
    table.recall(match.saved)
    drawings = 0
    for seat in wandering(match):
        if seat != table.me:
            continue
        table.log.add(table.told(match.view(table.me)["story"]))
        for notice in (None, drawn([(str(number), 1 - number / 9, "words") for number in range(9)], language)):
            table.show(notice)
            lines = screen(table.paper)
            assert len(lines) <= 23, "\n".join(lines)  # one is left to type in
            assert max(map(len, lines)) <= 80, "\n".join(lines)
            assert lines[0].startswith(table.say(f"{name}-name"))
            assert "…" not in lines[0]
            drawings += 1
        if drawings >= 16:
            break
    assert drawings > 10


@pytest.mark.parametrize("size", [*SIZES, (60, 20), (40, 12)])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whatever_i_must_know_is_on_the_screen(name: str, players: int, size: tuple[int, int]) -> None:
    match = stolik.game(name, players=players).match(seed=4)
    table = seated(match, *size, "en")
    for number, seat in enumerate(wandering(match)):
        if seat != table.me:
            continue
        table.show()
        shown = "\n".join(screen(table.paper))
        view = match.view(table.me)
        lying = (
            [card for row in view["rows"] for card in row] if name == "nimmt" else [card for _, card in view["trick"]]
        )
        words = [table.written(card) for card in [*view["hand"], *lying]]
        assert [word for word in words if word not in shown] == []
        if name == "nimmt" and view["side"] is not None:
            assert {"even": "■ Even", "odd": "● Odd"}[view["side"]] in shown
        if number > 16:
            break


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_drawing_does_not_change_with_what_is_hidden(name: str, players: int) -> None:
    game = stolik.game(name, players=players)
    match = game.match(seed=4)
    table = seated(match, 100, 30, "en")
    for number, seat in enumerate(wandering(match)):
        if seat != table.me:
            continue
        table.show()
        mine = screen(table.paper)
        other = game.match(position=game.position(game.redeal(game.hide(match.state, 0), 0, seed=number)))
        table.match = other
        table.show()
        assert screen(table.paper)[:-1] == mine[:-1]  # what can be taken back, the log alone tells
        table.match = match
        if number > 20:
            break


FOLLOWED = {
    "nimmt": ("rows", "row_heads", "marked", "side", "open", "taker", "heads", "taken", "hand"),
    "ogorek": ("played", "points", "floor", "lives", "hand", "trick", "highest"),
    "sixtysix": ("points", "pending", "melds", "tricks", "taken", "trick", "stock", "turn_up", "closed_by"),
}
BEYOND = ("dealt", "won", "stopped")  # from here on it is the next deal, or there is none


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_story_leads_to_where_the_match_is(name: str, players: int) -> None:
    match = stolik.game(name, players=players).match(seed=4)
    moving = screen_of(name)
    followed = 0
    before = match.view(0)
    for _ in wandering(match):
        now = match.view(0)
        story = now["story"]
        if followed and not any(event["event"] in BEYOND for event in story) and story[0]["event"] != "chose":
            shown = before
            for event in story:
                shown = moving.after(shown, event)
            for field in FOLLOWED[name]:
                assert shown[field] == now[field], (field, story)
        followed += 1
        before = now
    assert followed > 30


def test_steps_are_drawn_one_by_one() -> None:
    match = stolik.game("nimmt", players=3).match(seed=5)
    table = seated(match, 80, 24, "en")
    table.recall(match.saved)
    for seat in (0, 1, 2):
        table.play(seat, match.legal(seat)[-1])
    frames = table.paper.console.file.getvalue().split("\x1b[2J")[1:]  # type: ignore[attr-defined]
    rows = [sum(line.count("┃") for line in frame.splitlines()) for frame in frames]
    assert len(frames) == 3 + 3  # two ticks, all turned over, and a frame for each card that is placed
    assert set(rows) == {8}  # four last cards, each with two heavy edges, in every frame
    assert "✓" in frames[0]
    assert "▶" not in frames[2]


def test_a_game_without_a_screen_of_its_own_shows_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    match = stolik.game("ogorek", players=2).match(seed=1)
    table = seated(match, 80, 24, "en")
    table.screen = screen_of("no-such-game/variant")
    for seat in wandering(match):
        if seat == table.me:
            break
    table.show()
    shown = "\n".join(screen(table.paper))
    assert f"hand          {match.view(0)['hand']}" in shown
    assert f"#1 {match.game.show(match.state, 0, match.legal(0)[0])}" in shown
    table.play(table.me, match.legal(table.me)[0])
    assert len(table.log.lines) >= 1


def test_the_board_of_words_is_not_folded_in_a_narrow_terminal() -> None:
    match = stolik.game("words", language="cs").match(seed=4)
    table = seated(match, 60, 30, "cs")
    table.show()
    lines = screen(table.paper)
    assert "15 3S  ·  · 2P  ·  ·  · 3S  ·  ·  · 2P  ·  · 3S" in [line.rstrip() for line in lines]
    assert max(map(len, lines)) <= 60
    assert any("▒▒▒▒▒▒▒" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_fit_on_one_line(language: str) -> None:
    assert len(say("play-keys", language, hint="yes", undo="yes", resign="yes")) < 80
