"""Records declared as classes become packed NumPy layouts."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from stolik.core.kernel import Cells, layout
from stolik.core.registry import game_class, games


class Packed:
    """Fields whose natural places would leave gaps."""

    small: Annotated[int, np.int8]
    large: Annotated[int, np.int64]
    row: Annotated[Cells, np.int16, 3]
    board: Annotated[Cells, np.int8, 2, 5]


class Clashing:
    """A field that NumPy's records would hide behind a method."""

    copy: Annotated[int, np.int8]


class Bare:
    """A field without a size."""

    turn: int


def test_a_layout_is_packed_in_the_order_written() -> None:
    dtype = layout(Packed)
    assert dtype.names == ("small", "large", "row", "board")
    assert dtype.itemsize == 1 + 8 + 6 + 10
    assert dtype["board"].shape == (2, 5)


def test_fields_are_found_by_name_and_written_through() -> None:
    states = np.zeros(2, layout(Packed))
    states[1].board[1, 4] = 7
    states[1].small = -3
    assert states["board"][1].tolist() == [[0] * 5, [0, 0, 0, 0, 7]]
    assert states["small"].tolist() == [0, -3]


def test_a_name_that_numpy_uses_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Clashing\.copy"):
        layout(Clashing)


def test_a_field_without_a_size_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bare\.turn.*Annotated"):
        layout(Bare)


@pytest.mark.parametrize("name", games())
def test_the_bytes_of_a_state_are_its_value(name: str) -> None:
    dtype = game_class(name).LAYOUT
    assert dtype.itemsize == sum(np.dtype(dtype[field]).itemsize for field in dtype.names or ())
    for field in dtype.names or ():
        assert dtype[field].base.kind == "i", "unsigned and signed numbers mixed would become fractions"
    assert {"story", "told", "reveals", "period"} <= set(dtype.names or ())
