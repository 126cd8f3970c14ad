"""Who sits where: every line-up is rotated, so that each bot gets each seat and each hand of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from stolik.core.errors import BadOption

Seating = tuple[str, ...]  # a bot's level for each seat


def line_ups(bots: Sequence[str], players: int) -> list[Seating]:
    """The tables that let these bots meet evenly: in turn around the table, or all groups if they are too many.

    >>> line_ups(["strong", "random"], 4)
    [('strong', 'random', 'strong', 'random')]
    >>> line_ups(["strong", "medium", "random"], 2)
    [('strong', 'medium'), ('strong', 'random'), ('medium', 'random')]
    """
    if not bots:
        raise BadOption("bots", "", "at least one level")
    if len(bots) > players:
        return list(combinations(bots, players))
    starts = range(len(bots)) if players % len(bots) else range(1)  # let each bot be the one that sits twice
    return [tuple(bots[(start + seat) % len(bots)] for seat in range(players)) for start in starts]


def rotations(seating: Seating) -> list[Seating]:
    """All different rotations of a seating.

    >>> rotations(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    turned = (seating[shift:] + seating[:shift] for shift in range(len(seating)))
    return list(dict.fromkeys(turned))


def all_seatings(bots: Sequence[str], players: int, teams: Sequence[Sequence[int]] = ()) -> tuple[Seating, ...]:
    """Every line-up in every rotation; partners are bots of the same level.

    >>> all_seatings(["a", "b"], 4, [(0, 1), (2, 3)])
    (('a', 'a', 'b', 'b'), ('b', 'b', 'a', 'a'))
    >>> all_seatings(["a", "a", "b"], 2)
    (('a', 'a'), ('a', 'b'), ('b', 'a'))
    """
    if not any(len(team) > 1 for team in teams):
        turned = (turned for seating in line_ups(bots, players) for turned in rotations(seating))
        return tuple(dict.fromkeys(turned))  # a bot named twice makes equal line-ups
    side = {seat: number for number, team in enumerate(teams) for seat in team}
    return tuple(tuple(by_team[side[seat]] for seat in range(players)) for by_team in all_seatings(bots, len(teams)))
