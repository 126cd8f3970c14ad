"""Clocks as pure values, and what a fallen flag does at a table."""

from __future__ import annotations

import random

import pytest

import stolik
from stolik.tables import commands
from stolik.tables.clock import MOST_SPARED, Terms, set_clock
from stolik.tables.deciding import Party
from stolik.tables.waiting import Request
from tests.tables.driving import Driven

TWO = ((0,), (1,))
PAIRS = ((0, 2), (1, 3))


def test_without_a_clock_nobody_is_hurried() -> None:
    clock = set_clock(Terms(), TWO).press([0, 1], 0)
    assert clock.after(10**9).due is None
    assert clock.fallen() == []


def test_only_the_running_clock_is_charged() -> None:
    clock = set_clock(Terms("game", 60, 2), TWO).press([0], 0)
    clock = clock.after(1500, 0).press([1], 0, 0)
    assert clock.left == (60_000 - 1500 + 2000, 60_000)
    assert clock.after(59_999).fallen() == []
    assert clock.after(60_000).fallen() == [1]
    assert clock.after(10**9).left == (60_500, 0)


def test_the_way_of_a_message_is_not_charged_but_only_so_far() -> None:
    clock = set_clock(Terms("game", 60), TWO).press([0], 0)
    assert clock.after(3000, 0, 200).left[0] == 57_200
    assert clock.after(3000, 0, 10**6).left[0] == 57_000 + MOST_SPARED
    assert clock.after(100, 0, 300).left[0] == 60_000
    assert clock.after(3000, 1, 400).left[0] == 57_000
    assert clock.after(3000, 0, -50).left[0] == 57_000


def test_every_decision_has_its_full_time() -> None:
    clock = set_clock(Terms("decision", 10), ((0,), (1,), (2,))).press([0, 1, 2], 0)
    clock = clock.after(4000, 1).press([0, 2], 0, 1)
    assert clock.due == 6000
    clock = clock.after(1000, 0).press([1, 2], 0, 0)
    assert (clock.shown(1), clock.shown(2)) == (10_000, 5000)
    assert clock.after(5000).fallen() == [2]


def test_a_seat_that_decides_again_begins_anew() -> None:
    clock = set_clock(Terms("decision", 10), TWO).press([0], 0).after(9000, 0).press([0], 0, 0)
    assert clock.due == 10_000


def test_partners_share_a_clock_that_a_new_period_renews() -> None:
    clock = set_clock(Terms("period", 180), PAIRS).press([0, 2], 1)
    clock = clock.after(100_000, 0).press([2], 1, 0)
    assert clock.shown(0) == clock.shown(2) == clock.due == 80_000
    assert clock.press([1, 3], 2, 2).due == 180_000
    assert clock.after(80_000).fallen() == [0]


# at a table


def timed(terms: Terms, **fields: object) -> Driven:
    driven = Driven(clock=terms, **fields)
    driven.sit_all()
    return driven


def test_of_two_sides_the_late_one_loses() -> None:
    driven = timed(Terms("game", 60), game="draughts/english", options={})
    driven.now += 59_999
    assert not driven.flags()
    assert driven.host.due(driven.now) == 1
    driven.now += 1
    assert driven.flags()
    assert driven.table.match is not None
    (late,) = [seat for seat in (0, 1) if driven.table.match.outcome.places[seat] == 2]  # type: ignore[union-attr]
    assert driven.table.match.outcome == stolik.Outcome("time", [0, 0], [2, 1] if late == 0 else [1, 2])
    assert driven.host.due(driven.now) is None
    assert driven.rebuilt().match.outcome == driven.table.match.outcome  # type: ignore[union-attr]


def test_among_many_a_bot_goes_on_for_the_late_one() -> None:
    driven = timed(Terms("decision", 10), options={"players": 3})
    assert driven.table.match is not None
    driven.send(0, commands.Act(action=driven.table.match.legal(0)[0]))
    driven.now += 10_000
    assert driven.flags()
    assert driven.flags()
    assert [bool(seat.level) for seat in driven.table.seats] == [False, True, True]
    assert not driven.flags()


def test_an_action_after_time_is_refused_but_one_on_its_way_is_spared() -> None:
    driven = timed(Terms("decision", 10))
    assert driven.table.match is not None
    action = driven.table.match.legal(0)[0]
    driven.now += 10_100
    assert driven.send(0, commands.Act(action=action))["code"] == "time-over"
    driven.host.submit(Request(commands.Act(action=action), Party("p0", key="key0", lag=200)))
    driven.write(driven.host.propose(driven.now))
    assert driven.replies[-1]["is"] == "done"


def test_downtime_charges_nobody() -> None:
    driven = timed(Terms("game", 60), game="draughts/english", options={})
    driven.now += 20_000
    driven.play_on(random.Random(1), 1)
    driven.now += 10**8
    again = driven.rebuilt()
    assert again.clock.left == driven.table.clock.left
    assert min(again.clock.left) == 40_000
    assert again.spent(driven.now) == 0


def test_what_nobody_sees_does_not_stop_a_clock() -> None:
    driven = timed(Terms("game", 60), game="draughts/english", options={})
    driven.now += 20_000
    driven.send(0, commands.Say(text="hm"))
    driven.now += 20_000
    driven.play_on(random.Random(1), 1)
    assert min(driven.table.clock.left) == 20_000


@pytest.mark.parametrize("bad", [Terms("game", 10**9), Terms("game", 60, -1), Terms("decision", -1)])
def test_impossible_terms_are_refused(bad: Terms) -> None:
    with pytest.raises(stolik.BadOption):
        bad.check(("none", "game", "decision"))
