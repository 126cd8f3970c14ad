"""The quick player: which card a practised player lays, learnt by self-play; a third of a microsecond a look."""

from __future__ import annotations

from stolik.bots.ogorek.net import Net, Scratch, lean, spread_odds, take_in
from stolik.core.kernel import Cells, kernel
from stolik.core.random import unit
from stolik.games.ogorek.rules import apply, highest_in_trick, legal, next_survivor
from stolik.games.ogorek.state import ACE, CARDS, LOSING, LOWEST, PLAYING, SEATS, SUITS, Rules, State

# where the facts are: players in order of play, the one who looks first
VALUES = ACE + 1
SCORES = 1  # player, lives, points
SHOWN = SCORES + SEATS * 2 * LOSING  # other player, card shown as lowest
HAND = SHOWN + (SEATS - 1) * VALUES  # place in the hand, card
HIGHEST = HAND + CARDS * VALUES  # card to beat
AFTER = HIGHEST + VALUES  # players still to come in this trick
SEEN = AFTER + SEATS  # value, how many lie open
FACTS = SEEN + VALUES * SUITS
OPTIONS = CARDS + VALUES  # place in the hand and value: a card leans as both together


@kernel
def score_fact(state: State, seat: int) -> int:
    """Which of a player's scores this is."""
    fact: int = (state.lives[seat] - 1) * LOSING + state.points[seat]
    return fact


@kernel
def look(state: State, seat: int, facts: Cells, counts: Cells) -> int:
    """Write what a seat sees before it plays, from its own hand and the open cards; return how many facts."""
    found = 0
    other, distance = seat, 0
    while True:
        facts[found] = SCORES + distance * 2 * LOSING + score_fact(state, other)
        found += 1
        other = next_survivor(state, other)
        if other == seat:
            break
        facts[found] = SHOWN + distance * VALUES + state.least[other]
        found += 1
        distance += 1
    for i in range(CARDS):
        facts[found + i] = HAND + i * VALUES + state.hands[seat, i]
    found += CARDS
    after = 0
    other = next_survivor(state, seat)
    while other != state.leader and other != seat:
        after += 1
        other = next_survivor(state, other)
    facts[found] = HIGHEST + highest_in_trick(state)
    facts[found + 1] = AFTER + after
    found += 2
    return found + look_at_open_cards(state, facts[found:], counts)


@kernel
def look_at_open_cards(state: State, facts: Cells, counts: Cells) -> int:
    """Write how many of each value lie open (O5)."""
    for value in range(VALUES):
        counts[value] = 0
    for seat in range(SEATS):
        for trick in range(CARDS):
            counts[state.played[seat, trick]] += 1
    found = 0
    for value in range(LOWEST, VALUES):
        if counts[value] > 0:
            facts[found] = SEEN + value * SUITS + counts[value] - 1
            found += 1
    return found


@kernel
def prefer(player: Net, state: State, seat: int, count: int, desk: Scratch) -> int:
    """Write the odds of each of the `count` actions in `desk.legal`; return how many facts were taken in."""
    facts = take_in(player, desk.facts, look(state, seat, desk.facts, desk.counts), desk.hidden)
    place = 0
    for i in range(count):
        while state.hands[seat, place] != desk.legal[i]:
            place += 1
        desk.odds[i] = lean(player, place, desk.hidden) + lean(player, CARDS + desk.legal[i], desk.hidden)
    spread_odds(desk.odds, count)
    return facts


@kernel
def draw_action(count: int, desk: Scratch, random: Cells) -> int:
    """One of the actions in `desk.legal`, by its odds."""
    left = unit(random)
    chosen = 0
    while chosen < count - 1:
        left -= desk.odds[chosen]
        if left < 0:
            break
        chosen += 1
    action: int = desk.legal[chosen]
    return action


@kernel
def play_on(rules: Rules, player: Net, state: State, random: Cells, desk: Scratch) -> None:
    """Finish the deal as practised players would."""
    while state.stage == PLAYING:
        seat = state.turn
        count = legal(rules, state, seat, desk.legal)
        action = desk.legal[0]
        if count > 1:
            prefer(player, state, seat, count, desk)
            action = draw_action(count, desk, random)
        apply(rules, state, seat, action)
