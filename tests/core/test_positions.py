"""Positions: any state can be put on the table if it can be, and what cannot is refused by name."""

from __future__ import annotations

import importlib
import inspect
import re
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik import BadPosition
from stolik.core.errors import describe

OGOREK = stolik.game("ogorek", players=2)
NIMMT = stolik.game("nimmt", players=2)
TRICK = {
    "hands": [[3, 5, 9], [4, 4, 14]],
    "played": [[2, 7, 8], [6, 10, 11]],
    "stage": 2,
    "dealer": 0,
    "leader": 1,
    "turn": 1,
    "trick": 3,
    "deal": 1,
}
ROWS = {"rows": [[10], [50], [70], [90]], "hands": [[23, 24], [1, 104]], "marked": 0, "side": "even"}


def test_a_position_is_played_on() -> None:
    match = OGOREK.match(seed=1, position=TRICK)
    assert match.acting == (1,)
    assert match.legal(1) == [4, 14]
    match.play(1, 4)
    assert match.legal(0) == [3, 5, 9]


def test_lists_may_be_shorter_than_their_field() -> None:
    match = NIMMT.match(seed=1, position=ROWS)
    assert match.view(0)["rows"] == [[10], [50], [70], [90]]
    assert match.view(0)["hand"] == [23, 24]
    assert match.view(0)["side"] == "even"
    assert match.acting == (0, 1)


def test_the_record_keeps_the_position_it_began_from() -> None:
    position = {name: list(value) if isinstance(value, list) else value for name, value in TRICK.items()}
    match = OGOREK.match(seed=1, position=position)
    position["hands"][0] = [14, 14, 14]  # type: ignore[index]
    position["turn"] = 0
    match.play(1, 14)
    record = match.record
    assert record.position is not None
    assert record.position["hands"][0] == [3, 5, 9, 0, 0, 0]
    assert stolik.replay(stolik.Record.loads(record.dumps())).state.tobytes() == match.state.tobytes()


def refused(game: Any, position: Any) -> str:
    with pytest.raises(BadPosition) as error:
        game.match(seed=1, position=position)
    message = str(error.value)
    assert len(message) < 400
    return message


def test_a_position_is_fields_by_name() -> None:
    for position in ("W:We1", 5, [], [1], True, b"x", object(), np.zeros(3)):
        assert "fields by name" in refused(OGOREK, position)


@pytest.mark.parametrize(
    "name", ["hand", "", "x" * 100_000, "story", "told", "reveals", "period", "__class__", 5, None]
)
def test_an_unknown_field_is_refused_and_the_known_ones_named(name: Any) -> None:
    assert "lives, fallen, stage" in refused(OGOREK, {**TRICK, name: 1})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("points", 5), ("points", None), ("points", "12"), ("points", [1, 2, 3, 4, 5]), ("points", [[1]]),
        ("points", {0: 1}), ("hands", [[[3]]]),
        ("points", [1.5]), ("points", ["1"]), ("points", [None]), ("points", [True]), ("hands", [3]),
        ("hands", [[1] * 7]), ("turn", [1]), ("turn", None), ("turn", 1.0), ("turn", "1"), ("turn", True), ("turn", {}),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_shape_is_refused(field: str, value: Any) -> None:
    assert refused(OGOREK, {**TRICK, field: value}).startswith(f"{field}: ")


@pytest.mark.parametrize("number", [128, -129, 1 << 31, 1 << 63, -(1 << 64), 10**5000], ids=describe)
def test_a_number_that_does_not_fit_is_refused(number: int) -> None:
    assert refused(OGOREK, {**TRICK, "turn": number}).startswith("turn: ")
    assert refused(OGOREK, {**TRICK, "points": [0, number]}).startswith("points: ")


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"hands": [[3, 5, 9], [4, 4]]}, "O5"),
        ({"hands": [[3, 5, 9], [4, 14, 4]]}, "O1"),
        ({"hands": [[3, 5, 15], [4, 4, 14]]}, "O1"),
        ({"hands": [[2, 2, 2], [2, 4, 14]]}, "O1"),
        ({"points": [21]}, "O7"),
        ({"points": [-1]}, "O10"),
        ({"lives": [3, 2]}, "O8"),
        ({"lives": [0, 2], "fallen": [1]}, "O11"),
        ({"turn": 2}, "O2"),
        ({"dealer": -1}, "O2"),
        ({"stage": 7}, "O11"),
        ({"deal": 201}, "O11"),
        ({"least": [9]}, "O3"),
    ],
)
def test_an_unsound_position_names_the_broken_rule(change: dict[str, Any], rule: str) -> None:
    assert f"{rule} is broken" in refused(OGOREK, {**TRICK, **change})


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"hands": [[23, 24], [1, 23]]}, "N1"),
        ({"hands": [[24, 23], [1, 104]]}, "N1"),
        ({"hands": [[10, 24], [1, 104]]}, "N1"),
        ({"rows": [[10], [50], [70]]}, "N"),
        ({"rows": [[10, 9], [50], [70], [90]]}, "N4"),
        ({"side": "odd"}, "N13"),
        ({"marked": 4}, "N13"),
        ({"heads": [66, 0]}, "N8"),
        ({"heads": [-1, 0]}, "N8"),
        ({"turn": 3}, "N1"),
    ],
)
def test_an_unsound_table_of_nimmt_names_the_broken_rule(change: dict[str, Any], rule: str) -> None:
    message = refused(NIMMT, {**ROWS, **change})
    assert f"{rule}" in message
    assert "is broken" in message


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=2),
    max_leaves=10,
)


@given(st.sampled_from(stolik.games()), st.data())
def test_whatever_is_in_a_field_is_played_or_refused(name: str, data: st.DataObject) -> None:
    game = stolik.game(name)
    known = [*game.position(game.empty_table()[0]), "round", "hand"]
    position = data.draw(st.dictionaries(st.sampled_from(known), anything, max_size=4))
    try:
        match = game.match(seed=1, position=position)
    except BadPosition:
        return
    assert match.acting or match.outcome


@pytest.mark.parametrize("name", ["ogorek", "nimmt", "sixtysix", "draughts"])
def test_whatever_cannot_be_is_told_in_words(name: str) -> None:
    room = importlib.import_module(f"stolik.games.{name}.soundness")
    source = inspect.getsource(room).partition("@kernel")[2]
    codes = {int(code) for code in re.findall(r"(?:return|else) (\d{3,4})\b", source)}
    assert codes == set(room.FAULTS)


def test_what_is_wrong_with_a_position_is_told() -> None:
    for name, position, told in (
        ("ogorek", {"hands": [[3, 9], [4, 9]]}, "make six cards for each seat"),
        ("ogorek", {"hands": [[9, 3], [4, 9]]}, "sorted upwards"),
        (
            "nimmt",
            {"rows": [[9, 3], [40], [61], [77]], "marked": 0, "hands": [[30], [50]]},
            "rows begin with a card and rise",
        ),
        ("sixtysix", {"hands": [["9s"], ["As"]], "trump": 0}, "as many cards as the tricks and the stock leave"),
    ):
        with pytest.raises(stolik.BadPosition, match=told):
            stolik.game(name, players=2).match(position=position)
    with pytest.raises(stolik.BadPosition, match="tile X comes up more than 1 times"):
        stolik.game("words", language="en", lexicon="sample").match(position={"racks": ["XX", "A", "B", "C"]})
