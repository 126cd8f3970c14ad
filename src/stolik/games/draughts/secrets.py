"""Who knows what in draughts: everybody everything."""

from __future__ import annotations

from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.state import Rules, State


@kernel
def hide(rules: Rules, state: State, eye: int) -> None:
    """Nothing is secret."""
    return


@kernel
def redeal(rules: Rules, state: State, eye: int, random: Cells) -> None:
    """There is one world only."""
    return
