"""Every game as an AEC environment: one agent after another, the same agent again while it composes an action."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from stolik.core.errors import IllegalAction
from stolik.envs.episode import LOSE, PLACES, SEED_BITS, Episode, Observation, check_cycles, make_game
from stolik.envs.pictures import MODES, check_mode, render


class AEC(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """One match after another. Agents are ``player_0`` ...; in 6 nimmt! their sealed choices come one by one."""

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        rewards: str = PLACES,
        illegal: str = LOSE,
        phonies: bool = False,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.max_cycles, self._steps = check_cycles(max_cycles), 0
        self.render_mode = check_mode(render_mode)
        self.episode = Episode(make_game(game, options), phonies=phonies, rewards=rewards, illegal=illegal)
        self.metadata = {
            "name": f"stolik_{game.replace('/', '_')}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.game.players)]
        made = [self.episode.spaces() for _ in self.possible_agents]
        self.observation_spaces = {agent: made[seat][0] for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: made[seat][1] for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(1 << SEED_BITS)))
        self.agents, self._steps = self.possible_agents[:], 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("", f"None is the action of agents whose match is over; {agent} owes a decision")
        rewards = self.episode.step(self.episode.seat, action)
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            if self.episode.spoilt:
                self.infos[agent]["illegal"] = self.episode.spoilt
            self.agent_selection = self.agents[0]
        else:
            if self.max_cycles is not None and self._steps >= self.max_cycles * len(self.agents):
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[self.episode.seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the agent to act sees it."""
        return render(self.episode, self.render_mode, self.episode.seat)

    def close(self) -> None:
        """Nothing is held open."""


def make_aec(game: str, **options: Any) -> OrderEnforcingWrapper[str, Observation, int | None]:
    """A game's AEC environment, with a word for whoever steps before resetting."""
    return OrderEnforcingWrapper(AEC(game, **options))
