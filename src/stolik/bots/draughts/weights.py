"""What was learnt by self-play, as it is kept in ``weights.npz``; ``train.py`` makes it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from stolik.bots.draughts.evaluate import EMPTY, FULL, KINGS, Weights, material
from stolik.bots.draughts.patterns import sharing
from stolik.core.bits import count_of
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.games.draughts.state import Rules

LEARNT = Path(__file__).with_name("weights.npz")


@cache
def learnt(path: Path = LEARNT) -> dict[str, tuple[Cells, Cells]]:
    """Weights of patterns and facts by game, read once; none if there is no file."""
    if not path.exists():
        return {}
    with np.load(path) as file:
        names = [name.removesuffix(":patterns") for name in file.files if name.endswith(":patterns")]
        return {name: (file[f"{name}:patterns"], file[f"{name}:facts"]) for name in names}


def weights_for(game: Game, path: Path = LEARNT) -> Weights:
    """The weights of a game; pieces by number alone if nothing was learnt for it."""
    found = learnt(path).get(game.name)
    return material(game.rules) if found is None else spread_out(game.rules, *found)


def spread_out(rules: Rules, patterns: Cells, facts: Cells) -> Weights:
    """Weights as the evaluation reads them, from those that images share."""
    shared = sharing(rules.squares)
    pairs = patterns.astype(np.int32)[shared.weight] * shared.sign[:, None]
    both = (pairs[:, FULL] * 65_536 + pairs[:, EMPTY]).astype(np.int32)
    every = facts.astype(np.int64)
    for mine in range(4):
        for other in range(mine + 1, 4):
            every[KINGS + 4 * mine + other] = -every[KINGS + 4 * other + mine]
    return Weights(material(rules).pieces, every, both, mixture_of(rules))


def mixture_of(rules: Rules) -> Cells:
    """The share of a full board, in 256ths, by number of pieces."""
    most = sum(count_of(side) for side in rules.home)
    return np.array([min(256, 256 * pieces // most) for pieces in range(65)], np.int64)
