"""Words in pairs, challenges and what follows from them: W11-W15."""

from __future__ import annotations

import pytest

from stolik.core.match import Match
from tests.games.words.situations import RACKS, accepted, listed, play, rack, refused, table, told


def after(first: str, second: str, **fields: object) -> Match:
    """A double turn of pair 0 is made; pair 1 is to accept or challenge it."""
    match = table(**fields)  # type: ignore[arg-type]
    play(match, f"0: {first}", f"1: {second}")
    assert match.view(None)["stage"] == "window"
    return match


def kinds(match: Match) -> list[str]:
    return [move["kind"] for move in match.view(None)["moves"]]


# W11


def test_w11_one_proposes_and_the_other_confirms() -> None:
    match = after("8G CARG", "pass")
    assert listed(match, 2) == listed(match, 3) == ["accept", "challenge 1"]
    play(match, "3: challenge 1")
    assert match.acting == (2,)
    assert listed(match, 2) == ["yes", "no"]
    assert refused(match, "2: accept") == "W11 answer-first"
    assert refused(match, "3: accept") == "W11 have-voted"
    play(match, "2: yes")
    assert told(match)[:4] == ["challenged", "word", "invalid", "taken-back"]
    assert match.view(None)["score"] == [0, 0]


def test_w11_if_they_disagree_there_is_none() -> None:
    match = after("8G CARG", "pass")
    play(match, "3: challenge 1", "2: no")
    assert match.view(None)["score"] == [7, 0], "a phony stands unless it is challenged"
    assert match.view(None)["turn"] == 1
    assert match.view(None)["crosses"] == [0, 0]


def test_w11_an_acceptance_can_be_talked_over() -> None:
    match = after("8G CARG", "pass")
    play(match, "2: accept")
    assert match.acting == (3,)
    play(match, "3: challenge 1")
    assert match.acting == (2,)
    play(match, "2: yes")
    assert "invalid" in told(match)


def test_w11_both_accept() -> None:
    match = after("8G CARG", "J8 (G)AT")
    play(match, "3: accept")
    assert match.view(None)["stage"] == "window"
    play(match, "2: accept")
    assert match.view(None)["stage"] == "first"
    assert match.view(None)["score"] == [7 + 6, 0]


def test_w11_laying_a_tile_or_announcing_accepts() -> None:
    for action in ("2: +A1 E", "2: pass", "3: 8F O(CARG)", "2: -E"):
        match = after("8G CARG", "pass")
        play(match, action)
        assert match.view(None)["score"] == [7, 0], action
        assert match.view(None)["held"][0] == 7, "the opponents have drawn"
    play(match := after("8G CARG", "pass"), "2: +A1 E")
    assert match.acting == (2,)
    assert match.view(None)["loose_by"] == 2


def test_w11_both_moves_are_challenged_first_the_first() -> None:
    match = after("8G CARG", "10A TENB", words=("8G CAR", "9A TEA"))
    play(match, "2: challenge 1", "3: yes")
    assert kinds(match) == ["fell", "placed"]
    assert listed(match, 2) == ["accept", "challenge 2"]
    play(match, "3: challenge 2", "2: yes")
    assert match.view(None)["turn"] == 1
    assert match.view(None)["score"] == [0, 0]
    assert "drew" not in told(match)


def test_w11_deciding_on_the_second_move_accepts_the_first() -> None:
    match = after("8G CARG", "10A TENB", words=("8G CAR", "9A TEA"))
    play(match, "2: challenge 2", "3: yes")
    assert match.view(None)["score"] == [7, 0]
    assert match.view(None)["stage"] == "first"


def test_w11_when_the_second_is_proposed_the_partner_may_propose_the_first() -> None:
    match = after("8G CARG", "10A TENB", words=("8G CAR", "9A TEA"))
    play(match, "2: challenge 2")
    assert listed(match, 3) == ["challenge 1", "yes", "no"]
    play(match, "3: challenge 1")
    assert listed(match, 2) == ["yes", "no"]
    assert refused(match, "2: challenge 2") == "W11 answer-first"
    play(match, "2: no")
    assert kinds(match) == ["placed", "placed"]
    assert listed(match, 2) == ["accept", "challenge 2"]
    play(match, "2: challenge 2", "3: yes")
    assert match.view(None)["score"] == [7, 0]


def test_w11_one_verdict_for_all_words_which_are_listed() -> None:
    match = after("9H TAD", "pass", racks=("TADOGSE", *RACKS[1:]))  # TAD, AT, RA
    play(match, "2: challenge 1", "3: yes")
    words = [event for event in match.view(None)["story"] if event["event"] == "word"]
    assert [match.game.spoken(event, "en")["word"] for event in words] == ["TAD", "AT", "RA"]
    assert told(match).count("invalid") == 1


def test_w11_a_long_word_is_told_in_two_entries() -> None:
    match = table(racks=("SDOGATE", "TENIRAB", "EASLONU", "MIPHCOE"), words=("8B ALE", "8G CAR"))
    play(match, "0: 8B (ALE)SD(CAR)TOGE")
    events = [event for event in match.view(None)["story"] if event["event"].startswith("word")]
    assert "".join(match.game.spoken(event, "en")["word"] for event in events) == "ALESDCARTOGE"


def test_w11_there_is_nothing_to_judge_after_passes_and_exchanges() -> None:
    match = table()
    play(match, "0: pass", "1: -TEN")
    assert match.view(None)["stage"] == "first"
    assert refused(match, "2: accept") == "W11 nothing-to-judge"
    assert refused(match, "2: challenge 1") == "W11 nothing-to-judge"
    assert refused(match, "2: yes") == "W11 no-question"
    match = after("8G CARG", "pass")
    assert refused(match, "2: challenge 2") == "W11 not-open"
    assert refused(match, "0: accept") == "W11 nothing-to-judge"


def test_w11_opponents_do_not_see_the_votes() -> None:
    match = after("8G CARG", "pass")
    quiet = match.view(0)
    play(match, "2: challenge 1")
    assert match.view(0) == quiet
    assert match.view(None)["acting"] == [2, 3]
    assert match.view(3)["talk"][2]["challenges"] == 0
    assert match.view(0)["talk"][2] is None


# W12, W13


def test_w12_tiles_back_no_points_the_move_is_spent_nothing_drawn() -> None:
    match = after("8G CARG", "pass")
    play(match, "2: challenge 1", "3: yes")
    assert rack(match, 0) == "SDOATEG"
    assert match.view(2)["known"][0] == ["G"], "seen, and remembered"
    assert match.view(None)["board"][7] == "......CAR......"
    assert match.view(None)["turn"] == 1
    assert match.view(None)["bag"] == 67


def test_w13_example_18_the_second_builds_on_the_first() -> None:
    match = after("8G CARG", "J8 (G)AT")
    play(match, "2: challenge 1", "3: yes")
    assert told(match).count("taken-back") == 2
    assert "falls-too" in told(match)
    assert match.view(None)["score"] == [0, 0]
    assert sorted(rack(match, 0)) == sorted(RACKS[0])
    assert sorted(rack(match, 1)) == sorted(RACKS[1])
    assert "drew" not in told(match)


def test_w13_example_18_the_second_elsewhere_stands() -> None:
    match = after("8G CARG", "10A TEN", words=("8G CAR", "9A TEA"))
    points = match.view(None)["moves"][1]["points"]
    play(match, "2: challenge 1", "3: yes")
    assert "stands" in told(match)
    accepted(match)
    assert match.view(None)["score"] == [points, 0]
    drawn = [event["seat"] for event in match.view(None)["story"] if event["event"] == "drew"]
    assert drawn == [1]


def test_w13_example_18_after_an_exchange_the_second_is_judged_alone() -> None:
    match = after("-SDO", "8G CARN")
    assert listed(match, 2) == ["accept", "challenge 2"]
    play(match, "2: challenge 2", "3: yes")
    assert match.view(None)["score"] == [0, 0]
    assert [event["seat"] for event in match.view(None)["story"] if event["event"] == "drew"] == [0]


def test_w13_a_cross_word_with_a_tile_of_the_first_builds_on_it() -> None:
    match = after("8G CARG", "J8 (G)A")
    play(match, "2: challenge 1", "3: yes")
    assert "falls-too" in told(match)


def test_w13_without_the_first_the_second_could_not_lie_there() -> None:
    match = table(words=(), turn_no=2, racks=("GOZSATE", *RACKS[1:]))
    play(match, "0: 8G GOZ", "1: 9I RAIN")
    play(match, "2: challenge 1", "3: yes")
    assert "falls-too" in told(match)
    assert set("".join(match.view(None)["board"])) == {"."}


# W14


def challenged_in_vain(crosses: int, **fields: object) -> Match:
    match = after("8G CARD", "10A TEN", words=("8G CAR", "9A TEA", "11L DOG"), crosses=[0, crosses], **fields)
    play(match, "2: challenge 1", "3: yes")
    return match


def test_w14_an_unjustified_challenge_is_a_cross_of_the_pair() -> None:
    match = challenged_in_vain(0)
    assert match.view(None)["crosses"] == [0, 1]
    assert match.view(None)["lost_moves"] == [0, 0]
    assert refused(match, "2: challenge 1") == "W11 not-open"
    accepted(match)
    play(match, "2: pass")
    assert match.acting == (3,)


def test_w14_the_third_cross_costs_one_move() -> None:
    match = challenged_in_vain(2)
    assert match.view(None)["lost_moves"] == [0, 1]
    accepted(match)
    assert match.view(None)["single"] == "lost"
    assert match.view(None)["lost_moves"] == [0, 0]
    assert match.acting == (2, 3), "the partners choose who makes the remaining move"
    play(match, "3: 8F S(CARD)" if "S" in rack(match, 3) else "3: pass")
    assert match.view(None)["turn"] == 0


def test_w14_the_remaining_move_is_a_first_move_without_early_judgement() -> None:
    match = table(lost=[1, 0], crosses=[3, 0], single=2, kinds=[0, 4])
    assert refused(match, "0: ask") == "W15 ask-one-move"
    play(match, "1: 8G CARE")
    assert match.view(None)["stage"] == "window"
    assert kinds(match) == ["placed", "struck"]


def test_w14_lost_moves_wait_at_most_one_a_double_turn() -> None:
    match = table(crosses=[2, 4], lost=[0, 2], words=("8G CARS", "9A TEA"), turn=1)
    play(match, "2: pass", "3: pass", "0: -S", "1: pass")
    assert match.view(None)["single"] == "lost"
    assert match.view(None)["lost_moves"] == [0, 1]
    play(match, "2: pass", "0: pass", "1: pass")
    assert match.view(None)["single"] == "lost"
    assert match.view(None)["lost_moves"] == [0, 0]


def test_w14_two_unjustified_challenges_in_one_window_make_two_crosses() -> None:
    match = after("8G CARD", "A9 (T)EN", words=("8G CAR", "9A TEA"), crosses=[0, 2])
    play(match, "2: challenge 1", "3: yes", "2: challenge 2", "3: yes")
    assert match.view(None)["crosses"] == [0, 4]
    assert match.view(None)["lost_moves"] == [0, 1], "one is struck at once, the other waits"
    assert match.view(None)["single"] == "lost"


def test_w14_with_one_partner_out_the_turn_is_skipped() -> None:
    match = table(("DE", "TENI", "", "MIPH"), bag=0, lost=[0, 1], crosses=[0, 3])
    play(match, "0: pass", "1: pass")
    assert "turn-skipped" in told(match)
    assert match.view(None)["turn"] == 0
    assert match.view(None)["lost_moves"] == [0, 0]
    assert int(match.state.quiet) == 2


def test_w14_a_lost_move_in_the_last_double_turn_has_no_object() -> None:
    match = table(("D", "EN", "EAS", "MIPH"), bag=0, words=("8G CAR", "3A TEA"), crosses=[0, 2])
    play(match, "0: 8G CARD", "1: A3 (T)EN", "2: challenge 1", "3: yes")
    assert match.view(None)["crosses"] == [0, 3]
    assert match.view(None)["lost_moves"] == [0, 1]
    accepted(match)
    assert match.outcome is not None, "closed before the move could be lost"


# W15


def asked(first: str = "8G CARD") -> Match:
    match = table()
    play(match, f"0: {first}", "1: ask", "0: yes")
    return match


def test_w15_both_partners_agree_to_ask() -> None:
    match = table()
    play(match, "0: 8G CARD")
    assert "ask" in listed(match, 1)
    play(match, "1: ask")
    assert match.acting == (0, 1)
    assert listed(match, 0) == ["yes", "no"]
    play(match, "0: no")
    assert match.acting == (1,)
    assert refused(match, "0: ask") == "W15 ask-once"
    assert match.view(2)["early"] is None, "whether it was proposed is their own affair"
    play(match := table(), "0: 8G CARD", "0: ask")
    assert match.acting == (1,)
    assert listed(match, 1)[-2:] == ["yes", "no"]


def test_w15_the_opponents_have_three_answers() -> None:
    match = asked()
    assert match.acting == (1, 2, 3), "and the clock runs on"
    assert match.ticking == (0, 1)
    assert listed(match, 2) == ["accept", "challenge 1", "later"]


def test_w15_accepted_it_is_final_and_the_sum_is_written() -> None:
    match = asked()
    play(match, "2: accept", "3: accept")
    assert match.view(None)["score"] == [7, 0]
    assert match.view(None)["moves"][0]["settled"]
    play(match, "1: J8 (D)EN")
    assert listed(match, 2) == ["accept", "challenge 2"]


def test_w15_found_valid_it_is_final_and_costs_a_cross() -> None:
    match = asked()
    play(match, "3: challenge 1", "2: yes")
    assert match.view(None)["crosses"] == [0, 1]
    assert match.view(None)["score"] == [7, 0]
    assert match.acting == (1,)


def test_w15_found_invalid_the_second_plays_on_the_restored_board() -> None:
    match = asked("8G CARG")
    play(match, "1: +K8 E", "2: challenge 1", "3: yes")
    assert kinds(match) == ["fell"]
    assert match.acting == (1,)
    play(match, "1: 8G CARE")
    accepted(match)
    assert [event["seat"] for event in match.view(None)["story"] if event["event"] == "drew"] == [1]


def test_w15_left_for_later() -> None:
    match = asked("8G CARG")
    play(match, "2: later", "1: pass")
    assert listed(match, 2) == ["accept", "challenge 1"]
    assert refused(match, "2: later") == "W15 later-not-now"


def test_w15_if_the_opponents_disagree_there_is_no_challenge() -> None:
    match = asked("8G CARG")
    play(match, "2: challenge 1", "3: no")
    assert match.view(None)["moves"][0]["settled"]


@pytest.mark.parametrize("vote", [(), ("2: accept",), ("3: challenge 1",)])
def test_w15_announcing_the_second_move_lets_the_request_lapse(vote: tuple[str, ...]) -> None:
    match = asked("8G CARG")
    play(match, *vote, "1: J8 (G)AT")
    assert listed(match, 2) == listed(match, 3) == ["accept", "challenge 1", "challenge 2"]
    play(match, "2: challenge 1", "3: yes")
    assert "falls-too" in told(match)


def test_w15_not_for_the_opening_an_exchange_or_a_settled_move() -> None:
    opening = table(words=(), turn_no=1)
    assert refused(opening, "0: ask") == "W15 ask-one-move"
    match = table()
    assert refused(match, "0: ask") == "W15 ask-not-now"
    assert refused(match, "2: ask") == "W5 not-your-turn"
    play(match, "0: -SD")
    assert refused(match, "1: ask") == "W15 ask-not-now"
    assert "ask" not in listed(match, 1)
