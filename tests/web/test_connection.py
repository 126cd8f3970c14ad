"""Staying in step: cut lines, servers that start again, two tabs, another device."""

from __future__ import annotations

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person, play_on

CUT = "document.querySelector('[role=status] p button, [role=status] p span') !== null"


def begin(server: Running, come: Come) -> tuple[Person, Person, str]:
    """Two people in the middle of a match of nimmt."""
    ola, jan = come(server, "Ola"), come(server, "Jan")
    path = ola.lay("nimmt", players=2, rounds=1)
    jan.sit(path)
    ola.ready()
    jan.ready()
    next_turn(ola, jan, 2)
    return ola, jan, path


def next_turn(ola: Person, jan: Person, turns: int = 1) -> None:
    """Play until both are to choose a card again."""
    for _ in range(turns):
        play_on(ola, jan, moves=2)
        while not (ola.mine() and jan.mine()):
            play_on(ola, jan, moves=1)


def same(*people: Person) -> None:
    """Everybody has heard the same, and the rows on all screens are the same."""
    rows = "[...document.querySelectorAll('.board .row')].map((row) => row.getAttribute('aria-label')).join()"
    for person in people[1:]:
        person.until(f"({rows}) === {people[0].page.evaluate(rows)!r}")


def test_a_cut_line_is_said_and_a_move_in_flight_is_made_once(shared: Running, come: Come) -> None:
    ola, jan, _ = begin(shared, come)
    ola.context.set_offline(True)
    ola.until("document.body.innerText.includes('No connection')")
    held = ola.page.locator(".board .hand button").count()
    ola.page.locator(".board .hand button:not(.quiet)").first.click()  # goes nowhere yet
    jan.play_card()
    number = jan.known["number"]
    ola.context.set_offline(False)
    ola.until("!document.body.innerText.includes('No connection')")
    jan.until_heard(number)  # Ola's card has come
    play_on(ola, jan)
    assert held == 8
    assert sum(frame.get("what", {}).get("is") == "played" for frame in jan.frames) >= 20
    same(ola, jan)
    acts = [frame for frame in ola.frames if frame["is"] == "done"]
    assert len({frame["id"] for frame in acts}) == len(acts)


def test_a_server_that_starts_again_in_mid_game_loses_nothing(own_server: Running, come: Come) -> None:
    ola, jan, _ = begin(own_server, come)
    before = ola.known["number"]
    own_server.kill()
    ola.until(CUT)
    own_server.start()
    for person in (ola, jan):
        person.until("!document.body.innerText.includes('The line is cut')")
    play_on(ola, jan)
    assert ola.known["number"] > before
    same(ola, jan)


def test_two_tabs_of_one_player_agree(shared: Running, come: Come) -> None:
    ola, jan, path = begin(shared, come)
    other = ola.tab()
    other.goto(ola.url + path)
    hand = "[...document.querySelectorAll('.board .hand button')].map((card) => card.dataset.card).join()"
    other.locator(".board .hand button").first.wait_for()
    assert other.evaluate(hand) == ola.page.evaluate(hand)
    first, ola.page = ola.page, other
    ola.play_card()
    jan.play_card()
    ola.page = first
    while not (ola.mine() and jan.mine()):
        play_on(ola, jan, moves=1)
    ola.page = other
    ola.until(f"({hand}) === {first.evaluate(hand)!r}")
    first.reload()
    first.locator(".board .hand button").first.wait_for()
    assert first.evaluate(hand) == other.evaluate(hand)


def test_a_seat_is_taken_along_to_another_device_once(shared: Running, come: Come) -> None:
    ola, _, _ = begin(shared, come)
    ola.page.locator("header button").last.click()
    ola.page.get_by_role("button", name="Continue on another device").click()
    ola.page.get_by_role("button", name="Make the link").click()
    link = ola.page.locator("dialog a[href*='/move#']").get_attribute("href") or ""
    phone, thief = come(shared, "Phone"), come(shared, "Thief")
    phone.open(link.removeprefix(shared.url))
    phone.page.locator(".board .hand button").first.wait_for()
    phone.until_mine()
    phone.play_card()
    thief.open(link.removeprefix(shared.url))
    thief.page.get_by_role("alert").wait_for()
    assert "used already" in thief.page.inner_text("main")


def test_another_language_without_loading_the_page_again(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.play_bots("ogorek")
    assert ola.until_mine()
    ola.page.evaluate("window.stays = true")
    ola.page.locator("header button").last.click()
    ola.page.get_by_role("button", name="Settings").click()
    ola.page.get_by_label("Čeština").check()
    ola.until("document.querySelector('.sentence').innerText.includes('Jsi na tahu')")
    assert ola.page.evaluate("window.stays && document.documentElement.lang") == "cs"
    assert "Nastavení" in ola.page.locator("dialog h2").inner_text()


def test_tables_that_are_not_there_and_pages_that_are_not_there(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.open("/t/nowhere-at-all")
    ola.page.get_by_role("alert").wait_for()
    assert "There is no such table" in ola.page.inner_text("main")
    ola.open("/no/such/page")
    assert "nothing at this address" in ola.page.locator("main").inner_text()
    ola.page.get_by_role("link", name="To all games").click()
    ola.page.locator("article").first.wait_for()
    ola.page.locator("#join").fill("no link")
    ola.page.get_by_role("button", name="Go there").click()
    assert "no link to a table" in ola.page.get_by_role("alert").inner_text()


def test_the_page_opens_without_a_connection_and_says_so(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.open("/")
    ola.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ola.page.reload()  # now all that it needs is kept
    ola.page.locator("article").first.wait_for()
    ola.context.set_offline(True)
    ola.page.reload()
    ola.page.get_by_role("alert").wait_for()
    assert "does not answer" in ola.page.inner_text("main")
    ola.context.set_offline(False)
    ola.page.get_by_role("button", name="Try again").click()
    ola.page.locator("article").first.wait_for()
