"""`stolik analyse` for draughts: PDN, records and positions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stolik as library
from stolik.bots.draughts.endgame import Tables, open_tables
from stolik.bots.draughts.endgame.build import Watch
from stolik.core.game import Game
from stolik.core.words import LANGUAGES
from stolik.games.draughts import pdn, pdn_play
from tests.cli.conftest import Command

TEXT = """[White "Ola"]
[Black "Jan"]
[GameType "25"]
[SetUp "1"]
[FEN "W:Wc3,a1,g1,h2:Be5,h8,f8,h6"]
[Result "0-1"]

1. c3-d4 {a gift} ( 1. c3-b4 h6-g5 ) e5xc3 2. h2-g3! 0-1
"""
ENGLISH = '[GameType "21"]\n\n1. 11-15 23-19 2. 8-11 *\n'
EFFORT = ("--effort", 3000)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables as small as can be."""

    def small(game: Game, watch: Watch | None = None) -> Tables:
        return open_tables(game, 2, watch)

    monkeypatch.setattr("stolik.cli.analyse_draughts.open_tables", small)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_annotated(stolik: Command, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.pdn"
    file.write_text(TEXT)
    run = stolik("analyse", file, *EFFORT, "--language", language)
    assert run.code == 0
    assert "Ola – Jan" in run.out
    assert "c3-d4?" in run.out
    assert "coach-" not in run.out
    (game,) = pdn.read((tmp_path / "game-analysed.pdn").read_text(encoding="utf-8"))
    first, second, third = game.line.moves
    assert first.comments[0] == "a gift"
    assert first.comments[1].startswith("[%eval -")
    assert first.marks in (["$2"], ["$4"])
    assert [move.text for move in first.variations[0].moves] == ["c3-b4", "h6-g5"]
    assert len(first.variations) == 2
    assert second.marks == []
    assert third.marks[0] == "!"
    assert pdn_play.play(game).outcome is not None  # the better lines can be played
    chart = (tmp_path / "game-chart.svg").read_text(encoding="utf-8")
    assert chart.startswith("<svg")
    assert "c3-d4" in chart


def test_several_games_and_numbers(stolik: Command, tmp_path: Path) -> None:
    file = tmp_path / "two.pdn"
    file.write_text(TEXT + "\n" + ENGLISH)
    run = stolik("analyse", file, *EFFORT, "--into", tmp_path / "out")
    assert run.code == 0
    assert "11-15" in run.out
    written = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert written == ["two-1-chart.svg", "two-2-chart.svg", "two-analysed.pdn"]
    games = pdn.read((tmp_path / "out" / "two-analysed.pdn").read_text(encoding="utf-8"))
    assert [game.result for game in games] == ["0-1", "*"]
    for game in games:
        pdn_play.play(game)


NUMBERS = """{Collection}
[White "Ola"]
[Black "Jan"]
[GameType "25,W,8,8,N2,0"]
[SetUp "1"]
[FEN "W:W22,29,32,28:B15,4,3,12"]
[Result "1-0"]

1. 22-18 {a gift} ( 1. 22-17 {so} ) {rather} 15x22 * {on time}
"""


def test_an_annotated_file_is_written_as_it_was(stolik: Command, tmp_path: Path) -> None:
    """Numbers stay numbers, also in what is added; comments stay where they were."""
    file = tmp_path / "numbers.pdn"
    file.write_text(NUMBERS)
    run = stolik("analyse", file, *EFFORT, "--language", "en")
    assert run.code == 0
    assert "Ola – Jan, draughts/russian-official, 1-0" in run.out
    text = (tmp_path / "numbers-analysed.pdn").read_text(encoding="utf-8")
    (game,) = pdn.read(text)
    assert (game.before, game.after) == (["Collection"], ["on time"])
    assert game.line.moves[0].variations[0].after == ["rather"]
    moves = [move.text for one in game.line.moves for line in one.variations for move in line.moves]
    assert len(moves) > 1
    assert not any(text[0].isalpha() for text in moves)
    assert not re.search(r"\b[a-h][1-8]\b", " ".join(text.split("]\n\n")[1:]))
    assert not re.search(r"\b[a-h][1-8]\b", run.out)


def test_a_record_becomes_pdn(stolik: Command, tmp_path: Path) -> None:
    match = library.game("draughts/corner", setup="nine").match(seed=1, names=["Ola", "Jan"])
    for _ in range(6):
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    match.undo(2)
    file = tmp_path / "match.json"
    file.write_text(match.saved.dumps())
    run = stolik("analyse", file, *EFFORT)
    assert run.code == 0
    (game,) = pdn.read((tmp_path / "match-analysed.pdn").read_text(encoding="utf-8"))
    assert game.tags["Variant"] == "corner corner_promotion=False setup=nine"
    assert len(game.line.moves) == 4
    assert len(pdn_play.play(game).record.actions) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position(stolik: Command, tmp_path: Path, language: str) -> None:
    run = stolik(
        "analyse", "W:Wc3,a1,g1,h2:Be5,h8,f8,h6", "--game", "draughts/russian", *EFFORT, "--language", language
    )
    assert run.code == 0
    lines = run.out.splitlines()
    assert [line[:2] for line in lines[1:4]] == ["1.", "2.", "3."]
    assert "coach-" not in run.out


def test_lines_that_lead_into_the_tables(stolik: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """White is ahead by numbers, but every line ends in a draw that the tables know of."""
    monkeypatch.setattr("stolik.cli.analyse_draughts.open_tables", lambda game: open_tables(game, 3))
    run = stolik("analyse", "W:Wf6,Kg3:BKe5,Kc1", "--game", "draughts/russian", *EFFORT)
    first, *lines = run.out.splitlines()[:4]
    assert first == "White to move: +0.00"
    assert [line.split()[1] for line in lines] == ["+0.00"] * 3


def test_a_position_that_the_tables_know(stolik: Command) -> None:
    run = stolik("analyse", "B:WKd4:Be5", "--game", "draughts/english")
    assert run.code == 0
    assert run.out.splitlines()[:2] == ["Black to move: -#1", "1.    -#1  15x22"]
    over = stolik("analyse", "W:W:Be5", "--game", "draughts/english")
    assert over.code == 0
    assert "over" in over.out


@pytest.mark.parametrize(
    ("name", "text", "arguments", "complaint"),
    [
        ("bad.pdn", "1. c3-d4 {", (), "PDN, line 1, column 10"),
        ("bad.pdn", '[GameType "25"]\n1. c3-d5 *', (), "c3-d5"),
        ("bad.pdn", "1. c3-d4 *", (), "GameType missing"),
        ("bad.pdn", "", (), "no game in it"),
        ("bad.json", "{}", (), "bad.json"),
        ("bad.txt", "[", (), "bad.txt"),
        ("game.pdn", "1. c3-d4 *", ("--game", "nimmt"), "GAME='nimmt'"),
    ],
)
def test_what_cannot_be_read_is_one_clear_line(
    stolik: Command, tmp_path: Path, name: str, text: str, arguments: tuple[str, ...], complaint: str
) -> None:
    (tmp_path / name).write_text(text)
    run = stolik("analyse", tmp_path / name, *arguments)
    assert run.code == 2
    assert run.error.startswith("stolik: ")
    assert run.error.count("\n") == 1
    assert complaint in run.error


def test_a_folder_that_cannot_be_written_is_told_before_the_work(stolik: Command, tmp_path: Path) -> None:
    (tmp_path / "game.pdn").write_text(ENGLISH)
    run = stolik("analyse", tmp_path / "game.pdn", "--into", tmp_path / "game.pdn" / "inside")
    assert (run.code, run.out) == (2, "")
    assert "cannot be written" in run.error


def test_the_game_may_be_told(stolik: Command, tmp_path: Path) -> None:
    (tmp_path / "bare.pdn").write_text("1. c3-d4 f6-e5 *")
    run = stolik("analyse", tmp_path / "bare.pdn", "--game", "draughts/polish", *EFFORT)
    assert run.code == 0
    assert "draughts/polish" in run.out
    assert "--game" not in run.error


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_alone_is_one_of_the_first_game_of_the_rulebook(stolik: Command, language: str) -> None:
    position = "W:Wd6:Be7,g7,g5"
    alone = stolik("analyse", position, *EFFORT, "--language", language)
    told = stolik("analyse", position, "--game", "draughts/polish", *EFFORT, "--language", language)
    assert alone.code == told.code == 0
    which, *same = alone.out.splitlines()
    assert same == told.out.splitlines()
    assert "draughts/polish" in which
    assert "--game" in which
