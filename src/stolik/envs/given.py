"""What people give a batch, looked at before compiled code takes it: that checks nothing."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.errors import BadOption, describe
from stolik.core.kernel import Cells
from stolik.envs.share import NOBODY


def whole(name: str, value: Any, low: int, high: int) -> int:
    """A whole number within limits."""
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool) and low <= value <= high:
        return int(value)
    raise BadOption(name, describe(value), f"a whole number from {low} to {high}")


def whole_numbers(actions: Any, shape: tuple[int, ...]) -> Cells:
    """Actions, as an array that compiled code can take."""
    given = np.asarray(actions)
    if given.shape != shape or not np.issubdtype(given.dtype, np.integer):
        raise BadOption("actions", f"{given.dtype}{list(given.shape)}", f"whole numbers {list(shape)}")
    return np.require(given, np.int64, ("C", "A"))


def seats_of(seat: Any, n: int, players: int) -> Cells:
    """A seat for each match, given as one for all or one for each."""
    seats = np.broadcast_to(np.asarray(seat), (n,)).astype(np.int64)
    if ((seats < NOBODY) | (seats >= players)).any():
        raise BadOption("seat", seat, f"0 to {players - 1}, one for all matches or one for each")
    return seats


def fitting(array: Any, shape: tuple[int, ...], kind: Any) -> Cells:
    """An array `out` to write into; a -1 in the shape may be anything."""
    if isinstance(array, np.ndarray) and array.dtype == kind and array.flags.carray:
        sizes = [wanted if wanted >= 0 else size for size, wanted in zip(array.shape, shape, strict=False)]
        if array.shape == tuple(sizes) and array.ndim == len(shape):
            return array
    wanted_sizes = ["any" if size < 0 else size for size in shape]
    given = f"{array.dtype}{list(array.shape)}" if isinstance(array, np.ndarray) else array
    raise BadOption("out", given, f"a contiguous array {np.dtype(kind)} {wanted_sizes} that can be written to")
