"""Words in pairs by hand: tiles laid by typing, taps and drags, and what a bot with the same eyes would do."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

import stolik
from stolik.client import Guest, Seat
from tests.web.person import Person
from tests.web.playing import drag, square

COLUMNS = "ABCDEFGHIJKLMNO"
WAYS = ("type", "tap", "drag")
LEVEL = "medium"  # knows all words, and decides at once


class Adviser:
    """Tells somebody at the page what a bot would do: it looks from the same seat, as from another device."""

    def __init__(self, person: Person) -> None:
        table = person.page.url.rsplit("/", 1)[-1]
        key = person.page.evaluate("table => localStorage.getItem(`key:${table}`)", table)
        self.person = person
        self.seat = Seat(Guest(person.url), table, key)
        self.eye = self.seat.eye or 0
        self.bot = stolik.bot("words", LEVEL)

    def looks(self) -> Any:
        """What the seat knows of the state, once the page shows it too."""
        hidden = self.seat.hidden()
        self.person.until_shown(self.seat.told["number"])
        return hidden

    def says(self) -> str:
        """What to do, in notation."""
        game, hidden = self.seat.game, self.looks()
        return game.show(hidden, self.eye, self.bot.choose(game, hidden, self.eye, seed=0))

    def phony(self) -> str:
        """A placement that is allowed and no word: the tiles of a good one in another order."""
        game, hidden = self.seat.game, self.looks()
        listed = {game.show(hidden, self.eye, code) for code in decisions(game, hidden, self.eye)}
        for text in sorted(text for text in listed if len(tiles_of(text)[1]) > 2):
            letters = [letter for _, letter in tiles_of(text)[1]]
            place, word = text.split()
            parts = re.findall(r"\([^)]*\)|.", word)
            turned = "".join(part if part[0] == "(" else letters.pop() for part in parts)
            if f"{place} {turned}" not in listed:
                return f"{place} {turned}"
        raise AssertionError("every order of these tiles is a word")


def decisions(game: Any, hidden: Any, seat: int) -> list[int]:
    """All listed decisions of a seat, from what it knows."""
    buffer = np.empty(game.LONGEST_LIST, np.int64)
    listed: list[int] = buffer[: game.steps.list_legal(game.rules, game.states(hidden), seat, buffer)].tolist()
    return listed


def tiles_of(text: str) -> tuple[str, list[tuple[str, str]]]:
    """The direction and the tiles of a placement such as 8H SL(O)VO, square by square; none if it is something else."""
    found = re.fullmatch(r"(?:(\d+)([A-O])|([A-O])(\d+)) (\S+)", text)
    if not found:
        return "", []
    across = found[1] is not None
    column, row = COLUMNS.index(found[2] or found[3]), int(found[1] or found[4])
    laid, lies = [], False
    for letter in found[5]:
        if letter in "()":
            lies = letter == "("
            continue
        if not lies:
            laid.append((f"{COLUMNS[column]}{row}", letter))
        column, row = (column + 1, row) if across else (column, row + 1)
    return "across" if across else "down", laid


def decide(person: Person, text: str, by: str) -> None:
    """Do what notation says with the tiles and buttons of the page."""
    number = person.known["number"]
    direction, laid = tiles_of(text)
    if laid:
        lay(person, direction, laid, by)
        number = person.known["number"]
        press(person, "announce", by)
    elif text.startswith("-"):
        press(person, "exchange", by)
        for letter in text[1:]:
            choose(person, letter, by)
        press(person, "exchange-tiles", by)
    elif text == "pass":
        press(person, "pass", by)
        press(person, "pass-sure", by)
    else:
        press(person, text.replace(" ", "-"), by)
    person.until_heard(number, own=True)


def press(person: Person, deed: str, by: str) -> None:
    """Press a button as soon as it may be pressed."""
    what = f"[data-deed={deed}]:not([disabled])"
    person.page.locator(what).wait_for()
    if by == "keys":
        person.tab_to(what)
        person.page.keyboard.press("Enter")
    else:
        person.page.locator(what).click()


def lay(person: Person, direction: str, laid: list[tuple[str, str]], by: str) -> None:
    """Lay tiles along a line. Who types or taps begins at the first square, and turns the line if it goes down."""
    first = laid[0][0]
    if by == "keys":
        walk(person, first)
    elif by != "drag":
        square(person, first).click()
    if by != "drag" and direction != person.page.evaluate("document.querySelector('.field').dataset.direction"):
        person.page.keyboard.press(" ")
    for at, letter in laid:
        number = person.known["number"]
        if by == "drag":
            drag(person, tile(person, letter), square(person, at), above=18)
        elif by == "tap":
            tile(person, letter).click()
        else:
            person.key(letter.lower())
        person.until_heard(number, own=True)
    lying = {one["square"]: one["tile"] for one in person.known["view"]["loose"]}
    assert lying == dict(laid)


def tile(person: Person, letter: str, at: str = "[data-rack] [data-place]:not([aria-pressed=true])") -> Any:
    """A tile of one's rack that is not picked out yet."""
    return person.page.locator(at).filter(has=person.page.get_by_text(letter, exact=True)).first


def choose(person: Person, letter: str, by: str) -> None:
    """Pick a tile out for exchanging."""
    if by == "keys":
        person.tab_to("[data-rack] [data-place]")
        while person.page.evaluate("document.activeElement.innerText.trim()") != letter:
            person.page.keyboard.press("ArrowRight")
        person.page.keyboard.press("Enter")
    else:
        tile(person, letter).click()


def walk(person: Person, name: str) -> None:
    """Go to a square of the board with the arrow keys alone."""
    here = person.tab_to(".board [data-square]", "square")
    across = COLUMNS.index(name[0]) - COLUMNS.index(here[0])
    down = int(name[1:]) - int(here[1:])
    for key, times in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowDown", down), ("ArrowUp", -down)):
        for _ in range(times):
            person.page.keyboard.press(key)
    assert person.page.evaluate("document.activeElement.dataset.square") == name


class Foursome:
    """Four people at one table of words, each with an adviser; every move is laid in another way."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.advisers = [Adviser(person) for person in people]
        self.laid = 0

    @property
    def view(self) -> dict[str, Any]:
        """The table as the first of them sees it now."""
        self.advisers[0].looks()
        view: dict[str, Any] = self.people[0].known["view"]
        return view

    def does(self, seat: int, text: str) -> None:
        """Somebody does what notation says, in the next way of laying tiles."""
        self.advisers[seat].looks()
        self.laid += bool(tiles_of(text)[1])
        decide(self.people[seat], text, WAYS[self.laid % 3])

    def goes(self, seat: int) -> tuple[int, int]:
        """A pair makes a move as advised: this partner, or the other if the adviser says so; who went, who did not."""
        text = self.advisers[seat].says()
        self.does(seat, text)
        return self.goes(seat ^ 1) if text == "you go" else (seat, seat ^ 1)

    def owing(self) -> int:
        """A seat that owes a decision; whether it has voted only its own pair knows."""
        for seat in self.view["acting"]:
            self.advisers[seat].looks()
            if seat in self.people[seat].known["view"]["acting"]:
                return int(seat)
        raise AssertionError("nobody owes a decision")

    def advised(self, person: Person) -> None:
        """Somebody does as advised."""
        seat = self.people.index(person)
        self.does(seat, self.advisers[seat].says())

    def until_turn(self) -> int:
        """Accept what lies on the board until somebody may lay tiles; the first of the pair whose turn it is."""
        self.accept()
        return 2 * int(self.view["turn"])

    def accept(self) -> None:
        """Accept what lies on the board."""
        while self.view["stage"] == "window":
            self.does(self.owing(), "accept")

    def pass_to_the_end(self) -> None:
        """Everybody passes until nobody's turn is next."""
        self.accept()
        while self.view["turn"] is not None:
            self.does(self.owing(), "pass")
            self.accept()

    def ceremony(self) -> None:
        """Everything that may be said or done once: judged early, challenged rightly and wrongly, exchanged, passed."""
        self.goes(self.until_turn())  # the opening
        first, second = self.goes(self.until_turn())
        self.does(first, "ask")
        self.does(second, "yes")
        for seat in (first ^ 2, second ^ 2):
            self.does(seat, "accept")
        assert self.view["early"] == "settled"
        self.does(second, self.advisers[second].phony())
        self.does(first ^ 2, "challenge 2")
        self.does(second ^ 2, "yes")
        assert any(event["event"] == "invalid" for event in self.view["story"])
        first = self.until_turn()
        self.does(first, f"-{self.people[first].known['view']['hand'][0]}")
        self.does(first ^ 1, "pass")
        first, second = self.goes(self.until_turn())
        self.goes(second)
        self.does(first ^ 2, "challenge 1")
        self.does(second ^ 2, "yes")
        assert sum(self.view["crosses"]) == 1
