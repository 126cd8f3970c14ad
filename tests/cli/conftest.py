"""The `stolik` command as tests run it: typed lines in, a transcript out, matches kept in a folder of the test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stolik.cli.main import app
from stolik.core.record import Record


@dataclass
class Run:
    """What a command did."""

    code: int
    out: str
    error: str


Command = Callable[..., Run]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the matches of this test are saved."""
    return tmp_path / "matches"


@pytest.fixture
def stolik(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run the command in English unless told otherwise; `typed` are the lines that are typed in."""
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    monkeypatch.setenv("STOLIK_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object, typed: tuple[str, ...] | list[str] = ()) -> Run:
        text = "".join(f"{line}\n" for line in typed)
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=text)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Run(result.exit_code, result.stdout, result.stderr)

    return run


def saved(folder: Path) -> Record:
    """The one match in a folder."""
    (file,) = folder.glob("*.json")
    return Record.loads(file.read_bytes())
