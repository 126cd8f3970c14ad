"""Positions of Words in pairs by hand: they stand, or are refused as BadPosition."""

from __future__ import annotations

import inspect
import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik.games.words import sound_tiles, sound_turns, soundness
from stolik.games.words.faults import FAULTS
from tests.games.words.situations import RACKS, lines, table

GAME = stolik.game("words", language="en", lexicon="sample")
FIELDS = [name for name in GAME.LAYOUT.names or () if name not in ("told", "story", "reveals", "period")]
SMALL = st.integers(-2, 16) | st.booleans() | st.none() | st.sampled_from(["A", "?", ""])
NUMBERS = SMALL | st.integers() | st.floats()
ANYTHING = st.recursive(NUMBERS, lambda inner: st.lists(inner, max_size=5), max_leaves=20)
TEXTS = st.lists(st.text(alphabet="ABCXYZ?.é1", max_size=9), max_size=16)


@given(data=st.data())
def test_any_position_stands_or_is_refused(data: st.DataObject) -> None:
    position: dict[str, Any] = data.draw(st.dictionaries(st.sampled_from(FIELDS), ANYTHING | TEXTS, max_size=4))
    if data.draw(st.booleans()):
        position = {"racks": list(RACKS), "board": lines(["8G CAR"])} | position
    try:
        match = GAME.match(seed=0, position=position)
    except stolik.BadPosition:
        return
    json.dumps(match.view(0))


def test_a_position_as_people_write_it() -> None:
    match = GAME.match(seed=0, position={"board": lines(["8G CAR"]), "racks": list(RACKS)})
    assert match.view(None)["bag"] == 98 - 3 - 28
    assert match.acting == (0, 1)
    again = GAME.match(seed=0, position=json.loads(json.dumps(GAME.position(match.state))))
    assert GAME.position(again.state) == GAME.position(match.state)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"racks": ["ZZZ", "", "", ""]}, "tile Z comes up more than 1 times"),
        ({"racks": ["ABCDEFGH", "", "", ""]}, "up to 7"),
        ({"racks": ["Ř", "", "", ""]}, "up to 7"),
        ({"board": ["A"]}, "15 lines of 15 squares"),
        ({"board": ["é" * 15]}, "is no square"),
        ({"racks": [[[[[1]]]]]}, "no list of tiles"),
        ({"turn": 5}, "W5 is broken"),
        ({"quiet": 9}, "W21 is broken"),
        ({"crosses": [0, 9]}, "W14 is broken"),
        ({"lost": [1, 0]}, "W14 is broken"),
        ({"bound": 2}, "W7 is broken"),
        ({"yielded": 3}, "W22 is broken"),
        ({"vote_by": 1, "vote": 1}, "W11 is broken"),
        ({"early": 3}, "W15 is broken"),
        ({"stage": 3}, "is broken"),
        ({"known": [[0] * 26 + [1]]}, "W12 is broken"),
        ({"left": 3}, "W2 is broken"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(changes: dict[str, Any], why: str) -> None:
    position = {"racks": list(RACKS), "board": lines(["8G CAR"])} | changes
    with pytest.raises(stolik.BadPosition, match=why):
        GAME.match(seed=0, position=position)


def test_a_placement_that_lies_elsewhere_than_it_says_is_refused() -> None:
    match = table()
    match.play(0, "8G CARD")
    match.play(1, "pass")
    position = GAME.position(match.state)
    assert GAME.match(seed=0, position=position).acting == (2, 3)
    for field, value in (("squares", [[113]]), ("moves", [1 << 58, 0]), ("sizes", [2, 0])):
        with pytest.raises(stolik.BadPosition, match="is broken"):
            GAME.match(seed=0, position=position | {field: value})


def test_what_cannot_be_is_told_in_words() -> None:
    kernels = "".join(inspect.getsource(module) for module in (sound_tiles, sound_turns, soundness))
    given = {int(code) for code in re.findall(r"(?:return|else) (\d{3,4})\b", kernels)}
    assert given == set(FAULTS)
    with pytest.raises(stolik.BadPosition, match="single is 3 when one of the pair on turn has no tiles"):
        stolik.game("words", lexicon="sample").match(position={"racks": ["abc"]})
