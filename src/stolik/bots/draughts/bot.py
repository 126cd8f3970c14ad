"""The players of draughts: the engine at full strength, and people who see less of the board.

The weaker ones never play at random. They look a few moves ahead, follow an exchange only so far, do not think of some
replies (long captures and quiet moves sooner than plain ones) and differ a little in taste.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from stolik.bots.bot import Bot, Weighed, check_budget
from stolik.bots.draughts.endgame import Tables, load_tables
from stolik.bots.draughts.search import Engine, Person, Thought
from stolik.core.game import Game
from stolik.core.kernel import INTERPRET, Cells
from stolik.core.random import below, generator
from stolik.core.registry import game as game_named
from stolik.games.draughts.state import PLAYING

MEGABYTES = 64.0
PATIENCE = 30_000  # nodes that a person looks at, at most
NODE_BYTES = 64  # of table for a node of a fixed amount of work


def to_move(state: Any, seat: int) -> bool:
    """Whether a seat owes a move."""
    return int(state.mover) == seat and int(state.ending) == PLAYING


def ready_tables(game: Game) -> Tables:
    """The endgame tables that lie ready, read once; none are built while somebody waits for a move."""
    return _endings(game.name, tuple(game.options.items()))


@cache
def _endings(name: str, options: tuple[tuple[str, Any], ...]) -> Tables:
    return load_tables(game_named(name, **dict(options)))


class Strong(Bot):
    """Plays what the engine finds best; effort is the number of nodes."""

    level = "strong"
    plays = "draughts"
    effort = 300 if INTERPRET else 300_000

    def think(
        self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any
    ) -> Thought:
        return self._engine(game, effort).think(states[0], nodes=effort, lines=len(legal))

    def _think_until(
        self, game: Game, states: Cells, seat: int, legal: Cells, seconds: float, random: Cells
    ) -> Thought:
        return self._engine(game, None).think(states[0], seconds=seconds, lines=len(legal))

    def verdict(self, legal: Cells, tally: Thought) -> list[Weighed]:
        """Values in men; a win is worth some 300."""
        values = {line.moves[0]: line.value / 100 for line in tally.lines}
        return [Weighed(int(action), values[int(action)], tally.nodes) for action in legal]

    def choose(
        self,
        game: Game,
        hidden: Any,
        seat: int,
        seconds: float | None = None,
        effort: int | None = None,
        seed: int = 0,
    ) -> int:
        """The best move; all the work goes into finding it, and none into how bad the others are."""
        state = self._seen(game, hidden, seat)[0]
        if not to_move(state, seat):
            return super().choose(game, hidden, seat, seconds, effort, seed)
        check_budget(seconds, effort)
        if seconds is not None:
            return self._engine(game, None).think(state, seconds=seconds).line[0]
        work = self.effort if effort is None else effort
        return self._engine(game, work).think(state, nodes=work).line[0]

    def _engine(self, game: Game, nodes: int | None) -> Engine:
        """A new one: a bot keeps nothing between decisions."""
        size = MEGABYTES if nodes is None else min(MEGABYTES, nodes * NODE_BYTES / (1 << 20))
        return Engine(game, megabytes=size, tables=ready_tables(game), clock=self.clock)


class Human(Bot):
    """Looks so many moves ahead and overlooks things; more time would not change that."""

    plays = "draughts"
    sight: int  # plies
    follow: int
    overlook: int
    whim: int

    def think(
        self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any
    ) -> Thought:
        return self._look(game, states, len(legal), random)

    def choose(
        self,
        game: Game,
        hidden: Any,
        seat: int,
        seconds: float | None = None,
        effort: int | None = None,
        seed: int = 0,
    ) -> int:
        """The move this player likes best."""
        states = self._seen(game, hidden, seat)
        if not to_move(states[0], seat):
            return super().choose(game, hidden, seat, seconds, effort, seed)
        check_budget(seconds, effort)
        return self._look(game, states, 1, generator(seed, "bot", seat)).line[0]

    def _look(self, game: Game, states: Cells, lines: int, random: Cells) -> Thought:
        person = Person(self.follow, self.overlook, self.whim, below(random, 1 << 30))
        engine = Engine(game, megabytes=1, person=person)
        return engine.think(states[0], depth=self.sight, nodes=PATIENCE if lines == 1 else 4 * PATIENCE, lines=lines)

    def settled(self, tally: Thought) -> bool:
        return True

    def verdict(self, legal: Cells, tally: Thought) -> list[Weighed]:
        """Values in men; what was not thought of is worth nothing to this player."""
        values = {line.moves[0]: line.value / 100 for line in tally.lines}
        least = min(values.values()) - 1
        return [Weighed(int(action), values.get(int(action), least), tally.nodes) for action in legal]


class Easy(Human):
    """A beginner: sees the answer to a move, and of exchanges the first blows."""

    level = "easy"
    sight, follow, overlook, whim = 2, 2, 40, 40


class Medium(Human):
    """Plays at home: sees two moves of each side and most shots."""

    level = "medium"
    sight, follow, overlook, whim = 4, 6, 15, 20


class Hard(Human):
    """Plays in a club: overlooks little."""

    level = "hard"
    sight, follow, overlook, whim = 7, 20, 4, 8
