"""D10-D14: what the other games of the family do differently."""

from __future__ import annotations

import pytest

import stolik
from tests.games.draughts.situations import board, moves, play, refused, told


def test_d10_russian_crowned_in_mid_capture() -> None:
    match = board("russian", "W:Wd6:Be7,g7,g5,a7")
    assert moves(match) == {"d6xf4", "d6xe3", "d6xd2", "d6xc1"}
    play(match, "d6xe3")
    assert match.view()["kings"] == [["e3"], []]
    assert told(match) == ["jumped", "jumped", "jumped", "took", "crowned-in-passing"]


def test_d10_captures_before_and_after_crowning_count_together() -> None:
    fen = "W:Wb6,Kh2:Bc7,g3,e7"
    assert moves(board("russian", fen)) == {"b6xf2", "b6xe1"}
    assert len(moves(board("polish", fen))) == 3
    assert moves(board("russian-official", fen)) == {"b6xf2", "b6xe1", "h2xb8", "h2xf8"}


def test_d10_going_on_is_compulsory() -> None:
    match = board("russian", "W:Wh6:Bg7,c5,d2")
    assert len(match.legal(0)) == 1
    assert refused(match, "h6xf8") == (
        "D10: On the last rank the man becomes a king and must go on capturing as one: the capture is not over on f8. "
        "You can play h6xf8xb4xe1."
    )


def test_d11_american_kings_are_short() -> None:
    assert moves(board("american", "W:WKa1:Bd4")) == {"a1-b2"}
    assert moves(board("american", "W:WKc3:Bd4,h8")) == {"c3xe5"}
    assert moves(board("american", "W:Wd4:Be3")) == {"d4xf2"}
    assert refused(board("american", "W:WKa1:Bd4"), "a1-c3").startswith("D11: A king moves one square only")


def test_d12_corner_six_first_moves_each_with_one_reply() -> None:
    match = board("corner")
    assert len(match.legal(0)) == 6
    for action in match.legal(0):
        next_ = board("corner")
        next_.play(0, action)
        assert len(next_.legal(1)) == 1
    view = match.view()
    assert not {"a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"} & {*view["men"][0], *view["men"][1]}


def test_d12_nine_men() -> None:
    men = board("corner", setup="nine").view()["men"]
    assert [len(side) for side in men] == [9, 9]
    assert set(men[0]) == {"a1", "c1", "e1", "b2", "d2", "a3", "c3", "b4", "a5"}


def test_d12_promotion_in_the_corner_only() -> None:
    edge = play(board("corner", "W:We7,a1:Bh6", corner_promotion=True), "e7-f8")
    assert edge.view()["kings"] == [[], []]
    assert edge.view()["men"][0] == ["a1", "f8"]
    corner = play(board("corner", "W:Wb6:Bh6", corner_promotion=True), "b6-a7")
    assert corner.view()["kings"] == [["a7"], []]
    assert play(board("corner", "W:We7:Bh6"), "e7-f8").view()["kings"] == [["f8"], []]


def test_d13_german_set_up_and_steps() -> None:
    match = board("german")
    assert len(match.legal(0)) == 14
    assert [len(side) for side in match.view()["men"]] == [16, 16]
    assert moves(board("german", "W:Wd4:Bh8")) == {"d4-c5", "d4-e5"}


def test_d13_german_men_capture_in_five_directions() -> None:
    for target, landing in (("e4", "f4"), ("c4", "b4"), ("d5", "d6"), ("e5", "f6"), ("c5", "b6")):
        assert moves(board("german", f"W:Wd4:B{target}")) == {f"d4x{landing}"}
    for target in ("d3", "e3", "c3"):
        assert moves(board("german", f"W:Wd4:B{target}")) == {"d4-c5", "d4-e5"}
    match = board("german", "W:Wd4:Be4,d3")
    assert moves(match) == {"d4xf4"}
    assert refused(match, "d4xd2").startswith("D13: A man captures forward")


def test_d13_german_last_rank() -> None:
    match = board("german", "W:Wd6:Bd7,e8")
    assert moves(match) == {"d6xd8"}
    play(match, "d6xd8")
    assert match.view()["kings"][0] == ["d8"]
    assert moves(board("german", "W:Wd6:Bd7,e8", last_rank="continue")) == {"d6xf8"}


def test_d13_german_kings() -> None:
    eight = {"d4-d5", "d4-d3", "d4-c4", "d4-e4", "d4-c5", "d4-e5", "d4-c3", "d4-e3"}
    assert moves(board("german", "W:WKd4:Bh7")) == eight
    assert len(moves(board("german", "W:WKd4:Bh7", king="flying"))) == 27
    assert moves(board("german", "W:WKd4:Bd6", king="flying")) == {"d4xd7", "d4xd8"}


def test_d14_english() -> None:
    assert board("english").acting == (1,)
    match = board("english", "W:Wd4:Be3")
    assert moves(match) == {"d4-c5", "d4-e5"}
    assert refused(match, "d4xf2") == "D14: Men capture forward only. You can play d4-e5, d4-c5."
    crowned = board("english", "W:Wd6:Be7,g7,g5")
    assert moves(crowned) == {"d6xf8"}
    assert play(crowned, "d6xf8").view()["kings"][0] == ["f8"]
    assert moves(board("english", "W:Wc3,g3:Bd4,f4,d6,f6,b4")) == {"c3xc7", "c3xg7", "c3xa5", "g3xc7", "g3xg7"}


def test_d14_no_majority_in_the_official_russian_game() -> None:
    assert "c3xa5" in moves(board("russian-official", "W:Wc3,g3:Bd4,f4,d6,f6,b4"))


@pytest.mark.parametrize(
    ("name", "options"),
    [("polish", {"setup": "nine"}), ("corner", {"setup": "ten"}), ("german", {"king": "long"}), ("english", {"x": 1})],
)
def test_options_belong_to_their_games(name: str, options: dict[str, object]) -> None:
    with pytest.raises(stolik.BadOption):
        stolik.game(f"draughts/{name}", **options)
