"""A picture of an Ogórek table: what everybody has played, the seats beside it, the hand below."""

from __future__ import annotations

from typing import Any

from stolik.envs.pictures.sheet import ACCENT, CARD, CARD_HEIGHT, FAINT, FELT, GAP, Sheet
from stolik.games.ogorek.state import CARDS

FACES = {11: "J", 12: "Q", 13: "K", 14: "A"}
STEP = CARD + GAP
LIFE, LOST = "●", "○"


def draw(view: dict[str, Any], seat: int) -> str:
    """The table as a seat sees it."""
    seats = len(view["points"])
    below = 20 + seats * (CARD_HEIGHT + GAP) + 16
    sheet = Sheet(20 + CARDS * STEP + 240, below + CARD_HEIGHT + 20)
    now = dict(view["trick"])
    for other in range(seats):
        y = 20 + other * (CARD_HEIGHT + GAP)
        sheet.box(14, y - 3, CARDS * STEP + 6, CARD_HEIGHT + 6, FELT)
        for place, value in enumerate(view["played"][other]):
            newest = other in now and place == len(view["played"][other]) - 1
            sheet.card(20 + place * STEP, y, face(value), edge=ACCENT if newest else FAINT)
        mark, lives = "▶ " if other in view["acting"] else "", LIFE * view["lives"][other]
        text = f"{mark}player_{other} · {lives or LOST} · {view['points'][other]}"
        sheet.write(40 + CARDS * STEP, y + 34, text, 13, ACCENT if mark else "#22252a", "start")
    for place, value in enumerate(view["hand"]):
        sheet.card(20 + place * STEP, below, face(value))
    return sheet.svg()


def face(value: int) -> str:
    """What stands on a card."""
    return FACES.get(value, str(value))
