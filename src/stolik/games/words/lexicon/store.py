"""Lexicons on disk: one file each, with a header that says what it is and a checksum that proves it.

A file is a line ``stolik lexicon 1`` with the SHA-256 of all that follows, a line of JSON filled up with spaces so that
both are a multiple of 64 bytes, then the edges of the word graph, four bytes each, the low byte first.

A list that is built anew with other words keeps its old editions beside it, because matches were judged by them::

    cs.lexicon                 the newest
    cs@3a66773d85b1.lexicon    an older one, by the beginning of the checksum of its edges
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import re
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import platformdirs

from stolik.core.errors import BadOption
from stolik.core.kernel import Cells
from stolik.games.words.lexicon.errors import LexiconChanged, LexiconDamaged, LexiconMissing, how_to_build
from stolik.games.words.lexicon.filters import playable
from stolik.games.words.lexicon.packing import (
    LAST,
    LETTER_BITS,
    LETTER_SHIFT,
    POINTER,
    encode,
    mask_edges,
    pack_rows,
    sorted_rows,
)
from stolik.games.words.tiles import LANGUAGES, tile_set

MAGIC = b"stolik lexicon 1 "
FIRST_LINE = len(MAGIC) + 64 + 1  # with the checksum
ALIGNED = 64
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
EDITION = 12  # digits of a checksum that tell one edition from others
WITH_EDITION = re.compile(rf"{NAME.pattern}@[0-9a-f]{{{EDITION}}}")
SAMPLES = Path(__file__).with_name("samples")
MAKERS = (
    "sources.py",
    "hunspell.py",
    "filters.py",
    "packing.py",
    "../tiles.py",
)  # all that decides which words there are


class Lexicon(NamedTuple):
    """The words that may be laid: a packed graph, and where it comes from."""

    name: str
    language: str
    words: int
    checksum: str  # SHA-256 of the edges
    source: str
    edges: Cells
    masks: Cells

    @property
    def edition(self) -> str:
        """What tells this list from others of the same name."""
        return self.checksum[:EDITION]


def home() -> Path:
    """The folder of all lexicons, ``$STOLIK_LEXICONS`` or the user's data folder."""
    chosen = os.environ.get("STOLIK_LEXICONS")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("stolik")) / "lexicons"


def path_of(name: str) -> Path:
    """The file of a lexicon, or of an old edition; BadOption for a name that none can have."""
    if not WITH_EDITION.fullmatch(name):
        check_name(name)
    return home() / f"{name}.lexicon"


def check_name(name: str) -> str:
    """A name that a list may be built under; BadOption for others."""
    if not NAME.fullmatch(name):
        raise BadOption("lexicon", name, "up to 32 small letters, digits, - and _")
    return name


def built() -> list[str]:
    """The names of all lexicons there are."""
    return sorted(path.stem for path in home().glob("*.lexicon") if NAME.fullmatch(path.stem))


@cache
def edition() -> str:
    """A name for the way lexicons are made; when it changes, they are built again."""
    digest = hashlib.sha256()
    for name in MAKERS:
        digest.update((Path(__file__).parent / name).read_bytes())
    return digest.hexdigest()[:16]


def pack(words: Iterable[str], language: str, name: str = "", source: str = "", strict: bool = False) -> Lexicon:
    """A lexicon of these words, in memory; `strict` leaves out what the game does not allow."""
    tile_set(language)
    rows = sorted_rows(encode(words, language))
    if strict and len(rows):
        rows = playable(rows, language)
    if len(rows) == 0:
        raise LexiconDamaged(f"the list has no word of 2 to 15 letters that the tiles of {language!r} can spell")
    edges = pack_rows(rows)
    edges.flags.writeable = False
    checksum = hashlib.sha256(edges.astype("<u4").tobytes()).hexdigest()
    return Lexicon(name, language, len(rows), checksum, source, edges, mask_edges(edges))


@cache
def sample(language: str) -> Lexicon:
    """The small lexicon of common words that is always there, for tests and first looks."""
    tile_set(language)
    words = (SAMPLES / f"{language}.txt").read_text(encoding="utf-8").split()
    return pack(words, language, "sample", "a few hundred common words, part of Stolik")


def save(lexicon: Lexicon, own: bool = False) -> Path:
    """Write a lexicon to its file, all of it or nothing, and keep the edition that it takes the place of.

    `own`: of words that somebody brought, not of the packages.
    """
    path = path_of(check_name(lexicon.name))
    header = {
        "name": lexicon.name,
        "language": lexicon.language,
        "words": lexicon.words,
        "edges": len(lexicon.edges),
        "sha256": lexicon.checksum,
        "source": lexicon.source,
        "edition": edition(),
        "own": own,
    }
    rest = json.dumps(header).encode()
    rest += b" " * (-(FIRST_LINE + len(rest) + 1) % ALIGNED) + b"\n" + lexicon.edges.astype("<u4").tobytes()
    head = MAGIC + hashlib.sha256(rest).hexdigest().encode() + b"\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    _keep(path, lexicon.checksum)
    _write(path, head + rest)
    load.cache_clear()
    return path


def _keep(path: Path, replaced_by: str) -> None:
    """Keep the edition in a file under its own name, if it is whole and another one comes."""
    try:
        before = _read(path)[0]["sha256"]
    except (OSError, LexiconDamaged):
        return
    if before != replaced_by:
        _write(path.with_name(f"{path.stem}@{before[:EDITION]}.lexicon"), path.read_bytes())


def _write(path: Path, data: bytes) -> None:
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    os.chmod(file.name, 0o666 & ~_umask())  # a server may run as somebody else
    os.replace(file.name, path)


def _umask() -> int:
    """What rights new files are not given; it can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


@cache
def load(name: str) -> Lexicon:
    """A lexicon from its file, mapped into memory; LexiconMissing, -Changed or -Damaged say what to do."""
    path = path_of(name)
    plain, _, edition = name.partition("@")
    if edition and not path.is_file():
        newest = load(plain)
        if newest.edition != edition:
            raise LexiconChanged(plain, edition, newest.edition)
        return newest
    if not path.is_file():
        raise LexiconMissing(name, built())
    header, edges = _read(path)
    return Lexicon(
        plain, header["language"], header["words"], header["sha256"], header["source"], edges, mask_edges(edges)
    )


def fresh(name: str) -> bool:
    """Whether a lexicon is there, whole, and made the way it is made now; somebody's own words never grow old."""
    try:
        header = _read(path_of(name))[0]
        return header.get("own") is True or header.get("edition") == edition()
    except (OSError, LexiconDamaged):
        return False


def _read(path: Path) -> tuple[dict[str, Any], Cells]:
    """Header and edges of a file, both found to be right."""
    try:
        with open(path, "rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except ValueError:
        raise _damaged(path, "it is empty") from None
    end = mapped.find(b"\n", FIRST_LINE) + 1
    if mapped[: len(MAGIC)] != MAGIC or mapped[FIRST_LINE - 1 : FIRST_LINE] != b"\n" or end <= 0 or end % ALIGNED:
        raise _damaged(path, "it does not begin like one")
    if hashlib.sha256(memoryview(mapped)[FIRST_LINE:]).hexdigest().encode() != mapped[len(MAGIC) : FIRST_LINE - 1]:
        raise _damaged(path, "its checksum is not right")
    try:
        header = json.loads(mapped[FIRST_LINE:end])
        kinds = {"language": str, "words": int, "edges": int, "sha256": str, "source": str}
        wrong = [key for key, kind in kinds.items() if not isinstance(header.get(key), kind)]
    except (ValueError, AttributeError):
        raise _damaged(path, "its header cannot be read") from None
    if wrong or header["language"] not in LANGUAGES:
        raise _damaged(path, f"its header is wrong in {', '.join(wrong) or 'language'}")
    if len(mapped) != end + 4 * header["edges"]:
        raise _damaged(path, "it is not as long as it should be")
    edges: Cells = np.frombuffer(mapped, "<u4", offset=end).view(np.uint32)
    if not sound_edges(edges, len(tile_set(header["language"]).letters)):
        raise _damaged(path, "its word graph is none")
    return header, edges


def sound_edges(edges: Cells, letters: int) -> bool:
    """Whether an array is a word graph that can be walked without leaving it: every edge leads back, to a beginning."""
    if len(edges) < 2 or not edges[-1] & LAST or not edges[0] & LAST:
        return False
    pointers = edges & POINTER
    numbers = edges[1:] >> LETTER_SHIFT & LETTER_BITS
    begins = np.concatenate(([True], (edges[:-1] & LAST) != 0))
    rising = begins[2:] | (np.diff(numbers.astype(np.int64)) > 0)
    back = pointers[1:] < np.arange(1, len(edges))
    ranged = (numbers >= 1) & (numbers <= letters)
    return bool(
        0 < pointers[0] < len(edges) and begins[pointers].all() and rising.all() and back.all() and ranged.all()
    )


def _damaged(path: Path, why: str) -> LexiconDamaged:
    return LexiconDamaged(
        f"{path.name} is damaged: {why}. Build it again with: {how_to_build(path.stem.partition('@')[0])}"
    )
