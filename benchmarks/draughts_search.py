"""The draughts engine: nodes a second, how deep it sees in one second from the start, and what a second thread adds."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence

import stolik
from stolik.bots.draughts.evaluate import material
from stolik.bots.draughts.openings import openings
from stolik.bots.draughts.search import Engine
from stolik.core.game import Game
from stolik.games.draughts.variants import VARIANTS

SECONDS = 1.0
THREADS = 2
POSITIONS, DEPTH = 8, 15  # for the comparison of threads


def speed(game: Game, engine: Engine) -> tuple[float, int]:
    """Nodes a CPU second, and the depth finished in one second of the clock."""
    state = game.match(seed=0).state
    engine.think(state, depth=2)
    engine.forget()
    began = time.thread_time()
    thought = engine.think(state, seconds=SECONDS)
    return thought.nodes / (time.thread_time() - began), thought.depth


def seconds_to(game: Game, fens: Sequence[str], threads: int) -> float:
    """The median time until a depth is finished."""
    times = []
    for fen in fens:
        began = time.perf_counter()
        Engine(game).think(game.match(seed=0, position=fen).state, depth=DEPTH, threads=threads)
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def main() -> None:
    """Print all three."""
    for row in VARIANTS:
        game = stolik.game(f"draughts/{row.name}")
        for kind, engine in (("patterns", Engine(game)), ("material", Engine(game, material(game.rules)))):
            nodes, depth = speed(game, engine)
            print(f"{game.name:<26} {kind} {nodes:>10,.0f} nodes a CPU second, depth {depth} in {SECONDS:.0f} s")
    game = stolik.game("draughts/russian-official")
    fens = list(openings(game, POSITIONS, seed=2))
    alone, together = (seconds_to(game, fens, threads) for threads in (1, THREADS))
    ratio = alone / together
    print(f"{game.name} depth {DEPTH}: {alone:.2f} s with 1 thread, {together:.2f} s with {THREADS}: {ratio:.2f} x")


if __name__ == "__main__":
    main()
