"""Gestures that restate each other: of a quick succession the log has the first and the last, all are answered."""

from __future__ import annotations

import itertools
import random

import pytest

import stolik
from stolik.tables import commands, entries
from stolik.tables.entries import decode
from stolik.tables.waiting import SPACING, Request
from tests.tables.driving import Driven


@pytest.fixture
def table() -> Driven:
    """A table whose game has such gestures: the order of a rack."""
    driven = Driven(game="words", options={})
    driven.sit_all()
    driven.replies.clear()
    return driven


def orders(driven: Driven, seat: int) -> list[str]:
    """Many ways to name the tiles of a rack in another order each."""
    match = driven.table.match
    assert match is not None
    rack = match.view(seat)["racks"][seat]
    return ["rack " + "".join(order) for order in itertools.islice(itertools.permutations(rack), 1, 5000, 7)]


def submit(driven: Driven, seat: int, action: int | str, name: str = "") -> None:
    driven.host.submit(Request(commands.Act(action=action, id=name), driven.party(seat)))
    driven.write(driven.host.propose(driven.now))


def pass_time(driven: Driven, milliseconds: int) -> None:
    """Let time pass as the server does: it looks again when something that is held back is due."""
    end = driven.now + milliseconds
    while (held := driven.host.held(driven.now)) is not None and driven.now + held <= end:
        driven.now += held
        driven.write(driven.host.propose(driven.now))
    driven.now = end


def written(driven: Driven) -> list[entries.Played]:
    return [entry for line in driven.log if isinstance(entry := decode(line), entries.Played)]


def test_the_first_is_written_at_once_and_of_the_others_the_last(table: Driven) -> None:
    wanted = orders(table, 0)[:6]
    for number, order in enumerate(wanted):
        submit(table, 0, order, str(number))
        pass_time(table, 20)
    assert [reply["id"] for reply in table.replies] == ["0"]
    pass_time(table, SPACING)
    assert [reply["id"] for reply in table.replies] == ["0", "1", "2", "3", "4", "5"]
    assert {reply["is"] for reply in table.replies} == {"done"}
    first, last = written(table)
    match = table.table.match
    assert match is not None
    assert [first.code, last.code] == [table.table.game.read(match.state, 0, order) for order in (wanted[0], wanted[5])]
    assert last.replaced == ("p0 1", "p0 2", "p0 3", "p0 4")
    assert table.host.held(table.now) is None


@pytest.mark.parametrize("seed", range(5))
def test_at_most_four_a_second_however_many_come(table: Driven, seed: int) -> None:
    chance, wanted = random.Random(seed), orders(table, 0)
    times: list[int] = []
    sent = 0
    while table.now < 6000 or table.host.held(table.now) is not None:
        before = len(table.log)
        if table.now < 6000 and chance.random() < 0.02:
            submit(table, 0, wanted[sent % len(wanted)], str(sent))
            sent += 1
        pass_time(table, 1)
        if len(table.log) > before:
            times.append(table.table.stated[0].at)
    assert sent > 50
    assert len(times) == len(written(table)) > 10
    assert all(sum(second <= at < second + 1000 for at in times) <= 4 for second in times)
    answered = [reply["id"] for reply in table.replies]
    assert answered == [str(number) for number in range(sent)]  # every one, once, in the order they were sent
    match = table.table.match
    assert match is not None
    assert written(table)[-1].code == table.table.game.read(match.state, 0, wanted[(sent - 1) % len(wanted)])


def test_what_else_the_seat_sends_waits_behind_and_others_do_not(table: Driven) -> None:
    match = table.table.match
    assert match is not None
    mover = match.acting[0]
    wanted = orders(table, mover)
    for number in range(3):
        submit(table, mover, wanted[number], f"rack {number}")
    submit(table, mover, "you go", "you go")
    submit(table, mover, wanted[3], "rack 3")
    submit(table, mover ^ 1, orders(table, mover ^ 1)[0], "partner")
    assert [reply["id"] for reply in table.replies] == ["rack 0", "partner"]
    pass_time(table, SPACING)
    assert [reply["id"] for reply in table.replies[2:]] == ["rack 1", "rack 2", "you go"]
    pass_time(table, SPACING)
    assert [reply["id"] for reply in table.replies[5:]] == ["rack 3"]
    assert {reply["is"] for reply in table.replies} == {"done"}


def test_one_that_is_not_allowed_is_refused_in_its_turn_and_replaces_nothing(table: Driven) -> None:
    wanted = orders(table, 0)
    for name, order in (("a", wanted[0]), ("b", wanted[1]), ("c", "rack aaaaaaa"), ("d", "rack ?!")):
        submit(table, 0, order, name)
    pass_time(table, SPACING)
    told = [(reply["id"], reply["is"]) for reply in table.replies]
    assert told == [("a", "done"), ("b", "done"), ("c", "refused"), ("d", "refused")]
    assert len(written(table)) == 2


def test_one_whose_place_was_taken_is_known_again(table: Driven) -> None:
    """Sent again after a lost connection, it must not undo the newer one."""
    wanted = orders(table, 0)
    for name, order in zip("abc", wanted, strict=False):
        submit(table, 0, order, name)
    pass_time(table, SPACING)
    last, lines = written(table)[-1].code, len(table.log)
    for again in (table.table, table.rebuilt()):
        assert {"p0 a", "p0 b", "p0 c"} <= again.known
    submit(table, 0, wanted[1], "b")
    pass_time(table, SPACING)
    assert table.replies[-1]["is"] == "done"
    assert len(table.log) == lines
    assert written(table)[-1].code == last


def test_the_same_message_sent_twice_while_it_waits_is_done_once(table: Driven) -> None:
    wanted = orders(table, 0)
    submit(table, 0, wanted[0], "a")
    submit(table, 0, wanted[1], "b")
    submit(table, 0, wanted[1], "b")
    pass_time(table, SPACING)
    assert [reply["id"] for reply in table.replies] == ["a", "b", "b"]
    assert [(entry.id, entry.replaced) for entry in written(table)] == [("p0 a", ()), ("p0 b", ())]


def test_when_another_process_writes_first_nothing_is_forgotten(table: Driven) -> None:
    wanted = orders(table, 0)
    submit(table, 0, wanted[0], "a")
    submit(table, 0, wanted[1], "b")
    submit(table, 0, wanted[2], "c")
    table.now += SPACING
    proposal = table.host.propose(table.now)
    assert proposal is not None
    said = entries.Waited(seat=1)  # anything: the number is taken
    table.log.append(entries.encode(said))
    table.host.overtaken([said], table.now)
    table.write(table.host.propose(table.now))
    assert [reply["id"] for reply in table.replies] == ["a", "b", "c"]
    assert written(table)[-1].replaced == ("p0 b",)


def test_one_that_another_process_has_written_meanwhile_is_not_replaced_too(table: Driven) -> None:
    wanted = orders(table, 0)
    for name, order in zip("abc", wanted, strict=False):
        submit(table, 0, order, name)
    table.now += SPACING
    assert table.host.propose(table.now) is not None
    match = table.table.match
    assert match is not None
    elsewhere = entries.Played(seat=0, code=table.table.game.read(match.state, 0, wanted[1]), id="p0 b")
    table.log.append(entries.encode(elsewhere))
    table.host.overtaken([elsewhere], table.now)
    pass_time(table, SPACING + 1)
    assert [reply["id"] for reply in table.replies] == ["a", "b", "c"]
    assert [(entry.id, entry.replaced) for entry in written(table)] == [("p0 a", ()), ("p0 b", ()), ("p0 c", ())]


def test_one_whose_place_was_taken_by_what_another_process_has_written_is_done_itself(table: Driven) -> None:
    wanted = orders(table, 0)
    for name, order in zip("acb", wanted, strict=False):
        submit(table, 0, order, name)
    match = table.table.match
    assert match is not None
    elsewhere = entries.Played(seat=0, code=table.table.game.read(match.state, 0, wanted[2]), id="p0 b")
    table.log.append(entries.encode(elsewhere))
    table.host.catch_up([elsewhere], table.now)
    pass_time(table, 2 * SPACING)
    told = sorted((reply["id"], reply["is"]) for reply in table.replies)
    assert told == [("a", "done"), ("b", "done"), ("c", "done")]
    assert [(entry.id, entry.replaced) for entry in written(table)] == [("p0 a", ()), ("p0 b", ()), ("p0 c", ())]


def test_games_without_such_gestures_hold_nothing_back() -> None:
    for name in stolik.games():
        game = stolik.game(name)
        match = game.match(seed=1)
        for seat in match.acting:
            assert not any(game.replaces(action, action) for action in match.legal(seat))
