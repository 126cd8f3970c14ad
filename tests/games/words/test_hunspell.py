"""Hunspell itself is asked: what our own unfolding of its dictionaries allows and forbids, it allows and forbids."""

from __future__ import annotations

import os
import random
import tarfile
from pathlib import Path
from typing import Any

import hunspell
import numpy as np
import pytest

from stolik.games.words.graph import contains, spelt
from stolik.games.words.lexicon import load
from stolik.games.words.lexicon.filters import entry_wanted, playable
from stolik.games.words.lexicon.packing import encode, sorted_rows
from stolik.games.words.lexicon.sources import PACKAGES, fetched
from stolik.games.words.tiles import LANGUAGES, tile_set, word_of

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")
LOOKUPS = 100_000 if DEEP else 34_000  # a language: half of them words, half of them words with one letter changed


def witness(language: str, folder: Path) -> Any:
    """Hunspell with the dictionary that a lexicon was made from."""
    with tarfile.open(fetched(PACKAGES[language][0])) as archive:
        for kind in ("aff", "dic"):
            file = archive.extractfile(f"package/index.{kind}")
            assert file is not None
            (folder / f"index.{kind}").write_bytes(file.read())
    return hunspell.Hunspell("index", hunspell_data_dir=str(folder))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hunspell_says_the_same(language: str, tmp_path: Path) -> None:
    asked, lexicon = witness(language, tmp_path), load(language)
    rows, chance = spelt(lexicon), random.Random(language)
    chosen = np.random.default_rng(7).integers(0, len(rows), LOOKUPS // 2)
    words = [word_of(language, row[row > 0]) for row in rows[chosen]]
    letters = tile_set(language).letters
    changed = []
    for word in words:
        at = chance.randrange(len(word))
        changed.append(word[:at] + chance.choice(letters) + word[at + 1 :])
    ours = {word: contains(lexicon, word) for word in words + changed}
    theirs = {word: bool(asked.spell(word)) for word in ours}
    assert sum(ours.values()) > LOOKUPS // 3
    assert sum(not known for known in ours.values()) > LOOKUPS // 3
    missing = [word for word in ours if theirs[word] and not ours[word] and may_be_played(word, language)]
    assert missing == []
    if len(PACKAGES[language]) == 1:  # in English other lists have more words
        assert [word for word in ours if ours[word] and not theirs[word]] == []


def may_be_played(word: str, language: str) -> bool:
    """Whether no filter of ours leaves a word out."""
    return entry_wanted(word) and len(playable(sorted_rows(encode([word], language)), language)) > 0
