"""Gymnasium: one seat against our bots; its own checker, whole matches, and what it must not do."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import stolik
import stolik.envs.gymnasium
from stolik.envs.rewards import place_rewards
from tests.conftest import DEEP
from tests.envs.examples import examples

QUICK = {"words": {"lexicon": "sample", "language": "en"}, "nimmt": {"limit": 20}}
NAMES = [name.replace("/", "-") for name in stolik.games()]
PLAYED = NAMES if DEEP else ["nimmt", "ogorek", "sixtysix", "draughts-english", "words"]


def make(name: str, **options: Any) -> Any:
    """An environment with quick opponents."""
    chosen = {"opponents": "easy", "effort": 8} | QUICK.get(name, {}) | options
    return gymnasium.make(f"stolik/{name}-v0", **chosen)


def play(env: Any, seed: int) -> list[Any]:
    """Go through a match with masked actions at random; tell everything there is to see, step by step."""
    dice, done = random.Random(seed), False
    seen, info = env.reset(seed=seed)
    told: list[Any] = [(seen["observation"].tobytes(), seen["action_mask"].tobytes(), info)]
    while not done:
        marked = np.flatnonzero(seen["action_mask"]).tolist()
        assert (env.unwrapped.action_masks() == seen["action_mask"]).all()
        seen, reward, done, cut, info = env.step(dice.choice(marked))
        assert not cut
        assert bool(seen["action_mask"].any()) != done
        told.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, done, info))
    return told


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_of_gymnasium(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(make(name, opponents="random").unwrapped)


@pytest.mark.parametrize("name", PLAYED)
def test_two_runs_of_a_seed_are_equal_in_everything(name: str) -> None:
    first, again, other = (play(make(name), seed) for seed in (5, 5, 6))
    assert first == again
    assert first != other


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("last", [False, True])
def test_the_reward_is_the_place_of_the_learner(name: str, last: bool) -> None:
    seats = stolik.game(name.replace("-", "/", 1), **QUICK.get(name, {})).players
    seat = seats - 1 if last else 0
    env = make(name, seat=seat)
    told = play(env, 4)
    episode = env.unwrapped.episode
    assert [reward for *_, reward, done, _ in told[1:] if not done] == [0.0] * (len(told) - 2)
    assert told[-1][2] == place_rewards(episode.game, episode.match.standing)[seat]
    assert told[-1][-1] == {"seat": seat}


def test_a_reward_of_changes_adds_up_to_the_standing() -> None:
    env = make("nimmt", rewards="standing", players=3, seat=1)
    told = play(env, 4)
    assert sum(reward for *_, reward, _, _ in told[1:]) == -env.unwrapped.episode.match.scores[1]


def test_what_others_do_before_the_first_step_is_paid_with_it() -> None:
    """A false declaration ends a deal of Sixty-six, and the opponent may lead: game points without a step."""
    early = 0
    for seed in range(20):
        env = make("sixtysix", rewards="standing", target=4, seat=1, opponents="random")
        env.reset(seed=seed)
        early += env.unwrapped.episode.match.standing[1] > 0
        told = play(env, seed)
        assert sum(reward for *_, reward, _, _ in told[1:]) == env.unwrapped.episode.match.standing[1]
    assert early > 0


def test_a_match_that_is_over_before_the_learner_is_asked_is_not_given_out() -> None:
    """Nobody could do anything in it: its mask would be empty, and every step illegal."""
    env = make("sixtysix", target=1, seat=1, opponents="random")
    for seed in range(30):
        assert env.reset(seed=seed)[0]["action_mask"].any()


@pytest.mark.parametrize("spoilt", [False, True])
def test_when_the_match_is_over_a_step_asks_for_a_reset(spoilt: bool) -> None:
    """Else the learner would lose what it has won, and after an illegal action play on in a match that has ended."""
    env = make("ogorek", opponents="random")
    if spoilt:
        env.reset(seed=1)
        env.step(0)
    else:
        play(env, 1)
    before = env.unwrapped.episode.match.state.tobytes()
    for action in (0, *env.unwrapped.episode.match.legal(0)):
        with pytest.raises(ResetNeeded, match="the match is over"):
            env.step(action)
    assert env.unwrapped.episode.match.state.tobytes() == before
    assert len(play(env, 2)) > 5


def test_bots_are_given_only_what_their_seat_may_know() -> None:
    env = make("sixtysix", opponents="random")
    given = []
    bot = env.unwrapped._bots[0]
    choose = bot.choose

    def watched(game: Any, hidden: Any, seat: int, **budget: Any) -> int:
        given.append(game.hide(hidden, seat).tobytes() == hidden.tobytes())
        chosen: int = choose(game, hidden, seat, **budget)
        return chosen

    bot.choose = watched
    play(env, 1)
    assert len(given) > 5
    assert all(given)


def test_the_seat_can_be_drawn_anew_for_every_match() -> None:
    env = make("ogorek", seat=None, opponents="random")
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(30))]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(30))]


def test_every_opponent_can_have_a_level_of_its_own() -> None:
    env = make("nimmt", players=3, opponents=["random", "easy"])
    assert [type(bot).__name__ for bot in env.unwrapped._bots] == ["RandomBot", "EasyBot"]
    with pytest.raises(stolik.BadOption, match="one level, or 2 of them"):
        make("nimmt", players=3, opponents=["random"])
    with pytest.raises(stolik.UnknownBot, match="medium"):
        make("nimmt", opponents="godlike")
    for seat in (4, -1, True, "first"):
        with pytest.raises(stolik.BadOption, match="seat="):
            make("nimmt", seat=seat)


def test_a_learner_in_a_pair_is_asked_before_its_partner() -> None:
    env = make("words", seat=1)
    seen, _ = env.reset(seed=3)
    match = env.unwrapped.episode.match
    assert 1 in match.acting
    assert seen["action_mask"].any()
    told = play(env, 3)
    assert len(told) > 10


def test_an_illegal_action_loses_and_says_why_or_is_an_error() -> None:
    env = make("ogorek")
    env.reset(seed=1)
    _, reward, done, _, info = env.step(0)
    assert (reward, done) == (-1.0, True)
    assert "not allowed" in info["illegal"]
    strict = make("ogorek", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(stolik.IllegalAction):
        strict.step(0)


@pytest.mark.parametrize("name", ["nimmt", "ogorek", "sixtysix", "draughts-polish", "words"])
def test_rendering_shows_the_table_of_the_learner(name: str) -> None:
    texts = []
    for mode in ("ansi", "svg"):
        env = make(name, render_mode=mode, opponents="random")
        env.reset(seed=1)
        texts.append(env.render())
    assert "player_1" in texts[0]
    assert texts[1].startswith("<svg")


@pytest.mark.parametrize("name", NAMES)
def test_what_is_registered_can_be_written_down_and_made_again(name: str) -> None:
    """Collections of matches keep the environment they come from as JSON."""
    env = make(name, opponents="random")
    spec = EnvSpec.from_json(env.spec.to_json())
    again = gymnasium.make(spec)
    assert again.spec == env.spec
    assert (env.reset(seed=3)[0]["observation"] == again.reset(seed=3)[0]["observation"]).all()


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("opponents", 5),
        ("opponents", None),
        ("opponents", ["easy"]),
        ("seat", 4),
        ("seat", True),
        ("effort", 0),
        ("effort", "much"),
    ],
)
def test_wrong_options_are_named(option: str, value: Any) -> None:
    with pytest.raises(stolik.BadOption, match=f"option {option}="):
        make("nimmt", **{option: value})


def test_a_seat_may_be_a_number_of_numpy() -> None:
    env = make("nimmt", seat=np.random.default_rng(1).integers(2, 3))
    assert env.reset(seed=1)[1] == {"seat": 2}


@pytest.mark.parametrize("example", examples("Gymnasium"))
def test_the_examples_of_the_document_run(example: str) -> None:
    exec(example, {})


@pytest.mark.parametrize("name", NAMES)
def test_every_game_makes_a_vector(name: str) -> None:
    envs = gymnasium.make_vec(f"stolik/{name}-v0", num_envs=2, opponents="random", **QUICK.get(name, {}))
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape == (2, envs.single_action_space.n)
    for _ in range(4):
        seen, _, done, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
        assert seen["action_mask"].any(axis=1).tolist() == [not one for one in done]
    envs.close()
