"""The contract: thirteen functions found by the type of the rules; stories and random matches on top of it."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated, NamedTuple

import numpy as np
import pytest

import stolik
from stolik.core import contract
from stolik.core.kernel import Cells, layout
from stolik.core.playout import playouts
from stolik.core.story import NOBODY, begin, tell, unpack


class NoRules(NamedTuple):
    """Rules of a game that nobody wrote."""

    players: int


def test_a_game_that_lacks_functions_is_told_which() -> None:
    half = ModuleType("half")
    for name in contract.FUNCTIONS:
        if name not in ("redeal", "sound"):
            setattr(half, name, lambda *_: 0)
    with pytest.raises(TypeError, match="half lacks redeal, sound"):
        contract.fulfil(NoRules, half)


def test_there_are_thirteen_functions() -> None:
    assert len(contract.FUNCTIONS) == 13
    for name, arguments in contract.FUNCTIONS.items():
        assert arguments[:2] == ("rules", "state")
        assert callable(getattr(contract, name))


@pytest.mark.parametrize("name", stolik.games())
def test_which_game_is_meant_is_told_by_the_rules(name: str) -> None:
    game = stolik.game(name)
    states = game.empty_table()
    asked = contract.acting(game.rules, states[0])
    assert asked > 0
    assert (asked == contract.HOST_BIT) == (contract.chance(game.rules, states[0]) > 0)  # draughts deals nothing
    assert contract.sound(game.rules, states[0]) == 0


class Told:
    """A state that only tells stories."""

    told: Annotated[int, np.int16]
    story: Annotated[Cells, np.int64, 4]


@pytest.mark.parametrize(
    ("event", "seat", "a", "b", "c"),
    [(101, NOBODY, 0, 0, 0), (1201, 9, 104, 4, 27), (4095, 14, 65535, 65535, 32767), (1, 0, 1, 0, 0), (1, 0, 0, 1, 0)],
)
def test_a_story_is_read_as_it_was_told(event: int, seat: int, a: int, b: int, c: int) -> None:
    states = np.zeros(1, layout(Told))
    tell(states[0], event, seat, a, b, c)
    tell(states[0], 5, 1)
    assert states["told"][0] == 2
    assert unpack(int(states["story"][0, 0])) == (event, seat, a, b, c)
    assert unpack(int(states["story"][0, 1])) == (5, 1, 0, 0, 0)
    begin(states[0])
    assert states.tobytes() == bytes(states.dtype.itemsize), "nothing stale is left"


@pytest.mark.parametrize("name", stolik.games())
def test_random_matches_end_and_repeat(name: str) -> None:
    game = stolik.game(name)
    states, moves = playouts(game, 200, seed=1)
    assert {int(game.steps.who_acts(game.rules, states[i : i + 1])) for i in range(200)} == {0}
    assert {int(game.steps.soundness(game.rules, states[i : i + 1])) for i in range(200)} == {0}
    again, as_many = playouts(game, 200, seed=1)
    assert (again.tobytes(), as_many) == (states.tobytes(), moves)
    assert playouts(game, 200, seed=2)[0].tobytes() != states.tobytes()
