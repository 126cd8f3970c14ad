"""What the tables say of a position and of each move, for people."""

from __future__ import annotations

from typing import NamedTuple

from stolik.bots.draughts.endgame.probe import NOT_THERE, Tables, probe
from stolik.core.game import Game
from stolik.games.draughts.moves import after_move
from stolik.games.draughts.notation import moves_of
from stolik.games.draughts.state import State


class Ending(NamedTuple):
    """How a position ends with best play: result 1, 0 or -1 for the mover, and after how many plies (0 for a draw)."""

    result: int
    plies: int

    @property
    def worth(self) -> int:
        """Endings in the order of liking: quick wins, slow wins, draws, slow losses, quick losses."""
        return self.result * (1000 - self.plies)


def ending_of(mark: int) -> Ending | None:
    """What a probe's answer means; None where the tables do not know."""
    if mark == NOT_THERE:
        return None
    if mark == 0:
        return Ending(0, 0)
    return Ending(1, 2 * mark - 1) if mark > 0 else Ending(-1, -2 * mark - 2)


def look_up(game: Game, tables: Tables, state: State) -> Ending | None:
    """How a position ends; None where it has too many pieces. Counters and repetition are not looked at."""
    mover = int(state.mover)
    sides = (state.men[mover], state.kings[mover], state.men[1 - mover], state.kings[1 - mover])
    return ending_of(int(probe(game.rules, tables, mover, *(int(side) for side in sides))))


def rank_moves(game: Game, tables: Tables, state: State) -> list[tuple[int, Ending]]:
    """The listed moves with how they end for the mover, best first; none where the tables do not know them all."""
    mover = int(state.mover)
    own, other = (state.men[mover], state.kings[mover]), (state.men[1 - mover], state.kings[1 - mover])
    found = []
    for action in moves_of(game.rules, state, mover):
        men, kings, other_men, other_kings = after_move(game.rules, mover, *own, *other, action)
        reply = ending_of(int(probe(game.rules, tables, 1 - mover, other_men, other_kings, men, kings)))
        if reply is None:
            return []
        found.append((action, Ending(-reply.result, reply.plies + 1 if reply.result else 0)))
    return sorted(found, key=lambda one: (-one[1].worth, one[0]))
