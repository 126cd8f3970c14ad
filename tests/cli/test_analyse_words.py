"""`stolik analyse` and `stolik puzzles` for words: records, GCG and positions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stolik.bots.words.study import puzzles
from stolik.core.match import Match
from stolik.core.record import Record
from stolik.core.verify import verify
from stolik.core.words import LANGUAGES
from stolik.games.words import gcg
from tests.cli.conftest import Command
from tests.games.words.situations import RACKS, lines, play, table
from tests.games.words.test_sheet import played

NO_WORDS = re.compile(r"\b(?:study|analyse|words|play)-[a-z]")  # a message that is missing shows its name
POSITION = {"language": "en", "lexicon": "sample", "board": lines(("8G CAR",)), "racks": list(RACKS)}


def written(folder: Path, match: Match, name: str = "match.json") -> Path:
    """The record of a match in a file."""
    path = folder / name
    path.write_text(match.saved.dumps(), encoding="utf-8")
    return path


def position(folder: Path, **fields: object) -> Path:
    """A position in a file."""
    path = folder / "position.json"
    path.write_text(json.dumps(POSITION | fields), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_phonies_moves_out_of_the_window_and_asking_are_in_the_list(
    stolik: Command, tmp_path: Path, language: str
) -> None:
    match = table()
    play(match, "0: 8G CARG", "1: ask", "0: yes", "2: later", "1: pass", "2: challenge 1", "3: yes")  # fell
    play(match, "2: 8G CARN", "3: pass", "1: pass", "0: pass")  # stood: accepted by moving on
    run = stolik("analyse", written(tmp_path, match), "--language", language)
    assert run.code == 0, run.error
    assert not NO_WORDS.search(run.out)
    told = json.loads((tmp_path / "match-analysed.json").read_text(encoding="utf-8"))
    decisions = {one["entry"]: one for one in told["analysis"]}
    record = Record.loads(json.dumps(told["record"]))
    entries = [number for number, entry in enumerate(record.actions) if hasattr(entry, "code")]
    assert sorted(decisions) == entries
    assert "CARG" in decisions[0]["words"]
    stood = next(one for one in decisions.values() if one["played"]["action"] == "8G (CAR)N")
    assert "CARN" in stood["words"]
    assert "CARN" in run.out
    assert decisions[1]["lost"] == 0, "asking costs no move"
    assert " + " in decisions[0]["line"][0]


def test_a_gcg_is_analysed_like_its_record(stolik: Command, tmp_path: Path) -> None:
    match = played(3, language="en")
    of_record = stolik("analyse", written(tmp_path, match, "r.json"), "--into", tmp_path / "r")
    (tmp_path / "m.gcg").write_text(gcg.export(match), encoding="utf-8")
    of_gcg = stolik("analyse", tmp_path / "m.gcg")
    assert of_gcg.code == of_record.code == 0, of_gcg.error
    assert (tmp_path / "m-analysed.json").exists()
    moves = re.compile(r"(?m)^\s*\d+ +(\w+ +(?:\d+[A-O]|[A-O]\d+) \S+)")
    assert moves.findall(of_gcg.out) == moves.findall(of_record.out)
    of_sheet = stolik("sheet", tmp_path / "m.gcg", "--as", "record")
    assert verify(Record.loads(of_sheet.out)).problems == []


def test_effort_is_passed_on(stolik: Command, tmp_path: Path) -> None:
    match = table()
    play(match, "0: 8G CARD")
    path = written(tmp_path, match)
    plain, tried = stolik("analyse", path), stolik("analyse", path, "--effort", 2)
    assert plain.code == tried.code == 0
    assert plain.out != tried.out
    assert stolik("analyse", position(tmp_path), "--effort", 1).out != stolik("analyse", position(tmp_path)).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_double_turns_of_a_position(stolik: Command, tmp_path: Path, language: str) -> None:
    run = stolik("analyse", position(tmp_path), "--language", language)
    assert run.code == 0, run.error
    assert not NO_WORDS.search(run.out)
    turns = re.findall(
        r"(?m)^ *\d+ +(SDOGATE|TENIRAB) +(\S+ \S+) +(\d+) +(\S+ \S+) +(\d+) +(\d+) +\+?(-?\d+[.,]\d)", run.out
    )
    assert len(turns) == 10
    for rack, first, one, second, two, both, _ in turns:
        match = table()
        seat = RACKS.index(rack)
        play(match, f"{seat}: {first}", f"{seat ^ 1}: {second}")
        assert match.state.points.tolist() == [int(one), int(two)]
        assert int(one) + int(two) == int(both)
    assert "A  B  C" in run.out
    assert not (tmp_path / "position-analysed.json").exists()


def test_racks_of_ones_own_pair_are_enough(stolik: Command, tmp_path: Path) -> None:
    run = stolik("analyse", position(tmp_path, racks=list(RACKS[:2])))
    assert run.code == 0, run.error
    assert "SDOGATE" in run.out
    other = stolik("analyse", position(tmp_path, racks=list(RACKS[2:]), turn=1))
    assert "EASLONU" in other.out
    assert "84" not in other.out.split("\n")[0]


def test_positions_with_one_move_or_none_and_with_votes(stolik: Command, tmp_path: Path) -> None:
    opening = stolik("analyse", position(tmp_path, board=[], turn_no=1))
    assert opening.code == 0, opening.error
    assert " + " not in opening.out
    match = table()
    play(match, "0: 8G CARG", "1: pass")
    open_window = json.loads(json.dumps(match.game.position(match.state))) | {"language": "en", "lexicon": "sample"}
    (tmp_path / "w.json").write_text(json.dumps(open_window), encoding="utf-8")
    window = stolik("analyse", tmp_path / "w.json")
    assert window.code == 0, window.error
    assert "challenge 1" in window.out
    assert re.search(r"(?m)^ *1 +(EASLONU|MIPHCOE) ", window.out), "and what to play when the moves are accepted"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"racks": ["SDOGATE!", "TENIRAB"]}, "racks"),
        ({"board": ["..."]}, "15 lines"),
        ({"language": "xx"}, "option language"),
        ({"nonsense": 1}, "nonsense"),
        ({"racks": ["QQQQQQQ", "TENIRAB"]}, "more than"),
        ({"racks": ["SDOGATE"]}, "two racks"),
    ],
)
def test_a_position_that_cannot_be_is_one_clear_error(
    stolik: Command, tmp_path: Path, fields: dict[str, object], why: str
) -> None:
    run = stolik("analyse", position(tmp_path, **fields))
    assert run.code == 2
    assert why in run.error


@pytest.mark.parametrize("command", ["analyse", "puzzles", "sheet"])
def test_files_that_are_no_match_are_refused(stolik: Command, tmp_path: Path, command: str) -> None:
    for name, text in (("a.gcg", "nonsense"), ("b.json", "{}"), ("c.gcg", "")):
        (tmp_path / name).write_text(text)
        run = stolik(command, tmp_path / name)
        assert run.code == 2
        assert run.error.startswith("stolik: ")
        assert name in run.error


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_drawn_so_that_their_solutions_can_be_found(stolik: Command, tmp_path: Path, language: str) -> None:
    match = played(3, language="en")
    (tmp_path / "m.gcg").write_text(gcg.export(match), encoding="utf-8")
    run = stolik("puzzles", tmp_path / "m.gcg", "--clear", 4, "--solve", "--language", language)
    assert run.code == 0, run.error
    assert not NO_WORDS.search(run.out)
    boards = re.split(r"(?m)^ +A  B  C  D  E  F  G  H  I  J  K  L  M  N  O *$", run.out)[1:]
    assert len(boards) == len(puzzles(match.saved, 4.0)) > 2
    for board in boards:
        rows = re.findall(r"(?m)^ *(\d+) (.{45})$", board)
        assert [int(number) for number, _ in rows] == list(range(1, 16))
        cells = [[row[3 * column : 3 * column + 3].strip(" ‹›") for column in range(15)] for _, row in rows]
        assert any(cell in ("3W", "3S") for row in cells for cell in row), "premium squares have their marks"
        row, column, word = re.search(r"\b(\d+)([A-O]) (\S*\([A-Z]+\)\S*?)[,:]?(?:\s|$)", board + " 1A (X)").groups()
        if word == "(X)":
            continue
        at = "ABCDEFGHIJKLMNO".index(column) + word.index("(")
        assert cells[int(row) - 1][at] == word[word.index("(") + 1]
