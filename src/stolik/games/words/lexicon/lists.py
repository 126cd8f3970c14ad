"""A list of words that somebody brings: taken as it is, but for what no tiles can spell; nothing is lost in silence."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from stolik.games.words.lexicon.errors import SourceFailed
from stolik.games.words.lexicon.sources import Heed
from stolik.games.words.tiles import LANGUAGES, LONGEST, SHORTEST, tile_set

REASONS = SHORT, STRANGE, LONG = "short", "strange", "long"  # why a line is left out


class LeftOut(NamedTuple):
    """How many lines were left out for a reason, and the first of them."""

    lines: int
    first: int
    word: str


class OwnList:
    """The words of a file, one to a line in UTF-8, in small or capital letters; and which lines have none."""

    def __init__(self, path: Path, language: str) -> None:
        self.path, self.language = path, language
        self.left_out: dict[str, LeftOut] = {}
        self.taken = 0  # lines with a word, each time one stands there

    def words(self, heed: Heed) -> Iterator[str]:
        """The words, in small letters and with marked letters in one piece."""
        lines = self._lines()
        letters = set(tile_set(self.language).letters)
        for number, line in enumerate(lines, 1):
            if number % 100_000 == 0:
                heed(number, len(lines))
            word = unicodedata.normalize("NFC", line).strip().lower()
            why = "" if not word else self._why_not(word, letters)
            if why:
                before = self.left_out.get(why, LeftOut(0, number, line.strip()))
                self.left_out[why] = before._replace(lines=before.lines + 1)
            elif word:
                self.taken += 1
                yield word

    def _why_not(self, word: str, letters: set[str]) -> str:
        """The reason why no tiles spell a word; nothing if they do."""
        if not letters.issuperset(word):
            return STRANGE
        return SHORT if len(word) < SHORTEST else LONG if len(word) > LONGEST else ""

    def _lines(self) -> list[str]:
        try:
            data = self.path.read_bytes().removeprefix(b"\xef\xbb\xbf")
        except OSError as error:
            raise SourceFailed(f"{self.path}: {error.strerror}") from None
        try:
            return data.decode("utf-8").splitlines()
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise SourceFailed(
                f"{self.path}: line {line} is no UTF-8; a word list has one word to a line, saved as UTF-8"
            ) from None


def languages_of(path: Path) -> list[str]:
    """The languages whose tiles spell the most words of a list; several if they spell equally many."""
    spelt = {language: sum(1 for _ in OwnList(path, language).words(_unheeded)) for language in LANGUAGES}
    return [language for language, words in spelt.items() if words == max(spelt.values())]


def _unheeded(_done: int, _total: int) -> None:
    """Nobody waits for a count."""
