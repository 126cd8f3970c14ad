"""First lessons: in every variant each position lets only moves be made that show its rule."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from stolik.core.registry import game_class, lessons
from stolik.core.rulebook import numbers
from stolik.core.words import LANGUAGES, knows
from stolik.games.draughts.variants import VARIANTS
from tests.words.fluent_files import messages

GAMES = [f"draughts/{row.name}" for row in VARIANTS]


def after(game: str, position: str | None, action: int) -> dict[str, Any]:
    """What everybody sees when a move has been made."""
    match = stolik.game(game).match(position=position)
    match.play(match.acting[0], action)
    return match.view(None)


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_of_a_lesson_shows_what_it_is_about(game: str) -> None:
    for lesson in lessons(game):
        match = stolik.game(game).match(position=lesson.position)
        listed = match.legal(match.acting[0])
        assert listed
        for action in listed:
            events = [event["event"] for event in after(game, lesson.position, action)["story"]]
            assert lesson.shows in events, (lesson, action)
            assert lesson.name != "through" or not {"crowned", "crowned-in-passing"} & {*events}
        assert lesson.rule in numbers(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_about_the_rules_of_their_own_variant(game: str) -> None:
    kind, told = game_class(game), [lesson.name for lesson in lessons(game)]
    row = kind.row  # type: ignore[attr-defined]
    assert len(told) == len({*told}) == 8
    assert ("most" in told) == row.majority
    assert ("king-flying" in told) == (row.king == "flying")
    assert ("at-once" in told, "through" in told, "stops" in told) == tuple(
        row.last_rank == word for word in ("crown", "continue", "stop")
    )


@pytest.mark.parametrize(
    ("game", "name", "move", "rule"),
    [
        ("draughts/polish", "must", "g1-h2", "D3"),
        ("draughts/polish", "most", "f2xh4", "D4"),
        ("draughts/english", "not-back", "d4xf2", "D14"),
        ("draughts/german", "most", "f2xf4", "D4"),
        ("draughts/american", "king-short", "e5-g7", "D3"),
    ],
)
def test_the_tempting_move_is_refused_by_the_rule_of_the_lesson(game: str, name: str, move: str, rule: str) -> None:
    lesson = next(lesson for lesson in lessons(game) if lesson.name == name)
    match = stolik.game(game).match(position=lesson.position)
    with pytest.raises(stolik.IllegalAction) as refused:
        match.play(0, move)
    assert refused.value.rule == rule


def test_where_any_capture_may_be_chosen_both_are_listed() -> None:
    for game in ("draughts/english", "draughts/russian-official"):
        lesson = next(lesson for lesson in lessons(game) if lesson.name == "free")
        match = stolik.game(game).match(position=lesson.position)
        assert len({action & 63 for action in match.legal(0)}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_words_and_no_words_are_left_over(language: str) -> None:
    owed = {f"draughts-lesson-{lesson.name}" for game in GAMES for lesson in lessons(game)}
    assert all(knows(message, language) for message in owed)
    assert {message for message in messages(language) if "-lesson-" in message} == owed


def test_games_that_are_learnt_by_playing_have_none() -> None:
    assert lessons("nimmt") == lessons("words") == []
    with pytest.raises(stolik.UnknownGame):
        lessons("chess")
