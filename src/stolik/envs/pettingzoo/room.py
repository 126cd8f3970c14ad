"""What both kinds of PettingZoo environments have in common: a match, its agents, their spaces and a generator."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils import seeding

from stolik.envs.episode import LOSE, PLACES, SEED_BITS, Episode, check_cycles, make_game
from stolik.envs.pictures import MODES, check_mode, render


class Room:
    """One match after another; agents are ``player_0`` ... in the order of seats."""

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
        name = f"stolik_{game.replace('/', '_')}_v0"
        self.metadata: dict[str, Any] = {"name": name, "render_modes": list(MODES), "render_fps": 1}
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.game.players)]
        made = [self.episode.spaces() for _ in self.possible_agents]
        self.observation_spaces = {agent: made[seat][0] for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: made[seat][1] for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Any:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may choose from; the mask of its observation says what is allowed now."""
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """Begin a new match. A seed fixes this one and all that follow."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(1 << SEED_BITS)))
        self.agents, self._steps = self.possible_agents[:], 0

    def _picture(self, seat: int) -> str | None:
        """The table as a seat sees it, by the mode of rendering."""
        return render(self.episode, self.render_mode, seat)

    def close(self) -> None:
        """Nothing is held open."""
