"""A state for Python to read: its fields as plain numbers and lists, each taken out of the record once.

NumPy's records take a microsecond for every look at a field, and a view takes a hundred looks.
"""

from __future__ import annotations

import functools
import struct
from typing import Any, NamedTuple

import numpy as np

CODES = {1: "b", 2: "h", 4: "i", 8: "q"}  # of whole numbers by their bytes
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
        self._data, self._arrays = memoryview(data), places.arrays

    def __getattr__(self, name: str) -> Any:
        if name not in self._arrays:
            raise AttributeError(name)
        start, stop, code, shape = self._arrays[name]
        cells: Any = self._data[start:stop]
        cells = cells.cast(code, shape)
        value = cells.tolist() if len(shape) == 1 else Rows(cells.tolist())
        self.__dict__[name] = value
        return value


def plain(state: Any) -> Any:
    """A state, or the only one of an array, for reading."""
    return Plain(state.tobytes(), _places(state.dtype))


def uncompiled(function: Any) -> Any:
    """A rule as it is written, to be asked about a plain state; it must not pass that state on to another rule."""
    return getattr(function, "py_func", function)


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
