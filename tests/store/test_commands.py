"""`stolik backup` and `stolik restore`."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from stolik.cli.main import app
from stolik.store.log import Log
from tests.store.conftest import laid


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a log of two tables and five entries."""
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    monkeypatch.setenv("STOLIK_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("STOLIK_DATABASE", raising=False)
    with Log.open(f"sqlite:///{tmp_path}/tables.db") as log:
        laid(log, "kot", "pies")
        log.append("kot", 0, [b"x"] * 5).result()
    return tmp_path


def stolik(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def test_there_and_back(folder: Path) -> None:
    made = stolik("backup", folder / "a.backup")
    assert made.exit_code == 0, made.output
    assert made.stdout.startswith(f"Written to {folder}/a.backup: 2 tables with 5 entries, as of 2")
    restored = stolik("restore", folder / "a.backup", "--database", f"sqlite:///{folder}/other.db")
    assert restored.exit_code == 0, restored.output
    assert restored.stdout.startswith(f"Restored from {folder}/a.backup: 2 tables with 5 entries, as of 2")
    with Log.open(f"sqlite:///{folder}/other.db") as log:
        assert len(log.read("kot")) == 5


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "2 tables with 5 entries"), ("pl", "2 stoliki, 5 wpisów"), ("cs", "2 stoly, 5 zápisů")],
)
def test_in_three_languages(folder: Path, language: str, words: str) -> None:
    assert words in stolik("backup", folder / "a.backup", "--language", language).stdout
    assert words in stolik("restore", folder / "a.backup", "--force", "--language", language).stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("backup", "tables.db"), "is there already; choose another name"),
        (("backup", "new", "--database", "sqlite:///missing.db"), "there is no database missing.db"),
        (("backup", "new", "--database", "mysql://ola:tajne@host/db"), "allowed is sqlite:///"),
        (("backup", "new", "--language", "de"), "language='de'"),
        (("restore", "missing"), "No such file"),
        (("restore", "tables.db"), "is no backup of Stolik"),
        (("restore", "good.backup"), "is not empty (it has tables); --force replaces all"),
        (("restore", "good.backup", "--language", "de", "--force"), "language='de'"),
    ],
)
def test_refusals_are_one_clear_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.chdir(folder)
    assert stolik("backup", "good.backup").exit_code == 0
    files = sorted(path.name for path in folder.iterdir())
    run = stolik(*arguments)
    assert run.exit_code == 2
    assert run.stderr.startswith("stolik: ")
    assert run.stderr.count("\n") == 1
    assert complaint in run.stderr
    assert "tajne" not in run.stderr
    assert run.stdout == ""
    assert sorted(path.name for path in folder.iterdir()) == files


def test_restoring_on_a_new_machine_makes_the_data_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert stolik("backup", folder / "a.backup").exit_code == 0
    monkeypatch.setenv("STOLIK_DATA", str(folder / "new" / "data"))
    assert stolik("restore", folder / "a.backup").exit_code == 0
    with Log.open(f"sqlite:///{folder}/new/data/tables.db") as log:
        assert len(log.read("kot")) == 5
