"""Plain states: what is made of the same cells is made once, and nobody can spoil it for others."""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

import pytest

import stolik
from stolik.core.plain import made_of, plain


def spoil(part: Any) -> None:
    """Change everything in a view that can be changed."""
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        spoil(inner)
    if isinstance(part, (dict, list)):
        part.clear()


@pytest.mark.parametrize("game", stolik.games())
def test_whoever_changes_a_view_spoils_no_other(game: str) -> None:
    options = {"lexicon": "sample"} if game == "words" else {}
    one, two = (stolik.game(game, **options).match(seed=3) for _ in range(2))
    for _ in range(12):
        seat = one.acting[0]
        action = one.legal(seat)[0]
        for match in (one, two):
            match.play(seat, action)
        for eye in (None, 0, 1):
            wanted = copy.deepcopy(one.view(eye))
            spoil(one.game.view(one.state, eye))
            assert two.view(eye) == wanted


def test_an_answer_is_made_of_its_cells_alone() -> None:
    asked = []

    @made_of("rows")
    def total(rows: list[list[int]], times: int) -> int:
        asked.append(times)
        return sum(map(sum, rows)) * times

    state = stolik.game("nimmt").match(seed=1).state
    before = total(plain(state), 1)
    state.heads[0] = 7  # not asked about
    assert total(plain(state), 1) == before
    assert asked == [1]
    assert total(plain(state), 2) == 2 * before
    state.rows[0, 0] += 1
    assert total(plain(state), 1) == before + 1
    assert asked == [1, 2, 1]
    with pytest.raises(AttributeError):
        total(SimpleNamespace(), 1)
