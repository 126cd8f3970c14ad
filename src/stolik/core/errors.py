"""Errors people can act on: what was wrong, which rule, what is allowed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class StolikError(Exception):
    """Whatever Stolik refuses; catch this to catch them all."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args), vars(self)  # workers hand errors over


class UnknownGame(StolikError, LookupError):
    """A name that no game has."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        self.name = name
        self.known = tuple(known)
        super().__init__(f"no game is called {describe(name)}; there are: {', '.join(self.known)}")


class UnknownBot(StolikError, LookupError):
    """A level that a game's bots do not have."""

    def __init__(self, game: str, level: object, known: Iterable[str]) -> None:
        self.game, self.level = game, level
        self.known = tuple(known)
        super().__init__(f"{game} has no bot {describe(level)}; there are: {', '.join(self.known)}")


class BadOption(StolikError, ValueError):
    """An option that does not exist, or a value it does not take."""

    def __init__(self, name: str, value: object, allowed: str) -> None:
        self.name, self.value, self.allowed = name, value, allowed
        super().__init__(f"option {shorten(str(name))}={describe(value)}: allowed is {allowed}")


class IllegalAction(StolikError, ValueError):
    """An action the rules forbid: the rule's number and why, in words. Nothing was changed."""

    def __init__(self, rule: str, why: str, code: int = 0) -> None:
        self.rule, self.why, self.code = rule, why, code
        super().__init__(f"{rule}: {why}" if rule else why)


class BadNotation(IllegalAction):
    """Text that names no action."""

    def __init__(self, text: object, allowed: str) -> None:
        self.text, self.allowed = text, allowed
        super().__init__("", f"{describe(text)} is no action here: {allowed}")


class BadPosition(StolikError, ValueError):
    """A position that cannot be: which field or which rule is broken."""


class BadDeal(StolikError, ValueError):
    """An answer to chance that is not k different numbers below n."""


class BadRecord(StolikError, ValueError):
    """A record that cannot be read or replayed: what is wrong, and at which entry."""

    def __init__(self, message: str, entry: int | None = None) -> None:
        self.entry = entry
        super().__init__(message if entry is None else f"entry {entry}: {message}")


class NotPossible(StolikError):
    """A request the match cannot meet now: undoing past a secret, resigning among many, playing on after the end."""


def _again(kind: type[StolikError], arguments: tuple[Any, ...]) -> StolikError:
    """An error with its message, as it was before it was pickled."""
    return kind.__new__(kind, *arguments)


def describe(value: Any) -> str:
    """A value as it may stand in an error message, however large it is."""
    try:
        return shorten(repr(value))
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        return f"a {type(value).__name__} too large to show"


def shorten(text: str, longest: int = 80) -> str:
    """A text cut to what fits into a message.

    >>> shorten("a record of many words", 15)
    'a record of ...'
    """
    return text if len(text) <= longest else text[: longest - 3] + "..."
