"""Every bot meets every seat, and the bots meet each other evenly."""

from collections import Counter

import pytest

import stolik
from stolik.arena.seating import all_seatings, line_ups, rotations


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("bots", [["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]])
def test_every_bot_sits_equally_often_in_every_seat(bots: list[str], players: int) -> None:
    seatings = all_seatings(bots, players)
    if len(bots) > players:
        assert len(seatings) == len(line_ups(bots, players)) * players
    for seat in range(players):
        counts = Counter(seating[seat] for seating in seatings)
        assert set(counts) == set(bots)
        assert len(set(counts.values())) == 1


def test_rotations_are_not_repeated() -> None:
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(rotations(("a", "b", "b", "b"))) == 4


def test_no_bots_is_a_bad_option() -> None:
    with pytest.raises(stolik.BadOption, match="at least one"):
        line_ups([], 4)
