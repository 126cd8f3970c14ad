"""Errors of the core as a reader is told them: in their language, with the number of the rule if it was one."""

from __future__ import annotations

import re

from stolik.core.errors import BadOption, BadPosition, IllegalAction, StolikError, describe, shorten
from stolik.core.options import Choice, Name, Option, Switch, Whole
from stolik.core.registry import game_class, games
from stolik.core.words import say
from stolik.tables.deciding import Refused

# What is allowed in numbers or names alone needs no translation: "0 to 600 seconds", "seats 0 to 3", "none or game".
RANGE = re.compile(r"(?:seats )?(\d+) to (\d+)(?: seconds)?")
NAMES = re.compile(r"[\w/-]+(?: or [\w/-]+)*")


def wording(error: StolikError, language: str, game: str = "") -> tuple[str, str]:
    """The words for an error about a game, and the rule's number; what has no words of its own is told in English."""
    if isinstance(error, Refused):
        return error.told(language), ""
    if isinstance(error, IllegalAction):
        return error.why, error.rule
    if isinstance(error, BadOption):
        return _bad_option(error, language, game)
    if isinstance(error, BadPosition):
        return say("server-refuses-position", language, why=shorten(str(error), 300)), ""
    if isinstance(error, LookupError) and hasattr(error, "name") and hasattr(error, "known"):
        known = ", ".join(error.known) or "–"
        return say("server-refuses-unknown", language, name=shorten(str(error.name)), known=known), ""
    return say("server-refuses-because", language, why=shorten(str(error), 300)), ""


def _bad_option(error: BadOption, language: str, game: str) -> tuple[str, str]:
    options = game_class(game).OPTIONS if game in games() else ()
    option = next((option for option in options if option.name == error.name), None)
    if option is not None:
        allowed, rule = _allowed(option, error.value, language), option.rule
    else:
        allowed, rule = _allowed_of_tables(error, [option.name for option in options], language), ""
    value = describe(error.value)
    return say("server-refuses-option", language, option=shorten(str(error.name)), value=value, allowed=allowed), rule


def _allowed(option: Option, value: object, language: str) -> str:
    """What an option of a game takes; what it takes but not together with the others says so."""
    if option.accepts(value):
        return say("server-allows-others", language)
    match option:
        case Whole(low=low, high=high, may_be_none=none):
            return say("server-allows-whole-or-none" if none else "server-allows-whole", language, low=low, high=high)
        case Switch():
            return "true, false"
        case Choice(choices=choices):
            return ", ".join(choices)
        case Name():
            return say("server-allows-name", language)


def _allowed_of_tables(error: BadOption, options: list[str], language: str) -> str:
    """What is allowed of all that a table is laid with besides the game's options."""
    if error.allowed.startswith("one of the options"):
        return say("server-allows-options", language, known=", ".join(options))
    if error.name == "training":
        return say("server-allows-training", language)
    if between := RANGE.fullmatch(error.allowed):
        return f"{between[1]}–{between[2]}"
    return ", ".join(error.allowed.split(" or ")) if NAMES.fullmatch(error.allowed) else error.allowed
