"""A game's contract on arrays of states: what the laws call, and what a planted leak overrides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from stolik.core import steps
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.random import generator
from tests.conformance import bulk

Action = tuple[int, int]  # seat, code


class Kernels:
    """The compiled functions of a game, each on a copy of its argument, and the messages that leave the game."""

    def __init__(self, game: Game) -> None:
        self.game, self.rules = game, game.rules
        self._out = np.empty(game.LONGEST_LIST, np.int64)

    # what happens: a new state

    def setup(self) -> Cells:
        return self.game.empty_table()

    def apply(self, states: Cells, seat: int, action: int) -> Cells:
        after = steps.copy(states)
        code, _ = steps.move(self.rules, after, seat, action)
        if code:
            raise AssertionError(f"{action} of seat {seat} is refused: {code}")
        return after

    def deal(self, states: Cells, order: Sequence[int]) -> Cells:
        after = steps.copy(states)
        steps.answer(self.rules, after, np.array(order, np.int16))
        return after

    # what may happen

    def acting(self, states: Cells) -> int:
        return int(steps.who_acts(self.rules, states))

    def legal(self, states: Cells, seat: int) -> list[int]:
        count = steps.list_legal(self.rules, states, seat, self._out)
        listed: list[int] = self._out[:count].tolist()
        return listed

    def check(self, states: Cells, seat: int, action: int) -> int:
        return int(steps.why_not(self.rules, states, seat, action))

    def chance(self, states: Cells) -> tuple[int, int]:
        """How many different numbers HOST owes, and below what."""
        owed = int(steps.asked(self.rules, states))
        return owed >> 16, owed & 0xFFFF

    def ticking(self, states: Cells) -> int:
        return int(steps.clocks_running(self.rules, states))

    def sound(self, states: Cells) -> int:
        return int(steps.soundness(self.rules, states))

    # who knows what

    def hide(self, states: Cells, eye: int) -> Cells:
        hidden = steps.copy(states)
        steps.blind(self.rules, hidden, eye)
        return hidden

    def redeal(self, hidden: Cells, eye: int, seed: int) -> Cells:
        world = steps.copy(hidden)
        steps.imagine(self.rules, world, eye, generator(seed, "law"))
        return world

    # the same in bulk; what a planted leak has changed goes step by step

    def _changed(self, name: str) -> bool:
        return getattr(type(self), name) is not getattr(Kernels, name)

    def hide_each(self, states: Cells, eye: int) -> Cells:
        """Every state as an eye sees it."""
        if self._changed("hide"):
            return np.concatenate([self.hide(states[i : i + 1], eye) for i in range(len(states))])
        hidden = steps.copy(states)
        bulk.hide_each(self.rules, hidden, eye)
        return hidden

    def redeal_each(self, hidden: Cells, eye: int) -> Cells:
        """A world that an eye cannot rule out for each of many hidden states."""
        if self._changed("redeal"):
            return np.concatenate([self.redeal(hidden[i : i + 1], eye, i) for i in range(len(hidden))])
        worlds = steps.copy(hidden)
        bulk.redeal_each(self.rules, worlds, eye, generator("law", eye))
        return worlds

    def redeals(self, hidden: Cells, eye: int, count: int) -> Cells:
        """So many worlds for one hidden state."""
        return self.redeal_each(np.repeat(hidden, count), eye)

    def sound_each(self, states: Cells) -> Cells:
        """What `sound` says of each of many states."""
        codes = np.empty(len(states), np.int64)
        bulk.sound_each(self.rules, states, codes)
        return codes

    def follow(self, start: Cells, log: Sequence[Action]) -> Cells:
        """The start and the states after each action, up to the first that is not allowed."""
        if self._changed("apply"):
            past = [start]
            for seat, action in log:
                if self.check(past[-1], seat, action):
                    break
                past.append(self.apply(past[-1], seat, action))
            return np.concatenate(past)
        states = np.empty(len(log) + 1, self.game.LAYOUT)
        states[:1] = start
        steps_made = np.array(log, np.int64).reshape(-1, 2).T.copy()
        allowed = bulk.follow(self.rules, states, steps_made[0], steps_made[1])
        return states[: allowed + 1]

    def checks(self, states: Cells, seat: int, actions: Cells) -> Cells:
        """What `check` says of each of many actions."""
        codes = np.empty(len(actions), np.int64)
        bulk.check_each(self.rules, states, seat, actions, codes)
        return codes

    # what leaves the game

    def view(self, states: Cells, eye: int) -> dict[str, Any]:
        return self.game.view(states[0], None if eye < 0 else eye)

    def explain(self, states: Cells, seat: int, action: int) -> str | None:
        return self.game.explain(states[0], seat, action, "en")
