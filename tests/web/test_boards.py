"""Draughts and words through the page, by hand: taps, drags and keys on the boards themselves."""

from __future__ import annotations

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person
from tests.web.playing import drag, square

# draughts


def test_a_man_is_dragged_and_a_wrong_square_is_explained(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", size=(820, 1180))
    ola.play_bots("draughts")
    assert ola.until_mine()
    ola.until("document.querySelector('.square.movable') !== null")
    number = ola.known["number"]
    drag(ola, square(ola, "c3"), square(ola, "c5"))
    ola.page.locator(".refusal").wait_for()
    assert ola.page.locator(".refusal button").first.inner_text().strip().startswith("Rule D")
    assert ola.known["number"] == number
    drag(ola, square(ola, "c3"), square(ola, "d4"))
    ola.until_heard(number)
    assert ["c3", "d4"] in lasts(ola, number)


def lasts(person: Person, number: int) -> list[list[str]]:
    """The last moves told since an event: the bot may have answered already."""
    return [frame["view"]["last"][:2] for frame in person.frames if frame["is"] == "event" and frame["number"] > number]


# words


def test_partners_see_each_other_s_racks_and_opponents_do_not(shared: Running, come: Come) -> None:
    people = [come(shared, name) for name in ("Ola", "Jan", "Ewa", "Petr")]
    path = people[0].lay("words")
    for person in people[1:]:
        person.sit(path)
    for person in people:
        person.ready()
    for person in people:
        person.page.locator("[data-rack]").wait_for()
    ola, jan, ewa, _ = people
    before, number = ola.known["view"]["hand"], jan.known["number"]
    ola.page.locator("[data-place='0']").click()
    ola.page.locator("[data-place='3']").click()
    jan.until_heard(number)
    hand = [*before[1:4], before[0], *before[4:]]
    assert jan.known["view"]["racks"][0] == hand
    assert all(tile is None for tile in ewa.known["view"]["racks"][0])
    shown = jan.page.locator(".partner [role=img]").all_inner_texts()
    assert [text.strip() for text in shown] == hand
