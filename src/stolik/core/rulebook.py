"""The numbered rules of each game, in our own words, from the texts under ``locales/``."""

from __future__ import annotations

import functools
import re

from stolik.core.errors import BadOption, UnknownGame
from stolik.core.registry import game_class, games
from stolik.core.words import LANGUAGES, LOCALES, preferred_language

HEADING = re.compile(r"(?m)^## (?=[A-Z]\d+ )")  # every rule begins with one: "## N7 No row fits"


def rulebook(game: str, language: str | None = None) -> str:
    """All rules of a game as Markdown, a heading for each number."""
    return _text(game, language or preferred_language())


def rule(game: str, number: str, language: str | None = None) -> str:
    """One rule of a game, by its number, such as N7: its heading and its text."""
    rules = _rules(game, language or preferred_language())
    found = rules.get(number.strip().upper())
    if found is None:
        known = list(rules)
        raise BadOption("rule", number, f"{known[0]} to {known[-1]}")
    return found


def numbers(game: str, language: str | None = None) -> list[str]:
    """The numbers of a game's rules, in their order."""
    return list(_rules(game, language or preferred_language()))


def sections(game: str, language: str | None = None) -> list[dict[str, str]]:
    """A game's rules in their order: number, title and text of each."""
    found = []
    for number, text in _rules(game, language or preferred_language()).items():
        heading, _, body = text.partition("\n")
        found.append({"number": number, "title": heading.partition(number)[2].strip(), "text": body.strip()})
    return found


def _text(game: str, language: str) -> str:
    if game not in games():
        raise UnknownGame(game, games())
    if language not in LANGUAGES:
        raise BadOption("language", language, " or ".join(LANGUAGES))
    return (LOCALES / language / "rules" / f"{game_class(game).words}.md").read_text(encoding="utf-8")


@functools.cache
def _rules(game: str, language: str) -> dict[str, str]:
    _, *rules = HEADING.split(_text(game, language))
    return {text.split(maxsplit=1)[0]: f"## {text.strip()}" for text in rules}
