"""Draughts and words through the page, by hand: taps, drags and keys on the boards themselves."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person

COLUMNS = "ABCDEFGHIJKLMNO"


def square(person: Person, name: str) -> Any:
    return person.page.locator(f"[data-square={name}]")


def drag(person: Person, start: Any, end: Any, above: int = 0) -> None:
    """Take something and put it down in the middle of something else; tiles are held a little above the finger."""
    mouse = person.page.mouse
    for what, at in (("down", start.bounding_box()), ("up", end.bounding_box())):
        mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2 + (above if what == "up" else 0), steps=6)
        getattr(mouse, what)()


# draughts


def tap_move(person: Person, paths: list[list[str]]) -> None:
    """Tap a move square by square; the board plays it as soon as only one is left."""
    number = person.known["number"]
    person.until("document.querySelector('.square.movable') !== null")
    for name in paths[0]:
        if person.known["number"] > number:
            break
        square(person, name).click()
        person.page.wait_for_timeout(50)
    person.until_heard(number)


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("draughts/polish", "pl", (360, 740)),
        ("draughts/german", "en", (1280, 800)),
        ("draughts/russian", "cs", (820, 1180)),
    ],
)
def test_two_people_play_draughts_to_the_end_by_taps(
    shared: Running, come: Come, game: str, language: str, size: tuple[int, int]
) -> None:
    people = [come(shared, name, language=language, size=size) for name in ("Ola", "Jan")]
    path = people[0].lay(game)
    people[1].sit(path)
    for person in people:
        person.ready()
    chance = random.Random(5)
    for turn in itertools.cycle((0, 1)):
        if not people[turn].until_mine():
            break
        tap_move(people[turn], chance.choice(people[turn].known["legal"])["paths"])
    assert people[0].known["view"]["outcome"]["reason"] in ("captured", "blocked", "quiet", "repeated")
    assert people[0].page.evaluate("document.documentElement.scrollWidth") <= size[0]


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


def test_draughts_by_keys_alone(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.play_bots("draughts")
    assert ola.until_mine()
    ola.until("document.querySelector('.square.movable') !== null")
    number = ola.known["number"]
    square(ola, "a1").focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "Enter", "ArrowUp", "Enter"):
        ola.page.keyboard.press(key)
    ola.until_heard(number)
    assert ["c3", "d4"] in lasts(ola, number)


# words


def lay_two(person: Person, by: str) -> None:
    """Lay two tiles before a tile that lies on the board, or on an empty one through its centre; words or not."""
    board = person.known["view"]["board"]
    free = [
        (column, row)
        for row, line in enumerate(board)
        for column in range(1, 14)
        if line[column - 1] == line[column] == "." != line[column + 1]
    ]
    column, row = free[0] if free else (7, 7)
    names = [f"{COLUMNS[column - 1]}{row + 1}", f"{COLUMNS[column]}{row + 1}"]
    tile = person.page.locator("[data-place='0']")
    if by != "drag":
        square(person, names[0]).click()
    for name in names:
        number = person.known["number"]
        if by == "drag":
            drag(person, tile, square(person, name), above=18)
        else:
            tile.click()
        person.until_heard(number)


def press(person: Person, what: str) -> bool:
    """Press a button if it is there: what the partner does may take it away."""
    person.page.wait_for_timeout(20)
    found = f"document.querySelector('{what}')"
    return bool(person.page.evaluate(f"{found} !== null && ({found}.click(), true)"))


def double_turns(person: Person, moves: int, by: str) -> list[dict[str, Any]]:
    """Accept what the opponents lay, and announce two tiles whenever it is one's move; the moves announced."""
    made: list[dict[str, Any]] = []
    deeds = person.page.locator(".deeds button.main")
    while len(made) < moves and person.until_mine():
        view, number = person.known["view"], person.known["number"]
        if view["may"]["accept"] or view["may"]["yes"]:
            if not press(person, ".hands section button.main"):
                continue
        elif view["acting"] != [0]:  # the partner may go first, and is quicker
            person.page.wait_for_timeout(20)
            continue
        else:
            lay_two(person, by)
            number, preview = person.known["number"], person.known["view"]["preview"]
            deeds.click()
            made.append(preview)
        person.until_heard(number)
    return made


@pytest.mark.parametrize(
    ("language", "size", "by"), [("cs", (360, 740), "tap"), ("pl", (1280, 800), "drag"), ("en", (820, 1180), "drag")]
)
def test_double_turns_against_bots(shared: Running, come: Come, language: str, size: tuple[int, int], by: str) -> None:
    ola = come(shared, "Ola", language=language, size=size)
    ola.play_bots("words")
    made = double_turns(ola, 3, by)
    ola.until("document.querySelector('table tbody') !== null")
    sheet = ola.known["view"]["sheet"]
    rows = [row for turn in sheet["turns"] for row in turn["rows"] if row["seat"] == 0]
    assert len(rows) == 3
    assert all(
        row["points"] == preview["points"] or row["kind"] == "fell" for row, preview in zip(rows, made, strict=True)
    )
    shown = ola.page.locator("table tbody").count()
    assert shown == len(sheet["turns"])
    assert ola.page.evaluate("document.documentElement.scrollWidth") <= size[0]


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
