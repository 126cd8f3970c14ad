"""Positions of Sixty-six: by name or number, complete or not; they stand or are refused as BadPosition."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from tests.games.sixtysix.situations import late

GAME = stolik.game("sixtysix")
FIELDS = list(GAME.position(GAME.match(seed=0).state))
PARTS = (
    st.integers(-2, 26) | st.integers() | st.floats() | st.booleans() | st.none() | st.sampled_from(["9s", "Ah", ""])
)
ANYTHING = st.recursive(PARTS, lambda inner: st.lists(inner, max_size=6), max_leaves=20)


@given(position=st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=6))
def test_any_position_stands_or_is_refused(position: dict[str, Any]) -> None:
    try:
        match = GAME.match(seed=0, position=position)
    except stolik.BadPosition:
        return
    json.dumps(match.view(0))


@given(data=st.data())
def test_a_changed_position_stands_or_is_refused(data: st.DataObject) -> None:
    match = GAME.match(seed=data.draw(st.integers(0, 20)))
    for _ in range(data.draw(st.integers(0, 20))):
        if match.acting:
            cards = [action for action in match.legal(match.acting[0]) if action < 24]
            match.play(match.acting[0], data.draw(st.sampled_from(cards)))
    position = GAME.position(match.state) | data.draw(st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=2))
    try:
        changed = GAME.match(seed=0, position=position)
    except stolik.BadPosition:
        return
    while changed.acting:
        changed.play(changed.acting[0], changed.legal(changed.acting[0])[-1])


def test_the_position_of_any_state_stands_again() -> None:
    match = GAME.match(seed=2)
    for step in range(120):
        if not match.acting:
            break
        position = json.loads(json.dumps(GAME.position(match.state)))
        assert GAME.position(GAME.match(position=position, seed=0).state) == position
        cards = [action for action in match.legal(match.acting[0]) if action < 24]
        match.play(match.acting[0], cards[step % len(cards)])


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"trump": 1}, "S2"),
        ({"points": [3, 40]}, "S1"),
        ({"tricks": [1, 4]}, "S3"),
        ({"turn": 1}, "S3"),
        ({"game_points": [7, 0]}, "S15"),
        ({"shown": [["Ah"], []]}, "S6"),
        ({"barred": [["9h"], []]}, "S6"),
        ({"pending": [20, 0]}, "S8"),
        ({"closed_by": 2}, "S5"),
        ({"tricks_at_close": 1}, "S5"),
        ({"left": 3}, "S3"),
    ],
)
def test_what_cannot_be_names_its_rule(changes: dict[str, Any], rule: str) -> None:
    usual = ("9h Jh Qd Jd 9d 10d", "Ah 9c Jc Qc 10c Ac", "As 10s 9s Js", "Ks Qs")
    assert late(*usual).acting == (0,)
    with pytest.raises(stolik.BadPosition, match=f"{rule} is broken"):
        late(*usual, **changes)
