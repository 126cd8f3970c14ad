"""Copies and what was pickled go on by themselves, exactly as the original would have."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest

import stolik
import stolik.envs.gymnasium
import stolik.envs.pettingzoo
from stolik.core.game import Game
from stolik.core.match import Match
from tests.conformance.configurations import CONFIGURATIONS

GAMES = {one.name: one.game for one in reversed(CONFIGURATIONS)}
Copier = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


every_way = pytest.mark.parametrize("copied", [copy.deepcopy, copy.copy, pickled])
both_ways = pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def play_on(match: Match, steps: int, last: bool = False) -> str:
    """Make the first of the listed decisions again and again, or the last; tell the match so far."""
    for _ in range(steps):
        if match.acting:
            match.play(match.acting[0], match.legal(match.acting[0])[-1 if last else 0])
    return match.saved.dumps()


@every_way
@every_game
def test_a_game_is_found_again_by_its_options(game: Game, copied: Copier) -> None:
    other = copied(game)
    assert type(other) is type(game)
    assert repr(other) == repr(game)
    assert play_on(other.match(seed=3), 12) == play_on(game.match(seed=3), 12)


@every_way
@every_game
def test_two_copies_of_a_match_play_on_by_themselves(game: Game, copied: Copier) -> None:
    match = game.match(seed=5)
    play_on(match, 9)
    match.view(None)
    other, third = copied(match), copied(match)
    before = other.saved.dumps()
    assert play_on(match, 9, last=True) != before == other.saved.dumps()
    assert other.view(0) == third.view(0)
    assert play_on(other, 9, last=True) == match.saved.dumps()
    assert other.state.tobytes() == match.state.tobytes()
    assert other.view(None) == match.view(None)
    assert third.saved.dumps() == before
    if game.name.startswith("draughts"):
        third.undo(2)
        assert third.saved.dumps() != before


def test_a_match_that_was_taken_back_is_copied_with_all_that_was_done() -> None:
    match = stolik.game("draughts/russian").match(seed=1)
    play_on(match, 20)
    match.undo(3)
    other = pickled(match)
    match.undo(1)
    other.undo(1)
    assert other.saved.dumps() == match.saved.dumps()
    other.resign(0)
    assert match.outcome is None
    assert pickled(other).outcome == other.outcome


def test_steps_know_only_their_own_names() -> None:
    with pytest.raises(AttributeError, match="no step 'np'; steps are lay_table"):
        stolik.game("ogorek").steps.np  # noqa: B018
    assert not hasattr(stolik.game("ogorek").steps, "__deepcopy__")


@pytest.mark.parametrize("record", [False, True])
@every_way
@pytest.mark.parametrize("name", ["ogorek", "nimmt", "draughts/russian"])
def test_a_copied_batch_goes_on(name: str, copied: Copier, record: bool) -> None:
    batch = stolik.batch(GAMES[name], 7, seed=4, threads=2, record=record)
    for _ in range(30):
        batch.observe()
        batch.legal_mask()
        batch.step(batch.random_actions())
    other = copied(batch)
    before = other.states.copy()
    for _ in range(30):
        batch.step(batch.random_actions())
    assert other.states.tobytes() == before.tobytes() != batch.states.tobytes()
    for _ in range(30):
        assert other.observe().any()
        other.step(other.random_actions())
    for array in ("states", "seat", "done", "rewards", "generators", "whims"):
        assert getattr(other, array).tobytes() == getattr(batch, array).tobytes()
    assert other.legal_mask().tobytes() == batch.legal_mask().tobytes()
    assert other.observe().tobytes() == batch.observe().tobytes()
    if record:
        assert other.match(3).saved.dumps() == batch.match(3).saved.dumps()


@both_ways
@pytest.mark.parametrize(
    "error",
    [
        stolik.BadOption("seed", "x", "a whole number"),
        stolik.IllegalAction("N7", "choose a row", 701),
        stolik.BadNotation("?", "a card"),
        stolik.BadRecord("no such seat", 3),
        stolik.UnknownGame("chess", ["nimmt"]),
        stolik.UnknownBot("nimmt", "genius", ["easy"]),
        stolik.NotPossible("over"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_come_back_from_another_process(error: stolik.StolikError, copied: Copier) -> None:
    other = copied(error)
    assert type(other) is type(error)
    assert str(other) == str(error)
    assert vars(other) == vars(error)


def first_allowed(observation: Any) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


def same(one: Any, other: Any) -> bool:
    """Whether observations, alone or by agent, are the same numbers."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    return bool(np.array_equal(one, other))


@both_ways
@pytest.mark.parametrize("name", ["ogorek", "nimmt", "draughts-polish", "words"])
def test_a_copied_aec_environment_goes_on(name: str, copied: Copier) -> None:
    env = pettingzoo.make("aec", f"stolik/{name}-v0", **({"language": "en"} if name == "words" else {}))
    env.reset(seed=2)

    def play(table: Any, steps: int) -> list[Any]:
        seen = []
        for _ in range(steps):
            seen.append(table.last())
            over = seen[-1][2] or seen[-1][3]
            table.step(None if over else first_allowed(seen[-1][0]))
        return seen

    play(env, 8)
    other = copied(env)
    here, there = play(env, 6), play(other, 6)
    assert all(same(a[0], b[0]) and a[1:] == b[1:] for a, b in zip(here, there, strict=True))
    env.reset()
    other.reset()
    assert same(env.last()[0], other.last()[0]), "the matches that follow are the same too"


@both_ways
def test_a_copied_parallel_environment_goes_on(copied: Copier) -> None:
    env = pettingzoo.make("parallel", "stolik/nimmt-v0", players=3)
    seen, _ = env.reset(seed=2)
    for _ in range(4):
        seen, *_ = env.step({agent: first_allowed(seen[agent]) for agent in env.agents})
    other = copied(env)
    there = seen
    for _ in range(8):
        there, *told = other.step({agent: first_allowed(there[agent]) for agent in other.agents})
    for _ in range(8):
        seen, *own = env.step({agent: first_allowed(seen[agent]) for agent in env.agents})
    assert same(seen, there)
    assert own == told


@both_ways
def test_a_copied_environment_against_bots_goes_on(copied: Copier) -> None:
    env = gymnasium.make("stolik/ogorek-v0", players=3, opponents="easy")
    seen, _ = env.reset(seed=2)
    for _ in range(3):
        seen, *_ = env.step(first_allowed(seen))
    other = copied(env)
    there = seen
    for _ in range(5):
        there, *told = other.step(first_allowed(there))
    for _ in range(5):
        seen, *own = env.step(first_allowed(seen))
    assert same(seen, there)
    assert own == told


@both_ways
def test_copied_vector_environments_go_on(copied: Copier) -> None:
    envs = gymnasium.make_vec("stolik/ogorek-v0", num_envs=3, opponents="easy")
    seen, _ = envs.reset(seed=2)
    seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    other = copied(envs)
    there = seen
    for _ in range(9):
        there, *told = other.step(there["action_mask"].argmax(axis=1))
    for _ in range(9):
        seen, *own = envs.step(seen["action_mask"].argmax(axis=1))
    assert same(seen, there)
    assert all(map(same, own, told))
