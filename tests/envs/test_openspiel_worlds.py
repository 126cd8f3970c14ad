"""Worlds that a player of OpenSpiel cannot rule out, and OpenSpiel's search that asks for them."""

from __future__ import annotations

import random

import numpy as np
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import stolik
from tests.envs.test_openspiel import FEW, advance, load


@pytest.mark.parametrize("name", FEW)
def test_a_sampled_state_is_one_that_the_player_cannot_rule_out(name: str) -> None:
    """And it tells nothing else: of two worlds that are the same to the player the same states are sampled."""
    game, dice = load(name), random.Random(4)
    state, others = game.new_initial_state(), 0
    for step in range(150):
        if state.is_terminal():
            break
        advance(state, dice)
        if step % 5 != 2 and step > 60:
            continue
        for player in range(game.num_players()):
            sampled, again = (state.resample_from_infostate(player, lambda at=step: at / 150) for _ in range(2))
            for one, other in ((state, sampled), (again, sampled)):
                assert one.information_state_string(player) == other.information_state_string(player)
                assert one.observation_tensor(player) == other.observation_tensor(player)
                assert state.is_chance_node() or one.legal_actions(player) == other.legal_actions(player)
                assert one.current_player() == other.current_player()
            assert str(again) == str(sampled)
            others += str(sampled) != str(state)
            twin = sampled.resample_from_infostate(player, lambda at=step: at / 150)
            seen = [one.information_state_string(eye) for one in (twin, sampled) for eye in range(game.num_players())]
            assert seen[: game.num_players()] == seen[game.num_players() :]
            assert (str(twin), twin.history()) == (str(sampled), [])
            kept = game.deserialize_state(sampled.serialize())
            assert (str(kept), kept.information_state_string(player)) == (
                str(sampled),
                sampled.information_state_string(player),
            )
            here = random.Random(step)
            for _ in range(30):
                if not sampled.is_terminal():
                    advance(sampled, here)
    assert others > 100 or "draughts" in name
    with pytest.raises(stolik.BadOption, match="a whole number from 0 to"):
        state.resample_from_infostate(game.num_players(), lambda: 0.5)


@pytest.mark.parametrize("name", ["stolik_ogorek", "stolik_sixtysix"])
def test_the_search_of_openspiel_for_hidden_hands_plays_our_games(name: str) -> None:
    game, dice = load(name), random.Random(2)
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 8, random_state=np.random.RandomState(3)
    )
    state, asked = game.new_initial_state(), 0
    while asked < 8 and not state.is_terminal():
        if state.current_player() == 0:
            before = str(state)
            action = int(search.step(state))
            assert action in state.legal_actions()
            assert str(state) == before
            state.apply_action(action)
            asked += 1
        else:
            advance(state, dice)
    assert asked > 3
