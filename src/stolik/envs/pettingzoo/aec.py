"""Every game as an AEC environment: one agent after another, the same agent again while it composes an action."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from stolik.core.errors import IllegalAction
from stolik.envs.episode import Observation
from stolik.envs.pettingzoo.room import Room


class AEC(Room, AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """One agent is asked after another; in 6 nimmt! their sealed choices come one by one."""

    def __init__(self, game: str, **options: Any) -> None:
        super().__init__(game, **options)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
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
        return self._picture(self.possible_agents.index(self.agent_selection))


def make_aec(game: str, **options: Any) -> OrderEnforcingWrapper[str, Observation, int | None]:
    """A game's AEC environment, with a word for whoever steps before resetting."""
    return OrderEnforcingWrapper(AEC(game, **options))
