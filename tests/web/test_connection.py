"""Staying in step: cut lines, servers that start again, two tabs, another device."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from stolik.core.words import say
from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person, play_on
from tests.web.playing import SHORT, play_move, together
from tests.web.tiles import LEVEL, Adviser, decide, lay, tiles_of

if TYPE_CHECKING:
    from playwright.sync_api import Response, WebSocketRoute

LIGHT = 150_000  # bytes of programs, packed
CUT = "document.querySelector('[role=status] p button, [role=status] p span') !== null"
# What lies on a board for everybody to see, as the page shows it.
LYING = """[...document.querySelectorAll('.board .row, .board [data-square]')]
    .map((one) => one.getAttribute('aria-label')).sort().join()"""


class Nimmt:
    """Two people in the middle of a match; both choose a card at once."""

    game = "nimmt"

    def __init__(self, ola: Person, jan: Person) -> None:
        self.ola, self.jan = ola, jan
        together([ola, jan], self.game, options={"players": 2, "rounds": 1})
        next_turn(ola, jan, 2)

    def move(self) -> None:
        """Ola's move, by one tap that may go nowhere yet."""
        self.ola.page.locator(".board .hand button:not(.quiet)").first.click()

    def after(self) -> None:
        """What is played once everybody is in step again."""
        self.jan.play_card()
        next_turn(self.ola, self.jan)


class Draughts(Nimmt):
    """Two people, the first at move."""

    game = "draughts/polish"

    def __init__(self, ola: Person, jan: Person) -> None:
        self.ola, self.jan = ola, jan
        together([ola, jan], self.game)
        assert ola.until_mine()
        ola.until("document.querySelector('.square.movable') !== null")

    def move(self) -> None:
        for name in SHORT[self.game][:5].split("-"):
            self.ola.page.locator(f"[data-square={name}]").click()

    def after(self) -> None:
        assert self.jan.until_mine()
        play_move(self.jan, SHORT[self.game].split()[1], "tap")


class Words(Nimmt):
    """Two partners against bots; Ola has laid her tiles and announces them."""

    game = "words"

    def __init__(self, ola: Person, jan: Person) -> None:
        self.ola, self.jan = ola, jan
        together([ola, jan], self.game, 2, LEVEL)
        self.advisers = {person.name: Adviser(person) for person in (ola, jan)}
        while not self._lays():
            pass

    def _lays(self) -> bool:
        """Do as advised until Ola has tiles to lay, and lay them."""
        for person in (self.ola, self.jan):
            if person.mine():
                text = self.advisers[person.name].says()
                direction, tiles = tiles_of(text)
                if tiles and person is self.ola:
                    lay(person, direction, tiles, "tap")
                    return True
                decide(person, text, "tap")
        self.ola.page.wait_for_timeout(20)
        return False

    def move(self) -> None:
        self.ola.page.locator("[data-deed=announce]:not([disabled])").click()

    def after(self) -> None:
        while not self.jan.mine():  # the bots' double turn may come before
            self.jan.page.wait_for_timeout(20)
        decide(self.jan, self.advisers["Jan"].says(), "tap")


TABLES = (Nimmt, Draughts, Words)


def next_turn(ola: Person, jan: Person, turns: int = 1) -> None:
    """Play nimmt until both are to choose a card again."""
    for _ in range(turns):
        play_on(ola, jan, moves=2)
        while not (ola.mine() and jan.mine()):
            play_on(ola, jan, moves=1)


def same(*people: Person) -> None:
    """Everybody has heard the same, and what lies on all boards is the same."""
    for _ in range(200):  # bots may go on meanwhile
        seen = {person.page.evaluate(LYING) for person in people}
        if len(seen) == 1:
            return
        people[0].page.wait_for_timeout(100)
    raise AssertionError(f"boards differ: {seen}")


def played(jan: Person, number: int) -> int:
    """How often seat 0 has acted after an event, until Jan in seat 1 did."""
    heard = {frame["number"]: frame["what"].get("seat") for frame in jan.frames if frame["is"] == "event"}
    later = [heard[at] for at in sorted(heard) if at > number]
    return later[: later.index(1)].count(0) if 1 in later else later.count(0)


@pytest.mark.parametrize("table", TABLES)
def test_a_cut_line_is_said_and_a_move_in_flight_is_made_once(shared: Running, come: Come, table: type[Nimmt]) -> None:
    ola, jan = come(shared, "Ola"), come(shared, "Jan")
    begun = table(ola, jan)
    number = jan.known["number"]
    ola.context.set_offline(True)
    ola.until("document.body.innerText.includes('No connection')")
    begun.move()  # goes nowhere yet
    assert played(jan, number) == 0
    ola.context.set_offline(False)
    ola.until("!document.body.innerText.includes('No connection')")
    jan.until_heard(number)  # it has come
    begun.after()
    assert played(jan, number) == 1
    same(ola, jan)


@pytest.mark.parametrize("table", TABLES)
def test_a_move_whose_answer_is_lost_is_made_once(shared: Running, come: Come, table: type[Nimmt]) -> None:
    ola, jan = come(shared, "Ola"), come(shared, "Jan")
    begun = table(ola, jan)
    cut: list[str] = []
    ola.page.route_web_socket("**/tables/*", lambda socket: lose_an_answer(socket, cut))
    ola.page.reload()
    assert ola.until_mine()
    number, own = jan.known["number"], ola.known["number"]
    begun.move()
    jan.until_heard(number)
    ola.until_shown(own + 1)
    ola.until(f"!({CUT})")
    assert len(cut) == 2
    assert cut[0] == cut[1]  # sent again under the same id
    begun.after()
    assert played(jan, number) == 1
    same(ola, jan)


def test_a_move_that_waits_is_neither_put_back_nor_followed_by_another(shared: Running, come: Come) -> None:
    ola, jan = come(shared, "Ola"), come(shared, "Jan")
    begun = Draughts(ola, jan)
    number = jan.known["number"]
    ola.page.clock.install()  # minutes go by at once
    ola.context.set_offline(True)
    ola.until("document.body.innerText.includes('No connection')")
    begun.move()
    ola.page.clock.run_for(60_000)
    start, end = SHORT[begun.game][:5].split("-")
    stands = "name => document.querySelector(`[data-square=${name}]`).ariaLabel"
    assert "empty" in ola.page.evaluate(stands, start)
    assert "white man" in ola.page.evaluate(stands, end)
    for name in ("g3", "h4"):  # another move is not made meanwhile
        ola.page.locator(f"[data-square={name}]").click()
    ola.context.set_offline(False)
    jan.until_heard(number)
    begun.after()
    assert played(jan, number) == 1
    assert ola.page.locator(".refusal").count() == 0
    same(ola, jan)


def test_a_page_that_wakes_up_on_a_dead_line_notices_at_once(shared: Running, come: Come) -> None:
    ola, jan = come(shared, "Ola"), come(shared, "Jan")
    begun = Draughts(ola, jan)
    lines: list[WebSocketRoute] = []
    dead: list[WebSocketRoute] = []
    ola.page.clock.install()
    ola.page.route_web_socket("**/tables/*", lambda socket: sleep_through(socket, lines, dead))
    ola.page.reload()
    assert ola.until_mine()
    number = jan.known["number"]
    dead.append(lines[0])
    begun.move()  # the line carries nothing, and does not say so
    ola.page.clock.pause_at(ola.page.evaluate("Date.now() / 1000") + 0.1)  # asleep: no timer runs
    ola.page.clock.set_system_time(ola.page.evaluate("Date.now() / 1000") + 60)
    ola.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    jan.until_heard(number)
    ola.page.clock.resume()
    assert len(lines) == 2
    begun.after()
    same(ola, jan)


def test_a_server_in_the_house_is_reached_though_the_browser_has_no_network(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.context.add_init_script("Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })")
    ola.play_bots("nimmt")
    assert ola.until_mine()
    ola.play_card()


def test_the_bar_of_a_cut_line_covers_nothing_that_is_played_with(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", language="pl")
    ola.play_bots("ogorek")
    assert ola.until_mine()
    ola.context.set_offline(True)
    bar = ola.page.locator("[role=status] p", has=ola.page.locator("button"))
    bar.wait_for()
    box = bar.bounding_box()
    assert box
    lowest = "[...document.querySelectorAll('.hand button')].map((one) => one.getBoundingClientRect().bottom)"
    assert max(ola.page.evaluate(lowest)) <= box["y"]
    ola.page.mouse.wheel(0, 2000)
    ola.until(f"document.querySelector('.tools').getBoundingClientRect().bottom <= {box['y']}")
    bar.locator("button").click()  # tries at once, and says again that there is none
    ola.context.set_offline(False)
    bar.wait_for(state="hidden")


def test_a_board_that_could_not_be_loaded_comes_once_the_line_is_back(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", service_workers="block")
    ola.page.route("**/assets/Board-*.js", lambda route: route.abort())
    ola.lay("ogorek", bots=1, players=2)
    ola.page.locator(".board .notice button").wait_for()
    ola.context.set_offline(True)
    ola.until(CUT)
    ola.page.unroute("**/assets/Board-*.js")
    ola.context.set_offline(False)
    ola.page.locator(".board .hand button").first.wait_for()


def sleep_through(socket: WebSocketRoute, lines: list[WebSocketRoute], dead: list[WebSocketRoute]) -> None:
    """Carry messages to and fro, except on lines that have died."""
    server = socket.connect_to_server()
    lines.append(socket)
    socket.on_message(lambda message: None if socket in dead else server.send(message))
    server.on_message(lambda message: None if socket in dead else socket.send(message))


def lose_an_answer(socket: WebSocketRoute, sent: list[str]) -> None:
    """Carry messages to and fro, but cut the line when the first action has been sent and not been answered."""
    server, first = socket.connect_to_server(), not sent

    def from_page(message: Any) -> None:
        server.send(message)
        told = json.loads(message)
        if told["do"] == "act":
            sent.append(told["id"])
            if first:
                socket.close()

    def from_server(message: Any) -> None:
        if not (first and sent):
            socket.send(message)

    socket.on_message(from_page)
    server.on_message(from_server)


def test_a_server_that_starts_again_in_mid_game_loses_nothing(own_server: Running, come: Come) -> None:
    tables = [table(come(own_server, "Ola"), come(own_server, "Jan")) for table in TABLES]
    numbers = [begun.jan.known["number"] for begun in tables]
    own_server.kill()
    for begun in tables:
        begun.ola.until(CUT)
        begun.move()
    own_server.start()
    for begun, number in zip(tables, numbers, strict=True):
        for person in (begun.ola, begun.jan):
            person.until(f"!({CUT})")
        begun.jan.until_shown(number + 1)
        begun.after()
        same(begun.ola, begun.jan)


def begin(server: Running, come: Come) -> tuple[Person, Person, str]:
    """Two people in the middle of a match of nimmt."""
    begun = Nimmt(come(server, "Ola"), come(server, "Jan"))
    return begun.ola, begun.jan, begun.ola.page.url.removeprefix(server.url)


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


def test_who_is_connected_is_shown_in_the_waiting_room_and_at_the_table(shared: Running, come: Come) -> None:
    ola, jan, ewa = come(shared, "Ola"), come(shared, "Jan"), come(shared, "Ewa")
    away, watched = say("web-not-connected", "en"), say("web-watchers", "en", count=1)
    path = ola.lay("draughts/polish")
    jan.sit(path)
    room = ola.page.locator("li", has_text="Jan")
    assert away not in room.inner_text()
    ewa.open(path)
    ola.page.get_by_text(watched).wait_for()
    jan.open("/")
    room.get_by_text(away).wait_for()
    jan.open(path)
    room.get_by_text(away).wait_for(state="hidden")
    ola.ready()
    jan.ready()
    gone = ola.page.get_by_role("img", name=away)
    ola.page.locator(".board").wait_for()
    assert gone.count() == 0
    jan.open("/")
    gone.first.wait_for()
    jan.open(path)
    gone.first.wait_for(state="hidden")


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


def test_the_first_page_comes_packed_and_is_light(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    answers: list[Response] = []
    ola.page.on("response", lambda answer: answers.extend([answer]))  # Playwright marks it: no built-in will do
    ola.open("/")
    ola.page.locator("article").first.wait_for()
    programs = [answer for answer in answers if answer.url.endswith(".js") and "/assets/" in answer.url]
    assert programs
    assert {answer.header_value("content-encoding") for answer in programs} == {"gzip"}
    assert sum(int(answer.header_value("content-length") or 0) for answer in programs) < LIGHT


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
