"""What can be wrong with a lexicon."""

from __future__ import annotations

from stolik.core.errors import StolikError


class LexiconMissing(StolikError, LookupError):
    """A lexicon that nobody has built here yet."""

    def __init__(self, name: str, known: list[str]) -> None:
        self.name, self.known = name, known
        built = f"built are: {', '.join(known)}" if known else "none is built yet"
        super().__init__(f"there is no lexicon {name!r}; {built}. Build it with: stolik lexicon build {name}")


class LexiconDamaged(StolikError, ValueError):
    """A file that is no lexicon, or no longer the one that was written."""


class SourceFailed(StolikError, OSError):
    """A dictionary that could not be fetched, or is not the one that was expected."""
