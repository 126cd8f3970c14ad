"""PDN as matches: which game a file means, whether its moves can be played, and matches written as PDN."""

from __future__ import annotations

from typing import Any

from stolik.core.errors import StolikError, shorten
from stolik.core.match import Match
from stolik.core.options import read_option
from stolik.core.record import Draw, Play, Record, Resign, Retake, Undo
from stolik.core.registry import game as find_game
from stolik.core.registry import game_class
from stolik.core.replaying import replay
from stolik.games.draughts import notation
from stolik.games.draughts.game import Draughts
from stolik.games.draughts.pdn import BadPdn, Line, Move, PdnGame, write
from stolik.games.draughts.variants import VARIANTS

FAMILY = "draughts/"


# which game it is


def game_of(pdn: PdnGame) -> Draughts:
    """The game that the tags name: Variant, as in ``corner setup=nine``, else GameType."""
    named = pdn.tags.get("Variant")
    if named is not None:
        return _by_name(pdn, named)
    number = pdn.tags.get("GameType", "").partition(",")[0].strip()
    for row in VARIANTS:
        if not row.printed and str(row.game_type) == number:
            return _made(FAMILY + row.name, {})
    known = ", ".join(f"{row.game_type} ({row.name})" for row in VARIANTS if not row.printed)
    raise BadPdn(pdn.source, pdn.at, f"GameType {shorten(number, 20) or 'missing'}; known are {known}")


def _by_name(pdn: PdnGame, named: str) -> Draughts:
    name, *options = named.split() or [""]
    if name not in {row.name for row in VARIANTS}:
        known = ", ".join(row.name for row in VARIANTS)
        raise BadPdn(pdn.source, pdn.at, f"Variant {shorten(named, 40)}; known are {known}")
    offered = {option.name: option for option in game_class(FAMILY + name).OPTIONS}
    chosen = {}
    try:
        for option in options:
            key, _, value = option.partition("=")
            if key not in offered:
                raise BadPdn(pdn.source, pdn.at, f"{name} has no option {shorten(key, 40)}")
            chosen[key] = read_option(offered[key], value)
        return _made(FAMILY + name, chosen)
    except BadPdn:
        raise
    except StolikError as error:
        raise BadPdn(pdn.source, pdn.at, str(error)) from None


def _made(name: str, options: dict[str, Any]) -> Draughts:
    made = find_game(name, **options)
    assert isinstance(made, Draughts)
    return made


# playing what was read


def play(pdn: PdnGame) -> Match:
    """The match of a PDN game, played to the end of its moves; variations are tried too. BadPdn where one is wrong."""
    game = game_of(pdn)
    names = [pdn.tags.get(colour) or colour for colour in ("White", "Black")]
    match = _begun(pdn, game, pdn.tags.get("FEN"), names)
    _play_line(pdn, match, pdn.line)
    if match.outcome is None:
        if pdn.result in ("1/2-1/2", "1-1"):
            match.agree_draw()
        elif pdn.result in ("1-0", "2-0", "0-1", "0-2"):
            match.resign(1 if pdn.result in ("1-0", "2-0") else 0)
    return match


def _begun(pdn: PdnGame, game: Draughts, position: Any, names: list[str] | None = None) -> Match:
    try:
        return game.match(seed=0, position=position, names=names)
    except StolikError as error:
        raise BadPdn(pdn.source, pdn.at, str(error)) from None


def _play_line(pdn: PdnGame, match: Match, line: Line) -> None:
    for move in line.moves:
        before = match.state
        for variation in move.variations:
            other = _begun(pdn, match.game, match.game.position(before))  # type: ignore[arg-type]
            _play_line(pdn, other, variation)
        _play_move(pdn, match, move)


def _play_move(pdn: PdnGame, match: Match, move: Move) -> None:
    try:
        if not match.acting:
            raise BadPdn(pdn.source, move.at, f"{move.text}: the game is over before this move")
        match.play(match.acting[0], move.text)
    except BadPdn:
        raise
    except StolikError as error:
        raise BadPdn(pdn.source, move.at, f"{move.text}: {error}") from None


# writing what was played


def text_of(record: Record) -> str:
    """A record as a PDN file; moves taken back are left out."""
    return write([of_match(replay(record))])


def of_match(match: Match, **tags: str) -> PdnGame:
    """A match as a PDN game; further tags such as Event or Date as you like."""
    game = match.game
    assert isinstance(game, Draughts)
    row, record = game.row, match.record
    start = game.match(position=record.position) if record.position is not None else game.match(seed=0)
    result = _result(match)
    found = {**tags, "White": match.names[0], "Black": match.names[1], "Result": result}
    if row.game_type is not None:
        found["GameType"] = str(row.game_type)
    if row.printed:
        options = [f"{option.name}={game.options[option.name]}" for option in row.options]
        found["Variant"] = " ".join([row.name, *options])
    if row.printed or record.position is not None:
        found |= {"SetUp": "1", "FEN": game.fen(start.state, row.numeric)}
    line = Line([Move(text) for text in _moves(start, record.actions, row.numeric)])
    return PdnGame(found, line, result)


def _moves(start: Match, actions: Any, numeric: bool) -> list[str]:
    """The moves that stand, in notation."""
    texts: list[str] = []
    for entry in actions:
        if isinstance(entry, Play):
            texts.append(notation.show(start.game.rules, start.state, entry.seat, entry.code, numeric))
            start.play(entry.seat, entry.code)
        elif isinstance(entry, (Undo, Retake)):
            del texts[-entry.count :]
            start.undo(entry.count, free=True)
        elif isinstance(entry, (Resign, Draw)):
            break
    return texts


def _result(match: Match) -> str:
    if match.outcome is None:
        return "*"
    white, black = match.outcome.places
    return "1/2-1/2" if white == black else "1-0" if white < black else "0-1"
