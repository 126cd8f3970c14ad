"""Lexicons: packing, the file, what is filtered, and the full lists against the dictionaries they come from."""

from __future__ import annotations

import inspect
import os
import tarfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.errors import BadOption
from stolik.games.words.graph import contains, spelt, words
from stolik.games.words.lexicon import LexiconDamaged, LexiconMissing, load, pack, sample, store
from stolik.games.words.lexicon.filters import entry_wanted, playable
from stolik.games.words.lexicon.hunspell import unfold
from stolik.games.words.lexicon.packing import LAST, POINTER, encode, sorted_rows
from stolik.games.words.lexicon.sources import PACKAGES, fetched, from_registry
from stolik.games.words.tiles import LANGUAGES, SETS, counts_of, tile_set

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")
SOME_WORDS = st.sets(st.text("abn", min_size=2, max_size=7), min_size=1, max_size=40)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of lexicons."""
    monkeypatch.setenv("STOLIK_LEXICONS", str(tmp_path))
    store.load.cache_clear()
    yield tmp_path
    store.load.cache_clear()


def no_heed(done: int, total: int) -> None:
    """Progress that nobody watches."""


def test_tile_sets_have_98_tiles_and_two_jokers() -> None:
    for language in LANGUAGES:
        counts = counts_of(language)
        assert counts[:64].sum() == 98
        assert counts[64] == 2
        assert len(set(SETS[language].letters)) == len(SETS[language].letters) <= 40


@given(SOME_WORDS)
def test_a_packed_lexicon_has_its_words_and_no_others(some: set[str]) -> None:
    lexicon = pack(some, "en")
    assert list(words(lexicon)) == sorted(some)
    assert lexicon.words == len(some)
    beginnings = {word[:i] for word in some for i in range(1, len(word))} | {word + "a" for word in some}
    assert all(contains(lexicon, word) for word in some)
    assert not any(contains(lexicon, word) for word in beginnings - some)
    assert store.sound_edges(lexicon.edges, 26)


@given(SOME_WORDS)
def test_equal_nodes_are_stored_once(some: set[str]) -> None:
    edges = pack(some, "en").edges
    begins = [1, *(int(i) + 1 for i in np.flatnonzero(edges[1:-1] & LAST) + 1)]
    nodes = []
    for begin in begins:
        end = begin
        while not edges[end] & LAST:
            end += 1
        nodes.append(tuple(edges[begin : end + 1].tolist()))
    assert len(set(nodes)) == len(nodes)


def test_masks_name_the_letters_that_go_on() -> None:
    lexicon = pack(["ab", "ac", "cab"], "en")
    root = int(lexicon.edges[0]) & POINTER
    assert lexicon.masks[root] == 1 << 1 | 1 << 3
    assert lexicon.masks[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_samples_are_clean(language: str) -> None:
    written = (store.SAMPLES / f"{language}.txt").read_text(encoding="utf-8").split()
    assert len(written) == len(set(written)) > 700
    assert list(words(sample(language))) == sorted(
        written, key=lambda word: [SETS[language].letters.index(c) for c in word]
    )


def test_words_no_tiles_can_spell_are_left_out() -> None:
    assert list(words(pack(["ok", "x", "naïve", "a" * 16, "don't", "Abc"], "en"))) == ["ok"]
    with pytest.raises(LexiconDamaged, match="no word of 2 to 15 letters"):
        pack(["žluť"], "en")


def test_filters_leave_out_what_may_not_be_laid() -> None:
    def kept(language: str, *some: str) -> list[str]:
        rows = playable(sorted_rows(encode(some, language)), language)
        return [SETS[language].letters[row[0] - 1] + str(np.count_nonzero(row)) for row in rows]

    assert kept("cs", "vlk", "prst", "brr", "kg", "tkl", "hm", "ach") == ["p4", "t3", "v3"]
    assert kept("pl", "mgr", "ach", "kot", "itd") == ["k3"]
    assert kept("en", "cwm", "kg", "ouch", "etc", "cat") == ["c3", "c3"]
    assert [entry_wanted(entry) for entry in ("slovo", "Praha", "atd.", "ABC", "x-ray")] == [True, *[False] * 4]


AFFIXES = """SET UTF-8
FORBIDDENWORD !
NEEDAFFIX ?
CIRCUMFIX %
PFX N Y 1
PFX N 0 ne .
PFX M Y 1
PFX M 0 naj/% .
SFX A Y 3
SFX A a y [^k]a
SFX A a u a
SFX A 0 mi/B [^a]
SFX B Y 1
SFX B 0 to .
SFX C Y 1
SFX C y szy/% y
SFX D N 1
SFX D 0 x .
"""


@pytest.mark.parametrize(
    ("entry", "forms"),
    [
        ("voda/A", {"voda", "vody", "vodu"}),
        ("ruka/A", {"ruka", "ruku"}),
        ("on/A", {"on", "onmi", "onmito"}),
        ("voda/AN", {"voda", "vody", "vodu", "nevoda", "nevody", "nevodu"}),
        ("mily/CM", {"mily", "najmilszy"}),
        ("kmen/D?", {"kmenx"}),
        ("kmen/DN", {"kmen", "kmenx", "nekmen"}),
        ("vodu/!", set()),
    ],
)
def test_affix_rules_unfold(entry: str, forms: set[str]) -> None:
    assert set(unfold(AFFIXES, f"1\n{entry}\n", str.isalpha, no_heed)) == forms


def test_a_forbidden_form_is_left_out_wherever_it_stands() -> None:
    assert set(unfold(AFFIXES, "2\nvoda/A\nvodu/!\n", str.isalpha, no_heed)) == {"voda", "vody"}


def test_a_lexicon_is_saved_and_found_again(shelf: Path) -> None:
    with pytest.raises(LexiconMissing, match="stolik lexicon build mine"):
        load("mine")
    store.save(pack(["kot", "kota"], "pl", "mine", "my head"))
    assert list(words(load("mine"))) == ["kot", "kota"]
    assert (load("mine").language, load("mine").source) == ("pl", "my head")
    assert not load("mine").edges.flags.writeable
    assert store.built() == ["mine"]
    assert store.fresh("mine")


def test_a_lexicon_of_an_earlier_edition_is_built_again_but_nobodys_own_words(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by a machine that kept its word lists through a change of the packages."""
    store.save(pack(["kot"], "pl", "pl"))
    store.save(pack(["kot"], "pl", "mine"), own=True)
    monkeypatch.setattr(store, "edition", lambda: "the next one")
    assert not store.fresh("pl")
    assert store.fresh("mine")


@pytest.mark.parametrize("maker", [from_registry, unfold, playable, encode, tile_set])
def test_all_that_decides_which_words_there_are_names_the_edition(maker: Callable[..., object]) -> None:
    files = {(Path(store.__file__).parent / name).resolve() for name in store.MAKERS}
    assert Path(inspect.getfile(inspect.unwrap(maker))).resolve() in files


def test_names_that_no_file_should_have_are_refused(shelf: Path) -> None:
    for name in ("../cs", "", "Č", "a" * 33):
        with pytest.raises(BadOption, match="small letters"):
            load(name)


def test_a_damaged_file_is_one_clear_error(shelf: Path) -> None:
    path = store.save(pack(["kot", "kota", "koty"], "pl", "mine"))
    good = path.read_bytes()
    for at in range(len(good)):
        bad = bytearray(good)
        bad[at] ^= 0x41
        path.write_bytes(bad)
        store.load.cache_clear()
        with pytest.raises(LexiconDamaged, match="stolik lexicon build mine"):
            load("mine")
    for bad in (b"", good[:40], good[:-4], good + b"1234", b"{}" * 50):
        path.write_bytes(bad)
        store.load.cache_clear()
        with pytest.raises(LexiconDamaged, match="Build it again with: stolik lexicon build mine"):
            load("mine")
        assert not store.fresh("mine")


@pytest.mark.parametrize(
    "edges",
    [
        [LAST | 9, LAST | 1 << 24],  # beyond the end
        [LAST | 1, LAST | 1 << 24 | 1],  # round in a circle
        [LAST | 1, 1 << 24],  # without an end
        [LAST | 1, LAST | 63 << 24],  # a letter that no alphabet has
        [LAST | 1, 2 << 24, LAST | 1 << 24],  # letters out of order
        [LAST | 2, 1 << 24, LAST | 2 << 24],  # into the middle of a node
    ],
)
def test_a_graph_that_cannot_be_walked_is_refused(edges: list[int]) -> None:
    assert not store.sound_edges(np.array(edges, np.uint32), 40)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_lexicon_is_built_and_whole(language: str) -> None:
    """Loud where set-up has not built it: LexiconMissing says how."""
    lexicon = load(language)
    rows = spelt(lexicon)
    assert len(rows) == lexicon.words > {"cs": 2_500_000, "pl": 2_600_000, "en": 240_000}[language]
    assert lexicon.edges.nbytes < 2_000_000
    assert store.fresh(language)


@pytest.mark.parametrize(
    ("language", "valid", "invalid"),
    [
        ("cs", ["slovo", "slovům", "nejkrásnější", "vlk", "prst"], ["praha", "kg", "slovoo", "ach", "atd"]),
        ("pl", ["słowo", "słowami", "najpiękniejszy", "źdźbło"], ["gdańsk", "mgr", "słowoo", "ach", "itd"]),
        ("en", ["word", "words", "quizzes", "ax"], ["london", "kg", "wordd", "ouch", "etc"]),
    ],
)
def test_words_everybody_knows(language: str, valid: list[str], invalid: list[str]) -> None:
    lexicon = load(language)
    assert [word for word in valid if not contains(lexicon, word)] == []
    assert [word for word in invalid if contains(lexicon, word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lookups_agree_with_the_dictionary(language: str) -> None:
    """The witness is the list the lexicon was made from, unfolded anew: all of it, or of every tenth entry."""
    lexicon = load(language)
    if DEEP or language == "en":
        expected = playable(sorted_rows(encode(from_registry(language, no_heed), language)), language)
        assert np.array_equal(expected, spelt(lexicon))
        return
    with tarfile.open(fetched(PACKAGES[language][0])) as archive:
        texts = [archive.extractfile(f"package/index.{kind}").read().decode() for kind in ("aff", "dic")]
    lines = texts[1].splitlines()
    entries = "\n".join([lines[0], *lines[1::10]])
    some = playable(sorted_rows(encode(unfold(texts[0], entries, entry_wanted, no_heed), language)), language)
    known = {bytes(row) for row in spelt(lexicon)}
    assert len(some) > 100_000
    assert [bytes(row) for row in some if bytes(row) not in known] == []
