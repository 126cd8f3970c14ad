"""The draughts board: my side below, the players and the counters towards a draw beside it.

Light squares are shaded. A king is a crown, so that it is told apart at a glance; brackets show the squares
of the last move, a plus where something can go::

    8 |░░░ ● ░░░ ♚ |
    7 | ● ░░░[●]░░░|
"""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stolik.cli.screens import Event, Scene, View, replaced, shortened
from stolik.games.draughts.board import FILES, names

QUIET = ("jumped",)
MEN, KINGS = "○●", "♔♚"  # by colour; which is whose stands beside the board
LIGHT, DARK = "░", " "
GOAL = "+"
BOARD = 28  # its width, frame and ranks included
NAME = 12  # letters


def progress(scene: Scene) -> str:
    """How many pieces each side has left."""
    left = [len(men) + len(kings) for men, kings in zip(scene.view["men"], scene.view["kings"], strict=True)]
    return " · ".join(f"{sign} {count}" for sign, count in zip(MEN, left, strict=True))


def table(scene: Scene) -> RenderableType:
    """The board, and the players beside it: the other one above, me below."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(no_wrap=True, min_width=BOARD)  # on a narrow screen what is beside it gives way
    grid.add_column(no_wrap=True, overflow="ellipsis")
    grid.add_row(_board(scene), _beside(scene))
    return grid


# the board


def _board(scene: Scene) -> Text:
    """Ranks and files as my seat sees them."""
    black = scene.me == 1
    ranks, files = (range(1, 9), FILES[::-1]) if black else (range(8, 0, -1), FILES)
    pieces, goals = _pieces(scene.view), _goals(scene)
    edge = "─" * (BOARD - 4)
    board = Text(f"  ┌{edge}┐\n", "label")
    for rank in ranks:
        board.append(f"{rank} │", "label")
        for file in files:
            board.append(_square(scene, f"{file}{rank}", pieces, goals))
        board.append("│\n", "label")
    return board.append(f"  └{edge}┘\n    {'  '.join(files)}", "label")


def _square(scene: Scene, name: str, pieces: dict[str, str], goals: set[str]) -> Text:
    """One square: its shade, what stands on it, whether the last move touched it."""
    shade = DARK if (FILES.index(name[0]) + int(name[1])) % 2 else LIGHT
    left, right = "[]" if name in scene.view["last"] else (shade, shade)
    middle, style = pieces.get(name, shade), "bold"
    if name in goals and name not in pieces:
        middle, style = GOAL, "accent"
    ends = "accent" if left == "[" else "label"
    return Text.assemble((left, ends), (middle, style if middle != shade else "label"), (right, ends))


def _pieces(view: View) -> dict[str, str]:
    """What stands where."""
    found: dict[str, str] = {}
    for kind, signs in (("men", MEN), ("kings", KINGS)):
        for colour, squares in enumerate(view[kind]):
            found |= dict.fromkeys(squares, signs[colour])
    return found


def _goals(scene: Scene) -> set[str]:
    """The squares where one of my moves ends."""
    squares = names(scene.view["squares"])
    return {squares[action >> 6 & 63] for action in scene.legal}


# beside it


def _beside(scene: Scene) -> Text:
    """The other player, how near a draw is by each counter that counts now, and me."""
    counters = [
        scene.say(f"draughts-counter-{counter['counter']}", count=counter["count"], limit=counter["limit"])
        for counter in scene.view["counters"]
    ]
    middle = "\n\n" + "\n".join(f"    {words}" for words in counters) + "\n" * (5 - len(counters))
    lines = Text("\n").append(_player(scene, 1 - scene.me)).append(middle, "label")
    return lines.append(_player(scene, scene.me))


def _player(scene: Scene, seat: int) -> Text:
    """Whose turn it is, name, colour and pieces."""
    view = scene.view
    line = Text("▶ " if seat in view["acting"] else "  ", "accent")
    line.append(shortened(scene.names[seat], NAME), "bold" if seat == scene.me else "")
    line.append(f"  {scene.say('draughts-black' if seat else 'draughts-white')}", "label")
    line.append(f"\n    {MEN[seat]} {len(view['men'][seat])}")
    return line.append(f"   {KINGS[seat]} {len(view['kings'][seat])}")


def hand(scene: Scene) -> RenderableType:
    """What must be captured, or else what I may play; as much as fits in a line."""
    if not scene.legal:
        return Text()
    forced = scene.view["captures"]
    if forced:
        line = Text(scene.say("draughts-must-capture", moves=", ".join(forced)), "accent")
    else:
        line = Text("  ".join(scene.legal.values()), "label")
    line.truncate(scene.width, overflow="ellipsis")
    return line


def shortcut(view: View, text: str) -> str:
    """Moves have no shorter names."""
    return text


# the story, event by event


def after(view: View, event: Event) -> View:
    """The board after one event; captured pieces are lifted when the capture is over (D5)."""
    what, seat, squares = event["event"], event["seat"], names(view["squares"])
    new = dict(view)
    if what in ("moved", "king-moved", "jumped"):
        start, end = squares[event["from"]], squares[event["to"]]
        for kind in ("men", "kings"):
            if start in view[kind][seat]:
                moved = [end if name == start else name for name in view[kind][seat]]
                new[kind] = replaced(view[kind], seat, _sorted(view, moved))
        going_on = what == "jumped" and view.get("jumped")
        new["last"] = [*view["last"], end] if going_on else [start, end]
        new["jumped"] = [*view.get("jumped", ()), squares[event["over"]]] if what == "jumped" else []
        new["captures"], new["acting"] = [], []
    elif what == "took":
        for kind in ("men", "kings"):
            left = [name for name in view[kind][1 - seat] if name not in view.get("jumped", ())]
            new[kind] = replaced(view[kind], 1 - seat, left)
        new["jumped"] = []
    elif what in ("crowned", "crowned-in-passing"):
        name = squares[event["at"]]
        new["men"] = replaced(view["men"], seat, [other for other in view["men"][seat] if other != name])
        new["kings"] = replaced(view["kings"], seat, _sorted(view, [*view["kings"][seat], name]))
    return new


def _sorted(view: View, squares: list[str]) -> list[str]:
    return sorted(squares, key=names(view["squares"]).index)
