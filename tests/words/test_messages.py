"""All words exist in all languages, ask for the same values and can be said."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from fluent.syntax import ast

import stolik
from stolik.core.options import Choice, Option, Whole
from stolik.core.registry import game_class
from stolik.core.telling import about_option, option_value
from stolik.core.words import LANGUAGES, knows, say
from tests.words.fluent_files import files, messages, parse, values_of

GAMES = stolik.games()
NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 112)
STRINGS = ("yes", "no", "even", "odd", "A", "10")
LEAKED = re.compile(r"[{}$]|\?\?\?|\b(?:tells|refuses|ending)-")  # what no reader should ever see


def names_expected(game: str) -> list[str]:
    """The ids of all messages that a game owes its readers."""
    kind = game_class(game)
    words = kind.words
    ids = [f"{game.replace('/', '-')}-{word}" for word in ("name", "about")]
    ids += [f"{words}-{word}" for word in ("notation", "score")]
    ids += [f"{words}-refuses-{reason}" for reason in kind.REASONS.values()]
    ids += [f"{words}-tells-{event}" for event, *_ in kind.EVENTS.values()]
    ids += [f"{words}-ending-{word}" for word in kind.ENDINGS]
    for option in kind.OPTIONS:
        ids.append(f"{words}-option-{option.name}")
        if isinstance(option, Choice):
            ids += [f"{words}-option-{option.name}-{choice}" for choice in option.choices]
        elif isinstance(option, Whole) and option.may_be_none:
            ids.append(f"{words}-option-{option.name}-none")
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_event_option_and_ending_has_words(game: str, language: str) -> None:
    assert [message for message in names_expected(game) if not knows(message, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_words_for_what_a_game_does_not_have(game: str, language: str) -> None:
    words = game_class(game).words
    owed = {name for other in GAMES if game_class(other).words == words for name in names_expected(other)}
    kinds = tuple(f"{words}-{kind}-" for kind in ("refuses", "tells", "ending", "option"))
    assert [message for message in messages(language) if message.startswith(kinds) and message not in owed] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    levels = {level for game in GAMES for level in stolik.levels(game)} | {"random", "easy", "medium", "strong"}
    assert [level for level in levels if not knows(f"level-{level}", language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_no_junk_and_no_message_twice(language: str) -> None:
    entries = [entry for path in files(language) for entry in parse(path).body]
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    assert [message for message, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages_and_values(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))
    differing = [name for name in messages("en") if values_of(language, name) != values_of("en", name)]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for message in messages(language):
        needed = values_of(language, message)
        for value in (*NUMBERS, *STRINGS):
            said = say(message, language, **dict.fromkeys(needed, value))
            assert said.strip(), message
            assert not LEAKED.search(said), (message, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_events_offer_the_values_their_sentences_need(game: str, language: str) -> None:
    kind = game_class(game)
    played = stolik.game(game)
    for name, *numbers in kind.EVENTS.values():
        event: dict[str, Any] = {"event": name, "seat": 0, **dict.fromkeys(numbers, 2)}
        offered = {"name", "you", *numbers, *played.spoken(event, language), *played.beside([event], 0)}
        offered |= {f"{number}_you" for number in kind.SEAT_NUMBERS if number in numbers}
        assert values_of(language, f"{kind.words}-tells-{name}") <= offered, name


def _values(option: Option) -> list[Any]:
    if isinstance(option, Choice):
        return list(option.choices)
    return [True, False] if isinstance(option.default, bool) else [option.default]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_are_explained_with_their_rule(game: str, language: str) -> None:
    for option in game_class(game).OPTIONS:
        assert re.search(rf"\b{option.rule}\)\.$", about_option(game, option, language)), option.name
        values = [option_value(game, option, value, language) for value in _values(option)]
        assert all(values)
        assert len(set(values)) == len(values)


def test_option_values_in_words() -> None:
    options = {option.name: option for option in game_class("nimmt").OPTIONS}
    assert option_value("nimmt", options["even_odd"], True, "cs") == "ano"
    assert option_value("nimmt", options["rounds"], None, "en") == "as many as it takes"
    assert option_value("nimmt", options["limit"], 66, "pl") == "66"
    with pytest.raises(stolik.BadOption, match="full"):
        option_value("nimmt", options["deck"], "half", "en")


PLURALS = {
    "en": {"points": {1: "point", 0: "points", 2: "points", 21: "points"}, "heads": {1: "head", 5: "heads"}},
    "pl": {
        "points": {1: "punkt", 2: "punkty", 4: "punkty", 22: "punkty", 0: "punktów", 5: "punktów", 12: "punktów"},
        "heads": {1: "głowa", 3: "głowy", 24: "głowy", 5: "głów", 11: "głów", 21: "głów", 112: "głów"},
    },
    "cs": {
        "points": {1: "bod", 2: "body", 4: "body", 0: "bodů", 5: "bodů", 21: "bodů", 22: "bodů"},
        "heads": {1: "hlava", 2: "hlavy", 4: "hlavy", 5: "hlav", 22: "hlav", 0: "hlav"},
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    for number, word in PLURALS[language]["points"].items():
        assert say("ogorek-points", language, points=number) == f"{number} {word}"
        assert say("ogorek-value", language, value=number) == f"{number} {word}"
        assert say("ogorek-score", language, score=number) == f"{number} {word}"
    for number, word in PLURALS[language]["heads"].items():
        assert say("nimmt-heads", language, heads=number) == f"{number} {word}"
        assert say("nimmt-score", language, score=number) == f"{number} {word}"
