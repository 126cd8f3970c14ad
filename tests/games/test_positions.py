"""Positions by hand: whatever is written in them, they stand or are refused as BadPosition."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik

WORDS = ["even", "odd", "K", ""]
NUMBERS = st.integers(-2, 16) | st.integers() | st.floats() | st.booleans() | st.none() | st.sampled_from(WORDS)
ANYTHING = st.recursive(NUMBERS, lambda inner: st.lists(inner, max_size=5), max_leaves=20)
FIELDS = {
    "nimmt": ["rows", "hands", "chosen", "taker", "marked", "side", "gone", "round", "turn", "stage", "heads"],
    "ogorek": ["hands", "played", "dealer", "leader", "turn", "lives", "points", "floor", "stage", "deal", "trick"],
}
CARDS = st.lists(st.lists(st.integers(0, 15), max_size=6), min_size=1, max_size=4)


@pytest.mark.parametrize("name", FIELDS)
@given(data=st.data())
def test_any_position_stands_or_is_refused(name: str, data: st.DataObject) -> None:
    game = stolik.game(name, players=2)
    position: dict[str, Any] = data.draw(st.dictionaries(st.sampled_from(FIELDS[name]), ANYTHING, max_size=5))
    if data.draw(st.booleans()):
        position |= {"hands": data.draw(CARDS), FIELDS[name][0]: data.draw(CARDS)}
    try:
        match = game.match(seed=0, position=position)
    except stolik.BadPosition:
        return
    json.dumps(match.view(0))


@pytest.mark.parametrize("name", FIELDS)
def test_the_position_of_any_state_stands_again(name: str) -> None:
    for players in (2, 4):
        game = stolik.game(name, players=players)
        match = game.match(seed=players)
        for _ in range(120):
            if not match.acting:
                break
            position = json.loads(json.dumps(game.position(match.state)))
            assert game.position(game.match(position=position, seed=0).state) == position
            seat = match.acting[-1]
            match.play(seat, match.legal(seat)[-1])


@pytest.mark.parametrize("position", [5, "W:W1:B2", [], {"colour": 1}, {"story": [1]}, {"told": 0}, {5: 5}])
@pytest.mark.parametrize("name", FIELDS)
def test_what_is_no_position(name: str, position: object) -> None:
    with pytest.raises(stolik.BadPosition):
        stolik.game(name).match(position=position)
