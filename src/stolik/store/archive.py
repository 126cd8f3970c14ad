"""The file of a backup: gzip over lines of JSON, the same whichever database it came from.

{"stolik": "backup", "format": 1, "version": "v3", "made": 1794787615.25, "columns": {"tables": ["name", ...], ...}}
["tables", "kot", "e30=", ...]          a row: its table, then its values; bytes are in base64
["entries", "kot", 0, "WyJkZWFsIl0=", ...]
{"rows": {"tables": 1, "entries": 1}, "sha256": "..."}     of all the lines before
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from stolik.store.errors import DamagedBackup

FORMAT = 1
LONGEST_LINE = 2**30  # a line without an end is damage, not a reason to fill the memory

Row = tuple[str, Sequence[Any]]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a backup holds, and when and of which version it was made."""

    stolik: str
    format: int
    version: str
    made: float
    columns: dict[str, list[str]]


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many rows of each table there are, and the checksum of everything before."""

    rows: dict[str, int]
    sha256: str


def write_archive(file: BinaryIO, header: Header, rows: Iterable[Row]) -> Footer:
    """Write a backup; returns its last line."""
    digest = hashlib.sha256()
    counts = dict.fromkeys(header.columns, 0)
    encode = msgspec.json.Encoder().encode
    with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0, compresslevel=6) as out:

        def put(value: object) -> None:
            line = encode(value) + b"\n"
            digest.update(line)
            out.write(line)

        put(header)
        for table, values in rows:
            counts[table] += 1
            put([table, *values])
        footer = Footer(counts, digest.hexdigest())
        put(footer)
    return footer


def check_archive(path: Path) -> tuple[Header, Footer]:
    """Read a backup from end to end; DamagedBackup says what is wrong with it."""
    reader = Reader(path)
    with reader:
        for _ in reader.rows():
            pass
    return reader.header, reader.footer


class Reader:
    """A backup being read; only when all rows were taken without DamagedBackup is it known to be whole."""

    header: Header
    footer: Footer

    def __init__(self, path: Path) -> None:
        self._path = path
        self._digest = hashlib.sha256()

    def __enter__(self) -> Reader:
        try:
            self._file = gzip.open(self._path, "rb")
        except OSError as error:
            raise DamagedBackup(f"{self._path} cannot be read: {error.strerror or error}") from error
        try:
            self.header = self._first()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def rows(self) -> Iterator[Row]:
        """Table and values of each row; the end is reached only if checksum and counts are right."""
        counts = dict.fromkeys(self.header.columns, 0)
        while True:
            before = self._digest.hexdigest()
            line = self._line()
            if line.startswith(b"{"):
                break
            table, values = self._row(line)
            counts[table] += 1
            yield table, values
        self.footer = self._decode(line, Footer)
        if self.footer != Footer(counts, before) or self._line(may_end=True):
            raise self._damaged("its checksum is wrong")

    def _first(self) -> Header:
        try:
            header: Header = self._decode(self._line(), Header)
        except DamagedBackup as error:
            raise DamagedBackup(f"{self._path} is no backup of Stolik, or its beginning is damaged") from error
        if header.stolik != "backup":
            raise DamagedBackup(f"{self._path} is no backup of Stolik")
        if header.format != FORMAT:
            raise DamagedBackup(f"{self._path} has format {header.format}, this Stolik knows {FORMAT}: update Stolik")
        return header

    def _row(self, line: bytes) -> Row:
        row = self._decode(line, list[Any])
        columns = self.header.columns.get(row[0]) if row and isinstance(row[0], str) else None
        if columns is None or len(row) != 1 + len(columns):
            raise self._damaged("a row does not fit its table")
        return row[0], row[1:]

    def _line(self, may_end: bool = False) -> bytes:
        try:
            line = self._file.readline(LONGEST_LINE)
        except (OSError, EOFError, zlib.error) as error:
            raise self._damaged(str(error) or "it cannot be unpacked") from error
        if not line.endswith(b"\n") and not (may_end and not line):
            raise self._damaged("it ends too early")
        self._digest.update(line)
        return line

    def _decode(self, line: bytes, kind: Any) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise self._damaged(str(error)) from error

    def _damaged(self, why: str) -> DamagedBackup:
        return DamagedBackup(f"{self._path} is damaged ({why}); nothing was restored")
