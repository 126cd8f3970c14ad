"""PettingZoo: its own suite on every game, and what that suite does not look at."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo import test as suite

import stolik
import stolik.envs.pettingzoo
from stolik.envs.episode import Episode, place_rewards
from stolik.envs.pictures import ansi, seen, svg
from stolik.envs.pictures.nimmt import card as nimmt_card
from stolik.envs.pictures.sheet import CARD, CARD_HEIGHT, Sheet
from tests.conftest import DEEP
from tests.envs.examples import examples

# what the suite says of every environment whose observations carry a mask, PettingZoo's own ones excepted by name
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),  # of agents that are done
]

CYCLES = 1000 if DEEP else 40
SMALL = {"words": {"lexicon": "sample", "language": "en"}, "nimmt": {"limit": 20}}
NAMES = [name.replace("/", "-") for name in stolik.games()]


def maker(name: str, kind: str = "aec", **options: Any) -> Callable[..., Any]:
    """What makes the environment of a game."""
    chosen = SMALL.get(name, {}) | options
    return lambda **more: pettingzoo.make(kind, f"stolik/{name}-v0", **chosen, **more)


def play(env: Any, seed: int, most: int = 100_000) -> Iterator[tuple[Any, ...]]:
    """Go through a match with masked actions at random; tell everything there is to see, step by step."""
    dice = random.Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        observation, reward, done, cut, info = env.last()
        rewards = tuple(env.rewards.values())
        yield agent, observation["observation"].tobytes(), observation["action_mask"].tobytes(), reward, done, rewards
        assert not cut
        assert info == {}
        marked = np.flatnonzero(observation["action_mask"]).tolist()
        assert bool(marked) != done
        env.step(None if done else dice.choice(marked))


@pytest.mark.parametrize("name", NAMES)
def test_the_suite_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    suite.api_test(maker(name)(), num_cycles=CYCLES)
    suite.seed_test(maker(name), num_cycles=CYCLES // 2)
    assert "Passed API test" in capsys.readouterr().out


def test_the_parallel_suite_of_pettingzoo() -> None:
    suite.parallel_api_test(maker("nimmt", "parallel", players=5)(), num_cycles=1000)
    suite.parallel_seed_test(maker("nimmt", "parallel", players=5), num_cycles=500)


@pytest.mark.parametrize("name", ["nimmt", "ogorek", "sixtysix", "draughts-russian", "draughts-german", "words"])
def test_every_render_mode_draws(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    drawn: dict[str, list[Any]] = {"ansi": [], "svg": [], "human": []}
    keep = {mode: (lambda result, mode=mode: drawn[mode].append(result) is None) for mode in drawn}
    suite.render_test(maker(name), custom_tests=keep)
    assert capsys.readouterr().out.count("\n") > 20
    assert len(set(drawn["ansi"])) > 1
    assert all("\x1b" not in text and "player_1" in text for text in drawn["ansi"])
    for picture in drawn["svg"]:
        assert len(ElementTree.fromstring(picture)) > 20


@pytest.mark.parametrize("name", NAMES)
def test_two_runs_of_a_seed_are_equal_in_everything(name: str) -> None:
    """Stronger than the suite's seed test: whole matches, every reward, and a third run that differs."""
    many = 100_000 if DEEP else 300
    first, again, other = (list(play(maker(name)(), seed, many)) for seed in (5, 5, 6))
    assert first == again
    assert first != other


def test_two_parallel_runs_of_a_seed_are_equal_in_everything() -> None:
    """The suite's own test samples without masks, so that its matches end at once; this one plays whole matches."""

    def run(seed: int) -> list[Any]:
        env, dice, told = maker("nimmt", "parallel", players=4)(), random.Random(1), []
        for number in range(2):  # the second match follows from the seed too
            seen, _ = env.reset(seed=seed if number == 0 else None)
            while env.agents:
                actions = {
                    agent: dice.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in env.agents
                }
                seen, *rest = env.step(actions)
                told.append(
                    (actions, {agent: [part.tobytes() for part in seen[agent].values()] for agent in seen}, rest)
                )
        return told

    assert run(3) == run(3)
    assert run(3) != run(4)


def test_in_parallel_the_others_wait_while_one_takes_a_row() -> None:
    env = maker("nimmt", "parallel", players=3, limit=66)()
    dice = random.Random(2)
    seen, _ = env.reset(seed=1)
    waits = 0
    while env.agents:
        masks = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in env.agents}
        acting = env.unwrapped.episode.match.acting
        for seat, mask in enumerate(masks.values()):
            assert (mask == [0]) == (seat not in acting)
        if len(acting) == 1:
            waits += 1
            assert masks[f"player_{acting[0]}"] == [105, 106, 107, 108]
        seen, *_ = env.step({agent: dice.choice(mask) for agent, mask in masks.items()})
    assert waits > 0


@pytest.mark.parametrize("name", NAMES)
def test_rewards_are_the_places_of_the_standing(name: str) -> None:
    env = maker(name)()
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent, *_, reward, _, _ in play(env, 4):
        sums[agent] += reward
    episode = env.unwrapped.episode
    assert list(sums.values()) == place_rewards(episode.game, episode.match.standing)
    assert abs(sum(sums.values())) < 1e-9
    assert max(sums.values()) <= 1


def test_rewards_can_be_the_changes_of_the_standing() -> None:
    env = maker("nimmt", players=3, rewards="standing")()
    sums = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent, *_, reward, _, _ in play(env, 4):
        sums[agent] += reward
        steps += reward != 0
    assert list(sums.values()) == [-heads for heads in env.unwrapped.episode.match.scores]
    assert steps > 3


def test_places_of_partners_and_ties() -> None:
    assert place_rewards(stolik.game("ogorek", players=4), [5, 9, 5, 1]) == [0.0, 1.0, 0.0, -1.0]
    assert place_rewards(stolik.game("words", lexicon="sample"), [30, 30, 70, 70]) == [-1.0, -1.0, 1.0, 1.0]
    assert place_rewards(stolik.game("sixtysix"), [3, 3]) == [0.0, 0.0]


def test_an_illegal_action_loses_and_says_why() -> None:
    env = maker("sixtysix")()
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.rewards[agent] == -1
    assert sum(env.rewards.values()) == -1
    assert all(env.terminations.values())
    assert "not allowed" in env.infos[agent]["illegal"]


@pytest.mark.parametrize("kind", [np.array, np.int8, np.int64, lambda number: np.array(number, np.uint16)])
def test_whole_numbers_of_every_kind_are_actions(kind: Callable[[int], Any]) -> None:
    single, together = maker("nimmt")(), maker("nimmt", "parallel", players=2)()
    single.reset(seed=1)
    card = int(np.flatnonzero(single.last()[0]["action_mask"])[0])
    single.step(kind(card))
    assert not any(single.terminations.values())
    seen, _ = together.reset(seed=1)
    _, _, over, _, infos = together.step({agent: kind(int(one["action_mask"].argmax())) for agent, one in seen.items()})
    assert not any(over.values()), infos


@pytest.mark.parametrize("action", [3.5, "7", np.array([5]), np.array([5, 6]), np.array(5.0), True, 10**30, None, [5]])
def test_what_is_no_number_is_an_illegal_action(action: Any) -> None:
    together = maker("nimmt", "parallel", players=2)()
    together.reset(seed=1)
    _, rewards, over, _, infos = together.step(dict.fromkeys(together.agents, action))
    assert all(over.values())
    assert all("is no action; actions are 0 to 108" in info["illegal"] for info in infos.values())
    assert rewards == {"player_0": -1, "player_1": -1}


@pytest.mark.parametrize("illegal", ["lose", "raise"])
def test_actions_of_nobody_are_refused_and_change_nothing(illegal: str) -> None:
    """A wrong name is a mistake of the program, not of a player: nobody loses by it."""
    env = maker("nimmt", "parallel", players=2, illegal=illegal)()
    seen, _ = env.reset(seed=1)
    good = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    before = env.episode.match.state.tobytes()
    for wrong in (good | {"player_2": 5}, good | {0: 5}, list(good.values()), None):
        with pytest.raises(stolik.IllegalAction, match="player_0, player_1"):
            env.step(wrong)
    assert env.episode.match.state.tobytes() == before
    assert not any(env.step(good)[2].values())


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_a_step_before_the_first_reset_is_refused(kind: str) -> None:
    """In parallel it looked like the end of a match: nobody was there, and nothing was said."""
    env = maker("nimmt", kind, players=2)()
    with pytest.raises((AssertionError, ResetNeeded), match=r"reset\(\)"):
        env.step(5 if kind == "aec" else {"player_0": 5, "player_1": 6})
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1"]


def test_an_illegal_action_can_be_an_error_that_changes_nothing() -> None:
    env = maker("nimmt", "parallel", players=2, illegal="raise")()
    seen, _ = env.reset(seed=1)
    good = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    before = env.episode.match.state.tobytes()
    for wrong in ({"player_0": good["player_0"]}, good | {"player_1": 0}, good | {"player_0": 500}):
        with pytest.raises(stolik.IllegalAction, match="player_"):
            env.step(wrong)
    assert env.episode.match.state.tobytes() == before
    single = maker("nimmt", illegal="raise")()
    single.reset(seed=1)
    for nothing in (None, 0):
        with pytest.raises(stolik.IllegalAction):
            single.step(nothing)


@pytest.mark.parametrize("name", ["nimmt", "ogorek", "sixtysix", "words"])
def test_what_a_seat_may_not_know_changes_nothing_it_is_given(name: str) -> None:
    """Observation, mask, text and picture are the same in a world redealt behind the seat's back."""
    game = stolik.game(name, **SMALL.get(name, {}))
    one, two = Episode(game), Episode(game)
    dice, differ = random.Random(7), 0
    one.begin(3)
    for _ in range(30):
        if one.over:
            break
        for seat in range(game.players):
            hidden = game.hide(one.match.state, seat)
            two.match._states = game.states(game.redeal(hidden, seat, dice.getrandbits(30)))
            two.match._now, two.laid = one.match._now, one.laid
            differ += two.match.state.tobytes() != one.match.state.tobytes()
            for part in ("observation", "action_mask"):
                assert (one.observe(seat)[part] == two.observe(seat)[part]).all()
            assert ansi(one, seat) == ansi(two, seat)
            assert svg(one, seat) == svg(two, seat)
        one.step(one.seat, dice.choice(np.flatnonzero(one.observe(one.seat)["action_mask"]).tolist()))
    assert differ > 20


def test_a_turn_being_composed_is_observed_and_drawn() -> None:
    env = maker("words", phonies=True)()
    env.reset(seed=2)
    agent = env.agent_selection
    before = env.observe(agent)
    env.step(int(np.flatnonzero(before["action_mask"])[0]))  # lays a tile
    assert env.agent_selection == agent
    episode = env.unwrapped.episode
    assert len(episode.laid) == 1
    after = env.observe(agent)
    changed = np.flatnonzero(before["observation"] != after["observation"])
    assert len(changed) == 1
    assert changed[0] >= episode.encoder.size
    other = "player_2" if agent in ("player_0", "player_1") else "player_0"
    assert not env.observe(other)["observation"][episode.encoder.size :].any()
    assert 'stroke="#c2501e"' in svg(episode, episode.seat)


@pytest.mark.parametrize("verb", ["lay", "aside"])
def test_a_tile_of_the_turn_being_composed_is_drawn_once(verb: str) -> None:
    """What lies on the board, or is set aside, has left the rack; the opponents see nothing of it yet."""
    env = maker("words", phonies=True, exchange="any")()
    env.reset(seed=2)
    episode = env.unwrapped.episode
    seat, opponent, layout = episode.seat, (episode.seat + 2) % 4, episode.numbers.layout
    mask = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
    step = next(number for number in mask if (layout.aside <= number < layout.announce) == (verb == "aside"))
    full, picture = seen(episode, seat)["hand"], svg(episode, seat)
    beside = [draw(episode, opponent) for draw in (seen, svg, ansi)]
    env.step(step)
    assert [draw(episode, opponent) for draw in (seen, svg, ansi)] == beside
    view = seen(episode, seat)
    (tile,) = (Counter(full) - Counter(view["hand"])).elements()
    assert episode.numbers.name(episode.match.state, seat, step).startswith(f"{verb} {tile}")
    assert view["racks"][seat] == view["hand"]
    assert view["held"][seat] == len(view["hand"]) == 6
    assert svg(episode, seat).count(f">{tile}</text>") == picture.count(f">{tile}</text>")
    assert ansi(episode, seat).partition("Your rack:")[2].split()[:12:2] == view["hand"]
    assert ansi(episode, seat).count(f"[{tile}]") == 1


def test_a_joker_that_is_laid_looks_as_it_will_on_the_board() -> None:
    game = stolik.game("words", lexicon="sample", language="en", jokers=True)
    episode = Episode(game, phonies=True)
    for seed in range(100):
        episode.begin(seed)
        jokers = episode.observe(episode.seat)["action_mask"][episode.numbers.layout.jokers :]  # type: ignore[attr-defined]
        if "?" in seen(episode, episode.seat)["hand"]:
            break
    episode.step(episode.seat, episode.numbers.layout.jokers + int(jokers.argmax()))  # type: ignore[attr-defined]
    assert "?" not in seen(episode, episode.seat)["hand"]
    assert ">a</text>" in svg(episode, episode.seat)
    assert "?" not in svg(episode, episode.seat)


def test_the_heads_of_every_card_fit_on_it() -> None:
    """55 has seven heads; as wide as the widest sign of a usual font they must not leave the card."""
    for number in range(1, 105):
        sheet = Sheet(CARD, CARD_HEIGHT)
        nimmt_card(sheet, 0, 0, number)
        for text in re.findall(r'font-size="(\d+)"[^>]*>([^<]*)<', sheet.svg()):
            assert int(text[0]) * 0.69 * len(text[1]) < CARD, number


def test_a_match_spoilt_by_an_illegal_action_waits_for_nobody() -> None:
    env = maker("sixtysix", render_mode="ansi")()
    env.reset(seed=1)
    assert "Your move" in env.render()
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    assert "Your move" not in env.render()
    assert "▶" not in env.render() + svg(env.unwrapped.episode, 0)


def test_when_it_is_over_the_picture_is_of_the_agent_whose_step_it_is() -> None:
    """Another one's hand is not shown to whoever takes the last reward."""
    spoilt, cut = maker("nimmt", render_mode="ansi")(), maker("nimmt", render_mode="ansi", max_cycles=1)()
    for env in (spoilt, cut):
        env.reset(seed=1)
        for _ in env.possible_agents:
            env.step(
                0 if env is spoilt and env.agent_selection == "player_2" else env.last()[0]["action_mask"].argmax()
            )
            if env.last()[2] or env.last()[3]:
                break
        asked = []
        while env.agents:
            asked.append(env.agent_selection)
            assert env.render() == ansi(env.unwrapped.episode, int(asked[-1][-1]))
            env.step(None)
        assert sorted(asked) == env.possible_agents


@pytest.mark.parametrize(
    ("option", "value"), [("render_mode", "rgb_array"), ("rewards", "points"), ("illegal", "ignore"), ("seats", 3)]
)
def test_wrong_options_are_named(option: str, value: Any) -> None:
    with pytest.raises(stolik.BadOption, match=f"{option}="):
        maker("sixtysix")(**{option: value})


@pytest.mark.parametrize("value", ["no", 1, None])
def test_phonies_are_on_or_off(value: Any) -> None:
    with pytest.raises(stolik.BadOption, match=r"phonies=.*True or False"):
        maker("words")(phonies=value)


def test_only_nimmt_is_parallel() -> None:
    with pytest.raises(stolik.BadOption, match="AEC"):
        stolik.envs.pettingzoo.make_parallel("ogorek")


@pytest.mark.parametrize("example", examples("PettingZoo"))
def test_the_examples_of_the_document_run(example: str) -> None:
    exec(example, {})


@pytest.mark.parametrize("without", ["sys.modules['pettingzoo'] = None", "del __import__('pettingzoo').register"])
def test_without_a_pettingzoo_that_registers_the_error_says_what_to_install(without: str) -> None:
    code = f"import sys; {without}; import stolik.envs.pettingzoo"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "needs PettingZoo 1.27 or newer" in ended.stderr


def test_a_match_can_be_cut_off() -> None:
    env = maker("ogorek", players=3, max_cycles=4)()
    env.reset(seed=1)
    asked = 0
    for agent in env.agent_iter():
        observation, _, done, cut, _ = env.last()
        assert not done
        assert cut == (asked >= 12)
        env.step(None if cut else env.action_space(agent).sample(observation["action_mask"]))
        asked += not cut
    assert asked == 12
    together = maker("nimmt", "parallel", players=2, max_cycles=3)()
    seen, _ = together.reset(seed=1)
    cuts = []
    while together.agents:
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in together.agents}
        seen, _, done, cut, _ = together.step(actions)
        assert not any(done.values())
        cuts.append(cut)
    assert cuts == [dict.fromkeys(together.possible_agents, last) for last in (False, False, True)]
    with pytest.raises(stolik.BadOption, match="max_cycles"):
        maker("nimmt", max_cycles=0)()
