"""Lexicons: which words may be laid, where they come from, and the graph they are packed into."""

from stolik.games.words.lexicon.errors import LexiconChanged, LexiconDamaged, LexiconMissing, SourceFailed
from stolik.games.words.lexicon.store import Lexicon, built, load, pack, sample

__all__ = [
    "Lexicon",
    "LexiconChanged",
    "LexiconDamaged",
    "LexiconMissing",
    "SourceFailed",
    "built",
    "load",
    "pack",
    "sample",
]
