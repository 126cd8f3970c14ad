"""What players ask of each other and of bots: taking back, draws, giving up, handing a seat over."""

from __future__ import annotations

import random

import stolik
from stolik.tables import commands
from tests.tables.driving import Driven, playing, refused


def test_taking_back_needs_everybody_and_an_unrevealed_past() -> None:
    driven = playing(game="draughts/russian", options={})
    assert refused(driven.send(0, commands.Ask())) == "nothing-played"
    driven.play_on(random.Random(3), 2)
    before = driven.rebuilt()
    driven.play_on(random.Random(4), 2)
    assert refused(driven.send(0, commands.Ask(count=50))) == "not-so-many"
    assert driven.send(0, commands.Ask(count=2))["is"] == "done"
    assert refused(driven.send(1, commands.Ask(count=1))) == "asked-already"
    assert refused(driven.send(0, commands.Agree())) == "not-asked-you"
    driven.send(1, commands.Agree())
    assert driven.table.match is not None
    assert before.match is not None
    assert driven.table.match.state.tobytes() == before.match.state.tobytes()
    assert refused(driven.send(1, commands.Agree())) == "nothing-asked"


def test_what_was_learnt_is_not_taken_back() -> None:
    driven = playing()
    driven.play_on(random.Random(3), 2)
    assert refused(driven.send(0, commands.Ask())) == "secret-learnt"


def test_in_training_everything_is_taken_back_at_once() -> None:
    driven = Driven(bots={1: "easy"}, training=True)
    driven.sit_all()
    assert driven.table.match is not None
    start = driven.table.match.state.tobytes()
    driven.send(0, commands.Act(action=driven.table.match.legal(0)[0]))
    assert driven.bot(1, driven.table.match.legal(1)[0])
    assert driven.send(0, commands.Ask())["is"] == "done"
    assert driven.table.match.state.tobytes() == start
    assert driven.rebuilt().match.state.tobytes() == start  # type: ignore[union-attr]


def test_a_declined_question_is_closed_and_so_is_one_played_over() -> None:
    driven = playing(game="draughts/english", options={})
    driven.play_on(random.Random(3), 2)
    driven.send(0, commands.Ask())
    driven.send(1, commands.Decline())
    assert driven.table.question is None
    driven.send(0, commands.Ask(count=0))
    driven.play_on(random.Random(3), 1)
    assert driven.table.question is None


def test_a_draw_needs_the_other_side() -> None:
    driven = playing(game="draughts/english", options={})
    driven.send(1, commands.Ask(count=0))
    driven.send(0, commands.Agree())
    assert driven.table.match is not None
    assert driven.table.match.outcome == stolik.Outcome("agreed", [1, 1], [1, 1])
    assert driven.table.question is None
    assert refused(driven.send(0, commands.Resign())) == "over"
    against_bot = Driven(game="draughts/english", options={}, bots={1: "random"})
    against_bot.sit_all()
    assert refused(against_bot.send(0, commands.Ask(count=0))) == "bots-never-agree"
    many = playing(options={"players": 3})
    assert refused(many.send(0, commands.Ask(count=0))) == "two-sides"


def test_of_two_sides_one_resigns_among_many_a_bot_goes_on() -> None:
    two = playing()
    two.send(1, commands.Resign())
    assert two.table.match is not None
    assert two.table.match.outcome is not None
    assert two.table.match.outcome.places == [1, 2]
    three = playing(options={"players": 3})
    three.send(1, commands.Resign())
    assert three.table.phase == "playing"
    assert three.table.seats[1].level == stolik.levels("nimmt")[-1]
    assert three.table.bots_asked() == [1]


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    driven = playing(options={"players": 3})
    assert refused(driven.send(2, commands.Resume())) == "you-play"
    assert refused(driven.send(2, commands.Hand(level="god"))) == "level"
    driven.send(2, commands.Hand(level="easy"))
    assert refused(driven.send(2, commands.Act(action=1))) == "bot-plays"
    assert driven.table.people() == [0, 1]
    driven.send(2, commands.Resume())
    assert driven.table.people() == [0, 1, 2]
    assert not driven.bot(2, driven.table.match.legal(2)[0])  # type: ignore[union-attr]
