"""A state for Python to read: its fields as plain numbers and lists, each taken out of the record once.

NumPy's records take a microsecond for every look at a field, and a view takes a hundred looks.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np

CODES = {1: "b", 2: "h", 4: "i", 8: "q"}  # of whole numbers by their bytes
_dtype: Any = np.generic.dtype.__get__
KEPT = 4096  # answers of one function
Answer = TypeVar("Answer")
Place = tuple[int, int, str, list[int]]  # of an array in a record: from, to, code of its numbers, shape


class Rows(list[Any]):
    """A table of numbers, indexed by row, or by row and column as the rules do."""

    def __getitem__(self, at: Any) -> Any:
        if type(at) is tuple:
            row, column = at
            return list.__getitem__(self, row)[column]
        return list.__getitem__(self, at)


class Places(NamedTuple):
    """Where the fields of a record are: its single numbers, which are read at one stroke, and its arrays."""

    names: tuple[str, ...]
    numbers: struct.Struct
    arrays: dict[str, Place]


class Plain:
    """A state's fields by name, arrays when first asked for; what is changed here changes no state."""

    def __init__(self, data: bytes, places: Places) -> None:
        self.__dict__ = dict(zip(places.names, places.numbers.unpack(data), strict=True))
        self._data, self._arrays = data, places.arrays

    def __getattr__(self, name: str) -> Any:
        if name not in self._arrays:
            raise AttributeError(name)
        start, stop, code, shape = self._arrays[name]
        cells: Any = memoryview(self._data)[start:stop]
        cells = cells.cast(code, shape)
        value = cells.tolist() if len(shape) == 1 else Rows(cells.tolist())
        self.__dict__[name] = value
        return value

    def bytes_of(self, name: str) -> bytes:
        """An array as it is in the record."""
        start, stop, _, _ = self._arrays[name]
        return self._data[start:stop]


def plain(state: Any) -> Any:
    """A state, or the only one of an array, for reading."""
    return Plain(bytes_of(state), _places(layout_of(state)))


def bytes_of(state: Any) -> bytes:
    """A state, or the only one of an array, as bytes."""
    data: bytes = np.void.tobytes(state) if isinstance(state, np.void) else state.tobytes()
    return data


def layout_of(state: Any) -> np.dtype[Any]:
    """The layout of a state or of an array. NumPy's records look every name up in Python, so they are not asked."""
    layout: np.dtype[Any] = _dtype(state) if isinstance(state, np.void) else state.dtype
    return layout


def uncompiled(function: Any) -> Any:
    """A rule as it is written, to be asked about a plain state; it must not pass that state on to another rule."""
    return getattr(function, "py_func", function)


def made_of(*names: str) -> Callable[[Callable[..., Answer]], Callable[..., Answer]]:
    """Let a function of these arrays be asked of a plain state; where they are the same again, so is the answer.

    The function is handed them, and what else it is asked with, but not the state: an answer that was made for one eye
    cannot hold what another does not know. Answers are kept, so they must be such that nobody can change.
    """

    def once(make: Callable[..., Answer]) -> Callable[..., Answer]:
        kept: dict[Any, Answer] = {}

        @functools.wraps(make)
        def ask(seen: Any, *rest: Any) -> Answer:
            key = (*[seen.bytes_of(name) for name in names], *rest)
            if key not in kept:
                if len(kept) >= KEPT:
                    kept.clear()
                kept[key] = make(*[getattr(seen, name) for name in names], *rest)
            return kept[key]

        return ask

    return once


@functools.cache
def _places(layout: np.dtype[Any]) -> Places:
    names: list[str] = []
    fields: Any = layout.fields
    numbers = "="
    arrays: dict[str, Place] = {}
    for name in layout.names or ():
        field, start = fields[name][:2]
        code = CODES[field.base.itemsize]
        code = code.upper() if field.base.kind == "u" else code
        if field.shape:
            arrays[name] = start, start + field.itemsize, code, list(field.shape)
            numbers += f"{field.itemsize}x"
        else:
            names.append(name)
            numbers += code
    return Places(tuple(names), struct.Struct(numbers), arrays)
