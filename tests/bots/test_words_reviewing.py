"""Looking back at matches of words: nothing that was decided is passed over, and what costs nothing is no fault."""

from __future__ import annotations

import pytest

from stolik.bots.review import Reviewed, review
from stolik.bots.study import Study
from stolik.bots.words.reviewing import CROSS
from stolik.core.match import Match
from stolik.core.registry import study
from stolik.core.words import LANGUAGES
from tests.games.words.situations import play, table


def looked_at(
    *actions: str, match: Match | None = None, effort: int | None = None, language: str = "en"
) -> list[Reviewed]:
    """The review of a match in which these were played."""
    match = match or table()
    play(match, *actions)
    return review(match.saved, effort, language)


def value_of(found: list[Reviewed], entry: int) -> float:
    """What was played at an entry, as the review values it."""
    return next(one.played.value for one in found if one.entry == entry)


def test_a_phony_that_fell_brought_nothing_and_cost_the_move() -> None:
    found = looked_at("0: J6 GODS", "1: pass", "2: challenge 1", "3: yes")
    passed = looked_at("0: pass", "1: pass")
    assert [one.entry for one in found] == [0, 1, 2, 3]
    first = found[0]
    assert first.notation[0] == "J6 GODS"
    assert first.played.value == value_of(passed, 0)
    assert first.best.value == passed[0].best.value
    assert first.costly
    assert "GODS is no word" in first.words
    assert "fell" in first.words
    assert "points more" in first.words


def test_a_phony_that_stood_brought_its_points_and_the_review_says_what_it_was() -> None:
    found = looked_at("0: 8G CARG", "1: pass", "2: accept", "3: accept")
    honest = looked_at("0: 8G CARD", "1: pass", "2: accept", "3: accept")
    assert [one.entry for one in found] == [0, 1, 2, 3]
    assert found[0].played.value == pytest.approx(value_of(honest, 0), abs=12)
    assert "CARG is no word" in found[0].words
    assert "fell" not in found[0].words
    assert found[2].best.value - found[2].played.value == 7, "who accepts it gives its points away"


def test_the_review_names_all_words_that_are_none() -> None:
    (one,) = looked_at("0: 7G GATS")
    assert one.notation[0] == "7G GATS"
    assert "GATS" in one.words
    assert "GC" in one.words


def test_a_second_move_that_fell_is_reviewed_too() -> None:
    found = looked_at("0: pass", "1: 8G CARB", "2: challenge 2", "3: yes")
    assert [one.entry for one in found] == [0, 1, 2, 3]
    assert "CARB is no word" in found[1].words
    assert found[1].played.value == value_of(looked_at("0: pass", "1: pass"), 1)


def test_a_phony_taken_back_in_training_leaves_nothing_behind() -> None:
    match = table()
    play(match, "0: 8G CARG", "1: pass", "2: challenge 1", "3: yes")
    match.undo(4, free=True)
    play(match, "0: 8G CARG", "1: pass", "2: accept", "3: accept")
    found = review(match.saved, None, "en")
    assert [one.entry for one in found] == [5, 6, 7, 8]
    assert "fell" not in found[0].words


def test_a_move_out_of_the_window_is_weighed_when_the_turn_before_is_over() -> None:
    direct = looked_at("0: 8G CARD", "1: pass", "2: J8 (D)EAL")
    polite = looked_at("0: 8G CARD", "1: pass", "2: accept", "3: accept", "2: J8 (D)EAL")
    assert (direct[-1].entry, direct[-1].notation) == (2, polite[-1].notation)
    assert direct[-1].played.value == pytest.approx(polite[-1].played.value)
    assert direct[-1].best.value == pytest.approx(polite[-1].best.value)


def test_a_move_out_of_the_window_accepts_what_was_wrong() -> None:
    (*_, last) = looked_at("0: 8G CARG", "1: pass", "2: pass")
    (*_, right) = looked_at("0: 8G CARD", "1: pass", "2: pass")
    assert last.notation == ("pass", "challenge 1")
    assert last.lost == pytest.approx(right.lost + 7, abs=6)


def test_a_phony_out_of_the_window_is_both() -> None:
    (*_, last) = looked_at("0: 8G CARD", "1: pass", "2: 9G SLE")
    assert last.notation[0] == "9G SLE"
    assert "no word" in last.words


def test_asking_for_judgement_costs_no_move() -> None:
    found = looked_at("0: 8G CARD", "1: ask", "0: yes", "2: later", "1: pass")
    asked, answered, left, passed = found[1:]
    assert asked.notation[0] == "ask"
    assert asked.lost == 0
    assert not asked.costly
    assert asked.played.value == passed.best.value
    assert (answered.lost, left.lost) == (0, 0)
    assert looked_at("0: 8G CARD", "1: ask", "0: no")[2].lost == 0
    assert looked_at("0: 8G CARG", "1: ask", "0: yes", "2: later")[3].lost == 0, "it can be challenged later"
    assert looked_at("0: 8G CARG", "1: ask", "0: yes", "2: accept")[3].lost == 7


@pytest.mark.parametrize(
    ("first", "second", "vote", "lost"),
    [
        ("8G CARD", "pass", "challenge 1", CROSS),
        ("8G CARG", "pass", "challenge 1", 0),
        ("8G CARG", "G8 (C)IN", "challenge 2", 7),  # deciding on the second move accepts the first
        ("8G CARD", "G8 (C)IN", "challenge 1", CROSS),  # the second can still be challenged
        ("8G CARD", "G8 (C)IN", "challenge 2", 0),
        ("8G CARD", "G8 (C)IN", "accept", 6),
    ],
)
def test_votes_cost_what_they_give_away(first: str, second: str, vote: str, lost: float) -> None:
    (*_, voted) = looked_at(f"0: {first}", f"1: {second}", f"2: {vote}")
    assert (voted.notation[0], voted.lost) == (vote, lost)


def test_what_partners_have_said_binds_nobody() -> None:
    silent = looked_at("0: 8G CARD")
    for said in ("1: i go", "0: you go"):
        spoken = looked_at(said, "0: 8G CARD")
        assert (spoken[-1].entry, spoken[-1].notation) == (1, silent[0].notation)
        assert spoken[-1].played.value == silent[0].played.value


def test_time_over_is_nobodys_decision() -> None:
    found = looked_at("0: 8G CARD", "flag", "2: accept", "3: accept")
    assert [one.entry for one in found] == [0, 2, 3]


def test_a_costly_move_is_told_with_the_best_double_turn() -> None:
    (first,) = looked_at("0: pass")
    assert first.costly
    (line,) = first.line
    one, two = line.split(" + ")
    assert one in first.words
    assert two in first.words
    assert "first" in first.words
    match = table()
    mover = 0 if first.best.action != match.game.read(match.state, 0, "you go") else 1
    play(match, f"{mover}: {one}", f"{mover ^ 1}: {two}")


def test_a_costly_second_move_is_told_with_the_better_one() -> None:
    second = looked_at("0: pass", "1: pass")[1]
    assert second.costly
    assert second.line == ()
    assert second.words.startswith(second.notation[1])


def test_more_effort_tries_the_plans_in_worlds() -> None:
    plain = looked_at("0: 8G CARD", "1: pass")
    tried = looked_at("0: 8G CARD", "1: pass", effort=3)
    assert [one.entry for one in tried] == [0, 1]
    assert tried[0].best.value != plain[0].best.value
    assert tried[0].best.value == pytest.approx(plain[0].best.value, abs=25), "in the same measure"
    assert all(one.lost >= 0 for one in tried)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_told_the_same(language: str) -> None:
    match = table()
    play(match, "0: 8G CARG", "1: pass", "2: challenge 1", "3: yes", "2: pass")
    words: Study = study("words")
    told = words.review(match.saved, language, lambda _: None)
    assert [one["entry"] for one in told] == [0, 1, 2, 3, 4]
    assert "CARG" in told[0]["words"]
    assert told[4]["line"]
    assert "study-" not in str(told)
