"""Gymnasium's vector environments over the batch: one seat of each of many matches, against quick opponents.

    import gymnasium, stolik.envs.gymnasium
    envs = gymnasium.make_vec("stolik/nimmt-v0", num_envs=1024, players=5, opponents="easy")

Options besides the game's own:

    opponents   "random", or "easy" where that is compiled (card games); all else is for single environments
    seat        where the learner sits; None draws the seat anew for every match
    rewards     "places": at the end, from -1 to 1; "standing": every change of one's standing
    threads     as in stolik.batch
    max_episode_steps   cut a match off after so many steps of its learner; None (default) plays to the end
    copy        False gives out the same arrays in every step: quicker, but they change

An observation is a dictionary of ``observation`` and ``action_mask``. A number that the mask forbids ends the match
with -1. A match that has ended begins anew with the next step, whose action is not read (Gymnasium's NEXT_STEP).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from stolik.core.errors import BadOption, NotPossible
from stolik.core.kernel import Cells
from stolik.envs import learning
from stolik.envs.actions import encoding
from stolik.envs.batch import MOST, Batch
from stolik.envs.episode import PLACES, SEED_BITS, STANDING, WIDEST, Observation, check_cycles, check_seat, make_game
from stolik.envs.given import whole, whole_numbers
from stolik.envs.opponents import levels_of

Step = tuple[Observation, Cells, Cells, Cells, dict[str, Any]]


class Learners(VectorEnv[Observation, Cells, Cells]):
    """One learner in each of many matches."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str = "random",
        seat: int | None = 0,
        rewards: str = PLACES,
        threads: int | None = None,
        copy: bool = True,
        max_episode_steps: int | None = None,
        **options: Any,
    ) -> None:
        self.game = make_game(game, options)
        numbers = encoding(self.game)
        if numbers.composed:
            why = f"an action of {self.game.name} takes several steps, which a batch does not compose"
            raise NotPossible(f"{why}: use gymnasium.make_vec, or stolik.batch with lists")
        levels = levels_of(self.game)
        if opponents not in levels:
            raise BadOption("opponents", opponents, f"{' or '.join(levels)} (others only in single environments)")
        wanted = check_seat(seat, self.game.players)
        self._most = check_cycles(max_episode_steps, "max_episode_steps")
        if rewards not in (PLACES, STANDING):
            raise BadOption("rewards", rewards, f"{PLACES} (at the end, from -1 to 1) or {STANDING} (its changes)")
        self.batch = Batch(self.game, whole("num_envs", num_envs, 1, MOST), 0, threads, auto_reset=False, record=False)
        self.num_envs, self.copy = self.batch.n, copy
        seen = spaces.Box(-WIDEST, WIDEST, (self.batch.encoder.size,), np.float32)
        mask = spaces.Box(0, 1, (numbers.count,), np.int8)
        self.single_observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.single_action_space = spaces.Discrete(numbers.count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._begun = False
        self._steps = np.zeros(self.num_envs, np.int64)  # of each match so far
        sits = learning.ANY_SEAT if wanted is None else wanted
        self._course = learning.new_course(self.num_envs, levels.index(opponents), sits, rewards == STANDING)
        self.learners, self._over = self._course.learners, self._course.over
        self._get_ready()

    def _get_ready(self) -> None:
        """What goes with this batch alone."""
        self._go = self.batch.courses(learning.courses, self._course)
        self._own = self.batch.observe(), self.batch.legal_mask()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_go", "_own")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._get_ready()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches anew."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << SEED_BITS)))
        self._over[:], self._steps[:], self._begun = True, 0, True
        seen = self._play_on(np.zeros(self.num_envs, np.int64))
        return seen, {"seat": self.learners.copy()}

    def step(self, actions: Any) -> Step:
        """Make the learners' actions, numbered as in the mask, and let the others play on."""
        if not self._begun:
            raise ResetNeeded("step() before reset(): no match has begun, and there is no mask to choose by")
        numbers, ended = whole_numbers(actions, (self.num_envs,)), self._over.copy()
        seen = self._play_on(numbers)
        done = self.batch.done.copy()
        self._steps = np.where(ended, 0, self._steps + 1)
        cut = ~done & (self._steps >= self._most) if self._most else np.zeros_like(done)
        self._over |= cut
        return seen, self._course.earned.copy(), done, cut, {"seat": self.learners.copy()}

    def action_masks(self) -> Cells:
        """What the learners may do now; nothing where a match is over."""
        return self.batch.legal_mask().copy()

    def _play_on(self, numbers: Cells) -> Observation:
        """One tour of the threads, who write copies themselves where these are wanted."""
        seen, masks = (np.empty_like(array) for array in self._own) if self.copy else self._own
        self._go(numbers, seen, masks if self.copy else None)
        return {"observation": seen, "action_mask": masks}


def make(game: str, num_envs: int = 1, **options: Any) -> Learners:
    """What ``gymnasium.make_vec`` calls."""
    return Learners(game, num_envs, **options)
