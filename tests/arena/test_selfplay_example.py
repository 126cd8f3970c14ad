"""The self-play example: its pupil sits at any table, sees only what its seat sees, and can be taught."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.arena.duel import Contest, play_deals
from stolik.arena.rating import score
from stolik.arena.seating import all_seatings

COURSE = "--minutes 0.02 --decisions 20 --rounds 64 --exam 2 --workers 1"
ROOT = Path(__file__).resolve().parent.parent.parent
GAME = stolik.game("nimmt", players=4, rounds=1)


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    return importlib.import_module("nimmt_selfplay")


@pytest.mark.parametrize("name", ["taught", "pupil"])
def test_pupils_play_clearly_better_than_chance(example: Any, name: str) -> None:
    seatings = all_seatings([f"nimmt_selfplay:{name}", "random"], 4)
    tables = play_deals(Contest("nimmt", dict(GAME.options), seatings, seed=1), range(20))
    heads = dict.fromkeys(seatings[0], 0.0)
    for table in tables:
        for seat, level in enumerate(table.seating):
            heads[level] += score(table, seat)
    assert heads[f"nimmt_selfplay:{name}"] < 0.8 * heads["random"]


def test_the_pupil_sees_only_what_its_seat_sees(example: Any) -> None:
    bot, match = example.pupil(), GAME.match(seed=2)
    for number in range(24):
        if not match.acting:
            break
        seat = match.acting[0]
        hidden = GAME.hide(match.state, seat)
        action = bot.choose(GAME, hidden, seat)
        assert action == bot.choose(GAME, GAME.redeal(hidden, seat, number), seat)
        match.play(seat, action)


def test_one_hand_and_many_hands_are_marked_alike(example: Any) -> None:
    """What the pupil learns from in the batch is what it sees at the table."""
    batch = stolik.batch(GAME, 8, seed=3, record=True)
    for _ in range(9):
        batch.step(batch.random_actions())
    parts = batch.encoder.parts(batch.observe())
    codes = np.where(batch.legal()[0] < example.ROW, batch.legal()[0], -1)[:, : example.CARDS]
    together = example.marks(parts, codes)
    assert np.isfinite(together).all()
    for i in range(batch.n):
        alone = example.marks({name: part[i : i + 1] for name, part in parts.items()}, codes[i : i + 1])
        assert np.array_equal(alone[0], together[i])


@pytest.mark.parametrize("wrong", ["--minutes 0", "--exam 1", "--rounds 0", "--decisions 0", "--workers 0"])
def test_a_course_that_cannot_be_is_refused_at_once(
    example: Any, wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["nimmt_selfplay.py", *wrong.split()])
    monkeypatch.setattr(example, "learn", None)
    with pytest.raises(SystemExit):
        example.main()
    assert wrong.partition(" ")[0] in capsys.readouterr().err.splitlines()[-1]


def test_the_command_in_an_exams_report_teaches_no_other_pupil(
    example: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The report says that it plays the same matches: a course would write other networks over those examined."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(example, "learn", None)
    (report, _) = example.exam(2, 5, 1)
    again: list[tuple[int, int]] = []
    monkeypatch.setattr(example, "exam", lambda deals, seed, workers: again.append((deals, seed)) or [])
    monkeypatch.setattr("sys.argv", report.command.split()[1:])
    example.main()
    assert again == [(2, 5)]


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="needs torch")
def test_a_short_course(tmp_path: Path) -> None:
    """Lessons, a few turns of self-play and an exam, from a copy of the script."""
    script = tmp_path / "nimmt_selfplay.py"
    script.write_text((ROOT / "examples" / "nimmt_selfplay.py").read_text(encoding="utf-8"), encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    run = subprocess.run(
        [sys.executable, str(script), *COURSE.split()],
        capture_output=True, text=True, cwd=tmp_path, env=os.environ | {"PYTHONPATH": path}, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    assert "pupil against medium" in run.stdout
    assert {file.name for file in tmp_path.glob("*.npz")} == {"nimmt_taught.npz", "nimmt_pupil.npz"}
    assert (tmp_path / "results" / "nimmt-pupil.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_without_pytorch_one_clear_line(
    example: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setattr("sys.argv", ["nimmt_selfplay.py", *COURSE.split()])
    with pytest.raises(SystemExit):
        example.main()
    told = capsys.readouterr().err.strip().splitlines()[-1]
    assert "learning needs PyTorch: pip install 'stolik[learn]'; --only-exam does without" in told
