"""What others hold is hidden; one's own, and places without anything, stay as they are."""

from __future__ import annotations

from typing import Annotated, Any

import numba
import numpy as np
import pytest

from stolik.core.hiding import hide_rows
from stolik.core.kernel import INTERPRET, Cells, layout


class Table:
    """Rows and single numbers for each seat, with something before and behind."""

    before: Annotated[int, np.int8]
    hands: Annotated[Cells, np.int8, 4, 6]
    between: Annotated[int, np.int8]
    chosen: Annotated[Cells, np.int8, 10]
    many: Annotated[Cells, np.int8, 10, 10]
    behind: Annotated[int, np.int8]


def hide_all(tables: Cells, eye: int) -> None:
    table = tables[0]
    hide_rows(table.hands, eye)
    hide_rows(table.chosen, eye)
    hide_rows(table.many, eye)


njit: Any = numba.njit  # untyped upstream
compiled = hide_all if INTERPRET else njit(hide_all)


@pytest.mark.parametrize("eye", range(-1, 10))
def test_only_ones_own_is_left(eye: int) -> None:
    tables = np.zeros(1, layout(Table))
    chance = np.random.default_rng(eye + 1)
    for name in ("hands", "chosen", "many"):
        field = tables[name][0]
        field[...] = np.where(chance.random(field.shape) < 0.3, 0, chance.integers(-3, 105, field.shape))
    tables["before"] = tables["between"] = tables["behind"] = 7
    expected = tables.copy()
    for name in ("hands", "chosen", "many"):
        others = np.arange(len(expected[name][0])) != eye
        expected[name][0][others] = np.where(expected[name][0][others] != 0, -1, 0)
    compiled(tables.view(np.recarray), eye)
    assert tables.tobytes() == expected.tobytes()
