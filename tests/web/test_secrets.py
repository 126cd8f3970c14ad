"""What a page is never told, and what it never does with what it is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person, play_on
from tests.web.playing import play_sixtysix
from tests.web.tiles import Adviser, decide

PAYLOADS = (
    "<img src=x onerror=window.hacked=1>",
    "<script>window.hacked=1</script>",
    "{@html '<b id=hacked>'}{ $name }",
    "<svg/onload=window.hacked=1>",
)


SILENCE = {"signal": None, "you_go": False, "asks": False, "accepts": False, "challenges": None}


def views(person: Person) -> list[dict[str, Any]]:
    """All views that a browser was sent."""
    return [frame["view"] for frame in person.frames if frame.get("view")]


def seen_nimmt(view: dict[str, Any]) -> set[Any]:
    """All cards that a view tells of besides one's own hand."""
    return {*view["gone"], *(card for row in view["rows"] for card in row), *view["open"], *told_cards(view)}


def seen_sixtysix(view: dict[str, Any]) -> set[Any]:
    lying = {card for _, card in view["trick"]} | {view["turn_up"]}
    return {card for cards in (*view["shown"], *view["taken"]) for card in cards} | lying | told_cards(view)


def told_cards(view: dict[str, Any]) -> set[Any]:
    """The cards of a story, whoever it is told to."""
    return {event["card"] for event in view["story"] if "card" in event}


def watched(server: Running, come: Come, game: str, options: dict[str, int]) -> tuple[Person, Person, Person]:
    """Ola and Jan begin a match, and Ewa looks on."""
    ola, jan, ewa = (come(server, name) for name in ("Ola", "Jan", "Ewa"))
    path = ola.lay(game, bots=2 if game == "words" else 0, level="medium", **options)
    jan.sit(path)
    ewa.open(path)
    ewa.page.locator(".state").wait_for()
    ola.ready()
    jan.ready()
    return ola, jan, ewa


def nothing_private(watcher: Person) -> None:
    """A spectator is sent no hand and no list, and can do nothing."""
    assert len(views(watcher)) > 4
    for frame in watcher.frames:
        if frame.get("view"):
            assert frame["legal"] is None
            assert frame["view"]["eye"] is None
            assert not frame["view"]["hand"]
            assert frame["view"].get("may") is None
            assert frame["view"].get("chosen") is None
    assert watcher.page.locator(".board .hand button, .board [data-deed], .tools input").count() == 0
    assert "You are watching" in watcher.page.locator(".watching:visible").inner_text()


@pytest.mark.parametrize(
    ("game", "options", "seen"),
    [
        ("nimmt", {"players": 2, "rounds": 1}, seen_nimmt),
        ("sixtysix", {}, seen_sixtysix),
        ("ogorek", {"players": 2}, lambda _: set()),  # a rank alone says nothing of a card
    ],
    ids=["nimmt", "sixtysix", "ogorek"],
)
def test_cards_in_a_hand_are_told_to_nobody_else(
    shared: Running, come: Come, game: str, options: dict[str, int], seen: Callable[[dict[str, Any]], set[Any]]
) -> None:
    ola, jan, ewa = watched(shared, come, game, options)
    moves = 0
    while moves < 6:
        for person in (ola, jan):
            if moves < 6 and person.mine():
                (play_sixtysix if game == "sixtysix" else Person.play_card)(person)
                moves += 1
    nothing_private(ewa)
    view = ola.known["view"]
    hidden = set(view["hand"]) - {*view.get("shown", [[]])[0]}
    assert hidden  # still in Ola's hand: nobody else has ever been told of these
    for other in (ewa, jan):
        for view in views(other):
            assert view["eye"] != 0
            assert not hidden & seen(view)


def test_racks_and_whispers_are_told_to_partners_alone(shared: Running, come: Come) -> None:
    ola, jan, ewa = watched(shared, come, "words", {})
    advisers = {person.name: Adviser(person) for person in (ola, jan)}
    while not (ola.mine() and ola.known["view"]["stage"] == "first"):
        for person in (ola, jan):
            if person.mine():
                decide(person, advisers[person.name].says(), "tap")
        ola.page.wait_for_timeout(20)
    advisers["Ola"].looks()
    before, number, hand = ewa.known["number"], jan.known["number"], ola.known["view"]["hand"]
    ola.page.locator("[data-place='0']").click()
    ola.page.locator("[data-place='3']").click()
    ola.page.locator("[data-deed=says-i-go]").click()
    jan.until_shown(number + 2)
    assert jan.known["view"]["racks"][0] == [*hand[1:4], hand[0], *hand[4:]]
    assert jan.known["view"]["talk"][0]["signal"] == "i-go"
    text = advisers["Ola"].says()
    decide(ola, "pass" if text == "you go" else text, "tap")
    ewa.until_heard(before)
    nothing_private(ewa)
    heard = next(frame for frame in ewa.frames if frame["is"] == "event" and frame["number"] > before)
    assert heard["view"]["story"][0]["event"] in ("laid", "passed", "exchanged")  # not that Ola has whispered
    for view in views(ewa):
        assert all(tile is None for rack in view["racks"] for tile in rack)
        assert all(talk in (None, SILENCE) for talk in view["talk"])


def test_names_and_chat_are_words_and_nothing_else(shared: Running, come: Come) -> None:
    people = [come(shared, payload[:40]) for payload in PAYLOADS[:2]]
    ola, jan = people
    path = ola.lay("nimmt", players=2)
    jan.sit(path)
    for payload in PAYLOADS:
        jan.page.get_by_label("Say something").fill(payload)
        jan.page.get_by_role("button", name="Send").click()
    ola.page.get_by_text(PAYLOADS[-1]).wait_for()
    said = ola.page.locator(".said").inner_text()
    assert all(payload in said for payload in PAYLOADS)
    ola.ready()
    jan.ready()
    play_on(ola, jan, moves=4)
    for person in people:
        person.page.locator("header button").nth(1).click()
        assert PAYLOADS[0][:40] in person.page.inner_text("main")
        assert person.page.evaluate("window.hacked ?? document.getElementById('hacked')") is None
        assert person.page.locator("img, main script").count() == 0


def test_addresses_are_words_and_nothing_else(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    for payload in map(quote, PAYLOADS):
        for path in (f"/t/{payload}", f"/rules/{payload}#{payload}", f"/new/{payload}", f"/move#{payload}"):
            ola.open(path)
            ola.page.locator("[role=alert], main h1, main h2, main p").first.wait_for()
            assert ola.page.evaluate("window.hacked ?? document.getElementById('hacked')") is None
            assert ola.page.locator("img, main script").count() == 0


def test_the_page_keeps_to_its_own_strict_policy(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.context.add_init_script(
        "document.addEventListener('securitypolicyviolation', (event) => (window.broken ??= []).push(event.blockedURI))"
    )
    for path in ("/", "/new/nimmt", "/settings", "/move", "/t/nowhere"):
        ola.open(path)
        ola.page.locator("main").wait_for()
    ola.play_bots("nimmt")
    play_on(ola, moves=2)
    assert ola.page.evaluate("window.broken ?? []") == []
    answer = ola.page.request.get(shared.url + "/")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "style=" not in answer.text()


def test_a_seats_key_is_sent_to_its_own_table_alone(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    asked: list[str] = []
    ola.page.on("request", lambda request: asked.append(f"{request.url} {request.post_data or ''}"))
    ola.play_bots("nimmt")
    keys = ola.page.evaluate("Object.entries(localStorage).filter(([name]) => name.startsWith('key:'))")
    assert len(keys) == 1
    assert not any(keys[0][1] in request for request in asked)
    assert keys[0][1] not in json.dumps(ola.frames)
