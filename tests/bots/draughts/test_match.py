"""The tool that plays matches between draughts players: every match is kept, and a run goes on where it stopped."""

from __future__ import annotations

import json
import sys

import pytest

import stolik
from benchmarks import draughts_match
from stolik.bots.draughts import openings


def run(monkeypatch, capsys, *arguments):
    """What the command prints at last."""
    monkeypatch.setattr(sys, "argv", ["draughts_match", *map(str, arguments)])
    draughts_match.main()
    return capsys.readouterr().out.split("\r")[-1].strip()


def test_a_run_goes_on_where_it_stopped(monkeypatch, capsys, tmp_path):
    whole, halves = tmp_path / "whole.jsonl", tmp_path / "halves.jsonl"
    settings = ("draughts/english", "easy", "random", "--openings", "2", "--out")
    said = run(monkeypatch, capsys, *settings, whole)
    assert said.startswith("draughts/english: easy against random, 4 matches, ")
    lines = whole.read_text().splitlines(keepends=True)
    halves.write_text("".join(lines[:1] + lines[2:3]))
    run(monkeypatch, capsys, *settings, halves)

    def told(path):
        fields = ("number", "side", "score", "plies")
        return sorted([json.loads(line)[field] for field in fields] for line in path.read_text().splitlines())

    assert told(halves) == told(whole)
    assert [match[:2] for match in told(whole)] == [[0, 0], [0, 1], [1, 0], [1, 1]]


def test_matches_of_other_settings_are_not_mixed(tmp_path):
    kept = tmp_path / "kept.jsonl"
    kept.write_text(json.dumps({"game": "draughts/english", "seconds": 0.1}) + "\n")
    with pytest.raises(SystemExit, match="name another file"):
        draughts_match.kept_lines(kept, {"game": "draughts/english", "seconds": 0.2})
    assert len(draughts_match.kept_lines(kept, {"game": "draughts/english", "seconds": 0.1})) == 1


def test_a_pair_counts_once_both_sides_have_played():
    lines = [
        {"number": number, "side": side, "score": score}
        for number, side, score in ((0, 0, 1.0), (0, 1, 0.5), (1, 1, 0.0), (2, 1, 0.0), (2, 0, 0.0))
    ]
    assert draughts_match.pair_scores(lines) == [0.75, 0.0]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "no player nobody"),
        ("nothing.npz", "no file nothing.npz"),
        ("py-draughts", "only in draughts/russian-official"),
    ],
)
def test_an_unknown_player_is_refused(monkeypatch, capsys, tmp_path, name, why):
    with pytest.raises(SystemExit, match=why):
        run(monkeypatch, capsys, "draughts/english", name, "random", "--out", tmp_path / "none.jsonl")


def test_there_are_as_many_openings_as_one_asks_for(monkeypatch):
    """When those of so many plies are used up, one more ply is played."""
    monkeypatch.setattr(openings, "PLIES", 1)
    monkeypatch.setattr(openings, "PATIENCE", 10)
    monkeypatch.setattr(openings, "NODES", 100)
    found = list(openings.openings(stolik.game("draughts/polish"), 12, seed=1))
    assert len(set(found)) == 12
    assert {fen[0] for fen in found[:5]} == {"B"}  # Black is to move after one ply
    assert found[-1][0] == "W"
