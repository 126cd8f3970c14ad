"""The score sheet (partiář, W24): word and points after each move, the sum when the double turn is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.record import Deal, Entry, Play, Record
from stolik.core.replaying import begin, standing
from stolik.core.words import say
from stolik.games.words.notation import show
from stolik.games.words.state import ALONE, LOST

THICK, THIN = "━", "─"
Event = dict[str, Any]


class Row(msgspec.Struct):
    """A move: who, how it is written, its word and points, and the pair's sum once it is due."""

    seat: int | None
    kind: str  # placed, exchanged, passed, struck, fell
    move: str = ""
    word: str = ""
    points: int = 0
    total: int | None = None


class Turn(msgspec.Struct):
    """One move at the opening, two later; struck ones included."""

    number: int
    pair: int
    rows: list[Row] = []
    crosses: list[int] = []  # that this turn's challengers have got
    alone: bool = False  # one partner is out, so the second move is struck (W19)


class Sheet(msgspec.Struct):
    """All turns, and what was added or subtracted at the end, by pair."""

    names: list[str]
    turns: list[Turn] = []
    ending: str | None = None
    extra: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    scores: list[int] = msgspec.field(default_factory=lambda: [0, 0])

    def dumps(self) -> str:
        """The sheet as JSON."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def loads(text: str) -> Sheet:
        """A sheet from its JSON."""
        return msgspec.json.decode(text, type=Sheet)

    def text(self, language: str | None = None) -> str:
        """The sheet as people fill it in: thick lines separate the turns."""
        return written(self, language)


def sheet_of(played: Match | Record) -> Sheet:
    """The score sheet of a match or of its record."""
    record = played.saved if isinstance(played, Match) else played
    writer = Writer(begin(record))
    for entry in standing(record):
        writer.write(entry)
    writer.sheet.scores = [int(score) for score in writer.match.state.score]
    return writer.sheet


class Writer:
    """Fills in a sheet while a match is gone through again."""

    def __init__(self, match: Match) -> None:
        self.match, self.sheet = match, begun(match.names, match.state)
        self._told = public_story(match)

    def write(self, entry: Entry) -> None:
        """Repeat an entry and write down what it did. What partners whisper does nothing."""
        before = self.match.state
        news, self._told = repeated(self.match, entry, self._told)
        language = self.match.game.options["language"]
        action = show(language, before, entry.code) if news and isinstance(entry, Play) else ""
        for event in news:
            enter(self.sheet, self.match.game, action, event)


def begun(names: Sequence[str], state: Any) -> Sheet:
    """A sheet before anything was played; in the middle of a match somebody's turn is open."""
    if state.turn < 0:
        return Sheet(list(names))
    rows = [Row(None, "struck")] if state.single == LOST else []
    return Sheet(list(names), [Turn(1, int(state.turn), rows, [], bool(state.single == ALONE))])


class Scribe:
    """Fills in the sheet that lies on the table, from what everybody sees; it is given no codes and no racks."""

    def __init__(self, game: Game, start: Any) -> None:
        self._game, self._sheet, self._steps = game, begun([], start), 0

    def write(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Write down what one step told everybody."""
        self._steps += 1
        for event in events:
            enter(self._sheet, self._game, f"step {self._steps}", event)

    def written(self) -> dict[str, Any]:
        """The sheet for all views."""
        return {"sheet": public(self._sheet)}


def public(sheet: Sheet) -> dict[str, Any]:
    """A sheet as a page shows it."""
    return {
        "turns": [
            {
                "number": turn.number,
                "pair": turn.pair,
                "rows": [
                    {"seat": row.seat, "kind": row.kind, "word": row.word, "points": row.points, "total": row.total}
                    for row in turn.rows
                ],
                "crosses": list(turn.crosses),
            }
            for turn in sheet.turns
        ],
        "extra": list(sheet.extra),
        "ending": sheet.ending,
    }


def happenings(match: Match, record: Record) -> Iterator[tuple[Any, Entry, list[Event]]]:
    """Repeat a record: each entry that stands with the state before it and what it did; whispers do nothing."""
    told = public_story(match)
    for entry in standing(record):
        before = match.state
        news, told = repeated(match, entry, told)
        if news:
            yield before, entry, news


def public_story(match: Match) -> list[Event]:
    """What the last action did, as everybody saw it: a sheet lies open on the table, so it knows no more."""
    story: list[Event] = match.game.story(match.game.hide(match.state, None))
    return story


def repeated(match: Match, entry: Entry, told: list[Event]) -> tuple[list[Event], list[Event]]:
    """Repeat an entry: what it did, and the story now. Deals go on with the story of the action before them."""
    match.repeat(entry)
    now = public_story(match)
    return now[len(told) :] if isinstance(entry, Deal) else now if now != told else [], now


def enter(sheet: Sheet, game: Game, action: str, event: Mapping[str, Any]) -> None:
    """Write one event into the sheet; `action` is what the step is called that it belongs to."""
    name, seat = event["event"], event["seat"]
    rows = sheet.turns[-1].rows if sheet.turns else []
    if name in ("opening-begins", "turn-begins", "turn-skipped"):
        sheet.turns.append(Turn(len(sheet.turns) + 1, event["one"] // 2, [], []))
        if name == "turn-skipped":
            sheet.turns[-1].rows = [Row(None, "struck")]
    elif name == "move-struck":
        rows.append(Row(None, "struck"))
    elif name == "one-left":
        sheet.turns[-1].alone = True
    elif name == "announced":
        make(sheet.turns[-1], Row(seat, "placed", action, "", event["points"]))
    elif name in ("word", "word-more"):
        last = last_move(rows)
        if last is not None and last.kind == "placed" and last.move == action:
            last.word += game.spoken(event, None)["word"]
    elif name in ("exchanged", "passed"):
        make(sheet.turns[-1], Row(seat, name, action if name == "passed" else f"-{event['count']}"))
    elif name == "passed-by-time":
        make(sheet.turns[-1], Row(seat if seat >= 0 else None, "passed", "flag"))
    else:
        settle(sheet, event)


def make(turn: Turn, row: Row) -> None:
    """Write a move down; W19: after the only move of a pair with one partner out the second is struck."""
    turn.rows.append(row)
    if turn.alone:
        turn.rows.append(Row(None, "struck"))


def last_move(rows: Sequence[Row]) -> Row | None:
    """The last move that was made."""
    return next((row for row in reversed(rows) if row.kind != "struck"), None)


def settle(sheet: Sheet, event: Mapping[str, Any]) -> None:
    """What becomes of moves, sums and crosses, and the end."""
    name, seat = event["event"], event["seat"]
    if name == "taken-back":
        row = next(row for row in reversed(sheet.turns[-1].rows) if row.seat == seat)
        row.kind, row.points = "fell", 0
    elif name == "cross":
        sheet.turns[-1].crosses.append(event["one"] // 2)
    elif name in ("early-settled", "sum"):
        last = last_move(sheet.turns[-1].rows) if sheet.turns else None
        if last is not None:
            last.total = event["score"]
    elif name in ("closing", "blocked-end"):
        sheet.ending = "closed" if name == "closing" else "blocked"
    elif name in ("added", "subtracted"):
        sheet.extra[event["one"] // 2] += event["points"] if name == "added" else -event["points"]


def written(sheet: Sheet, language: str | None) -> str:
    """Two halves side by side, one a pair: word, points, sum."""
    half = 36
    heads = [f"{sheet.names[2 * pair]} + {sheet.names[2 * pair + 1]}"[:half] for pair in (0, 1)]
    columns = "{:<20}{:>7}{:>7}".format(*(say(f"words-sheet-{head}", language) for head in ("word", "points", "sum")))
    lines = [f"{'':4}{heads[0]:<{half}}{heads[1]}", f"{'':4}{columns:<{half}}{columns}"]
    for turn in sheet.turns:
        lines.append(THICK * (4 + 2 * half))
        for at, row in enumerate(turn.rows):
            cells = _cells(row, language)
            number = f"{turn.number:>3} " if at == 0 else " " * 4
            lines.append((number + " " * (half * turn.pair) + cells).rstrip())
        for pair in turn.crosses:
            lines.append(f"{'':4}{'':{half * pair}}✗ {say('words-sheet-cross', language)}")
    if sheet.ending:
        lines.append(THICK * (4 + 2 * half))
        rest = [f"{'':20}{extra:>+7}{score:>7}" for extra, score in zip(sheet.extra, sheet.scores, strict=True)]
        lines.append(f"{'':4}{rest[0]:<{half}}{rest[1]}")
    return "\n".join(lines) + "\n"


def _cells(row: Row, language: str | None) -> str:
    """Word, points and sum of a move; a struck line for a move that was not made."""
    if row.kind == "struck":
        return THIN * 20
    word = row.word if row.kind in ("placed", "fell") else say(f"words-sheet-{row.kind}", language)
    word = f"({word})" if row.kind == "fell" else word
    return f"{word:<20}{row.points:>7}{'' if row.total is None else row.total:>7}"
