"""What people give a batch, looked at before compiled code takes it: that checks nothing."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.errors import BadOption
from stolik.core.kernel import Cells
from stolik.envs.share import NOBODY

INT8, INT64, FLOAT32 = np.dtype(np.int8), np.dtype(np.int64), np.dtype(np.float32)  # at hand: making one takes a while
WHOLE = "iu"  # kinds of whole numbers; to NumPy a span of time is one of its integers too


def whole(name: str, value: Any, low: int, high: int) -> int:
    """A whole number within limits."""
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool) and low <= value <= high:
        return int(value)
    raise BadOption(name, value, f"a whole number from {low} to {high}")


def _array(given: Any) -> Cells:
    """What was given as an array, of objects if it is none."""
    try:
        return np.asarray(given)
    except ValueError:  # lists of several lengths
        return np.asarray(None)


def whole_numbers(actions: Any, shape: tuple[int, ...]) -> Cells:
    """Actions, as an array that compiled code can take."""
    if type(actions) is np.ndarray and actions.dtype is INT64 and actions.shape == shape and actions.flags.carray:
        return actions
    given = _array(actions)
    if given.shape != shape or given.dtype.kind not in WHOLE:
        raise BadOption("actions", f"{given.dtype}{list(given.shape)}", f"whole numbers {list(shape)}")
    return np.require(given, np.int64, ("C", "A"))


def seats_of(seat: Any, n: int, players: int) -> Cells:
    """A seat for each match, given as one for all or one for each."""
    given = _array(seat)
    fits = given.dtype.kind in WHOLE and given.shape in ((), (n,))
    if not fits or ((given < NOBODY) | (given >= players)).any():
        raise BadOption(
            "seat", seat, f"a whole number from 0 to {players - 1}, one for all matches or {n}, one for each"
        )
    return np.broadcast_to(given, (n,)).astype(np.int64)


def fitting(array: Any, shape: tuple[int, ...], kind: np.dtype[Any]) -> Cells:
    """An array `out` to write into; a -1 in the shape may be anything."""
    if isinstance(array, np.ndarray) and array.dtype == kind and array.flags.carray:
        if array.shape == shape:
            return array
        sizes = [wanted if wanted >= 0 else size for size, wanted in zip(array.shape, shape, strict=False)]
        if array.shape == tuple(sizes) and array.ndim == len(shape):
            return array
    wanted_sizes = ["any" if size < 0 else size for size in shape]
    given = f"{array.dtype}{list(array.shape)}" if isinstance(array, np.ndarray) else array
    raise BadOption("out", given, f"a contiguous array {kind} {wanted_sizes} that can be written to")
