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

if TYPE_CHECKING:
    from stolik.core.registry import games
    from stolik.envs.batch import Batch, batch
else:
    from stolik import games  # the package; called, it lists what it holds

    def __getattr__(name):
        """Batches are imported when they are first asked for: who plays one match does not wait for them."""
        if name not in ("Batch", "batch"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from stolik.envs import batch as room

        globals().update(Batch=room.Batch, batch=room.batch)
        return globals()[name]


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
