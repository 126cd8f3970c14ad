"""From a record back to the match it tells of."""

from __future__ import annotations

from stolik.core.errors import BadRecord, StolikError, describe
from stolik.core.match import Match
from stolik.core.record import Deal, Entry, Play, Record, Retake, Undo
from stolik.core.registry import game as find_game


def replay(record: Record) -> Match:
    """The match that a record tells of, ready to go on if it is not over; BadRecord names what is wrong."""
    if not isinstance(record, Record):
        raise BadRecord(f"{describe(record)} is no record; Record.loads(text) makes one of its text")
    match = begin(record)
    for number, entry in enumerate(record.actions, 1):
        try:
            match.repeat(entry)
        except StolikError as error:
            raise BadRecord(str(error), number) from error
    match.go_on(record)
    return match


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
