"""Kernels called by kernels: compiled only as far as their callers need them.

Numba makes every function ready to be called from Python: it optimises it as if it stood alone, turns it into
machine code and wraps it. A rule function that only other kernels call needs none of that: its callers take in its
intermediate code and optimise it as part of themselves. Leaving it out spares about a third of compiling.

    Python ──▶ outer kernel: machine code and wrapper
                  └─ links ──▶ inner kernel: intermediate code, in the cache beside the others

Code that several processes have put into the cache is linked into one, by name. What one contract function compiles to
is called like another of the same arguments but for a number, which Numba counts from 1 in every process: `check` of
one process was taken for `apply` of another, and moves that were made changed nothing. So every process counts from
somewhere else.
"""

from __future__ import annotations

import itertools
import os
import secrets
from typing import Any

import numba
from numba.core import codegen, compiler
from numba.core.bytecode import FunctionIdentity
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

# These are inner parts of Numba: with a version they were not tried with, kernels are compiled the usual way.
TRIED = (0, 68)
FITS = tuple(int(part) for part in numba.__version__.split(".")[:2]) == TRIED
SOMEWHERE = 48  # bits of the first number: processes that meet in a cache number some thousand functions each


def _count_from_somewhere() -> None:
    """Number functions unlike any other process."""
    FunctionIdentity._unique_ids = itertools.count(secrets.randbits(SOMEWHERE))


_count_from_somewhere()
if hasattr(os, "register_at_fork"):  # else nobody forks
    os.register_at_fork(after_in_child=_count_from_somewhere)


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


class ApartCompiler(InnerCompiler):
    """The same for a function no two arguments of which share memory: what it writes changes nothing that it reads."""

    def define_pipelines(self) -> list[Any]:
        self.state.flags.noalias = True
        return super().define_pipelines()


INNER: dict[str, Any] = {"no_cpython_wrapper": True, "pipeline_class": InnerCompiler} if FITS else {}
APART: dict[str, Any] = INNER | {"pipeline_class": ApartCompiler} if FITS else {}
