"""Games whose codes are small numbers: an action's number is its code."""

from __future__ import annotations

from typing import Any

from stolik.core.kernel import Cells, kernel
from stolik.envs.strokes import marking
from stolik.games.nimmt import state as nimmt
from stolik.games.ogorek import state as ogorek
from stolik.games.sixtysix import state as sixtysix

COUNTS = {
    nimmt.Rules: nimmt.ROW + nimmt.ROWS + 1,  # cards 1..104, rows 105..108; 0 is never listed
    ogorek.Rules: ogorek.ACE + 1,  # values 2..14
    sixtysix.Rules: sixtysix.DECLARE + 1,  # cards 0..23, + 24 with its meld, 48 exchange, 49 close, 50 declare
}
MARKED = {
    game.Rules: marking(game.LONGEST_LIST, COUNTS[game.Rules])  # how a mask is written in a few strokes
    for game in (nimmt, ogorek, sixtysix)
}


@kernel
def number_listed(rules: Any, listed: Cells, count: int, at: int) -> int:
    """The number of a listed action: its code."""
    code: int = listed[at]
    return code
