"""A hint: what the strongest bot thinks of everything one could do now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from stolik.bots.study import grade, shares
from stolik.core.game import Game
from stolik.core.registry import bot, levels
from stolik.core.words import say

SHOWN = 5  # actions
BAR = 12  # columns


def weigh(game: Game, hidden: Any, seat: int, seconds: float | None) -> list[tuple[int, float]]:
    """What can be done and what it is worth, best first."""
    strongest = bot(game.name, levels(game.name)[-1])
    return [(action, value) for action, value, _ in strongest.weigh(game, hidden, seat, seconds=seconds)]


def drawn(weighed: Sequence[tuple[str, float]], language: str) -> Table | Text:
    """The best actions with a bar and a word each."""
    if len(weighed) == 1:
        return Text(say("play-hint-only", language, action=weighed[0][0]), "accent")
    grid = Table.grid(padding=(0, 2, 0, 0))
    measured = shares([value for _, value in weighed])
    for rank, ((action, value), share) in enumerate(zip(weighed, measured, strict=True)):
        if rank == SHOWN:
            break
        filled = int(share * BAR)
        grid.add_row(
            Text(say("play-hint", language) if rank == 0 else "", "label"),
            Text(action, "bold"),
            Text("█" * filled + "░" * (BAR - filled), "accent" if rank == 0 else "label"),
            Text(say(f"play-hint-{grade(rank, share)}", language)),
            Text(f"{value:+.2f}", "label"),
        )
    return grid
