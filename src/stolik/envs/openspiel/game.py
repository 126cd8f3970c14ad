"""A game as OpenSpiel knows it: its type, its measures, and how its states are observed."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import numpy as np
import pyspiel

from stolik.core.contract import SPECTATOR
from stolik.core.options import Whole
from stolik.core.telling import title
from stolik.envs.openspiel.lengths import longest
from stolik.envs.openspiel.shared import Key, defaults, key_of, shared
from stolik.envs.openspiel.state import OpenSpielState

MOST_DEALT = 128  # numbers that one question of chance is about, in any game
TOGETHER = ("nimmt",)  # games whose players choose at the same time


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with its parameters; `register` makes a class of each game."""

    NAME: ClassVar[str]
    KIND: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name, parameters = self.NAME, dict(params or {})
        self._key = key_of(name, parameters)
        ours = shared(self._key)
        length, self._dealt = longest(ours.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=ours.numbers.count,
            max_chance_outcomes=MOST_DEALT if ours.by_chance else 0,
            num_players=ours.game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=length,
        )
        super().__init__(self.KIND, info, parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)  # its class is found by OpenSpiel, not by Python

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self, self._key)

    def max_chance_nodes_in_history(self) -> int:
        return self._dealt

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self._key, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Observer:
    """What a player sees of a state, as a tensor by fields or as text; with perfect recall the text forgets nothing."""

    def __init__(self, key: Key, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers have no parameters here, and {params!r} was given")
        self._shared, self._kind = shared(key), kind
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and kind.public_info
        self._own = own
        self.tensor = np.zeros(self._shared.encoder.size, np.float32) if own and not kind.perfect_recall else None
        self.dict = {} if self.tensor is None else self._shared.encoder.parts(self.tensor)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what a player observes."""
        if self.tensor is not None:
            self._shared.encoder.observe(state.hidden(player), player, self.tensor)

    def string_from(self, state: OpenSpielState, player: int) -> str | None:
        """What a player, or everybody, sees as JSON; None if only private parts or all hands are asked for."""
        if not self._kind.public_info or self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        eye = player if self._own else SPECTATOR
        view = self._shared.game.view(state.table()[0], eye)
        del view["story"]
        text = json.dumps(view, separators=(",", ":"), ensure_ascii=False)
        return f"{text} memory {state.memory(eye)}" if self._kind.perfect_recall else text


def load(text: str) -> Any:
    """A game by its name and parameters; whoever unpickles one has it registered by importing this."""
    return pyspiel.load_game(text)


def register(name: str) -> str:
    """Make a game known to OpenSpiel; return its name there."""
    short = f"stolik_{name}".replace("/", "_").replace("-", "_")
    parameters = defaults(name)
    ours = shared(key_of(name, parameters))
    longest(ours.game)
    seats = next(option for option in ours.game.OPTIONS if option.name == "players")
    assert isinstance(seats, Whole)
    types = pyspiel.GameType
    kind = types(
        short_name=short,
        long_name=title(name, "en"),
        dynamics=types.Dynamics.SIMULTANEOUS if name in TOGETHER else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC if ours.by_chance else types.ChanceMode.DETERMINISTIC,
        information=types.Information.IMPERFECT_INFORMATION
        if ours.by_chance
        else types.Information.PERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=seats.high,
        min_num_players=seats.low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )
    # OpenSpiel keeps what is registered until after Python is gone; a class survives that, a function does not
    pyspiel.register_game(kind, type(short, (OpenSpielGame,), {"NAME": name, "KIND": kind}))
    return short
