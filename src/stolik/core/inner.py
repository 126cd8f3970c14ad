"""Kernels called by kernels: compiled only as far as their callers need them.

Numba makes every function ready to be called from Python: it optimises it as if it stood alone, turns it into
machine code and wraps it. A rule function that only other kernels call needs none of that: its callers take in its
intermediate code and optimise it as part of themselves. Leaving it out spares about a third of compiling.

    Python ──▶ outer kernel: machine code and wrapper
                  └─ links ──▶ inner kernel: intermediate code, in the cache beside the others
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core import caching, codegen, compiler
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

# These are inner parts of Numba: with a version they were not tried with, kernels are compiled the usual way.
TRIED = (0, 68)
FITS = tuple(int(part) for part in numba.__version__.split(".")[:2]) == TRIED


class _Silent:
    """A code generator for libraries that are never loaded: there is no place for environments to be written to."""

    def __init__(self, real: Any) -> None:
        self._real = real

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing: whoever links the library has environments of its own."""


class InnerLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """Code to be linked into that of callers, never run by itself."""

    @property
    def codegen(self) -> Any:
        return _Silent(self._codegen)

    def _optimize_final_module(self) -> None:
        """Left to the callers."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code."""
        self._ensure_finalized()
        return 0


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):  # type: ignore[misc]
    """Lowering into a library that stays intermediate code."""

    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        done: bool = super().run_pass(state)
        return done


class InnerCompiler(compiler.CompilerBase):  # type: ignore[misc]
    """The usual way from source to code, but for its end."""

    def define_pipelines(self) -> list[Any]:
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (InnerLowering, about) if step is NativeLowering else (step, about) for step, about in passes.passes
        ]
        passes.finalize()
        return [passes]


INNER: dict[str, Any] = {"no_cpython_wrapper": True, "pipeline_class": InnerCompiler} if FITS else {}


class _InnerImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """How an inner kernel is kept on disk: its intermediate code instead of machine code."""

    def reduce(self, result: Any) -> Any:
        library = result.library
        result.fndesc.typemap = result.fndesc.calltypes = None  # as Numba does: not needed, and may not be picklable
        code = library._get_module_for_linking().as_bitcode()
        return library.name, code, result.fndesc, result.environment, result.signature, result.reload_init

    def rebuild(self, target: Any, payload: Any) -> Any:
        name, code, described, environment, signature, reload_init = payload
        for again in reload_init:
            again()
        library = InnerLibrary(target.codegen(), name)
        library._shared_module = llvm.parse_bitcode(code)
        library._finalized = True
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
            reload_init=reload_init,
            referenced_envs=(),
        )


class OuterCache(caching.FunctionCache):  # type: ignore[misc]
    """The cache of a kernel; an index that names types this process does not have (those of tests) is begun anew."""

    def load_overload(self, signature: Any, target: Any) -> Any:
        try:
            return super().load_overload(signature, target)
        except (ImportError, AttributeError):
            self._cache_file.flush()
            return None


class InnerCache(OuterCache):
    """The cache of an inner kernel."""

    _impl_class = _InnerImpl
