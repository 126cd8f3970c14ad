"""PettingZoo: every game as an AEC environment, 6 nimmt! also as a parallel one; importing this registers them.

    import pettingzoo, stolik.envs.pettingzoo
    env = pettingzoo.make("aec", "stolik/nimmt-v0", players=5)
    env = pettingzoo.make("parallel", "stolik/nimmt-v0", players=5)

Ids are ``stolik/<game>-v0`` with - for / in the game's name. These options are ours, all others are the game's:

    render_mode   "human" prints the table, "ansi" returns it as text, "svg" as a picture; None (default) draws nothing
    rewards       "places": at the end, from 1 for beating all to -1; "standing": each step its change
    illegal       "lose": an illegal action ends the match with -1 for its player (`infos` says why); "raise": an error
    max_cycles    cut a match off after so many steps times agents; None (default) plays to the end
    phonies       words only: let placements be composed that are in no lexicon
"""

from __future__ import annotations

from stolik.core.registry import games

try:
    from pettingzoo import register
except ImportError as missing:  # there is none, or one that has no register yet
    raise ImportError(
        "stolik.envs.pettingzoo needs PettingZoo 1.27 or newer: pip install 'stolik[envs]'", name=missing.name
    ) from missing

from stolik.envs.pettingzoo.aec import AEC, make_aec
from stolik.envs.pettingzoo.parallel import Parallel, make_parallel

__all__ = ["AEC", "Parallel", "make_aec", "make_parallel"]

TOGETHER = ("nimmt",)  # games whose players choose at the same time

for _name in games():
    _short = _name.replace("/", "-")
    register("aec", f"stolik/{_short}-v0", make_aec, kwargs={"game": _name})
    if _name in TOGETHER:
        register("parallel", f"stolik/{_short}-v0", make_parallel, kwargs={"game": _name})
