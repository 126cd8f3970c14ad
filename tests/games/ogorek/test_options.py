"""The option of Ogórek, and positions: what they refuse and what may be left out."""

from __future__ import annotations

from typing import Any

import pytest

import stolik

TWO = [[2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13]]


def test_defaults() -> None:
    game = stolik.game("ogorek")
    assert dict(game.options) == {"players": 4}
    assert game.teams == ((0,), (1,), (2,), (3,))


@pytest.mark.parametrize("players", [1, 5, 0, -2, "3", 3.0, True, None])
def test_o1_two_to_four_players(players: object) -> None:
    with pytest.raises(stolik.BadOption, match="2 to 4") as error:
        stolik.game("ogorek", players=players)
    assert error.value.name == "players"


@pytest.mark.parametrize("name", ["limit", "rounds", "deck", "Players"])
def test_there_is_no_other_option(name: str) -> None:
    with pytest.raises(stolik.BadOption) as error:
        stolik.game("ogorek", **{name: 3})
    assert "players" in error.value.allowed


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ({"hands": [[2, 2, 2, 2, 2, 3], TWO[1]]}, "O1"),  # five twos
        ({"hands": [[1, 3, 4, 5, 6, 7], TWO[1]]}, "O1"),
        ({"hands": [TWO[0], [8, 9, 10, 11, 12, 15]]}, "O1"),
        ({"hands": [TWO[0][:5], TWO[1]]}, "O5"),  # a card is missing
        ({"hands": TWO, "dealer": 2}, "O2"),
        ({"hands": TWO, "leader": 3}, "O2"),
        ({"hands": TWO, "points": [21, 0]}, "O7"),
        ({"hands": TWO, "points": [3, 0], "lives": [1, 2], "floor": [4, 0]}, "O10"),
        ({"hands": TWO, "points": [5, 0], "floor": [4, 0]}, "O10"),  # a floor without a rebirth
        ({"hands": TWO, "lives": [3, 2]}, "O8"),
        ({"hands": TWO, "lives": [2, 0]}, "O8"),  # eliminated, but nobody knows when
        ({"hands": [TWO[0], []], "lives": [2, 0], "fallen": [0, 1]}, "O11"),
        ({"hands": TWO, "deal": 201}, "O11"),
        ({"points": [1, 2], "dealer": 0, "deal": 200}, "O11"),
        ({"hands": TWO, "least": [5, 0]}, "O3"),  # shown as lowest, and lower cards in hand
    ],
)
def test_a_table_that_cannot_be_names_the_broken_rule(position: dict[str, Any], rule: str) -> None:
    with pytest.raises(stolik.BadPosition, match=rf"\b{rule}\b"):
        stolik.game("ogorek", players=2).match(position=position)


def test_o2_nobody_is_out_before_the_first_dealer_is_drawn() -> None:
    game = stolik.game("ogorek", players=3)
    with pytest.raises(stolik.BadPosition, match=r"\bO11\b"):
        game.match(position={"lives": [2, 0, 2], "fallen": [0, 1, 0]}, deals=[[1]])
    drawn = game.match(position={"points": [5, 0, 0]}, deals=[[1]], seed=0)
    assert game.match(position=game.position(drawn.state)).view(None)["dealer"] == 1


@pytest.mark.parametrize("hands", [5, [5], [[1] * 7, [1]], [["K"]], None, [[], [], [], [], []]])
def test_hands_that_are_none(hands: object) -> None:
    with pytest.raises(stolik.BadPosition):
        stolik.game("ogorek", players=2).match(position={"hands": hands})


def test_a_position_may_leave_out_what_follows_from_the_hands() -> None:
    game = stolik.game("ogorek", players=2)
    match = game.match(position={"hands": TWO})
    view = match.view()
    assert (view["dealer"], view["leader"], view["turn"], view["deal"], view["trick_number"]) == (1, 0, 0, 1, 1)
    match = game.match(position={"hands": [TWO[0], TWO[1][:5]], "played": [[], [13]], "leader": 1})
    assert match.acting == (0,)
    assert match.view()["trick"] == [[1, 13]]
    match = game.match(position={"hands": [TWO[0][:2], TWO[1][:2]], "played": [[14] * 4, [13] * 4], "dealer": 0})
    assert match.acting == (1,)
    assert match.view()["trick_number"] == 5


def test_a_position_between_deals() -> None:
    game = stolik.game("ogorek", players=2)
    match = game.match(position={"points": [5, 9], "dealer": 1, "deal": 7}, deals=[list(range(12))])
    view = match.view(0)
    assert (view["deal"], view["dealer"], view["leader"], view["hand"]) == (8, 1, 0, [2, 2, 2, 2, 3, 3])
