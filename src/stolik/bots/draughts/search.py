"""The engine: a search that deepens step by step until its time, work or depth is used up.

>>> import stolik
>>> game = stolik.game("draughts/russian")
>>> engine = Engine(game)
>>> state = game.match(seed=0, position="W:We3:Bf4,f6").state
>>> thought = engine.think(state, depth=6)
>>> game.show(state, 0, thought.line[0]), thought.value > 29_000, thought.wins_in
('e3xe7', True, 1)
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from stolik.bots.bot import Clock, check_game
from stolik.bots.draughts.endgame import NO_TABLES, Tables
from stolik.bots.draughts.evaluate import Weights
from stolik.bots.draughts.frames import DEEPEST, Desk, begin, new_desk, place_root
from stolik.bots.draughts.table import AGES, new_table
from stolik.bots.draughts.tree import LEAST, SURE, WIN, run
from stolik.bots.draughts.weights import weights_for
from stolik.core.errors import BadOption, NotPossible
from stolik.core.game import Game
from stolik.core.kernel import INTERPRET, Cells

PORTION = 16 if INTERPRET else 4096  # nodes between two looks at the clock
NARROW_FROM, WINDOW = 4, 30  # aspiration: from this depth on, and half its width at first
ENOUGH = 0.85  # of the time: after it no deeper search is begun
MEGABYTES = 32.0


@dataclass(frozen=True)
class Line:
    """What one move is worth to the mover, in hundredths of a man, and how play goes on from it."""

    value: int
    moves: tuple[int, ...]  # codes of actions, the mover's first

    @property
    def wins_in(self) -> int | None:
        """Plies until the mover has won; negative: until it has lost; None: no end was found."""
        if abs(self.value) <= SURE:
            return None
        plies = WIN - abs(self.value)
        return plies if self.value > 0 else -plies


@dataclass(frozen=True)
class Person:
    """How a human player thinks: see `frames.Control`. The defaults are an engine's."""

    follow: int = DEEPEST
    overlook: int = 0
    whim: int = 0
    person: int = 0


@dataclass(frozen=True)
class Thought:
    """What the engine thinks of a position: its best lines, best first, and what they cost."""

    lines: tuple[Line, ...]
    depth: int  # of the last search that was finished
    nodes: int
    seconds: float

    @property
    def value(self) -> int:
        """What the position is worth to the mover; see `Line.value`."""
        return self.lines[0].value

    @property
    def line(self) -> tuple[int, ...]:
        """The best line as codes of actions; the first is the move to play."""
        return self.lines[0].moves

    @property
    def wins_in(self) -> int | None:
        """See `Line.wins_in`."""
        return self.lines[0].wins_in


@dataclass
class Limits:
    """When to stop; nothing of it stops the first depth, so that there is always a move."""

    clock: Clock = time.perf_counter
    until: float | None = None
    nodes: int | None = None
    depth: int = DEEPEST // 2
    stop: threading.Event | None = None

    def reached(self) -> bool:
        """Whether time is up or somebody said stop."""
        late = self.until is not None and self.clock() >= self.until
        return late or (self.stop is not None and self.stop.is_set())


class Engine:
    """Thinks about positions of one game; what it has learnt of positions stays in its table until `forget`.

    `think` may be called from one thread at a time; `stop` from any. With `nodes` or `depth`, one thread and a
    forgetful table its answers repeat exactly. `weights`: how it judges (default: what was learnt for the game);
    `tables`: endgames it knows; `pruning=False`: nothing is left out; `person`: it thinks like one; `clock`: what
    seconds are measured by. People wait by the wall's; `time.thread_time` is for arenas, where other work on the
    machine should take nobody's strength away (it counts the calling thread alone).
    """

    def __init__(
        self,
        game: Game,
        weights: Weights | None = None,
        megabytes: float = MEGABYTES,
        pruning: bool = True,
        person: Person | None = None,
        tables: Tables = NO_TABLES,
        clock: Clock = time.perf_counter,
    ) -> None:
        check_game(game, "draughts")
        self.game = game
        self.clock = clock
        self.weights = weights_for(game) if weights is None else weights
        self.pruning = pruning
        self.person = person or Person()
        self.tables = tables
        self._table = new_table(megabytes)
        self._desks: list[Desk] = []
        self._age = 0
        self._stop = threading.Event()

    def stop(self) -> None:
        """End the present `think` as soon as it has a move; for other threads."""
        self._stop.set()

    def forget(self) -> None:
        """Empty the table."""
        self._table[:] = 0
        for desk in self._desks:
            desk.history[:] = 0

    def think(
        self,
        state: Any,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        lines: int = 1,
        threads: int = 1,
        on_depth: Callable[[Thought], object] | None = None,
        stop: threading.Event | None = None,
    ) -> Thought:
        """Think until `seconds`, `nodes` or `depth` are used up, a win is found, or `stop` is set.

        `on_depth` is told each finished depth. With `lines` above 1 that many best moves get exact values.
        NotPossible if the match is over; without any limit only `stop` ends it.
        """
        began = self.clock()
        for name, value in (("lines", lines), ("threads", threads)):
            if value < 1:
                raise BadOption(name, value, "a whole number from 1 up")
        states = self.game.states(state)
        moves = self._moves(states)
        self._stop = stop if stop is not None else threading.Event()
        deepest = DEEPEST // 2 if depth is None else max(1, min(depth, DEEPEST // 2))
        limits = Limits(self.clock, None if seconds is None else began + seconds, nodes, deepest, self._stop)
        self._prepare(states, threads)
        helpers = [threading.Thread(target=self._help, args=(number,)) for number in range(1, threads)]
        for helper in helpers:
            helper.start()
        try:
            return self._deepen(limits, min(lines, len(moves)), moves, began, seconds, on_depth)
        finally:
            for desk in self._desks[1:]:
                desk.control[0].stop = 1
            for helper in helpers:
                helper.join()

    # setting up

    def _moves(self, states: Cells) -> list[int]:
        buffer = np.empty(self.game.LONGEST_LIST, np.int64)
        mover = int(states[0].mover)
        number = self.game.steps.list_legal(self.game.rules, states, mover, buffer)
        if number == 0:
            raise NotPossible("the match is over: there is nothing to think about")
        return [int(action) for action in buffer[:number]]

    def _prepare(self, states: Cells, threads: int) -> None:
        self._age = (self._age + 1) % AGES
        while len(self._desks) < threads:
            self._desks.append(new_desk(self.game.rules, self._table))
        for desk in self._desks:
            desk.control[0].stop = 0
            desk.control[0].nodes = 0
            desk.control[0].banned = 0
            desk.control[0].age = self._age
            desk.control[0].pruning = int(self.pruning)
            for name, value in vars(self.person).items():
                desk.control[0][name] = value
            desk.killers[:] = -1
            desk.history[:] >>= 3
            place_root(self.game.rules, states, desk)

    # deepening

    def _deepen(
        self,
        limits: Limits,
        lines: int,
        moves: list[int],
        began: float,
        seconds: float | None,
        on_depth: Callable[[Thought], object] | None,
    ) -> Thought:
        desk = self._desks[0]
        found: list[Line] = []
        thought = Thought((Line(0, (moves[0],)),), 0, 0, 0.0)
        for depth in range(1, limits.depth + 1):
            better: list[Line] = []
            complete = True
            desk.control[0].banned = 0
            for number in range(lines):
                guess = found[number].value if number < len(found) else 0
                line, complete = self._search(desk, depth, guess, limits)
                if line is not None:
                    better.append(line)
                    desk.banned[number] = line.moves[0]
                    desk.control[0].banned = number + 1
                if not complete:
                    break
            found = _merged(better, found, complete)
            used = self.clock() - began
            reached = depth if complete else depth - 1
            thought = Thought(tuple(found), reached, self._nodes(), used)
            if not complete:
                break
            if on_depth is not None:
                on_depth(thought)
            if len(moves) == 1 and limits.until is not None:
                break
            if all(abs(line.value) > SURE and WIN - abs(line.value) <= depth for line in found):
                break
            if seconds is not None and used > ENOUGH * seconds:
                break
        return thought

    def _search(self, desk: Desk, depth: int, guess: int, limits: Limits) -> tuple[Line | None, bool]:
        """The root's best line at one depth, if one was found, and whether the search came to its end."""
        width = WINDOW
        alpha, beta = LEAST, -LEAST
        if depth >= NARROW_FROM and abs(guess) < SURE:
            alpha, beta = guess - width, guess + width
        best: Line | None = None
        while True:
            begin(desk, depth, alpha, beta)
            complete = self._run(desk, limits if depth > 1 else Limits())
            value = int(desk.frames[0].best)
            line = _line(desk)
            if line and (complete or desk.frames[0].tried > 0):
                best = Line(value, line)
            if not complete or alpha < value < beta:
                return best, complete
            width *= 4
            if value <= alpha:
                alpha = LEAST if width > 500 else value - width
            else:
                beta = -LEAST if width > 500 else value + width

    def _run(self, desk: Desk, limits: Limits) -> bool:
        """Let the search run to the end of this depth, looking at the clock now and then."""
        control = desk.control[0]
        while not limits.reached():
            portion = PORTION
            if limits.nodes is not None:
                portion = min(portion, limits.nodes - int(control.nodes))
                if portion <= 0:
                    return False
            if run(self.game.rules, self.weights, self.tables, desk, portion):
                return True
        return False

    def _help(self, number: int) -> None:
        """Search the same root on another desk: what it finds is in the shared table."""
        desk = self._desks[number]
        for depth in range(1 + number % 2, DEEPEST // 2):
            begin(desk, depth, LEAST, -LEAST)
            while not run(self.game.rules, self.weights, self.tables, desk, 16 * PORTION):
                if desk.control[0].stop:
                    return

    def _nodes(self) -> int:
        return sum(int(desk.control[0].nodes) for desk in self._desks)


def _line(desk: Desk) -> tuple[int, ...]:
    moves = []
    for action in desk.lines[0]:
        if action < 0:
            break
        moves.append(int(action))
    return tuple(moves)


def _merged(better: list[Line], found: list[Line], complete: bool) -> list[Line]:
    """The lines of a depth, best first; of one that was cut short only a single line counts."""
    if complete or (better and len(found) <= 1):
        return sorted(better, key=lambda line: -line.value)
    return found
