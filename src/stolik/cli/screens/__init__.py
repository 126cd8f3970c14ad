"""How each game's table is drawn. A screen is given what a seat sees and draws it; it knows no rules."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from stolik.core.game import Game
from stolik.core.words import say

View = dict[str, Any]
Event = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    """All that a drawing may use: the view of one seat, and how it is to be shown."""

    game: Game
    view: View
    names: Sequence[str]  # as they are shown, by seat
    me: int
    legal: Mapping[int, str]  # what I may do and how it is written; nothing when it is not my turn
    language: str
    width: int
    large: bool  # cards three lines high

    def say(self, message: str, **values: Any) -> str:
        """Words in the reader's language."""
        return say(message, self.language, **values)


class Screen(Protocol):
    """What a module of this package provides."""

    QUIET: Sequence[str]  # events that need no sentence: the table shows them

    def progress(self, scene: Scene) -> str:
        """How far the match has come, in a few words."""

    def table(self, scene: Scene) -> RenderableType:
        """The table with all that lies open, and the seats around it."""

    def hand(self, scene: Scene) -> RenderableType:
        """What I hold, or nothing."""

    def after(self, view: View, event: Event) -> View:
        """The table after one event of the story, as that event tells it."""

    def shortcut(self, view: View, text: str) -> str:
        """The notation that a shorter text stands for, or the text itself."""


def screen_of(name: str) -> Screen:
    """A game's own screen, or the plain one that shows the view as it is."""
    module = f"{__name__}.{name.partition('/')[0]}"
    return cast(Screen, importlib.import_module(module if find_spec(module) else f"{__name__}.plain"))


def replaced(items: Sequence[Any], at: int, item: Any) -> list[Any]:
    """A list with one item changed."""
    return [item if i == at else old for i, old in enumerate(items)]


def without(items: Sequence[Any], item: Any) -> list[Any]:
    """A list with one such item less, if there is one."""
    left = list(items)
    if item in left:
        left.remove(item)
    return left


def shortened(name: str, letters: int) -> str:
    """A name that fits.

    >>> shortened("Maksymilian", 8)
    'Maksymi…'
    """
    return name if len(name) <= letters else name[: letters - 1] + "…"
