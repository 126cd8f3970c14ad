"""By finger on a phone: dragging draws a man or a tile along, and neither scrolls the page nor taps at its end."""

from __future__ import annotations

from typing import Any

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person
from tests.web.playing import square
from tests.web.tiles import LEVEL

STEPS = 8
ABOVE = 18  # pixels: a tile is shown above the finger, and laid where it is shown


def phone(come: Come, server: Running) -> Person:
    """Somebody with a phone."""
    return come(server, "Ola", has_touch=True, is_mobile=True)


def middle(thing: Any) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def swipe(person: Person, start: Any, end: Any, below: int = 0) -> None:
    """Draw a finger over the screen."""
    (x, y), (to_x, to_y) = middle(start), middle(end)
    tool = person.context.new_cdp_session(person.page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        tool.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, STEPS + 1):
        part = step / STEPS
        touch("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y + below - y) * part})
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
