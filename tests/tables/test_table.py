"""A live table as a pure state machine: sitting down, playing, talking, coming back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from stolik.core.errors import BadOption, UnknownGame
from stolik.core.words import LANGUAGES, say
from stolik.tables import commands, seen
from stolik.tables.clock import Terms
from stolik.tables.deciding import Party, Refused
from stolik.tables.setup import Setup
from stolik.tables.waiting import Request
from tests.tables.driving import Driven, playing, refused


@pytest.mark.parametrize("game", stolik.games())
def test_every_game_is_played_to_its_end_and_rebuilt_from_its_log(game: str) -> None:
    driven = playing(game=game, options={})
    driven.play_on(random.Random(1), 3000)
    again = driven.rebuilt()
    for eye in driven.table.heard:
        assert seen.snapshot(again, eye, driven.now) == seen.snapshot(driven.table, eye, driven.now)
    assert again.match is not None
    assert again.match.saved == driven.table.match.saved  # type: ignore[union-attr]


def test_the_deals_are_the_seeds_and_hang_on_every_nonce() -> None:
    driven = playing()
    driven.play_on(random.Random(1))
    record = seen.record(driven.table)
    assert record.commitment == driven.table.commitment
    assert stolik.verify(record).good
    other = Driven()
    for seat in range(2):
        other.send(seat, commands.Sit(name="x", seat=seat))
    other.send(0, commands.Ready(nonce="00"))
    other.send(1, commands.Ready(nonce="02"))
    assert other.table.match is not None
    assert driven.rebuilt().match is not None
    assert other.table.match.record.actions[0] != record.actions[0]


def test_the_record_is_kept_back_until_the_end() -> None:
    driven = playing()
    with pytest.raises(Refused, match="when the match is over"):
        seen.record(driven.table)


# sitting down


def test_the_first_free_seat_is_taken_if_none_is_named() -> None:
    driven = Driven(options={"players": 3}, bots={0: "easy"})
    assert driven.send(None, commands.Sit(name=" Ola "), who="a")["is"] == "done"
    assert driven.table.seats[1].name == "Ola"
    assert refused(driven.send(None, commands.Sit(name="Jan", seat=1), who="b")) == "taken"
    assert refused(driven.send(None, commands.Sit(name="Jan", seat=0), who="b")) == "taken"
    assert refused(driven.send(None, commands.Sit(name="  "), who="b")) == "name"
    assert driven.send(None, commands.Sit(name="Jan"), who="b")["is"] == "done"
    assert refused(driven.send(None, commands.Sit(name="Ewa"), who="c")) == "full"


def test_a_seat_is_left_and_taken_by_another_before_the_match() -> None:
    driven = Driven()
    driven.send(0, commands.Sit(name="Ola", seat=0))
    assert refused(driven.send(0, commands.Act(action=1))) == "not-begun"
    driven.send(0, commands.Ready(nonce="aa"))
    driven.send(0, commands.Wait())
    assert not driven.table.seats[0].ready
    driven.send(0, commands.Stand())
    assert driven.table.seats[0].free
    assert driven.table.seat_of("key0") is None


def test_only_the_owner_puts_bots_and_the_last_one_starts_the_match() -> None:
    driven = Driven()
    driven.send(0, commands.Sit(name="Ola", seat=0))
    driven.send(0, commands.Ready(nonce="aa"))
    assert refused(driven.send(None, commands.Put(seat=1, level="easy"), who="guest")) == "not-owner"
    assert refused(driven.send(0, commands.Put(seat=1, level="genius"))) == "level"
    assert refused(driven.send(0, commands.Put(seat=0, level="easy"))) == "taken"
    assert refused(driven.send(0, commands.Put(seat=9, level="easy"))) == "no-such-seat"
    assert driven.send(0, commands.Put(seat=1, level="easy"))["is"] == "done"
    assert driven.table.phase == "playing"
    assert refused(driven.send(0, commands.Stand())) == "begun"


def test_the_owner_frees_a_seat_while_the_table_waits() -> None:
    driven = Driven()
    driven.send(1, commands.Sit(name="Jan", seat=1))
    driven.send(1, commands.Ready(nonce="bb"))
    assert refused(driven.send(1, commands.Put(seat=1, level=""))) == "not-owner"
    assert refused(driven.send(0, commands.Put(seat=1, level="easy"))) == "taken"
    assert driven.send(0, commands.Put(seat=1, level=""))["is"] == "done"
    assert driven.table.seats[1].free
    assert driven.table.seat_of("key1") is None
    assert refused(driven.send(1, commands.Ready(nonce="bb"))) == "no-seat"
    driven.sit_all()
    assert refused(driven.send(0, commands.Put(seat=1, level=""))) == "begun"


def test_without_a_key_nobody_sits() -> None:
    driven = Driven()
    words = set()
    for language in LANGUAGES:
        driven.host.submit(Request(commands.Sit(name="Ola"), Party("somebody"), language))
        driven.write(driven.host.propose(driven.now))
        assert refused(driven.replies[-1]) == "key"
        words.add(driven.replies[-1]["words"])
    assert len(words) == 3
    assert driven.table.seats[0].free


def test_a_training_table_takes_one_person() -> None:
    driven = Driven(game="draughts/polish", options={}, bots={1: "random"}, training=True)
    driven.send(0, commands.Put(seat=1, level=""))
    assert driven.send(0, commands.Sit(name="Ola", seat=0))["is"] == "done"
    assert refused(driven.send(1, commands.Sit(name="Jan", seat=1))) == "training"
    driven.send(0, commands.Stand())
    assert driven.send(1, commands.Sit(name="Jan", seat=1))["is"] == "done"


@pytest.mark.parametrize(
    "blank", ["\u200b", "\u2060\ufeff", "\u3164", "\u2800 \u00ad", "\u0301", "\u2028", "\x00\u202e"]
)
def test_a_name_and_a_saying_have_something_to_be_seen(blank: str) -> None:
    driven = Driven()
    assert refused(driven.send(0, commands.Sit(name=blank))) == "name"
    assert refused(driven.send(0, commands.Say(text=blank))) == "nothing-said"
    assert driven.send(0, commands.Sit(name=f"\u200bO\u200bla{blank}"))["is"] == "done"


@pytest.mark.parametrize("name", ["Ola", "7", "ż", "雪", "👩\u200d🚀", "!", "Zoë\u0308"])
def test_a_name_is_kept_as_it_was_written(name: str) -> None:
    driven = Driven()
    driven.send(0, commands.Sit(name=f" {name} "))
    assert driven.table.seats[0].name == name


def test_two_names_that_look_alike_are_written_alike() -> None:
    driven = Driven()
    driven.send(0, commands.Sit(name="Ola"))
    driven.send(1, commands.Sit(name="O\u200bl\u00ada\ufeff"))
    assert driven.table.seats[0].name == driven.table.seats[1].name


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"options": {"players": 99}}, BadOption),
        ({"bots": {7: "easy"}}, BadOption),
        ({"bots": {1: "genius"}}, BadOption),
        ({"training": True}, BadOption),
        ({"delay": -1}, BadOption),
        ({"clock": Terms("game", 0)}, BadOption),
        ({"clock": Terms("decision", 5, 5)}, BadOption),
        ({"clock": Terms("period", 180)}, BadOption),
        ({"clock": Terms("none", 5)}, BadOption),
    ],
)
def test_a_setup_that_makes_no_sense_is_refused(fields: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Setup(**({"game": "nimmt", "options": {"players": 2}} | fields)).check()


# playing


def test_an_illegal_action_is_refused_with_its_rule_in_the_readers_language() -> None:
    driven = playing()
    words = set()
    for language in LANGUAGES:
        answer = driven.send(0, commands.Act(action=999), language=language)
        assert answer["code"] == "illegal"
        assert answer["rule"].startswith("N")
        words.add(answer["words"])
    assert len(words) == 3
    assert refused(driven.send(0, commands.Act(action="sto lat"))) == "notation"
    assert refused(driven.send(None, commands.Act(action=1))) == "no-seat"
    assert len(driven.log) == driven.table.number


def test_a_repeated_message_is_done_once_and_answered_again() -> None:
    driven = playing()
    assert driven.table.match is not None
    command = commands.Act(action=driven.table.match.legal(0)[0], id="m1")
    first = driven.send(0, command)
    length = len(driven.log)
    assert driven.send(0, command) == first
    assert len(driven.log) == length
    hello = commands.Say(text="hi", id="m2")
    driven.send(0, hello)
    driven.send(0, hello)
    driven.send(1, hello)  # another's message of the same name is another message
    assert [said.text for said in driven.table.chat] == ["hi", "hi"]


def test_a_choice_under_seal_tells_nobody_the_card() -> None:
    driven = playing(options={"players": 3})
    assert driven.table.match is not None
    card = driven.table.match.legal(0)[-1]
    driven.send(0, commands.Act(action=card))
    for eye in (1, 2, None):
        message = driven.told[eye][-1]
        assert message["what"] == {"is": "played", "at": 0, "seat": 0}
        assert message["view"]["hand"] != driven.told[0][-1]["view"]["hand"]
        assert message["view"]["chosen"] is None
    assert driven.told[0][-1]["view"]["chosen"] == card


# talking and staying in step


def test_chat_can_be_switched_off_and_spectators_kept_out() -> None:
    assert refused(playing(chat=False).send(0, commands.Say(text="hi"))) == "no-chat"
    closed = playing(spectators=False)
    assert refused(closed.send(None, commands.Say(text="hi"))) == "no-spectators"
    assert closed.send(0, commands.Say(text="hi"))["is"] == "done"


def test_who_missed_a_little_gets_just_that_and_who_missed_much_a_snapshot() -> None:
    driven = playing(options={"players": 2, "rounds": 9})
    driven.play_on(random.Random(1), 90)
    heard = driven.table.heard[0]
    assert driven.host.hello(0, heard, driven.now) == []
    missing = driven.host.hello(0, heard - 3, driven.now)
    assert missing == driven.told[0][-3:]
    assert [message["number"] for message in missing] == [heard - 2, heard - 1, heard]
    for last in (None, -5, 1, heard + 1, heard + 1000):
        (snapshot,) = driven.host.hello(0, last, driven.now)
        assert snapshot["is"] == "snapshot"
        assert snapshot["number"] == heard


def test_events_nobody_listened_to_leave_no_gap_in_what_is_sent_again() -> None:
    driven = playing()
    driven.play_on(random.Random(1), 4)
    last = driven.table.heard[1]
    driven.host.listening[1] = 0
    driven.play_on(random.Random(2), 2)
    driven.host.listening[1] = 1
    driven.play_on(random.Random(3), 2)
    (snapshot,) = driven.host.hello(1, last, driven.now)
    assert snapshot["is"] == "snapshot"


def test_an_overtaken_command_is_decided_anew() -> None:
    """Two processes hold one table; the log takes the first proposal, the other catches up and asks again."""
    driven = playing()
    assert driven.table.match is not None
    other = Driven(driven.setup)
    for entry in driven.entries():
        other.table.apply(entry, driven.now)
    other.log = list(driven.log)
    mine, theirs = driven.table.match.legal(1)[0], driven.table.match.legal(0)[:2]
    other.host.submit(Request(commands.Act(action=mine, id="b"), other.party(1)))
    late = other.host.propose(other.now)
    assert late is not None
    driven.send(0, commands.Act(action=theirs[0], id="a"))
    other.host.overtaken(driven.entries()[late.number :], other.now)
    again = other.host.propose(other.now)
    assert again is not None
    assert again.number == late.number + 1
    assert again.entries[0].code == mine  # type: ignore[union-attr]
    # and what is no longer allowed is refused instead
    third = Driven(driven.setup)
    for entry in driven.entries()[: late.number]:
        third.table.apply(entry, driven.now)
    third.host.submit(Request(commands.Act(action=theirs[1], id="c"), third.party(0)))
    assert third.host.propose(third.now) is not None
    third.host.overtaken(driven.entries()[late.number :], third.now)
    assert third.host.propose(third.now) is None
    third.deliver()
    assert refused(third.replies[-1]) == "illegal"


def test_spectators_who_speak_are_numbered_guests() -> None:
    driven = Driven()
    driven.sit_all()
    for who, text in (("ola", "one"), ("jan", "two"), ("ola", "three")):
        assert driven.send(None, commands.Say(text=text), who=who)["is"] == "done"
    assert driven.send(0, commands.Say(text="four"))["is"] == "done"
    for table in (driven.table, driven.rebuilt()):
        chat = seen.snapshot(table, 1, driven.now)["chat"]
        assert [(said["seat"], said["guest"]) for said in chat] == [(None, 1), (None, 2), (None, 1), (0, 0)]
        assert "ola" not in str(chat)  # an identity is nobody's business
    assert len({say("table-guest", language, number=2) for language in LANGUAGES}) == 3


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ola\u202enaJ", "OlanaJ"),
        ("a\x00b\x1bc\u2066", "abc"),
        (" \t ", ""),
        ("<b>&amp;", "<b>&amp;"),
        ("👩‍🚀 Łódź", "👩‍🚀 Łódź"),
    ],
)
def test_names_and_chat_do_nothing_but_be_read(typed: str, shown: str) -> None:
    driven = Driven()
    answer = driven.send(0, commands.Sit(name=typed))
    assert answer["is"] == ("done" if shown else "refused")
    assert driven.table.seats[0].name == shown
    if shown:
        driven.send(0, commands.Say(text=typed))
        assert driven.table.chat[-1].text == shown
    else:
        assert driven.send(None, commands.Say(text=typed))["code"] == "nothing-said"
