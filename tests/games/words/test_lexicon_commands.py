"""`stolik lexicon`: build from an own list, check words, list what there is."""

from __future__ import annotations

import os
import unicodedata
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
    assert "mine: 4 words" in run("build", "mine", str(shelf / "mine.txt"), "--language", "pl").output
    found = run("check", "mine", "kot", "ŹDŹBŁO", "koty")
    assert (found.exit_code, found.output) == (0, "kot: may be laid\nŹDŹBŁO: may be laid\nkoty: may be laid\n")
    found = run("check", "mine", "kot", "kotów")
    assert (found.exit_code, found.output.splitlines()[1]) == (1, "kotów: not in the lexicon")
    assert "mine.txt" in run("list").output
    assert store.load("mine").edition in run("list").output


@pytest.mark.parametrize(
    "written",
    [
        "slovo\nčáp\nvůz\n".encode(),
        "SLOVO\nČÁP\nVůz\n".encode(),
        "slovo\nčáp\nvůz\n".encode("utf-8-sig"),
        "slovo\r\nčáp\r\n\r\n  vůz".encode(),
        unicodedata.normalize("NFD", "slovo\nčáp\nvůz\n").encode(),
        unicodedata.normalize("NFD", "SLOVO\nČÁP\nVŮZ\n").encode("utf-8-sig"),
    ],
)
def test_a_list_of_ones_own_is_taken_as_it_is(shelf: Path, written: bytes) -> None:
    (shelf / "mine.txt").write_bytes(written)
    built = run("build", "mine", str(shelf / "mine.txt"), "--language", "cs")
    assert "mine: 3 words" in built.output
    assert "left out" not in built.output
    assert "fetching" not in built.output
    assert run("check", "mine", "slovo", "čáp", unicodedata.normalize("NFD", "vůz")).exit_code == 0


@pytest.mark.parametrize(
    ("words", "reader", "language"),
    [
        ("slovo řeka vůz", "en", "cs"),
        ("słowo łąka woda", "en", "pl"),
        ("quiz word vex", "pl", "en"),
        ("kot dom", "pl", "pl"),
        ("kot dom", "en", "en"),
    ],
)
def test_whose_tiles_a_list_is_for_its_letters_tell(
    shelf: Path, monkeypatch: pytest.MonkeyPatch, words: str, reader: str, language: str
) -> None:
    (shelf / "mine.txt").write_text("\n".join(words.split()), encoding="utf-8")
    monkeypatch.setenv("STOLIK_LANGUAGE", reader)
    built = run("build", "mine", str(shelf / "mine.txt"))
    assert built.exit_code == 0, built.output
    assert store.load("mine").language == language
    assert f" {language}; " in built.output
    assert "--language" in built.output
    assert run("check", "mine", *words.split()).exit_code == 0


def test_what_is_left_out_of_ones_own_list_is_told_with_the_reason(shelf: Path) -> None:
    lines = ["slovo", "a", "don't", "dvě slova", "q", "naïve", "nejneobhospodařovávatelnějšími", "SLOVO", "ach", "vlk"]
    (shelf / "mine.txt").write_text("\n".join(lines), encoding="utf-8")
    built = run("build", "mine", str(shelf / "mine.txt"), "--language", "cs").output
    assert "mine: 3 words" in built
    said = [line.strip() for line in built.splitlines() if "left out" in line or "twice" in line]
    assert said == [
        "left out: 1 line with fewer than 2 letters (line 2: a)",
        "left out: 4 lines with signs that no tile of cs has (line 3: don't)",
        "left out: 1 line with more than 15 letters (line 7: nejneobhospodařovávatelnějšími)",
        "1 line has a word that is there twice",
    ]
    assert run("check", "mine", "ach").exit_code == 0, "whoever brings a list decides what is in it"


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("slovo\nčáp\n".encode("iso-8859-2"), "line 2 is no UTF-8"),
        ("slovo\n".encode("utf-16"), "line 1 is no UTF-8"),
        (b"", "no word of 2 to 15 letters"),
        (b"x\n1234\n", "no word of 2 to 15 letters"),
    ],
)
def test_a_list_that_cannot_be_read_is_one_clear_error(shelf: Path, written: bytes, why: str) -> None:
    (shelf / "mine.txt").write_bytes(written)
    refused = run("build", "mine", str(shelf / "mine.txt"), "--language", "cs")
    assert refused.exit_code == 2
    assert why in " ".join(refused.output.split())
    assert not (store.home() / "mine.lexicon").exists()


def test_others_may_read_a_lexicon(shelf: Path) -> None:
    """A server runs as somebody else than who built its lists."""
    (shelf / "mine.txt").write_text("cat\n", encoding="utf-8")
    mask = os.umask(0o022)
    try:
        run("build", "mine", str(shelf / "mine.txt"), "--language", "en")
        assert (store.home() / "mine.lexicon").stat().st_mode & 0o777 == 0o644
        os.umask(0o077)
        run("build", "mine", str(shelf / "mine.txt"), "--language", "en")
        assert (store.home() / "mine.lexicon").stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(mask)


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
        (("check", "nope", "slovo"), "stolik lexicon build nope FILE --language cs, pl or en"),
        (("build", "mine"), "a name of your own with a file of words"),
        (("build", "mine", "nowhere.txt"), "nowhere.txt: No such file"),
        (("build", "mine", "nowhere.dic"), "whose tiles the dictionary is for"),
        (("build", "mine", "nowhere.txt", "--language", "de"), "one of cs, pl, en"),
        (("build", "mine", "nowhere.txt", "--language", "pl"), "nowhere.txt: No such file"),
        (("build", "../x", "nowhere.txt", "--language", "pl"), "small letters"),
        (("build", "x@0123456789ab", "nowhere.txt", "--language", "pl"), "small letters"),
        (("check", "x@0123456789ab", "slovo"), "there is no lexicon 'x'"),
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
