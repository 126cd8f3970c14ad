"""OpenSpiel: our games under its conventions; importing this registers them as ``stolik_<game>``, with _ for / and -.

    import pyspiel, stolik.envs.openspiel
    game = pyspiel.load_game("stolik_nimmt(players=3,even_odd=False)")

- Parameters are the game's options; where an option may be None, 0 stands for it.
- Actions are the fixed numbers of `stolik.envs.actions`.
- Chance: HOST owes k different numbers below n; each is a chance node of its own, with equal chances for all numbers
  that are not drawn yet. The table learns nothing before the last of them.
- 6 nimmt! has simultaneous nodes where all choose a card, and ordinary ones where one player takes a row.
- Returns come at the end: of one's opponents, the part that stands worse less the part that stands better (sum 0).
- Observation tensors are those of `stolik.envs.observing`, the same field by field. Information states are strings with
  perfect recall. There are no information state tensors: matches have no fixed length, and what the rules let a seat
  remember is in the observation.

Left out is whatever does not list all its decisions. That is Words in pairs: a placement is one of over a million, too
many for a fixed set of actions, and composing it needs a memory of steps that is no part of the game; use PettingZoo.
"""

from __future__ import annotations

from stolik.core.errors import NotPossible
from stolik.core.registry import game_class, games

try:
    import pyspiel  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "stolik.envs.openspiel needs OpenSpiel: pip install 'stolik[openspiel]'", name=missing.name
    ) from missing

from stolik.envs.openspiel.game import OpenSpielGame, register
from stolik.envs.openspiel.state import OpenSpielState

__all__ = ["LEFT_OUT", "NAMES", "OpenSpielGame", "OpenSpielState"]

NAMES: dict[str, str] = {}  # our name -> the name in OpenSpiel
LEFT_OUT: dict[str, str] = {}  # our name -> why it is not there

for _name in games():
    if not game_class(_name).lists_all:
        LEFT_OUT[_name] = "it allows decisions that it does not list, more than a fixed set of actions can hold"
        continue
    try:
        NAMES[_name] = register(_name)
    except NotPossible as why:  # nobody has written its numbers, its observations or its greatest length yet
        LEFT_OUT[_name] = str(why)
