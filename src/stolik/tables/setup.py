"""What a table is before anybody sits down: the game, who may come, how time and talk are kept."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from stolik.core.errors import BadOption
from stolik.core.game import Game
from stolik.core.registry import game, levels
from stolik.tables.clock import Terms

MOST_DELAY = 600


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table was laid; it never changes."""

    game: str
    options: dict[str, Any] = {}
    bots: dict[int, str] = {}  # seats given to bots from the beginning, with their levels
    clock: Terms = Terms()
    listed: bool = False  # shown in the lobby; otherwise only who has the link comes
    spectators: bool = True
    delay: int = 0  # seconds that spectators see later
    chat: bool = True
    training: bool = False  # against bots, where everything may be taken back
    owner: str = ""  # the identity that laid it
    previous: str = ""  # the table this is a rematch of

    def settled(self) -> Setup:
        """The same with nothing left open in its options, so that it is the same table when it is taken up again."""
        return replace(self, options=dict(self.check().options))

    def check(self) -> Game:
        """The game of a setup that makes sense; BadOption or UnknownGame says what does not."""
        played = game(self.game, **self.options)
        self.clock.check(played.clocks)
        for seat, level in self.bots.items():
            if not 0 <= seat < played.players:
                raise BadOption("bots", seat, f"seats 0 to {played.players - 1}")
            if level not in levels(self.game):
                raise BadOption("bots", level, " or ".join(levels(self.game)))
        if self.training and len(self.bots) < played.players - 1:
            raise BadOption("training", True, "bots in all seats but one")
        if not 0 <= self.delay <= MOST_DELAY:
            raise BadOption("delay", self.delay, f"0 to {MOST_DELAY} seconds")
        return played
