"""`stolik bench`: how fast random matches run on this machine."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from stolik.arena.speed import batch, stepped
from stolik.core.registry import game, games


def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="default: all games")] = None,
    seconds: Annotated[float, typer.Option(help="time for each figure")] = 1.0,
) -> None:
    """Print decisions a second of random play, compiled and stepped from Python; peers: make bench."""
    chosen = [game(name) for name in names or games()]
    table = Table(title="random play, decisions a second")
    for heading in ("game", "compiled, a core", "stepped from Python"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for played in track(chosen, "measuring", console=Console(stderr=True)):
        table.add_row(played.name, f"{batch(played, seconds):,.0f}", f"{stepped(played, seconds):,.0f}")
    Console().print(table)
