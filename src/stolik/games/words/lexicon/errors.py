"""What can be wrong with a lexicon."""

from __future__ import annotations

from stolik.core.errors import StolikError
from stolik.games.words.tiles import LANGUAGES


def how_to_build(name: str) -> str:
    """The command that builds a lexicon: those of the languages from packages, others from somebody's own words."""
    command = f"stolik lexicon build {name}"
    return command if name in LANGUAGES else f"{command} FILE --language {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"


class LexiconMissing(StolikError, LookupError):
    """A lexicon that nobody has built here yet."""

    def __init__(self, name: str, known: list[str]) -> None:
        self.name, self.known = name, known
        built = f"built are: {', '.join(known)}" if known else "none is built yet"
        super().__init__(f"there is no lexicon {name!r}; {built}. Build it with: {how_to_build(name)}")


class LexiconChanged(StolikError, LookupError):
    """A match that was judged by an edition of a word list that is not here."""

    def __init__(self, name: str, wanted: str, here: str) -> None:
        self.name, self.wanted, self.here = name, wanted, here
        super().__init__(
            f"judged by another edition of the word list {name}: this one is {here}, the match's is {wanted}; "
            f"where it was judged the file {name}@{wanted}.lexicon or {name}.lexicon has it"
        )


class LexiconDamaged(StolikError, ValueError):
    """A file that is no lexicon, or no longer the one that was written."""


class SourceFailed(StolikError, OSError):
    """A dictionary that could not be fetched, or is not the one that was expected."""
