"""Reading a game's options as they are typed on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.core.errors import BadOption
from stolik.core.options import Choice, read_option, settle
from stolik.core.registry import game_class


def defaults(name: str, language: str | None) -> dict[str, Any]:
    """The options of a game when none is chosen; words are those of the reader's own language where a game has them."""
    options = {option.name: option for option in game_class(name).OPTIONS}
    values = {option.name: option.default for option in options.values()}
    spoken = options.get("language")
    if isinstance(spoken, Choice) and language in spoken.choices:
        values["language"] = language
    return values


def read_options(name: str, typed: Sequence[str], players: int | None = None) -> dict[str, Any]:
    """The options of a game from texts such as ``rounds=3``; what is wrong with one is a BadOption."""
    known = {option.name: option for option in game_class(name).OPTIONS}
    chosen: dict[str, Any] = {} if players is None else {"players": players}
    for text in typed:
        key, equals, value = text.partition("=")
        if not equals or key not in known:
            raise BadOption(key, value or text, "name=value with one of the options " + ", ".join(known))
        chosen[key] = read_option(known[key], value)
    settle(tuple(known.values()), chosen)
    return chosen
