"""Records: a match as readable JSON, complete enough to replay and to prove.

The commitment stands first and the seed last, as they become known. Actions are numbered entries::

    ["deal", [17, 3, ...]]      HOST's answer to chance
    ["play", 2, 47, "47"]       a seat's action: code and notation
    ["undo", 1]                 that many actions were taken back
    ["retake", 1]               the same in training, where even what was revealed may be taken back
    ["resign", 0]   ["draw"]    ends by will
    ["flag", 1]                 a side's time was over, in a game that has no rule for it
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from stolik.core.errors import BadRecord, describe, shorten

FORMAT = 1
LARGEST = 4 << 20  # bytes of a record that will be read at all; the longest matches take a tenth of it


class Deal(msgspec.Struct, tag="deal", array_like=True, frozen=True, forbid_unknown_fields=True):
    """HOST answered chance with these numbers."""

    numbers: list[int]


class Play(msgspec.Struct, tag="play", array_like=True, frozen=True, forbid_unknown_fields=True):
    """A seat acted."""

    seat: int
    code: int
    text: str


class Undo(msgspec.Struct, tag="undo", array_like=True, frozen=True, forbid_unknown_fields=True):
    """The last `count` actions were taken back."""

    count: int


class Retake(msgspec.Struct, tag="retake", array_like=True, frozen=True, forbid_unknown_fields=True):
    """The last `count` actions were taken back in training, though somebody may have learnt a secret from them."""

    count: int


class Resign(msgspec.Struct, tag="resign", array_like=True, frozen=True, forbid_unknown_fields=True):
    """A side gave up."""

    seat: int


class Draw(msgspec.Struct, tag="draw", array_like=True, frozen=True, forbid_unknown_fields=True):
    """The two sides agreed a draw."""


class Flag(msgspec.Struct, tag="flag", array_like=True, frozen=True, forbid_unknown_fields=True):
    """A side's time was over."""

    seat: int


Entry = Deal | Play | Undo | Retake | Resign | Draw | Flag


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: why, the scores as the rulebook counts, and places (1 is best; equals share)."""

    reason: str
    scores: list[int]
    places: list[int]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All of one match."""

    commitment: str | None
    stolik: int = FORMAT
    game: str
    edition: str
    options: dict[str, Any]
    seats: list[str]
    table: str = ""
    nonces: list[str] = []
    position: dict[str, Any] | None = None
    given: int = 0  # how many of the first deals were put on the table by hand
    actions: list[Entry]
    outcome: Outcome | None = None
    seed: int | str | None = None

    def dumps(self) -> str:
        """The record as JSON, an entry a line."""
        fields = msgspec.to_builtins(self)
        lines = []
        for name, value in fields.items():
            if name == "actions" and value:
                entries = ",\n".join("    " + _line(entry) for entry in value)
                lines.append(f'  "actions": [\n{entries}\n  ]')
            else:
                lines.append(f"  {json.dumps(name)}: {_line(value)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @staticmethod
    def loads(text: str | bytes) -> Record:
        """Read a record; whatever is wrong with the text is one BadRecord."""
        if not isinstance(text, (str, bytes)):
            raise BadRecord(f"{describe(text)} is no record: a record is text")
        data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
        if len(data) > LARGEST:
            raise BadRecord(f"a record of {len(data)} bytes; at most {LARGEST} are read")
        try:
            record = _decoder.decode(data)
        except RecursionError:
            raise BadRecord("nested too deeply to be a record") from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(f"no record: {shorten(str(error), 200)}") from None
        if record.stolik != FORMAT:
            raise BadRecord(f"a record of format {record.stolik}; this Stolik reads format {FORMAT}")
        return record


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


_decoder = msgspec.json.Decoder(Record)
