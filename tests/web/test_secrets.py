"""What a page is never told, and what it never does with what it is told."""

from __future__ import annotations

import json
from typing import Any

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person, play_on

PAYLOADS = (
    "<img src=x onerror=window.hacked=1>",
    "<script>window.hacked=1</script>",
    "{@html '<b id=hacked>'}{ $name }",
    "<svg/onload=window.hacked=1>",
)


def views(person: Person) -> list[dict[str, Any]]:
    """All views that a browser was sent."""
    return [frame["view"] for frame in person.frames if frame.get("view")]


def test_spectators_and_opponents_are_sent_no_secret(shared: Running, come: Come) -> None:
    ola, jan, ewa = (come(shared, name) for name in ("Ola", "Jan", "Ewa"))
    path = ola.lay("nimmt", players=2, rounds=1)
    jan.sit(path)
    ewa.open(path)
    ewa.page.locator(".state").wait_for()
    ola.ready()
    jan.ready()
    play_on(ola, jan, moves=6)
    ewa.page.wait_for_timeout(200)
    assert len(views(ewa)) > 6
    for frame in ewa.frames:
        if frame.get("view"):
            assert frame["legal"] is None
            assert frame["view"]["eye"] is None
            assert not frame["view"]["hand"]
            assert frame["view"]["chosen"] is None
    hidden = set(ola.known["view"]["hand"])  # still in Ola's hand: nobody else has ever been told these numbers
    assert hidden
    for other in (ewa, jan):
        for view in views(other):
            assert view["eye"] != 0
            seen = {*view["gone"], *(card for row in view["rows"] for card in row), *view["open"]}
            assert not hidden & seen
    assert ewa.page.locator(".board .hand button").count() == 0
    assert "You are watching" in ewa.page.locator("header").inner_text()


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
