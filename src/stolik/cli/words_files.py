"""Files of words as commands take them: records, GCG, and positions written as fields in JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stolik.cli.saving import load
from stolik.core.errors import BadPosition, BadRecord
from stolik.core.match import Match
from stolik.core.record import LARGEST, Record
from stolik.core.registry import game as find_game
from stolik.core.registry import game_class
from stolik.games.words import gcg_reading
from stolik.games.words.positions import with_opponents


def is_gcg(file: Path) -> bool:
    """Whether a file is GCG, by its name."""
    return file.suffix.lower() == ".gcg"


def read_match(file: Path) -> Record:
    """The record of a match of words in a file; a GCG file becomes one."""
    if not is_gcg(file):
        record = load(file)
        if record.game != "words":
            raise BadRecord(f"{file}: a match of {record.game}; this is for matches of words")
        return record
    try:
        return gcg_reading.read_record(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{file} cannot be read: {error.strerror or error}") from None
    except (BadRecord, UnicodeDecodeError) as error:
        raise BadRecord(f"{file}: {error}") from None


def read_position(file: Path) -> Match | None:
    """The match that begins from a position in a file, its options beside its fields; None if there is none in it."""
    try:
        fields = json.loads(file.read_bytes()) if file.stat().st_size <= LARGEST else None
    except (OSError, ValueError, RecursionError):
        return None  # whatever else it is, reading it as a record tells what is wrong
    if not isinstance(fields, dict) or "racks" not in fields or "actions" in fields:
        return None
    options: dict[str, Any] = {
        option.name: fields.pop(option.name) for option in game_class("words").OPTIONS if option.name in fields
    }
    game = find_game("words", **options)
    try:
        return game.match(position=with_opponents(game.rules, str(game.options["language"]), fields))
    except BadPosition as error:
        raise BadPosition(f"{file}: {error}") from None
