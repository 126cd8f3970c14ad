"""What a seat observes of Ogórek."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.kernel import Cells, kernel
from stolik.envs.observing.encoder import Part, encodes
from stolik.envs.observing.writing import clear, next_seat, one_of, one_seat, part, place
from stolik.games.ogorek.state import ACE, CARDS, DEALS, EMPTY, LIVES, LOSING, LOWEST, SUITS, Rules, State

VALUES = ACE - LOWEST + 1
ONE = 1 / SUITS  # a card among those of its value


def fields(rules: Rules) -> Iterator[Part]:
    """What is observed, in order."""
    players = rules.players
    yield "hand", VALUES, "cards of each value 2..14 held / 4"
    yield "unseen", VALUES, "cards of each value neither held nor lying open / 4"
    yield "on_table", players * VALUES, "by seat: the value 2..14 played to this trick"
    yield "played", players * CARDS, "by seat and trick: value / 14; 0 where none lies"
    yield "least", players, "by seat: the value last shown as lowest / 14"
    yield "held", players, "by seat: cards held / 6"
    yield "points", players, "by seat: penalty points / 21"
    yield "floor", players, "by seat: the points below which they never fall / 21"
    yield "lives", players, "by seat: lives / 2"
    yield "fallen", players, "by seat: the order of elimination / 4, 0 while in"
    yield "dealer", players, "by seat: has dealt"
    yield "leader", players, "by seat: led this trick"
    yield "to_play", players, "by seat: plays now"
    yield "stage", 4, "a dealer is drawn, a deal is owed, cards are played, over"
    yield "trick", CARDS, "which trick it is"
    yield "deal", 1, "deal / 200"


@kernel
def observe(rules: Rules, hidden: State, seat: int, out: Cells) -> int:
    """Write what a seat sees of a hidden table."""
    clear(out)
    at = observe_cards(rules, hidden, seat, out)
    at = observe_seats(rules, hidden, seat, out, at)
    at = one_of(out, at, 4, hidden.stage)
    at = one_of(out, at, CARDS, hidden.trick)
    return part(out, at, hidden.deal, DEALS)


@kernel
def observe_cards(rules: Rules, hidden: State, seat: int, out: Cells) -> int:
    """Own hand, what is unseen, and what lies open before whom."""
    players, other = rules.players, seat
    for value in range(VALUES):
        out[VALUES + value] = 1
    table, played = 2 * VALUES, (2 + players) * VALUES
    for i in range(CARDS):
        card = hidden.hands[place(seat), i]
        if card != EMPTY:
            out[place(card - LOWEST)] += ONE
        strike_off(out, card)
    for i in range(players):
        if hidden.trick < CARDS:
            one_of(out, table + VALUES * i, VALUES, hidden.played[place(other), place(hidden.trick)] - LOWEST)
        for trick in range(CARDS):
            card = hidden.played[place(other), trick]
            part(out, played + CARDS * i + trick, card, ACE)
            strike_off(out, card)
        other = next_seat(other, players)
    return played + players * CARDS


@kernel
def strike_off(out: Cells, card: int) -> None:
    """A card that has been seen is not among the unseen."""
    if card != EMPTY:
        out[place(VALUES + card - LOWEST)] -= ONE


@kernel
def observe_seats(rules: Rules, hidden: State, seat: int, out: Cells, at: int) -> int:
    """What everybody knows of everybody, beginning with the observer."""
    players, other = rules.players, seat
    for i in range(players):
        held = 0
        for card in range(CARDS):
            held += 1 if hidden.hands[place(other), card] != EMPTY else 0
        part(out, at + i, hidden.least[place(other)], ACE)
        part(out, at + players + i, held, CARDS)
        part(out, at + 2 * players + i, hidden.points[place(other)], LOSING)
        part(out, at + 3 * players + i, hidden.floor[place(other)], LOSING)
        part(out, at + 4 * players + i, hidden.lives[place(other)], LIVES)
        part(out, at + 5 * players + i, hidden.fallen[place(other)], 4)
        other = next_seat(other, players)
    at = one_seat(out, at + 6 * players, players, hidden.dealer, seat)
    at = one_seat(out, at, players, hidden.leader, seat)
    return one_seat(out, at, players, hidden.turn, seat)


encodes(Rules, fields, observe)
