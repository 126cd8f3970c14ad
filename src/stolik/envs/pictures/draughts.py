"""A picture of a draughts board, White below."""

from __future__ import annotations

from typing import Any

from stolik.envs.pictures.sheet import ACCENT, FAINT, INK, Sheet
from stolik.games.draughts.board import names

SIDE = 8
CELL = 44
EDGE = 28
LIGHT, DARK = "#e8dcc4", "#9a7b56"
DISCS = (("#fbf7ee", "#5b4a34"), ("#2b2622", "#e9e6df"))  # White's and Black's: the disc and its ring


def draw(view: dict[str, Any], seat: int) -> str:
    """The board with all pieces; the squares of the last move have an edge."""
    sheet = Sheet(2 * EDGE + SIDE * CELL, 2 * EDGE + SIDE * CELL + 24)
    played_on = set(names(view["squares"]))
    for column in range(SIDE):
        for rank in range(1, SIDE + 1):
            name = f"{'abcdefgh'[column]}{rank}"
            x, y = corner(name)
            # on 64 squares all are played on, and they alternate; on 32 the others are light
            dark = (column + rank) % 2 == 1 if len(played_on) == SIDE * SIDE else name in played_on
            sheet.box(x, y, CELL, CELL, DARK if dark else LIGHT, radius=0)
            if name in view["last"]:
                sheet.box(x + 1.5, y + 1.5, CELL - 3, CELL - 3, "none", ACCENT, radius=2)
    for number in range(SIDE):
        sheet.write(EDGE / 2, EDGE + (SIDE - 1 - number) * CELL + 27, number + 1, 12, FAINT)
        sheet.write(EDGE + number * CELL + CELL / 2, EDGE + SIDE * CELL + 16, "abcdefgh"[number], 12, FAINT)
    for colour, (fill, ring) in enumerate(DISCS):
        for name in view["men"][colour]:
            piece(sheet, name, fill, ring)
        for name in view["kings"][colour]:
            piece(sheet, name, fill, ring)
            x, y = corner(name)
            sheet.write(x + CELL / 2, y + CELL / 2 + 6, "♛", 18, ring)
    for colour in view["acting"]:
        sheet.write(EDGE, 2 * EDGE + SIDE * CELL + 16, f"▶ player_{colour}", 13, ACCENT, "start")
    return sheet.svg()


def corner(name: str) -> tuple[int, int]:
    """The upper left corner of a square."""
    return EDGE + "abcdefgh".index(name[0]) * CELL, EDGE + (SIDE - int(name[1])) * CELL


def piece(sheet: Sheet, name: str, fill: str, ring: str) -> None:
    """A disc with one ring."""
    x, y = corner(name)
    sheet.disc(x + CELL / 2, y + CELL / 2, CELL * 0.4, fill, INK)
    sheet.disc(x + CELL / 2, y + CELL / 2, CELL * 0.29, fill, ring)
