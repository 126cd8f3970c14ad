"""What a seat observes of Ogórek."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.kernel import Cells, apart_kernel, small_kernel
from stolik.envs.observing.encoder import Part, encodes
from stolik.envs.observing.rows import filled, parts_of_row, tallied
from stolik.envs.observing.spreading import spread
from stolik.envs.observing.writing import clear, next_seat, one_of, one_seat, part, parts_of, place, small_part
from stolik.games.ogorek.state import ACE, CARDS, DEALS, EMPTY, LIVES, LOSING, LOWEST, SEATS, SUITS, Rules, State

VALUES = ACE - LOWEST + 1
ALL = sum(SUITS << 4 * value for value in range(VALUES))  # the whole pack as it is tallied, twos first
OF_ACE, OF_HAND, OF_LOSING, OF_LIVES, OF_SEATS = (parts_of(whole) for whole in (ACE, CARDS, LOSING, LIVES, SEATS))
write_counts, write_value, write_played = spread(VALUES, 4, 1 / SUITS), spread(VALUES), parts_of_row(ACE)


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


@apart_kernel
def observe(rules: Rules, hidden: State, seat: int, out: Cells) -> int:
    """Write what a seat sees of a hidden table."""
    # a number known when this is compiled leaves no loops
    two = rules.players == 2
    at = observe_players(hidden, 2, seat, out) if two else observe_players(hidden, rules.players, seat, out)
    at = one_of(out, at, 4, hidden.stage)
    at = one_of(out, at, CARDS, hidden.trick)
    return part(out, at, hidden.deal, DEALS)


@small_kernel
def observe_players(hidden: State, players: int, seat: int, out: Cells) -> int:
    """All that depends on how many play."""
    at = observe_cards(hidden, players, seat, out)
    return observe_seats(hidden, players, seat, out, at)


@small_kernel
def observe_cards(hidden: State, players: int, seat: int, out: Cells) -> int:
    """Own hand, what is unseen, and what lies open before whom."""
    other = seat
    table, played = 2 * VALUES, (2 + players) * VALUES
    held = tallied(hidden.hands, seat)
    known = held
    for i in range(players):
        known += tallied(hidden.played, other)
        write_played(out, played + CARDS * i, hidden.played, other)
        lies = hidden.played[place(other), place(hidden.trick)] if hidden.trick < CARDS else EMPTY
        write_value(out, table + VALUES * i, 1 << lies >> LOWEST)
        other = next_seat(other, players)
    write_counts(out, 0, held >> 4 * LOWEST)
    write_counts(out, VALUES, ALL - (known >> 4 * LOWEST))
    return played + players * CARDS


@small_kernel
def observe_seats(hidden: State, players: int, seat: int, out: Cells, at: int) -> int:
    """What everybody knows of everybody, beginning with the observer."""
    other = seat
    for i in range(players):
        small_part(out, at + i, hidden.least[place(other)], OF_ACE)
        small_part(out, at + players + i, filled(hidden.hands, other), OF_HAND)
        small_part(out, at + 2 * players + i, hidden.points[place(other)], OF_LOSING)
        small_part(out, at + 3 * players + i, hidden.floor[place(other)], OF_LOSING)
        small_part(out, at + 4 * players + i, hidden.lives[place(other)], OF_LIVES)
        small_part(out, at + 5 * players + i, hidden.fallen[place(other)], OF_SEATS)
        other = next_seat(other, players)
    at += 6 * players
    clear(out, at, 3 * players + 4 + CARDS)  # of each of these a few places only are written
    at = one_seat(out, at, players, hidden.dealer, seat)
    at = one_seat(out, at, players, hidden.leader, seat)
    return one_seat(out, at, players, hidden.turn, seat)


encodes(Rules, fields, observe)
