"""Matches played by hand at the page: cards tapped, men tapped, dragged or walked with the arrows, tiles laid."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from stolik.core.words import say
from tests.web.person import OVER, Person

Decide = Callable[[Person], None]
Options = dict[str, int]

# Short whole matches, found by letting one side throw its men away; that each move is legal is seen when it is played.
SHORT = {
    "draughts/polish": (
        "e3-f4 d6-e5 f4xd6 e7xc5 c3-b4 f8-e7 b4xf8 h6-g5 f8xf4 c7-d6 f4xa5 d8-c7 a5xg5 h8-g7 b2-c3 g7-f6 "
        "g5xd8 a7-b6 d8xa5 b8-c7 a5xd8"
    ),
    "draughts/russian": (
        "g3-f4 d6-e5 f4xd6 e7xc5 c3-b4 f8-e7 b4xf8 h6-g5 f8xf4 c7-d6 f4xa5 d8-c7 a5xg5 h8-g7 e3-d4 g7-f6 "
        "g5xd8 b8-c7 d8xa5 a7-b6 a5xc7"
    ),
    "draughts/american": (
        "g3-f4 h6-g5 f4xh6 f6-g5 h6xf4 d6-e5 f4xd6 c7xe5 f2-g3 e5-d4 c3xe5 e7-d6 e5xa5 a7-b6 a5xc7 b8xd6 "
        "g3-f4 d6-e5 f4xd6 f8-e7 d6xh6 h8-g7 h6xf8 d8-e7 f8xd6"
    ),
    "draughts/corner": (
        "e3-d4 c5xe3 f2xd4 a3-b2 c1xc5 d6xb4 f4-e5 f8-g7 h6xd6 d8-e7 d6xf8 b6-c5 d4xd8 a7-b6 f8xa3 a5-b4 "
        "a3xa7 b8-c7 d8xb6"
    ),
    "draughts/german": (
        "c2-d3 e7-f6 d3-c4 a7-b6 b2-c3 b6-c5 c4xc6 d7xb5 a2-b3 b5-c4 b3xd5 b7-c6 d5xd7 c8xe6 f2-g3 e8-d7 "
        "g2-h3 a8-b7 h3-g4 e6-f5 g4xe8 g8-f7 e8xe8 h7-g6 e8-d8 g6-f5 d8-e8 f5-g4 g3xg5 h8-g7 b1-a2 g7-f6 "
        "g5xe7"
    ),
    "draughts/russian-official": (
        "g3-f4 d6-e5 f4xd6 e7xc5 c3-b4 f8-e7 b4xf8 h6-g5 f8xf4 c7-d6 f4xa5 d8-c7 a5xh4 h8-g7 h4-d8 a7-b6 "
        "d8xa5 b8-c7 a5xd8 g7-f6 d8xg5"
    ),
    "draughts/english": (
        "d6-e5 e3-f4 f6-g5 f4xd6 e7xc5 g3-h4 d8-e7 h4xd8 b6-a5 d8xd4 a5-b4 a3xc5 a7-b6 c5xa7 b8-c7 a7-b8 "
        "f8-e7 b8xf8 h6-g5 f8xf4 h8-g7 f4-g5 g7-f6 g5xe7"
    ),
    "draughts/brazilian": (
        "e3-f4 d6-e5 f4xd6 e7xc5 c3-b4 f8-e7 b4xf8 h6-g5 f8xf4 c7-d6 f4xa5 d8-c7 a5xg5 h8-g7 b2-c3 g7-f6 "
        "g5xd8 a7-b6 d8xa5 b8-c7 a5xd8"
    ),
}


def together(
    people: list[Person], game: str, bots: int = 0, level: str = "easy", options: Options | None = None
) -> None:
    """Lay a table, sit down at it and begin."""
    path = people[0].lay(game, bots=bots, level=level, **(options or {}))
    for person in people[1:]:
        person.sit(path)
    for person in people if len(people) > 1 else ():  # alone with bots one begins at once
        person.ready()
    for person in people:
        person.page.locator(".board > :not(.notice)").wait_for()


def resign(person: Person, language: str) -> None:
    """Give up, by the menu; it asks twice."""
    person.page.locator("header button").last.click()
    for word in ("web-resign", "web-resign-sure"):
        person.page.get_by_role("button", name=say(word, language), exact=True).click()


def hand_over(person: Person, language: str, level: str) -> None:
    """Let a bot play for somebody, by the menu."""
    person.page.locator("header button").last.click()
    for word in ("web-hand", f"web-level-{level}"):
        person.page.locator("dialog button").filter(has_text=say(word, language)).click()
    person.until(f"document.querySelector('.away') !== null || {OVER}")


def play_out(people: list[Person], decide: Decide) -> None:
    """Let people decide as their pages say that it is their move, until every page shows the result.

    A page is asked only once the table waits for its player: asking all the time costs more than playing.
    """
    while not all(person.over for person in people):
        for person in people:
            if person.owes and person.mine():
                decide(person)
        people[0].page.wait_for_timeout(20)


# Sixty-six


def play_sixtysix(person: Person) -> None:
    """Declare if that wins the deal for certain, else any card or choice; the marriage first."""
    view, number = person.known["view"], person.known["number"]
    codes = [decision["code"] for decision in person.known["legal"]]
    special = [code for code in codes if code in (48, 49)]
    melds = [code for code in view["may"]["cards"] if code + 24 in codes]
    if 50 in codes and view["points"][view["eye"]] >= 66:
        person.page.locator("[data-code='50']").click()
    elif special and number % 3 == 0:
        person.page.locator(f"[data-code='{special[0]}']").click()
    else:
        card = (melds or view["may"]["cards"])[0]
        person.page.locator(f".hand [data-card=card-{card}]").click()
    person.until_heard(number, own=True)


# draughts


def square(person: Person, name: str) -> Any:
    """A square of a board."""
    return person.page.locator(f"[data-square={name}]")


def drag(person: Person, start: Any, end: Any, above: int = 0) -> None:
    """Take something and put it down in the middle of something else; tiles are held a little above the finger."""
    mouse = person.page.mouse
    start.scroll_into_view_if_needed()
    for place, lower, act in ((start, 0, mouse.down), (end, above, mouse.up)):
        at = place.bounding_box()
        mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2 + lower, steps=4)
        act()


def draughts_player(game: str, by: str) -> Decide:
    """Plays the short match of a variant by `tap`, `drag` or `keys`."""
    moves = iter(SHORT[game].split())
    return lambda person: play_move(person, next(moves), by)


def play_move(person: Person, text: str, by: str) -> None:
    """Play a move square by square; the board plays it as soon as only one is left."""
    number = person.known["number"]
    (path, *_) = next(decision["paths"] for decision in person.known["legal"] if decision["text"] == text)
    if by != "keys":  # keys act at once, also while the last move is told
        person.until("document.querySelector('.square.movable') !== null")
    for start, end in pairwise(path):
        if person.known["number"] > number:
            break
        if by == "drag":
            drag(person, square(person, start), square(person, end))
        else:
            pick = walk if by == "keys" else tap
            if start == path[0]:
                pick(person, start)
            pick(person, end)
        person.page.wait_for_timeout(5)
    person.until_heard(number, own=True)


def tap(person: Person, name: str) -> None:
    """Tap a square."""
    square(person, name).click()


def walk(person: Person, name: str) -> None:
    """Go to a square with the arrow keys alone, and press Enter."""
    here = person.tab_to(".board [data-square]", "square")
    flipped = person.known["view"]["eye"] == 1
    while here != name:
        if here[1] != name[1]:
            key = "ArrowUp" if (here[1] < name[1]) != flipped else "ArrowDown"
        else:
            key = "ArrowRight" if (here[0] < name[0]) != flipped else "ArrowLeft"
        person.page.keyboard.press(key)
        there = str(person.page.evaluate("document.activeElement.dataset.square"))
        assert there != here, f"{key} on {here} leads nowhere"
        here = there
    person.page.keyboard.press("Enter")
