"""The players of Sixty-six: exact where all is known, playing for the match, and in the order of their levels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import stolik
from stolik.bots.sixtysix.chances import chances, worth_of_deals
from stolik.core.game import Game
from tests.oracles.sixtysix_endings import given_away

GAME = stolik.game("sixtysix")


def played(game: Game, bots: list[Any], seed: int, effort: int = 60) -> stolik.Match:
    """A match between bots."""
    match = game.match(seed=seed)
    number = 0
    while match.acting:
        seat = match.acting[0]
        action = bots[seat].choose(game, game.hide(match.state, seat), seat, effort=effort, seed=number)
        match.play(seat, action)
        number += 1
    return match


# chances


def test_chances_are_fair_and_monotone() -> None:
    table = chances(7)
    assert table.shape == (2, 8, 8)
    for leads in (0, 1):
        inner = table[leads, 1:, 1:]
        assert np.allclose(inner, 1.0 - table[1 - leads, 1:, 1:].T), "one of the two wins"
        assert (np.diff(inner, axis=0) < 0).all(), "the more I need the worse"
        assert (np.diff(inner, axis=1) > 0).all(), "the more you need the better"
    assert table[0, 0, 3] == table[1, 0, 3] == 1.0


@pytest.mark.parametrize("target", [1, 3, 7, 99])
def test_a_deal_is_worth_more_the_more_it_pays(target: int) -> None:
    worth = worth_of_deals(target, (0, 0), 0)
    assert (np.diff(worth) >= 0).all()
    assert worth[0] >= 0.0
    assert worth[-1] <= 1.0
    last = worth_of_deals(target, (target - 1, target - 1), 1)
    assert last[[0, 1, 2, 4, 5, 6]].tolist() == [0, 0, 0, 1, 1, 1], "the last deal decides, however little it pays"


# the strong player


def test_no_regret_once_the_stock_is_exhausted() -> None:
    """Every decision of the strong player against the medium one with all cards drawn, by a complete search."""
    strong, medium = stolik.bot("sixtysix", "strong"), stolik.bot("sixtysix", "medium")
    judged = seed = 0
    while judged < 60:
        seed += 1
        match = GAME.match(seed=seed)
        while match.acting:
            seat, state = match.acting[0], match.state
            bot = strong if seat == seed % 2 else medium
            action = bot.choose(GAME, GAME.hide(state, seat), seat, effort=30, seed=judged)
            if bot is strong and state.left == 0 and len(match.legal(seat)) > 1:
                assert given_away(state, action) == 0
                judged += 1
            match.play(seat, action)


def test_a_true_declaration_is_made_and_a_false_one_is_not() -> None:
    strong = stolik.bot("sixtysix", "strong")
    for seed in range(8):
        match = played(GAME, [strong, strong], seed, effort=120)
        for number, entry in enumerate(match.record.actions):
            if isinstance(entry, stolik.core.record.Play) and entry.code >= 50:
                assert number > 4
        assert match.outcome is not None


def test_weighing_covers_every_action_best_first() -> None:
    strong = stolik.bot("sixtysix", "strong")
    match = GAME.match(seed=3)
    seat = match.acting[0]
    weighed = strong.weigh(GAME, GAME.hide(match.state, seat), seat, effort=400)
    assert sorted(action for action, _, _ in weighed) == match.legal(seat)
    values = [value for _, value, _ in weighed]
    assert values == sorted(values, reverse=True)
    assert all(0.0 <= value <= 1.0 for value in values)
    assert weighed[-1].action == 50, "declaring at the first lead is the worst there is"
    assert weighed == strong.weigh(GAME, GAME.hide(match.state, seat), seat, effort=400), (
        "the same effort, the same result"
    )


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_bots_see_only_what_their_seat_sees(level: str) -> None:
    bot = stolik.bot("sixtysix", level)
    match = GAME.match(seed=5)
    for number in range(14):
        seat = match.acting[0]
        hidden = GAME.hide(match.state, seat)
        other = GAME.hide(GAME.redeal(hidden, seat, number), seat)
        action = bot.choose(GAME, hidden, seat, effort=40, seed=number)
        assert action == bot.choose(GAME, other, seat, effort=40, seed=number)
        match.play(seat, action)


@pytest.mark.parametrize(
    ("weaker", "stronger", "effort"), [("random", "easy", 1), ("easy", "medium", 150), ("medium", "strong", 250)]
)
def test_levels_are_in_order(weaker: str, stronger: str, effort: int) -> None:
    wins = 0
    for seed in range(8):
        for side in (0, 1):
            bots = [
                stolik.bot("sixtysix", level) for level in ((stronger, weaker) if side == 0 else (weaker, stronger))
            ]
            match = played(GAME, bots, seed, effort)
            assert match.outcome is not None
            wins += match.outcome.places[side] == 1
    assert wins >= 10, f"{stronger} won {wins} of 16"
