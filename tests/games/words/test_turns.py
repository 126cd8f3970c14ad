"""Words in pairs, the course of a match: W1-W10, W16-W19."""

from __future__ import annotations

import pytest

import stolik
from stolik.core.contract import HOST
from stolik.core.match import Match
from stolik.core.record import Deal
from stolik.games.words.state import FLAG
from tests.games.words.situations import CAR, RACKS, accepted, listed, play, rack, refused, table, told


def first_deals(match: Match) -> list[int]:
    return [len(entry.numbers) for entry in match.record.actions if isinstance(entry, Deal)]


def test_w1_partners_see_each_other_and_nobody_else() -> None:
    match = table()
    assert match.game.teams == ((0, 1), (2, 3))
    assert match.game.players == 4
    view = match.view(1)
    assert ["".join(row) for row in view["racks"][:2]] == list(RACKS[:2])
    assert view["racks"][2:] == [[None] * 7] * 2
    assert match.view(None)["racks"] == [[None] * 7] * 4
    assert refused(match, "4: pass") == "W1 no-such-seat"
    assert match.check(0, 1 << 62) is not None


@pytest.mark.parametrize(("language", "letters"), [("cs", 39), ("pl", 32), ("en", 26)])
def test_w2_without_jokers_there_are_98_tiles(language: str, letters: int) -> None:
    game = stolik.game("words", language=language, lexicon="sample")
    assert int(game.empty_table()[0].left) == 98
    assert game.rules.letters == letters
    with_jokers = stolik.game("words", language=language, lexicon="sample", jokers=True)
    assert int(with_jokers.empty_table()[0].left) == 100
    assert int(with_jokers.empty_table()[0].bag[64]) == 2


def test_w2_the_language_is_czech_unless_another_is_chosen() -> None:
    assert stolik.game("words", lexicon="sample").options["language"] == "cs"
    with pytest.raises(stolik.BadOption, match="'cs' or 'pl' or 'en'"):
        stolik.game("words", language="de")


def test_w3_nearest_to_a_starts_and_unmarked_comes_first() -> None:
    game = stolik.game("words", lexicon="sample")  # the bag begins a a a a a á á b b
    for numbers, starter in (([0, 5], 0), ([5, 0], 1), ([7, 6], 1), ([97, 0], 1)):
        match = game.match(seed=1, deals=[numbers])
        assert match.view(None)["turn"] == starter, numbers
    assert match.game.match(seed=1, deals=[[0, 5]]).view(0)["story"][0]["event"] == "start-drawn"


def test_w3_equals_draw_again_and_the_tiles_go_back() -> None:
    match = stolik.game("words", lexicon="sample").match(seed=1, deals=[[0, 4], [5, 6], [8, 7], [9, 3]])
    assert match.view(None)["turn"] == 1
    assert first_deals(match) == [2, 2, 2, 2, 7, 7, 7, 7]


def test_w3_a_joker_comes_before_all() -> None:
    game = stolik.game("words", lexicon="sample", jokers=True)
    assert game.match(seed=1, deals=[[0, 99]]).view(None)["turn"] == 1


def test_w4_the_starting_partners_draw_first_seven_each() -> None:
    match = stolik.game("words", lexicon="sample").match(seed=1, deals=[[5, 0]])
    drawn = [event["seat"] for event in match.view(None)["story"] if event["event"] == "drew-first"]
    assert drawn == [2, 3, 0, 1]
    assert match.view(None)["held"] == [7] * 4
    assert match.view(None)["bag"] == 70
    before = Match(match.game, seed=1, serve=False)
    assert before.check(0, "pass") is not None
    assert before.check(0, "pass").rule == "W4"  # type: ignore[union-attr]


def opening(**fields: object) -> Match:
    return table(words=(), turn_no=1, **fields)


def test_w5_one_move_then_double_turns() -> None:
    match = opening()
    assert match.acting == (0, 1)
    play(match, "1: 8F RAIN")
    assert match.view(None)["stage"] == "window"
    assert match.acting == (2, 3)
    accepted(match)
    assert match.view(None)["turn"] == 1
    play(match, "3: pass")
    assert match.acting == (2,)
    play(match, "2: pass")
    assert match.acting == (0, 1)
    play(match, "0: pass", "1: pass")
    assert match.view(None)["turn"] == 1


@pytest.mark.parametrize("first", ["0: pass", "0: -SD", "0: 8G GOZ"])
def test_w5_an_opening_that_leaves_nothing_leaves_the_centre_to_be_covered(first: str) -> None:
    match = opening(racks=("SDOGATZ", *RACKS[1:]))
    play(match, first)
    if "GOZ" in first:
        play(match, "2: challenge 1", "3: yes")
    assert set("".join(match.view(None)["board"])) == {"."}
    assert refused(match, "2: 1A SEA") == "W27 not-centre"
    assert refused(match, "2: 8H S") == "W27 one-tile"
    assert refused(match, "2: 8G SEA") is None


def test_w6_each_partner_makes_one_move_and_either_may_begin() -> None:
    for first, second in ((0, 1), (1, 0)):
        match = table()
        assert match.acting == (0, 1)
        play(match, f"{first}: pass")
        assert match.acting == (second,)
        assert refused(match, f"{first}: pass") == "W6 partner-moves"
        assert refused(match, "2: pass") == "W5 not-your-turn"
        play(match, f"{second}: pass")
        assert match.acting == (2, 3)


def test_w7_the_first_tile_laid_binds_its_owner() -> None:
    match = table()
    play(match, "1: +J8 T")
    assert match.acting == (1,)
    assert refused(match, "0: pass") == "W7 bound"
    assert refused(match, "0: +K8 E") == "W7 bound"
    play(match, "1: lift J8")
    assert refused(match, "0: pass") == "W7 bound"
    assert refused(match, "1: lift") == "W7 nothing-loose"
    assert refused(match, "1: +H8 T") == "W7 square-taken"
    assert refused(match, "1: +J8 Z") == "W26 not-in-rack"
    play(match, "1: -TEN")  # who is bound may still exchange
    assert match.acting == (0,)


def test_w7_saying_who_goes_does_not_bind() -> None:
    match = table()
    play(match, "0: i go", "1: pass")
    assert match.acting == (0,)
    match = table()
    play(match, "0: you go")
    assert match.acting == (1,)
    play(match, "0: pass")  # and still goes
    assert match.acting == (1,)


def test_w7_loose_tiles_are_seen_by_all_and_stay_known() -> None:
    match = table()
    play(match, "0: +J8 D", "0: +G9 O")
    assert match.view(2)["loose"] == [{"square": "J8", "tile": "D"}, {"square": "G9", "tile": "O"}]
    assert match.view(2)["known"][0] == []
    play(match, "0: lift")
    assert match.view(2)["known"][0] == ["D", "O"]
    assert rack(match, 0) == "SGATEDO"
    play(match, "0: +J8 D")
    assert match.view(2)["known"][0] == ["O"]


def test_w8_announcing_ends_a_move() -> None:
    match = table()
    play(match, "0: +J8 D", "0: 8G CARD")
    assert match.view(None)["moves"] == [
        {"kind": "placed", "mover": 0, "tiles": 1, "squares": ["J8"], "word": "CARD", "points": 7, "settled": False}
    ]
    assert match.view(None)["loose"] == []
    assert refused(match, "0: lift") == "W7 nothing-loose"
    assert match.acting == (1,)
    assert match.view(None)["score"] == [0, 0]  # the sum waits
    assert told(match)[:2] == ["announced", "word"]


def test_w8_what_was_laid_need_not_be_what_is_announced() -> None:
    match = table()
    play(match, "0: +A1 G", "0: 8G CARD")
    assert match.view(None)["board"][0] == "." * 15
    assert match.view(2)["known"][0] == ["G"]


def test_w9_one_clock_a_pair_pressed_by_the_second_move() -> None:
    match = table()
    period = int(match.state.period)
    assert match.ticking == (0, 1)
    play(match, "0: you go", "1: 8G CARE")
    assert match.ticking == (0, 1)
    assert int(match.state.period) == period
    play(match, "0: pass")
    assert match.ticking == (2, 3)
    assert int(match.state.period) == period + 1
    accepted(match)
    assert int(match.state.period) == period + 1, "challenging and drawing take the same time"
    play(match, "2: pass", "3: pass")
    assert int(match.state.period) == period + 2
    assert refused(match, "0: flag") == "W9 not-your-flag"


def test_w9_no_flag_falls_while_no_clock_runs() -> None:
    match = stolik.game("words", lexicon="sample").match(seed=1)
    match.resign(0)
    waiting = Match(match.game, seed=1, serve=False)
    refusal = waiting.check(HOST, FLAG)
    assert refusal is not None
    assert refusal.rule == "W9"


def test_w10_nothing_announced_becomes_two_passes() -> None:
    match = table()
    play(match, "0: +J8 D", "flag")
    assert match.view(None)["turn"] == 1
    assert match.view(2)["known"][0] == ["D"]
    assert rack(match, 0) == "SOGATED"
    assert told(match).count("passed-by-time") == 2
    assert int(match.state.quiet) == 1


def test_w10_what_was_announced_stands_and_may_be_challenged() -> None:
    match = table()
    play(match, "0: 8G CARD", "1: +K8 E", "flag")
    assert match.view(None)["stage"] == "window"
    assert [move["kind"] for move in match.view(None)["moves"]] == ["placed", "passed"]
    assert listed(match, 2) == ["accept", "challenge 1"]


def test_w10_a_pending_early_judgement_lapses() -> None:
    match = table()
    play(match, "0: 8G CARD", "1: ask", "0: yes", "2: accept", "flag")
    assert match.view(None)["stage"] == "window"
    assert listed(match, 2) == listed(match, 3) == ["accept", "challenge 1"]


def test_w10_time_over_in_the_window_accepts_and_passes() -> None:
    match = table()
    play(match, "0: 8G CARD", "1: pass", "2: challenge 1", "flag")
    assert match.view(None)["score"] == [7, 0]
    assert match.view(None)["turn"] == 0
    assert match.view(None)["held"] == [7] * 4
    assert match.acting == (0, 1)


def test_w16_the_first_mover_draws_then_the_second() -> None:
    match = table()
    play(match, "1: 8G CARE", "0: J8 (E)AT")
    assert match.view(None)["held"] == [5, 6, 7, 7]
    accepted(match)
    drawn = [(event["seat"], event["count"]) for event in match.view(None)["story"] if event["event"] == "drew"]
    assert drawn == [(1, 1), (0, 2)]


def test_w16_an_exchanger_draws_in_turn_and_the_old_tiles_go_back() -> None:
    match = table(bag=9)
    play(match, "0: -SDOGATE", "1: 8G CARE")
    assert match.view(None)["bag"] == 9
    assert match.view(2)["set_aside"] == [7, 0, 0, 0]
    accepted(match)
    assert match.view(None)["bag"] == 8
    drawn = [event for event in match.view(None)["story"] if event["event"] == "drew"]
    assert [(event["seat"], event["count"], event["left"]) for event in drawn] == [(0, 7, 9), (1, 1, 8)]


def test_w16_nobody_draws_after_a_pass_or_an_invalid_move() -> None:
    match = table()
    play(match, "0: 8G CARG", "1: pass", "2: challenge 1", "3: yes")
    assert "drew" not in told(match)
    assert match.view(None)["bag"] == 67
    assert rack(match, 0) == "SDOATEG"


def test_w16_nothing_is_played_while_tiles_are_drawn() -> None:
    match = table()
    waiting = Match(match.game, seed=1, position=match.game.position(match.state), serve=False)
    play(waiting, "0: 8G CARD", "1: pass", "2: accept", "3: accept")
    assert waiting.acting == ()
    assert refused(waiting, "2: pass") == "W16 drawing-first"
    assert refused(waiting, "2: rack SEALONU") is None


@pytest.mark.parametrize(("laid", "allowed"), [("J4 DOGES", True), ("J3 DOGEST", False)])
def test_w17_example_19_the_second_exchange_counts_what_the_first_has_laid(laid: str, allowed: bool) -> None:
    match = table(racks=("DOGESTT", *RACKS[1:]), bag=12)
    play(match, f"0: {laid}")
    assert match.view(1)["bag_for_exchange"] == (7 if allowed else 6)
    assert refused(match, "1: -T") == (None if allowed else "W17 bag-low")
    assert any(match.game.show(match.state, 1, action) == "-T" for action in match.legal(1)) == allowed


def test_w17_a_later_verdict_does_not_reopen_an_exchange() -> None:
    match = table(bag=8)
    play(match, "0: 8G CARG", "1: -T", "2: challenge 1", "3: yes")
    assert told(match).count("drew") == 1
    match = table(bag=8)
    play(match, "0: 8F GCARS")
    assert refused(match, "1: -T") == "W17 bag-low"


def test_w17_any_number_of_tiles_with_the_option() -> None:
    match = table(bag=3, options={"exchange": "any"})
    assert refused(match, "0: -SDO") is None
    assert refused(match, "0: -SDOG") == "W17 bag-low"
    assert refused(table(bag=6), "0: -S") == "W17 bag-low"
    assert refused(table(), "0: -Z") == "W26 not-in-rack"
    assert refused(table(bag=0), "0: pass") is None


def test_w17_in_the_window_the_opponents_draw_first() -> None:
    match = table(bag=8)
    play(match, "0: 8G CARD", "1: pass")
    assert refused(match, "2: -E") is None
    match = table(bag=8)
    play(match, "0: 8G CARD", "1: J8 (D)EAR")
    assert refused(match, "2: -E") == "W17 bag-low"


def ending(racks: tuple[str, str, str, str], **fields: object) -> Match:
    return table(racks=racks, bag=0, **fields)


def test_w18_a_pair_closes_when_both_are_out() -> None:
    match = ending(("D", "E", "EASLON", "MIPH"), words=("8G CAR", "3A TEA"))
    play(match, "0: 8G CARD", "1: A2 ET")
    assert match.outcome is None, "not before the window is over"
    accepted(match)
    assert match.outcome is not None
    assert match.outcome.reason == "closed"


def test_w18_closing_challenged_and_taken_back() -> None:
    match = ending(("D", "G", "EASLON", "MIPH"))
    play(match, "0: 8G CARD", "1: 8G CARDG", "2: challenge 2", "3: yes")
    assert match.outcome is None
    assert rack(match, 1) == "G"
    play(match, "2: pass", "3: pass")
    assert match.acting == (1,)


def test_w18_no_move_is_made_before_a_closing_is_judged() -> None:
    match = ending(("D", "G", "EASLON", "MIPH"))
    play(match, "0: 8G CARD", "1: 8G CARDG")
    assert refused(match, "2: pass") == "W11 judge-first"
    assert refused(match, "2: +A1 E") == "W11 judge-first"
    play(match, "flag")
    assert match.outcome is not None


def test_w19_one_partner_out_the_other_makes_the_first_move() -> None:
    match = ending(("DE", "", "EASLON", "MIPH"), single=3, kinds=[0, 4])
    assert match.acting == (0,)
    assert refused(match, "1: pass") == "W19 you-are-out"
    assert refused(match, "0: you go") == "W22 you-go-alone"
    play(match, "0: 8G CARD")
    assert match.view(None)["turn"] == 1
    assert [move["kind"] for move in match.view(None)["moves"]] == ["placed", "struck"]
    accepted(match)
    play(match, "2: pass", "3: pass")
    assert "one-left" in told(match)
    assert match.view(None)["single"] == "alone"


@pytest.mark.parametrize("over", ["flag", "2: pass"])
def test_w19_who_has_laid_all_seven_and_is_yet_to_draw_is_not_out(over: str) -> None:
    """Found by a flag in the window: the next turn of the pair began before its tiles were drawn."""
    match = table(crosses=[0, 3], lost=[0, 1])
    play(match, "0: J8 DOGATES", "1: pass", over)
    assert match.view(None)["turn"] == 0
    assert match.view(None)["single"] is None
    assert match.view(None)["held"] == [7] * 4
    assert match.acting == (0, 1)
    assert match.game.steps.soundness(match.game.rules, match.game.states(match.state)) == 0


def test_w19_who_comes_to_draw_from_an_empty_bag_is_out() -> None:
    match = table(bag=3, words=("8G CAR",))
    play(match, "0: 8F S(CAR)DOGATE", "1: 9G TENIRAB", "flag")
    assert match.view(None)["held"] == [3, 0, 7, 7]
    assert match.view(None)["single"] == "alone"
    assert match.acting == (0,)


def test_tiles_lie_in_the_middle() -> None:
    assert table(words=CAR).view(None)["board"][7] == "......CAR......"
