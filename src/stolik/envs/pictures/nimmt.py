"""A picture of a 6 nimmt! table: four rows, the seats beside them, the hand below."""

from __future__ import annotations

from typing import Any

from stolik.envs.pictures.sheet import ACCENT, CARD, CARD_HEIGHT, FAINT, FELT, GAP, SECOND, Sheet
from stolik.games.nimmt.rules import heads_of
from stolik.games.nimmt.state import CARDS, FULL

INKS = {1: "#22252a", 2: "#1c6f73", 3: "#7a5a00", 5: "#a4480f", 7: "#a3262f"}  # by heads
HEAD = "∀"
SIDES = {"even": "■", "odd": "●"}
STEP = CARD + GAP


def draw(view: dict[str, Any], seat: int) -> str:
    """The table as a seat sees it."""
    seats = len(view["heads"])
    below = 20 + max(4 * (CARD_HEIGHT + GAP), 20 * seats) + 16
    sheet = Sheet(20 + 7 * STEP + 260, below + CARD_HEIGHT + 20)
    for row, cards in enumerate(view["rows"]):
        y = 20 + row * (CARD_HEIGHT + GAP)
        sheet.box(14, y - 3, FULL * STEP + 6, CARD_HEIGHT + 6, FELT)
        for place, number in enumerate(cards):
            card(sheet, 20 + place * STEP, y, number)
        sheet.write(20 + FULL * STEP + 24, y + 34, f"{view['row_heads'][row]} {HEAD}", 13)
        if view["marked"] == row:
            sheet.write(20 + 6 * STEP + 22, y + 36, SIDES[view["side"]], 26, SECOND)
    lines = [f"{heads} {HEAD}  {_choice(view, number)}" for number, heads in enumerate(view["heads"])]
    sheet.seats(40 + 7 * STEP, 36, lines, view["acting"])
    for place, number in enumerate(view["hand"][:CARDS]):
        card(sheet, 20 + place * STEP, below, number)
    if view["chosen"]:
        card(sheet, 20 + (CARDS + 1) * STEP, below, view["chosen"], ACCENT)
    return sheet.svg()


def card(sheet: Sheet, x: float, y: float, number: int, edge: str = FAINT) -> None:
    """A card with its number and heads."""
    heads = int(heads_of(number))
    sheet.card(x, y, str(number), HEAD * heads, edge, INKS[heads])


def _choice(view: dict[str, Any], seat: int) -> str:
    """An open card that waits to be placed, a sealed one, or nothing."""
    if view["open"][seat]:
        return f"[{view['open'][seat]}]"
    return "[·]" if view["has_chosen"][seat] else ""
