"""What other processes say of who is connected to them: each repeats it every so often, whoever is silent is forgotten.

Words can be lost, so nothing hangs on a single one. Time is passed in, in seconds.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from itertools import pairwise

import msgspec

from stolik.store.log import LONGEST_WORD

BEAT_SECONDS = 2.0  # how often a process says all that it knows
SILENCE = 7.0  # seconds after which a process that said nothing is taken to be gone
BEATS = 3  # of our own that must have come back: by then all others have spoken too

Here = tuple[int, int]  # the seats that are connected, as a bit set, and how many watch
NOBODY: Here = (0, 0)
encode = msgspec.json.Encoder().encode


class Word(msgspec.Struct, frozen=True):
    """Who is connected to a process: of all tables where somebody is, or of those where it has just changed."""

    process: str
    tables: dict[str, Here] = {}
    beat: bool = False  # whether with this word it has said all
    over: bool = False  # whether it stops


class Said(msgspec.Struct, frozen=True):
    """What a process said last of a table, and until when that is believed."""

    here: Here
    until: float


class Neighbours:
    """The other processes, as far as they are heard."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._said: dict[str, dict[str, Said]] = {}  # by table, then by process
        self._own: deque[float] = deque(maxlen=BEATS)  # when our own beats came back

    def hear(self, word: Word, at: float) -> set[str]:
        """Take in what a process says; the tables of which something else is known now."""
        if word.process == self._process:
            if word.beat:
                self._own.append(at)
            return set()
        told = word.tables
        if word.over:
            told = {table: NOBODY for table, said in self._said.items() if word.process in said}
        changed = set()
        for table, here in told.items():
            before = self.at(table, at)
            said = self._said.setdefault(table, {})
            said[word.process] = Said(here, at + SILENCE)
            self._tidy(table, at)
            if self.at(table, at) != before:
                changed.add(table)
        return changed

    def forget_silent(self, at: float) -> set[str]:
        """Forget what nobody has repeated for long; the tables of which something else is known now."""
        return {table for table in list(self._said) if self._tidy(table, at)}

    def _tidy(self, table: str, at: float) -> bool:
        """Keep what is still believed of a table and says something; whether anything went."""
        said = self._said[table]
        kept = {process: one for process, one in said.items() if one.until > at and one.here != NOBODY}
        self._said[table] = kept
        if not kept:
            del self._said[table]
        return len(kept) < len(said)

    def at(self, table: str, at: float) -> Here:
        """Who is connected to a table through others."""
        seats = watching = 0
        for said in self._said.get(table, {}).values():
            if said.until > at:
                seats |= said.here[0]
                watching += said.here[1]
        return seats, watching

    def heard(self, at: float) -> bool:
        """Whether all others are heard: our own words come back, and have for long enough that they all have spoken."""
        beats = [*self._own, at]
        return len(beats) > BEATS and all(later - one < SILENCE for one, later in pairwise(beats))


def words(process: str, tables: Mapping[str, Here], beat: bool) -> list[str]:
    """What a process says of tables, in as many words as it takes."""
    parts: list[dict[str, Here]] = [{}]
    room = most = LONGEST_WORD - len(encode(Word(process, {}, True, True)))
    for table, here in tables.items():
        room -= len(encode({table: here}))
        if room < 0:
            parts.append({})
            room = most - len(encode({table: here}))
        parts[-1][table] = here
    return [encode(Word(process, part, beat and part is parts[-1])).decode() for part in parts]
