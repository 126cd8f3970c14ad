"""The levels of Ogórek: legal, repeatable, blind to secrets, right where it is obvious; and what scores are worth."""

from __future__ import annotations

import numpy as np
import pytest

import stolik
from stolik.bots.ogorek.learn import improve, learner, new_equity, recall
from stolik.bots.ogorek.mind import LEARNT, match_equity, mind
from stolik.bots.ogorek.net import scratch
from stolik.bots.ogorek.search import likelihood

LEVELS = ["random", "easy", "medium", "strong"]
PLAYERS = [2, 3, 4]
DEALING, PLAYING = 1, 2


def random_decisions(players, seed):
    """A match played by chance, stopped at every decision."""
    game = stolik.game("ogorek", players=players)
    match, numbers = game.match(seed=seed), np.random.default_rng(seed)
    while match.acting:
        (seat,) = match.acting
        yield game, match, seat
        match.play(seat, int(numbers.choice(match.legal(seat))))


def between_deals(points, lives, floor=(), dealer=0):
    """A table that waits for the next deal."""
    game = stolik.game("ogorek", players=len(points))
    position = {"points": list(points), "lives": list(lives), "floor": list(floor), "stage": DEALING, "dealer": dealer}
    out = [seat for seat, left in enumerate(lives) if left == 0]
    position |= {"deal": 9, "fallen": [1 + out.index(seat) if seat in out else 0 for seat in range(len(lives))]}
    return game, game.states_from(position)[0]


def second_to_last_trick(hands, points=(0, 0), **more):
    """Two players with two cards each, seat 0 on lead."""
    game = stolik.game("ogorek", players=2)
    position = {"hands": hands, "played": [[5, 6, 7, 9], [6, 7, 8, 8]], "points": list(points), "lives": [2, 2]}
    position |= {"stage": PLAYING, "dealer": 1, "leader": 0, "turn": 0, "trick": 4, "deal": 1} | more
    return game, game.match(position=position)


def test_levels_are_registered_weakest_first():
    assert stolik.core.registry.levels("ogorek") == LEVELS


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_legal(level, players):
    bot = stolik.bot("ogorek", level)
    for game, match, seat in random_decisions(players, seed=players):
        hidden = game.hide(match.state, seat)
        weighed = bot.weigh(game, hidden, seat, effort=4)
        assert sorted(action for action, _, _ in weighed) == match.legal(seat)
        assert bot.choose(game, hidden, seat, effort=4) == weighed[0].action


@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_repeats_and_comes_from_the_hidden_state_alone(level):
    bot = stolik.bot("ogorek", level)
    for game, match, seat in random_decisions(3, seed=11):
        hidden = game.hide(match.state, seat)
        answer = bot.weigh(game, hidden, seat, effort=6, seed=5)
        assert answer == bot.weigh(game, hidden, seat, effort=6, seed=5)
        other_world = game.redeal(hidden, seat, seed=77)
        assert answer == bot.weigh(game, game.hide(other_world, seat), seat, effort=6, seed=5)


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_keeps_the_low_card_for_the_last_trick(level):
    game, match = second_to_last_trick([[2, 14], [11, 12]])
    assert stolik.bot("ogorek", level).choose(game, game.hide(match.state, 0), 0) == 14


def test_strong_values_are_chances_to_win():
    game, match = second_to_last_trick([[2, 14], [11, 12]], points=(20, 20))
    weighed = stolik.bot("ogorek", "strong").weigh(game, game.hide(match.state, 0), 0)
    best, worst = weighed
    assert (best.action, worst.action) == (14, 2)
    assert worst.value < 0.5 < best.value < 1


@pytest.mark.parametrize(("highest", "answer"), [(0, 9), (6, 9), (12, 14), (3, 3)])
def test_easy_leads_from_the_middle_and_beats_cheaply(highest, answer):
    """From 3, 9 and 14; also where the lowest card is high enough."""
    open_cards = [[5, 6, 7], [6, 7, 8] + [highest] * (highest > 0)]
    position = {"hands": [[3, 9, 14], [10, 11, 12][: 3 - (highest > 0)]], "played": open_cards, "lives": [2, 2]}
    position |= {"stage": PLAYING, "dealer": 0, "deal": 1, "leader": int(highest > 0), "turn": 0, "trick": 3}
    game = stolik.game("ogorek", players=2)
    match = game.match(position=position)
    assert stolik.bot("ogorek", "easy").choose(game, game.hide(match.state, 0), 0) == answer


def test_a_world_is_likelier_in_which_the_play_makes_sense():
    """Seat 1 went under three times: holding nothing high explains that, holding two aces does not."""
    game = stolik.game("ogorek", players=2)
    table = {"played": [[12, 13, 12], [6, 7, 8]], "lives": [2, 2], "stage": PLAYING, "dealer": 1, "deal": 1}
    table |= {"leader": 0, "turn": 0, "trick": 3, "least": [0, 8]}
    chances = []
    for hand in ([9, 9, 10], [9, 14, 14]):
        states = game.states_from(table | {"hands": [[3, 4, 5], hand]})
        past = states.copy()
        order = np.empty(24, np.int16)
        chances.append(likelihood(game.rules, mind().player, states[0], past[0], 0, order, scratch()))
        assert past[0].trick == 3
        assert past[0].played.tolist() == states[0].played.tolist()
        assert past[0].hands.tolist() == states[0].hands.tolist()
    assert chances[0] > 2 * chances[1] > 0


@pytest.mark.parametrize("players", PLAYERS)
def test_equity_is_a_probability_for_everyone_still_in(players):
    numbers = np.random.default_rng(players)
    for _ in range(100):
        lives = [int(left) for left in numbers.integers(1, 3, players)]
        points = [int(some) for some in numbers.integers(0, 21, players)]
        if players > 2 and numbers.random() < 0.4:
            lives[1], points[1] = 0, 25
        floor = [int(numbers.integers(0, points[seat] + 1)) if lives[seat] == 1 else 0 for seat in range(players)]
        game, state = between_deals(points, lives, floor)
        chances = match_equity(game, state)
        assert sum(chances) == pytest.approx(1)
        assert all((chance > 0) == (left > 0) for chance, left in zip(chances, lives, strict=True))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("points", range(0, 21, 4))
def test_a_life_more_is_better(players, points):
    others = [7] * (players - 1)
    game, two = between_deals([points, *others], [2] * players)
    _, one = between_deals([points, *others], [1] + [2] * (players - 1), [0])
    assert match_equity(game, two)[0] > match_equity(game, one)[0] + 0.02


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("lives", [1, 2])
def test_fewer_points_are_better(players, lives):
    chances = []
    for points in (0, 7, 14, 20):
        game, state = between_deals([points] + [9] * (players - 1), [lives] * players)
        chances.append(match_equity(game, state)[0])
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("players", PLAYERS)
def test_equal_scores_are_nearly_equal_chances(players):
    game, state = between_deals([0] * players, [2] * players)
    assert match_equity(game, state) == pytest.approx([1 / players] * players, abs=0.06)


def test_a_match_that_is_over_is_won():
    for _, match, _ in random_decisions(3, seed=1):
        last = match
    places = last.outcome.places
    assert match_equity(last.game, last.state) == [1.0 if place == 1 else 0.0 for place in places]


def test_the_equity_learns_who_wins():
    """Where the winner always sits where the dealer does, a fit makes the dealer the favourite."""
    pupil, desk = learner(new_equity(1)), scratch()
    facts = np.zeros((64, 8), np.int16)
    facts[:, :2] = [1 + 21 + 3, 1 + 42 + 21 + 3]
    counts, players, winners = np.full(64, 2, np.int8), np.full(64, 2, np.int8), np.zeros(64, np.int8)
    some = np.arange(64)
    likely = []
    for step in range(1, 30):
        likely.append(recall(pupil.net, pupil.gradient, facts, counts, players, winners, some, desk))
        improve(pupil, step, 0.01)
    assert likely[0] == pytest.approx(np.log(0.5), abs=0.3)
    assert likely[-1] > -0.1


def test_what_was_learnt_says_how_it_was_made():
    with np.load(LEARNT) as file:
        assert "stolik.bots.ogorek.train --seed" in str(file["made"])
    assert LEARNT.stat().st_size < 100_000


@pytest.mark.parametrize("players", PLAYERS)
def test_strong_beats_random_clearly(players):
    game, strong, chance = (
        stolik.game("ogorek", players=players),
        stolik.bot("ogorek", "strong"),
        stolik.bot("ogorek", "random"),
    )
    won = 0
    for number in range(12):
        match, mine, step = game.match(seed=number), number % players, 0
        while match.acting:
            (seat,) = match.acting
            bot = strong if seat == mine else chance
            match.play(seat, bot.choose(game, game.hide(match.state, seat), seat, effort=10, seed=step))
            step += 1
        won += match.outcome.places[mine] == 1
    assert won >= 11
