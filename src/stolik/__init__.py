"""Stolik: play, watch, study and simulate the games of five printed rulebooks."""

from typing import TYPE_CHECKING

import stolik.bots  # noqa: F401  (puts the bots into the registry)
from stolik.core.errors import (
    BadDeal,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    NotPossible,
    StolikError,
    UnknownBot,
    UnknownGame,
)
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.perft import perft
from stolik.core.record import Outcome, Record
from stolik.core.registry import bot, game, levels
from stolik.core.replaying import replay
from stolik.core.verify import verify
from stolik.envs.batch import Batch, batch

if TYPE_CHECKING:
    from stolik.core.registry import games
else:
    from stolik import games  # the package; called, it lists what it holds

__version__ = "0.1.0"
__all__ = [
    "BadDeal",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Batch",
    "Game",
    "IllegalAction",
    "Match",
    "NotPossible",
    "Outcome",
    "Record",
    "StolikError",
    "UnknownBot",
    "UnknownGame",
    "batch",
    "bot",
    "game",
    "games",
    "levels",
    "perft",
    "replay",
    "verify",
]
