"""Studying: the best double turns of a position, and puzzles taken from played matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from stolik.bots.words.pair import JointPair, StrongPair, team_of
from stolik.bots.words.votes import only_talk
from stolik.bots.words.weighing import DoubleTurn, told_plan, turn_begins
from stolik.core.game import Game
from stolik.core.random import generator
from stolik.core.record import Play, Record
from stolik.core.replaying import begin
from stolik.games.words.state import EXCHANGE, FIRST, KIND, LAY, PASS, PLACE, WINDOW
from stolik.games.words.tiles import JOKER, tile_set

CLEAR = 12.0  # points by which the best double turn of a puzzle leads


def best_double_turns(
    game: Game, hidden: Any, seat: int, count: int = 10, effort: int = 0, seed: int = 0
) -> list[DoubleTurn]:
    """The best plans of the pair on turn, best first; with effort the leading ones are tried in imagined worlds.

    Where the opponents' moves are still to be judged, these are taken as accepted.
    """
    states = turn_begins(game, hidden, seat)
    legal = np.array(game.listed(states, seat), np.int64)
    if len(legal) == 0 or only_talk(legal):
        return []
    bot = StrongPair() if effort else JointPair()
    bot.width = 400
    tally = bot.think(game, states, seat, legal, max(1, effort), generator(seed, "study"), None)
    values = [(float(worth), int(tried)) for worth, tried in zip(tally.believed(), tally.tried, strict=True)]
    order = sorted(range(len(values)), key=lambda k: (-values[k][1], -values[k][0]))[:count]
    state = states.view(np.recarray)[0]
    return [told_plan(game, state, seat, tally.plans[k], *values[k]) for k in order]


@dataclass(frozen=True)
class Puzzle:
    """A position of a played match with one double turn clearly best."""

    entry: int  # of the record: the decision it stands before
    seat: int
    racks: tuple[str, str]
    best: DoubleTurn
    second: DoubleTurn


def puzzles(record: Record, clear: float = CLEAR) -> list[Puzzle]:
    """Find the best double turn: positions of a record in which one leads all others by so many points."""
    match = begin(record)
    found = []
    for number, entry in enumerate(record.actions):
        state = match.state
        if isinstance(entry, Play) and begins_turn(state, entry):
            best = best_double_turns(match.game, match.game.hide(state, entry.seat), entry.seat, 200)
            others = [plan for plan in best[1:] if _other(plan, best[0])]
            if others and len(best[0].moves) == 2 and best[0].equity - others[0].equity >= clear:
                found.append(Puzzle(number, entry.seat, _racks(match.game, state, entry.seat), best[0], others[0]))
        match.repeat(entry)
    return found


def begins_turn(state: Any, play: Play) -> bool:
    """Whether an action is the first of a turn: nothing is laid or said yet; W11: it may come out of the window."""
    if play.seat >> 1 != state.turn:
        return False
    if state.stage == WINDOW:
        return play.code >> KIND in (PLACE >> KIND, EXCHANGE >> KIND, PASS >> KIND, LAY >> KIND)
    return bool(state.stage == FIRST and state.bound < 0 and state.yielded == 0)


def _racks(game: Game, state: Any, seat: int) -> tuple[str, str]:
    """Both racks of a pair as letters, ? for a joker."""
    names = dict(enumerate(tile_set(str(game.options["language"])).letters, 1)) | {0: "", JOKER: "?"}
    one, two = ("".join(names[int(tile)] for tile in rack) for rack in team_of(state, seat))
    return one, two


def _other(plan: DoubleTurn, best: DoubleTurn) -> bool:
    """Whether a plan really differs: the same two moves in the other order are the same solution."""
    return sorted(plan.codes) != sorted(best.codes)
