"""Positions: a state's fields as JSON, and back."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.errors import BadPosition, describe
from stolik.core.kernel import Cells

NOT_POSITION = ("told", "story", "reveals", "period")  # how a state came about, not what it is


def fields_of(state: Any, derived: tuple[str, ...]) -> dict[str, Any]:
    """The fields that make up a position, as plain numbers and lists."""
    return {name: state[name].tolist() for name in state.dtype.names if name not in NOT_POSITION + derived}


def fill_fields(states: Cells, fields: dict[str, Any], derived: tuple[str, ...]) -> None:
    """Write fields into a state; lists may be shorter than the field, the rest is 0."""
    known = [name for name in states.dtype.names or () if name not in NOT_POSITION + derived]
    for name, value in fields.items():
        if name not in known:
            raise BadPosition(f"no field is called {describe(name)}; there are: {', '.join(known)}")
        field = states[name]
        padded = np.zeros(field.shape[1:], np.int64)
        _pad(name, value, padded)
        limits = np.iinfo(field.dtype)
        if np.any(padded < limits.min) or np.any(padded > limits.max):
            raise BadPosition(f"{name}: numbers from {limits.min} to {limits.max} only")
        field[0] = padded


def _pad(name: str, value: Any, into: Cells) -> None:
    if into.ndim == 0:
        if not isinstance(value, (int, np.integer)) or isinstance(value, bool) or int(value) >> 63 not in (0, -1):
            raise BadPosition(f"{name}: {describe(value)} is no whole number")
        into[...] = int(value)
        return
    if not isinstance(value, (list, tuple)) or len(value) > len(into):
        raise BadPosition(f"{name}: {describe(value)} is no list of at most {len(into)}")
    for i, part in enumerate(value):
        _pad(name, part, into[i : i + 1].reshape(into.shape[1:]))
