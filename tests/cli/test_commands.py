"""The other commands, and what every command does with nonsense."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.core.rulebook import numbers
from stolik.core.words import LANGUAGES
from tests.cli.conftest import Command

# refusals


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play", "foo"), "no game is called 'foo'; there are: ogorek, nimmt, sixtysix, draughts/polish"),
        (("play", "nimmt", "--players", 11), "players=11: allowed is a whole number from 2 to 10"),
        (("play", "ogorek", "--players", 5), "players=5: allowed is a whole number from 2 to 4"),
        (("play", "nimmt", "--level", "godlike"), "no bot 'godlike'; there are: random"),
        (("play", "nimmt", "--language", "de"), "language='de': allowed is en or pl or cs"),
        (("play", "nimmt", "--seat", 5), "seat=5: allowed is a whole number from 1 to 4"),
        (("play", "nimmt", "--seat", 0), "seat=0: allowed is a whole number from 1 to 4"),
        (("play", "nimmt", "--name", " "), "option name=' '"),
        (("play", "nimmt", "--name", "Ola (bot strong)"), "not ending like a bot's name"),
        (("play", "nimmt", "--name", "Ola\x1b[2J"), "option name="),
        (("play", "nimmt", "--option", "limit=0"), "limit='0': allowed is a whole number from 1 to 1000"),
        (("play", "nimmt", "--option", "colour=red"), "one of the options players, even_odd"),
        (("play", "nimmt", "--option", "limit"), "name=value"),
        (("play", "nimmt", "--seconds", -1), "seconds=-1.0: allowed is 0 to 3600"),
        (("perft", "draughts/polish", 65), "depth=65: allowed is a whole number from 0 to 64"),
        (("perft", "draughts/polish", 0, "--position", "W:W:B"), "there is no piece on the board"),
        (("rules", "foo"), "no game is called 'foo'"),
        (("rules", "nimmt", "N99"), "allowed is N1 to N14"),
        (("rules", "nimmt", "--language", "de"), "language='de'"),
        (("verify", "--language", "de", "x.json"), "language='de'"),
    ],
)
def test_nonsense_is_one_clear_line(
    stolik: Command, folder: Path, arguments: tuple[object, ...], complaint: str
) -> None:
    run = stolik(*arguments)
    assert run.code == 2
    assert run.error.startswith("stolik: ")
    assert run.error.count("\n") == 1
    assert complaint in run.error
    assert run.out == ""
    assert not folder.exists()


# counting


@pytest.mark.parametrize(
    ("arguments", "printed"),
    [
        ((0,), ["1"]),
        ((0, "--divide"), ["1"]),
        ((2,), ["49"]),
        ((1, "--divide", "--position", "W:Wd4,h4:Bh8"), ["d4-c5: 1", "d4-e5: 1", "h4-g5: 1", "3"]),
        ((2, "--position", "W:Wd4:Bh8"), ["2"]),
    ],
)
def test_perft(stolik: Command, arguments: tuple[object, ...], printed: list[str]) -> None:
    run = stolik("perft", "draughts/polish", *arguments)
    assert run.code == 0
    assert sorted(run.out.split("\n")[:-1], key=lambda line: (":" not in line, line)) == printed


ENDLESS = """
import os, signal, threading
import stolik
from stolik.cli.main import app
stolik.perft("draughts/polish", 2)  # compiled before the time runs
threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
app(["perft", "draughts/polish", "40"])
"""


def test_a_count_that_takes_years_is_stopped_by_ctrl_c() -> None:
    run = subprocess.run([sys.executable, "-c", ENDLESS], check=False, capture_output=True, text=True, timeout=100)
    assert run.returncode == 130
    assert "Traceback" not in run.stderr


# rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["ogorek", "nimmt"])
def test_all_rules_by_number(stolik: Command, game: str, language: str) -> None:
    run = stolik("rules", game, "--language", language)
    assert run.code == 0
    begun = [line.split()[0] for line in run.out.splitlines() if line.strip()]
    assert [word for word in begun if word in numbers(game)] == numbers(game)
    assert "#" not in run.out


def test_one_rule(stolik: Command) -> None:
    run = stolik("rules", "nimmt", "n7")
    assert run.code == 0
    assert run.out.startswith("N7 No row fits\n")
    assert "N8" not in run.out


# verify


@pytest.fixture
def record(stolik: Command, folder: Path) -> Path:
    """A match that is over, with a small seed."""
    stolik("play", "nimmt", "--level", "random", "--seed", 5, "--option", "rounds=1", typed=["#1"] * 30)
    (file,) = folder.glob("*.json")
    return file


def test_a_good_record(stolik: Command, record: Path) -> None:
    run = stolik("verify", record)
    assert run.code == 0
    assert f"{record}: all is right" in run.out
    actions = sum(entry[0] == "play" for entry in json.loads(record.read_text(encoding="utf-8"))["actions"])
    assert f"{actions} actions checked against the rules, 1 deal proved by the seed" in run.out
    assert "note: the seed is a small number" in run.out


def test_a_saved_match_that_goes_on_is_good_too(stolik: Command, folder: Path) -> None:
    stolik("play", "ogorek", "--level", "random", typed=["#1"])
    (file,) = folder.glob("*.json")
    run = stolik("verify", file)
    assert run.code == 0
    assert "2 deals proved by the seed" in run.out  # who deals, and the first hands


def tampered(record: Path, change: str) -> Path:
    """A copy of a record with one thing changed."""
    fields = json.loads(record.read_text(encoding="utf-8"))
    if change == "deal":
        numbers = fields["actions"][0][1]
        numbers[0], numbers[-1] = numbers[-1], numbers[0]
    elif change == "action":
        fields["actions"][1][2:] = [104, "104"]
    elif change == "notation":
        fields["actions"][1][3] = "103"
    elif change == "seed":
        fields["seed"] = 6
    else:
        fields["outcome"]["places"].reverse()
    file = record.with_name(f"{change}.json")
    file.write_text(json.dumps(fields), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("deal", "entry 1: deal 1 is not the seed's, from its number 1 on"),
        ("action", "entry 2: N1: You do not hold 104"),
        ("notation", "entry 2: '103' is written for"),
        ("seed", "the seed does not match the commitment"),
        ("outcome", "the outcome is"),
    ],
)
def test_a_tampered_record(stolik: Command, record: Path, change: str, words: str) -> None:
    run = stolik("verify", tampered(record, change))
    assert run.code == 1
    assert "something is wrong" in run.out
    assert f"wrong: {words}" in run.out


def test_a_file_that_cannot_be_read(stolik: Command, tmp_path: Path) -> None:
    for name, content in {"half": '{"commitment": "ab', "deep": "[" * 100_000, "other": '{"a": 1}'}.items():
        file = tmp_path / name
        file.write_text(content, encoding="utf-8")
        run = stolik("verify", file)
        assert run.code == 2, name
        assert run.error.startswith(f"stolik: {file}"), name
        assert run.error.count("\n") == 1, name
    missing = stolik("verify", tmp_path / "missing")
    assert missing.code == 2
    assert "No such file" in missing.error


def test_of_several_records_the_worst_counts(stolik: Command, record: Path, tmp_path: Path) -> None:
    bad = tampered(record, "seed")
    assert stolik("verify", record, record).code == 0
    run = stolik("verify", record, bad)
    assert run.code == 1
    assert f"{record}: all is right" in run.out
    assert stolik("verify", bad, tmp_path / "missing", record).code == 2


@pytest.mark.parametrize(("language", "words"), [("pl", "wszystko się zgadza"), ("cs", "všechno souhlasí")])
def test_verdicts_speak_the_readers_language(stolik: Command, record: Path, language: str, words: str) -> None:
    assert words in stolik("verify", record, "--language", language).out
