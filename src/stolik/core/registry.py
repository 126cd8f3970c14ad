"""Where games, bots, studies, forms and lessons are found by name. They come here; core knows none of them."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from stolik.core.errors import BadOption, UnknownBot, UnknownGame

if TYPE_CHECKING:
    from stolik.core.game import Game
    from stolik.core.lesson import Lesson
    from stolik.core.record import Record

_games: dict[str, str] = {}  # name -> "module:Class", imported when asked for
_bots: dict[str, dict[str, str]] = {}  # game -> level -> "module:factory", weakest first
_studies: dict[str, str] = {}  # game, or family of games -> "module:factory"
_forms: dict[str, dict[str, str]] = {}  # game, or family of games -> form -> "module:function", record -> text
_lessons: dict[str, str] = {}  # family of games -> "module:function", name of a game -> its lessons


def add_game(name: str, where: str) -> None:
    """Register a game as "package.module:Class"; the module is imported when the game is first asked for."""
    _games[name] = where


def add_bots(game: str, levels: dict[str, str]) -> None:
    """Register a game's bots by level, weakest first, each as "package.module:factory"."""
    _bots[game] = levels


def add_study(game: str, where: str) -> None:
    """Register how a game, or a family of games, is looked back at, as "package.module:factory"."""
    _studies[game] = where


def add_form(game: str, form: str, where: str) -> None:
    """Register how a match of a game, or of a family, is written for other programs, as "package.module:function"."""
    _forms.setdefault(game, {})[form] = where


def add_lessons(game: str, where: str) -> None:
    """Register the first lessons of a family of games, as "package.module:function"."""
    _lessons[game] = where


def _find(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(importlib.import_module(module), name)


def games() -> list[str]:
    """The names of all games."""
    return list(_games)


def game(name: str, /, **options: Any) -> Game:
    """A game by name, with options; UnknownGame or BadOption if there is no such thing."""
    if not isinstance(name, str) or name not in _games:
        raise UnknownGame(name, _games)
    found: Game = _find(_games[name])(**options)
    return found


def game_class(name: str) -> type[Game]:
    """The class of a game, for its options and what it says of itself."""
    if not isinstance(name, str) or name not in _games:
        raise UnknownGame(name, _games)
    found: type[Game] = _find(_games[name])
    return found


def levels(game: str) -> list[str]:
    """The levels of a game's bots, weakest first."""
    if not isinstance(game, str) or game not in _games:
        raise UnknownGame(game, _games)
    return list(_bots.get(game, {}))


def bot(game: str, level: str) -> Any:
    """A game's bot by level."""
    if level not in levels(game):
        raise UnknownBot(game, level, levels(game))
    return _find(_bots[game][level])()


def study(game: str) -> Any:
    """How a game is looked back at: reviews, what else could be done, and a board to try moves on."""
    if not isinstance(game, str) or game not in _games:
        raise UnknownGame(game, _games)
    return _find(_studies.get(game) or _studies[game.partition("/")[0]])()


def forms(game: str) -> list[str]:
    """In which forms a match can be written: the record itself, and what other programs read."""
    if not isinstance(game, str) or game not in _games:
        raise UnknownGame(game, _games)
    return ["json", *_forms.get(game.partition("/")[0], {})]


def written(record: Record, form: str) -> str:
    """A match in one of its forms; BadOption names those there are."""
    if form not in forms(record.game):
        raise BadOption("form", form, " or ".join(forms(record.game)))
    if form == "json":
        return record.dumps()
    text: str = _find(_forms[record.game.partition("/")[0]][form])(record)
    return text


def lessons(game: str) -> list[Lesson]:
    """The first lessons of a game, in their order; none where it is best learnt by playing."""
    if not isinstance(game, str) or game not in _games:
        raise UnknownGame(game, _games)
    where = _lessons.get(game.partition("/")[0])
    found: list[Lesson] = _find(where)(game) if where else []
    return found
