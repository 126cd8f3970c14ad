"""What was learnt by self-play, as it is kept in ``weights.npz``; ``train.py`` makes it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from stolik.bots.draughts.evaluate import A_MAN, EMPTY, FULL, KINGS, MORE_KINGS, Weights, material
from stolik.bots.draughts.patterns import sharing
from stolik.core.bits import count_of
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.registry import game as game_named
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
    return _spread_once(game.name, tuple(game.options.items()), path)


@cache
def _spread_once(name: str, options: tuple[tuple[str, Any], ...], path: Path) -> Weights:
    """Kept, for a weak player takes longer to spread them out than to think."""
    rules, found = game_named(name, **dict(options)).rules, learnt(path).get(name)
    return material(rules) if found is None else spread_out(rules, *found)


def forget_learnt() -> None:
    """What is in files is read again; for who has written one."""
    learnt.cache_clear()
    _spread_once.cache_clear()


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


def believed(rules: Rules, patterns: Cells, facts: Cells, share: float) -> tuple[Cells, Cells]:
    """A share of what was learnt, and for the rest the number of pieces alone: where most matches are drawn, chance
    has taught a part of it."""
    man, king = material(rules).pieces
    plain = np.zeros_like(facts)
    plain[A_MAN], plain[MORE_KINGS] = man, king
    for more in range(4):
        for less in range(4):
            plain[KINGS + 4 * more + less] = king * (more - less)
    mixed = np.rint(share * facts + (1.0 - share) * plain)
    return np.rint(share * patterns).astype(patterns.dtype), mixed.astype(facts.dtype)


def mixture_of(rules: Rules) -> Cells:
    """The share of a full board, in 256ths, by number of pieces."""
    most = sum(count_of(side) for side in rules.home)
    return np.array([min(256, 256 * pieces // most) for pieces in range(65)], np.int64)
