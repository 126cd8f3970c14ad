"""Match equity: how likely each player is to win the match, from lives, points, floors and who deals next."""

from __future__ import annotations

from stolik.bots.ogorek.net import Net, Scratch, lean, spread_odds, take_in
from stolik.bots.ogorek.player import score_fact
from stolik.core.kernel import Cells, kernel
from stolik.games.ogorek.rules import next_survivor, survivors
from stolik.games.ogorek.state import LOSING, SEATS, Rules, State

# where the facts are: players in order of play, the dealer first
SCORES = 1  # player, lives, points
FLOORS = SCORES + SEATS * 2 * LOSING  # player on the last life, floor
FACTS = FLOORS + SEATS * LOSING
OPTIONS = SEATS  # who wins


@kernel
def first_in_order(state: State) -> int:
    """The dealer, or who comes next where the dealer has just been eliminated."""
    return next_survivor(state, (state.dealer + SEATS - 1) % SEATS)


@kernel
def look_at_scores(state: State, facts: Cells) -> int:
    """Write the scores of those still in; return how many facts."""
    found, distance = 0, 0
    first = first_in_order(state)
    seat = first
    while True:
        facts[found] = SCORES + distance * 2 * LOSING + score_fact(state, seat)
        found += 1
        if state.lives[seat] == 1:
            facts[found] = FLOORS + distance * LOSING + state.floor[seat]
            found += 1
        distance += 1
        seat = next_survivor(state, seat)
        if seat == first:
            return found


@kernel
def win_chances(rules: Rules, equity: Net, state: State, out: Cells, desk: Scratch) -> None:
    """Write each seat's probability of winning the match, seen between two deals or when one is left.

    That a match stops after 200 deals (O11) is not foreseen: hardly any gets there.
    """
    take_in(equity, desk.facts, look_at_scores(state, desk.facts), desk.hidden)
    players = survivors(state)
    for distance in range(players):
        desk.odds[distance] = lean(equity, distance, desk.hidden)
    spread_odds(desk.odds, players)
    for seat in range(rules.players):
        out[seat] = 0.0
    seat = first_in_order(state)
    for distance in range(players):
        out[seat] = desk.odds[distance]
        seat = next_survivor(state, seat)


@kernel
def win_chances_at(rules: Rules, equity: Net, states: Cells, out: Cells, desk: Scratch) -> None:
    """The same, to be called from Python with an array of one state."""
    win_chances(rules, equity, states[0], out, desk)
