"""The facts that the rules state about random play of Ogórek."""

from __future__ import annotations

import pytest

import stolik
from stolik.core.kernel import INTERPRET
from stolik.games.ogorek import rules
from tests.games.stories import Stories, agrees, mean, ratio

MATCHES = 10_000

pytestmark = pytest.mark.skipif(INTERPRET, reason="large samples want compiled rules")


@pytest.mark.parametrize(("players", "deals", "bonuses"), [(2, 6.2, 0.059), (3, 9.4, 0.091), (4, 12.4, 0.122)])
def test_deals_a_match_and_bonuses_a_deal(players: int, deals: float, bonuses: float) -> None:
    stories = Stories(stolik.game("ogorek", players=players), MATCHES, seed=players, longest_story=800)
    played = stories.states["deal"].astype(float)
    assert (stories.times(rules.PENALTY) == played).all()
    length, given = mean(played), ratio(stories.times(rules.BONUS), played)
    assert length[1] < 0.05, "the sample is too small to tell"
    assert given[1] < 0.002
    assert agrees(length, deals, 1), length
    assert agrees(given, bonuses, 3), given


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_but_one_lose_both_lives_unless_the_match_is_stopped(players: int) -> None:
    stories = Stories(stolik.game("ogorek", players=players), 500, seed=players, longest_story=800)
    assert (stories.times(rules.ELIMINATED) == players - 1).all()
    lives_left = stories.states["lives"].sum(axis=1)
    assert (stories.times(rules.LOST_LIFE) == 2 * players - lives_left).all()
    assert (stories.times(rules.WON) == 1).all()
