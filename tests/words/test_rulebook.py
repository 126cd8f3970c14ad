"""The rules texts: every number, in every language, and found by number."""

from __future__ import annotations

import re

import pytest

import stolik
from stolik.core.registry import game_class
from stolik.core.rulebook import numbers, rule, rulebook
from stolik.core.telling import title
from stolik.core.words import LANGUAGES
from stolik.games.draughts.draws import FEW_LIMIT, MANY_LIMIT, ROAD_LIMIT, SOME_LIMIT
from stolik.games.draughts.variants import VARIANTS
from stolik.games.words.tiles import ALL_SEVEN, PREMIUMS, SIDE

GAMES = stolik.games()
COUNTS = {"nimmt": 14, "ogorek": 11, "sixtysix": 15, "draughts": 14, "words": 28}  # as many as the table of rules has


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_there_in_order(game: str, language: str) -> None:
    letter = game_class(game).letter
    assert numbers(game, language) == [f"{letter}{number}" for number in range(1, COUNTS[game_class(game).words] + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_is_shown_can_be_looked_up(game: str, language: str) -> None:
    kind = game_class(game)
    shown = {f"{kind.letter}{code // 100}" for code in (*kind.REASONS, *kind.EVENTS)}
    shown |= {option.rule for option in kind.OPTIONS}
    assert shown <= set(numbers(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_texts_mention_their_options_and_only_their_own_rules(game: str, language: str) -> None:
    kind = game_class(game)
    text = rulebook(game, language)
    first = next(name for name in GAMES if game_class(name).words == kind.words)  # of the games of one text
    assert text.startswith(f"# {title(first, language)}")
    for option in kind.OPTIONS:
        assert f"`{option.name}`" in rule(game, option.rule, language), option.name
    assert set(re.findall(r"\b[NOSDW]\d+\b", text)) == set(numbers(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["S9", "S12"])
def test_what_a_failing_closer_pays_depends_on_an_option(number: str, language: str) -> None:
    assert "`no_trick_at_close`" in rule("sixtysix", number, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_examples_have_the_same_numbers_in_every_language(game: str, language: str) -> None:
    for number in numbers(game, "en"):
        figures = sorted(re.findall(r"\d+", rule(game, number, language)))
        assert figures == sorted(re.findall(r"\d+", rule(game, number, "en"))), number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_a_heading_and_plain_sentences(game: str, language: str) -> None:
    for number in numbers(game, language):
        heading, *body = rule(game, number, language).splitlines()
        assert re.fullmatch(rf"## {number} \S.*\S", heading)
        assert len(" ".join(body)) > 30
        assert body[-1].endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tells_what_a_move_counts(language: str) -> None:
    opening = rulebook("words", language).partition("\n## ")[0]
    squares = "".join(PREMIUMS)
    assert [int(number) for number in re.findall(r"\d+", opening)] == [
        SIDE, SIDE, *(squares.count(mark) for mark in "32td"), ALL_SEVEN
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_official_draughts_tell_of_every_draw(language: str) -> None:
    told = rule("draughts/english", "D14", language)
    assert "D9" in told, "repetition and agreement"
    for row in VARIANTS:
        assert row.printed or re.search(rf"\b{row.quiet_limit // 2}\b", told), row.name
    for plies in (FEW_LIMIT, ROAD_LIMIT, SOME_LIMIT, MANY_LIMIT):
        assert re.search(rf"\b{plies // 2}\b", told)


def test_one_rule() -> None:
    assert rule("nimmt", "N10", "pl") == (
        "## N10 Nie należy do rzędu\nKarta specjalna nie ma głów i nie wlicza się do pięciu kart swojego rzędu."
    )
    assert rule("ogorek", " o8 ", "cs") == "## O8 Vypadnutí\nKdo ztratí druhý život, vypadává ze hry."
    assert rule("nimmt", "N1", "en") in rulebook("nimmt", "en")


def test_clear_errors() -> None:
    with pytest.raises(stolik.BadOption, match="N1 to N14"):
        rule("nimmt", "N15", "en")
    with pytest.raises(stolik.BadOption, match="O1 to O11"):
        rule("ogorek", "N1", "en")
    with pytest.raises(stolik.UnknownGame, match="nimmt"):
        rulebook("chess", "en")
    with pytest.raises(stolik.BadOption, match="en or pl or cs"):
        rulebook("nimmt", "de")


def test_the_reader_s_language_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_LANGUAGE", "cs")
    assert rulebook("nimmt") == rulebook("nimmt", "cs")
    assert rule("nimmt", "N7").startswith("## N7 Žádná řada")
