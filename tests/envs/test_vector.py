"""Vector environments: each of their matches is the match that a plain player by player simulation gives."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import stolik
import stolik.envs.gymnasium
from stolik.core.contract import HOST_BIT
from stolik.core.kernel import Cells
from stolik.core.random import below, generator, pick
from stolik.envs.actions import encoding
from stolik.envs.observing import encoder
from stolik.envs.opponents import cheap_card, close_fit, thumb
from stolik.envs.rewards import place_rewards
from stolik.envs.vector import Learners

GAMES = [name for name in stolik.games() if name != "words"]
EASY = {"nimmt": close_fit, "ogorek": cheap_card, "sixtysix": thumb}


class Plain:
    """One match of the vector environment, simulated step by step."""

    def __init__(self, game: stolik.Game, envs: Learners, i: int, wanted: int | None) -> None:
        self.game, self.wanted = game, wanted
        self.random, self.whims = envs.batch.generators[i].copy(), envs.batch.whims[i].copy()

    def begin(self) -> None:
        self.states = self.game.empty_table()
        self.learner = below(self.whims, self.game.players) if self.wanted is None else self.wanted
        self.play_on()

    def asked(self) -> list[int]:
        """Who is asked, after HOST has been."""
        steps, rules = self.game.steps, self.game.rules
        while steps.who_acts(rules, self.states) & HOST_BIT:
            owed = steps.asked(rules, self.states)
            pool = np.empty(owed & 0xFFFF, np.int16)
            pick(self.random, owed & 0xFFFF, owed >> 16, pool)
            steps.answer(rules, self.states, pool[: owed >> 16].copy())
        bits = steps.who_acts(rules, self.states)
        return [seat for seat in range(self.game.players) if bits >> seat & 1]

    def play_on(self) -> None:
        """Random opponents, until the learner is asked."""
        while (asked := self.asked()) and self.learner not in asked:
            listed = self.game.listed(self.states[0], asked[0])
            self.game.steps.move(self.game.rules, self.states, asked[0], listed[below(self.whims, len(listed))])

    def compare(self, seen: dict[str, Cells], i: int, over: bool) -> None:
        """The observation and mask of the learner."""
        hidden = self.game.hide(self.states[0], self.learner)
        assert seen["observation"][i].tobytes() == encoder(self.game).observe(hidden, self.learner).tobytes()
        mask = encoding(self.game).mask(hidden, self.learner)
        assert seen["action_mask"][i].tolist() == (mask * (not over)).tolist()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_every_match_is_what_a_plain_simulation_gives(name: str, seat: int | None) -> None:
    game = stolik.game(name)
    envs = gymnasium.make_vec(f"stolik/{name.replace('/', '-')}-v0", num_envs=5, seat=seat, threads=2)
    assert isinstance(envs, Learners)
    seen, told = envs.reset(seed=4)
    envs.batch.reset(int(np.random.default_rng(4).integers(1 << 31)))  # the generators as they were
    matches = [Plain(game, envs, i, seat) for i in range(5)]
    seen, told = envs.reset(seed=4)
    for match in matches:
        match.begin()
    over, random, ended = [False] * 5, np.random.default_rng(1), 0
    for _ in range(150):
        for i, match in enumerate(matches):
            assert told["seat"][i] == match.learner
            match.compare(seen, i, over[i])
        numbers = [int(random.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, rewards, done, truncated, told = envs.step(np.array(numbers))
        assert not truncated.any()
        for i, match in enumerate(matches):
            if over[i]:
                match.begin()
                assert (rewards[i], done[i]) == (0, False)
                over[i] = False
                continue
            hidden = game.hide(match.states[0], match.learner)
            code = encoding(game).code(hidden, match.learner, numbers[i])
            game.steps.move(game.rules, match.states, match.learner, code)
            match.play_on()
            over[i] = not match.asked()
            assert done[i] == over[i]
            points, ranks = np.zeros(game.players, np.int64), np.zeros(game.players, np.int64)
            game.steps.worth(game.rules, match.states, points, ranks)
            assert rewards[i] == np.float32(place_rewards(game, ranks.tolist())[match.learner] if over[i] else 0)
            ended += over[i]
    assert ended > 0
    envs.close()


@pytest.mark.parametrize("name", EASY)
def test_easy_opponents_decide_as_the_easy_bot_does(name: str) -> None:
    game, bot, choose = stolik.game(name), stolik.bot(name, "easy"), EASY[name]
    batch = stolik.batch(game, 40, seed=3)
    different = 0
    for step in range(60):
        for i in range(0, 40, 7):
            seat = int(batch.seat[i])
            hidden = game.hide(batch.states[i], seat)
            listed = np.array(game.listed(hidden, seat), np.int64)
            chosen = choose(
                game.rules, game.states(hidden), seat, listed, generator(step, "bot", seat), np.zeros(len(listed))
            )
            assert chosen == bot.choose(game, hidden, seat, seed=step)
            different += chosen != listed[0]
        batch.step(batch.random_actions())
    assert different > 20


@pytest.mark.parametrize("name", EASY)
def test_easy_opponents_are_harder(name: str) -> None:
    def mean(opponents: str) -> float:
        envs = Learners(name, 400, opponents=opponents, copy=False)
        seen, _ = envs.reset(seed=1)
        earned, ended, random = 0.0, 0, np.random.default_rng(2)
        while ended < 1500:
            noise = random.random(seen["action_mask"].shape)
            seen, rewards, done, _, _ = envs.step((seen["action_mask"] * noise).argmax(axis=1))
            earned, ended = earned + rewards.sum(), ended + int(done.sum())
        return earned / ended

    assert abs(mean("random")) < 0.08, "among equals"
    assert mean("easy") < -0.1


def run(threads: int, **options: Any) -> list[bytes]:
    """All that a run of fixed actions gives."""
    envs = Learners("nimmt", 50, threads=threads, **options)
    seen, _ = envs.reset(seed=9)
    given = []
    for _ in range(60):
        seen, rewards, done, _, told = envs.step(seen["action_mask"].argmax(axis=1))
        given += [array.tobytes() for array in (*seen.values(), rewards, done, told["seat"])]
    return given


@pytest.mark.parametrize("options", [{}, {"opponents": "easy", "seat": None, "rewards": "standing"}, {"copy": False}])
def test_threads_change_nothing(options: dict[str, Any]) -> None:
    assert run(1, **options) == run(2, **options) == run(7, **options)


def test_changes_of_standing_sum_to_the_standing() -> None:
    envs = Learners("nimmt", 30, rewards="standing", players=3)
    seen, _ = envs.reset(seed=5)
    total, compared = np.zeros(30), 0
    for _ in range(300):
        seen, rewards, done, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
        total += rewards
        for i in np.flatnonzero(done):
            assert total[i] == envs.batch.standing()[i, 0]
            compared += 1
        total[done] = 0
    assert compared > 5


def test_what_others_do_before_the_first_step_is_paid_with_it() -> None:
    """A false declaration ends a deal of Sixty-six, and the opponent may lead: game points without a step."""
    envs = gymnasium.make_vec("stolik/sixtysix-v0", num_envs=60, seat=1, rewards="standing", target=4)
    seen, _ = envs.reset(seed=3)
    paid, over, early, ended = np.zeros(60), np.zeros(60, np.bool_), 0, 0
    for _ in range(120):
        begins = over
        seen, rewards, over, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
        early += (envs.batch.standing()[begins, 1] > 0).sum()  # type: ignore[attr-defined]
        paid += rewards
        assert (paid[over] == envs.batch.standing()[over, 1]).all()  # type: ignore[attr-defined]
        paid[over] = 0
        ended += over.sum()
    assert min(early, ended) > 10


@pytest.mark.parametrize("seat", [1, None])
def test_a_match_that_is_over_before_the_learner_is_asked_is_not_given_out(seat: int | None) -> None:
    """Nobody could do anything in it: its mask would be empty, and its end would not be told."""
    envs = gymnasium.make_vec("stolik/sixtysix-v0", num_envs=200, seat=seat, target=1)
    seen, _ = envs.reset(seed=3)
    over = np.zeros(200, np.bool_)
    for _ in range(40):
        assert (seen["action_mask"].any(axis=1) == ~over).all()
        before = over
        seen, _, over, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
        assert not (before & over).any()


def test_a_forbidden_number_ends_the_match_with_minus_one() -> None:
    envs = Learners("ogorek", 3, copy=False)
    seen, _ = envs.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"][1] == 0)[-1])
    numbers = seen["action_mask"].argmax(axis=1)
    numbers[1] = wrong
    seen, rewards, done, _, _ = envs.step(numbers)
    assert (rewards[1], done.tolist()) == (-1, [False, True, False])
    assert not seen["action_mask"][1].any()
    seen, rewards, done, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
    assert (rewards[1], bool(done[1]), bool(seen["action_mask"][1].any())) == (0, False, True)


@pytest.mark.parametrize("mode", ["vector_entry_point", "sync"])
def test_matches_can_be_cut_off_as_in_single_environments(mode: str) -> None:
    """``max_episode_steps`` is Gymnasium's own option, which `make_vec` hands on to whoever makes the vector."""
    options: dict[str, Any] = {"opponents": "random", "limit": 20, "max_episode_steps": 7}
    envs = gymnasium.make_vec("stolik/nimmt-v0", num_envs=6, vectorization_mode=mode, **options)
    seen, _ = envs.reset(seed=4)
    steps, ends = np.zeros(6, np.int64), {"over": 0, "cut": 0}
    for _ in range(60):
        before, begun = seen["observation"].copy(), steps < 0
        seen, rewards, over, cut, _ = envs.step(seen["action_mask"].argmax(axis=1))
        steps = np.where(begun, 0, steps + 1)
        assert (steps <= 7).all()
        assert (cut == ((steps == 7) & ~over)).all()
        assert not rewards[~over].any()
        assert (seen["observation"] != before).any(axis=1).all()
        steps[over | cut] = -1
        ends["over"], ends["cut"] = ends["over"] + over.sum(), ends["cut"] + cut.sum()
    assert ends["cut"] > 20
    envs.reset(seed=4)
    envs.step(seen["action_mask"].argmax(axis=1))
    envs.close()


def test_spaces_hold_what_is_given() -> None:
    for name in GAMES:
        envs = Learners(name, 4)
        seen, _ = envs.reset(seed=2)
        assert envs.observation_space.contains(seen)
        seen, *_ = envs.step(envs.action_space.sample())
        assert envs.observation_space.contains(seen)
        assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP


def test_bad_options_are_named() -> None:
    for options, words in (
        ({"opponents": "strong"}, "random or easy"),
        ({"seat": 4}, "0 to 3, or None"),
        ({"seat": True}, "0 to 3, or None"),
        ({"rewards": "gold"}, "places"),
        ({"num_envs": 0}, "num_envs=0: allowed is a whole number from 1"),
        ({"max_episode_steps": 0}, "max_episode_steps"),
        ({"players": 11}, "players"),
    ):
        with pytest.raises(stolik.BadOption, match=words):
            Learners("nimmt", **options)
    with pytest.raises(stolik.BadOption, match="random \\(others only"):
        Learners("draughts/polish", 2, opponents="easy")
    with pytest.raises(stolik.NotPossible, match="takes several steps, which a batch"):
        Learners("words", 2, lexicon="sample")
    envs = Learners("nimmt", 2)
    with pytest.raises(ResetNeeded, match="before reset"):
        envs.step([1, 1])
    envs.reset()
    with pytest.raises(stolik.BadOption, match="whole numbers"):
        envs.step([1.5, 2])
