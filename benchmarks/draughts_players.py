"""Who plays in matches of draughts: our engine, our levels, the engine of py-draughts. Seconds are of CPU time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Protocol

import stolik
from stolik.bots.draughts.evaluate import Weights, material
from stolik.bots.draughts.search import Engine
from stolik.bots.draughts.weights import weights_for
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.games.draughts.notation import taken_by
from tests.oracles import peers

BOARDS = {"draughts/russian-official": "RussianBoard", "draughts/brazilian": "BrazilianBoard"}
PEER = Path(__file__).with_name("draughts_peer.py")
SECONDS = 0.1  # of an engine that is told no time


class Player(Protocol):
    """Somebody who plays matches."""

    def begin(self, match: Match, seed: int) -> None:
        """A new match, from the position on the table."""

    def choose(self, match: Match) -> tuple[int, float]:
        """The move for whoever is to move, and the CPU seconds it took."""

    def see(self, match: Match, action: int) -> None:
        """A move is about to be made, one's own too."""


class Ours:
    """The engine, with a fixed time a move."""

    def __init__(self, game: Game, weights: Weights, seconds: float) -> None:
        self.engine, self.seconds = Engine(game, weights, clock=time.thread_time), seconds

    def begin(self, match: Match, seed: int) -> None:
        self.engine.forget()

    def choose(self, match: Match) -> tuple[int, float]:
        thought = self.engine.think(match.state, seconds=self.seconds)
        return thought.line[0], thought.seconds

    def see(self, match: Match, action: int) -> None:
        return


class Level:
    """A bot with its usual work a move, or a fixed time, which only the strong one makes use of."""

    def __init__(self, game: Game, level: str, seconds: float | None) -> None:
        self.game, self.seconds = game, seconds
        self.bot = stolik.bot(game.name, level)
        self.bot.clock = time.thread_time

    def begin(self, match: Match, seed: int) -> None:
        self.seed = seed * 1000

    def choose(self, match: Match) -> tuple[int, float]:
        self.seed += 1
        seat = match.acting[0]
        hidden = self.game.hide(match.state, seat)
        began = time.thread_time()
        action = self.bot.choose(self.game, hidden, seat, seconds=self.seconds, seed=self.seed)
        return action, time.thread_time() - began

    def see(self, match: Match, action: int) -> None:
        return


class Theirs:
    """The engine of py-draughts in a process of its own; its board follows the match."""

    def __init__(self, game: Game, seconds: float) -> None:
        self.game, self.seconds = game, seconds
        program = f"{peers.PY_DRAUGHTS_ALONE}\nimport runpy\nrunpy.run_path({str(PEER)!r}, run_name='__main__')"
        self.process = subprocess.Popen(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONPATH": str(peers.FOLDER / "py-draughts")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *words: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(words), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def begin(self, match: Match, seed: int) -> None:
        self.ask("new", BOARDS[self.game.name], self.game.fen(match.state, numeric=True))  # type: ignore[attr-defined]

    def choose(self, match: Match) -> tuple[int, float]:
        *wanted, spent = self.ask("go", self.seconds)
        return next(action for action in match.legal(match.acting[0]) if self.told(match, action) == wanted), spent

    def see(self, match: Match, action: int) -> None:
        self.ask("push", *self.told(match, action))

    def told(self, match: Match, action: int) -> list[Any]:
        """A move as py-draughts tells it: squares from the upper left on."""
        taken = taken_by(self.game.rules, match.state, match.acting[0], action)
        squares = [number_there(square) for square in range(32) if taken >> square & 1]
        return [number_there(action & 63), number_there(action >> 6 & 63), sorted(squares)]


def number_there(square: int) -> int:
    """A dark square as py-draughts numbers it: rank 8 first, each rank from the left.

    >>> [number_there(square) for square in (0, 3, 28, 31)]
    [28, 31, 0, 3]
    """
    return 28 - square // 4 * 4 + square % 4


def player(name: str, game: Game, seconds: float | None) -> Player:
    """A player by name; SystemExit if there is none of this name."""
    known = {"patterns": lambda: weights_for(game), "material": lambda: material(game.rules)}
    if name in known:
        return Ours(game, known[name](), seconds or SECONDS)
    if name.endswith(".npz"):
        if not Path(name).exists():
            raise SystemExit(f"there is no file {name} of weights")
        return Ours(game, weights_for(game, Path(name)), seconds or SECONDS)
    if name == "py-draughts":
        if game.name not in BOARDS:
            raise SystemExit(f"py-draughts plays the same game as we do only in {', '.join(BOARDS)}")
        if not peers.installed(name):
            raise SystemExit("py-draughts is not there; `make test` puts it into .venv")
        return Theirs(game, seconds or SECONDS)
    levels = stolik.levels(game.name)
    if name not in levels:
        raise SystemExit(
            f"there is no player {name}; there are {', '.join([*known, 'FILE.npz', 'py-draughts', *levels])}"
        )
    return Level(game, name, seconds)
