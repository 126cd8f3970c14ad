"""`stolik tables`."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.bots.draughts.endgame import files
from stolik.bots.draughts.endgame.material import Family
from stolik.core.words import LANGUAGES
from tests.cli.conftest import Command


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path / "cache"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_built_and_verified(stolik: Command, language: str) -> None:
    run = stolik("tables", "draughts/english", 2, "--verify", "--language", language)
    assert run.code == 0
    lines = run.out.splitlines()
    assert sum(line.startswith(("0.1-0.1", "1.0-0.1", "1.0-1.0")) for line in lines) == 3
    assert "tables-" not in run.out
    assert run.error.count("100 %") == 2, "one bar for building, one for checking"
    again = stolik("tables", "draughts/english", 2)
    assert again.code == 0
    assert "0.1-0.1" not in again.out  # nothing had to be built
    assert again.out.startswith("Endgames of up to 2 pieces: 3,") or language != "en"


def test_stopped_it_says_what_is_kept(stolik: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(rules: object, tables: object, family: Family, watch: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(files.build, "solve", stop)
    run = stolik("tables", "draughts/english", 2)
    assert run.code == 130
    assert "the same command goes on from there" in run.error


def test_stopped_while_checking(stolik: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(rules: object, tables: object, family: Family) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("stolik.cli.tables.find_wrong", stop)
    run = stolik("tables", "draughts/english", 2, "--verify")
    assert run.code == 130
    assert "What is finished is kept" in run.error


def test_a_wrong_table_is_told(stolik: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.cli.tables.find_wrong", lambda rules, made, family: (family[0], 17))
    run = stolik("tables", "draughts/english", 2, "--verify")
    assert run.code == 1
    assert "Entry 17 of 0.1-0.1 does not follow" in run.out


def test_where_nothing_can_be_kept_nothing_is_built(stolik: Command, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder would be")
    run = stolik("tables", "draughts/english", 2)
    assert run.code == 2
    assert run.error.startswith("stolik: ")
    assert "cannot be written" in run.error
    assert run.error.count("\n") == 1, "said before the work begins"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("nimmt", 3), "GAME='nimmt': allowed is draughts/polish"),
        (("draughts/german", 5), "pieces=5: allowed is 2 to 4 on a board of 64 squares"),
        (("draughts/russian", 1), "pieces=1: allowed is 2 to 5"),
        (("draughts/russian", 2, "--language", "de"), "language='de'"),
    ],
)
def test_nonsense_is_one_clear_line(stolik: Command, arguments: tuple[object, ...], complaint: str) -> None:
    run = stolik("tables", *arguments)
    assert run.code == 2
    assert run.error.startswith("stolik: ")
    assert complaint in run.error
