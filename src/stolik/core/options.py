"""Typed options: what may be chosen before a match, checked by name and value."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stolik.core.errors import BadOption


@dataclass(frozen=True)
class Switch:
    """On or off."""

    name: str
    default: bool
    rule: str  # the number of the rule it belongs to

    @property
    def allowed(self) -> str:
        return "True or False"

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)


@dataclass(frozen=True)
class Whole:
    """A whole number in a range; with `may_be_none`, also no number at all."""

    name: str
    default: int | None
    low: int
    high: int
    rule: str
    may_be_none: bool = False

    @property
    def allowed(self) -> str:
        numbers = str(self.low) if self.low == self.high else f"a whole number from {self.low} to {self.high}"
        return numbers + (" or None" if self.may_be_none else "")

    def accepts(self, value: object) -> bool:
        if value is None:
            return self.may_be_none
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    name: str
    default: str
    choices: tuple[str, ...]
    rule: str

    @property
    def allowed(self) -> str:
        return " or ".join(repr(choice) for choice in self.choices)

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.choices


@dataclass(frozen=True)
class Name:
    """A name that people give: small letters, digits, - and _; with `editions`, also an edition of what it names."""

    name: str
    default: str
    rule: str
    editions: bool = False

    @property
    def allowed(self) -> str:
        named = "a name of up to 32 small letters, digits, - and _"
        return f"{named}, or with @ and an edition behind it" if self.editions else named

    def accepts(self, value: object) -> bool:
        if not isinstance(value, str):
            return False
        name, sign, edition = value.partition("@")
        named = NAME.fullmatch(name) is not None
        return named and (not sign or (self.editions and EDITION.fullmatch(edition) is not None))


NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
EDITION = re.compile(r"[0-9a-f]{12}")  # the beginning of a checksum
Option = Switch | Whole | Choice | Name


def settle(options: Sequence[Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Fill in defaults, in the order of the options; refuse what is unknown or not allowed."""
    by_name = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in by_name:
            raise BadOption(name, value, "one of the options " + ", ".join(by_name))
        if not by_name[name].accepts(value):
            raise BadOption(name, value, by_name[name].allowed)
    return {name: chosen.get(name, option.default) for name, option in by_name.items()}


def read_option(option: Option, text: str) -> Any:
    """Read an option's value as a person types it: 5, on, tactical, none."""
    plain = text.strip().lower()
    if isinstance(option, Switch):
        if plain in ("on", "true", "yes", "1"):
            return True
        if plain in ("off", "false", "no", "0"):
            return False
        raise BadOption(option.name, text, "on or off")
    if isinstance(option, Whole):
        if option.may_be_none and plain in ("none", ""):
            return None
        value: object = int(plain) if re.fullmatch(r"-?[0-9]{1,18}", plain) else text
    else:
        value = plain
    if not option.accepts(value):
        raise BadOption(option.name, text, option.allowed)
    return value
