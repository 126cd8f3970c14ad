"""N9-N14: the action card, the examples of the printed rules among them."""

from __future__ import annotations

import random

import pytest

import stolik
from tests.games.nimmt.situations import before_turn, choose, table, told, turn


def dealt(openers: list[int], **options: object) -> stolik.Match:
    """A two-player table opened by these cards."""
    order = [card - 1 for card in range(1, 105) if card not in openers][:20] + [card - 1 for card in openers]
    return stolik.game("nimmt", players=2, **options).match(deals=[order])


# N9: set-up


def test_n9_the_action_card_lies_at_the_lowest_opening_card() -> None:
    match = dealt([47, 12, 88, 35])  # example 1
    assert table(match) == ([[47], [12], [88], [35]], 1, "even")
    assert told(match, "card-laid") == [{"event": "card-laid", "rule": "N9", "seat": -1, "row": 2, "last": 12}]


@pytest.mark.parametrize("row", range(4))
@pytest.mark.parametrize(("lowest", "side"), [(31, "odd"), (32, "even")])
def test_n9_it_shows_that_cards_parity(row: int, lowest: int, side: str) -> None:
    openers = [101, 102, 103, 104]
    openers[row] = lowest
    assert table(dealt(openers))[1:] == (row, side)


def test_n9_it_is_set_up_afresh_each_round() -> None:
    first = [*range(4, 24), 0, 1, 2, 3]  # openers 1, 2, 3, 4: the card at row 1, Odd
    second = [*range(24, 44), 60, 50, 70, 80]  # openers 61, 51, 71, 81: at row 2, Odd
    match = stolik.game("nimmt", players=2).match(deals=[first, second])
    assert table(match)[1:] == (0, "odd")
    while match.view()["round"] == 1:
        seat = match.acting[0]
        match.play(seat, match.legal(seat)[-1])
    assert table(match) == ([[61], [51], [71], [81]], 1, "odd")
    assert match.view()["taken"] == [0, 0]


def test_n9_the_base_game_has_no_action_card() -> None:
    match = dealt([47, 12, 88, 35], even_odd=False)
    assert table(match)[1:] == (None, None)
    assert told(match, "card-laid") == []
    match = turn([[50], [1, 2, 3, 4, 5], [70], [90]], [6, 8])
    assert table(match) == ([[50], [6, 8], [70], [90]], None, None)
    assert told(match, "card-moved", "passed-on", "blocked") == []


# N10: it is no card of the row


def test_n10_the_action_card_does_not_count_among_the_five() -> None:
    match = turn([[2, 4, 6, 8], [50], [70], [90]], [10, 92], 0)
    assert match.view()["rows"][0] == [2, 4, 6, 8, 10]
    assert match.scores == [0, 0]
    assert table(match)[1:] == (0, "even")


def test_n10_the_sixth_number_card_takes_the_marked_row_too() -> None:
    match = turn([[2, 4, 6, 8, 10], [50], [70], [90]], [12, 92], 0)
    assert match.view()["rows"][0] == [12]
    assert match.scores == [7, 0]


def test_n10_the_action_card_has_no_heads() -> None:
    marked = before_turn([[2], [50], [70], [90]], [12, 92], 0).view()["row_heads"]
    assert marked == before_turn([[2], [50], [70], [90]], [12, 92]).view()["row_heads"] == [1, 3, 3, 3]


# N11: only the shown parity


@pytest.mark.parametrize(("last", "card"), [(60, 62), (61, 63)])
def test_n11_the_shown_parity_goes_in(last: int, card: int) -> None:
    match = turn([[20], [last], [80], [90]], [card, 92], 1)
    assert match.view()["rows"] == [[20], [last, card], [80], [90, 92]]
    assert told(match, "passed-on") == []


@pytest.mark.parametrize(("last", "card"), [(60, 63), (61, 64)])
def test_n11_wrong_parity_passes_on(last: int, card: int) -> None:
    match = turn([[20], [last], [40], [90]], [card, 92], 1)
    assert match.view()["rows"] == [[20], [last], [40, card], [90, 92]]
    assert told(match, "passed-on") == [{"event": "passed-on", "rule": "N11", "seat": 0, "card": card, "row": 2}]


def test_n11_other_rows_take_either_parity() -> None:
    match = turn([[20], [60], [40], [90]], [41, 42, 91, 94], 1)
    assert match.view()["rows"] == [[20], [60], [40, 41, 42], [90, 91, 94]]
    assert told(match, "passed-on") == []


def test_n11_the_marked_row_is_no_obstacle_where_another_is_nearer() -> None:
    match = turn([[20], [60], [40], [90]], [23, 92], 0)
    assert match.acting == (0,)  # 23 is barred from 20, and nothing else is lower
    match = turn([[20], [60], [40], [90]], [43, 92], 0)
    assert match.view()["rows"][2] == [40, 43]


@pytest.mark.parametrize(("last", "card"), [(10, 23), (11, 24)])
def test_n11_wrong_parity_with_no_other_lower_row_takes_a_row(last: int, card: int) -> None:
    match = turn([[last], [50], [70], [90]], [card, 92], 0)
    assert match.acting == (0,)
    assert told(match, "blocked") == [{"event": "blocked", "rule": "N11", "seat": 0, "card": card, "row": 1}]
    assert told(match, "too-low") == []


def test_n11_a_card_passing_on_may_be_a_sixth() -> None:
    match = turn([[60], [1, 2, 3, 4, 5], [80], [90]], [63, 92], 0)
    assert match.view()["rows"] == [[60], [63], [80], [90, 92]]
    assert match.scores == [6, 0]
    assert [line["event"] for line in told(match, "passed-on", "sixth")] == ["passed-on", "sixth"]


def test_n11_the_full_marked_row_does_not_take_the_wrong_parity() -> None:
    match = turn([[2, 4, 6, 8, 10], [1], [80], [90]], [13, 92], 0)
    assert match.view()["rows"] == [[2, 4, 6, 8, 10], [1, 13], [80], [90, 92]]
    assert match.scores == [0, 0]


# N12: it moves after every take


def test_n12_away_from_its_row_although_the_restarted_row_is_lowest() -> None:
    match = turn([[3, 8, 12, 20, 26], [40], [61], [77]], [30, 80], 0)  # example 2
    assert table(match) == ([[30], [40], [61], [77, 80]], 1, "even")
    assert match.scores == [7, 0]
    assert told(match, "card-moved") == [{"event": "card-moved", "rule": "N12", "seat": -1, "row": 2, "last": 40}]


def test_n12_at_once_before_the_next_card_of_the_turn() -> None:
    match = turn([[10], [50], [70], [90]], [23, 24], 0)  # example 3
    match.play(0, "r1")
    assert table(match) == ([[23, 24], [50], [70], [90]], 1, "even")
    assert match.scores == [3, 0]


def test_n12_the_next_card_meets_it_at_its_new_row() -> None:
    rows = [[10], [21, 22, 23, 24, 25], [70], [90]]
    match = turn(rows, [27, 92], 0)  # 27 takes row 2, and the card goes to it, showing Odd
    assert table(match) == ([[10], [27], [70], [90, 92]], 1, "odd")
    match = turn(rows, [27, 28], 0)  # so 28 passes on to row 1, which is free again
    assert table(match) == ([[10, 28], [27], [70], [90]], 1, "odd")
    match = turn(rows, [27, 29], 0)
    assert table(match) == ([[10], [27, 29], [70], [90]], 1, "odd")


def test_n12_the_row_it_leaves_is_open_to_the_next_card() -> None:
    rows = [[30], [21, 22, 23, 24, 25], [70], [90]]
    match = turn(rows, [27, 33], 0)  # 33 would have been barred from the even row 1
    assert table(match) == ([[30, 33], [27], [70], [90]], 1, "odd")


def test_n12_the_restarted_row_counts_with_its_new_card() -> None:
    match = turn([[40], [31, 32, 33, 34, 35], [70], [50]], [39, 104], 3)
    assert table(match) == ([[40], [39], [70, 104], [50]], 1, "odd")
    match = turn([[20], [3, 4, 5, 6, 30], [70], [50]], [33, 104], 3)  # the 3 that began row 2 is gone
    assert table(match) == ([[20], [33], [70, 104], [50]], 0, "even")


def test_n12_after_a_row_taken_by_choice_that_was_not_the_marked_one() -> None:
    for row, marked, side in ((1, 1, "even"), (2, 2, "even"), (3, 3, "even")):
        match = turn([[10], [50], [70], [91]], [8, 60], 0)
        match.play(0, 105 + row)
        assert table(match)[1:] == (marked, side)  # 8 is the lowest of the other three
    match = turn([[10], [50], [70], [91]], [8, 60], 0)
    match.play(0, "r1")
    assert table(match)[1:] == (1, "even")  # 8 is lowest, but its row is where the card was


def test_n12_it_moves_although_its_own_row_was_not_touched() -> None:
    match = turn([[10], [21, 22, 23, 24, 25], [17], [90]], [27, 92], 0)
    assert table(match) == ([[10], [27], [17], [90, 92]], 2, "odd")  # of 27, 17 and 90 the 17


def test_n12_it_moves_with_every_take_of_a_turn() -> None:
    match = turn([[10], [21, 22, 23, 24, 26], [17], [91, 92, 93, 94, 96]], [27, 97], 0)
    assert [(line["row"], line["last"]) for line in told(match, "card-moved")] == [(3, 17), (1, 10)]
    assert table(match) == ([[10], [27], [17], [97]], 0, "even")


def test_n12_it_stays_where_nobody_takes() -> None:
    match = turn([[60], [20], [10], [90]], [61, 11], 0)  # the lowest row is another by now
    assert table(match)[1:] == (0, "even")
    assert told(match, "card-moved") == []


# N13: what follows


@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
def test_n13_the_side_is_the_parity_of_the_marked_rows_last_card(players: int) -> None:
    game = stolik.game("nimmt", players=players, rounds=2)
    chance = random.Random(players)
    sides = set()
    for seed in range(20):
        match = game.match(seed=seed)
        while match.acting:
            seat = chance.choice(match.acting)
            match.play(seat, chance.choice(match.legal(seat)))
            state = match.state
            last = max(state.rows[state.marked].tolist())
            assert last % 2 == state.side
            sides.add(int(state.side))
    assert sides == {0, 1}


def test_n13_a_position_with_the_wrong_side_cannot_be() -> None:
    with pytest.raises(stolik.BadPosition, match="N13"):
        before_turn([[10], [50], [70], [90]], [23, 24], 0, side="odd")
    position = {"rows": [[10], [50], [70], [90]], "hands": [[23], [24]]}
    with pytest.raises(stolik.BadPosition, match="N13"):
        stolik.game("nimmt", players=2).match(position=position)
    with pytest.raises(stolik.BadPosition, match="N9"):
        stolik.game("nimmt", players=2, even_odd=False).match(position=position | {"marked": 0})


# N14: the example of the printed rules

PRINTED = [[31], [12, 16, 28, 45, 52], [92], [85]]


def test_n14_the_printed_example() -> None:
    match = before_turn(PRINTED, [90, 104], 3)
    assert table(match)[1:] == (3, "odd")
    choose(match, [90, 104])
    assert table(match) == ([[31], [90], [92, 104], [85]], 0, "odd")
    assert match.scores == [1 + 1 + 1 + 2 + 1, 0]
    assert [line["event"] for line in match.view()["story"]] == [
        "revealed",
        "revealed",
        "passed-on",
        "sixth",
        "card-moved",
        "placed",
    ]


def test_n14_without_the_action_card_90_would_lie_behind_85() -> None:
    match = turn(PRINTED, [90, 104])
    assert match.view()["rows"] == [[31], PRINTED[1], [92, 104], [85, 90]]


def test_n14_an_odd_card_would_lie_behind_85() -> None:
    match = turn(PRINTED, [91, 104], 3)
    assert table(match) == ([[31], PRINTED[1], [92, 104], [85, 91]], 3, "odd")
