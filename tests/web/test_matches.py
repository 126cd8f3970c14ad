"""Whole matches through the page: people with browsers of their own, and bots."""

from __future__ import annotations

import pytest

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import play_on


@pytest.mark.parametrize(
    ("language", "size", "won"),
    [("en", (360, 740), "You win!"), ("pl", (820, 1180), "Wygrywasz!"), ("cs", (1280, 800), "Vyhráváš!")],
)
def test_two_people_and_a_bot_play_nimmt(
    shared: Running, come: Come, language: str, size: tuple[int, int], won: str
) -> None:
    ola, jan = (come(shared, name, language=language, size=size) for name in ("Olga", "Jan Maria"))
    path = ola.lay("nimmt", bots=1, players=3, rounds=1)
    jan.sit(path)
    ola.ready()
    jan.ready()
    play_on(ola, jan)
    outcome = ola.known["view"]["outcome"]
    assert outcome["reason"] == "rounds-played"
    for seat, person in enumerate((ola, jan)):
        told = person.page.locator("section.result").inner_text()
        assert "Olga" in told
        assert "Jan Maria" in told
        assert (won in told) == (outcome["places"][seat] == 1 and outcome["places"].count(1) == 1)
    width = ola.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]


def test_two_people_and_a_bot_play_ogorek_and_play_again(shared: Running, come: Come) -> None:
    ola, jan = come(shared, "Ola"), come(shared, "Jan", language="cs")
    path = ola.lay("ogorek", bots=1, players=3)
    jan.sit(path)
    jan.ready()
    ola.ready()
    play_on(ola, jan)
    assert sorted(ola.known["view"]["outcome"]["places"])[0] == 1
    ola.page.locator("section.result button.main").click()
    jan.page.locator("section.result button.main").click()
    for person in (ola, jan):
        person.page.locator("li.you .number").wait_for()
        assert person.page.url != shared.url + path
    assert ola.page.url == jan.page.url
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
    ola.type_move(ola.known["legal"][0]["text"])
    ola.until_heard(ola.known["number"])
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
    back.click()
    back.wait_for(state="hidden")
    assert ola.known["seats"][0]["level"] == ""


def test_a_draw_is_offered_and_declined_then_agreed(shared: Running, come: Come) -> None:
    ola, jan = come(shared, "Ola"), come(shared, "Jan", language="pl")
    path = ola.lay("draughts/polish")
    jan.sit(path)
    ola.ready()
    jan.ready()
    for answer in ("Nie", "Zgoda"):
        ola.page.locator("header button").last.click()
        ola.page.get_by_role("button", name="Offer a draw").click()
        jan.page.get_by_role("button", name=answer, exact=True).click()
        ola.page.locator(".question").wait_for(state="hidden")
    for person in (ola, jan):
        person.page.locator("section.result").wait_for()
    assert ola.known["view"]["outcome"]["reason"] == "agreed"
