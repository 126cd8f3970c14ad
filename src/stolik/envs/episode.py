"""One match as learning programs want it: numbered actions, observations with masks, rewards.

PettingZoo and Gymnasium environments are thin faces of this. What a seat is given comes from its hidden state alone.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

import stolik
from stolik.core.errors import BadOption, IllegalAction
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.envs.actions import UNFINISHED, encoding
from stolik.envs.actions.composing import Composing
from stolik.envs.observing import encoder
from stolik.envs.rewards import place_rewards
from stolik.games.words.tiles import JOKER, LETTER, RACK, SQUARES

PLACES, STANDING = "places", "standing"
LOSE, REFUSE = "lose", "raise"
WIDEST = 1024.0  # no number of an observation is further from 0; nearly all are between 0 and 1
SEED_BITS = 31  # of the seeds of matches, drawn from the environment's generator

Observation = dict[str, Cells]


def make_game(name: str, options: dict[str, Any]) -> Game:
    """A game by the name that environments have for it, with - for /."""
    known = {game.replace("/", "-"): game for game in stolik.games()}
    return stolik.game(known.get(name, name), **options)


def check_cycles(cycles: int | None, option: str = "max_cycles") -> int | None:
    """A number of cycles after which a match is cut off, or none."""
    if cycles is None or (_is_whole(cycles) and cycles > 0):
        return cycles
    raise BadOption(option, cycles, "a whole number above 0, or None for whole matches")


def check_seat(seat: int | None, players: int) -> int | None:
    """Where a learner sits, or None for a new seat in every match."""
    if seat is None or (_is_whole(seat) and 0 <= seat < players):
        return seat if seat is None else int(seat)
    raise BadOption("seat", seat, f"0 to {players - 1}, or None for a new one in every match")


def _is_whole(number: Any) -> bool:
    return isinstance(number, (int, np.integer)) and not isinstance(number, bool)


class Episode:
    """A match with numbered actions. Of the seats that owe a decision `first` is asked first, else the lowest."""

    def __init__(self, game: Game, *, phonies: bool = False, rewards: str = PLACES, illegal: str = LOSE) -> None:
        if rewards not in (PLACES, STANDING):
            raise BadOption("rewards", rewards, f"{PLACES} (at the end, from -1 to 1) or {STANDING} (its changes)")
        if illegal not in (LOSE, REFUSE):
            raise BadOption("illegal", illegal, f"{LOSE} (the match ends, reward -1) or {REFUSE} (IllegalAction)")
        self.game = game
        self.numbers = encoding(game, phonies=phonies)
        self.encoder = encoder(game)
        self.rewards, self.illegal = rewards, illegal
        self.first: int | None = None
        composed = self.numbers.composed
        self.size = self.encoder.size + (SQUARES + game.rules.letters + 1 if composed else 0)
        self.begin(0)

    def spaces(self) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
        """Fresh spaces of observations and of actions."""
        seen = spaces.Box(-WIDEST, WIDEST, (self.size,), np.float32)
        mask = spaces.Box(0, 1, (self.numbers.count,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(self.numbers.count)

    def begin(self, seed: int) -> None:
        """Begin a new match."""
        self.match = self.game.match(seed=seed)
        self.laid: list[int] = []  # the steps of an action that takes several
        self.spoilt = ""  # why the match was ended by an illegal action
        self._before = self.match.standing

    @property
    def over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return bool(self.spoilt) or not self.match.acting

    @property
    def seat(self) -> int:
        """Who is asked now; when the match is over, who would be asked first."""
        acting = self.match.acting
        if self.first is not None and (self.first in acting or not acting):
            return self.first
        return acting[0] if acting else 0

    def observe(self, seat: int) -> Observation:
        """What a seat observes, with the mask of what it may do; a seat that is not asked has an empty mask."""
        hidden = self.game.hide(self.match.state, seat)
        laid = self.laid if seat == self.seat else []
        seen = self.encoder.observe(hidden, seat)
        if self.numbers.composed:
            seen = np.concatenate([seen, self._observe_laid(laid)])
        if self.over or seat not in self.match.acting or (self.numbers.composed and seat != self.seat):
            return {"observation": seen, "action_mask": np.zeros(self.numbers.count, np.int8)}
        return {"observation": seen, "action_mask": self.numbers.mask(hidden, seat, laid)}

    def _observe_laid(self, laid: list[int]) -> Cells:
        """The tiles of the turn being composed: by square letter / 40, + 1 for a joker; then those set aside / 7."""
        assert isinstance(self.numbers, Composing)
        squares, tiles = self.numbers.taken(laid)
        seen = np.zeros(SQUARES + self.numbers.layout.letters + 1, np.float32)
        for square, tile in zip(squares, tiles, strict=False):
            seen[square] = (tile & LETTER) / 40 + (1 if tile & JOKER else 0)
        for tile in [] if squares else tiles:
            seen[SQUARES + (self.numbers.layout.letters if tile == JOKER else tile - 1)] += 1 / RACK
        return seen

    def step(self, seat: int, index: Any) -> list[float]:
        """Let a seat take the action, or the step of one, that a number stands for; return everybody's reward."""
        hidden = self.game.hide(self.match.state, seat)
        try:
            code = self.numbers.code(hidden, seat, index, self.laid)
        except IllegalAction as error:
            if self.illegal == REFUSE:
                raise
            return self._spoil(seat, str(error))
        if code == UNFINISHED:
            self.laid.append(int(index))
            return [0.0] * self.game.players
        return self.play(seat, code)

    def play(self, seat: int, code: int) -> list[float]:
        """Apply an action; return everybody's reward."""
        self.laid = []
        self.match.play(seat, code)
        if self.rewards == PLACES:
            return place_rewards(self.game, self.match.standing) if self.over else [0.0] * self.game.players
        before, self._before = self._before, self.match.standing
        return [float(now - then) for now, then in zip(self._before, before, strict=True)]

    def _spoil(self, seat: int, why: str) -> list[float]:
        """End the match by an illegal action: the seat gets -1, nobody else anything."""
        self.spoilt = why
        return [-1.0 if other == seat else 0.0 for other in range(self.game.players)]
