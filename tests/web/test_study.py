"""Study in the page: rules, replay, review, what else there was, a board to try moves on, a guided first game."""

from __future__ import annotations

import re
import time

import pytest

import stolik
from stolik.client import Guest
from stolik.core.registry import lessons
from stolik.core.words import say
from tests.conftest import DEEP
from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import PATIENCE, PHONE, SIZES, STEP, Person
from tests.web.playing import play_out
from tests.web.test_access import findings

WIDE = (1280, 800)
LEARNT = ("draughts/polish", "draughts/english", "draughts/german")  # on every run; all others on deep ones
SECONDS = 120
ASKED = 500  # milliseconds between two questions: whoever asks more often is told to wait


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
    page.get_by_text(re.compile(r"\bwins\b|\bshare\b")).first.wait_for()  # bots may be equal
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


def test_from_a_replay_the_same_moment_is_looked_back_at_with_the_same_eye(
    shared: Running, come: Come, nimmt: str
) -> None:
    ola = come(shared, "Ola")
    here = ola.page.locator("[aria-current=step]")
    ola.open(f"/t/{nimmt}/replay?eye=1#7")
    here.wait_for()
    moment = here.inner_text()
    ola.page.get_by_role("link", name="Look back").click()
    ola.page.get_by_role("heading", name="Look back").wait_for()
    ola.until(f"location.pathname + location.search + location.hash === '/t/{nimmt}/analysis?eye=1#7'")
    here.wait_for()
    assert here.inner_text() == moment


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_looking_back_board_controls_and_chart_are_seen_at_once(
    shared: Running, come: Come, nimmt: str, size: tuple[int, int]
) -> None:
    ola = come(shared, "Ola", size=size)
    ola.open(f"/t/{nimmt}/analysis?eye=0#5")
    ola.page.get_by_role("img", name=re.compile("decisions")).wait_for(timeout=SECONDS * 1000)
    for what in (".board .rows", ".controls figure", ".controls button.main", ".controls input"):
        box = ola.page.locator(what).bounding_box()
        assert box is not None
        assert box["y"] >= 0, what
        assert box["y"] + box["height"] <= size[1], what
    board, controls = ola.page.locator(".board .rows").bounding_box(), ola.page.locator(".controls").bounding_box()
    assert board is not None
    assert controls is not None
    assert board["y"] + board["height"] <= controls["y"] or board["x"] + board["width"] <= controls["x"]


def test_a_review_goes_on_in_another_language_and_after_the_server_was_started_anew(
    own_server: Running, come: Come
) -> None:
    table = finished(own_server, "draughts/english")
    ola = come(own_server, "Ola")
    ola.open(f"/t/{table}/analysis")
    ola.page.locator(".working").wait_for()
    ola.page.locator("header button[lang=pl]").click()
    ola.page.get_by_role("status").filter(has_text="Oceniam każdą decyzję").wait_for()
    assert ola.page.locator(".controls [role=alert]").count() == 0
    own_server.kill()
    own_server.start()
    guest = Guest(own_server.url)
    for _ in range(PATIENCE // ASKED):
        if guest.ask("GET", f"/api/tables/{table}/review?language=pl")["state"] != "none":
            break
        ola.page.wait_for_timeout(ASKED)
    ola.page.locator(".working, figure svg").wait_for()
    assert ola.page.locator(".controls [role=alert]").count() == 0


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
    page.get_by_text("White to move").wait_for()
    page.get_by_role("button", name=re.compile("d4xf6")).wait_for()  # by itself it might be a line of Black's
    tap("d4", "c5")
    page.get_by_role("alert").filter(has_text="D3: Capturing is compulsory").wait_for()


def plays(person: Person) -> None:
    """One decision of somebody who learns a game: the first that there is, of words a pass."""
    number, legal = person.known["number"], person.known["legal"]
    person.type_move(legal[0]["text"] if legal else "accept" if person.known["view"]["stage"] == "window" else "pass")
    person.until_heard(number, own=True)


@pytest.mark.parametrize("game", [game for game in stolik.games() if lessons(game) and (DEEP or game in LEARNT)])
def test_first_lessons_are_learnt_move_by_move_and_say_why_not(shared: Running, come: Come, game: str) -> None:
    ola = come(shared, "Ola", language="pl")
    page = ola.page
    ola.open(f"/guide/{game}")
    page.get_by_role("button", name="Zaczynam").click()
    taught = lessons(game)
    for number, lesson in enumerate(taught, 1):
        page.get_by_text(f"{number} z {len(taught)}").wait_for()
        page.get_by_text(say(f"draughts-lesson-{lesson.name}", "pl")).wait_for()
        match = stolik.game(game).match(position=lesson.position)
        seat = match.acting[0]
        if lesson.name == "must":
            for square in ("g1", "h2"):
                page.locator(f"[data-square={square}]").click()
            page.get_by_role("alert").filter(has_text="D3: ").wait_for()
            page.locator(".well").wait_for(state="detached")
        for square in match.game.paths(match.state, seat, match.legal(seat)[0])[0]:
            if page.locator(".well").count() == 0:  # a move is made as soon as only one is left
                page.locator(f"[data-square={square}]").click()
                page.wait_for_timeout(STEP)
        page.locator(".well").wait_for()
        if number == 1:
            page.get_by_role("button", name="Jeszcze raz").click()
            page.get_by_text(say(f"draughts-lesson-{lesson.name}", "pl")).wait_for()
            page.locator("header button[lang=cs]").click()
            page.get_by_text(say(f"draughts-lesson-{lesson.name}", "cs")).wait_for()
            page.locator("header button[lang=pl]").click()
            page.get_by_text(say(f"draughts-lesson-{lesson.name}", "pl")).wait_for()
            for square in match.game.paths(match.state, seat, match.legal(seat)[0])[0]:
                page.locator(f"[data-square={square}]").click()
            page.locator(".well").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator(".do button.main").click()
    page.get_by_role("heading", name="umiesz już grać").wait_for()
    page.get_by_role("button", name="Cała partia ze wskazówkami").click()
    page.get_by_role("complementary", name="Wskazówki").get_by_text("wskazówka 1 z").wait_for()


@pytest.mark.parametrize("game", ("words", "ogorek") if DEEP else ("words",))
def test_whoever_has_been_told_all_tips_may_stop_or_play_on(shared: Running, come: Come, game: str) -> None:
    ola = come(shared, "Ola")
    page, tips = ola.page, ola.page.get_by_role("complementary", name="Tips")
    ola.open(f"/guide/{game}")
    page.get_by_role("button", name="Begin").click()
    told = set()
    while not tips.get_by_role("button", name="Stop here").is_visible():
        while tips.get_by_role("button", name="Got it").is_visible():
            told.add(tips.inner_text())
            tips.get_by_role("button", name="Got it").click()
        if ola.owes and ola.mine() and not tips.get_by_role("button", name="Stop here").is_visible():
            plays(ola)
        page.wait_for_timeout(STEP)
    assert len(told) > 2
    assert not ola.over
    tips.get_by_role("button", name="Stop here").click()
    page.get_by_role("heading", name="now you can play").wait_for()
    ola.open("/")
    page.locator("article").first.wait_for()
    assert page.get_by_role("heading", name="Your tables").count() == 0  # the rest of it is nobody's business


@pytest.mark.parametrize("game", [game for game in stolik.games() if not lessons(game)] if DEEP else ("nimmt",))
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
            ("/guide/draughts/polish", "button.main"),
            *((f"/rules/{game}", "[data-rule]") for game in ("nimmt", "ogorek", "sixtysix", "words") if size == PHONE),
        ):
            ola.open(path)
            ola.page.locator(ready).first.wait_for(timeout=SECONDS * 1000)
            found += findings(ola, path)
        ola.open("/guide/draughts/polish")
        ola.page.get_by_role("button", name="Begin").click()
        for square in ("c3", "d4"):
            ola.page.locator(f"[data-square={square}]").wait_for()
            found += findings(ola, f"lesson {square}")
            ola.page.locator(f"[data-square={square}]").click()
        ola.until("document.activeElement.innerText === 'Next'")
        found += findings(ola, "lesson done")
        ola.page.keyboard.press("Enter")
        ola.until("document.activeElement.innerText.includes('Whoever can capture must')")
    assert found == []
