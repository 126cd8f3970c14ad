"""The menu of `stolik play` without a game."""

from __future__ import annotations

from pathlib import Path

import pytest

import stolik as library
from stolik.cli.menu import Menu
from stolik.core.telling import about, title
from stolik.core.words import LANGUAGES
from tests.cli.conftest import Command, saved
from tests.cli.terminals import paper


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_offered(stolik: Command, language: str) -> None:
    run = stolik("play", "--language", language)
    assert run.code == 0
    for game in library.games():
        assert title(game, language) in run.out
        assert about(game, language)[:40] in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_offers_are_seen_at_once_on_a_small_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    for height in (24, 60):
        small = paper(80, height, language)
        monkeypatch.setattr(small, "ask", lambda *_: "1")
        assert Menu(small).choose_game() == library.games()[0]
        lines = small.console.file.getvalue().splitlines()  # type: ignore[attr-defined]
        assert len(lines) < height
        assert max(map(len, lines)) <= 80
        for number, game in enumerate(library.games(), 1):
            (line,) = (line for line in lines if line.startswith(f" {number} "))
            assert title(game, language) in line


def test_choosing_everything(stolik: Command, folder: Path) -> None:
    number = library.games().index("nimmt") + 1
    run = stolik("play", "--seed", 5, typed=[number, 3, "random", 1, 2, 3, 20, 4, 7, ""])
    record = saved(folder)
    assert record.game == "nimmt"
    assert record.options == {"players": 3, "even_odd": False, "deck": "tactical", "limit": 20, "rounds": 7}
    assert record.seats == ["you", "Ola (bot random)", "Jan (bot random)"]
    assert record.seed == 5
    assert "stolik play --resume" in run.out


def test_enter_takes_what_is_proposed(stolik: Command, folder: Path) -> None:
    stolik("play", typed=["", "", "", ""])
    record = saved(folder)
    assert record.game == library.games()[0]
    assert record.seats == ["you", "Ola (bot medium)", "Jan (bot medium)", "Ewa (bot medium)"]


def test_what_is_on_the_command_line_is_not_asked(stolik: Command, folder: Path) -> None:
    stolik("play", "--players", 2, "--level", "random", "--option", "limit=20", typed=["nimmt"])
    record = saved(folder)
    assert record.options["players"] == 2
    assert record.options["limit"] == 20
    assert record.seats == ["you", "Ola (bot random)"]


def test_answers_that_make_no_sense_are_asked_again(stolik: Command, folder: Path) -> None:
    run = stolik("play", typed=["chess", 99, "nimmt", 11, "three", 3, "godlike", "easy please", "random", 9, ""])
    assert run.out.count("is not possible here") == 7
    assert "possible: 2–10" in run.out
    assert saved(folder).options["players"] == 3


def test_the_language_can_be_changed(stolik: Command, folder: Path) -> None:
    run = stolik("play", typed=["pl", "ogorek", 2, "losowy"])
    assert "W co gramy?" in run.out
    assert "rozdanie 1" in run.out
    assert saved(folder).seats[1] == "Ola (bot random)"


def test_leaving_the_menu_begins_nothing(stolik: Command, folder: Path) -> None:
    for typed in ([], ["q"], ["nimmt", "q"], ["nimmt", 3]):
        assert stolik("play", typed=typed).code == 0
        assert not folder.exists()


def test_an_unfinished_match_can_go_on(stolik: Command, folder: Path) -> None:
    stolik("play", "nimmt", "--level", "random", "--option", "rounds=1", typed=["#1"] * 30)  # this one is over
    stolik("play", "ogorek", "--players", 2, "--level", "random", "--name", "Zosia", "--seed", 1)
    (folder / "broken.json").write_text("{", encoding="utf-8")
    number = len(library.games()) + 1
    run = stolik("play", typed=[number, "#1"])
    assert f"{number} Go on: Ogórek (Zosia, Ola)" in run.out
    assert f" {number + 1} " not in run.out.split("Which one?")[0]
    (file,) = folder.glob("ogorek-*.json")
    assert f"stolik play --resume {file}" in run.out
    assert '["play", 0,' in file.read_text(encoding="utf-8")
