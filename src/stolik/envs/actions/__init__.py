"""Every action as a number below a fixed count, for networks and for the conventions of others.

| game | numbers |
|---|---|
| nimmt, ogorek, sixtysix | the code itself |
| draughts | from × to × 8, the k-th captured set in the order of codes (``draughts.py``) |
| words | steps that compose a turn (``words.py``) |
"""

from __future__ import annotations

from stolik.core.errors import BadOption, NotPossible
from stolik.core.game import Game
from stolik.envs.actions.composing import Composing
from stolik.envs.actions.draughts import count_of
from stolik.envs.actions.encoding import UNFINISHED, Encoding
from stolik.envs.actions.itself import COUNTS
from stolik.games.draughts.state import Rules as Draughts
from stolik.games.words.state import Rules as Words

__all__ = ["UNFINISHED", "Encoding", "encoding"]


def encoding(game: Game, *, phonies: bool = False) -> Encoding:
    """The fixed action numbers of a game; `phonies` lets placements be composed whose words are in no lexicon."""
    if not isinstance(game, Game):
        raise BadOption("game", game, "a game, as stolik.game() gives it")
    if not isinstance(phonies, bool):
        raise BadOption("phonies", phonies, "True or False")
    kind = type(game.rules)
    if kind is Words:
        return Composing(game, phonies)
    if phonies:
        raise BadOption("phonies", phonies, f"False: {game.name} lists all that is allowed")
    if kind is Draughts:
        return Encoding(game, count_of(game.rules))
    if kind in COUNTS:
        return Encoding(game, COUNTS[kind])
    raise NotPossible(f"the actions of {game.name} have no fixed numbers yet")
