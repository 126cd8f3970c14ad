"""A picture of a table of Words in pairs: the board with its premium squares, the pairs beside it, the rack below."""

from __future__ import annotations

from typing import Any

from stolik.envs.pictures.sheet import ACCENT, FAINT, INK, Sheet
from stolik.games.words.notation import square_name
from stolik.games.words.tiles import PREMIUMS, SETS, SIDE

CELL = 28
EDGE = 26
TILE, LOOSE = "#efd9a7", "#f3b58f"
PREMIUM = {"3": ("3W", "#d98a8f"), "2": ("2W", "#e6b9b4"), "t": ("3L", "#8fb2d6"), "d": ("2L", "#bcd8dc")}


def draw(view: dict[str, Any], seat: int) -> str:
    """The table as a seat sees it."""
    right = 2 * EDGE + SIDE * CELL
    sheet = Sheet(right + 210, 2 * EDGE + SIDE * CELL + 50)
    loose = {tile["square"]: on_board(tile["tile"]) for tile in view["loose"]}
    for row in range(SIDE):
        sheet.write(EDGE / 2, EDGE + row * CELL + 18, row + 1, 11, FAINT)
        sheet.write(EDGE + row * CELL + CELL / 2, EDGE - 8, "ABCDEFGHIJKLMNO"[row], 11, FAINT)
        for column in range(SIDE):
            x, y, name = EDGE + column * CELL, EDGE + row * CELL, square_name(SIDE * row + column)
            letter = view["board"][row][column]
            if name in loose:
                tile(sheet, x, y, view["language"], loose[name], LOOSE)
            elif letter != ".":
                tile(sheet, x, y, view["language"], letter, TILE)
            else:
                mark, fill = PREMIUM.get(PREMIUMS[row][column], ("", "#e9e2d2"))
                sheet.box(x + 1, y + 1, CELL - 2, CELL - 2, fill, radius=2)
                sheet.write(x + CELL / 2, y + 18, mark, 9)
    lines = [f"{view['score'][other >> 1]} · ({view['held'][other]})" for other in range(4)]
    sheet.seats(right, 44, lines, view["acting"])
    sheet.write(right, 140, f"▣ {view['bag']}", 13, INK, "start")
    for place, letter in enumerate(view["hand"]):
        tile(sheet, EDGE + place * (CELL + 4), EDGE + SIDE * CELL + 20, view["language"], letter, TILE)
    for place, letter in enumerate(view.get("aside", ())):  # those that the seat is setting aside, apart from the rack
        x = EDGE + (len(view["hand"]) + 1 + place) * (CELL + 4)
        tile(sheet, x, EDGE + SIDE * CELL + 20, view["language"], letter, LOOSE)
    return sheet.svg()


def on_board(name: str) -> str:
    """A tile's letter as it lies on the board: small if it is a joker's."""
    return name[0].lower() if name.endswith("?") else name


def tile(sheet: Sheet, x: float, y: float, language: str, letter: str, fill: str) -> None:
    """A tile with its letter and value; jokers, small letters or with a question mark, are worth nothing."""
    letters, _, values = SETS[language]
    value = values[letters.index(letter.lower())] if letter.isupper() and "?" not in letter else ""
    sheet.box(x + 1, y + 1, CELL - 2, CELL - 2, fill, ACCENT if fill == LOOSE else FAINT, radius=3)
    sheet.write(x + CELL / 2 - 2, y + 19, letter, 15)
    sheet.write(x + CELL - 6, y + CELL - 5, value, 7)
