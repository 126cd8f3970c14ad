"""Observations: what a seat knows as float32 numbers, most of them between 0 and 1, field by field.

A game's encoder is the module of this folder that is called like the game's own folder. It writes `fields`, which names
what is observed in order, and `observe`, the kernel that writes it; `encodes` puts both here. Seats are counted
from the observer, who is 0. Left out in every game: the story of the last action, and counters that no rule reads.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import numpy as np

from stolik.core.contract import hide
from stolik.core.dispatch import by_rules
from stolik.core.errors import BadOption, NotPossible
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.envs.given import FLOAT32, fitting

Part = tuple[str, int, str]  # name, how many numbers, what they mean
_fields: dict[type, Callable[[Any], Iterable[Part]]] = {}


@kernel
def nothing(rules: Any, hidden: Any, seat: int, out: Cells) -> int:
    """What is seen of a game that has no encoder."""
    return 0


class _Written(dict[type, Callable[..., int]]):
    """The encoders in place; a batch of a game without one is played all the same."""

    def __missing__(self, rules: type) -> Callable[..., int]:
        return nothing


_written = _Written()

observe: Callable[..., int] = by_rules("observe", ("rules", "hidden", "seat", "out"), _written)


class Field(NamedTuple):
    """A part of an observation: ``observation[start : start + size]``."""

    name: str
    start: int
    size: int
    meaning: str


def encodes(rules: type, fields: Callable[[Any], Iterable[Part]], write: Callable[..., Any]) -> None:
    """Take these as what seats observe in the game of these rules; `write` returns how many numbers it wrote."""
    _fields[rules] = fields
    _written[rules] = write


class Encoder:
    """What seats of one game observe."""

    def __init__(self, game: Game) -> None:
        if not isinstance(game, Game):
            raise BadOption("game", game, "a game, as stolik.game() gives it")
        self.game = game
        kind = type(game.rules)
        if kind not in _written:
            _import_encoder(game)
        self.fields = tuple(_placed(_fields[kind](game.rules)))
        self.size = self.fields[-1].start + self.fields[-1].size

    def observe(self, hidden: Any, seat: int, out: Cells | None = None) -> Cells:
        """What a seat observes. Hiding is done once more, so that even a true state gives nothing away."""
        states, seen = self.game.states(hidden), self.game.eye(seat)
        if seen < 0:
            raise BadOption("seat", seat, f"0 to {self.game.players - 1}: only who sits at the table observes")
        if out is None:
            out = np.empty(self.size, np.float32)
        observe_one(self.game.rules, states, seen, fitting(out, (self.size,), FLOAT32))
        return out

    def parts(self, observation: Cells) -> dict[str, Cells]:
        """An observation, or an array of them, taken apart by the names of its fields."""
        return {field.name: observation[..., field.start : field.start + field.size] for field in self.fields}


def encoder(game: Game) -> Encoder:
    """The encoder of a game; NotPossible if nobody has written one."""
    return Encoder(game)


@kernel
def observe_one(rules: Any, states: Cells, seat: int, out: Cells) -> int:
    """Hide the one state from a seat and write what is left to see."""
    hide(rules, states[0], seat)
    return observe(rules, states[0], seat, out)


def _import_encoder(game: Game) -> None:
    """Import the module of this folder that is called like the game's own."""
    kind = type(game.rules)
    folder = kind.__module__.split(".")[-2:][0]
    module = f"{__package__}.{folder}"
    if importlib.util.find_spec(module) is not None:
        importlib.import_module(module)
    if kind not in _written:
        raise NotPossible(
            f"{game.name} has no observation encoder: none was put in place by encodes() for {kind.__qualname__}"
        )


def _placed(parts: Iterable[Part]) -> Iterable[Field]:
    start = 0
    for name, size, meaning in parts:
        yield Field(name, start, size, meaning)
        start += size
