"""Information-set tree search on both games: legal, repeatable, blind to secrets, and better than chance."""

from __future__ import annotations

import numpy as np
import pytest

import stolik
from stolik.bots.ismcts import NONE, SEATS, IsmctsBot, enlarge, grow, plant
from stolik.core.random import generator

GAMES = [("ogorek", {"players": 3}), ("nimmt", {"players": 3, "rounds": 1})]


def random_states(name, options, seed, every=3):
    """Hidden states of a random match with the seat that must decide there."""
    game = stolik.game(name, **options)
    match, numbers = game.match(seed=seed), np.random.default_rng(seed)
    step = 0
    while match.acting:
        seat = match.acting[-1]
        if step % every == 0 and len(match.legal(seat)) > 1:
            yield game, match, seat
        match.play(seat, int(numbers.choice(match.legal(seat))))
        step += 1


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_weighs_exactly_the_legal_actions_and_spends_its_effort(name, options):
    bot = IsmctsBot()
    for game, match, seat in random_states(name, options, seed=5):
        weighed = bot.weigh(game, game.hide(match.state, seat), seat, effort=120)
        assert sorted(action for action, _, _ in weighed) == match.legal(seat)
        assert sum(visits for _, _, visits in weighed) == 120
        assert all(visits > 0 for _, _, visits in weighed)
        values = [value for _, value, _ in weighed]
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_same_seed_same_answer_and_only_the_hidden_state_counts(name, options):
    bot = IsmctsBot()
    for game, match, seat in random_states(name, options, seed=6, every=7):
        hidden = game.hide(match.state, seat)
        other_world = game.redeal(hidden, seat, seed=99)
        first = bot.weigh(game, hidden, seat, effort=100, seed=3)
        assert first == bot.weigh(game, hidden, seat, effort=100, seed=3)
        assert first == bot.weigh(game, game.hide(other_world, seat), seat, effort=100, seed=3)
        assert first != bot.weigh(game, hidden, seat, effort=100, seed=4)


def test_effort_in_portions_goes_on_with_the_same_tree():
    game = stolik.game("ogorek", players=2)
    match = game.match(seed=1)
    seat = match.acting[0]
    states = game.states(game.hide(match.state, seat))
    whole, random = plant(2 + 2 * 90, 2), generator(8)
    grow(game.rules, states, seat, whole, 90, random)
    parts, random = plant(2 + 2 * 30, 2), generator(8)
    grow(game.rules, states, seat, parts, 30, random)
    parts = enlarge(parts, 2 + 2 * 90)
    grow(game.rules, states, seat, parts, 60, random)
    for one, other in zip(whole, parts, strict=True):
        assert np.array_equal(one, other)


def test_a_sealed_card_branches_only_the_tree_of_its_own_seat():
    game = stolik.game("nimmt", players=3, rounds=1)
    match = game.match(seed=2)
    states = game.states(game.hide(match.state, 0))
    tree = plant(3 + 3 * 300, 3)
    grow(game.rules, states, 0, tree, 300, generator(1))
    for seat in range(2):  # the last to choose completes the turn: that card is open at once
        movers, at = set(), tree.first[seat]
        while at != NONE:
            movers.add(int(tree.move[at]) % SEATS)
            at = tree.next[at]
        assert seat in movers
        assert not movers - {seat, 2}


def test_a_sealed_card_is_never_an_edge_of_the_seat_that_chooses_after_it():
    game = stolik.game("nimmt", players=2, rounds=1)
    match = game.match(seed=3)
    states = game.states(game.hide(match.state, 0))
    tree = plant(2 + 2 * 300, 2)
    grow(game.rules, states, 0, tree, 300, generator(1))
    at, movers = tree.first[1], set()
    while at != NONE:
        movers.add(int(tree.move[at]) % SEATS)
        at = tree.next[at]
    assert movers == {1}


@pytest.mark.parametrize(("name", "options", "least"), [("ogorek", {"players": 2}, 15), ("nimmt", {"players": 2}, 14)])
def test_beats_random_clearly(name, options, least):
    game, bot, chance = stolik.game(name, **options), IsmctsBot(), stolik.bot(name, "random")
    won = 0
    for number in range(18):
        match, mine, step = game.match(seed=number // 2), number % 2, 0
        while match.acting:
            seat = match.acting[0]
            player = bot if seat == mine else chance
            match.play(seat, player.choose(game, game.hide(match.state, seat), seat, effort=150, seed=step))
            step += 1
        won += match.outcome.places[mine] == 1
    assert won >= least


def test_keeps_the_card_that_escapes_the_last_trick():
    """Two cards left: leading the king keeps the two, which does not take the last trick; keeping the king does."""
    position = {
        "hands": [[2, 13], [13, 14]],
        "played": [[3, 4, 5, 6], [3, 4, 5, 13]],
        "least": [0, 0],
        "lives": [2, 2],
        "stage": 2,
        "dealer": 1,
        "leader": 0,
        "turn": 0,
        "trick": 4,
        "deal": 1,
    }
    game = stolik.game("ogorek", players=2)
    match = game.match(position=position)
    hidden = game.hide(match.state, 0)
    assert IsmctsBot().choose(game, hidden, 0, effort=400) == 13
