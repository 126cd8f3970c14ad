"""Where games and bots are found by name. Games and bots put themselves here; core knows none of them."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from stolik.core.errors import UnknownBot, UnknownGame

if TYPE_CHECKING:
    from stolik.core.game import Game

_games: dict[str, str] = {}  # name -> "module:Class", imported when asked for
_bots: dict[str, dict[str, str]] = {}  # game -> level -> "module:factory", weakest first


def add_game(name: str, where: str) -> None:
    """Register a game as "package.module:Class"; the module is imported when the game is first asked for."""
    _games[name] = where


def add_bots(game: str, levels: dict[str, str]) -> None:
    """Register a game's bots by level, weakest first, each as "package.module:factory"."""
    _bots[game] = levels


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
