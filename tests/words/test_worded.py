"""Actions as people are told of them: in their own words, which can be typed; and numbers with their own comma."""

from __future__ import annotations

import re

import pytest

import stolik
from stolik.bots.draughts.coach import Worth
from stolik.bots.review import Opinion, review
from stolik.bots.sixtysix.doctor import Doctor
from stolik.bots.words.weighing import DoubleTurn, worded_moves
from stolik.cli.analyse import annotated
from stolik.core.registry import study
from stolik.core.words import LANGUAGES, say
from stolik.games.sixtysix.state import CLOSE, EXCHANGE
from stolik.games.words.notation import SAID
from stolik.games.words.state import ACCEPT, PASS
from tests.games.words.situations import play, table
from tests.words.test_telling import GAMES, walk

QUOTED = re.compile(r"[\"„]([^\"”“]+)[\"”“]")
ENGLISH = re.compile(r"\b(accept|challenge|pass|later|close|exchange|you go)\b")
POINT = re.compile(r"\d\.\d")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_people_are_told_can_be_typed(game: str, language: str) -> None:
    match = stolik.game(game).match(seed=3)
    for number, (state, seat, action) in enumerate(walk(match, 3)):
        hidden = match.game.hide(state, seat)
        words = match.game.worded(hidden, seat, action, language)
        assert match.game.read(hidden, seat, words) == action
        assert language == "en" or not ENGLISH.search(words)
        if number > 60:
            break


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_game_is_understood_in_every_language(language: str) -> None:
    match = table()
    for action in SAID:
        assert match.game.read(match.state, 0, match.game.worded(match.state, 0, action, language)) == action
    deal = stolik.game("sixtysix").match(seed=1)
    for action in (EXCHANGE, CLOSE):
        assert deal.game.read(deal.state, 0, deal.game.worded(deal.state, 0, action, language)) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_refusal_says_can_be_written_can_be_read(language: str) -> None:
    for match in (table(), stolik.game("sixtysix").match(seed=1)):
        quoted = QUOTED.findall(say(f"{match.game.words}-notation", language))
        assert len(quoted) > 2
        for text in quoted:
            match.game.read(match.state, 0, text)


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_reviews_speak_the_readers_language_and_records_notation(language: str) -> None:
    match = table()
    play(match, "0: 8G CARDOGS", "1: pass", "2: accept")
    found = review(match.record, None, language)
    vote = found[-1]
    assert vote.played.action == ACCEPT
    assert vote.notation == ("accept", "challenge 1")
    assert vote.named == (say("play-words-key-accept", language), say("play-words-key-challenge-first", language))
    assert vote.costly
    assert vote.words.startswith(vote.named[1])
    assert not ENGLISH.search(vote.words)
    assert '"action": "accept"' in annotated(match.record, found), "a format is the same everywhere"
    told = study("words").told(vote)
    assert (told["played"]["text"], told["best"]["text"]) == vote.named
    plan = DoubleTurn(0, ("8G (CAR)D", "pass"), (match.game.read(table().state, 0, "8G CARD"), PASS), (7, 0), 7.0, 0)
    assert worded_moves(match.game, match.state, plan, language) == ["8G (CAR)D", say("play-words-key-pass", language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fractions_have_the_readers_comma(language: str) -> None:
    game = stolik.game("sixtysix")
    hidden = game.hide(game.match(seed=1).state, 0)
    played, best = (
        Opinion(card, value, {"points": -value, "wins": value, "worlds": 9.0}) for card, value in ((1, 0.25), (2, 0.75))
    )
    move = {"wins": 0.5, "points": 1.25}
    told = [
        Doctor().words(game, hidden, 0, played, best, language),
        study("sixtysix").reason(move, move, language),  # type: ignore[attr-defined]
        Worth(135, None, False, ()).shown(0, language),
    ]
    for words in told:
        assert bool(POINT.search(words)) == (language == "en"), words
        assert bool(re.search(r"\d,\d", words)) == (language != "en"), words
