"""D1-D7: the board, men, captures and kings of the game of the box."""

from __future__ import annotations

from stolik.games.draughts.board import names
from tests.games.draughts.situations import board, moves, play, refused, told


def test_d1_twelve_men_each_and_white_starts() -> None:
    match = board("polish")
    assert match.view()["men"] == [
        ["a1", "c1", "e1", "g1", "b2", "d2", "f2", "h2", "a3", "c3", "e3", "g3"],
        ["b6", "d6", "f6", "h6", "a7", "c7", "e7", "g7", "b8", "d8", "f8", "h8"],
    ]
    assert match.acting == (0,)
    play(match, "c3-d4")
    assert match.acting == (1,)
    assert names(32)[0] == "a1"  # the dark corner at White's left


def test_d2_a_man_steps_forward_only() -> None:
    assert moves(board("polish", "W:Wd4:Bh8")) == {"d4-c5", "d4-e5"}
    assert moves(board("polish", "B:Wa1:Bd4")) == {"d4-c3", "d4-e3"}
    assert moves(board("polish", "W:Wa3,b4,h4:Ba5,h8")) == {"b4-c5", "h4-g5"}
    assert refused(board("polish", "W:Wd4:Bh8"), "d4-c3").startswith("D2: A man steps one square diagonally forward")
    assert refused(board("polish", "W:Wd4,c5:Bh8"), "d4-c5") == "D2: c5 is not empty."


def test_d3_capturing_is_compulsory_forward_and_backward() -> None:
    assert moves(board("polish", "W:Wd4,a1:Be3")) == {"d4xf2"}
    assert moves(board("polish", "W:Wd4,a1:Be5")) == {"d4xf6"}
    assert moves(board("polish", "W:Wd4:Be5,f6")) == {"d4-c5"}  # nothing behind it is empty
    assert moves(board("polish", "W:Wg3:Bh4,b6")) == {"g3-f4"}  # the edge is behind it
    assert refused(board("polish", "W:Wd4,a1:Be3"), "a1-b2") == "D3: Capturing is compulsory. You can play d4xf2."


def test_d3_several_in_one_move() -> None:
    match = board("polish", "W:We3:Bd4,d6,f6,h8")
    assert moves(match) == {"e3xg5"}
    assert refused(match, "e3xc5") == ("D3: The capture is not over on c5: it must go on. You can play e3xc5xe7xg5.")
    play(match, "e3xg5")
    assert match.view()["men"] == [["g5"], ["h8"]]
    assert told(match) == ["jumped", "jumped", "jumped", "took"]
    assert match.view()["last"] == ["e3", "c5", "e7", "g5"]


def test_d4_the_most_pieces() -> None:
    match = board("polish", "W:Wc3,g3:Bd4,f4,d6,f6,b4")
    assert moves(match) == {"c3xc7", "c3xg7", "g3xc7", "g3xg7"}
    assert refused(match, "c3xa5") == (
        "D4: 2 can be captured from c3, g3, this takes 1. You can play c3xe5xc7, c3xe5xg7, g3xe5xc7, g3xe5xg7."
    )


def test_d4_men_and_kings_count_one_each() -> None:
    assert moves(board("polish", "W:Wc3,f4:BKd4,g5,a7")) == {"c3xe5", "f4xh6"}


def test_d5_captured_pieces_block_until_the_move_is_over() -> None:
    match = board("polish", "W:WKe1:Bd2,b4,b6,d6,f6")
    assert moves(match) == {"e1xg7", "e1xh8"}


def test_d5_a_square_may_be_crossed_again_and_the_start_is_empty() -> None:
    match = board("polish", "W:Wc3:Bd4,d6,b6,b4,h8")
    assert moves(match) == {"c3xc3"}
    (action,) = match.legal(0)
    for text in ("c3xa5xc7xe5xc3", "c3xe5xc7xa5xc3"):
        assert match.game.read(match.state, 0, text) == action
    play(match, "c3xc3")
    assert match.view()["men"] == [["c3"], ["h8"]]


def test_d6_a_man_is_crowned_where_its_move_ends() -> None:
    match = play(board("polish", "W:Wa7:Bh2"), "a7-b8")
    assert match.view()["kings"] == [["b8"], []]
    assert told(match) == ["moved", "crowned"]


def test_d6_passing_through_the_last_rank_does_not_crown() -> None:
    match = board("polish", "W:Wd6:Be7,g7,g5,a7")
    assert moves(match) == {"d6xf4"}
    play(match, "d6xf8xh6xf4")
    assert match.view()["men"][0] == ["f4"]
    assert match.view()["kings"][0] == []


def test_d7_a_king_moves_and_captures_at_any_distance() -> None:
    assert moves(board("polish", "W:WKd4:Ba7")) == {
        *("d4-e5", "d4-f6", "d4-g7", "d4-h8", "d4-c3", "d4-b2", "d4-a1"),
        *("d4-e3", "d4-f2", "d4-g1", "d4-c5", "d4-b6"),
    }
    assert moves(board("polish", "W:WKa1:Bd4")) == {"a1xe5", "a1xf6", "a1xg7", "a1xh8"}
    assert moves(board("polish", "W:WKa1:Bd4,e5")) == {"a1-b2", "a1-c3"}
    assert refused(board("polish", "W:WKa1:Bh8"), "a1-a3").startswith("D7: A king moves diagonally")


def test_d7_a_king_lands_where_it_can_go_on() -> None:
    match = board("russian-official", "W:WKa1:Bc3,f4,h8")
    assert moves(match) == {"a1xg3", "a1xh2"}
    assert refused(match, "a1xd4") == (
        "D7: A king must land where it can go on capturing. You can play a1xe5xh2, a1xe5xg3."
    )
