"""Endgame tables of draughts: won, lost or drawn, and in how many moves, for every position of a few pieces.

Values ignore the counters of draws and repetition (D9, D14).
"""

from stolik.bots.draughts.endgame.answers import Ending, look_up, rank_moves
from stolik.bots.draughts.endgame.files import load_tables, open_tables
from stolik.bots.draughts.endgame.probe import NO_TABLES, NOT_THERE, Tables, probe

__all__ = ["NOT_THERE", "NO_TABLES", "Ending", "Tables", "load_tables", "look_up", "open_tables", "probe", "rank_moves"]
