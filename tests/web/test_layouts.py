"""Thumb first: at 360 pixels every table is seen whole, nothing scrolls, and whatever is tapped is large enough."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.playing import resign, together
from tests.web.tiles import LEVEL, Adviser, Foursome, choose, decide, lay, press, tiles_of

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

SHORT = (360, 640)
TABLES: dict[str, tuple[str, dict[str, int]]] = {
    "nimmt": ("nimmt", {"players": 4}),
    "ten at nimmt": ("nimmt", {"players": 10}),
    "ogorek": ("ogorek", {"players": 4}),
    "sixtysix": ("sixtysix", {}),
    "polish": ("draughts/polish", {}),
    "corner": ("draughts/corner", {}),
    "german": ("draughts/german", {}),
}
LONGEST = "71 nie może iść do rzędu 4 (tylko parzyste) i jest za niska do innych: Magdalena wybiera rząd do zabrania."
TARGET = 43.5  # pixels: 44, and what a screen rounds away

# Squares of a board are as large as the board lets them be. What stands in a sentence is as high as the sentence.
LOW = """
[...document.querySelectorAll('a[href], button, select, input, textarea, summary, [role=button], [role=tab]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[data-square], .unseen, p > a'))
    .filter((one) => !document.querySelector('dialog[open]') || one.closest('dialog'))
    .map((one) => [one, (one.matches('[type=radio], [type=checkbox]') && one.closest('label')) || one])
    .map(([one, area]) => [one, area.getBoundingClientRect()])
    .filter(([, box]) => box.width < TARGET || box.height < TARGET)
    .map(([one, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 150)}`)
""".replace("TARGET", str(TARGET))
OVER = """
[document.scrollingElement.scrollHeight - innerHeight, document.scrollingElement.scrollWidth - innerWidth]
    .map((over) => Math.max(0, over))
"""
# What is decided with: all of it on the screen, and nothing over it.
COVERED = """
[...document.querySelectorAll('.hand *, [data-rack] *, [data-deed], .special *, .tools *, header *')]
    .filter((one) => one.matches('button, input'))
    .filter((one) => one.checkVisibility())
    .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return !inside || !(one.contains(above) || above?.contains(one));
    })
    .map((one) => one.outerHTML.slice(0, 150))
"""


def fits(person: Person, where: str) -> None:
    """The page is not larger than the screen, and all that is decided with lies open on it."""
    over = person.page.evaluate(OVER)
    assert max(over) <= 1, f"{where}: runs over by {over}"
    covered = person.page.evaluate(COVERED)
    assert covered == [], f"{where}: {covered}"


def large(person: Person, where: str) -> None:
    """Everything that is tapped is large enough for a thumb."""
    low = person.page.evaluate(LOW)
    assert low == [], f"{where}:\n" + "\n".join(low)


def told(person: Person, sentence: str) -> str:
    """Put a sentence in the place of the one that says what is going on, and return that; the next is the table's."""
    swap = (
        "new_ => { const text = document.querySelector('.sentence p').firstChild, old = text.nodeValue;"
        " text.nodeValue = new_; return old }"
    )
    return str(person.page.evaluate(swap, sentence))


def moved(person: Person, times: int) -> Iterator[int]:
    """Somebody plays the first of the listed decisions, a few times."""
    for time in range(times):
        if not person.until_mine():
            return
        number = person.known["number"]
        person.type_move(person.known["legal"][0]["text"])
        person.until_heard(number, own=True)
        yield time


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_table_is_seen_whole_on_a_phone(shared: Running, come: Come, name: str, language: str) -> None:
    game, options = TABLES[name]
    ola = come(shared, "Ola", language=language)
    together([ola], game, bots=options.get("players", 2) - 1, options=options)
    assert ola.until_mine()
    fits(ola, "first decision")
    large(ola, "first decision")
    own = told(ola, LONGEST)
    fits(ola, "the longest sentence")
    if game != "nimmt":  # where it comes from
        told(ola, own)
    for move in moved(ola, 4):
        ola.until_mine()
        fits(ola, f"move {move + 2}")
    large(ola, "later")


@pytest.mark.parametrize("name", TABLES)
def test_on_a_wide_screen_the_table_is_seen_whole(shared: Running, come: Come, name: str) -> None:
    game, options = TABLES[name]
    ola = come(shared, "Ola", size=DESKTOP)
    together([ola], game, bots=options.get("players", 2) - 1, options=options)
    assert ola.until_mine()
    heights = "['scrollHeight', 'clientHeight'].map((one) => document.querySelector('main')[one])"
    scrolls, seen = ola.page.evaluate(heights)
    assert scrolls <= seen + 1


@pytest.mark.parametrize("name", [*TABLES, "words"])
def test_clocks_have_their_place_too(shared: Running, come: Come, name: str) -> None:
    game, options = TABLES.get(name, (name, {"players": 4}))
    ola = come(shared, "Ola")
    named = options if game != "words" else {}
    ola.lay(game, bots=options.get("players", 2) - 1, level=LEVEL, clock=2, **named)
    assert ola.until_mine()
    assert ola.page.locator(".clock:visible").count() >= 2 - (name == "ten at nimmt")
    fits(ola, "with clocks")


def retold(person: Person, **changes: Any) -> None:
    """From now on the table tells of a position with something changed in it, which few matches come to."""

    def route(line: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("view"):
                message["view"] |= changes
            line.send(json.dumps(message))

        line.connect_to_server().on_message(pass_on)

    person.page.route_web_socket("**/tables/**", route)


# Seats beside each other: what is written in one does not reach into the next.
BEYOND = """
[...document.querySelectorAll('.seat > :not(.news), .seat .before *')].filter((one) => {
    const seat = one.closest('.seat').getBoundingClientRect();
    const { left, right, width } = one.getBoundingClientRect();
    return width && (left < seat.left || right > seat.right + 0.5);
}).map((one) => one.outerHTML.slice(0, 150))
"""


def test_second_lives_stay_within_their_seats(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", language="pl")
    retold(ola, lives=[1] * 4, points=[20] * 4, floor=[11] * 4)
    together([ola], "ogorek", bots=3, options={"players": 4})
    assert ola.until_mine()
    assert ola.page.get_by_text("≥11").count() == 4
    assert ola.page.evaluate(BEYOND) == []
    fits(ola, "second lives")


# The longest of Sixty-six before somebody's own decision, and what its seats hold most then.
LAST_CARDS = "Oboje dobierają ostatnie karty, Magdalena odkrytą D♠. Odtąd trzeba dokładać do koloru."
PAIR = {"hand": [2, 3, 4, 7, 11, 17], "may": {"cards": [2, 3, 4, 7, 11, 17], "declare_with": [2, 3]}}
CROWDED: list[dict[str, Any]] = [
    {"melds": [[[0, 40], [1, 20]], [[2, 20], [3, 20]]], "points": [54, 61], "tricks": [3, 3], "game_points": [6, 5]},
    {"melds": [[[0, 40]], [[2, 20]]], "pending": [40, 20], "points": [0, 0], "game_points": [6, 5]},
]


@pytest.mark.parametrize("changes", CROWDED, ids=["two melds each", "melds that wait for a trick"])
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_melds_of_sixty_six_cost_no_line_too_many(
    shared: Running, come: Come, language: str, changes: dict[str, Any]
) -> None:
    ola = come(shared, "Ola", language=language)
    retold(ola, **PAIR, **changes)
    together([ola], "sixtysix", bots=1)
    assert ola.until_mine()
    told(ola, LAST_CARDS)
    fits(ola, "with melds")


@pytest.mark.parametrize(("first", "size"), [("Ola", PHONE), ("Maksymilian Wysocki", PHONE), ("Ola", DESKTOP)])
def test_whoever_watches_sees_both_hands_within_their_seats(
    shared: Running, come: Come, first: str, size: tuple[int, int]
) -> None:
    people = [come(shared, first, language="cs"), come(shared, "Jan", language="cs")]
    together(people, "sixtysix")
    eva = come(shared, "Eva", language="cs", size=size)
    retold(eva, acting=[0])
    eva.open(people[0].page.url.removeprefix(shared.url))
    eva.page.locator(".near .state").wait_for()
    assert eva.page.evaluate(BEYOND) == []
    fits(eva, "watching")


def test_a_name_without_spaces_does_not_widen_the_waiting_room(shared: Running, come: Come) -> None:
    ola, long = come(shared, "Ola", language="pl"), come(shared, "W" * 40, language="pl")
    long.sit(ola.lay("sixtysix"))
    ola.page.get_by_text("WWW").first.wait_for()
    assert ola.page.evaluate(OVER)[1] == 0


def test_whose_rack_it_is_ends_in_dots_where_there_is_no_room(shared: Running, come: Come) -> None:
    people = [come(shared, "Ola", language="cs"), come(shared, "Maksymilian Wysocki", language="cs")]
    together(people, "words", bots=2, level=LEVEL)
    label = people[0].page.locator(".partner .label > p").first
    label.wait_for()
    assert label.inner_text().startswith("Maksymilian")
    assert label.evaluate("one => one.scrollWidth > one.clientWidth")
    styles = label.evaluate("one => [getComputedStyle(one).display, getComputedStyle(one).textOverflow]")
    assert styles == ["block", "ellipsis"]  # text in a flex box gets no dots


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_the_last_line_of_the_score_sheet_can_be_read(shared: Running, come: Come, language: str) -> None:
    ola = come(shared, "Ola", language=language, size=DESKTOP)
    retold(ola, sheet={"turns": [], "ending": "closed", "extra": [-12, 12]})
    together([ola], "words", bots=3, level=LEVEL)
    ola.page.locator(".end").wait_for()
    wide = "[...document.querySelectorAll('.end td')].map((one) => one.scrollWidth - one.clientWidth)"
    assert max(ola.page.evaluate(wide)) == 0
    assert ola.page.locator(".end .number").all_inner_texts() == ["−12", "+12"]


def at_each(shown: Callable[[str], None], person: Person) -> None:
    """Somebody lays tiles as advised, until a word is announced; it is looked at whenever something has changed."""
    adviser = Adviser(person)
    announced = judged = 0
    while not (announced and judged):
        while not person.mine():
            shown("waiting")
            person.page.wait_for_timeout(50)
        text = adviser.says()
        view = person.known["view"]
        judged += view["may"]["accept"] and len(view["moves"]) == 2
        shown(f"{view['stage']}, before {text}")
        if tiles := tiles_of(text)[1]:
            first = tiles[0]
            lay(person, "across", [("A1" if first[0] != "A1" else "O15", first[1])], "tap")
            shown("a tile that makes no word")
            press(person, "lift", "tap")
            person.until("document.querySelector('[data-deed=lift]') === null")
            announced += 1
        decide(person, text, "tap")


def test_words_are_laid_and_judged_without_scrolling(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", language="pl")
    together([ola], "words", bots=3, level=LEVEL)

    def shown(where: str) -> None:
        fits(ola, where)
        large(ola, where)

    at_each(shown, ola)


def test_on_a_low_phone_the_rack_and_what_is_decided_are_always_seen(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", size=SHORT)
    together([ola], "words", bots=3, level=LEVEL)

    def shown(where: str) -> None:
        covered = ola.page.evaluate(COVERED)
        assert covered == [], f"{where}: {covered}"

    at_each(shown, ola)


class Seen(Foursome):
    """Whatever one of four people does, all four see it whole."""

    def does(self, seat: int, text: str) -> None:
        """Somebody does what notation says, and everybody's screen is looked at."""
        super().does(seat, text)
        for adviser, person in zip(self.advisers, self.people, strict=True):
            adviser.looks()
            fits(person, f"{person.name} after {text}")
            large(person, f"{person.name} after {text}")


def test_every_stage_of_words_is_seen_whole_by_all_four(shared: Running, come: Come) -> None:
    people = [come(shared, name) for name in ("Ola", "Jan", "Ewa", "Petr")]
    together(people, "words")
    Seen(people).ceremony()


def test_tiles_to_be_exchanged_are_picked_without_scrolling(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", language="cs")
    together([ola], "words", bots=3, level=LEVEL)
    while not (ola.mine() and ola.known["view"]["may"]["pass"]):
        ola.page.wait_for_timeout(30)
    press(ola, "exchange", "tap")
    choose(ola, ola.known["view"]["hand"][0], "tap")
    fits(ola, "exchange")
    large(ola, "exchange")


@pytest.mark.parametrize("game", ["nimmt", "ogorek", "sixtysix", "draughts/polish", "draughts/german", "words"])
def test_whatever_is_tapped_at_a_table_is_large_enough_for_a_thumb(shared: Running, come: Come, game: str) -> None:
    ola, jan = come(shared, "Ola"), come(shared, "Jan")
    path = ola.lay(game)
    large(ola, "waiting room")
    jan.open(path)
    jan.page.locator("li.free button.main").first.wait_for()
    large(jan, "waiting room of a guest")
    ola.lay(game, bots=3 if game in ("words", "nimmt", "ogorek") else 1, level=LEVEL)
    assert ola.until_mine()
    large(ola, "table")
    jan.open(ola.page.url.removeprefix(shared.url))
    jan.page.locator(".board > :not(.notice)").wait_for()
    large(jan, "watching")
    ola.type_move("nonsense")
    ola.page.locator(".refusal").wait_for()
    large(ola, "refusal")
    hint = ola.page.locator(".tools button", has_text="Hint")
    if hint.count():
        hint.click()
        ola.page.locator("main section ol button").first.wait_for()
        large(ola, "hints")
    menu = ola.page.locator("header button").last
    menu.click()
    large(ola, "menu")
    for panel in panels(ola):
        ola.page.locator("dialog nav button", has_text=panel).click()
        ola.page.locator("dialog h2").first.wait_for()
        ola.page.wait_for_timeout(100)
        large(ola, panel)
        ola.page.keyboard.press("Escape")
        menu.click()
    ola.page.keyboard.press("Escape")
    if game not in ("nimmt", "ogorek"):
        resign(ola, "en")
        ola.page.locator("section.result").wait_for()
        large(ola, "result")


def panels(person: Person) -> list[str]:
    """What the menu opens; the rest of it is done at once."""
    done = ("Take back", "Offer a draw", "Resign")
    names: list[Any] = person.page.locator("dialog nav button").all_inner_texts()
    return [name.strip() for name in names if name.strip() not in done]


def test_a_question_and_a_result_are_large_enough_for_a_thumb(shared: Running, come: Come) -> None:
    ola, jan = come(shared, "Ola"), come(shared, "Jan")
    together([ola, jan], "draughts/polish")
    assert ola.until_mine()
    jan.page.locator("header button").last.click()
    jan.page.get_by_role("button", name="Offer a draw").click()
    ola.page.locator(".question").wait_for()
    fits(ola, "question")
    large(ola, "question")
    ola.page.locator(".question button.main").click()
    ola.page.locator("section.result").wait_for()
    large(ola, "result")
    assert ola.page.evaluate(OVER)[1] == 0
