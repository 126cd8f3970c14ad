"""PDN as matches: which game a file means, whether its moves can be played, and matches written as PDN."""

from __future__ import annotations

from typing import Any

from stolik.core.errors import StolikError, shorten
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.options import read_option
from stolik.core.record import Draw, Play, Record, Resign, Retake, Undo
from stolik.core.registry import game as find_game
from stolik.core.registry import game_class
from stolik.core.replaying import replay
from stolik.games.draughts import notation
from stolik.games.draughts.game import Draughts
from stolik.games.draughts.pdn import write
from stolik.games.draughts.pdn_game import (
    BLACK_WINS,
    DRAWN,
    OPEN,
    RESULTS,
    WHITE_WINS,
    BadPdn,
    Line,
    Move,
    PdnGame,
)
from stolik.games.draughts.variants import VARIANTS

FAMILY = "draughts/"


# which game it is


def game_of(pdn: PdnGame) -> Draughts:
    """The game that the tags name: Variant, as in ``corner setup=nine``, else GameType.

    Other programs write what they like into a tag Variant; what is no name of ours says nothing beside a GameType.
    """
    named, number = pdn.tags.get("Variant"), game_type(pdn)[0]
    official = [row.name for row in VARIANTS if not row.printed and str(row.game_type) == number]
    if named is not None and (not official or named.partition(" ")[0] in {row.name for row in VARIANTS}):
        return _by_name(pdn, named)
    if official:
        return _made(FAMILY + official[0], {})
    known = ", ".join(f"{row.game_type} ({row.name})" for row in VARIANTS if not row.printed)
    raise pdn.wrong(f"GameType {shorten(number, 20) or 'missing'}; known are {known}", "GameType")


def game_type(pdn: PdnGame) -> list[str]:
    """The fields of the tag: number, who starts, width, height, notation, whether the board is turned."""
    return [field.strip().upper() for field in pdn.tags.get("GameType", "").split(",")]


def _by_name(pdn: PdnGame, named: str) -> Draughts:
    name, *options = named.split() or [""]
    if name not in {row.name for row in VARIANTS}:
        known = ", ".join(row.name for row in VARIANTS)
        raise pdn.wrong(f"Variant {shorten(named, 40)}; known are {known}", "Variant")
    offered = {option.name: option for option in game_class(FAMILY + name).OPTIONS}
    chosen = {}
    try:
        for option in options:
            key, _, value = option.partition("=")
            if key not in offered:
                raise pdn.wrong(f"{name} has no option {shorten(key, 40)}", "Variant")
            chosen[key] = read_option(offered[key], value)
        return _made(FAMILY + name, chosen)
    except BadPdn:
        raise
    except StolikError as error:
        raise pdn.wrong(str(error), "Variant") from None


def _made(name: str, options: dict[str, Any]) -> Draughts:
    made = find_game(name, **options)
    assert isinstance(made, Draughts)
    return made


# how it is written


def is_numeric(pdn: PdnGame, game: Game) -> bool:
    """Whether squares are numbers: as the moves are written, else as GameType says, else as is usual in the game."""
    if pdn.line.moves:
        return pdn.line.moves[0].text[0].isdigit()
    _, *fields = game_type(pdn)
    return fields[3].startswith("N") if len(fields) > 3 else isinstance(game, Draughts) and game.row.numeric


def _check_board(pdn: PdnGame, game: Draughts) -> None:
    """BadPdn where GameType says that the board is another one, or that its squares are numbered otherwise."""
    _, *fields = game_type(pdn)
    if fields[1:3] not in ([], ["8", "8"]):
        raise pdn.wrong(f"GameType {shorten(pdn.tags['GameType'], 40)}: the board has 8 by 8 squares", "GameType")
    if len(fields) > 4 and fields[4] not in ("", "0"):  # the same numbers would be other squares
        what = "the board is not turned, a1 is dark"
        raise pdn.wrong(f"GameType {shorten(pdn.tags['GameType'], 40)}: {what}", "GameType")
    if len(fields) > 3 and fields[3].startswith("N") and is_numeric(pdn, game):
        first = "N2" if fields[0] == "W" else "N1"  # b8 or a8, as who starts sees it
        if fields[3] != first:
            what = f"squares are numbered from Black's side, which is {first} where {fields[0]} starts"
            raise pdn.wrong(f"GameType {shorten(pdn.tags['GameType'], 40)}: {what}", "GameType")


# how it ended


def result_of(pdn: PdnGame) -> str:
    """The result that stands behind the moves, else in the tag; BadPdn if they contradict each other."""
    tag = pdn.tags.get("Result", OPEN).strip()
    if tag not in RESULTS:
        raise pdn.wrong(f"Result {shorten(tag, 20)}; known are {', '.join(RESULTS)}", "Result")
    if OPEN not in (tag, pdn.result) and _meant(tag) != _meant(pdn.result):
        raise BadPdn(pdn.source, pdn.result_at, f"{pdn.result} ends the game, but its tag Result says {tag}")
    return tag if pdn.result == OPEN else pdn.result


def _meant(result: str) -> list[int] | None:
    """The places that a result means; none where both have lost or nothing is said."""
    for results, places in ((WHITE_WINS, [1, 2]), (BLACK_WINS, [2, 1]), (DRAWN, [1, 1])):
        if result in results:
            return places
    return None


def _end(pdn: PdnGame, match: Match) -> None:
    """Give up or agree a draw where the result says so; BadPdn where it contradicts the board."""
    result = result_of(pdn)
    places = _meant(result)
    if match.outcome is None:
        if places == [1, 1]:
            match.agree_draw()
        elif places is not None:
            match.resign(places.index(2))
    elif places not in (None, match.outcome.places):
        at = pdn.result_at if pdn.result != OPEN else pdn.tags_at.get("Result", pdn.at)
        ended = f"{_result(match)} ({match.outcome.reason})"
        raise BadPdn(pdn.source, at, f"{result} contradicts the board, on which the game has ended {ended}")


# playing what was read


def play(pdn: PdnGame) -> Match:
    """The match of a PDN game, played to the end of its moves; variations are tried too. BadPdn where one is wrong."""
    game = game_of(pdn)
    _check_board(pdn, game)
    names = [pdn.tags.get(colour) or colour for colour in ("White", "Black")]
    match = _begun(pdn, game, pdn.tags.get("FEN"), names)
    _play_line(pdn, match, pdn.line)
    _end(pdn, match)
    return match


def _begun(pdn: PdnGame, game: Draughts, position: Any, names: list[str] | None = None) -> Match:
    try:
        return game.match(seed=0, position=position, names=names)
    except StolikError as error:
        raise pdn.wrong(str(error), "FEN") from None


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
        return OPEN
    white, black = match.outcome.places
    return "1/2-1/2" if white == black else "1-0" if white < black else "0-1"
