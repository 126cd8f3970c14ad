"""O7-O11: lives, rebirth, bonuses, floors, and the end."""

from __future__ import annotations

import pytest

import stolik
from tests.games.ogorek.situations import last_trick, table, told

# O7: 21 costs a life


def test_o7_eight_and_thirteen_lose_a_life() -> None:
    match = last_trick([7, 13, 9], points=[3, 8, 5])  # example 17
    assert table(match) == ([3, 5, 5], [2, 1, 2], [0, 5, 0])
    assert told(match, "lost-life") == [{"event": "lost-life", "rule": "O7", "seat": 1, "points": 21, "lives": 1}]
    assert told(match, "reborn") == [{"event": "reborn", "rule": "O7", "seat": 1, "points": 5}]


@pytest.mark.parametrize(("points", "lost"), [(6, False), (7, True), (8, True), (20, True)])
def test_o7_at_21_or_more(points: int, lost: bool) -> None:
    match = last_trick([7, 14, 9], points=[0, points, 3])
    assert table(match)[1] == ([2, 1, 2] if lost else [2, 2, 2])
    assert match.scores == ([0, 3, 3] if lost else [0, 20, 3])


def test_o7_reborn_with_the_highest_score_of_an_opponent() -> None:
    match = last_trick([7, 14, 9, 8], points=[12, 20, 17, 16])
    assert table(match) == ([12, 17, 17, 16], [2, 1, 2, 2], [0, 17, 0, 0])


def test_o7_an_opponents_score_may_be_higher_than_ones_own_was() -> None:
    match = last_trick([7, 14, 9], points=[19, 7, 0])
    assert match.scores == [19, 19, 0]


@pytest.mark.parametrize("most", [0, 20])
def test_o7_it_may_be_0_and_it_may_be_20(most: int) -> None:
    match = last_trick([7, 14], points=[most, 10])
    assert table(match) == ([most, most], [2, 1], [0, most])


def test_o7_only_opponents_still_in_the_game_count() -> None:
    match = last_trick([7, 14, None, 9], points=[4, 10, 33, 6])
    assert table(match) == ([4, 6, 33, 6], [2, 1, 0, 2], [0, 6, 0, 0])


def test_o7_opponents_on_their_second_life_count() -> None:
    match = last_trick([7, 14, 9], points=[11, 10, 6], lives=[1, 2, 2], floor=[11, 0, 0])
    assert match.scores == [11, 11, 6]


def test_o7_before_this_deals_bonuses() -> None:
    match = last_trick([12, 12, 7], points=[18, 9, 3])  # seat 1 takes it, seat 0 ties
    assert table(match) == ([6, 18, 3], [2, 1, 2], [0, 18, 0])
    assert [line["event"] for line in told(match, "penalty", "lost-life", "reborn", "bonus")] == [
        "penalty",
        "lost-life",
        "reborn",
        "bonus",
    ]


# O8: the second life


def test_o8_losing_a_second_life_eliminates() -> None:
    match = last_trick([7, 13, 9], points=[3, 8, 5], lives=[2, 1, 2], floor=[0, 5, 0])
    view = match.view()
    assert view["lives"] == [2, 0, 2]
    assert view["held"] == [6, 0, 6]
    assert told(match, "eliminated") == [{"event": "eliminated", "rule": "O8", "seat": 1}]
    assert told(match, "reborn") == []
    assert match.outcome is None


def test_o8_the_eliminated_play_no_more() -> None:
    match = last_trick([7, 13, 9], points=[3, 8, 5], lives=[2, 1, 2])
    acted = set()
    while match.view()["deal"] == 2:
        (seat,) = match.acting
        acted.add(seat)
        match.play(seat, match.legal(seat)[0])
    assert acted == {0, 2}
    assert match.check(1, 7) is not None


def test_o8_the_first_life_only_reduces_to_one() -> None:
    match = last_trick([7, 13], points=[3, 20])
    assert match.view()["lives"] == [2, 1]
    assert match.outcome is None


def test_o8_a_player_reborn_with_20_falls_with_any_card() -> None:
    match = last_trick([3, 7, 8], points=[20, 20, 20], lives=[1, 2, 1], floor=[20, 0, 20], leader=2)
    assert match.view()["lives"] == [1, 2, 0]


# O9: bonuses


def test_o9_every_other_player_with_the_highest_card_gets_as_much_off() -> None:
    match = last_trick([10, 10, 10, 9], points=[15, 12, 4, 18])
    assert match.scores == [5, 2, 14, 18]
    assert told(match, "bonus") == [
        {"event": "bonus", "rule": "O9", "seat": 0, "card": 10, "points": 5},
        {"event": "bonus", "rule": "O9", "seat": 1, "card": 10, "points": 2},
    ]


def test_o9_lower_cards_earn_nothing() -> None:
    match = last_trick([9, 10, 9, 9], points=[15, 2, 4, 18])
    assert match.scores == [15, 12, 4, 18]
    assert told(match, "bonus") == []


def test_o9_in_full_also_when_the_loser_is_reborn() -> None:
    match = last_trick([14, 14], points=[16, 7])
    assert table(match) == ([2, 16], [2, 1], [0, 16])


def test_o9_in_full_also_when_the_loser_is_eliminated() -> None:
    match = last_trick([14, 14, 7], points=[16, 7, 3], lives=[2, 1, 2])
    assert table(match)[1] == [2, 0, 2]
    assert match.scores[0] == 2
    match = last_trick([14, 14], points=[16, 7], lives=[1, 1])
    assert match.outcome is not None
    assert match.scores[0] == 2
    assert match.outcome.places == [1, 2]


def test_o9_only_the_last_trick_gives_bonuses() -> None:
    match = last_trick([9, 8, 7], points=[1, 10, 10])  # all played equal cards to the five tricks before
    assert match.scores == [10, 10, 10]


# O10: floors


def test_o10_a_score_never_falls_below_0() -> None:
    match = last_trick([13, 13, 7], points=[5, 0, 3])
    assert match.scores == [0, 13, 3]
    match = last_trick([13, 13, 7], points=[13, 0, 3])
    assert match.scores == [0, 13, 3]


def test_o10_a_reborn_players_never_below_that_of_the_rebirth() -> None:
    match = last_trick([7, 9, 9], 2, points=[0, 10, 12], lives=[2, 2, 1], floor=[0, 0, 12])  # example 16
    assert match.scores == [0, 19, 12]
    match = last_trick([7, 9, 9], 2, points=[0, 10, 18], lives=[2, 2, 1], floor=[0, 0, 12])
    assert match.scores == [0, 19, 12]
    match = last_trick([7, 9, 9], 2, points=[0, 10, 20], lives=[2, 2, 1], floor=[0, 0, 5])
    assert match.scores == [0, 19, 11]


def test_o10_for_good() -> None:
    match = last_trick([7, 13, 9], points=[6, 8, 5])  # seat 1 is reborn with 6
    assert table(match) == ([6, 6, 5], [2, 1, 2], [0, 6, 0])
    deals = 0
    while match.acting and deals < 30:
        seat = match.acting[0]
        before = match.view()["deal"]
        match.play(seat, match.legal(seat)[0])
        deals += match.view()["deal"] > before
        points, lives, floor = table(match)
        if lives[1]:
            assert floor[1] == 6
            assert points[1] >= 6
    assert deals > 1


def test_o10_reborn_with_0_or_20() -> None:
    zero = last_trick([14, 14, 7], 1, points=[0, 9, 0], lives=[2, 1, 2], floor=[0, 0, 0])
    assert zero.scores == [14, 0, 0]
    twenty = last_trick([14, 14, 7], 1, points=[0, 20, 0], lives=[2, 1, 2], floor=[0, 20, 0])
    assert twenty.scores == [14, 20, 0]


# O11: the end


def test_o11_the_last_player_left_wins() -> None:
    match = last_trick([7, 13], points=[3, 8], lives=[1, 1])
    assert match.outcome is not None
    assert match.outcome.reason == "last-left"
    assert match.outcome.places == [1, 2]
    assert match.acting == ()
    assert told(match, "won") == [{"event": "won", "rule": "O11", "seat": 0}]
    for winner in range(4):
        cards: list[int | None] = [None] * 4
        cards[winner], cards[(winner + 1) % 4] = 7, 13
        points, lives = [20] * 4, [0] * 4
        lives[winner] = lives[(winner + 1) % 4] = 1
        match = last_trick(cards, winner, points=points, lives=lives)
        assert told(match, "won")[0]["seat"] == winner
        assert match.outcome is not None
        assert match.outcome.places[winner] == 1


@pytest.mark.parametrize(
    ("fallen", "places"),
    [([0, 0, 1, 2], [1, 2, 4, 3]), ([0, 0, 2, 1], [1, 2, 3, 4])],
)
def test_o11_places_are_the_reverse_order_of_elimination(fallen: list[int], places: list[int]) -> None:
    match = last_trick([7, 13, None, None], points=[19, 8, 30, 22], lives=[1, 1, 0, 0], fallen=fallen)
    assert match.outcome is not None
    assert match.outcome.places == places


def test_o11_whoever_is_still_in_stands_better_than_the_eliminated() -> None:
    match = last_trick([7, 9, None, None], points=[20, 0, 21, 21], lives=[1, 1, 0, 0], fallen=[0, 0, 1, 2])
    assert match.outcome is None
    ranks = match.standing
    assert sorted(range(4), key=ranks.__getitem__, reverse=True) == [1, 0, 3, 2]


@pytest.mark.parametrize(("deal", "stops"), [(199, False), (200, True)])
def test_o11_after_200_deals_the_match_stops(deal: int, stops: bool) -> None:
    match = last_trick([7, 9, 8], points=[5, 1, 7], deal=deal)
    assert (match.outcome is not None) == stops
    if stops:
        assert match.outcome == stolik.Outcome("deals-played", [5, 10, 7], [1, 3, 2])
        assert told(match, "stopped") == [{"event": "stopped", "rule": "O11", "seat": -1, "deals": 200}]
        assert match.acting == ()
    else:
        assert match.view()["deal"] == 200


@pytest.mark.parametrize(
    ("points", "lives", "places"),
    [
        ([5, 1, 7, 0], [2, 2, 2, 2], [2, 4, 3, 1]),  # seat 1 takes the last trick: 10 points
        ([5, 1, 7, 0], [2, 2, 2, 1], [1, 3, 2, 4]),  # more lives before fewer points
        ([5, 1, 7, 7], [2, 2, 2, 2], [1, 4, 2, 2]),  # equal in both share the place
        ([10, 1, 7, 10], [2, 2, 1, 2], [1, 1, 4, 1]),
        ([10, 1, 10, 0], [1, 1, 1, 1], [2, 2, 2, 1]),
        ([7, 1, 7, 0], [1, 2, 2, 1], [4, 2, 1, 3]),
        ([0, 1, 20, 19], [1, 1, 2, 2], [3, 4, 2, 1]),
    ],
)
def test_o11_then_more_lives_then_fewer_points_and_equals_share(
    points: list[int], lives: list[int], places: list[int]
) -> None:
    match = last_trick([7, 9, 8, 7], points=points, lives=lives, deal=200)
    assert match.outcome is not None
    assert match.outcome.reason == "deals-played"
    assert match.outcome.places == places


def test_o11_stopped_with_somebody_eliminated() -> None:
    match = last_trick([7, 9, 8, None], points=[5, 1, 7, 30], deal=200)
    assert match.outcome is not None
    assert match.outcome.places == [1, 3, 2, 4]


def test_o11_the_last_deal_may_still_leave_one_player() -> None:
    match = last_trick([7, 13], points=[3, 8], lives=[1, 1], deal=200)
    assert match.outcome is not None
    assert match.outcome.reason == "last-left"
    assert told(match, "stopped") == []


@pytest.mark.parametrize("deal", [3, 200])
def test_o11_nothing_may_be_played_after_the_end(deal: int) -> None:
    lives = [2, 2] if deal == 200 else [1, 1]
    match = last_trick([7, 13], points=[3, 8 if deal == 3 else 0], lives=lives, deal=deal)
    with pytest.raises(stolik.IllegalAction) as refusal:
        match.play(0, 7)
    assert refusal.value.rule == "O11"
    assert match.legal(0) == []
    assert match.ticking == ()


def test_o11_the_standing_in_every_state() -> None:
    match = stolik.game("ogorek").match(seed=5)
    assert len(set(match.standing)) == 1
    match = last_trick([7, 9, 8, 7], points=[5, 1, 7, 5])
    assert sorted(range(4), key=match.standing.__getitem__) == [1, 2, 0, 3]
    assert match.standing[0] == match.standing[3]
