"""What every bot refuses: budgets with which nothing can be thought, what another seat knows, and other games."""

from __future__ import annotations

import math
from typing import Any

import pytest

import stolik
from stolik.bots.draughts.endgame import load_tables, open_tables
from stolik.bots.draughts.search import Engine
from stolik.core.errors import describe

SECRET = ["nimmt", "ogorek", "sixtysix"]
STRONG = [*SECRET, "draughts/russian"]


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize(
    "budget",
    [
        {"effort": 0},
        {"effort": -1},
        {"effort": True},
        {"effort": 1.5},
        {"seconds": -1},
        {"seconds": math.nan},
        {"seconds": "1"},
    ],
    ids=describe,
)
def test_a_budget_that_is_none(name: str, budget: dict[str, Any]) -> None:
    game = stolik.game(name)
    match = game.match(seed=7)
    seat = match.acting[0]
    for ask in (stolik.bot(name, "strong").choose, stolik.bot(name, "strong").weigh):
        with pytest.raises(stolik.BadOption, match=next(iter(budget))):
            ask(game, game.hide(match.state, seat), seat, **budget)


@pytest.mark.parametrize("name", SECRET)
def test_what_another_seat_knows_is_no_state_of_mine(name: str) -> None:
    game = stolik.game(name)
    match = game.match(seed=7)
    seat = match.acting[0]
    for level in stolik.levels(name):
        for eye in (None, 1 - seat):
            with pytest.raises(stolik.BadPosition, match="not hidden for"):
                stolik.bot(name, level).choose(game, game.hide(match.state, eye), seat, effort=1)
    with pytest.raises(stolik.BadPosition, match="not hidden for"):
        game.redeal(game.hide(match.state, None), seat, 1)


@pytest.mark.parametrize("name", SECRET)
def test_a_bot_that_is_handed_the_truth_sees_no_more_than_its_seat(name: str) -> None:
    game = stolik.game(name)
    match = game.match(seed=7)
    seat = match.acting[0]
    for level in stolik.levels(name):
        bot = stolik.bot(name, level)
        assert bot.weigh(game, match.state, seat, effort=8) == bot.weigh(
            game, game.hide(match.state, seat), seat, effort=8
        )


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("level", ["random", "strong"])
def test_who_owes_nothing_is_asked_nothing(name: str, level: str) -> None:
    game, bot = stolik.game(name), stolik.bot(name, level)
    match = game.match(seed=1)
    hidden = game.hide(match.state, match.acting[0])
    for seat in (None, -1):
        with pytest.raises(stolik.NotPossible, match="owes no decision"):
            bot.choose(game, hidden, seat, effort=1)
    with pytest.raises(stolik.IllegalAction, match="no seat"):
        bot.choose(game, hidden, 99, effort=1)


ALL_ROUND = {"random": stolik.games(), "medium": ["nimmt"]}  # bots that play whatever the contract describes


@pytest.mark.parametrize("name", ["nimmt", "ogorek", "sixtysix", "words", "draughts/russian"])
def test_a_game_that_a_bot_does_not_know(name: str) -> None:
    family = name.partition("/")[0]
    for level in stolik.levels(name):
        bot = stolik.bot(name, level)
        for other in ("nimmt", "draughts/polish"):
            if other.startswith(family) or name in ALL_ROUND.get(level, []):
                continue
            game = stolik.game(other)
            match = game.match(seed=1)
            seat = match.acting[0]
            for ask in (bot.choose, bot.weigh, bot.decide):
                with pytest.raises(stolik.BadOption, match=f"game='{other}': allowed is a game: {name[:8]}"):
                    ask(game, game.hide(match.state, seat), seat, effort=1)
        with pytest.raises(stolik.BadOption, match="game='chess': allowed is a game:"):
            bot.choose("chess", None, 0)


@pytest.mark.parametrize("level", stolik.levels("draughts/russian"))
def test_a_state_of_another_game(level: str) -> None:
    game = stolik.game("draughts/russian")
    state = stolik.game("nimmt").match(seed=1).state
    with pytest.raises(stolik.BadPosition, match="no state of draughts/russian"):
        stolik.bot("draughts/russian", level).choose(game, state, 0, effort=1)


def test_the_engine_of_draughts_thinks_of_no_other_game() -> None:
    for ask in (Engine, open_tables, load_tables):
        with pytest.raises(stolik.BadOption, match="game='nimmt': allowed is a game: draughts/polish, draughts/"):
            ask(stolik.game("nimmt"))
