"""Tables on disk: a compressed file for each family of material, named after the rules and sources it was made from.

A file is a line of JSON, then the places, compressed. What is damaged or was made otherwise counts as missing.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import shutil
import tempfile
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import numpy as np

from stolik.bots.bot import check_game
from stolik.bots.draughts.endgame import build, material, probe, solve
from stolik.bots.draughts.endgame.build import Watch, empty_tables, part_of
from stolik.bots.draughts.endgame.material import Family, families
from stolik.bots.draughts.endgame.probe import NO_TABLES, Tables
from stolik.core import bits as sets
from stolik.core.errors import BadOption
from stolik.core.game import Game
from stolik.core.kernel import cache_home
from stolik.games.draughts import bits, board, jumps, moves, shifts
from stolik.games.draughts.state import Rules

FORMAT = 1
MOVING = (  # the rules that decide which moves there are; all others leave the tables as they are
    "squares",
    "crowning",
    "gate",
    "steps",
    "jumps",
    "king_directions",
    "flying",
    "majority",
    "crowns",
)
KEPT = 2  # versions of the sources whose tables stay


def on_demand(rules: Rules) -> int:
    """Up to how many pieces tables are built without being asked for."""
    return 4 if rules.squares == 32 else 3


def most_pieces(rules: Rules) -> int:
    """Up to how many pieces tables can be built."""
    return on_demand(rules) + 1


def check_pieces(rules: Rules, pieces: int) -> None:
    """BadOption if there can be no tables of so many pieces."""
    if isinstance(pieces, bool) or not isinstance(pieces, int) or not 2 <= pieces <= most_pieces(rules):
        raise BadOption("pieces", pieces, f"2 to {most_pieces(rules)} on a board of {rules.squares} squares")


# names


def _rules_name(rules: Rules) -> str:
    """Variants that move alike have the same tables."""
    digest = hashlib.sha256()
    for name in MOVING:
        value = np.asarray(getattr(rules, name), np.int64)
        digest.update(f"{name} {value.shape}".encode())
        digest.update(value.astype("<i8").tobytes())
    return digest.hexdigest()[:16]


@functools.cache
def _sources_name() -> str:
    digest = hashlib.sha256()
    for module in (moves, jumps, shifts, board, bits, sets, material, probe, solve, build):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:16]


def folder_of(rules: Rules) -> Path:
    """Where the tables of these rules are kept."""
    return cache_home() / "endgames" / _rules_name(rules) / _sources_name()


def _file_of(rules: Rules, family: Family) -> Path:
    return folder_of(rules) / f"{family[0].name}.table"


# one family


def save(rules: Rules, tables: Tables, family: Family) -> None:
    """Write a family beside its place and move it there; where nothing can be written it will be built again."""
    path = _file_of(rules, family)
    values = tables.values[part_of(rules, tables, family)].tobytes()
    head = {"format": FORMAT, "rules": _rules_name(rules), "sources": _sources_name(), "family": family[0].name}
    head |= {"entries": len(values), "sha256": hashlib.sha256(values).hexdigest()}
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-", suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(json.dumps(head).encode() + b"\n" + zlib.compress(values, 6))
            os.replace(beside, path)
        except OSError:
            Path(beside).unlink(missing_ok=True)


def read(rules: Rules, tables: Tables, family: Family) -> bool:
    """Fill in a family from its file; False if there is none that can be trusted."""
    part = part_of(rules, tables, family)
    try:
        line, _, packed = _file_of(rules, family).read_bytes().partition(b"\n")
        head = json.loads(line)
        unpacking = zlib.decompressobj()
        values = unpacking.decompress(packed, part.stop - part.start)
        expected = (FORMAT, _rules_name(rules), _sources_name(), family[0].name, hashlib.sha256(values).hexdigest())
        found = tuple(head[key] for key in ("format", "rules", "sources", "family", "sha256"))
    except (OSError, ValueError, KeyError, TypeError, zlib.error, MemoryError):
        return False
    if found != expected or len(values) != part.stop - part.start:
        return False
    tables.values[part] = np.frombuffer(values, np.int8)
    return True


def _sweep(rules: Rules) -> None:
    """Delete the tables of sources long gone."""
    current = folder_of(rules)
    with suppress(OSError):
        current.mkdir(parents=True, exist_ok=True)
        os.utime(current)
        others = [path for path in current.parent.iterdir() if path != current]  # times of files may be equal
        for path in sorted(others, key=lambda path: -path.stat().st_mtime)[KEPT - 1 :]:
            shutil.rmtree(path, ignore_errors=True)


# all of them


def make_tables(rules: Rules, pieces: int, watch: Watch, solved: Callable[[Family, int], None] | None = None) -> Tables:
    """Tables of up to so many pieces: read what is there, build and save the rest."""
    check_pieces(rules, pieces)
    tables = empty_tables(rules, pieces)
    swept = False
    for family in families(pieces):
        part = part_of(rules, tables, family)
        if read(rules, tables, family):
            watch(family[0].name, part.stop - part.start)
            continue
        if not swept:
            _sweep(rules)
            swept = True
        plies = build.solve(rules, tables, family, watch)
        save(rules, tables, family)
        if solved is not None:
            solved(family, plies)
    return tables


def _silent(_family: str, _places: int) -> None:
    """Nobody watches."""


def in_cache(rules: Rules) -> int:
    """Up to how many pieces files of all families are there, damaged ones included."""
    found = 0
    for pieces in range(2, most_pieces(rules) + 1):
        if all(_file_of(rules, family).is_file() for family in families(pieces)):
            found = pieces
    return found


def open_tables(game: Game, pieces: int | None = None, watch: Watch | None = None) -> Tables:
    """A game's tables: all that the cache has, and those built on demand; with `pieces`, of exactly so many."""
    check_game(game, "draughts")
    if pieces is None:
        found, pieces = load_tables(game), on_demand(game.rules)
        if found.pieces >= pieces:
            return found
    return make_tables(game.rules, pieces, watch or _silent)


def load_tables(game: Game) -> Tables:
    """What the cache has of a game's tables, as far as it is whole; nothing is built."""
    check_game(game, "draughts")
    rules = game.rules
    for pieces in range(in_cache(rules), 1, -1):
        tables = empty_tables(rules, pieces)
        if all(read(rules, tables, family) for family in families(pieces)):
            return tables
    return NO_TABLES
