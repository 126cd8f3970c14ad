"""A hint: what a game's study thinks of everything one could do now; the page gives the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from stolik.core.game import Game
from stolik.core.registry import study
from stolik.core.words import say

SECONDS = 1.5  # to think, where nobody says how long
SHOWN = 5  # actions
BAR = 12  # columns
Advice = tuple[str, float, str]  # an action as it is written, how near to the best it comes, and that in words


def weigh(game: Game, hidden: Any, seat: int, seconds: float | None, language: str) -> list[tuple[int, float, str]]:
    """What can be done, best first: how near to the best it comes, and in words what it brings."""
    found = study(game.name).weigh(game, hidden, seat, SECONDS if seconds is None else seconds, language)
    return [(move["code"], move["share"], move["words"]) for move in found]


def drawn(weighed: Sequence[Advice], language: str) -> Table | Text:
    """The best actions with a bar and words each."""
    if len(weighed) == 1:
        return Text(say("play-hint-only", language, action=weighed[0][0]), "accent")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for rank, (action, share, words) in enumerate(weighed[:SHOWN]):
        filled = int(share * BAR)
        grid.add_row(
            Text(say("play-hint", language) if rank == 0 else "", "label"),
            Text(action, "bold"),
            Text("█" * filled + "░" * (BAR - filled), "accent" if rank == 0 else "label"),
            Text(words),
        )
    return grid
