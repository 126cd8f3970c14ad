"""Openings for matches between players: moves by chance that leave neither side ahead."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.bots.draughts.evaluate import material
from stolik.bots.draughts.search import Engine
from stolik.core.game import Game
from stolik.core.random import below, generator

PLIES = 6
PATIENCE = 50  # tries that bring nothing new; then a ply more: some boards have few openings
NODES = 20_000
EVEN = 0  # of material, in hundredths of a man, after captures are followed to their end


def openings(game: Game, number: int, seed: int) -> Iterator[str]:
    """So many different positions as FEN, of even material as far as a short search sees."""
    random = generator(seed, game.name, "openings")
    engine = Engine(game, material(game.rules), megabytes=4)
    known: set[str] = set()
    tries = 0
    while len(known) < number:
        match = game.match(seed=0)
        for _ in range(PLIES + tries // PATIENCE):
            if match.acting:
                moves = match.legal(match.acting[0])
                match.play(match.acting[0], moves[below(random, len(moves))])
        tries += 1
        if not match.acting:
            continue
        engine.forget()
        fen: str = game.fen(match.state)  # type: ignore[attr-defined]
        if fen not in known and abs(engine.think(match.state, nodes=NODES).value) <= EVEN:
            known.add(fen)
            tries -= tries % PATIENCE
            yield fen
