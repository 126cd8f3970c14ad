"""The only way out of a table: everything sent to an eye is made here, from the hidden state of that eye."""

from __future__ import annotations

import base64
from typing import Any

from stolik.core.errors import IllegalAction, StolikError
from stolik.core.game import Game, seats_of
from stolik.core.record import Outcome, Record
from stolik.core.telling import ending, reckoning, result, tell, waiting
from stolik.tables import entries
from stolik.tables.deciding import Refused
from stolik.tables.entries import AnyEntry
from stolik.tables.table import Eye, Table

Message = dict[str, Any]

# What everybody may know of an entry. Codes, keys, nonces and deals are missing on purpose: what an action
# did is told by the story in the view, which knows who may know it.
PUBLIC: dict[type, tuple[str, ...]] = {
    entries.Took: ("seat", "name"),
    entries.Keyed: (),
    entries.Left: ("seat",),
    entries.Seated: ("seat", "level"),
    entries.Readied: ("seat",),
    entries.Waited: ("seat",),
    entries.Started: (),
    entries.Dealt: (),
    entries.Played: ("seat",),
    entries.Flagged: ("seat",),
    entries.Resigned: ("seat",),
    entries.Asked: ("seat", "count"),
    entries.Agreed: ("seat",),
    entries.Declined: ("seat",),
    entries.Drawn: (),
    entries.Undone: ("count",),
    entries.Handed: ("seat", "level"),
    entries.Resumed: ("seat",),
    entries.Said: ("seat", "name", "text", "guest"),
    entries.Rematched: ("table",),
}


def snapshot(table: Table, eye: Eye, now: int) -> Message:
    """All of a table, for somebody who has just come."""
    setup = table.setup
    return {
        "table": table.name,
        "game": table.game.name,
        "options": dict(table.game.options),
        "teams": [list(team) for team in table.game.teams],
        "chatting": setup.chat and table.game.chat,
        "training": setup.training,
        "hints": setup.training and table.game.lists_all,  # else a list of the best would tell what is valid
        "clocks": {"kind": setup.clock.kind, "seconds": setup.clock.seconds, "increment": setup.clock.increment},
        "commitment": table.commitment,
        "previous": setup.previous,
        "eye": eye,
        "chat": [_public(said) for said in table.chat],
        **current(table, eye, now),
    }


def presence(table: Table, seats: int, watching: int, complete: bool) -> Message:
    """Who is at the table now, seat by seat (they come as a bit set); unless that is all, away is not known."""
    away = False if complete else None
    return {"here": [bool(seats >> seat & 1) or away for seat in range(table.game.players)], "watching": watching}


def event(table: Table, entry: AnyEntry, eye: Eye, now: int, same: Message | None = None) -> Message:
    """What an eye is told of the entry just taken in: what happened, and how things stand now."""
    return {"what": _public(entry), **current(table, eye, now, same)}


def current(table: Table, eye: Eye, now: int, same: Message | None = None) -> Message:
    """How things stand, as an eye sees them; who tells many eyes at once passes what is the same for all."""
    match = table.match
    return {
        **(same or same_for_all(table, now)),
        "number": table.heard[eye],
        "view": None if match is None else match.view(eye),
        "legal": _legal(table, eye),
        "ticking": _ticking(table, eye) if table.clock.running else [],
    }


def same_for_all(table: Table, now: int) -> Message:
    """What every eye is told of how things stand."""
    clock = table.clock.after(table.spent(now))
    question = table.question
    return {
        "phase": table.phase,
        "seats": [
            {"name": name, "level": seat.level, "taken": bool(seat.who), "ready": seat.ready}
            for name, seat in zip(table.names, table.seats, strict=True)
        ],
        "left": None if clock.terms.kind == "none" else [clock.shown(seat) for seat in range(table.game.players)],
        "question": None if question is None else {"seat": question.seat, "count": question.count},
        "next": table.next_table,
    }


def worded(game: Game, message: Message, language: str) -> Message:
    """A snapshot or event with its sentences: a line for each event of the story, and whom the table waits for.

    They are told from the message alone, so they know no more than the eye it is for.
    """
    return {**message, **words(game, message, language)}


def words(game: Game, message: Message, language: str) -> Message:
    """The sentences of a snapshot or event alone."""
    view, names = message["view"], [seat["name"] for seat in message["seats"]]
    if view is None:
        return {"told": [], "waits": "", "ended": None}
    outcome, told = view.get("outcome"), tell(game, view, names, None, language)
    if not outcome:
        eye = view["eye"]
        kept = eye is not None and message["seats"][eye]["level"]  # by a bot: the table does not wait for its holder
        awaited = waiting(game, view | {"eye": None} if kept else view, names, None, language)
        return {"told": told, "waits": awaited, "ended": None}
    why, scores = ending(game, Outcome(**outcome), names, language), reckoning(game, Outcome(**outcome), language)
    return {"told": told, "waits": result(game, outcome, names, language), "ended": {"why": why, "scores": scores}}


def state(table: Table, eye: Eye) -> Message:
    """The hidden state of an eye, as bytes in base 64, for a program that thinks for itself."""
    match = table.match
    hidden = None if match is None else match.hidden(eye).tobytes()
    return {"number": table.heard[eye], "state": None if hidden is None else base64.b64encode(hidden).decode()}


def _public(entry: AnyEntry) -> Message:
    kind = type(entry)
    return {"is": kind.__name__.lower(), "at": entry.at, **{name: getattr(entry, name) for name in PUBLIC[kind]}}


def _legal(table: Table, eye: Eye) -> list[Message] | None:
    """The listed decisions of a seat that owes one; None where a list would tell more than the rules allow."""
    match = table.match
    if match is None or eye is None or not table.game.lists_all or eye not in match.acting:
        return None
    hidden = match.hidden(eye)[0]
    return [decision(table.game, hidden, eye, action) for action in table.game.listed(hidden, eye)]


def decision(game: Game, hidden: Any, seat: int, action: int) -> Message:
    """A listed decision: its code, its notation, and where it leads if it leads anywhere."""
    shown: Message = {"code": action, "text": game.show(hidden, seat, action)}
    paths = game.paths(hidden, seat, action)
    return {**shown, "paths": paths} if paths else shown


def _ticking(table: Table, eye: Eye) -> list[int]:
    """Whose clock runs, as far as an eye can know: who has yet to vote may be a secret."""
    if table.match is None:
        return []
    return seats_of(table.game.steps.clocks_running(table.game.rules, table.match.hidden(eye)))


def checked(table: Table, seat: Eye, action: int | str, language: str | None) -> Message:
    """Whether a seat might play something now; an empty code says yes."""
    try:
        if table.match is None or seat is None:
            raise Refused("no-seat" if seat is None else "not-begun")
        if table.match.outcome is not None:
            raise Refused("over")
        hidden = table.match.hidden(seat)[0]
        code = table.game.code(hidden, seat, action)
        why = table.game.judge(hidden, seat)(code)
        if why:
            raise table.game.refusal(hidden, seat, code, why, language)
    except StolikError as error:
        return refusal(table, error, seat, action, language)
    return {"code": "", "rule": "", "words": ""}


def refusal(table: Table, error: StolikError, seat: Eye, action: int | str, language: str | None) -> Message:
    """Why a command was refused: a short code, the rule's number if it was a rule, and words for the reader."""
    if isinstance(error, Refused):
        return {"code": error.code, "rule": "", "words": error.told(language)}
    told = None
    if table.match is not None and seat is not None:
        told = table.game.explain(table.match.hidden(seat)[0], seat, action, language)
    rule = error.rule if isinstance(error, IllegalAction) else ""
    return {"code": "illegal" if rule else "notation", "rule": rule, "words": told or str(error)}


def record(table: Table) -> Record:
    """The whole record, deals and sealed choices and the seed: only when the match is over."""
    if table.match is None or table.match.outcome is None:
        raise Refused("not-over")
    return table.match.record
