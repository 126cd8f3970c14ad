"""N4-N7: where a card goes and who takes a row."""

from __future__ import annotations

import pytest

from tests.games.nimmt.situations import table, take, told, turn

FIVE = [41, 42, 43, 44, 45]  # 1 + 1 + 1 + 5 + 2 heads


def test_n4_a_card_goes_only_behind_a_lower_card() -> None:
    match = turn([[50], [53], [2], [60]], [51, 61])  # 51 is nearest to 50 and to 53
    assert match.view()["rows"] == [[50, 51], [53], [2], [60, 61]]
    match = turn([[52], [53], [2], [60]], [51, 61])
    assert match.view()["rows"] == [[52], [53], [2, 51], [60, 61]]


def test_n4_rows_ascend() -> None:
    match = turn([[1, 2, 3, 4], [30], [50], [70]], [5, 31])
    assert match.view()["rows"][0] == [1, 2, 3, 4, 5]


def test_n5_of_the_rows_it_may_go_to_the_one_that_ends_highest() -> None:
    match = turn([[12], [37], [43], [58]], [55, 104])
    assert match.view()["rows"] == [[12], [37], [43, 55], [58, 104]]
    assert told(match, "placed")[0] == {"event": "placed", "rule": "N5", "seat": 0, "card": 55, "row": 3}


def test_n5_the_last_card_of_a_row_counts_not_its_first() -> None:
    match = turn([[20], [5, 30], [10, 25], [90]], [31, 91])
    assert match.view()["rows"] == [[20], [5, 30, 31], [10, 25], [90, 91]]


def test_n5_a_row_changed_in_the_same_turn_counts_as_it_is_then() -> None:
    match = turn([[10], [20], [30], [40]], [29, 35, 36, 28])
    assert match.view()["rows"] == [[10], [20, 28, 29], [30, 35, 36], [40]]


def test_n6_the_fifth_card_takes_nothing() -> None:
    match = turn([FIVE[:4], [1], [2], [70]], [45, 71])
    assert match.view()["rows"][0] == FIVE
    assert match.scores == [0, 0]


def test_n6_the_sixth_card_takes_the_five_and_restarts_the_row() -> None:
    match = turn([FIVE, [1], [2], [70]], [47, 71])
    assert match.view()["rows"] == [[47], [1], [2], [70, 71]]
    assert match.scores == match.view()["taken"] == [10, 0]
    assert told(match, "sixth") == [{"event": "sixth", "rule": "N6", "seat": 0, "card": 47, "row": 1, "heads": 10}]


def test_n6_the_own_card_does_not_count_and_the_next_goes_behind_it() -> None:
    match = turn([[40, 41, 42, 43, 45], [1], [2], [70]], [55, 56])  # 3 + 1 + 1 + 1 + 2 heads; 55 itself has 7
    assert match.view()["rows"][0] == [55, 56]
    assert match.scores == [8, 0]


def test_n6_is_no_choice_even_if_another_row_would_be_cheaper() -> None:
    match = turn([FIVE, [1], [2], [70]], [47, 71])
    assert match.acting == (0, 1)
    assert told(match, "took-row") == []


def test_n6_two_rows_may_be_taken_in_one_turn() -> None:
    match = turn([FIVE, [1], [2], [81, 82, 83, 84, 86]], [47, 87])
    assert match.view()["rows"] == [[47], [1], [2], [87]]
    assert match.scores == [10, 5]


@pytest.mark.parametrize(("row", "heads"), [(0, 10), (1, 3), (2, 5), (3, 4)])
def test_n7_the_player_takes_any_row_full_ones_included(row: int, heads: int) -> None:
    rows = [FIVE, [30], [22], [70, 71]]
    match = turn(rows, [7, 8])
    assert match.acting == (0,)
    assert match.legal(0) == [105, 106, 107, 108]
    assert match.legal(1) == []
    assert match.view()["taker"] == 0
    assert match.view()["rows"] == rows
    take(match, row)
    assert match.view()["rows"] == [*rows[:row], [7, 8], *rows[row + 1 :]]
    assert match.scores == [heads, 0]
    assert told(match, "took-row") == [
        {"event": "took-row", "rule": "N7", "seat": 0, "card": 7, "row": row + 1, "heads": heads}
    ]


def test_n7_the_choice_is_a_decision_of_its_own() -> None:
    match = turn([[20], [30], [40], [50]], [19, 60])
    assert match.acting == (0,)
    assert told(match, "too-low") == [{"event": "too-low", "rule": "N7", "seat": 0, "card": 19}]
    assert match.scores == [0, 0]
    assert match.view()["open"] == [19, 60]  # 60 waits for 19
    match.play(0, "r2")
    assert match.view()["rows"] == [[20], [19], [40], [50, 60]]
    assert match.view()["acting"] == [0, 1]


def test_n7_each_choice_sees_the_table_as_it_then_is() -> None:
    match = turn([[20, 21], [30], [40], [50]], [5, 3, 60])
    assert match.acting == (1,)  # the lowest first
    match.play(1, "r4")
    assert match.view()["rows"] == [[20, 21], [30], [40, 60], [3, 5]]  # 5 fits now: nothing more to choose
    assert match.view()["acting"] == [0, 1, 2]

    match = turn([[20, 21], [30], [40], [50]], [5, 8, 60], 0)
    assert match.acting == (0,)
    match.play(0, "r2")  # restarts with 5, and the action card goes there, showing Odd
    assert table(match) == ([[20, 21], [5], [40], [50]], 1, "odd")
    assert match.acting == (1,)  # 8 is barred from the only row below it, so its player chooses next
    assert match.view()["open"] == [0, 8, 60]
    match.play(1, "r2")
    assert table(match) == ([[20, 21], [8], [40], [50, 60]], 0, "odd")


def test_n7_cards_placed_before_are_seen_by_the_chooser() -> None:
    match = turn([[10], [50], [70], [90]], [11, 13], 0)  # even row: 11 is barred and no other is lower
    assert match.acting == (0,)
    match = turn([[10], [50], [70], [90]], [12, 13], 0)
    assert match.view()["rows"] == [[10, 12], [50], [70], [90]]
    assert match.acting == (1,)
    assert match.view(1)["rows"][0] == [10, 12]
    assert match.view(1)["open"] == [0, 13]
    assert told(match, "blocked") == [{"event": "blocked", "rule": "N11", "seat": 1, "card": 13, "row": 1}]


def test_n7_several_choose_in_one_turn_lowest_card_first() -> None:
    match = turn([[20], [30], [40], [50]], [9, 3, 6])
    assert match.acting == (1,)
    match.play(1, "r1")
    assert match.view()["rows"] == [[3, 6, 9], [30], [40], [50]]
    match = turn([[20], [30], [40], [50]], [8, 3, 6], 3)
    for seat, row in ((1, "r1"), (2, "r2")):  # 6 is barred from 3, then 8 fits behind 6
        assert match.acting == (seat,)
        match.play(seat, row)
    assert match.view()["rows"] == [[3], [6, 8], [40], [50]]


def test_n7_the_marked_row_may_be_taken_whatever_the_parity() -> None:
    for card in (5, 6):
        match = turn([[20], [30], [40], [50]], [card, 60], 0)
        match.play(0, "r1")
        assert table(match) == ([[card], [30], [40], [50, 60]], 1, "even")
        assert match.scores == [3, 0]


def test_n7_also_when_only_n11_is_in_the_way_every_row_may_be_taken() -> None:
    for row in range(4):
        match = turn([[10], [50], [70], [90]], [13, 14], 0)
        assert match.acting == (0,)
        assert match.legal(0) == [105, 106, 107, 108]
        take(match, row)
        assert match.view()["rows"][row][0] == 13
        assert match.scores == [3, 0]
