"""Whole matches through the page: every game in every language, people with browsers of their own, and bots.

Sizes are rotated; STOLIK_DEEP=1 plays every game in every language at every size, and words always to the closing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

import stolik
from stolik.core.words import LANGUAGES, say
from tests.conftest import DEEP
from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import SIZES, Person, play_on
from tests.web.playing import draughts_player, hand_over, play_out, play_sixtysix, resign, together
from tests.web.tiles import LEVEL, WAYS, Adviser, Foursome, decide

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("Ola", "Jan Maria", "Ewa", "Petr")
HANDS = ("tap", "drag", "keys")
Company = Callable[[int], list[Person]]
PLACES = [
    (language, size, game)
    for at, language in enumerate(LANGUAGES)
    for number, game in enumerate(stolik.games())
    for size in (SIZES if DEEP else (SIZES[(at + number) % 3],))
]


@pytest.fixture(scope="module")
def company(browser: Browser, shared: Running, request: pytest.FixtureRequest) -> Iterator[Company]:
    """So many people with one language and one size of screen; the same people play one game after the other."""
    language, size = request.param
    people: list[Person] = []

    def some(count: int) -> list[Person]:
        people.extend(Person(browser, shared.url, name, language, size) for name in NAMES[len(people) : count])
        return people[:count]

    yield some
    for person in people:
        person.context.close()


@pytest.mark.parametrize(
    ("company", "game"),
    [((language, size), game) for language, size, game in PLACES],
    indirect=["company"],
    ids=[f"{game}-{language}-{size[0]}" for language, size, game in PLACES],
)
def test_a_whole_match(company: Company, game: str, request: pytest.FixtureRequest) -> None:
    language, size = request.node.callspec.params["company"]
    people = PLAYED[game.partition("/")[0]](company, game, language)
    for person in people:
        person.page.locator("section.result").wait_for()
    outcome = people[0].known["view"]["outcome"]
    alone = outcome["places"].count(1) == len(people[0].snapshot["teams"][0])
    for person in people:
        told = person.page.locator("section.result").inner_text()
        assert all(other.name in told for other in people)
        won = outcome["places"][person.known["view"]["eye"]] == 1 and alone
        assert (say("web-won", language) in told) == won
        assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert not person.faults


def play_cards(company: Company, game: str, language: str) -> list[Person]:
    """Two people, in nimmt and in English with a bot; cards by taps."""
    people, bots = company(2), int(game == "nimmt" or language == "en")
    together(people, game, bots, options={"players": 2 + bots, **({"rounds": 1} if game == "nimmt" else {})})
    play_out(people, Person.play_card)
    return people


def play_two(company: Company, game: str, language: str) -> list[Person]:
    """Two people: draughts by taps, drags or keys, Sixty-six by taps to the first game point."""
    people, at = company(2), LANGUAGES.index(language)
    if game == "sixtysix":
        together(people, game, options={"target": 1})
        play_out(people, play_sixtysix)
        return people
    together(people, game)
    play = draughts_player(game, HANDS[at])
    play_out(people, play)
    assert people[0].known["view"]["outcome"]["reason"] == "captured"
    return people


def play_words(company: Company, game: str, language: str) -> list[Person]:
    """Four people do everything once; then in Polish they pass to the end, in Czech one pair lets bots play on.

    In English a pair of people plays a pair of bots.
    """
    if language == "en" and not DEEP:
        people = company(2)
        together(people, game, bots=2, level=LEVEL)
        advisers = {person.name: Adviser(person) for person in people}
        play_out(people, lambda person: decide(person, advisers[person.name].says(), WAYS[person.known["number"] % 3]))
        return people
    people = company(4)
    together(people, game)
    four = Foursome(people)
    four.ceremony()
    if DEEP:
        play_out(people, four.advised)
    elif language == "pl":
        four.pass_to_the_end()
        assert people[0].known["view"]["outcome"]["reason"] == "blocked"
    else:
        for person in people[2:]:
            hand_over(person, language, LEVEL)
        play_out(people[:2], four.advised)
    return people


PLAYED = {"nimmt": play_cards, "ogorek": play_cards, "sixtysix": play_two, "draughts": play_two, "words": play_words}


def test_one_of_two_resigns_in_mid_game(shared: Running, come: Come) -> None:
    people = [come(shared, name, language="pl") for name in ("Ola", "Jan")]
    together(people, "draughts/polish")
    play = draughts_player("draughts/polish", "tap")
    for person in people * 2:
        assert person.until_mine()
        play(person)
    resign(people[0], "pl")
    for person in people:
        person.page.locator("section.result").wait_for()
    assert people[1].known["view"]["outcome"]["reason"] == "resigned"


def test_two_people_agree_on_a_draw_and_play_again(shared: Running, come: Come) -> None:
    ola, jan = come(shared, "Ola"), come(shared, "Jan", language="pl")
    together([ola, jan], "draughts/polish")
    table = ola.page.url
    for answer in ("Nie", "Zgoda"):
        ola.page.locator("header button").last.click()
        ola.page.get_by_role("button", name="Offer a draw").click()
        jan.page.get_by_role("button", name=answer, exact=True).click()
        ola.page.locator(".question").wait_for(state="hidden")
    for person in (ola, jan):
        person.page.locator("section.result").wait_for()
    assert ola.known["view"]["outcome"]["reason"] == "agreed"
    for person in (ola, jan):
        person.page.locator("section.result button.main").click()
    for person in (ola, jan):
        person.page.locator("li.you .number").wait_for()
    assert ola.page.url == jan.page.url != table
    assert [person.page.locator("li.you .number").inner_text() for person in (ola, jan)] == ["1", "2"]


def test_from_the_first_page_into_a_match_with_one_click(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.play_bots("ogorek")
    assert ola.until_mine()
    play_on(ola, moves=3)
    assert [seat["level"] for seat in ola.known["seats"]] == ["", "easy", "easy", "easy"]
    log = ola.page.locator("header button").nth(1)
    log.click()
    assert ola.page.locator("dialog ol li").count() > 3


def test_what_is_not_allowed_is_explained_with_its_rule(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", language="pl")
    ola.play_bots("ogorek")
    assert ola.until_mine()
    ola.type_move("nonsense")
    alert = ola.page.locator(".refusal")
    alert.wait_for()
    assert "nonsense" in alert.inner_text()
    before = ola.known["number"]
    free = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14} - {decision["code"] for decision in ola.known["legal"]}
    ola.type_move(str(min(free)))
    ola.until("document.querySelector('.refusal p')?.textContent.includes('nonsense') === false")
    assert ola.page.locator(".refusal button").first.inner_text().strip().startswith("Zasada O")
    assert ola.known["number"] == before


def test_a_move_is_taken_back_and_a_seat_handed_to_a_bot_and_back(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.play_bots("draughts")
    assert ola.until_mine()
    menu, choose = ola.page.locator("header button").last, ola.page.get_by_role("button")
    number = ola.known["number"]  # before: the answer may be here when the key is up again
    ola.type_move(ola.known["legal"][0]["text"])
    ola.until_heard(number)
    assert ola.until_mine()
    assert ola.known["view"]["last"] != []
    number = ola.known["number"]
    ola.page.get_by_label("Take back").click()
    ola.until_heard(number)
    assert ola.known["what"]["is"] == "undone"
    assert ola.known["view"]["last"] == []
    menu.click()
    choose.filter(has_text="Let a bot play for me").click()
    choose.filter(has_text="easy").click()
    back = choose.filter(has_text="Take my seat back")
    back.wait_for()
    assert not ola.mine(), "nobody waits for her"
    back.click()
    back.wait_for(state="hidden")
    assert ola.until_mine()
    assert ola.known["seats"][0]["level"] == ""
