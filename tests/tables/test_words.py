"""The sentences that go with every message, in the reader's language, and the names of those who play."""

from __future__ import annotations

import random

import msgspec
import pytest

import stolik
from stolik.core.telling import BOT_NAMES
from stolik.core.words import LANGUAGES
from stolik.server.messages import Event, Snapshot
from stolik.tables import commands, seen
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from tests.tables.driving import Driven


@pytest.mark.parametrize("game", stolik.games())
def test_every_message_is_what_the_schema_says_with_a_sentence_for_each_event(game: str) -> None:
    driven = Driven(game=game, options={})
    driven.sit_all()
    for moment in range(30):
        driven.play_on(random.Random(moment), 1)
        entry = driven.entries()[-1]
        for eye in (None, 0):
            for language in LANGUAGES:
                event = {"is": "event", **seen.event(driven.table, entry, eye, driven.now)}
                told = msgspec.convert(seen.worded(driven.table.game, event, language), Event)
                assert len(told.told) == len(told.view["story"])
                assert told.waits
                snapshot = {"is": "snapshot", **seen.snapshot(driven.table, eye, driven.now)}
                msgspec.convert(seen.worded(driven.table.game, snapshot, language), Snapshot)


def test_before_the_match_there_is_nothing_to_tell() -> None:
    driven = Driven(game="ogorek", options={"players": 2})
    message = seen.worded(driven.table.game, seen.snapshot(driven.table, None, driven.now), "pl")
    assert (message["told"], message["waits"]) == ([], "")


def test_whoever_handed_the_seat_to_a_bot_is_not_waited_for() -> None:
    driven = Driven(game="draughts/russian", options={})
    driven.sit_all()

    def awaited() -> str:
        message = seen.worded(driven.table.game, seen.snapshot(driven.table, 0, driven.now), "en")
        return str(message["waits"])

    assert awaited() == "Your move."
    driven.send(0, commands.Hand(level="easy"))
    assert awaited() == f"Waiting for {driven.table.names[0]}."
    driven.send(0, commands.Resume())
    assert awaited() == "Your move."


def test_bots_have_names_that_nobody_else_has() -> None:
    table = Table("t", Setup(game="ogorek", options={"players": 4}, bots={0: "easy", 2: "strong"}), bytes(32))
    assert table.names == [BOT_NAMES[0], "", BOT_NAMES[1], ""]
    table.seats[1].name = BOT_NAMES[0]
    assert table.names == [BOT_NAMES[1], BOT_NAMES[0], BOT_NAMES[2], ""]
