"""A match as a state of OpenSpiel. It holds plain values only, so clones and saved states share nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from stolik.core.contract import HOST_BIT, SPECTATOR
from stolik.core.errors import BadOption, IllegalAction
from stolik.core.game import seats_of
from stolik.core.kernel import Cells
from stolik.envs.openspiel.shared import Key, Shared, shared
from stolik.envs.rewards import place_rewards

WORLDS = 31  # bits of the seed that a sampled world comes from


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """The true state as bytes, the numbers of a deal drawn so far, and a digest of what each eye has seen."""

    def __init__(self, game: Any, key: Key) -> None:
        super().__init__(game)
        self._key = key
        self._bytes = self.shared.start
        self._now = self.shared.asked_first
        self._drawn: tuple[int, ...] = ()
        self._memories = self.shared.memories

    @property
    def shared(self) -> Shared:
        """What all states of this game share."""
        return shared(self._key)

    def table(self) -> Cells:
        """The true state, as an array that may be written to."""
        return np.frombuffer(bytearray(self._bytes), self.shared.game.LAYOUT)

    def hidden(self, player: int) -> Any:
        """The state without all that a player may not know."""
        return self.shared.game.hide(self.table()[0], player)

    def memory(self, eye: int) -> str:
        """A digest of all that a player has seen until now, or with SPECTATOR that everybody has."""
        return self._memories[eye]

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> OpenSpielState:
        """A state that a player cannot tell from this one, as searches of OpenSpiel want it.

        Which deals led there nobody knows, so its history begins with it. What others remember is what they see now:
        their memories of this match would tell of their cards.
        """
        ours, players = self.shared, self.shared.game.players
        if not 0 <= player < players:
            raise BadOption("player", player, f"a whole number from 0 to {players - 1}")
        dice = random.Random(probability_sampler())
        other: OpenSpielState = self.get_game().new_initial_state()
        other._bytes = ours.game.redeal(self.hidden(player), player, dice.getrandbits(WORLDS)).tobytes()
        other._now = ours.game.steps.who_acts(ours.game.rules, other.table())
        if self._drawn:
            other._drawn = tuple(dice.sample(range(self._owed()[1]), len(self._drawn)))
        memories = list(ours.remembered(ours.memories, other.table()))
        for eye in (player, SPECTATOR):
            memories[eye] = self._memories[eye]
        other._memories = tuple(memories)
        return other

    # whose turn it is

    def current_player(self) -> int:
        if self._now == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._now & HOST_BIT:
            return int(pyspiel.PlayerId.CHANCE)
        seats = seats_of(self._now)
        return seats[0] if len(seats) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return self._now == 0

    def returns(self) -> list[float]:
        game = self.shared.game
        if self._now != 0:
            return [0.0] * game.players
        points, standing = np.zeros(game.players, np.int64), np.zeros(game.players, np.int64)
        game.steps.worth(game.rules, self.table(), points, standing)
        return place_rewards(game, standing.tolist())

    # what may be done

    def _legal_actions(self, player: int) -> list[int]:
        marked: list[int] = np.flatnonzero(self.shared.numbers.mask(self.table()[0], player)).tolist()
        return marked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        _, below = self._owed()
        left = [number for number in range(below) if number not in self._drawn]
        return [(number, 1 / len(left)) for number in left]

    def _owed(self) -> tuple[int, int]:
        """How many different numbers HOST owes, and below what."""
        game = self.shared.game
        owed = game.steps.asked(game.rules, self.table())
        return owed >> 16, owed & 0xFFFF

    # what happens

    def _apply_action(self, action: int) -> None:
        if self._now & HOST_BIT:
            self._deal(action)
            return
        acting = self._deciding()
        if len(acting) > 1:
            raise IllegalAction("", "all choose at once here: apply_actions takes an action of each player")
        self._play([(acting[0], action)])

    def _apply_actions(self, actions: list[int]) -> None:
        """What stands for players who have nothing to decide is not read: learners send it, where one takes a row."""
        acting, players = self._deciding(), self.shared.game.players
        if len(actions) != players:
            raise IllegalAction("", f"{len(actions)} actions: wanted is one of each of the {players} players")
        self._play([(player, actions[player]) for player in acting])

    def _deciding(self) -> list[int]:
        """Who decides now; IllegalAction if nobody does: OpenSpiel would take down what is done all the same."""
        acting = seats_of(self._now)
        if not acting:
            raise IllegalAction("", "no player decides now: " + ("chance does" if self._now else "the match is over"))
        return acting

    def _deal(self, number: int) -> None:
        """Draw one number of a deal; the last of them is what the table learns."""
        count, below = self._owed()
        if number in self._drawn or not 0 <= number < below:
            raise IllegalAction("", f"{number} cannot be dealt: wanted are different numbers from 0 to {below - 1}")
        self._drawn += (int(number),)
        if len(self._drawn) == count:
            game, states = self.shared.game, self.table()
            self._now = game.steps.answer(game.rules, states, np.array(self._drawn, np.int16))
            self._drawn = ()
            self._remember(states)

    def _play(self, choices: list[tuple[int, int]]) -> None:
        """Apply what each of these players chooses."""
        game, numbers, states = self.shared.game, self.shared.numbers, self.table()
        codes = [(player, numbers.code(states[0], player, action)) for player, action in choices]
        for player, code in codes:
            _, self._now = game.steps.move(game.rules, states, player, code)
            self._remember(states)

    def _remember(self, states: Cells) -> None:
        """Keep the state, and add to each player's memory what that player sees now."""
        self._bytes = states.tobytes()
        self._memories = self.shared.remembered(self._memories, states)

    # in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.shared.numbers.name(self.table()[0], player, action)

    def string_to_action(self, *said: Any) -> int:
        """The action of a name: as OpenSpiel finds it, and where all choose at once among those of the player."""
        if not self.is_simultaneous_node():
            return int(super().string_to_action(*said))
        if len(said) == 1:
            raise IllegalAction("", f"{said[0]!r}: all choose at once here, say whose action it is: (player, name)")
        player, name = said
        for action in self.legal_actions(player):
            if self.action_to_string(player, action) == name:
                return int(action)
        raise IllegalAction("", f"{name!r} is no action of player {player} now")

    def __str__(self) -> str:
        position = json.dumps(self.shared.game.position(self.table()[0]), separators=(",", ":"))
        return f"{position} drawn {list(self._drawn)}" if self._drawn else position
