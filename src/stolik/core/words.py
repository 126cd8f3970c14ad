"""Words in three languages, from the Fluent files under ``locales/``: one source for every face of Stolik."""

from __future__ import annotations

import functools
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stolik.core.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent.parent / "locales"
ASKED = re.compile(r"(?:[A-Z]\(\s*\$(?=\w)|\$(?=\w+\s*->))(\w+)")
LANGUAGES = ("en", "pl", "cs")
SENTENCES_KEPT = 16_384
GAP = 0xE000  # the first of the characters that Unicode leaves to private use: they stand where a text will be put in


def preferred_language() -> str:
    """The reader's language: ``STOLIK_LANGUAGE``, else the system's, else English."""
    for variable in ("STOLIK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"
    return "en"


@functools.cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, not needed to play by API

    if language not in LANGUAGES:
        raise BadOption("language", language, " or ".join(LANGUAGES))
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def learn(language: str) -> None:
    """Read in the words of a language, which takes a while, before they are needed."""
    _bundle(language)


def knows(message: str, language: str = "en") -> bool:
    """Whether a language has this message."""
    return bool(_bundle(language).has_message(message))


def say(message: str, language: str | None = None, **values: Any) -> str:
    """A message in the reader's language. What is missing shows as its own name, and fails the tests."""
    language = language or preferred_language()
    put_in, asked = {}, _asked(language)
    for at, (name, value) in enumerate(values.items()):
        if type(value) is str and name not in asked:
            put_in[GAP + at] = value
            values[name] = None
    text = _said(message, language, tuple(values), *values.values())
    return text.translate(put_in) if put_in else text


@functools.lru_cache(SENTENCES_KEPT, typed=True)  # all tables are told much the same, but for the names
def _said(message: str, language: str, names: tuple[str, ...], *values: Any) -> str:
    """A message with a gap for every text; slow, and therefore kept."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        return message
    pattern = bundle.get_message(message).value
    if pattern is None:
        return message
    filled = {name: chr(GAP + at) if values[at] is None else values[at] for at, name in enumerate(names)}
    text, errors = bundle.format_pattern(pattern, filled)
    if errors:
        raise ValueError(f"{message} in {language}: {errors[0]!r}")
    return str(text)


@functools.cache
def _asked(language: str) -> frozenset[str]:
    """The values that some message does more with than putting them in: those that words are chosen by."""
    files = (LOCALES / language).glob("*.ftl")
    return frozenset(name for path in files for name in ASKED.findall(path.read_text(encoding="utf-8")))
