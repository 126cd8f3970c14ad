"""Codes to try: what a clumsy or hostile player may send."""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import Cells

LOW, HIGH = -(1 << 63), (1 << 63) - 1
SMALL = np.arange(-2, 112)
EDGES = np.array([LOW, LOW + 1, HIGH, HIGH - 1, 1 << 31, -(1 << 31), 1 << 16, 255, 256, 1 << 58], np.int64)
_random = np.random.default_rng(66)
# of all magnitudes: as many small ones as large ones
ANY = _random.integers(LOW, HIGH, 4096, np.int64) >> _random.integers(0, 63, 4096)
FLIPS = np.left_shift(1, _random.integers(0, 63, 4096))

BAD_SEATS = (-1, -2, LOW, HIGH, 1 << 31, -(1 << 31), 31, 32, 63, 64, 255, 256)  # besides the first beyond the players


def codes_near(listed: list[int], number: int) -> Cells:
    """Listed codes, their neighbours and single-bit flips, small codes and any; another choice for each number."""
    codes = np.array(listed, np.int64)
    flips = np.take(FLIPS, np.arange(number, number + len(codes)), mode="wrap")
    anything = np.take(ANY, np.arange(8 * number, 8 * number + 8), mode="wrap")
    return np.concatenate([codes, codes - 1, codes + 1, codes ^ flips, anything, SMALL, EDGES])
