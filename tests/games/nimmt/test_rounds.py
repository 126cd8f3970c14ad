"""N8: the end of a round and of the match, places, and the options limit and rounds."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from tests.games.nimmt.situations import before_turn, choose, told, turn

QUIET = [[10], [30], [50], [70]]  # 71, 72... take nothing here
FIVE = [41, 42, 43, 44, 45]  # ten heads


def last_turn(heads: list[int], **fields: Any) -> stolik.Match:
    """The end of a round in which nobody takes anything more."""
    cards = [71 + seat for seat in range(len(heads))]
    return turn(QUIET, cards, last=True, heads=heads, **fields)


def test_n8_after_ten_turns_the_round_is_over_and_a_new_one_dealt() -> None:
    match = last_turn([10, 20])
    view = match.view()
    assert (view["round"], view["turn"], view["held"]) == (2, 1, [10, 10])
    assert view["heads"] == [10, 20]
    assert view["taken"] == [0, 0]
    assert told(match, "round-over") == [{"event": "round-over", "rule": "N8", "seat": -1, "round": 1}]
    assert match.outcome is None


def test_n8_cards_seen_count_for_their_round_only() -> None:
    first, second = [*range(84, 104), 0, 1, 2, 3], [*range(20), 50, 60, 70, 80]
    match = stolik.game("nimmt", players=2).match(deals=[first, second])
    assert match.view()["gone"] == [1, 2, 3, 4]
    seen: list[int] = []
    while match.view()["round"] == 1:
        seen = match.view()["gone"]
        seat = match.acting[0]
        match.play(seat, match.legal(seat)[-1])
    assert {1, 2, 3, 4, 104} < set(seen)
    assert match.view()["gone"] == [51, 61, 71, 81]


def test_n8_heads_add_up_over_the_rounds() -> None:
    match = turn([[20, 21, 22, 23, 24], [1], [2], [3]], [25, 4], last=True, heads=[30, 40])
    assert match.view()["round"] == 2
    assert match.scores == [30 + 3 + 1 + 5 + 1 + 1, 40]


@pytest.mark.parametrize(("most", "over"), [(65, False), (66, True), (67, True), (100, True)])
def test_n8_the_match_ends_after_the_round_in_which_somebody_has_66(most: int, over: bool) -> None:
    match = last_turn([20, most, 3], taken=[0, 40, 0])
    assert (match.outcome is not None) == over
    if over:
        assert match.outcome == stolik.Outcome("limit", [20, most, 3], [2, 3, 1])
        assert match.acting == ()
        assert told(match, "match-over") == [{"event": "match-over", "rule": "N8", "seat": -1}]


def test_n8_the_last_row_of_the_round_counts() -> None:
    match = turn([FIVE, [1], [2], [3]], [47, 4], last=True, heads=[56, 0])
    assert match.outcome == stolik.Outcome("limit", [66, 0], [2, 1])


def test_n8_the_round_is_played_out_although_somebody_has_66() -> None:
    match = turn([FIVE, [1], [2], [3]], [47, 4], heads=[60, 0])
    assert match.scores == [70, 0]
    assert match.acting == (0, 1)
    assert match.outcome is None


def test_n8_a_row_owed_at_the_end_of_the_round_is_still_chosen() -> None:
    match = turn(QUIET, [5, 71], last=True, heads=[63, 0])
    assert match.acting == (0,)
    assert match.outcome is None
    match.play(0, "r1")
    assert match.outcome == stolik.Outcome("limit", [66, 0], [2, 1])


@pytest.mark.parametrize(
    ("heads", "places"),
    [
        ([70, 10, 20, 10], [4, 1, 3, 1]),
        ([70, 70, 20, 30], [3, 3, 1, 2]),
        ([70, 20, 20, 20], [4, 1, 1, 1]),
        ([70, 70, 70, 70], [1, 1, 1, 1]),
        ([66, 0, 65, 64], [4, 1, 3, 2]),
    ],
)
def test_n8_fewest_heads_win_and_equals_share_the_place(heads: list[int], places: list[int]) -> None:
    match = last_turn(heads, taken=[max(0, count - 60) for count in heads])
    assert match.outcome == stolik.Outcome("limit", heads, places)


def test_n8_the_standing_is_right_while_the_match_goes_on() -> None:
    match = before_turn(QUIET, [71, 72, 73], heads=[12, 5, 12])
    low, high = min(match.standing), max(match.standing)
    assert match.standing == [low, high, low]
    assert match.scores == [12, 5, 12]


@pytest.mark.parametrize(("limit", "most", "over"), [(20, 20, True), (20, 19, False), (1, 1, True), (1000, 999, False)])
def test_n8_option_limit(limit: int, most: int, over: bool) -> None:
    match = last_turn([most, 0], taken=[1, 0], limit=limit)
    assert (match.outcome is not None) == over


def test_n8_option_limit_one_ends_after_the_first_heads() -> None:
    game = stolik.game("nimmt", players=2, limit=1)
    chance = random.Random(8)
    for seed in range(20):
        match = game.match(seed=seed)
        while match.acting:
            before, rounds = match.scores, match.view()["round"]
            seat = chance.choice(match.acting)
            match.play(seat, chance.choice(match.legal(seat)))
            if match.view()["round"] > rounds:
                assert before == match.scores == [0, 0]
        assert max(match.scores) >= 1


def test_n8_option_rounds_plays_a_fixed_number_whatever_the_heads() -> None:
    match = last_turn([500, 3], rounds=3, round=2)
    assert match.outcome is None
    assert match.view()["round"] == 3
    match = last_turn([5, 3], rounds=3, round=3)
    assert match.outcome == stolik.Outcome("rounds-played", [5, 3], [2, 1])


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_n8_option_rounds_counts_from_the_first(rounds: int) -> None:
    match = stolik.game("nimmt", players=3, rounds=rounds, limit=1).match(seed=rounds)
    decisions = 0
    while match.acting:
        seat = match.acting[0]
        action = match.legal(seat)[0]
        decisions += action <= 104
        match.play(seat, action)
    assert decisions == rounds * 30
    assert match.deals == rounds
    assert match.outcome is not None
    assert match.outcome.reason == "rounds-played"


def test_n8_nothing_may_be_played_after_the_end() -> None:
    match = last_turn([66, 0], taken=[1, 0])
    assert match.legal(0) == []
    with pytest.raises(stolik.IllegalAction) as refusal:
        match.play(0, 71)
    assert refusal.value.rule == "N8"
    assert match.view()["acting"] == []


def test_n8_a_match_that_ought_to_be_over_is_no_position() -> None:
    with pytest.raises(stolik.BadPosition, match="N8"):
        before_turn(QUIET, [71, 72], heads=[66, 0])
    match = before_turn(QUIET, [71, 72], heads=[66, 0], taken=[1, 0])
    choose(match, [71, 72])
    assert match.outcome is None


def test_n8_heads_that_could_not_be_counted_on_are_no_position() -> None:
    before_turn(QUIET, [71, 72], heads=[15_000, 0], rounds=100)
    with pytest.raises(stolik.BadPosition, match="N8"):
        before_turn(QUIET, [71, 72], heads=[15_001, 0], rounds=100)
