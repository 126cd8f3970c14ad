"""Editions of word lists: a match is judged by the one it was begun with, also when the list has been built anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import stolik
from stolik.core.match import Match
from stolik.core.record import Record
from stolik.games.words.game import find_lexicon
from stolik.games.words.lexicon import LexiconChanged, load, pack, store
from stolik.games.words.sheet import sheet_of
from stolik.tables.setup import Setup
from tests.oracles.test_words import Players

OLD = ["ab", "ba", "card", "care", "dog", "tea", "ten", "eat", "rate", "ear", "at", "to", "an", "on", "no", "it", "in"]
NEW = [*OLD, "zo"]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of lexicons with one of our own."""
    monkeypatch.setenv("STOLIK_LEXICONS", str(tmp_path))
    store.load.cache_clear()
    store.save(pack(OLD, "en", "ours", "us"), own=True)
    yield tmp_path
    store.load.cache_clear()


def played() -> Match:
    """A whole match judged by our list."""
    match = stolik.game("words", language="en", lexicon="ours").match(seed=5)
    players = Players("editions")
    while match.acting:
        match.play(*players.choose(match))
    return match


def edition(words: list[str]) -> str:
    """How a list of these words is told from others."""
    return pack(words, "en").checksum[:12]


def test_a_record_names_the_edition(shelf: Path) -> None:
    record = played().record
    assert record.options["lexicon"] == f"ours@{edition(OLD)}"
    assert stolik.verify(Record.loads(record.dumps())).problems == []
    assert stolik.game("words", lexicon="sample").options["lexicon"].startswith("sample@")


def test_a_list_built_anew_keeps_the_old_edition_beside_it(shelf: Path) -> None:
    match = played()
    store.save(pack(NEW, "en", "ours", "us"), own=True)
    assert store.built() == ["ours"]
    assert {path.name for path in shelf.iterdir()} == {"ours.lexicon", f"ours@{edition(OLD)}.lexicon"}
    assert load("ours").words == len(NEW)
    assert load(f"ours@{edition(OLD)}").words == len(OLD)
    assert stolik.game("words", language="en", lexicon="ours").options["lexicon"] == f"ours@{edition(NEW)}"
    assert stolik.verify(match.record).problems == []
    assert stolik.replay(match.record).state.tobytes() == match.state.tobytes()
    store.save(pack(NEW, "en", "ours", "us"), own=True)
    assert len(list(shelf.iterdir())) == 2, "the same words are the same edition"
    store.save(pack(OLD, "en", "ours", "us"), own=True)
    assert load(f"ours@{edition(NEW)}").words == len(NEW)
    assert load("ours").words == len(OLD)


def test_without_its_edition_a_record_accuses_nobody(shelf: Path) -> None:
    record = played().record
    store.save(pack(NEW, "en", "ours", "us"), own=True)
    (shelf / f"ours@{edition(OLD)}.lexicon").unlink()
    store.load.cache_clear()
    (problem,) = stolik.verify(record).problems
    assert problem.startswith("judged by another edition of the word list ours")
    assert edition(OLD) in problem
    assert edition(NEW) in problem
    with pytest.raises(stolik.BadRecord, match="another edition"):
        stolik.replay(record)
    with pytest.raises(stolik.BadRecord, match="another edition"):
        sheet_of(record)


def test_the_small_list_has_editions_too(shelf: Path) -> None:
    name = stolik.game("words", language="en", lexicon="sample").options["lexicon"]
    assert find_lexicon(name, "en").name == "sample"
    with pytest.raises(LexiconChanged, match="another edition of the word list sample"):
        find_lexicon("sample@000000000000", "en")


def test_records_from_before_editions_are_judged_by_the_newest(shelf: Path) -> None:
    match = played()
    text = match.record.dumps().replace(f"ours@{edition(OLD)}", "ours")
    assert '"lexicon": "ours"' in text
    assert stolik.verify(Record.loads(text)).problems == []
    assert stolik.replay(Record.loads(text)).state.tobytes() == match.state.tobytes()


def test_a_table_is_stored_with_the_edition_it_begins_with(shelf: Path) -> None:
    laid = Setup(game="words", options={"language": "en", "lexicon": "ours"}).settled()
    assert laid.options["lexicon"] == f"ours@{edition(OLD)}"
    store.save(pack(NEW, "en", "ours", "us"), own=True)
    assert laid.check().options["lexicon"] == f"ours@{edition(OLD)}"
    assert laid.settled() == laid
    auto = Setup(game="words", options={"language": "en"}).settled()
    store.save(pack(NEW, "en", "en", "us"), own=True)
    assert auto.options["lexicon"].startswith("sample@")
    assert auto.check().options == auto.options, "a list that was built since changes nothing"


@pytest.mark.parametrize(
    "name", ["ours@", "ours@xyz", "ours@0000", "@000000000000", "auto@000000000000", "ours@" + "0" * 13]
)
def test_names_that_no_edition_has_are_refused(shelf: Path, name: str) -> None:
    with pytest.raises(stolik.BadOption):
        stolik.game("words", language="en", lexicon=name)


def test_an_edition_cannot_be_built(shelf: Path) -> None:
    with pytest.raises(stolik.BadOption, match="small letters"):
        store.save(pack(OLD, "en", "ours@000000000000"))


def test_a_damaged_list_is_not_kept(shelf: Path) -> None:
    path = shelf / "ours.lexicon"
    path.write_bytes(path.read_bytes()[:-1])
    store.load.cache_clear()
    store.save(pack(NEW, "en", "ours", "us"), own=True)
    assert [path.name for path in shelf.iterdir()] == ["ours.lexicon"]
