"""Which words bots know: the common ones, these in their forms, or all.

Common words are those of the small list that is part of Stolik, written by hand. No list says how common the others
are, so everyday words are guessed from it: what the lexicon of the match has of them, and of words that begin like one
of them and are little longer. Most of these are its forms; some are strangers that look like it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from stolik.core.game import Game
from stolik.games.words.game import find_lexicon
from stolik.games.words.graph import follow, words
from stolik.games.words.lexicon import Lexicon, pack, sample
from stolik.games.words.lexicon.packing import ENDS, LAST, LETTER_BITS, LETTER_SHIFT, POINTER
from stolik.games.words.tiles import letters_of, word_of

SHORTEST_STEM = 3  # letters; shorter words have no forms
CHANGES = 1  # letters at the end of a longer word that its forms change
LONGER = 2  # letters that a form may be longer


def common_words(game: Game) -> Any:
    """The rules of a match with the common words for a lexicon; nearly all of them are in the full one."""
    return _with(game, sample(str(game.options["language"])))


def everyday_words(game: Game) -> Any:
    """The rules of a match with the everyday words of its lexicon."""
    return _with(game, everyday(str(game.options["lexicon"]), str(game.options["language"])))


def _with(game: Game, known: Lexicon) -> Any:
    return game.rules._replace(edges=known.edges, masks=known.masks)


@cache
def everyday(name: str, language: str) -> Lexicon:
    """The everyday words of a lexicon, about twenty thousand of a full one."""
    full = find_lexicon(name, language)
    found: set[str] = set()
    for word in words(sample(language)):
        letters = letters_of(language, word)
        stem, longest = letters[: max(SHORTEST_STEM, len(letters) - CHANGES)], len(letters) + LONGER
        if len(letters) < SHORTEST_STEM:
            longest = len(letters)
        found.update(word_of(language, form) for form in beginning_with(full, stem, longest))
    return pack(found or words(full), language, "everyday", f"guessed from the common words of {name}")


def beginning_with(lexicon: Lexicon, stem: list[int], longest: int) -> Iterator[list[int]]:
    """All words of a lexicon that begin with these letters and are not too long."""
    edge = int(lexicon.edges[0])
    for letter in stem:
        edge = int(follow(lexicon.edges, lexicon.masks, edge & POINTER, letter)) if edge & POINTER else 0
    waiting = [(stem, edge)] if edge else []
    while waiting:
        letters, edge = waiting.pop()
        if edge & ENDS:
            yield letters
        place = edge & POINTER
        while place and len(letters) < longest:
            further = int(lexicon.edges[place])
            waiting.append(([*letters, further >> LETTER_SHIFT & LETTER_BITS], further))
            place = 0 if further & LAST else place + 1
