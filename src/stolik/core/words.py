"""Words in three languages, from the Fluent files under ``locales/``: one source for every face of Stolik."""

from __future__ import annotations

import functools
import os
import re
from pathlib import Path
from typing import Any

from stolik.core.errors import BadOption

LOCALES = Path(__file__).parent.parent / "locales"
ASKED = re.compile(r"(?:[A-Z]\(\s*\$(?=\w)|\$(?=\w+\s*->))(\w+)")
LANGUAGES = ("en", "pl", "cs")
SENTENCES_KEPT = 16_384
NAME = re.compile(r"-?[A-Za-z][\w-]*")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n?(?:(?![-A-Za-z#]).*(?:\n|\Z))*?(?=[-A-Za-z#]|\Z)", re.MULTILINE)
UNGROUPED = 1000  # from here on a comma, a point or a space stands between the digits
GAP = 0xE000  # the first of the characters that Unicode leaves to private use: they stand where a text will be put in


def preferred_language() -> str:
    """The reader's language: ``STOLIK_LANGUAGE``, else the system's, else English."""
    for variable in ("STOLIK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"
    return "en"


class Vocabulary:
    """The messages of one language, each parsed when it is first said: all of them take longer than a match to load."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # slow to import, not needed to play by API

        if language not in LANGUAGES:
            raise BadOption("language", language, " or ".join(LANGUAGES))
        self.bundle = FluentBundle([language], use_isolating=False)
        self.entries: dict[str, str] = {}  # by name; that of a term begins with "-"
        for path in sorted((LOCALES / language).glob("*.ftl")):
            for name, text in entries_of(path.read_text(encoding="utf-8")):
                self.entries.setdefault(name, text)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self.entries and not message.startswith("-")

    def pattern(self, message: str) -> Any:
        """What a message says, ready to be formatted."""
        if not self.bundle.has_message(message):
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource("\n".join(self._needed(message))))
        return self.bundle.get_message(message).value

    def _needed(self, message: str) -> list[str]:
        """The entry of a message after all that it may refer to: whoever sees it in the bundle sees those too."""
        waiting, needed = [message], dict[str, str]()
        while waiting:
            name = waiting.pop()
            if name not in needed:
                needed[name] = self.entries[name]
                waiting += (found for found in NAME.findall(needed[name]) if found in self.entries)
        return list(needed.values())[::-1]


def entries_of(text: str) -> list[tuple[str, str]]:
    """The messages and terms of a Fluent file, by name; each begins at the edge and ends where the next thing does.

    >>> entries_of("hello = Hello\\n    there\\n# a note\\n-shop = Stolik\\n")
    [('hello', 'hello = Hello\\n    there\\n'), ('-shop', '-shop = Stolik\\n')]
    """
    return [(entry[1], entry[0]) for entry in ENTRY.finditer(text)]


_vocabulary = functools.cache(Vocabulary)


def learn(language: str) -> None:
    """Read in the words of a language, which takes a while, before they are needed."""
    _vocabulary(language)


def knows(message: str, language: str = "en") -> bool:
    """Whether a language has this message."""
    return _vocabulary(language).knows(message)


def say(message: str, language: str | None = None, **values: Any) -> str:
    """A message in the reader's language. What is missing shows as its own name, and fails the tests."""
    language = language or preferred_language()
    asked = _asked(language)
    put_in = {name: value for name, value in values.items() if name not in asked and _plain(value)}
    for name in put_in:
        del values[name]
    return _said(message, language, tuple(put_in), tuple(values), *values.values()) % put_in


def decimal(value: float, language: str | None, form: str = ".2f") -> str:
    """A number with a fraction as the reader's language writes it; `form` as in format strings.

    >>> [decimal(1.25, language, "+.2f") for language in ("en", "pl", "cs")]
    ['+1.25', '+1,25', '+1,25']
    """
    written = format(value, form)
    return written if (language or preferred_language()) == "en" else written.replace(".", ",")


def _plain(value: Any) -> bool:
    """Whether a value is written the same in every language: a text, or a number that is not taken apart in groups."""
    return type(value) is str or (type(value) is int and 0 <= value < UNGROUPED)


@functools.lru_cache(SENTENCES_KEPT, typed=True)  # all tables are told much the same, but for names and numbers
def _said(message: str, language: str, gaps: tuple[str, ...], names: tuple[str, ...], *values: Any) -> str:
    """A message as a pattern for `%`, with a gap for every value that is just put in; slow, and therefore kept."""
    vocabulary = _vocabulary(language)
    pattern = vocabulary.pattern(message) if vocabulary.knows(message) else None
    if pattern is None:
        return message.replace("%", "%%")
    filled = {name: chr(GAP + at) for at, name in enumerate(gaps)} | dict(zip(names, values, strict=True))
    text, errors = vocabulary.bundle.format_pattern(pattern, filled)
    if errors:
        raise ValueError(f"{message} in {language}: {errors[0]!r}")
    return str(text).replace("%", "%%").translate({GAP + at: f"%({name})s" for at, name in enumerate(gaps)})


@functools.cache
def _asked(language: str) -> frozenset[str]:
    """The values that some message does more with than putting them in: those that words are chosen by."""
    files = (LOCALES / language).glob("*.ftl")
    return frozenset(name for path in files for name in ASKED.findall(path.read_text(encoding="utf-8")))
