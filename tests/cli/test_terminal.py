"""Real terminals: a screen of its own where there is one, plain text everywhere else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.core.record import Record
from tests.cli.conftest import Command
from tests.cli.terminals import in_terminal

PLAY = ("play", "nimmt", "--players", "3", "--level", "random", "--seed", "5", "--pace", "0.01")
ALT_SCREEN_ON, ALT_SCREEN_OFF = "\x1b[?1049h", "\x1b[?1049l"
CONTROL = re.compile(r"[\x00-\x08\x0b-\x0c\x0e-\x1f\x7f]")


def test_a_terminal_gets_a_screen_and_the_old_one_back(tmp_path: Path) -> None:
    code, written = in_terminal(PLAY, ["98\n", "zzz\n", "q\n"], tmp_path)
    assert code == 0, written
    assert written.count(ALT_SCREEN_ON) == written.count(ALT_SCREEN_OFF) == 1
    screen, after = written.split(ALT_SCREEN_OFF)
    assert "'zzz' names no move" in screen
    assert "┏━" in screen
    assert "stolik play --resume" in after


def test_ctrl_c_in_a_terminal_saves(tmp_path: Path) -> None:
    code, written = in_terminal(PLAY, ["98\n", "\x03"], tmp_path)
    assert code == 0, written
    assert "stolik play --resume" in written.split(ALT_SCREEN_OFF)[1]
    (file,) = (tmp_path / "matches").glob("*.json")
    assert [entry.text for entry in Record.loads(file.read_bytes()).actions[1:2]] == ["98"]  # type: ignore[union-attr]


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_without_colour_gets_no_control_codes(tmp_path: Path, environment: dict[str, str]) -> None:
    code, written = in_terminal(PLAY, ["98\n", "h\n", "q\n"], tmp_path, **environment)
    assert code == 0, written
    assert not CONTROL.search(written)
    assert "Hint" in written


def test_piped_output_is_plain_text(stolik: Command) -> None:
    for game in ("nimmt", "ogorek"):
        run = stolik("play", game, "--level", "random", "--seed", 5, typed=["#1", "h", "?", "l", "nonsense", "s", "q"])
        assert not CONTROL.search(run.out)
        assert run.error == ""


def test_letters_that_a_terminal_lacks_end_no_match(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "STOLIK_DATA": str(tmp_path), "STOLIK_LANGUAGE": "pl"}
    run = subprocess.run(
        [sys.executable, "-c", "from stolik.cli.main import app; app()", *PLAY],
        input=b"\xff\xfe\n98\n", capture_output=True, env=environment, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert run.stderr == b""
    assert b"stolik play --resume" in run.stdout
    (file,) = (tmp_path / "matches").glob("*.json")
    assert b'"98"' in file.read_bytes()
