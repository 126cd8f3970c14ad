"""Finding games and bots by name, the tree of errors, and the package as people import it."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from types import ModuleType
from typing import Any

import pytest

import stolik
from stolik import StolikError, UnknownBot, UnknownGame
from stolik.core import errors, registry

NO_NAMES: list[Any] = ["", "chess", "Nimmt", "nimmt ", None, 5, [], {}, ("nimmt",), b"nimmt", "x" * 100_000]


def test_games_is_a_function_and_a_package() -> None:
    assert {"ogorek", "nimmt"} <= set(stolik.games())
    from stolik.games.nimmt import rules

    assert rules.heads_of(55) == 7
    assert isinstance(stolik.games, ModuleType)
    assert stolik.games.nimmt.rules is rules  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", stolik.games())
def test_a_game_is_found_and_says_what_it_is(name: str) -> None:
    game = stolik.game(name)
    assert (game.name, type(game)) == (name, registry.game_class(name))
    assert game.players == game.options["players"] == sum(map(len, game.teams))
    assert sorted(seat for team in game.teams for seat in team) == list(range(game.players))
    assert isinstance(game.lists_all, bool)
    assert isinstance(game.chat, bool)
    assert "none" in game.clocks
    assert eval(repr(game), {"stolik": stolik}).options == game.options


@pytest.mark.parametrize("name", NO_NAMES, ids=errors.describe)
def test_an_unknown_game_is_refused_and_the_known_ones_named(name: Any) -> None:
    for ask in (stolik.game, stolik.levels, registry.game_class, lambda game: stolik.bot(game, "random")):
        with pytest.raises(UnknownGame, match="ogorek, nimmt") as refused:
            ask(name)
        assert refused.value.name is name
        assert refused.value.known == tuple(stolik.games())
        assert len(str(refused.value)) < 300


@pytest.mark.parametrize("level", NO_NAMES, ids=errors.describe)
def test_an_unknown_bot_is_refused_and_the_known_ones_named(level: Any) -> None:
    with pytest.raises(UnknownBot, match="random") as refused:
        stolik.bot("nimmt", level)
    assert refused.value.game == "nimmt"
    assert refused.value.known == tuple(stolik.levels("nimmt"))
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("name", stolik.games())
def test_every_level_plays(name: str) -> None:
    game = stolik.game(name)
    match = game.match(seed=1)
    seat = match.acting[0]
    for level in stolik.levels(name):
        assert stolik.bot(name, level).choose(game, game.hide(match.state, seat), seat, effort=1) in match.legal(seat)


def test_every_error_is_one_of_stoliks() -> None:
    found = {value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, Exception)}
    assert {error.__name__ for error in found} == {
        "StolikError", "UnknownGame", "UnknownBot", "BadOption", "IllegalAction", "BadNotation", "BadPosition",
        "BadDeal", "BadRecord", "NotPossible",
    }  # fmt: skip
    for error in found:
        assert issubclass(error, StolikError)
        assert getattr(stolik, error.__name__) is error, "and can be caught by name"
    assert issubclass(UnknownGame, LookupError)
    for error in (stolik.BadOption, stolik.IllegalAction, stolik.BadNotation, stolik.BadPosition, stolik.BadRecord):
        assert issubclass(error, ValueError)


def test_errors_say_what_was_wrong() -> None:
    assert str(stolik.IllegalAction("N3", "wait")) == "N3: wait"
    assert str(stolik.IllegalAction("", "the match is over")) == "the match is over"
    assert str(stolik.BadRecord("broken", 17)) == "entry 17: broken"
    assert stolik.BadRecord("broken").entry is None
    assert str(stolik.BadOption("deck", "half", "'full'")) == "option deck='half': allowed is 'full'"


def test_a_value_is_described_however_large_it_is() -> None:
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    assert errors.describe(5) == "5"
    assert len(errors.describe("x" * 10**6)) == 80
    assert errors.describe(10**5000) == "a int too large to show"
    assert errors.describe(nested) == "a list too large to show"


def test_all_that_is_promised_can_be_imported() -> None:
    for name in stolik.__all__:
        assert getattr(stolik, name) is not None


MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(stolik.__path__, "stolik.")
    if not module.name.endswith(("__main__", ".migrations.env"))
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [example for name in MODULES for example in finder.find(importlib.import_module(name)) if example.examples]
    assert len(found) >= 5
