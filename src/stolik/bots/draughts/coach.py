"""The coach of draughts: what every move of a match was worth against the best one, by the engine and the tables."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from stolik.bots.draughts.endgame import NO_TABLES, Tables, look_up, open_tables, rank_moves
from stolik.bots.draughts.endgame.files import on_demand
from stolik.bots.draughts.search import Engine
from stolik.bots.review import Opinion, Reviewed, Reviewer
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.record import Play
from stolik.core.words import decimal, say
from stolik.games.draughts.draws import pieces, winner
from stolik.games.draughts.game import Draughts
from stolik.games.draughts.notation import moves_of, show
from stolik.games.draughts.state import PLAYING, WHITE, State

EVEN_ODDS = 100  # hundredths of a man that make the odds e to 1
NEAR = 2  # pieces above those that tables know, from which on they are opened
LONGEST_LINE = 8  # plies of a line that are shown

# from so many lost chances on a move is called so; the numbers are PDN's marks
FAULTS = ((0.30, "blunder", "$4"), (0.15, "mistake", "$2"), (0.07, "inaccuracy", "$6"))


@dataclass(frozen=True)
class Worth:
    """What a position is worth to its mover, and how play goes on at best."""

    value: int  # in hundredths of a man
    wins_in: int | None  # plies until the mover has won; negative: until it has lost; None: neither is known
    drawn: bool  # the tables or the rules say so
    line: tuple[int, ...]

    @property
    def chance(self) -> float:
        """Of the mover, a draw being half a win."""
        if self.wins_in is not None:
            return 1.0 if self.wins_in > 0 else 0.0
        return 0.5 if self.drawn else 1.0 / (1.0 + math.exp(-max(-2000, min(2000, self.value)) / EVEN_ODDS))

    def turned(self) -> Worth:
        """The same for the other side, a ply earlier."""
        plies = None if self.wins_in is None else -self.wins_in - 1 if self.wins_in > 0 else -self.wins_in + 1
        return Worth(-self.value, plies, self.drawn, ())

    def shown(self, mover: int, language: str | None = "en") -> str:
        """From White's side: men such as ``+0.35``, moves to a win such as ``+#3``, ``=`` for a draw that is known."""
        sign = 1 if mover == WHITE else -1
        if self.wins_in is not None:
            return f"{'+' if (self.wins_in > 0) == (sign > 0) else '-'}#{(abs(self.wins_in) + 1) // 2}"
        return "=" if self.drawn else decimal(sign * self.value / 100, language, "+.2f")


@dataclass(frozen=True)
class Judged:
    """One move of a match: what it left behind, and what would have been best."""

    entry: int  # of the record
    seat: int
    action: int
    played: Worth  # for this seat, after its move
    best: Worth
    fault: str  # blunder, mistake, inaccuracy or nothing
    mark: str  # PDN's
    notation: tuple[str, str]  # what was played, what was best

    @property
    def reviewed(self) -> Reviewed:
        """As all games review their decisions: by chances."""
        best = self.best.line[0] if self.best.line else self.action
        return Reviewed(
            self.entry,
            self.seat,
            Opinion(self.action, self.played.chance, {}),
            Opinion(best, self.best.chance, {}),
            self.notation,
            bool(self.fault),
            "",
        )


class Coach(Reviewer):
    """Values are chances to win, a draw counting half."""

    effort = 200_000  # positions looked at for each move
    COSTLY = FAULTS[-1][0]

    def __init__(self, tables: Callable[[Game], Tables] = open_tables) -> None:
        self._open = tables
        self._tables, self._opened = NO_TABLES, False
        self._engine: Engine | None = None
        self._seen: tuple[bytes, Worth] | None = None  # the last position: after one move, before the next

    # positions

    def look(self, game: Game, state: State, effort: int | None = None) -> Worth:
        """What a position is worth; tables answer where they can, else the engine thinks."""
        if state.ending != PLAYING:
            won = winner(state)
            return Worth(0, None if won < 0 else 0 if won != state.mover else 1, won < 0, ())
        key = game.states(state).tobytes()
        if self._seen is None or self._seen[0] != key:
            self._seen = key, self.known(game, state) or self._thought(game, state, effort or self.effort)[0]
        return self._seen[1]

    def known(self, game: Game, state: State) -> Worth | None:
        """What the tables say; they are opened when an ending is near, and the engine may look into them too."""
        number = pieces(state, 0) + pieces(state, 1)
        if not self._opened and number <= on_demand(game.rules) + NEAR:
            self._tables, self._opened = self._open(game), True
        ending = look_up(game, self._tables, state)
        if ending is None:
            return None
        line: list[int] = []
        states = game.states(state)
        while len(line) < LONGEST_LINE and states[0].ending == PLAYING:
            action, _ = rank_moves(game, self._tables, states[0])[0]
            line.append(action)
            game.steps.move(game.rules, states, int(states[0].mover), action)
        return Worth(0, ending.plies * ending.result if ending.result else None, ending.result == 0, tuple(line))

    def best(self, game: Game, state: State, number: int, effort: int | None = None) -> list[Worth]:
        """The best moves of a position, at most so many, with how play goes on; where tables answer, only one."""
        known = self.known(game, state)
        return [known] if known is not None else self._thought(game, state, number * (effort or self.effort), number)

    def _thought(self, game: Game, state: State, effort: int, number: int = 1) -> list[Worth]:
        if self._engine is None or self._engine.game is not game or self._engine.tables is not self._tables:
            self._engine = Engine(game, tables=self._tables)
        lines = self._engine.think(state, nodes=effort, lines=number).lines
        return [Worth(line.value, line.wins_in, False, line.moves[:LONGEST_LINE]) for line in lines]

    # moves

    def move(
        self,
        game: Game,
        state: State,
        entry: int,
        action: int,
        effort: int | None = None,
        numeric: bool | None = None,
    ) -> Judged:
        """What a move was worth against the best one; `numeric`: how both are written, by default as is usual."""
        seat = int(state.mover)
        best = self.look(game, state, effort)
        states: Cells = game.states(state)
        game.steps.move(game.rules, states, seat, action)
        played = self.look(game, states[0], effort).turned()
        if best.line[0] == action or played.chance >= best.chance:  # a look ahead from here was a ply deeper
            best = replace(played, line=best.line if best.line[0] == action else (action,))
        lost = best.chance - played.chance
        fault, mark = next(((name, mark) for least, name, mark in FAULTS if lost >= least), ("", ""))
        numeric = usual(game) if numeric is None else numeric
        notation = tuple(show(game.rules, state, seat, move, numeric) for move in (action, best.line[0]))
        return Judged(entry, seat, action, played, best, fault, mark, (notation[0], notation[1]))

    def judge(
        self, game: Game, state: Any, entry: int, play: Play, effort: int | None, language: str | None
    ) -> Reviewed | None:
        """Review one move; None if there was nothing to choose."""
        if len(moves_of(game.rules, state, play.seat)) < 2:
            return None
        judged = self.move(game, state, entry, play.code, effort)
        return Reviewed(**{**vars(judged.reviewed), "words": sentence(judged, language)})


def usual(game: Game) -> bool:
    """Whether a game is usually written with numbers."""
    return isinstance(game, Draughts) and game.row.numeric


def sentence(judged: Judged, language: str | None) -> str:
    """What can be said about a fault; nothing about other moves."""
    if not judged.fault:
        return ""
    played, best = judged.played.shown(judged.seat, language), judged.best.shown(judged.seat, language)
    values = {"value": played, "best_value": best}
    return say(f"draughts-coach-{judged.fault}", language, best=judged.notation[1], **values)
