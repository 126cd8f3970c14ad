"""An interrupted contest goes on from its file; the finished file is the same, however it came about."""

from __future__ import annotations

import errno
import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import stolik
from stolik.arena.duel import Contest, Table, play_deals
from stolik.arena.journal import Journal, fingerprint
from stolik.arena.seating import all_seatings
from stolik.cli.main import app

CONTEST = Contest("ogorek", {"players": 2}, all_seatings(["easy", "random"], 2), seed=3, effort=1)
TABLES = play_deals(CONTEST, range(6))


def run(arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, arguments.split())
    return result.exit_code, result.output + result.stderr


def begun(path: Path, deals: int = 6) -> Journal:
    journal = Journal(path, CONTEST, deals)
    journal.begin()
    journal.add(TABLES[:5])  # two deals, and half of a third
    return journal


def test_finished_deals_are_kept_and_half_played_ones_are_not(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    begun(path)
    assert Journal(path, CONTEST, 6).begin(resume=True) == TABLES[:4]
    assert Journal(path, CONTEST, 9).begin(resume=True) == TABLES[:4], "more deals may be wanted"


def test_a_line_cut_off_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    begun(path)
    path.write_text(path.read_text()[:-4])
    assert Journal(path, CONTEST, 6).begin(resume=True) == TABLES[:4]


def test_an_unfinished_contest_is_not_overwritten_by_accident(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    journal = begun(path)
    with pytest.raises(stolik.BadOption, match="--resume"):
        Journal(path, CONTEST, 6).begin()
    journal.finish(TABLES)
    assert Journal(path, CONTEST, 6).begin() == []


def test_another_contest_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    begun(path)
    for other, told in (
        (replace(CONTEST, seed=4), "seed=3"),
        (replace(CONTEST, effort=2), "effort=1"),
        (replace(CONTEST, options={"players": 3}), "options="),
    ):
        with pytest.raises(stolik.BadOption, match=told):
            Journal(path, other, 6).begin(resume=True)
    with pytest.raises(stolik.BadOption, match="at least the 6"):
        Journal(path, CONTEST, 5).begin(resume=True)
    text = path.read_text()
    path.write_text(text.replace(fingerprint(), "0" * 16))
    with pytest.raises(stolik.BadOption, match="another version of the code"):
        Journal(path, CONTEST, 6).begin(resume=True)


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        "[0, 0, [1, 2], [1]]",
        "[0, 2, [1, 2], [1, 2]]",
        "[-1, 0, [1, 2], [1, 2]]",
        '[0, 0, ["1", 2], [1, 2]]',
        "{}",
        "3",
    ],
)
def test_a_line_that_is_no_table(tmp_path: Path, line: str) -> None:
    path = tmp_path / "a.jsonl"
    begun(path)
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(stolik.BadRecord, match="line 7 is no table"):
        Journal(path, CONTEST, 6).begin(resume=True)


@pytest.mark.parametrize(
    "text", ["", "\n", "no json\n", "{}\n", "[1]\n", '{"stolik_arena": 1}\n', "[" * 100_000 + "\n", "\x00\n"]
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(text)
    with pytest.raises(stolik.BadRecord, match="holds no tables of an arena"):
        Journal(path, CONTEST, 6).begin()
    assert path.read_text() == text


def test_resuming_gives_the_bytes_of_an_uninterrupted_run(tmp_path: Path) -> None:
    command = "arena ogorek --bots easy,random --players 2 --effort 1 --deals 6 --seed 3 --workers 1 --out"
    assert run(f"{command} {tmp_path / 'whole'}")[0] == 0
    whole = (tmp_path / "whole.jsonl").read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == 13
    (tmp_path / "part.jsonl").write_bytes(b"".join([lines[0], *lines[5:9], lines[2][:5]]))  # out of order, cut off
    code, output = run(f"{command} {tmp_path / 'part'}")
    assert code == 2
    assert "--resume" in output
    code, output = run(f"{command} {tmp_path / 'part'} --resume")
    assert code == 0, output
    assert "4 matches were played before" in output
    assert (tmp_path / "part.jsonl").read_bytes() == whole
    whole_report, part_report = (json.loads((tmp_path / f"{name}.json").read_text()) for name in ("whole", "part"))
    assert whole_report | {"command": ""} == part_report | {"command": ""}


@pytest.mark.parametrize("deals", ["", ', "deals": "6"', ', "deals": null', ', "deals": true'])
def test_a_first_line_that_does_not_say_how_many_deals(tmp_path: Path, deals: str) -> None:
    path = tmp_path / "a.jsonl"
    begun(path)
    path.write_text(path.read_text().replace(', "deals": 6', deals))
    for resume in (False, True):
        with pytest.raises(stolik.BadRecord, match="holds no tables of an arena"):
            Journal(path, CONTEST, 6).begin(resume)


def test_a_full_disk_is_one_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written stays, and --resume goes on from it."""
    target = tmp_path / "a"
    command = f"arena ogorek --bots easy,random --players 2 --effort 1 --deals 6 --seed 3 --workers 1 --out {target}"
    add, added = Journal.add, []

    def fill(journal: Journal, tables: Iterable[Table]) -> None:
        if added:
            monkeypatch.setattr(Path, "open", full)
        added.append(add(journal, tables))

    def full(path: Path, *given: object, **named: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Journal, "add", fill)
    result = CliRunner().invoke(app, command.split())
    monkeypatch.undo()
    assert result.exit_code == 2, result.output
    assert f"stolik: {target}.jsonl could not be written: No space left on device" in result.stderr
    assert "--resume goes on from there" in result.stderr
    code, output = run(f"{command} --resume")
    assert code == 0, output
    assert "2 matches were played before" in output


def test_a_contest_that_never_began_is_nobodys_loss(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    Journal(path, CONTEST, 6).begin()
    assert Journal(path, CONTEST, 9).begin() == []
