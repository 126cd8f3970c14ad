"""How kernels are kept on disk: outer ones as machine code, inner ones as intermediate code.

Numba would make itself ready to compile before it loads anything, and keep with machine code all that a compiler could
want of it. Here code from the cache waits for nothing but itself: a game with its bots is loaded in a third of the
time. Like inner kernels this is for the version of Numba it was tried with.
"""

from __future__ import annotations

import functools
import secrets
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba.core import caching, compiler
from numba.core.runtime._nrt_python import c_helpers

from stolik.core.inner import InnerLibrary


class _Place(caching._SourceFileBackedLocatorMixin, caching._CacheLocator):  # type: ignore[misc]
    """Where the code of a kernel is kept: a folder that is known to be there and ours."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._py_file = function.__code__.co_filename
        self._lineno = function.__code__.co_firstlineno
        self._folder = str(folder / self.get_suitable_cache_subpath(self._py_file))

    def get_cache_path(self) -> str:
        return self._folder


class _Files(caching.IndexDataCacheFile):  # type: ignore[misc]
    """The code of a kernel for various types, and an index of it.

    Numba numbers the files of code, so that two processes that keep some at once may take the same number, and what one
    has compiled for its types is found under those of the other. Here each file has a name that nobody else takes.
    """

    def save(self, key: Any, data: Any) -> None:
        """Keep code; that of others who did the same just now may be lost and compiled again."""
        name = self._load_index().get(key) or self._data_name_pattern.format(number=secrets.randbits(63))
        self._save_data(name, data)  # first: the index names nothing that is not there
        self._save_index(self._load_index() | {key: name})


class _OuterImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """How an outer kernel is kept on disk: as machine code alone, since nobody takes in its intermediate code."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Place(function, folder)
        name = f"{Path(function.__code__.co_filename).stem}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(name, sys.abiflags)

    def reduce(self, result: Any) -> Any:
        (name, _, (code, _)), described, environment, signature, *_, again, environments = result._reduce()
        # most environments hold nothing: those of functions that were taken in and call no Python
        return name, code, described, environment, signature, again, [held for held in environments if held.consts]

    def rebuild(self, target: Any, payload: Any) -> Any:
        name, code, described, environment, signature, again, environments = payload
        for function in again:
            function()
        library = self.library(target, name, code, described)
        result = _result(target, library, described, environment, signature, again, environments)
        for other in environments:
            result.library.codegen.set_env(other.env_name, other)
        return result

    def library(self, target: Any, name: str, code: bytes, described: Any) -> Any:
        """Machine code, made ready to run."""
        if b"_numba_hashsecret" in code:  # symbols that Numba defines no sooner than it is made ready to compile
            target.refresh()
        library = target.codegen().create_library(name)
        library.enable_object_caching()
        library._set_compiled_object(code)
        library._finalize_final_module()
        names = described.llvm_func_name, described.llvm_cpython_wrapper_name
        library.codegen._engine._defined_symbols.update(names)  # Numba would learn them from the intermediate code
        return library


class _InnerImpl(_OuterImpl):
    """How an inner kernel is kept on disk: its intermediate code instead of machine code."""

    def reduce(self, result: Any) -> Any:
        library = result.library
        result.fndesc.typemap = result.fndesc.calltypes = None  # as Numba does: not needed, and may not be picklable
        code = library._get_module_for_linking().as_bitcode()
        return library.name, code, result.fndesc, result.environment, result.signature, result.reload_init, ()

    def library(self, target: Any, name: str, code: bytes, described: Any) -> Any:
        """Intermediate code, ready to be taken in."""
        library = InnerLibrary(target.codegen(), name)
        library._shared_module = llvm.parse_bitcode(code)
        library._finalized = True
        return library


def _result(
    target: Any, library: Any, described: Any, environment: Any, signature: Any, again: Any, environments: Any
) -> Any:
    """What compiling would have given."""
    return compiler.CompileResult(
        target_context=target,
        typing_context=target.typing_context,
        library=library,
        environment=environment,
        entry_point=target.get_executable(library, described, environment),
        fndesc=described,
        type_annotation="",
        signature=signature,
        objectmode=False,
        lifted=(),
        typing_error=None,
        call_helper=None,
        metadata=None,
        reload_init=again,
        referenced_envs=environments,
    )


@functools.cache
def _name_runtime() -> None:
    """Let machine code find the functions of Numba's runtime."""
    for name, address in c_helpers.items():
        llvm.add_symbol(name if name.startswith("_") else f"NRT_{name}", address)


class OuterCache(caching.FunctionCache):  # type: ignore[misc]
    """The cache of a kernel, made when it is first asked; it does not wait for all that only compiling needs."""

    _impl_class = _OuterImpl

    def __init__(self, function: Any, folder: Path) -> None:
        self._name, self._py_func, self._folder = repr(function), function, folder
        self.enable()

    @functools.cached_property
    def _impl(self) -> Any:
        return self._impl_class(self._py_func, self._folder)

    @functools.cached_property
    def _cache_path(self) -> str:
        return str(self._impl.locator.get_cache_path())

    @functools.cached_property
    def _cache_file(self) -> Any:
        stamp = self._impl.locator.get_source_stamp()
        return _Files(self._cache_path, self._impl.filename_base, stamp)

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Code from the cache. An index that names types this process does not have (those of tests) is begun anew."""
        _name_runtime()  # Numba would load all it knows of compiling, which takes longer than all the rest
        try:
            with self._guard_against_spurious_io_errors():
                return self._load_overload(signature, target)
        except (ImportError, AttributeError):
            self._cache_file.flush()
        return None


class InnerCache(OuterCache):
    """The cache of an inner kernel."""

    _impl_class = _InnerImpl
