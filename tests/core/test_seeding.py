"""Generators made many at a time are those made one by one."""

from __future__ import annotations

import numpy as np
import pytest

from stolik.core.random import generator
from stolik.core.seeding import generators


@pytest.mark.parametrize("seed", [0, 7, -3, (1 << 63) - 1, -(1 << 63), 10**20, 10**21, 10**40])
@pytest.mark.parametrize("stream", ["batch", "whims", "a"])
def test_many_are_each_one(seed: int, stream: str) -> None:
    rows = generators(1201, seed, stream)
    assert rows.dtype == np.int64
    assert rows.tolist() == [generator(seed, stream, i).tolist() for i in range(1201)]


def test_high_numbers_too() -> None:
    rows = generators(100_002, 5, "batch")
    for i in (9_999, 10_000, 99_999, 100_000, 100_001):
        assert rows[i].tolist() == generator(5, "batch", i).tolist()
