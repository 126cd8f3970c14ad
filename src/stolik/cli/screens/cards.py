"""Cards as they are drawn in a terminal: three lines high, or one line where there is little room.

A card's edge tells what it is without any colour::

    ╭─────╮   ┏━━━━━┓   ┌╌╌╌╌╌┐   ╔═════╗
    │  47 │   ┃  90 ┃   ╎   5 ╎   ║  ■  ║
    ╰──∀──╯   ┗━∀∀∀━┛   └╌╌╌╌╌┘   ╚═════╝
    plain     heavy     faint     double
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

WIDTH = 7  # of a card that is drawn three lines high
HEIGHT = 3

# corners and edges in the order: upper left, horizontal, upper right, vertical, lower left, lower right
EDGES = {
    "plain": tuple("╭─╮│╰╯"),
    "heavy": tuple("┏━┓┃┗┛"),
    "faint": tuple("┌╌┐╎└┘"),
    "double": tuple("╔═╗║╚╝"),
    "none": tuple("      "),
}
BRACKETS = {"plain": (" ", " "), "heavy": ("[", "]"), "faint": ("(", ")"), "double": ("[", "]"), "none": (" ", " ")}


@dataclass(frozen=True)
class Card:
    """What stands on a card, the marks on its lower edge, and how it is drawn."""

    face: str
    marks: str = ""
    edge: str = "plain"
    style: str = ""
    width: int = WIDTH


NO_CARD = Card("", edge="none")


def large(cards: Sequence[Card]) -> Text:
    """Cards side by side, three lines high."""
    lines = [Text(), Text(), Text()]
    for card in cards:
        upper_left, across, upper_right, down, lower_left, lower_right = EDGES[card.edge]
        inner = card.width - 2
        lines[0].append(upper_left + across * inner + upper_right, card.style)
        lines[1].append(down + card.face.center(inner) + down, card.style)
        if card.edge == "heavy":
            lines[1].stylize("bold", len(lines[1]) - card.width)
        lines[2].append(lower_left + _centred(card.marks, inner, across) + lower_right, card.style)
    return Text("\n").join(lines)


def _centred(marks: str, width: int, fill: str) -> str:
    """Marks in the middle of an edge; too many of them are counted instead."""
    shown = marks if len(marks) <= width else f"{len(marks)}×{marks[0]}"
    left = (width - len(shown)) // 2
    return fill * left + shown + fill * (width - len(shown) - left)


def small(cards: Sequence[Card]) -> Text:
    """Cards side by side on one line, in brackets where large ones have another edge."""
    line = Text()
    for card in cards:
        before, after = BRACKETS[card.edge]
        line.append(f"{before}{card.face}{card.marks}{after}", card.style)
    return line
