"""Short rows of lists and masks are written whole, and nothing beside them."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

import stolik
from stolik.core.kernel import INTERPRET, Cells
from stolik.envs.actions.numbering import mark_any_row
from stolik.envs.share import NOTHING
from stolik.envs.strokes import STROKE, ending, marking, pieces

njit: Any = numba.njit  # untyped upstream


def compiled(function: Any) -> Any:
    return function if INTERPRET else njit(function)


@pytest.mark.parametrize("width", [8, 16])
def test_behind_a_list_there_is_nothing(width: int) -> None:
    end = ending(width)

    def end_one(listed: Cells, row: int, count: int) -> None:
        end(listed, row, count)

    run = compiled(end_one)
    for count in range(width + 1):
        rows = np.arange(3 * width).reshape(3, width)
        expected = rows.copy()
        expected[1, count:] = NOTHING
        run(rows, 1, count)
        assert rows.tolist() == expected.tolist()


@pytest.mark.parametrize(("width", "numbers"), [(8, 2), (8, 15), (16, 51), (16, 64), (8, 65), (16, 109), (8, 128)])
def test_a_mask_has_the_numbers_of_its_list(width: int, numbers: int) -> None:
    mark = marking(width, numbers)

    def mark_one(listed: Cells, masks: Cells, row: int) -> None:
        mark(0, listed, masks, row)

    run, chance = compiled(mark_one), np.random.default_rng(numbers)
    for trial in range(60):
        listed = np.full((3, width), NOTHING)
        count = trial % (min(width, numbers) + 1)
        listed[1, :count] = chance.choice(numbers, count, replace=False)
        if count > 1:
            listed[1, :2] = 0, numbers - 1
        masks = np.full((3, numbers), 9, np.int8)
        expected = masks.copy()
        expected[1] = np.isin(np.arange(numbers), listed[1, :count])
        run(listed, masks, 1)
        assert masks.tolist() == expected.tolist()


def test_strokes_of_one_size_cover_a_row_and_nothing_beside_it() -> None:
    for count in range(1, 65):
        strokes = pieces(count)
        assert {at for first, size in strokes for at in range(first, first + size)} == set(range(count))
        assert {size for _, size in strokes} <= {1, 2, 4, 8, 16, STROKE}
        assert len(strokes) <= 2, "two are enough, so none is too short"


def test_a_mask_is_the_same_where_less_is_known() -> None:
    game = stolik.game("nimmt", players=2)
    batch = stolik.batch(game, 20, seed=1, threads=1)
    for _ in range(30):
        listed, masks = batch.legal()[0].copy(), np.full_like(batch.legal_mask(), 9)
        for row in range(batch.n):
            mark_any_row(game.rules, listed, masks, row)
        assert (masks == batch.legal_mask()).all()
        batch.step(batch.random_actions())
