"""Draw the pictures of the terminal anew, from fixed seeds: `make screenshots`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from stolik.cli.paper import THEME, Paper
from stolik.cli.table import Table
from stolik.cli.wish import Wish
from stolik.core.registry import bot

HERE = Path(__file__).parent
SCENES = {  # which match, and before which of my decisions it is drawn
    "nimmt-terminal": (Wish(game="nimmt", players=5, level="medium", seed=3), 6),
    "ogorek-terminal": (Wish(game="ogorek", players=4, level="medium", seed=3), 22),
}
SIZE = (88, 28)  # columns and lines


def console(recording: bool) -> Console:
    """A terminal that nobody looks at; a recording one believes to be real."""
    return Console(
        file=io.StringIO(),
        record=recording,
        force_terminal=recording,
        color_system="truecolor" if recording else None,
        width=SIZE[0],
        height=SIZE[1],
        theme=THEME,
        highlight=False,
    )


def played(wish: Wish, decisions: int) -> Table:
    """A match in which I have made so many decisions, as the bots would."""
    match, seating, file = wish.open()
    table = Table(match, seating, Paper("en", console(recording=False)), file, pace=0)
    table.recall(match.saved)
    adviser = bot(match.game.name, "medium")
    while decisions and match.outcome is None:
        if table.me in match.acting:
            hidden = match.game.hide(match.state, table.me)
            table.log.read()
            table.play(table.me, adviser.choose(match.game, hidden, table.me, seed=decisions))
            decisions -= 1
        else:
            table.bot_turn()
    while table.me not in match.acting and match.acting:
        table.bot_turn()
    return table


def drawn(table: Table, title: str) -> str:
    """What the person sees, as SVG that fetches no fonts."""
    screen = console(recording=True)
    table.paper = Paper("en", screen)
    table.show()
    svg = screen.export_svg(title=title, unique_id="stolik")
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
    return svg.replace("Fira Code, monospace", "'DejaVu Sans Mono', Menlo, Consolas, monospace")


if __name__ == "__main__":
    for name, (wish, decisions) in SCENES.items():
        svg = drawn(played(wish, decisions), f"stolik play {wish.game} --players {wish.players}")
        (HERE / f"{name}.svg").write_text(svg, encoding="utf-8")
        print(HERE / f"{name}.svg")
