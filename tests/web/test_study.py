"""Study in the page: rules, replay, review, what else there was, a board to try moves on, a guided first game."""

from __future__ import annotations

import re
import time

import pytest

import stolik
from stolik.client import Guest
from tests.conftest import DEEP
from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import PHONE, Person
from tests.web.playing import play_out
from tests.web.test_access import findings

WIDE = (1280, 800)
SECONDS = 120


def finished(server: Running, game: str, **options: int | str) -> str:
    """A table where bots have played to the end."""
    guest = Guest(server.url)
    seats = range(stolik.game(game, **options).players)
    table = guest.lay(game, options=options, bots=dict.fromkeys(seats, "easy"))
    end = time.monotonic() + SECONDS
    while guest.ask("GET", f"/api/tables/{table}")["phase"] != "over":
        assert time.monotonic() < end, "the bots do not come to an end"
        time.sleep(0.1)
    return table


@pytest.fixture(scope="module")
def nimmt(shared: Running) -> str:
    return finished(shared, "nimmt", players=3, rounds=1)


def test_a_rule_is_found_by_its_link_by_its_words_and_from_another_rule(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", language="pl")
    ola.open("/rules/nimmt#N11")
    page = ola.page
    asked = page.locator("[data-rule=N11]")
    asked.locator("p").wait_for()
    assert page.locator("details[open]").count() == 1
    asked.get_by_role("link", name="N7").click()
    page.locator("[data-rule=N7] p").wait_for()
    page.get_by_role("searchbox").fill("szosta")
    page.locator("[data-rule=N7]").wait_for(state="detached")
    assert page.locator("[data-rule=N6] p").is_visible()
    page.get_by_role("button", name="English").click()
    page.get_by_role("heading", name="6 nimmt! Even/Odd").wait_for()
    assert page.locator("[data-rule]").count() == 0  # no English rule has that word


def test_a_replay_is_stepped_through_by_keys_and_linked_to(shared: Running, come: Come, nimmt: str) -> None:
    ola = come(shared, "Ola")
    page = ola.page
    ola.open(f"/t/{nimmt}/replay?eye=0#3")
    moves = page.get_by_role("list", name="All moves")
    here = moves.locator("[aria-current=step]")
    here.wait_for()
    assert here.get_attribute("data-at") == "3"
    hand = page.locator(".board .hand button, .board .hand [data-card]")
    hand.first.wait_for()
    assert hand.count() >= 8  # one's own hand
    page.keyboard.press("ArrowRight")
    ola.until("location.hash === '#4'")
    page.keyboard.press("End")
    page.get_by_text("wins").first.wait_for()
    last = moves.locator("button").last.get_attribute("data-at")
    assert page.url.endswith(f"/t/{nimmt}/replay?eye=0#{last}")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    ola.until("location.hash === '#0'")
    page.get_by_label("Seen by").select_option("")
    ola.until("!location.search")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_looking_back_names_what_cost_most_and_what_else_there_was(shared: Running, come: Come, nimmt: str) -> None:
    ola = come(shared, "Ola", size=WIDE)
    page = ola.page
    ola.open(f"/t/{nimmt}/analysis?eye=0")
    page.get_by_role("img", name=re.compile("decisions")).wait_for(timeout=SECONDS * 1000)
    page.locator("section", has_text="What cost most").locator("ol button").first.click()
    page.get_by_role("button", name=re.compile("^What else could")).click()
    page.locator("li.played").wait_for()
    assert "played" in page.locator("li.played").inner_text()
    assert page.locator("li", has=page.locator("meter")).first.inner_text().count("best") == 1


def test_the_deals_are_checked_in_the_page_and_the_match_is_taken_along(
    shared: Running, come: Come, nimmt: str
) -> None:
    ola = come(shared, "Ola")
    page = ola.page
    ola.open(f"/t/{nimmt}")
    page.get_by_text("Were the deals fair?").click()
    page.get_by_role("button", name="Check the deals").click()
    page.get_by_text("1 deal, and it is the right one.").wait_for()
    page.get_by_text("Your browser worked out the fingerprint").wait_for()
    with page.expect_download() as taken:
        page.get_by_role("link", name="Download (JSON)").click()
    assert taken.value.suggested_filename == f"nimmt-{nimmt}.json"


def test_moves_of_both_colours_are_tried_and_taken_back(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    page = ola.page
    ola.open("/study/draughts/polish")

    def tap(*squares: str) -> None:
        for square in squares:
            page.locator(f"[data-square={square}]").click()

    page.locator("[data-square=c3]").wait_for(timeout=SECONDS * 1000)  # the engine may have to be compiled first
    tap("c3", "d4")
    page.get_by_text("Black to move").wait_for()
    tap("f6", "g5")
    page.get_by_text("White to move").wait_for()
    page.get_by_role("button", name="One move back").click()
    page.get_by_text("Black to move").wait_for()
    page.get_by_label("Position (FEN)").fill("W:Wd4:Be5,h8")
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("button", name=re.compile("d4xf6")).wait_for()
    tap("d4", "c5")
    page.get_by_role("alert").filter(has_text="D3: Capturing is compulsory").wait_for()


def plays(person: Person) -> None:
    """One decision of somebody who learns a game: the first that there is, of words a pass."""
    number, legal = person.known["number"], person.known["legal"]
    person.type_move(legal[0]["text"] if legal else "accept" if person.known["view"]["stage"] == "window" else "pass")
    person.until_heard(number, own=True)


@pytest.mark.parametrize("game", stolik.games() if DEEP else ("nimmt",))
def test_a_guided_first_game_is_played_to_its_end_with_tips_when_something_happens(
    shared: Running, come: Come, game: str
) -> None:
    ola = come(shared, "Ola")
    page, tips = ola.page, ola.page.get_by_role("complementary", name="Tips")
    ola.open(f"/guide/{game}")
    page.get_by_role("button", name="Begin").click()
    tips.get_by_text(re.compile("tip 1 of")).wait_for()
    ola.until_mine()
    first = tips.inner_text()
    plays(ola)
    ola.until(f"!document.querySelector('.guided aside').innerText.includes({first.splitlines()[0]!r})")
    given: set[str] = set()

    def read_and_play(person: Person) -> None:
        given.update(re.findall(r"tip (\d+) of", tips.inner_text()))
        plays(person)

    play_out([ola], read_and_play)
    while tips.is_visible():  # what has not been told yet is told at the end, one after the other
        given.update(re.findall(r"tip (\d+) of", tips.inner_text()))
        page.get_by_role("button", name="Got it").click()
    assert len(given) > 1
    assert page.locator("section.result").is_visible()


def test_a_guided_game_goes_on_without_tips(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.open("/guide/sixtysix")
    ola.page.get_by_role("button", name="Begin").click()
    ola.page.get_by_role("button", name="Without tips").click()
    ola.until("location.pathname.startsWith('/t/')")
    ola.page.locator(".board").wait_for()


def test_axe_finds_nothing_serious_in_study(shared: Running, come: Come, nimmt: str) -> None:
    found: list[str] = []
    for size in (PHONE, WIDE):
        ola = come(shared, "Ola", size=size, bypass_csp=True)
        for path, ready in (
            ("/rules/draughts/polish#D5", "[data-rule=D5] p"),
            (f"/t/{nimmt}/replay?eye=0#5", "[aria-current=step]"),
            (f"/t/{nimmt}/analysis?eye=0#5", "figure svg"),
            ("/study/draughts/polish", "ol button"),
            ("/guide/sixtysix", "button.main"),
            *((f"/rules/{game}", "[data-rule]") for game in ("nimmt", "ogorek", "sixtysix", "words") if size == PHONE),
        ):
            ola.open(path)
            ola.page.locator(ready).first.wait_for(timeout=SECONDS * 1000)
            found += findings(ola, path)
    assert found == []
