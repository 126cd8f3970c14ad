"""Clocks as pure values, and what a fallen flag does at a table."""

from __future__ import annotations

import random

import pytest

import stolik
from stolik.tables import commands
from stolik.tables.clock import MOST_SPARED, SPARED_PART, Terms, set_clock
from stolik.tables.deciding import Party
from stolik.tables.entries import Played
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
    clock = clock.after(1500, 0).press([1], 1, 0)
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


def test_what_is_spared_is_a_small_part_of_the_time_given() -> None:
    clock = set_clock(Terms("game", 60, 10), TWO).press([0], 0)
    for _ in range(100):
        clock = clock.after(500, 0, 500)
    part = 60_000 // SPARED_PART
    assert clock.left[0] == 60_000 - 100 * 500 + part
    assert clock.spares(1, 500, 500) == 0, "it is no time of the other's that runs"
    clock = clock.press([1], 1, 0).press([0], 2, 1)
    assert clock.spares(0, 800, 800) == 10_000 // SPARED_PART, "and of every increment"
    renewed = set_clock(Terms("period", 180), PAIRS).press([0, 1], 1).after(9000, 0, 500).press([0, 1], 2)
    assert renewed.spares(0, 500, 500) == 500


def test_every_decision_has_its_full_time() -> None:
    clock = set_clock(Terms("decision", 10), ((0,), (1,), (2,))).press([0, 1, 2], 1)
    clock = clock.after(4000, 1).press([0, 2], 1, 1)
    assert clock.due == 6000
    clock = clock.after(1000, 0).press([1, 2], 2, 0)
    assert (clock.shown(1), clock.shown(2)) == (10_000, 5000)
    assert clock.after(5000).fallen() == [2]


def test_a_seat_that_decides_again_begins_anew() -> None:
    clock = set_clock(Terms("decision", 10), TWO).press([0], 0).after(9000, 0).press([0], 1, 0)
    assert clock.due == 10_000


def test_a_choice_taken_back_goes_on_with_what_was_left() -> None:
    clock = set_clock(Terms("decision", 10), TWO).press([0, 1], 1)
    clock = clock.after(3000, 0).press([1], 1, 0).after(3000, 0).press([0, 1], 1, 0)
    assert clock.shown(0) == 7000
    clock = clock.after(2000, 0).press([1], 1, 0).after(1000, 1).press([0, 1], 2, 1)
    assert (clock.shown(0), clock.shown(1)) == (10_000, 10_000)


def test_an_increment_is_paid_once_when_all_have_decided() -> None:
    clock = set_clock(Terms("game", 60, 5), TWO).press([0, 1], 1)
    for _ in range(20):
        clock = clock.press([1], 1, 0).press([0, 1], 1, 0)
    clock = clock.press([1], 1, 0)
    assert clock.left == (60_000, 60_000)
    assert clock.press([0, 1], 2, 1).left == (65_000, 65_000)
    assert clock.press([0, 1], 1, 0).press([0], 1, 1).press([0, 1], 2, 0).left == (65_000, 65_000)


def test_a_move_taken_back_and_made_again_earns_nothing() -> None:
    clock = set_clock(Terms("game", 60, 5), TWO).press([0], 0)
    clock = clock.press([1], 1, 0)
    for _ in range(20):
        clock = clock.press([0], 0).press([1], 1, 0)
    assert clock.left == (65_000, 60_000)
    assert clock.press([0], 2, 1).left == (65_000, 65_000)


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
    assert driven.table.match.outcome == stolik.Outcome("time", [2 * late, 2 - 2 * late], [2 - late, 1 + late])
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


def test_the_time_of_a_side_is_over_for_both_partners() -> None:
    driven = timed(Terms("period", 180), game="words", options={"language": "en", "lexicon": "sample"})
    assert driven.table.match is not None
    driven.now += 180_000
    for seat in driven.table.match.ticking:
        assert driven.send(seat, commands.Act(action="pass"))["code"] == "time-over"


def lagging(driven: Driven, seat: int, action: int | str, lag: int = 500) -> str:
    """Act over a line that is said to be slow."""
    by = driven.party(seat)
    driven.host.submit(Request(commands.Act(action=action), Party(by.who, by.name, by.key, lag)))
    driven.write(driven.host.propose(driven.now))
    return str(driven.replies[-1].get("code", "done"))


def played(driven: Driven) -> list[Played]:
    return [entry for entry in driven.entries() if isinstance(entry, Played)]


def test_gestures_are_charged_in_full() -> None:
    driven = timed(Terms("period", 180), game="words", options={"language": "en", "lexicon": "sample"})
    match = driven.table.match
    assert match is not None
    seat = match.ticking[0]
    rack = match.view(seat)["racks"][seat]
    for _ in range(200):
        driven.now += 500
        rack = rack[1:] + rack[:1]
        assert lagging(driven, seat, "rack " + "".join(rack)) == "done"
    assert driven.table.clock.shown(seat) == 80_000
    driven.now += 500
    assert lagging(driven, seat, "pass") == "done"
    assert played(driven)[-1].spared == 500
    assert driven.rebuilt().clock == driven.table.clock


def test_what_is_spared_does_not_tell_whether_a_word_is_valid() -> None:
    spared = []
    for word in ("8H VÍRA", "8H ARÍV"):
        driven = timed(Terms("period", 180), game="words", options={"language": "cs", "lexicon": "sample"})
        match = driven.table.match
        assert match is not None
        listed = [match.game.show(match.state, 2, action) for action in match.legal(2)]
        assert (word in listed) == (word == "8H VÍRA")
        driven.now += 5000
        assert lagging(driven, 2, word) == "done"
        spared.append(played(driven)[-1].spared)
    assert spared == [500, 500]


TIMED = [name for name in stolik.games() if "decision" in stolik.game(name).clocks]


@pytest.mark.parametrize("game", TIMED)
def test_in_every_game_a_decision_has_its_full_time_and_earns_its_increment(game: str) -> None:
    chance = random.Random(4)
    hurried = timed(Terms("decision", 60), game=game, options={})
    earning = timed(Terms("game", 60, 5), game=game, options={})
    match = hurried.table.match
    assert match is not None
    assert earning.table.match is not None
    charged = 0
    for decided in range(1, 41):
        before, period = match.acting, match.state.period
        seat = chance.choice(before)
        action = chance.choice(match.legal(seat))
        charged += 1000 * len(match.ticking)
        for driven in (hurried, earning):
            driven.now += 1000
            driven.send(seat, commands.Act(action=action))
        if match.outcome is not None:
            break
        for asked in match.acting:
            if asked == seat or asked not in before:
                assert hurried.table.clock.shown(asked) == 60_000
        if match.state.period != period:
            assert sum(earning.table.clock.left) == 60_000 * match.game.players + 5000 * decided - charged


@pytest.mark.parametrize("terms", [Terms("game", 10, 5), Terms("game", 10), Terms("decision", 10)], ids=str)
def test_a_card_chosen_and_taken_back_again_and_again_earns_no_time(terms: Terms) -> None:
    driven = timed(terms)
    match = driven.table.match
    assert match is not None
    card, other = match.legal(0)[-1], match.legal(1)[-1]  # high ones: nobody has to take a row
    for _ in range(9):
        driven.now += 1000
        assert lagging(driven, 0, card) == "done"
        assert lagging(driven, 0, "back") == "done"
    spared = driven.table.clock.shown(0) - 1000
    assert 0 <= spared <= 10_000 // SPARED_PART
    assert driven.send(1, commands.Act(action=other))["is"] == "done"
    assert driven.send(0, commands.Act(action=card))["is"] == "done"
    again = {"decision": 10_000, "game": 1000 + spared + 1000 * terms.increment}[terms.kind]
    assert driven.table.clock.shown(0) == again
    assert driven.rebuilt().clock == driven.table.clock


def test_a_side_whose_time_is_over_for_good_is_flagged_once() -> None:
    driven = timed(Terms("game", 10), options={"players": 3})
    assert driven.table.match is not None
    driven.now += 10_000
    assert [driven.flags() for _ in range(4)] == [True, True, True, False]
    assert driven.host.due(driven.now) is None
    assert [bool(seat.level) for seat in driven.table.seats] == [True, True, True]
    assert driven.send(0, commands.Resume())["code"] == "time-over"
    for seat in driven.table.match.acting:
        assert driven.bot(seat, driven.table.match.legal(seat)[0])
    assert driven.host.due(driven.now) is None
    assert driven.rebuilt().clock == driven.table.clock


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
