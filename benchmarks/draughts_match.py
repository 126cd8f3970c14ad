"""Matches between draughts players at equal time, from balanced openings, each opening with both colours.

    python -m benchmarks.draughts_match draughts/brazilian patterns material --seconds 0.02 --openings 200
    python -m benchmarks.draughts_match draughts/russian-official patterns py-draughts --peer PYTHON

Players: `patterns` and `material` (the engine with either evaluation), `py-draughts` (its own engine for 8 x 8 boards,
run by the interpreter PYTHON, which has it installed), or a level of our bots, which thinks as long as it usually does.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from typing import Any, Protocol

import stolik
from stolik.arena.rating import estimate
from stolik.bots.draughts.evaluate import material
from stolik.bots.draughts.openings import openings
from stolik.bots.draughts.search import Engine
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.games.draughts.notation import taken_by

BOARDS = {"draughts/russian-official": "RussianBoard", "draughts/brazilian": "BrazilianBoard"}
PEER = Path(__file__).with_name("draughts_peer.py")


class Player(Protocol):
    """Somebody who plays matches."""

    def begin(self, match: Match) -> None:
        """A new match, from the position on the table."""

    def choose(self, match: Match) -> int:
        """The move for whoever is to move."""

    def see(self, match: Match, action: int) -> None:
        """A move is about to be made, one's own too."""


class Ours:
    """The engine, with a fixed time a move."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self.engine, self.seconds = engine, seconds

    def begin(self, match: Match) -> None:
        self.engine.forget()

    def choose(self, match: Match) -> int:
        return self.engine.think(match.state, seconds=self.seconds).line[0]

    def see(self, match: Match, action: int) -> None:
        return


class Level:
    """A bot with its usual effort."""

    def __init__(self, game: Game, level: str) -> None:
        self.game, self.bot, self.moves = game, stolik.bot(game.name, level), 0

    def begin(self, match: Match) -> None:
        return

    def choose(self, match: Match) -> int:
        self.moves += 1
        seat = match.acting[0]
        action: int = self.bot.choose(self.game, self.game.hide(match.state, seat), seat, seed=self.moves)
        return action

    def see(self, match: Match, action: int) -> None:
        return


class Theirs:
    """The engine of py-draughts in a process of its own; its board follows the match."""

    def __init__(self, python: str, game: Game, seconds: float) -> None:
        self.game, self.seconds = game, seconds
        command = [python, str(PEER)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *words: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(words), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def begin(self, match: Match) -> None:
        self.ask("new", BOARDS[self.game.name], self.game.fen(match.state, numeric=True))  # type: ignore[attr-defined]

    def choose(self, match: Match) -> int:
        wanted = self.ask("go", self.seconds)
        return next(action for action in match.legal(match.acting[0]) if self.told(match, action) == wanted)

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


def play(game: Game, opening: str, players: tuple[Player, Player]) -> float:
    """One match; what the first of the players, who has White, gets: 1, 0.5 or 0."""
    match = game.match(seed=0, position=opening)
    for player in players:
        player.begin(match)
    while match.acting:
        action = players[match.acting[0]].choose(match)
        for player in players:
            player.see(match, action)
        match.play(match.acting[0], action)
    return match.scores[0] / 2


def player(name: str, game: Game, seconds: float, peer: str | None) -> Player:
    """A player by name."""
    if name == "patterns":
        return Ours(Engine(game), seconds)
    if name == "material":
        return Ours(Engine(game, material(game.rules)), seconds)
    if name == "py-draughts":
        if peer is None or game.name not in BOARDS:
            raise SystemExit(f"py-draughts needs --peer and one of: {', '.join(BOARDS)}")
        return Theirs(peer, game, seconds)
    return Level(game, name)


def main() -> None:
    """Play, and print the score of the first player with its 95 % interval over openings."""
    parser = argparse.ArgumentParser(description="Matches between draughts players.")
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--openings", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peer", help="an interpreter with py-draughts")
    asked = parser.parse_args()
    game = stolik.game(asked.game)
    first, second = (player(name, game, asked.seconds, asked.peer) for name in (asked.first, asked.second))
    scores, results = [], {0.0: 0, 0.5: 0, 1.0: 0}
    for opening in openings(game, asked.openings, asked.seed):
        pair = [play(game, opening, (first, second)), 1 - play(game, opening, (second, first))]
        for score in pair:
            results[score] += 1
        scores.append(sum(pair) / 2)
        found = estimate(scores)
        print(f"\r{len(scores)} openings: {100 * found.value:.1f} %", end="", flush=True)
    print(
        f"\r{asked.game}: {asked.first} against {asked.second}, {2 * len(scores)} matches, "
        f"{results[1.0]} won, {results[0.5]} drawn, {results[0.0]} lost: "
        f"{100 * found.value:.1f} % [{100 * max(found.low, 0):.1f}, {100 * min(found.high, 1):.1f}]"
    )


if __name__ == "__main__":
    main()
