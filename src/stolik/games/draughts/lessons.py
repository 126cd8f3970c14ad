"""First lessons in draughts: positions in which one move shows one rule, chosen by what a row of the table says."""

from __future__ import annotations

from stolik.core.lesson import Lesson
from stolik.games.draughts.variants import EVERYWHERE, FORWARD, VARIANTS, Variant

TWO_WAYS = "W:Wc3,f2:Bd4,d6,g3"  # c3 takes two men, f2 one
THROUGH = "W:Wd6:Be7,g7"  # a man comes to f8 in mid-capture


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a variant in the order in which its rules are best learnt."""
    row = next(row for row in VARIANTS if game == f"draughts/{row.name}")
    return [_step(row), *_captures(row), *_crowning(row), _king(row), _win(row)]


def _step(row: Variant) -> Lesson:
    if row.squares == 64:
        return Lesson("step-all", "D13", None, "moved")
    return Lesson("step-corner", "D12", None, "moved") if row.setup == "corner" else Lesson("step", "D2", None, "moved")


def _captures(row: Variant) -> list[Lesson]:
    if row.squares == 64:
        return [
            Lesson("ahead", "D13", "W:Wd3,g1:Bd4,h8", "took"),
            Lesson("aside", "D13", "W:Wd4,a1:Be4,h8", "took"),
            Lesson("most", "D4", "W:Wc3,f2:Bc4,d5,f3", "took"),
        ]
    must = Lesson("must", "D3", "W:Wc3,g1:Bd4,h8", "took")
    ways = {
        EVERYWHERE: Lesson("back", "D3", "W:Wd4,a1:Be3,h8", "took"),
        FORWARD: Lesson("not-back", "D14", "W:Wd4:Be3,h8", "moved"),
    }
    choice = Lesson("most", "D4", TWO_WAYS, "took") if row.majority else Lesson("free", "D14", TWO_WAYS, "took")
    return [must, ways[row.man_captures], choice]


def _crowning(row: Variant) -> list[Lesson]:
    on_the_way = {
        "continue": Lesson("through", "D6", THROUGH, "took"),
        "crown": Lesson("at-once", "D10", "W:Wd6:Be7,g7,g5", "crowned-in-passing"),
        "stop": Lesson("stops", "D13", "W:Wd6:Bd7,e8", "crowned")
        if row.squares == 64
        else Lesson("stops", "D14", THROUGH, "crowned"),
    }
    return [Lesson("crown", "D6", "W:Wc7:Bh4", "crowned"), on_the_way[row.last_rank]]


def _king(row: Variant) -> Lesson:
    rule = f"D{row.kings_rule}"
    if row.squares == 64:
        return Lesson("king-all", rule, "W:WKd4:Bd3,h8", "took")
    if row.king == "flying":
        return Lesson("king-flying", rule, "W:WKa1:Be5,h2", "took")
    return Lesson("king-short", rule, "W:WKe5:Bd4,h8", "took")


def _win(row: Variant) -> Lesson:
    if row.squares == 64:
        return Lesson("win", "D8", "W:WKc3:Bc4,d5", "won-all")
    return Lesson("win", "D8", "W:WKa1:Bc3,f4" if row.king == "flying" else "W:WKc3:Bd4,f4", "won-all")
