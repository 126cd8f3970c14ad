"""A picture of a Sixty-six table: trick and stock in the middle, both players' tricks, the hand below."""

from __future__ import annotations

from typing import Any

from stolik.envs.pictures.sheet import ACCENT, CARD, CARD_HEIGHT, FAINT, FELT, GAP, Sheet
from stolik.games.sixtysix.cards import RANK_NAMES, SUIT_SIGNS
from stolik.games.sixtysix.state import RANKS

STEP = CARD + GAP
RED = "#a3262f"


def draw(view: dict[str, Any], seat: int) -> str:
    """The table as a seat sees it."""
    sheet = Sheet(520, 2 * CARD_HEIGHT + 120)
    sheet.box(14, 14, 252, CARD_HEIGHT + 12, FELT)
    for player, number in view["trick"]:
        card(sheet, 20 + player * STEP, 20, number, ACCENT)
    if view["stock"]:
        sheet.back(150, 20)
        sheet.write(170, 53, view["stock"], 16, "#ffffff")
        if view["turn_up"] is not None:
            card(sheet, 150 + STEP, 20, view["turn_up"])
    if view["trump"] is not None:
        sheet.write(250, 56, SUIT_SIGNS[view["trump"]], 24, "#ffffff")
    lines = [
        f"{view['game_points'][player]} / {view['target']} · {view['points'][player]}  ({view['tricks'][player]})"
        for player in range(2)
    ]
    sheet.seats(284, 40, lines, view["acting"])
    for place, number in enumerate(view["hand"]):
        card(sheet, 20 + place * STEP, CARD_HEIGHT + 60, number)
    return sheet.svg()


def card(sheet: Sheet, x: float, y: float, number: int, edge: str = FAINT) -> None:
    """A card with its rank and suit."""
    suit, rank = divmod(number, RANKS)
    sheet.card(
        x, y, f"{RANK_NAMES[rank]}{SUIT_SIGNS[suit]}", edge=edge, ink=RED if SUIT_SIGNS[suit] in "♥♦" else "#22252a"
    )
