"""The tables of a contest on disk, written as they are finished, so that an interrupted contest can go on.

A line of JSON each; the first says which contest it is. Finished, the lines are in the order of deals and seatings:
the same contest gives the same bytes, wherever and by however many workers it was played.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from stolik.arena.duel import Contest, Table
from stolik.arena.seating import Seating
from stolik.core.errors import BadOption, BadRecord, NotPossible
from stolik.core.kernel import PACKAGE

VERSION = 1
PLAYING = ("core", "games", "bots")  # the rooms that results depend on


@cache
def fingerprint() -> str:
    """Names the code and the data that rules and bots are made of: other code may play other matches."""
    digest = hashlib.sha256()
    files = [path for room in PLAYING for path in (PACKAGE / room).rglob("*")]
    for path in sorted([*files, PACKAGE / "arena" / "duel.py"]):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def refuse_unwritable(option: str, path: Path) -> None:
    """BadOption where a file could not be written: better told before hours of play than after them."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):  # what may be done there only trying tells
            pass
        path.with_name(path.name + ".new").exists()  # which is written first; too long a name is told here
        if path.is_dir() or (path.exists() and not os.access(path, os.W_OK)):
            raise PermissionError("it is a folder" if path.is_dir() else "it may only be read")
    except OSError as error:
        raise BadOption(option, str(path), f"a file that can be written; here: {error.strerror or error}") from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """NotPossible if a file cannot be written after all: the disk may be full by now."""
    try:
        yield
    except OSError as error:
        raise NotPossible(f"{path} could not be written: {error.strerror or error}") from error


class Journal:
    """The file of one contest."""

    def __init__(self, path: Path, contest: Contest, deals: int) -> None:
        self.path, self.contest, self.deals = path, contest, deals
        self.index = {seating: at for at, seating in enumerate(contest.seatings)}

    def begin(self, resume: bool = False) -> list[Table]:
        """Open the file and return the tables that are there; an unfinished contest is overwritten by nobody."""
        tables: list[Table] = []
        if self.path.exists():
            tables = self._read(resume)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._write(tables)
        return tables

    def add(self, tables: Iterable[Table]) -> None:
        """Write finished tables at once."""
        with writing(self.path), self.path.open("a", encoding="utf-8") as file:
            file.write("".join(self._line(table) for table in tables))

    def finish(self, tables: Iterable[Table]) -> None:
        """Write all tables anew in their order."""
        self._write(tables)

    def _header(self) -> dict[str, Any]:
        contest = asdict(self.contest) | {"options": dict(self.contest.options)}
        plain: dict[str, Any] = json.loads(json.dumps(contest))
        return {"stolik_arena": VERSION, "code": fingerprint(), **plain, "deals": self.deals}

    def _line(self, table: Table) -> str:
        return json.dumps([table.deal, self.index[table.seating], table.scores, table.places]) + "\n"

    def _write(self, tables: Iterable[Table]) -> None:
        beside = self.path.with_name(self.path.name + ".new")
        lines = [json.dumps(self._header(), ensure_ascii=False) + "\n", *map(self._line, tables)]
        with writing(self.path):
            beside.write_text("".join(lines), encoding="utf-8")
            os.replace(beside, self.path)

    def _read(self, resume: bool) -> list[Table]:
        """The tables of the file if they belong to this contest and are wanted."""
        lines = self._lines()
        unfinished = self._unfinished(lines)
        if not resume and unfinished:
            raise BadOption(
                "out",
                str(self.path),
                "a new name, or --resume to go on with the unfinished contest that this file holds",
            )
        if not resume:
            return []
        differing = _differences(lines[0], self._header())
        if differing:
            raise BadOption("resume", str(self.path), f"only the same contest; there it has {', '.join(differing)}")
        if lines[0]["deals"] > self.deals:
            raise BadOption(
                "deals", self.deals, f"at least the {lines[0]['deals']} deals that {self.path} was begun with"
            )
        return self._complete(self._table(line, number) for number, line in enumerate(lines[1:], 2))

    def _complete(self, tables: Iterable[Table]) -> list[Table]:
        """The tables of those deals that were played in every seating; others are played again."""
        deals: dict[int, dict[Seating, Table]] = {}
        for table in tables:
            deals.setdefault(table.deal, {})[table.seating] = table
        whole = (by_seating for by_seating in deals.values() if len(by_seating) == len(self.index))
        return [table for by_seating in whole for table in by_seating.values()]

    def _lines(self) -> list[Any]:
        """All lines; a last one that was not written to its end is left out."""
        try:
            written = self.path.read_text(encoding="utf-8").split("\n")
        except (OSError, UnicodeDecodeError) as error:
            raise BadRecord(f"{self.path} cannot be read: {error}") from error
        try:
            lines = [json.loads(line) for line in written[:-1]]
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"{self.path} holds no tables of an arena: {error}") from error
        if not lines or not isinstance(lines[0], dict) or lines[0].get("stolik_arena") != VERSION:
            raise BadRecord(f"{self.path} holds no tables of an arena; give --out another name")
        return lines

    def _unfinished(self, lines: list[Any]) -> bool:
        deals, seatings = lines[0].get("deals"), lines[0].get("seatings")
        if type(deals) is not int or not isinstance(seatings, list):
            raise BadRecord(f"{self.path} holds no tables of an arena: its first line does not say which contest it is")
        return 0 < len(lines) - 1 < deals * len(seatings)

    def _table(self, line: Any, number: int) -> Table:
        match line:
            case [int(deal), int(at), [*scores], [*places]] if deal in range(self.deals) and at in range(
                len(self.index)
            ):
                seating = self.contest.seatings[at]
                whole = all(type(each) is int for each in (*scores, *places))
                if whole and len(scores) == len(places) == len(seating):
                    return Table(deal, seating, tuple(scores), tuple(places))
        raise BadRecord(f"{self.path}: line {number} is no table of this contest")


def _differences(there: dict[str, Any], here: dict[str, Any]) -> list[str]:
    """What is not the same in two headers; more deals are welcome."""
    names = [name for name in here if name != "deals" and there.get(name) != here[name]]
    return ["another version of the code" if name == "code" else f"{name}={there.get(name)!r}" for name in names]
