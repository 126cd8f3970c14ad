"""A match that is over, moment by moment, as one eye saw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from stolik.core.errors import BadOption
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.record import Deal, Draw, Entry, Flag, Play, Record, Resign, Retake, Undo
from stolik.core.replaying import begin
from stolik.core.telling import result, tell, waiting

KINDS: dict[type, str] = {
    Play: "play",
    Undo: "undo",
    Retake: "undo",
    Resign: "resign",
    Draw: "draw",
    Flag: "flag",
}
MOST = 60  # frames at once


@dataclass
class Moment:
    """Something that happened, with the deals that followed from it; the first is the table being set up."""

    number: int  # of the entry in the record; -1 for the beginning
    entry: Entry | None
    deals: list[Deal] = field(default_factory=list)

    def happen(self, match: Match) -> None:
        """Let it happen once more."""
        for entry in [self.entry, *self.deals]:
            if entry is not None:
                match.repeat(entry)


def moments(record: Record) -> list[Moment]:
    """A record as what happened one after another."""
    found = [Moment(-1, None)]
    for number, entry in enumerate(record.actions):
        if isinstance(entry, Deal):
            found[-1].deals.append(entry)
        else:
            found.append(Moment(number, entry))
    return found


def replayed(record: Record, names: Sequence[str], eye: int | None, first: int, language: str) -> dict[str, Any]:
    """At most `MOST` frames from the first asked for on, and an index of all.

    What an eye did not notice, such as the whispers of others, is no frame.
    """
    match = begin(record)
    frames: list[dict[str, Any]] = []
    index: list[dict[str, Any]] = []
    sight = b""
    for moment in moments(record):
        shown = _worded(match, moment.entry, language)
        moment.happen(match)
        now = match.game.hide(match.state, eye).tobytes()
        if isinstance(moment.entry, Play) and now == sight and match.outcome is None:
            continue
        sight = now
        if first <= len(index) < first + MOST:
            frames.append({"number": len(index), **_seen(match, moment, names, eye, language)})
        index.append({**_entry(match.game, moment), "shown": shown})
    return {"total": len(index), "index": index, "first": first, "frames": frames}


def _entry(game: Game, moment: Moment) -> dict[str, Any]:
    """What happened, in a line."""
    entry = moment.entry
    seat = getattr(entry, "seat", -1)
    return {
        "entry": moment.number,
        "kind": "start" if entry is None else KINDS[type(entry)],
        "seat": seat if seat < game.players else -1,
        "text": entry.text if isinstance(entry, Play) else "",
    }


def _worded(match: Match, entry: Entry | None, language: str) -> str:
    """A decision as people are told of it, before it is made."""
    if not isinstance(entry, Play) or entry.seat >= match.game.players:
        return ""
    return match.game.worded(match.state, entry.seat, entry.code, language)


def _seen(match: Match, moment: Moment, names: Sequence[str], eye: int | None, language: str) -> dict[str, Any]:
    """How things stood then, and the sentences for it."""
    game, entry, view = match.game, moment.entry, match.view(eye)
    outcome = view["outcome"]
    return {
        "view": view,
        "told": tell(game, view, names, None, language) if entry is None or isinstance(entry, Play) else [],
        "waits": result(game, outcome, names, language) if outcome else waiting(game, view, names, None, language),
    }


def decision_at(record: Record, number: int) -> tuple[Game, Any, Play]:
    """The game, the state before a decision of a record, and what was decided; BadOption if none has this number."""
    entry = record.actions[number] if 0 <= number < len(record.actions) else None
    match = begin(record)
    if not isinstance(entry, Play) or entry.seat >= match.game.players:
        raise BadOption("entry", number, "the number of somebody's decision in the record")
    for earlier in record.actions[:number]:
        match.repeat(earlier)
    return match.game, match.state, entry
