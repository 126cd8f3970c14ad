"""6 nimmt! as a parallel environment: all choose a card at once; while one chooses a row, the others wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium.error import ResetNeeded
from pettingzoo import ParallelEnv

from stolik.core.errors import BadOption, IllegalAction, describe
from stolik.envs.episode import REFUSE, Observation
from stolik.envs.pettingzoo.room import Room

WAIT = 0  # the single action of an agent that has nothing to decide; no decision has this number


class Parallel(Room, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Every agent acts at every step, if only by waiting (action 0)."""

    def __init__(self, game: str = "nimmt", **options: Any) -> None:
        if game != "nimmt":
            raise BadOption("game", game, "nimmt, the game in which all choose at once; others are AEC environments")
        super().__init__(game, **options)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if self._random is None:
            raise ResetNeeded("reset() needs to be called before step(): no match has begun")
        if not self.agents:
            return {}, {}, {}, {}, {}
        agents = self.agents
        self._check_names(actions)
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        wrong = self._wrong(actions)
        if wrong and self.episode.illegal == REFUSE:
            raise IllegalAction("", "; ".join(f"{agent}: {why}" for agent, why in wrong.items()))
        for agent, why in wrong.items():
            rewards[agent], infos[agent]["illegal"] = -1.0, why
        if not wrong:
            for seat in self.episode.match.acting:
                earned = self.episode.step(seat, int(actions[f"player_{seat}"]))
                for agent, reward in zip(self.possible_agents, earned, strict=True):
                    rewards[agent] += reward
        over = bool(wrong) or self.episode.over
        self.episode.spoilt = "; ".join(wrong.values())
        observations = self._observations()
        self._steps += 1
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        self.agents = [] if over or cut else agents
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _check_names(self, actions: Any) -> None:
        """Refuse what is no dict of agents' actions, whatever `illegal` says: it is no player who is wrong then."""
        unknown = [name for name in actions if name not in self.agents] if isinstance(actions, Mapping) else [actions]
        if unknown:
            found = ", ".join(map(describe, unknown))
            raise IllegalAction("", f"{found}: wanted is a dict with an action for each of {', '.join(self.agents)}")

    def _wrong(self, actions: dict[str, int]) -> dict[str, str]:
        """What is not allowed of these actions, by agent; nothing has been applied."""
        wrong = {}
        acting = self.episode.match.acting
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                wrong[agent] = "every agent acts at every step; action 0 waits"
                continue
            try:
                number = self.episode.numbers.number(actions[agent])
                if seat in acting:
                    self.episode.numbers.code(self.episode.game.hide(self.episode.match.state, seat), seat, number)
                elif number != WAIT:
                    wrong[agent] = f"{number}: only 0 (wait) is allowed while another player chooses a row"
            except IllegalAction as error:
                wrong[agent] = str(error)
        return wrong

    def _observations(self) -> dict[str, Observation]:
        """What every agent observes; whoever has nothing to decide may wait."""
        seen = {agent: self.episode.observe(seat) for seat, agent in enumerate(self.possible_agents)}
        for observation in seen.values():
            if not observation["action_mask"].any():
                observation["action_mask"][WAIT] = 1
        return seen

    def render(self) -> str | None:
        """The table as ``player_0`` sees it."""
        return self._picture(0)


def make_parallel(game: str = "nimmt", **options: Any) -> Parallel:
    """A game's parallel environment."""
    return Parallel(game, **options)
