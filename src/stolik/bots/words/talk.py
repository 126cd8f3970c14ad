"""What a bot says to its partner, in the only ways there are: who goes first, yes or no (W22), and its rack (W23)."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.bot import Decided
from stolik.bots.words.moves import MOST, is_placement
from stolik.core.kernel import Cells
from stolik.games.words.generate import generate_scored
from stolik.games.words.notation import tiles_in
from stolik.games.words.placing import tiles_of
from stolik.games.words.racks import in_rack, tiles_code
from stolik.games.words.state import ASKED, FIRST, I_GO, ORDER, SAY_NO, SAY_YES, SIGNAL, YOU_GO

NO_WAY = -1


def announce(state: Any, seat: int, legal: Cells, action: int, own_move: int) -> Decided:
    """A decision before which the partner sees what this seat wants to lay, and hears that it would go first.

    `own_move` is this seat's move of the plan, be it the first or the second. Where nobody has to be agreed with
    nothing is said, and what was said is not said again.
    """
    if YOU_GO not in legal:
        return Decided(action, asks=bool(state.early == ASKED))  # W15: a move would let the request lapse
    said = []
    rack = [int(tile) for tile in state.racks[seat] if tile > 0]
    wanted = with_in_front(rack, own_move)
    if wanted != rack:
        said.append(ORDER | tiles_code(wanted))
    asks = bool(action != YOU_GO and state.said[seat] != I_GO)
    if asks:
        said.append(SIGNAL + I_GO)
    return Decided(action, tuple(said), asks)


def with_in_front(rack: list[int], move: int) -> list[int]:
    """A rack with the tiles of a placement in front, as they will lie; the others stay in their order."""
    rest = list(rack)
    front = [int(in_rack(tile)) for tile in tiles_in(move)] if is_placement(move) else []
    for tile in front:
        rest.remove(tile)
    return front + rest


def shall_close(rules: Any, state: Any, seat: int, racks: Cells, theirs: int) -> int:
    """W20, W22: yes, if the pair can lay all it has in this turn and closing so does not lose.

    `racks` are the pair's, loose tiles included, and `theirs` the points of the opponents' tiles.
    """
    board, mine = np.array(state.board, np.int8), seat & 1
    moved = state.stage != FIRST  # then only the partner still moves
    gains = [best_way_out(rules, board, racks[1 - mine]), 0 if moved else best_way_out(rules, board, racks[mine])]
    if state.left > 0 or NO_WAY in gains or (moved and racks[mine, 0] > 0):
        return SIGNAL + SAY_NO
    pair = seat >> 1
    ahead = int(state.score[pair]) - int(state.score[1 - pair]) + 2 * theirs + sum(gains)
    return SIGNAL + (SAY_YES if ahead >= 0 else SAY_NO)


def best_way_out(rules: Any, board: Cells, rack: Cells) -> int:
    """The points of the best placement of a whole rack, 0 for an empty one, or NO_WAY."""
    held = int((rack > 0).sum())
    if held == 0:
        return 0
    out, points = np.zeros(MOST, np.int64), np.zeros(MOST, np.int16)
    found = min(generate_scored(rules, board, rack, out, points), MOST)
    return max((int(points[k]) for k in range(found) if tiles_of(out[k]) == held), default=NO_WAY)
