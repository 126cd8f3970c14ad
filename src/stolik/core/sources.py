"""Which sources compiled code is made of, and the name it is kept under.

A stale cache lies, so nothing is believed about a file but its contents, and every process reads them. What takes
long is finding out what a file imports; that follows from its contents alone and is remembered under their hash.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import json
import os
import re
import tempfile
from pathlib import Path
from typing import NamedTuple

MEMORY = "imports.json"
KERNEL = re.compile(rb"^@\w*kernel\b", re.MULTILINE)  # small ones too
REMEMBERED = 4096  # files whose imports are kept; beyond that, those of old versions are forgotten


class Source(NamedTuple):
    """A file as it was when this process first looked at it."""

    digest: str
    imports: list[str]
    has_kernels: bool


def imports_of(code: bytes, package: str) -> list[str]:
    """What a module's import statements may mean in a package: modules, and names taken from modules.

    >>> imports_of(b"import math; from stolik.core import kernel", "stolik")
    ['stolik.core', 'stolik.core.kernel']
    """
    names = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return sorted(name for name in names if name.startswith(f"{package}."))


class Sources:
    """The sources of a package, each read once; `home` is where their imports are remembered."""

    def __init__(self, package: Path, home: Path) -> None:
        self._package = package
        self._memory = home / MEMORY
        self._remembered = _recall(self._memory)  # hash of contents -> imports
        self._looked: dict[str, Source] = {}
        self._modules: dict[str, list[str]] = {}  # a name -> its file, or none
        self._rooms: dict[Path, list[str]] = {}  # a folder -> its files that have kernels

    def all_of(self, path: Path) -> set[str]:
        """All the source that the kernels of a module may be compiled from.

        That is the module and whatever it imports; outside a game's own folder also every game's kernels,
        since generic code is compiled for each game; and in `envs` all of its own, found by type like a game's.
        """
        games, envs = self._package / "games", self._package / "envs"
        waiting = [str(path)]
        if games not in path.parents:
            waiting += self._with_kernels(games)
        if envs in path.parents:
            waiting += self._with_kernels(envs)
        found: set[str] = set()
        while waiting:
            file = waiting.pop()
            if file not in found:
                found.add(file)
                for name in self._look(file).imports:
                    waiting += self._module(name)
        return found

    def digest(self, path: Path, *besides: object) -> str:
        """A name for all that compiled code of a module is made of: its sources, and what is told besides."""
        before = len(self._remembered)
        whole = hashlib.sha256(repr(besides).encode())
        for file in sorted(self.all_of(path)):
            whole.update(f"\0{os.path.basename(file)}\0{self._look(file).digest}".encode())
        if len(self._remembered) > before:
            self._remember()
        return whole.hexdigest()[:16]

    def _look(self, file: str) -> Source:
        found = self._looked.get(file)
        if found is None:
            with open(file, "rb") as opened:
                code = opened.read()
            digest = hashlib.sha256(code).hexdigest()
            imports = self._remembered.get(digest)
            if imports is None:
                imports = self._remembered[digest] = imports_of(code, self._package.name)
            found = self._looked[file] = Source(digest, imports, KERNEL.search(code) is not None)
        return found

    def _module(self, name: str) -> list[str]:
        if name not in self._modules:
            file = os.path.join(self._package, *name.split(".")[1:]) + ".py"
            self._modules[name] = [file] if os.path.isfile(file) else []
        return self._modules[name]

    def _with_kernels(self, room: Path) -> list[str]:
        if room not in self._rooms:
            files = [str(file) for file in room.rglob("*.py")]
            self._rooms[room] = [file for file in files if self._look(file).has_kernels]
        return self._rooms[room]

    def _remember(self) -> None:
        """Write what was found out, in one stroke; another process may do the same, and either will do."""
        if len(self._remembered) > REMEMBERED:
            self._remembered = {source.digest: source.imports for source in self._looked.values()}
        with contextlib.suppress(OSError):
            self._memory.parent.mkdir(parents=True, exist_ok=True)
            handle, passing = tempfile.mkstemp(dir=self._memory.parent)
            with open(handle, "w", encoding="ascii") as opened:
                json.dump(self._remembered, opened)
            os.replace(passing, self._memory)


def _recall(memory: Path) -> dict[str, list[str]]:
    """What is remembered; a damaged file is as good as none."""
    try:
        kept = json.loads(memory.read_bytes())
    except (OSError, ValueError):
        return {}
    fits = isinstance(kept, dict) and all(
        isinstance(names, list) and all(isinstance(name, str) for name in names) for names in kept.values()
    )
    return kept if fits else {}
