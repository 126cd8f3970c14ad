"""Whether a command may be carried out, and the entries that say so. Nothing is changed here; a refusal says why."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.contract import HOST
from stolik.core.errors import NotPossible, StolikError
from stolik.core.game import seats_of
from stolik.core.match import Match
from stolik.core.registry import levels
from stolik.core.words import say
from stolik.tables import commands, entries
from stolik.tables.commands import AnyCommand
from stolik.tables.entries import AnyEntry
from stolik.tables.table import Table
from stolik.tables.writing import inert


class Party(msgspec.Struct, frozen=True):
    """Who sends a command: an identity with its name, and the hash of the secret token that holds its seat."""

    who: str
    name: str = ""
    key: str = ""
    lag: int = 0  # milliseconds that its messages take, as the host measured


class Refused(StolikError):
    """A table refuses a command: a short code, and words in the reader's language."""

    def __init__(self, code: str, **values: Any) -> None:
        self.code, self.values = code, values
        super().__init__(self.told("en"))

    def told(self, language: str | None) -> str:
        """Why, in a language."""
        return say(f"table-refuses-{self.code}", language, **self.values)


def decide(table: Table, command: AnyCommand, by: Party, now: int) -> list[AnyEntry]:
    """The entries that carry out a command; Refused or IllegalAction if it cannot be."""
    match command:
        case commands.Sit(name=name, seat=seat):
            return _sit(table, by, name, seat)
        case commands.Say(text=text):
            return _say(table, by, text)
        case commands.Put(seat=place, level=level):
            return _put(table, by, place, level)
    seat = _seated(table, by)
    match command:
        case commands.Stand():
            _want(table.phase == "waiting", "begun")
            return [entries.Left(seat=seat)]
        case commands.Ready(nonce=nonce):
            _want(table.phase == "waiting", "begun")
            return [entries.Readied(seat=seat, nonce=nonce), *begins(table, sent={seat: nonce})]
        case commands.Wait():
            _want(table.phase == "waiting", "begun")
            return [entries.Waited(seat=seat)]
    match_ = _playing(table)
    match command:
        case commands.Act(action=action):
            _want(not table.seats[seat].level, "bot-plays")
            return _act(table, match_, seat, action, now, by.lag)
        case commands.Resign():
            return _resign(table, seat)
        case commands.Ask(count=count):
            return _ask(table, match_, seat, count)
        case commands.Agree():
            return _agree(table, seat)
        case commands.Decline():
            _want(table.question is not None, "nothing-asked")
            return [entries.Declined(seat=seat)]
        case commands.Hand(level=level):
            _want(not table.seats[seat].level, "bot-plays")
            return [entries.Handed(seat=seat, level=_level(table, level))]
        case commands.Resume():
            _want(bool(table.seats[seat].level), "you-play")
            _want(not table.clock.is_out(seat), "time-over")
            return [entries.Resumed(seat=seat)]
    raise AssertionError(f"{type(command).__name__} is no command")


def flags(table: Table, now: int, spared: int = 0) -> list[AnyEntry]:
    """The entries of the flags that have fallen by now, if any; the host is asked when a clock is due."""
    if table.phase != "playing":
        return []
    spent = max(0, table.spent(now) - table.clock.patience(spared))
    fallen = table.clock.after(spent).fallen()
    if not fallen:
        return []
    seat = fallen[0]
    flagged = entries.Flagged(seat=seat, spent=spent)
    if table.game.FLAG and table.match is not None:
        return [flagged, *_deals(table.match, HOST, table.game.FLAG)]
    if len(table.game.teams) == 2 or table.seats[seat].level:
        return [flagged]
    return [flagged, entries.Handed(seat=seat, level=levels(table.game.name)[-1])]


def bot_plays(table: Table, seat: int, action: int, now: int) -> list[AnyEntry]:
    """The entries of a bot's decision; Refused if the seat is no bot's any more."""
    match = _playing(table)
    _want(bool(table.seats[seat].level), "you-play")
    return _act(table, match, seat, action, now)


def _want(condition: bool, code: str, **values: Any) -> None:
    if not condition:
        raise Refused(code, **values)


def _seated(table: Table, by: Party) -> int:
    """The sender's seat."""
    seat = table.seat_of(by.key)
    if seat is None:
        raise Refused("no-seat")
    return seat


def _playing(table: Table) -> Match:
    if table.match is None:
        raise Refused("not-begun")
    if table.match.outcome is not None:
        raise Refused("over")
    return table.match


def _level(table: Table, level: str) -> str:
    known = levels(table.game.name)
    _want(level in known, "level", levels=", ".join(known))
    return level


def _sit(table: Table, by: Party, name: str, seat: int | None) -> list[AnyEntry]:
    _want(table.phase == "waiting", "begun")
    _want(bool(by.key), "key", least=commands.KEY_LENGTH)
    _want(table.seat_of(by.key) is None, "have-seat")
    _want(not (table.setup.training and table.people()), "training")  # hints against a person would be no game
    free = [number for number, place in enumerate(table.seats) if place.free]
    _want(bool(free), "full")
    _want(seat is None or seat in free, "taken")
    _want(bool(inert(name)), "name")
    return [entries.Took(seat=free[0] if seat is None else seat, who=by.who, name=inert(name), key=by.key)]


def _put(table: Table, by: Party, place: int, level: str) -> list[AnyEntry]:
    _want(by.who == table.setup.owner, "not-owner")
    _want(table.phase == "waiting", "begun")
    _want(place < len(table.seats), "no-such-seat")
    if not level:
        return [entries.Left(seat=place)]
    _want(not table.seats[place].who, "taken")
    return [entries.Seated(seat=place, level=_level(table, level)), *begins(table, bot=place)]


def begins(table: Table, sent: dict[int, str] | None = None, bot: int | None = None) -> list[AnyEntry]:
    """The beginning and HOST's first deals, if with what is just being sent or put everybody is ready; else nothing."""
    sent = sent or {}
    if table.phase != "waiting" or not all(
        seat.ready or number in sent or number == bot for number, seat in enumerate(table.seats)
    ):
        return []
    return [entries.Started(), *(entries.Dealt(numbers=numbers) for numbers in table.begin(sent).foresee())]


def _act(table: Table, match: Match, seat: int, action: int | str, now: int, lag: int = 0) -> list[AnyEntry]:
    code = table.game.code(match.hidden(seat)[0], seat, action)
    refusal = match.check(seat, code)
    if refusal is not None:
        raise refusal
    spent = table.spent(now)
    spared = table.clock.spares(seat, spent, lag) if lag and _decision(match, seat, code) else 0
    _want(not table.clock.after(spent, seat, spared).is_late(seat), "time-over")
    return [entries.Played(seat=seat, code=code, spent=spent, spared=spared), *_deals(match, seat, code)]


def _decision(match: Match, seat: int, code: int) -> bool:
    """Whether an allowed action is a decision, not a gesture, of which there may be any number.

    Where the list is not all, looking there would tell what is valid: it is a decision if the seat owes none after it.
    """
    game = match.game
    if game.lists_all:
        return code in match.legal(seat)
    states = game.states(match.state)
    period = states[0].period
    _, acting = game.steps.move(game.rules, states, seat, code)
    return seat in match.acting and (seat not in seats_of(acting) or bool(states[0].period != period))


def _deals(match: Match, seat: int, code: int) -> list[AnyEntry]:
    return [entries.Dealt(numbers=numbers) for numbers in match.foresee(seat, code)]


def _resign(table: Table, seat: int) -> list[AnyEntry]:
    if len(table.game.teams) == 2:
        return [entries.Resigned(seat=seat)]
    _want(not table.seats[seat].level, "bot-plays")
    return [entries.Handed(seat=seat, level=levels(table.game.name)[-1])]


def _ask(table: Table, match: Match, seat: int, count: int | None) -> list[AnyEntry]:
    _want(table.question is None, "asked-already")
    if count == 0:
        _want(len(table.game.teams) == 2, "two-sides")
        _want(bool(_others(table, seat, 0)), "bots-never-agree")
        return [entries.Asked(seat=seat)]
    count = match.since(seat) if count is None else count
    _want(count > 0, "nothing-played")
    _want(_possible(match, count, True), "not-so-many")
    _want(_possible(match, count, table.setup.training), "secret-learnt")
    if not _others(table, seat, count):
        return [entries.Undone(count=count)]
    return [entries.Asked(seat=seat, count=count)]


def _possible(match: Match, count: int, free: bool) -> bool:
    try:
        match.before(count, free)
    except NotPossible:
        return False
    return True


def _others(table: Table, asking: int, count: int) -> list[int]:
    """Who has to agree: to a draw anyone of the other side, to taking back every other person."""
    own = next(team for team in table.game.teams if asking in team) if count == 0 else (asking,)
    return [seat for seat in table.people() if seat not in own]


def _agree(table: Table, seat: int) -> list[AnyEntry]:
    question = table.question
    _want(question is not None, "nothing-asked")
    assert question is not None
    asked = _others(table, question.seat, question.count)
    _want(seat in asked, "not-asked-you")
    agreed = entries.Agreed(seat=seat)
    if question.count == 0:
        return [agreed, entries.Drawn()]
    if all(other == seat or other in question.agreed for other in asked):
        return [agreed, entries.Undone(count=question.count)]
    return [agreed]


def _say(table: Table, by: Party, text: str) -> list[AnyEntry]:
    _want(table.setup.chat and table.game.chat, "no-chat")
    seat = table.seat_of(by.key)
    _want(seat is not None or table.setup.spectators, "no-spectators")
    words = inert(text)
    _want(bool(words), "nothing-said")
    if seat is not None:
        return [entries.Said(seat=seat, name=table.seats[seat].name, text=words)]
    number = table.guests.get(by.who, len(table.guests) + 1)
    return [entries.Said(seat=None, name=inert(by.name), text=words, who=by.who, guest=number)]
