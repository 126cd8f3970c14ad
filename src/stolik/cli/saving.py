"""Matches on disk: where they are kept, and how they are written so that a crash never leaves half a file."""

from __future__ import annotations

import os
import shlex
import tempfile
from datetime import datetime
from pathlib import Path

import msgspec
import platformdirs

from stolik.core.errors import BadRecord, StolikError
from stolik.core.record import LARGEST, Record


class CannotSave(StolikError):
    """What was made could not be written; a match is still on the table."""


def folder() -> Path:
    """Where matches are kept: under ``$STOLIK_DATA``, or the user's data folder."""
    chosen = os.environ.get("STOLIK_DATA")
    return Path(chosen or platformdirs.user_data_dir("stolik")) / "matches"


def new_file(game: str) -> Path:
    """A file name for a match that begins now."""
    stem = f"{game.replace('/', '-')}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder() / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}.json"
    return path


def save(record: Record, path: Path) -> None:
    """Write the record beside its place and move it there: the old file stays whole until the new one is."""
    beside = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-", suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.dumps())
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        if beside is not None:
            Path(beside).unlink(missing_ok=True)
        raise CannotSave(f"{path} cannot be written: {error.strerror or error}") from error


def check_folder(path: Path) -> None:
    """CannotSave where nothing can be written: for long work that would be lost, before it begins."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
    except OSError as error:
        raise CannotSave(f"{path} cannot be written: {error.strerror or error}") from error


def load(path: Path) -> Record:
    """Read a record; BadRecord says why it cannot be read."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord(f"{path} is too large to be a record")
        return Record.loads(record_in(path.read_bytes()))
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror or error}") from error
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def record_in(text: bytes) -> bytes:
    """The record itself, where `stolik analyse` has written its opinions beside it."""
    try:
        return bytes(msgspec.json.decode(text, type=_Analysed).record)
    except msgspec.DecodeError:
        return text


class _Analysed(msgspec.Struct, forbid_unknown_fields=True):
    record: msgspec.Raw
    analysis: msgspec.Raw


def unfinished(most: int) -> list[Path]:
    """The saved matches that can go on, newest first."""
    files = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    found: list[Path] = []
    for path in files[:50]:  # older ones are not offered, only kept
        try:
            record = load(path)
        except BadRecord:
            continue
        if record.outcome is None and record.seed is not None:
            found.append(path)
        if len(found) == most:
            break
    return found


def shown(path: Path) -> str:
    """A path as it can be typed again in a shell."""
    return shlex.quote(str(path))
