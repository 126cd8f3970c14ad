"""Gymnasium: one seat of a match against our bots; importing this registers every game as ``stolik/<game>-v0``.

    import gymnasium, stolik.envs.gymnasium
    env = gymnasium.make("stolik/nimmt-v0", players=4, opponents="medium")
    envs = gymnasium.make_vec("stolik/nimmt-v0", num_envs=1024)         # many matches at once: stolik.envs.vector
    envs = gymnasium.make_vec("stolik/words-v0", num_envs=4)            # several of these environments, one by one

In names - stands for /. These options are ours, all others are the game's:

    opponents     a level of the game's bots for all other seats (a partner too), or one for each of them in order
    effort        the bots' work for a decision, as a number, so that results repeat; None (default) is each bot's own
    seat          where the learner sits; None draws the seat anew for every match
    render_mode, rewards, illegal, phonies      as in stolik.envs.pettingzoo

An observation is a dictionary of ``observation`` and ``action_mask``; `action_masks` gives the mask alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from stolik.bots.bot import check_budget
from stolik.core.errors import BadOption
from stolik.core.kernel import Cells
from stolik.core.registry import bot, games

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "stolik.envs.gymnasium needs Gymnasium: pip install 'stolik[envs]'", name=missing.name
    ) from missing

from stolik.envs.episode import LOSE, PLACES, SEED_BITS, Episode, Observation, check_seat, make_game
from stolik.envs.pictures import MODES, check_mode, render

COMPOSED = ("words",)  # an action is several steps: many at once are single environments side by side
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class AgainstBots(gymnasium.Env[Observation, int]):
    """One seat of a match; bots play all others, each from what its seat may know."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "medium",
        effort: int | None = None,
        seat: int | None = 0,
        render_mode: str | None = None,
        rewards: str = PLACES,
        illegal: str = LOSE,
        phonies: bool = False,
        **options: Any,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.episode = Episode(make_game(game, options), phonies=phonies, rewards=rewards, illegal=illegal)
        seats = self.episode.game.players
        self._wanted_seat = check_seat(seat, seats)
        check_budget(None, effort)
        given = opponents if isinstance(opponents, Iterable) else []
        levels = [given] * (seats - 1) if isinstance(given, str) else list(given)
        if len(levels) != seats - 1:
            raise BadOption("opponents", opponents, f"one level, or {seats - 1} of them")
        self._bots = [bot(self.episode.game.name, level) for level in levels]
        self._effort = effort
        self.seat, self._earlier = self._wanted_seat or 0, 0.0  # what others do before the first step is paid with it
        self.observation_space, self.action_space = self.episode.spaces()  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if self._wanted_seat is None:
            self.seat = int(self.np_random.integers(self.episode.game.players))
        self.episode.first = self.seat
        self._earlier = self._begin()
        while self.episode.over:  # others have ended it before the learner was asked: there is nothing to do in it
            self._earlier = self._begin()
        self._show()
        return self.episode.observe(self.seat), self._info()

    def step(self, action: int) -> Step:
        if self.episode.over:
            raise gymnasium.error.ResetNeeded("the match is over, and no step belongs to it: reset() begins the next")
        earned = self.episode.step(self.seat, action)[self.seat]
        if not self.episode.spoilt:
            earned += self._earlier + self._let_bots_play()
            self._earlier = 0.0
        self._show()
        return self.episode.observe(self.seat), earned, self.episode.over, False, self._info()

    def _begin(self) -> float:
        """Begin a match and play until the learner is asked; return what the learner got already."""
        self.episode.begin(self._number())
        return self._let_bots_play()

    def _let_bots_play(self) -> float:
        """Play on until the learner is asked or the match is over; return what the learner got meanwhile."""
        earned = 0.0
        while not self.episode.over and self.episode.seat != self.seat:
            asked = self.episode.seat
            hidden = self.episode.game.hide(self.episode.match.state, asked)
            player = self._bots[asked - (asked > self.seat)]
            code = player.choose(self.episode.game, hidden, asked, effort=self._effort, seed=self._number())
            earned += self.episode.play(asked, code)[self.seat]
        return earned

    def _number(self) -> int:
        """The next number of the environment's own generator."""
        return int(self.np_random.integers(1 << SEED_BITS))

    def _info(self) -> dict[str, Any]:
        """Where the learner sits, and why the match has ended if by an illegal action."""
        return {"seat": self.seat} | ({"illegal": self.episode.spoilt} if self.episode.spoilt else {})

    def action_masks(self) -> Cells:
        """What the learner may do now, as the mask alone."""
        return self.episode.observe(self.seat)["action_mask"]

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return render(self.episode, self.render_mode, self.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


for _name in games():
    gymnasium.register(
        f"stolik/{_name.replace('/', '-')}-v0",
        entry_point=f"{__name__}:{AgainstBots.__name__}",  # by name, or it could not be written down
        vector_entry_point=None if _name in COMPOSED else "stolik.envs.vector:make",
        kwargs={"game": _name},
    )
