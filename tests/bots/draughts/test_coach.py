"""The coach: gifts are blunders, best moves are not, and what the tables know counts."""

from __future__ import annotations

import pytest

import stolik
from stolik.bots.draughts.coach import FAULTS, Coach, Worth, sentence
from stolik.bots.draughts.endgame import NO_TABLES, open_tables
from stolik.bots.review import review, reviewer_of
from stolik.core.words import LANGUAGES

GIFT = "W:Wc3,a1,g1,h2:Be5,h8,f8,h6"  # c3-d4 gives a man away, c3-b4 does not
EFFORT = 5000


def coach(pieces: int = 0) -> Coach:
    """One that knows endings of so many pieces."""
    return Coach(lambda game: open_tables(game, pieces) if pieces else NO_TABLES)


def test_a_gift_is_a_blunder_and_a_better_move_is_named() -> None:
    game = stolik.game("draughts/russian-official")
    match = game.match(position=GIFT)
    judged = coach().move(game, match.state, 7, game.read(match.state, 0, "c3-d4"), EFFORT)
    assert judged.fault in ("blunder", "mistake")
    assert judged.mark in ("$4", "$2")
    assert judged.notation[0] == "c3-d4"
    assert judged.notation[1] != "c3-d4"
    assert judged.entry == judged.reviewed.entry == 7
    assert judged.reviewed.costly
    assert judged.best.chance - judged.played.chance == pytest.approx(judged.reviewed.lost)


def test_the_best_moves_are_found_with_what_the_tables_know() -> None:
    game = stolik.game("draughts/russian")
    state = game.match(position="W:We7,Kd8:BKd2,f8").state
    best = coach(3).best(game, state, 3, 200)
    assert [worth.wins_in for worth in best] == [11, None, -2]
    assert [worth.wins_in for worth in coach(0).best(game, state, 3, 200)] == [None, None, -2]
    assert len({worth.line[0] for worth in best}) == 3


def test_the_best_move_is_no_fault() -> None:
    game = stolik.game("draughts/russian-official")
    match = game.match(position=GIFT)
    best = coach().look(game, match.state, EFFORT).line[0]
    judged = coach().move(game, match.state, 0, best, EFFORT)
    assert (judged.fault, judged.mark, judged.reviewed.lost) == ("", "", 0)
    assert sentence(judged, "en") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_in_words(language: str) -> None:
    game = stolik.game("draughts/russian-official")
    match = game.match(position=GIFT)
    judged = coach().move(game, match.state, 0, game.read(match.state, 0, "c3-d4"), EFFORT)
    words = sentence(judged, language)
    assert judged.notation[1] in words
    assert "draughts-coach" not in words


def test_tables_decide_where_they_know() -> None:
    game = stolik.game("draughts/english")
    match = game.match(position="W:WKg1:BKe5")
    worth = coach(2).look(game, match.state)
    assert worth.drawn
    assert worth.chance == 0.5
    assert worth.shown(0) == "="
    won = game.match(position="W:WKd4:Be5")
    known = coach(2).look(game, won.state)
    assert known.wins_in == 1
    assert known.line == tuple(won.legal(0))


def test_the_last_move_of_a_game() -> None:
    game = stolik.game("draughts/russian")
    match = game.match(position="W:WKa1:Bb2")
    judged = coach().move(game, match.state, 0, match.legal(0)[0], EFFORT)
    assert judged.played.wins_in == 1
    assert judged.played.shown(0) == "+#1"


@pytest.mark.parametrize(
    ("worth", "turned", "shown"),
    [
        (Worth(35, None, False, ()), Worth(-35, None, False, ()), ("+0.35", "-0.35")),
        (Worth(0, None, True, ()), Worth(0, None, True, ()), ("=", "=")),
        (Worth(0, 5, False, ()), Worth(0, -6, False, ()), ("+#3", "-#3")),
        (Worth(0, -4, False, ()), Worth(0, 5, False, ()), ("-#2", "+#2")),
        (Worth(0, 0, False, ()), Worth(0, 1, False, ()), ("-#0", "+#0")),
    ],
)
def test_what_a_position_is_worth(worth: Worth, turned: Worth, shown: tuple[str, str]) -> None:
    assert worth.turned() == turned
    assert (worth.shown(0), worth.shown(1)) == shown
    assert worth.chance + turned.chance == pytest.approx(1)


def test_chances_rise_with_value() -> None:
    chances = [Worth(value, None, False, ()).chance for value in (-10_000, -100, 0, 100, 10_000)]
    assert chances == sorted(chances)
    assert chances[2] == 0.5
    assert 0.7 < chances[3] < 0.8
    assert [least for least, _, _ in FAULTS] == sorted((least for least, _, _ in FAULTS), reverse=True)


def test_records_are_reviewed_by_the_coach() -> None:
    assert isinstance(reviewer_of("draughts/german"), Coach)
    game = stolik.game("draughts/russian-official")
    match = game.match(position=GIFT, names=["Ola", "Jan"])
    for text in ("c3-d4", "e5xc3", "h2-g3"):
        match.play(match.acting[0], text)
    found = review(match.record, effort=EFFORT, language="en")
    assert [one.notation[0] for one in found] == ["c3-d4", "h2-g3"]  # the capture was forced
    assert found[0].costly
    assert "would have kept" in found[0].words
