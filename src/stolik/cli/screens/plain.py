"""The screen of a game that has none of its own: everything in view, by name."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from stolik.cli.screens import Event, Scene, View

ABOUT_THE_VIEW = ("game", "eye", "story", "outcome")  # not what lies on the table


QUIET: tuple[str, ...] = ()


def progress(scene: Scene) -> str:
    """A game without a screen does not say."""
    return ""


def table(scene: Scene) -> Table:
    """Every field of the view, a line each."""
    lines = Table.grid(padding=(0, 2))
    for name, value in scene.view.items():
        if name not in ABOUT_THE_VIEW:
            lines.add_row(Text(name, "label"), Text(_shown(name, value, scene)))
    return lines


def _shown(name: str, value: Any, scene: Scene) -> str:
    if name == "acting":
        return ", ".join(scene.names[seat] for seat in value)
    return "-" if value is None else str(value)


def hand(scene: Scene) -> Text:
    """What may be played, numbered: #2 is the second."""
    return Text("  ".join(f"#{number} {action}" for number, action in enumerate(scene.legal.values(), 1)))


def after(view: View, event: Event) -> View:
    """The view does not change until the whole story is told."""
    return view


def shortcut(view: View, text: str) -> str:
    """There are no shorter texts."""
    return text
