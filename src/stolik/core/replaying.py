"""From a record back to the match it tells of."""

from __future__ import annotations

from typing import Any

from stolik.core.errors import BadRecord, StolikError, describe
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.record import Deal, Entry, Play, Record, Retake, Undo
from stolik.core.registry import game as find_game


def replay(record: Record) -> Match:
    """The match that a record tells of, ready to go on if it is not over; BadRecord names what is wrong.

    Codes are what is played; notation and outcome may be left out, but not say otherwise. Whether the deals are the
    seed's, and the rest that a record claims, `verify` finds out.
    """
    if not isinstance(record, Record):
        raise BadRecord(f"{describe(record)} is no record; Record.loads(text) makes one of its text")
    match = begin(record)
    for number, entry in enumerate(record.actions, 1):
        try:
            before = match.state
            match.repeat(entry)
            if isinstance(entry, Play) and entry.text and (wrong := misnamed(match.game, before, entry)):
                raise BadRecord(wrong)
        except StolikError as error:
            raise BadRecord(str(error), number) from error
    if record.outcome is not None and (wrong := misjudged(record, match)):
        raise BadRecord(wrong)
    match.go_on(record)
    return match


def misnamed(game: Game, state: Any, entry: Play) -> str | None:
    """What is wrong with the notation of an action that may be played here, or None."""
    notation = game.show(state, entry.seat, entry.code)
    written = describe(entry.text)
    return None if notation == entry.text else f"{written} is written for {notation!r} (code {entry.code})"


def misjudged(record: Record, match: Match) -> str | None:
    """What is wrong with the outcome of a record that has been followed to its end, or None."""
    claimed, found = record.outcome, match.outcome
    return None if claimed == found else f"the outcome is {describe(found)}, the record claims {describe(claimed)}"


def begin(record: Record) -> Match:
    """An untouched match as the record describes it."""
    deals = sum(isinstance(entry, Deal) for entry in record.actions)
    if not 0 <= record.given <= deals:
        raise BadRecord(f"{describe(record.given)} deals given by hand, but {deals} in all")
    try:
        game = find_game(record.game, **record.options)
        seed: int | bytes | None = bytes.fromhex(record.seed) if isinstance(record.seed, str) else record.seed
        return Match(
            game,
            seed=seed,
            position=record.position,
            table=record.table,
            nonces=[bytes.fromhex(nonce) for nonce in record.nonces],
            names=record.seats,
            serve=False,
        )
    except StolikError as error:
        raise BadRecord(str(error)) from error
    except ValueError:
        raise BadRecord("seed and nonces are written in hexadecimal") from None


def standing(record: Record) -> list[Entry]:
    """What of a record was not taken back; it can be followed like the whole, for its deals are written in it."""
    line: list[Entry] = []
    for entry in record.actions:
        if isinstance(entry, (Undo, Retake)):
            plays = [at for at, made in enumerate(line) if isinstance(made, Play)]
            del line[plays[-entry.count] :]
        else:
            line.append(entry)
    return line
