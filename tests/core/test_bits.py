"""Sets as numbers: members are written upwards, as far as there is room."""

from __future__ import annotations

import itertools

import numba
import numpy as np
import pytest

from stolik.core.bits import write_members
from stolik.core.kernel import INTERPRET, Cells


def write(members: int, usual: int, out: Cells, found: int, way: int) -> int:
    return write_members(members, usual, out, found, way)


compiled = write if INTERPRET else numba.njit(write)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("usual", [1, 3, 6])
@pytest.mark.parametrize("room", [0, 1, 4, 6, 8, 20])
def test_members_are_written_upwards(usual: int, room: int) -> None:
    for members in (0, 1, 0b101, 0b111_0110, 1 << 62 | 3, (1 << 20) - 1):
        for found, way in itertools.product((0, 1, 5), (0, 24)):
            expected = [way + member for member in range(63) if members >> member & 1]
            cells = np.full(room + 4, 99, np.int64)
            assert compiled(members, usual, cells[:room], found, way) == found + len(expected)
            assert cells[found:room].tolist()[: len(expected)] == expected[: max(0, room - found)]
            assert (np.delete(cells, np.s_[found:room]) == 99).all(), "nothing else is touched"
