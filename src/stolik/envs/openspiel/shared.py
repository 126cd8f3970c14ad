"""What all states of a game share; found by name and options, so that states hold plain values only."""

from __future__ import annotations

import functools
import hashlib
from typing import Any

import stolik
from stolik.core.contract import HOST_BIT, SPECTATOR
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.options import Whole
from stolik.core.registry import game_class
from stolik.envs.actions import Encoding, encoding
from stolik.envs.observing import Encoder, encoder

Key = tuple[str, tuple[tuple[str, Any], ...]]  # the game's name and its options


class Shared:
    """A game with its action numbers and its observations."""

    def __init__(self, key: Key) -> None:
        name, options = key
        self.game: Game = stolik.game(name, **dict(options))
        self.numbers: Encoding = encoding(self.game)
        self.encoder: Encoder = encoder(self.game)
        start = self.game.empty_table()
        self.start: bytes = start.tobytes()
        self.eyes = (*range(self.game.players), SPECTATOR)
        self.memories: tuple[str, ...] = self.remembered(("",) * len(self.eyes), start)
        self.asked_first: int = self.game.steps.who_acts(self.game.rules, start)

    def remembered(self, memories: tuple[str, ...], states: Cells) -> tuple[str, ...]:
        """Digests of all that each player and, last, a spectator has seen, what they see now included."""
        seen = (self.game.hide(states[0], eye).tobytes() for eye in self.eyes)
        return tuple(
            hashlib.blake2b(before.encode() + now, digest_size=16).hexdigest()
            for before, now in zip(memories, seen, strict=True)
        )

    @property
    def by_chance(self) -> bool:
        """Whether cards are dealt; where none are, nothing is hidden either."""
        return bool(self.asked_first & HOST_BIT)


@functools.cache
def shared(key: Key) -> Shared:
    """The one `Shared` of a game and its options."""
    return Shared(key)


def defaults(name: str) -> dict[str, Any]:
    """A game's options as OpenSpiel's parameters, which know no None."""
    options = game_class(name).OPTIONS
    return {option.name: 0 if option.default is None else option.default for option in options}


def key_of(name: str, parameters: dict[str, Any]) -> Key:
    """The game that parameters stand for."""
    options = game_class(name).OPTIONS
    may_be_none = {option.name for option in options if isinstance(option, Whole) and option.may_be_none}
    chosen = {option: None if option in may_be_none and value == 0 else value for option, value in parameters.items()}
    return name, tuple(sorted(chosen.items()))
