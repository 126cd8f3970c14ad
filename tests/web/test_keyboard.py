"""Whole matches without a mouse, of words some double turns (STOLIK_DEEP=1: all).

Stories are told step by step and nobody waits for their end: a key counts once.
"""

from __future__ import annotations

from tests.conftest import DEEP
from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person
from tests.web.playing import Decide, draughts_player, together
from tests.web.tiles import LEVEL, Adviser, decide

MOVING = "no-preference"  # of less motion: everything moves


def play_out(people: list[Person], move: Decide) -> None:
    """Let people decide as soon as the table asks them, whatever their pages are telling, until all is told."""
    while not all(person.known["phase"] == "over" for person in people):
        for person in people:
            if person.owes:
                move(person)
        people[0].page.wait_for_timeout(10)
    for person in people:
        person.page.locator("section.result").wait_for()


def play_card(person: Person) -> None:
    """Play the next card of the hand; a row is taken once it can be."""
    number, view = person.known["number"], person.known["view"]
    press = person.page.keyboard.press
    if view["taker"] == view["eye"]:
        person.page.locator(".board .row button.main").first.wait_for()
        person.tab_to(".board .row button.main")
    else:
        person.tab_to(".board .hand button")
        press("ArrowRight")
    press("Enter")
    person.until_heard(number, own=True)


def test_cards(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", reduced_motion=MOVING)
    together([ola], "nimmt", bots=1, options={"players": 2, "rounds": 1})
    play_out([ola], play_card)
    assert ola.known["view"]["outcome"]["reason"] == "rounds-played"


def test_a_board(shared: Running, come: Come) -> None:
    people = [come(shared, name, reduced_motion=MOVING, language="cs") for name in ("Ola", "Jan")]
    together(people, "draughts/polish")
    play_out(people, draughts_player("draughts/polish", "keys"))
    assert people[1].known["view"]["outcome"]["reason"] == "captured"


def test_words(shared: Running, come: Come) -> None:
    people = [come(shared, name, reduced_motion=MOVING, language="pl") for name in ("Ola", "Jan")]
    together(people, "words", bots=2, level=LEVEL)
    advisers = {person.name: Adviser(person) for person in people}

    def move(person: Person) -> None:
        decide(person, advisers[person.name].says(), "keys")

    if DEEP:
        play_out(people, move)
        assert people[0].known["view"]["outcome"]["reason"] == "closed"
        return
    while people[0].known["view"]["turn_number"] < 6:  # two or three double turns of theirs
        for person in people:
            if person.owes:
                move(person)
        people[0].page.wait_for_timeout(10)
    assert people[0].known["view"]["score"][0] > 0
