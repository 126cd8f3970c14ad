"""Compiled code is kept under the hash of all it was made from: a stale cache lies."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import numba
import pytest

from stolik.core import kernel as kernels
from stolik.core import sources
from stolik.core.kept import _Files
from tests.conformance.children import run_child

SOURCES = {
    "core/kernel.py": "",
    "games/one/state.py": "SIZE = 3\n",
    "games/one/rules.py": "from stolik.games.one.state import SIZE\n@kernel\ndef f(): return SIZE\n",
    "games/one/view.py": "from stolik.games.one.rules import f\n",
    "games/two/rules.py": "import stolik.core.kernel\n@small_kernel\ndef f(): return 2\n",
    "bots/generic.py": "from stolik.core import kernel\n@kernel\ndef g(): return 1\n",
    "bots/other.py": "@kernel\ndef h(): return 1\n",
    "envs/many.py": "@kernel\ndef i(): return 1\n",
    "envs/seen/one.py": "@kernel\ndef j(): return 1\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small package laid out like Stolik, with a cache of its own."""
    root = tmp_path / "stolik"
    for name, text in SOURCES.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    monkeypatch.setattr(kernels, "PACKAGE", root)
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path / "cache"))
    forget()
    yield root
    forget()


def forget() -> None:
    kernels._sources.cache_clear()
    kernels.cache_folder.cache_clear()


def names(package: Path) -> dict[str, str]:
    """The hash of every source."""
    forget()
    return {name: kernels.source_hash(package / name) for name in SOURCES}


def changed(package: Path, edited: str) -> set[str]:
    """The modules whose compiled code is thrown away when one is edited."""
    before = names(package)
    (package / edited).write_text(SOURCES[edited] + "# another word\n")
    after = names(package)
    return {name for name in SOURCES if before[name] != after[name]}


FOUND_BY_TYPE = {"envs/many.py", "envs/seen/one.py"}  # one calls the other without naming it
GENERIC = {"core/kernel.py", "bots/generic.py", "bots/other.py", *FOUND_BY_TYPE}  # whatever is outside a game's folder


@pytest.mark.parametrize(
    ("edited", "touched"),
    [
        ("games/one/rules.py", {"games/one/rules.py", "games/one/view.py", *GENERIC}),
        ("games/one/state.py", {"games/one/state.py", "games/one/rules.py", "games/one/view.py", *GENERIC}),
        ("games/one/view.py", {"games/one/view.py"}),
        ("bots/other.py", {"bots/other.py"}),
        ("envs/seen/one.py", FOUND_BY_TYPE),
        ("core/kernel.py", {"games/two/rules.py", *GENERIC}),
    ],
)
def test_an_edit_changes_the_folders_of_all_that_use_it_and_no_others(
    package: Path, edited: str, touched: set[str]
) -> None:
    assert changed(package, edited) == touched


def test_an_edit_that_shows_in_nothing_but_the_contents_is_noticed(package: Path) -> None:
    before = names(package)
    edited = package / "games/one/state.py"
    times = edited.stat()
    edited.write_text("SIZE = 4\n")
    os.utime(edited, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert edited.stat().st_size == times.st_size
    assert edited.stat().st_mtime_ns == times.st_mtime_ns
    assert names(package)["bots/generic.py"] != before["bots/generic.py"]


def test_imports_are_found_out_once_and_a_changed_import_again(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = names(package)
    parsed = []
    really = sources.imports_of
    monkeypatch.setattr(sources, "imports_of", lambda code, name: parsed.append(code) or really(code, name))
    assert names(package) == before
    assert parsed == [], "another process remembers"
    (package / "bots/other.py").write_text("import stolik.games.one.view\n@kernel\ndef h(): return 1\n")
    names(package)
    assert len(parsed) == 1
    (package / "games/one/view.py").write_text("# nothing\n")
    assert names(package)["bots/other.py"] != before["bots/other.py"], "what is newly imported counts from now on"


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"a": 1}', '{"a": [1]}'])
def test_a_damaged_memory_of_imports_is_as_good_as_none(package: Path, tmp_path: Path, damage: str) -> None:
    before = names(package)
    memory = tmp_path / "cache" / sources.MEMORY
    whole = memory.read_text()
    memory.write_text(damage)
    assert names(package) == before
    assert memory.read_text() == whole, "and is written anew"


def test_the_memory_of_imports_does_not_grow_for_ever(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "REMEMBERED", 2 * len(SOURCES))
    for turn in range(3 * len(SOURCES)):
        (package / "bots/other.py").write_text(f"# {turn}\n")
        names(package)
    assert len(sources._recall(tmp_path / "cache" / sources.MEMORY)) <= 2 * len(SOURCES)


def test_the_bounds_flag_and_the_compiler_change_the_folder(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = names(package)
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    checked = names(package)
    monkeypatch.setattr(numba, "__version__", "another")
    other = names(package)
    for name in SOURCES:
        assert len({plain[name], checked[name], other[name]}) == 3


def test_old_folders_are_swept_and_the_newest_stay(package: Path) -> None:
    current = kernels.cache_folder(package / "bots/generic.py")
    for age in range(1, 12):
        old = current.parent / f"old-{age}"
        old.mkdir()
        (old / "code.nbc").write_bytes(b"code")
        os.utime(old, (1e9 - age, 1e9 - age))
    forget()
    assert kernels.cache_folder(package / "bots/generic.py") == current
    left = {path.name for path in current.parent.iterdir()}
    assert left == {current.name} | {f"old-{age}" for age in range(1, kernels.CACHES_KEPT)}


def test_a_home_that_cannot_be_written_is_replaced_by_a_private_folder(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path / "file"))
    folder = kernels.cache_folder(package / "bots/generic.py")
    try:
        assert folder.is_dir()
        assert tmp_path not in folder.parents
        assert folder.stat().st_mode & 0o077 == 0, "cached code is executed: nobody else may write it"
    finally:
        shutil.rmtree(folder)


def test_other_users_of_numba_keep_their_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", "elsewhere")
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path))

    @kernels.kernel
    def twice(n: int) -> int:
        return 2 * n

    assert numba.config.CACHE_DIR == "elsewhere"
    assert twice(4) == 8


def test_two_processes_that_keep_code_at_once_do_not_mix_it_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One comes while the other is about to write what it has compiled, and neither has seen the other's index."""
    own, other, later = (_Files(str(tmp_path), "kernel", "stamp") for _ in range(3))
    write = own._save_data

    def write_after_the_other(name: str, data: str) -> None:
        other.save("theirs", "their code")
        write(name, data)

    monkeypatch.setattr(own, "_save_data", write_after_the_other)
    for early in (own, other):
        monkeypatch.setattr(early, "_load_index", dict)
    own.save("ours", "our code")
    found = later.load("ours"), later.load("theirs")
    assert found in (("our code", None), (None, "their code")), "what is lost is compiled again"
    later.save("ours", "better code")
    assert later.load("ours") == "better code"


def test_an_edited_constant_reaches_the_callers_of_a_compiled_function(tmp_path: Path) -> None:
    """The lie itself, in real processes: a caller's cached code holds a copy of the function it calls."""
    root = tmp_path / "stolik"
    (root / "core").mkdir(parents=True)
    for name in ("kernel.py", "inner.py", "kept.py", "sources.py"):
        shutil.copy(Path(kernels.__file__).with_name(name), root / "core" / name)
    (root / "__init__.py").touch()
    (root / "state.py").write_text("SIZE = 3\n")
    heading = "from stolik.core.kernel import kernel\n"
    (root / "rules.py").write_text(
        f"{heading}from stolik.state import SIZE\n@kernel\ndef size(n: int) -> int:\n    return n * SIZE\n"
    )
    (root / "caller.py").write_text(
        f"{heading}from stolik.rules import size\n@kernel\ndef call(n: int) -> int:\n    return size(n) + 1\n"
    )
    program = "from stolik.caller import call; print(call(10), sum(call.stats.cache_hits.values()))"

    def run() -> str:
        search = os.pathsep.join([str(tmp_path), *sys.path])
        settings = {"STOLIK_CACHE": str(tmp_path / "cache"), "STOLIK_INTERPRET": ""}
        settings["PYTHONDONTWRITEBYTECODE"] = "1"  # Python itself would miss an edit within a second
        return run_child("-c", program, PYTHONPATH=search, **settings)

    assert run().split() == ["31", "0"]
    assert run().split() == ["31", "1"], "the second run compiles nothing"
    (root / "state.py").write_text("SIZE = 4\n")
    assert run().split() == ["41", "0"]
