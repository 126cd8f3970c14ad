"""Compiling rules: the `@kernel` decorator, the cache it fills, and records declared as classes.

A kernel is plain Python that Numba compiles. With ``STOLIK_INTERPRET=1`` the same source runs
uncompiled, for debugging, coverage and the differential test; every signed field is then widened
to 64 bits, because NumPy's small integers wrap silently where compiled arithmetic does not.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numba
import numpy as np
import platformdirs
from numba.core import types
from numpy.typing import NDArray

from stolik.core.inner import APART, INNER
from stolik.core.sources import Sources

config: Any = numba.config  # its settings are made at run time, unknown to type checkers
njit: Any = numba.njit
unliteral: Any = types.unliteral
INTERPRET = os.environ.get("STOLIK_INTERPRET", "") not in ("", "0")
PACKAGE = Path(__file__).resolve().parent.parent
CACHES_KEPT = 6  # versions of a module that stay, so that switching branches or flags does not recompile

Cells = NDArray[Any]  # an array field of a record
Function = TypeVar("Function", bound=Callable[..., Any])


@functools.cache
def _sources(package: Path, home: Path) -> Sources:
    return Sources(package, home)


def source_hash(path: Path) -> str:
    """Name all that compiled code of a module is made of: sources, compiler and the bounds-checking flag."""
    return _sources(PACKAGE, cache_home()).digest(path, numba.__version__, np.__version__, bool(config.BOUNDSCHECK))


def cache_home() -> Path:
    """The folder of all compiled code, ``$STOLIK_CACHE`` or the user's cache folder."""
    chosen = os.environ.get("STOLIK_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("stolik")) / "kernels"


@functools.cache
def cache_folder(path: Path) -> Path:
    """The folder for the compiled kernels of these very sources.

    A stale cache lies: after an edit importers would keep the old compiled callee without a word.
    So the folder is named after the sources. Where none can be written, a passing one will do.
    """
    home = cache_home() / f"{path.parent.name}-{path.stem}"
    folder = home / source_hash(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(folder)
        os.utime(folder)
    except OSError:
        # a fresh private folder: cached code is executed, so its folder must be nobody else's
        passing = tempfile.mkdtemp(prefix="stolik-kernels-")
        atexit.register(shutil.rmtree, passing, ignore_errors=True)
        return Path(passing)
    _sweep(home, folder)
    return folder


def _sweep(home: Path, current: Path) -> None:
    """Delete the folders of sources long gone; another process may be doing the same."""
    with contextlib.suppress(OSError):
        others = sorted((path for path in home.iterdir() if path != current), key=lambda path: -path.stat().st_mtime)
        for path in others[CACHES_KEPT - 1 :]:
            shutil.rmtree(path, ignore_errors=True)


def kernel(function: Function) -> Function:
    """Compile a rule function on first use and keep the result on disk.

    Called from Python it is an outer kernel, called from other kernels an inner one.
    """
    return function if INTERPRET else _compiled(function, inline=False)


def small_kernel(function: Function) -> Function:
    """The same for what inner loops call: its callers take it in whole, which they pay for when they are compiled."""
    return function if INTERPRET else _compiled(function, inline=True)


def apart_kernel(function: Function) -> Function:
    """The same for what writes one of its arguments from others: no two of them may ever share memory.

    The compiler then need not read a field again after every number written, and writes many at once.
    """
    return function if INTERPRET else _compiled(function, inline=True, apart=True)


def _compiled(function: Function, inline: bool, apart: bool = False) -> Function:
    folder = cache_folder(Path(function.__code__.co_filename))
    flags = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": _may_allocate(function)}
    flags["forceinline"] = inline  # left open, it would be that of the caller
    ways = APART if apart else INNER
    kept: Function = _in_two_kinds(function, folder, flags, ways) if ways else _in_one_kind(function, folder, flags)
    return kept


def _in_two_kinds(function: Any, folder: Path, flags: dict[str, Any], ways: dict[str, Any]) -> Any:
    """An outer kernel, and the inner one when first a kernel calls it."""
    from stolik.core.kept import InnerCache, OuterCache  # not to be read with a Numba that it does not fit

    compiled: Any = njit(**flags)(function)
    compiled._cache = OuterCache(function, folder)

    @functools.cache
    def inner() -> Any:
        made = njit(**ways, **flags)(function)
        made._cache = InnerCache(function, folder / "inner")
        return made

    _call_from_kernels(compiled, inner)
    return compiled


def _in_one_kind(function: Any, folder: Path, flags: dict[str, Any]) -> Any:
    """The usual kernel of Numba, with our folder."""
    before = config.CACHE_DIR  # other users of Numba in this process keep their own folder
    try:
        config.CACHE_DIR = str(folder)
        compiled: Any = njit(cache=True, **flags)(function)
    finally:
        config.CACHE_DIR = before
    choose = compiled.get_call_template
    compiled.get_call_template = lambda arguments, names: choose(tuple(map(_wide, arguments)), names)
    return compiled


def _may_allocate(function: Any) -> bool:
    """Whether a kernel makes arrays: only those that name NumPy can, and the others are spared counting references."""
    return "np" in function.__code__.co_names


def _call_from_kernels(compiled: Any, inner: Callable[[], Any]) -> None:
    """Let compiled callers use the inner kernel, and pass every whole number as int64.

    Fields are int8 here and int16 there; without this each mixture would compile a version of its
    own of every function (27 of `tell` alone).
    """
    compiled.get_call_template = lambda arguments, names: inner().get_call_template(tuple(map(_wide, arguments)), names)
    compiled.get_overload = lambda signature: inner().get_overload(signature)


def _wide(kind: Any) -> Any:
    plain = unliteral(kind)  # a constant is no type of its own
    small = isinstance(plain, types.Integer) and plain in types.signed_domain
    return types.int64 if small else plain


def layout(record: type) -> np.dtype[Any]:
    """Make the packed NumPy dtype of a record declared as an annotated class.

    >>> class State:
    ...     rows: Annotated[Cells, np.int8, 4, 5]
    ...     turn: Annotated[int, np.int8]
    >>> layout(State).names
    ('rows', 'turn')
    """
    fields: list[Any] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        if get_origin(hint) is not Annotated:
            raise TypeError(f"{record.__name__}.{name}: write Annotated[int, np.int8] or Annotated[Cells, np.int8, 4]")
        if hasattr(np.record, name):
            raise TypeError(f"{record.__name__}.{name}: NumPy's records have a method of that name")
        _, kind, *shape = get_args(hint)
        if INTERPRET and np.issubdtype(kind, np.signedinteger):
            kind = np.int64
        fields.append((name, kind, tuple(shape)) if shape else (name, kind))
    dtype = np.dtype(fields)
    if dtype.itemsize != sum(np.dtype(dtype[name]).itemsize for name in dtype.names or ()):
        raise TypeError(f"{record.__name__} has padding: its bytes would not be its value")
    return np.dtype((np.record, dtype))
