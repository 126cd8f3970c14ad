"""The options of 6 nimmt!: what they are when nothing is said, and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest

import stolik


def test_defaults() -> None:
    game = stolik.game("nimmt")
    assert dict(game.options) == {"players": 4, "even_odd": True, "deck": "full", "limit": 66, "rounds": None}
    assert game.players == 4
    assert game.teams == ((0,), (1,), (2,), (3,))
    assert game.match(seed=1).view()["marked"] is not None


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("limit", 0, "1 to 1000"),
        ("limit", -5, "1 to 1000"),
        ("limit", 1001, "1 to 1000"),
        ("limit", "66", "1 to 1000"),
        ("limit", None, "1 to 1000"),
        ("limit", 66.0, "1 to 1000"),
        ("limit", True, "1 to 1000"),
        ("rounds", 0, "1 to 100 or None"),
        ("rounds", 101, "1 to 100 or None"),
        ("rounds", "3", "1 to 100 or None"),
        ("rounds", False, "1 to 100 or None"),
        ("deck", "half", "'full' or 'tactical'"),
        ("deck", "Full", "'full' or 'tactical'"),
        ("deck", None, "'full' or 'tactical'"),
        ("deck", 104, "'full' or 'tactical'"),
        ("even_odd", 1, "True or False"),
        ("even_odd", "on", "True or False"),
        ("even_odd", None, "True or False"),
        ("colour", "red", "players, even_odd, deck, limit, rounds"),
    ],
)
def test_a_bad_option_names_what_is_allowed(name: str, value: Any, allowed: str) -> None:
    with pytest.raises(stolik.BadOption) as error:
        stolik.game("nimmt", **{name: value})
    assert (error.value.name, error.value.value) == (name, value)
    assert allowed in error.value.allowed
    assert name in str(error.value)


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 10}, {"limit": 1}, {"limit": 1000}, {"rounds": 1}, {"rounds": 100}, {"rounds": None}],
)
def test_the_ends_of_each_range_are_allowed(options: dict[str, Any]) -> None:
    game = stolik.game("nimmt", **options)
    assert dict(game.options) == dict(stolik.game("nimmt").options) | options
    assert len(game.match(seed=1).acting) == game.players


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ({"hands": [[11], [11]]}, "N1"),  # one card in two hands
        ({"hands": [[10], [11]]}, "N1"),  # held and in a row
        ({"hands": [[11], [12, 13]]}, "N1"),  # hands of different size
        ({"hands": [[11], []]}, "N1"),
        ({"hands": [[105], [12]]}, "N1"),
        ({"hands": [[12], [11]], "rows": [[10, 9], [30], [50], [70]]}, "N4"),
        ({"hands": [[12], [11]], "rows": [[10], [30], [50]]}, "N4"),
        ({"hands": [[11], [12]], "heads": [3, -1]}, "N8"),
        ({"hands": [[11], [12]], "heads": [3, 3], "taken": [4, 0]}, "N8"),
        ({"hands": [[11], [12]], "heads": [0, 0, 3]}, "N1"),
        ({"hands": [[11], [12]], "turn": 11}, "N8"),
        ({"hands": [[], []], "chosen": [5, 12], "taker": 1}, "N7"),  # the lowest card comes first
        ({"hands": [[], []], "chosen": [15, 12], "taker": 1}, "N7"),  # 12 fits
    ],
)
def test_a_table_that_cannot_be_names_the_broken_rule(position: dict[str, Any], rule: str) -> None:
    game = stolik.game("nimmt", players=2, even_odd=False)
    with pytest.raises(stolik.BadPosition, match=rf"\b{rule}\b"):
        game.match(position={"rows": [[10], [30], [50], [70]]} | position)


def test_a_position_may_leave_out_what_follows_from_the_rest() -> None:
    game = stolik.game("nimmt", players=2)
    rows = [[10], [30], [50], [70]]
    match = game.match(position={"rows": rows, "marked": 1, "hands": [[71, 72], [73, 74]]})
    view = match.view()
    assert (view["side"], view["turn"], view["round"], view["gone"]) == ("even", 9, 1, [10, 30, 50, 70])
    assert match.acting == (0, 1)
    sealed = game.match(position={"rows": rows, "marked": 1, "hands": [[71], [73, 74]], "chosen": [72], "gone": [1, 2]})
    assert sealed.acting == (1,)
    assert (sealed.view(0)["chosen"], sealed.view()["turn"]) == (72, 9)
    assert sealed.view()["gone"] == [1, 2, 10, 30, 50, 70]
    owed = game.match(position={"rows": rows, "marked": 1, "hands": [[71], [73]], "chosen": [5, 74], "taker": 0})
    assert owed.acting == (0,)
    assert owed.view()["open"] == [5, 74]
    assert owed.view()["turn"] == 9
