"""Votes of the pair bots: by the words each of them knows, and early judgement left for later (W11, W13, W15)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.bots.words.beginners import DOUBTS
from stolik.bots.words.pair import builds_on
from stolik.bots.words.vocabulary import everyday
from stolik.games.words.graph import contains, words
from stolik.games.words.lexicon import load, sample
from stolik.games.words.state import ACCEPT, ASK, CHALLENGE, LATER, NO, YES
from stolik.games.words.tiles import LANGUAGES
from tests.games.words.situations import play, table

ALL_WORDS = ("medium", "joint", "strong")
BEGINNERS = ("easy", "everyday")
PHONY, COMMON, RARE = "8G CARGOT", "8G CARD", "8G CARTAGE"  # no word, a common one, one of the full list alone


def full_table() -> Any:
    """The usual table, with the full list of words."""
    small = table()
    game = stolik.game("words", language="en", lexicon="en")
    return game.match(seed=1, position=small.game.position(small.state))


def says(match: Any, level: str, seat: int, seed: int = 0) -> int:
    """What a bot does in a seat."""
    game = match.game
    return int(stolik.bot("words", level).choose(game, game.hide(match.state, seat), seat, effort=1, seed=seed))


def asked(first: str) -> Any:
    """A table at which seats 0 and 1 have asked for early judgement of a first move."""
    match = full_table()
    play(match, f"0: {first}", "1: ask", "0: yes")
    return match


def made(first: str) -> Any:
    """A table at which a double turn has been made: this move, and a pass."""
    match = full_table()
    play(match, f"0: {first}", "1: pass")
    return match


# W15: early judgement


@pytest.mark.parametrize("level", ALL_WORDS)
@pytest.mark.parametrize("first", [PHONY, COMMON])
def test_w15_who_knows_all_words_leaves_every_early_judgement_for_later(level: str, first: str) -> None:
    assert says(asked(first), level, 2) == LATER, "an answer that depends on the word would tell which are wrong"


def test_w13_what_was_left_for_later_falls_with_what_is_built_on_it() -> None:
    match = asked(PHONY)
    match.play(2, says(match, "strong", 2))
    play(match, "1: J8 (G)IN")
    assert match.view(None)["moves"][1]["points"] > 0
    for seat in (2, 3):
        match.play(seat, says(match, "strong", seat))
    assert match.view(None)["score"] == [0, 0]
    assert match.view(None)["board"][7] == "......CAR......"
    assert match.view(None)["board"][8] == "." * 15


@pytest.mark.parametrize("level", BEGINNERS)
def test_w15_beginners_accept_early_what_they_know_and_leave_the_rest(level: str) -> None:
    assert says(asked(COMMON), level, 2) == ACCEPT
    assert says(asked(RARE), level, 2) == says(asked(PHONY), level, 2) == LATER


@pytest.mark.parametrize("level", BEGINNERS)
def test_w15_beginners_ask_only_before_they_build_on_a_word_they_do_not_know(level: str) -> None:
    elsewhere = table()
    play(elsewhere, f"0: {PHONY}")
    assert says(elsewhere, level, 1) != ASK, "there is room elsewhere, where nothing can fall with it"
    there = table(words=(), turn_no=2)
    play(there, "0: 8F GATOS")
    assert says(there, level, 1) == ASK
    play(there, "1: ask")
    assert says(there, level, 0) == YES, "a partner who asks has a reason to"
    play(there, "0: no")
    assert says(there, level, 1) != ASK
    known = table(words=(), turn_no=2)
    play(known, "0: 8F GOAT")
    assert says(known, level, 1) != ASK


def test_w13_a_greedy_reply_keeps_away_from_a_word_that_would_fall() -> None:
    match = table()
    play(match, "0: 8G CARDOTE")
    board, game = np.array(match.state.board, np.int8), match.game
    points = {action: game.worth(match.state, action) or 0 for action in match.legal(1)}
    best = max(points, key=lambda action: points[action])
    assert builds_on(match.state, board, best), "the highest reply would fall with it"
    assert not builds_on(match.state, board, says(match, "medium", 1))


# W11: challenges


@pytest.mark.parametrize("level", BEGINNERS)
def test_beginners_cannot_tell_a_rare_word_from_none(level: str) -> None:
    rare, phony = made(RARE), made(PHONY)
    votes = [says(rare, level, 2, seed) for seed in range(400)]
    assert votes == [says(phony, level, 2, seed) for seed in range(400)], "by chance alone, and the same chance"
    found = Counter(votes)
    assert found.keys() == {ACCEPT, CHALLENGE}
    assert DOUBTS / 2 < found[CHALLENGE] / 400 < 2 * DOUBTS
    common = made(COMMON)
    assert {says(common, level, 2, seed) for seed in range(100)} == {ACCEPT}


@pytest.mark.parametrize("level", BEGINNERS)
def test_w11_beginners_agree_to_challenge_what_they_do_not_know(level: str) -> None:
    for first, answer in ((RARE, YES), (PHONY, YES), (COMMON, NO)):
        match = made(first)
        play(match, "2: challenge 1")
        assert says(match, level, 3) == answer


@pytest.mark.parametrize("level", ALL_WORDS)
def test_w11_who_knows_all_words_challenges_what_is_wrong_alone(level: str) -> None:
    assert [says(made(first), level, 2) for first in (PHONY, RARE, COMMON)] == [CHALLENGE, ACCEPT, ACCEPT]


# which words they know


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyday_words_are_common_ones_with_their_forms(language: str) -> None:
    full, known = load(language), everyday(language, language)
    common = [word for word in words(sample(language)) if contains(full, word)]
    assert all(contains(known, word) for word in common)
    assert all(contains(full, word) for word in words(known))
    assert 10 * len(common) < known.words < full.words // 10
    forms = {"en": "houses", "pl": "domami", "cs": "cestami"}
    strangers = {"en": "zyzzyva", "pl": "żądłówka", "cs": "hřbitovník"}
    assert not contains(sample(language), forms[language])
    assert contains(known, forms[language])
    assert not contains(known, strangers[language])


def test_of_a_small_list_everyday_words_are_all_that_look_like_common_ones() -> None:
    assert set(words(everyday("sample", "en"))) == set(words(sample("en")))
