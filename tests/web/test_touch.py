"""By finger on a phone: dragging draws a man or a tile along, and neither scrolls the page nor taps at its end.

What happens at the table meanwhile takes nothing out of anybody's hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person
from tests.web.playing import square, together
from tests.web.tiles import LEVEL, Foursome, lay, press, tiles_of

STEPS = 8
ABOVE = 18  # pixels: a tile is shown above the finger, and laid where it is shown


def phone(come: Come, server: Running) -> Person:
    """Somebody with a phone."""
    return come(server, "Ola", has_touch=True, is_mobile=True)


def middle(thing: Any) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def swipe(person: Person, start: Any, end: Any, below: int = 0, meanwhile: Callable[[], None] | None = None) -> None:
    """Draw a finger over the screen; what happens meanwhile happens half way, and the finger follows what it moves."""
    x, y = middle(start)
    tool = person.context.new_cdp_session(person.page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        tool.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, STEPS + 1):
        part = step / STEPS
        to_x, to_y = middle(end)
        touch("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y + below - y) * part})
        if meanwhile and step == STEPS // 2:
            meanwhile()
        person.page.wait_for_timeout(16)
    touch("touchEnd")
    tool.detach()


def scrolled(person: Person) -> Any:
    """How far the page is scrolled."""
    return person.page.evaluate("[scrollX, scrollY]")


def test_a_man_is_drawn_to_its_square_by_a_finger(shared: Running, come: Come) -> None:
    ola = phone(come, shared)
    ola.play_bots("draughts")
    assert ola.until_mine()
    ola.until("document.querySelector('.square.movable') !== null")
    number, before = ola.known["number"], scrolled(ola)
    swipe(ola, square(ola, "c3"), square(ola, "d4"))
    ola.until_heard(number, own=True)
    played = next(frame for frame in ola.frames if frame["is"] == "event" and frame["number"] > number)
    assert played["view"]["last"][:2] == ["c3", "d4"]
    assert scrolled(ola) == before


def test_a_rack_is_arranged_by_a_finger(shared: Running, come: Come) -> None:
    ola = phone(come, shared)
    ola.lay("words", bots=3, level=LEVEL)
    rack = ola.page.locator("[data-rack] [data-place='0']")
    rack.wait_for()
    number, hand, before = ola.known["number"], ola.known["view"]["hand"], scrolled(ola)
    swipe(ola, rack, ola.page.locator("[data-rack] [data-place='4']"))
    ola.until_heard(number, own=True)
    assert ola.known["view"]["hand"] == [*hand[1:5], hand[0], *hand[5:]]
    assert scrolled(ola) == before


def test_a_tile_is_drawn_to_the_board_by_a_finger(shared: Running, come: Come) -> None:
    ola = phone(come, shared)
    ola.lay("words", bots=3, level=LEVEL)
    ola.page.locator("[data-rack] [data-place='0']").wait_for()
    while not (ola.mine() and ola.known["view"]["may"]["pass"]):
        ola.page.wait_for_timeout(30)
    view, number, before = ola.known["view"], ola.known["number"], scrolled(ola)
    place = next(at for at, tile in enumerate(view["hand"]) if tile != "?")
    swipe(ola, ola.page.locator(f"[data-rack] [data-place='{place}']"), square(ola, "B2"), below=ABOVE)
    ola.until_heard(number, own=True)
    assert {"square": "B2", "tile": view["hand"][place]} in ola.known["view"]["loose"]
    assert scrolled(ola) == before


# news comes while something is held


def test_a_man_stays_in_the_hand_while_a_draw_is_offered(shared: Running, come: Come) -> None:
    ola, jan = phone(come, shared), come(shared, "Jan")
    together([ola, jan], "draughts/polish")
    assert ola.until_mine()
    ola.until("document.querySelector('.square.movable') !== null")
    number = ola.known["number"]

    def offer() -> None:
        jan.page.locator("header button").last.click()
        jan.page.get_by_role("button", name="Offer a draw").click()
        ola.page.locator(".question").wait_for()
        assert square(ola, "d4").bounding_box() != before  # the board has moved under the finger

    before = square(ola, "d4").bounding_box()
    swipe(ola, square(ola, "c3"), square(ola, "d4"), meanwhile=offer)
    jan.until_heard(number + 1)
    assert ola.known["view"]["last"][:2] == ["c3", "d4"]


def four(come: Come, server: Running) -> Foursome:
    """Four people with phones; the pairs are Ola with Jan and Ewa with Petr."""
    people = [come(server, name, has_touch=True, is_mobile=True) for name in ("Ola", "Jan", "Ewa", "Petr")]
    together(people, "words")
    return Foursome(people)


def test_a_tile_of_the_rack_stays_in_the_hand_while_a_word_is_announced(shared: Running, come: Come) -> None:
    table = four(come, shared)
    seat = table.until_turn()
    text = table.advisers[seat].says()
    if text == "you go":
        table.does(seat, text)
        seat ^= 1
        text = table.advisers[seat].says()
    mover, other = table.people[seat], table.people[seat ^ 2]
    lay(mover, *tiles_of(text), "tap")
    table.advisers[seat ^ 2].looks()
    number, hand, before = other.known["number"], other.known["view"]["hand"], scrolled(other)

    def announce() -> None:
        press(mover, "announce", "tap")
        other.page.locator("[data-deed=accept]").wait_for()

    place = other.page.locator("[data-rack] [data-place]")
    swipe(other, place.nth(0), place.nth(4), meanwhile=announce)
    other.until_heard(number, own=True)
    assert other.known["view"]["hand"] == [*hand[1:5], hand[0], *hand[5:]]
    assert scrolled(other) == before


def test_a_tile_for_the_board_stays_in_the_hand_while_the_partner_s_rack_is_arranged(
    shared: Running, come: Come
) -> None:
    table = four(come, shared)
    seat = table.until_turn()
    mover, partner = table.people[seat], table.people[seat ^ 1]
    place = next(at for at, tile in enumerate(mover.known["view"]["hand"]) if tile != "?")
    letter, number = mover.known["view"]["hand"][place], mover.known["number"]

    def arrange() -> None:
        for at in (0, 3):
            partner.page.locator(f"[data-rack] [data-place='{at}']").tap()
        mover.until_shown(number + 1)

    start = mover.page.locator(f"[data-rack] [data-place='{place}']")
    swipe(mover, start, square(mover, "B2"), below=ABOVE, meanwhile=arrange)
    mover.until_heard(number, own=True)
    assert {"square": "B2", "tile": letter} in mover.known["view"]["loose"]
