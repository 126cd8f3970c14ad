"""D8, D9 and D14: how a match ends, and the counters on the way."""

from __future__ import annotations

import pytest

import stolik
from tests.games.draughts.situations import board, counter, play, refused, told


def test_d8_capturing_everything_wins() -> None:
    match = play(board("polish", "W:Wc3:Bd4"), "c3xe5")
    assert match.outcome == stolik.Outcome("captured", [2, 0], [1, 2])
    assert told(match)[-1] == "won-all"
    assert match.game.explain(match.state, 1, "e5-f6", "en") == "D8: The match is won; no more moves are made."


def test_d8_leaving_no_move_wins() -> None:
    match = play(board("polish", "W:Wg1,e1:Bh2"), "e1-f2")
    assert match.outcome == stolik.Outcome("blocked", [2, 0], [1, 2])
    assert told(match)[-1] == "won-blocked"


def test_d9_threefold_repetition() -> None:
    match = board("polish", "W:WKa1,c1:BKb8,h6")
    assert counter(match, "repeated") == (1, 3)
    there_and_back = ("a1-b2", "b8-a7", "b2-a1", "a7-b8")
    play(match, *there_and_back)
    assert counter(match, "repeated") == (2, 3)
    assert match.outcome is None
    play(match, *there_and_back[:3])
    assert match.outcome is None
    play(match, there_and_back[3])
    assert match.outcome == stolik.Outcome("repeated", [1, 1], [1, 1])
    assert told(match)[-1] == "drawn-repeated"


def test_d9_the_same_board_with_the_other_mover_is_another_position() -> None:
    match = board("polish", "W:WKa1,c1:BKb8,h6")
    play(match, "a1-b2", "b8-a7", "b2-c3", "a7-b8", "c3-b2", "b8-a7", "b2-a1", "a7-b8")
    assert counter(match, "repeated") == (2, 3)  # the start; b2 and a7 came up twice with White to move
    assert match.outcome is None


def test_d9_thirty_plies_of_kings() -> None:
    position = {"men": [0, 0], "kings": [1, 1 << 28], "mover": 0, "quiet": 28}
    match = board("polish", position)
    assert counter(match, "quiet") == (28, 30)
    play(match, "a1-b2")
    assert match.outcome is None
    play(match, "b8-a7")
    assert match.outcome == stolik.Outcome("quiet", [1, 1], [1, 1])
    assert told(match)[-1] == "drawn-quiet"


def test_d9_a_man_or_a_capture_starts_the_count_again() -> None:
    match = board("polish", "W:WKa1,c1:BKb8,h6")
    play(match, "a1-b2", "b8-a7")
    assert counter(match, "quiet") == (2, 30)
    play(match, "c1-d2")
    assert counter(match, "quiet") == (0, 30)
    assert match.state.balance == 3
    assert not match.state.past[1:].any()


def test_d9_agreement() -> None:
    match = board("polish")
    match.agree_draw()
    assert match.outcome == stolik.Outcome("agreed", [1, 1], [1, 1])
    assert match.scores == [1, 1]


def test_d8_who_gives_up_or_runs_out_of_time_has_lost() -> None:
    for ended, reason in (("resign", "resigned"), ("flag", "time")):
        for loser, scores in ((0, [0, 2]), (1, [2, 0])):
            match = play(board("english"), "11-15")
            getattr(match, ended)(loser)
            assert match.outcome == stolik.Outcome(reason, scores, [2 - loser, 1 + loser])
            assert match.scores == match.view()["outcome"]["scores"] == scores
            assert stolik.verify(match.record).good


def test_d14_english_forty_moves() -> None:
    position = {"men": [0, 0], "kings": [1, 1 << 28], "mover": 0, "quiet": 78}
    match = board("english", position)
    play(match, "a1-b2")
    assert counter(match, "quiet") == (79, 80)
    play(match, "b8-a7")
    assert match.outcome == stolik.Outcome("quiet", [1, 1], [1, 1])


def test_d14_at_most_two_against_a_lone_king() -> None:
    position = {"men": [0, 0], "kings": [1 | 2, 1 << 28], "mover": 0, "balance": 8}
    match = board("russian-official", position)
    assert counter(match, "balance") == (8, 10)
    play(match, "a1-b2")
    assert match.outcome is None
    play(match, "b8-a7")
    assert match.outcome == stolik.Outcome("few", [1, 1], [1, 1])
    assert told(match)[-1] == "drawn-few"


def test_d14_three_against_a_lone_king_on_the_main_road() -> None:
    match = board("brazilian", "W:WKg1,Kh2,Kb8:BKa1")
    assert counter(match, "road") == (0, 10)
    play(match, "b8-a7", "a1-h8")
    assert counter(match, "road") == (2, 10)
    play(match, "a7-b8", "h8-g7", "b8-a7", "g7-h8", "a7-b8", "h8-a1", "b8-a7")
    assert counter(match, "road") == (9, 10)
    assert match.outcome is None
    play(match, "a1-b2")
    assert match.outcome is not None
    assert match.outcome.reason == "road"


def test_d14_leaving_the_main_road_starts_its_count_again() -> None:
    match = board("brazilian", "W:WKe1,Kh2,Kb8:BKa1")
    play(match, "h2-g1", "a1-b2", "g1-h2", "b2-a3")
    assert counter(match, "road") is None
    assert match.state.road == 0


@pytest.mark.parametrize(("kings", "limit"), [("Ka7,Kh8:BKb8,Kg1", 60), ("Ka7,Kh8,a1,c1:BKb8,h6", 120)])
def test_d14_no_change_of_balance(kings: str, limit: int) -> None:
    match = board("brazilian", f"W:W{kings}")
    assert counter(match, "balance") == (0, limit)
    position = match.game.position(match.state) | {"balance": limit - 1}
    last = board("brazilian", position)
    assert counter(last, "balance") == (limit - 1, limit)
    quiet = next(a for a in last.legal(0) if a >> 12 == 0 and last.state.kings[0] >> (a & 63) & 1)
    last.play(0, quiet)
    assert last.outcome is not None
    assert last.outcome.reason == "balance"


def test_d14_the_games_of_the_box_do_not_count_balance() -> None:
    match = board("polish", "W:WKa7,Kh8:BKb8,Kg1")
    assert counter(match, "balance") is None


def test_a_drawn_match_refuses_moves() -> None:
    position = {"men": [0, 0], "kings": [1, 1 << 28], "mover": 0, "quiet": 30}
    match = board("polish", position)
    assert match.acting == ()
    assert match.game.explain(match.state, 0, "a1-b2", "en") == "D9: The match is drawn; no more moves are made."
    assert refused(board("polish"), "d6-e5") == "D1: The piece on d6 is not yours."
