"""Words in three languages, from the Fluent files under ``locales/``: one source for every face of Stolik."""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stolik.core.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent.parent / "locales"
LANGUAGES = ("en", "pl", "cs")
SENTENCES_KEPT = 4096


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


def knows(message: str, language: str = "en") -> bool:
    """Whether a language has this message."""
    return bool(_bundle(language).has_message(message))


def say(message: str, language: str | None = None, **values: Any) -> str:
    """A message in the reader's language. What is missing shows as its own name, and fails the tests."""
    return _said(message, language or preferred_language(), tuple(values), *values.values())


@functools.lru_cache(SENTENCES_KEPT, typed=True)  # all who look at a table are told much the same
def _said(message: str, language: str, names: tuple[str, ...], *values: Any) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(message):
        return message
    pattern = bundle.get_message(message).value
    if pattern is None:
        return message
    text, errors = bundle.format_pattern(pattern, dict(zip(names, values, strict=True)))
    if errors:
        raise ValueError(f"{message} in {language}: {errors[0]!r}")
    return str(text)
