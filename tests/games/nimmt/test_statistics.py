"""The facts that the rules state about four random players with the Even/Odd card."""

from __future__ import annotations

import numpy as np
import pytest

import stolik
from stolik.core.kernel import INTERPRET
from stolik.games.nimmt import rules
from tests.games.stories import Stories, agrees, mean

ROUNDS = 15_000
PLACEMENTS = 40  # ten cards of four players

pytestmark = pytest.mark.skipif(INTERPRET, reason="large samples want compiled rules")


@pytest.fixture(scope="module")
def stories() -> Stories:
    return Stories(stolik.game("nimmt", players=4, rounds=1), ROUNDS, seed=4, longest_story=250)


def test_every_card_is_placed_once(stories: Stories) -> None:
    placed = stories.times(rules.PLACED) + stories.times(rules.SIXTH) + stories.times(rules.TOOK_ROW)
    assert (placed == PLACEMENTS).all()
    owed = stories.times(rules.TOO_LOW) + stories.times(rules.BLOCKED)
    assert (owed == stories.times(rules.TOOK_ROW)).all()
    takes = stories.times(rules.SIXTH) + stories.times(rules.TOOK_ROW)
    assert (takes == stories.times(rules.CARD_MOVED)).all()


@pytest.mark.parametrize(
    ("event", "percent"), [(rules.BLOCKED, 7.0), (rules.TOO_LOW, 14.4), (rules.SIXTH, 6.1)], ids=["N11", "N7", "N6"]
)
def test_shares_of_placements(stories: Stories, event: int, percent: float) -> None:
    share = mean(100 * stories.times(event) / PLACEMENTS)
    assert share[1] < 0.05, "the sample is too small to tell"
    assert agrees(share, percent, 1), share


def test_heads_a_player_and_round(stories: Stories) -> None:
    heads = stories.states["heads"].sum(axis=1)
    by_story = np.bincount(
        stories.of_match, weights=stories.c * np.isin(stories.events, (rules.SIXTH, rules.TOOK_ROW)), minlength=ROUNDS
    )
    assert (heads == by_story).all()
    average = mean(heads / 4)
    assert average[1] < 0.05
    assert agrees(average, 13.7, 1), average
