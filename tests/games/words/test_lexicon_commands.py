"""`stolik lexicon`: build from an own list, check words, list what there is."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from stolik.cli.main import app
from stolik.games.words.lexicon import sources, store


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of lexicons, and no package tools."""
    monkeypatch.setenv("STOLIK_LEXICONS", str(tmp_path / "shelf"))
    monkeypatch.setenv("STOLIK_LANGUAGE", "en")
    store.load.cache_clear()
    yield tmp_path
    store.load.cache_clear()


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(app, ["lexicon", *arguments])


def test_build_from_an_own_list_then_check_and_list(shelf: Path) -> None:
    (shelf / "mine.txt").write_text("kot\nkota\nKoty\nźdźbło\n", encoding="utf-8")
    assert "mine: 3 words" in run("build", "mine", str(shelf / "mine.txt"), "--language", "pl").output
    found = run("check", "mine", "kot", "ŹDŹBŁO")
    assert (found.exit_code, found.output) == (0, "kot: may be laid\nŹDŹBŁO: may be laid\n")
    found = run("check", "mine", "kot", "koty")
    assert (found.exit_code, found.output.splitlines()[1]) == (1, "koty: not in the lexicon")
    assert "mine.txt" in run("list").output


def test_build_from_a_dictionary_of_ones_own(shelf: Path) -> None:
    (shelf / "d.dic").write_bytes("2\nvůz/A\nPraha/A\n".encode("iso-8859-2"))
    assert "needs its affix rules" in run("build", "cs", str(shelf / "d.dic")).output
    (shelf / "d.aff").write_bytes("SET ISO8859-2\nSFX A Y 1\nSFX A ůz ozy ůz\n".encode("iso-8859-2"))
    assert "cs: 2 words" in run("build", "cs", str(shelf / "d.dic")).output
    assert run("check", "cs", "vůz", "vozy").exit_code == 0


def test_missing_builds_only_what_is_not_right(shelf: Path) -> None:
    (shelf / "w.txt").write_text("cat\n", encoding="utf-8")
    path = store.home() / "en.lexicon"
    assert "1 word," in run("build", "en", str(shelf / "w.txt"), "--missing").output
    assert run("build", "en", str(shelf / "w.txt"), "--missing").output == ""
    path.write_bytes(path.read_bytes()[:-1])
    damaged = run("check", "en", "cat")
    assert (damaged.exit_code, "en.lexicon is damaged" in damaged.output) == (2, True)
    assert "is damaged" in run("list").output
    assert "1 word," in run("build", "en", str(shelf / "w.txt"), "--missing").output
    assert run("check", "en", "cat").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("check", "cs", "slovo"), "stolik lexicon build cs"),
        (("build", "mine"), "a name of your own with a file of words"),
        (("build", "mine", "nowhere.txt"), "name it with --language"),
        (("build", "mine", "nowhere.txt", "--language", "pl"), "nowhere.txt: No such file"),
        (("build", "../x", "nowhere.txt", "--language", "pl"), "small letters"),
    ],
)
def test_refusals_say_what_to_do(arguments: tuple[str, ...], said: str) -> None:
    refused = run(*arguments)
    assert refused.exit_code == 2
    assert said in " ".join(refused.output.split())


def test_an_empty_shelf_says_how_to_fill_it() -> None:
    assert "stolik lexicon build" in run("list").output


def test_a_package_that_is_not_the_locked_one_is_refused(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def bring(command: list[str], folder: str, wanted: str) -> None:
        (Path(folder) / "dictionary-cs-4.0.0.tgz").write_bytes(b"something else")

    monkeypatch.setattr(sources, "archive_home", lambda: shelf / "archives")
    monkeypatch.setattr(sources, "_run", bring)
    refused = run("build", "cs")
    assert refused.exit_code == 2
    assert "is not the one that was locked" in refused.output
    assert list((shelf / "archives").iterdir()) == []


def test_without_npm_the_locked_one_is_asked_for(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(sources, "archive_home", lambda: shelf / "archives")
    monkeypatch.setattr(sources.shutil, "which", lambda name: None)
    monkeypatch.setattr(sources, "_run", lambda command, folder, wanted: asked.append(command))
    sources.npm()
    assert "--require-hashes" in asked[0]
    assert "sha256" in Path(asked[0][-1]).read_text()


def test_a_failing_tool_gives_its_last_words(shelf: Path) -> None:
    import sys

    with pytest.raises(sources.SourceFailed, match="dictionary-cs could not be fetched: no network"):
        sources._run([sys.executable, "-c", "import sys; sys.exit('no network')"], str(shelf), "dictionary-cs")
