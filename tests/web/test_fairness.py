"""Fair deals in the page: the browser keeps what was promised, works out every deal again, and finds a forgery."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from stolik.core.fairness import commitment
from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person, play_on
from tests.web.playing import resign

if TYPE_CHECKING:
    from playwright.sync_api import Route


def finished(person: Person) -> str:
    """Somebody plays a short match to its end and reads the result; the table's name."""
    person.lay("nimmt", bots=1, players=2, rounds=1)
    play_on(person)
    person.page.locator("section.result").wait_for()
    return person.page.url.rsplit("/", 1)[-1]


def verdict(person: Person) -> str:
    """What the page says once it has checked the deals."""
    person.page.get_by_text("Were the deals fair?").click()
    person.page.get_by_role("button", name="Check the deals").click()
    person.page.locator("details .verdict").wait_for()
    return person.page.locator("details", has=person.page.locator(".verdict")).inner_text()


def test_the_deals_are_worked_out_in_the_browser_and_the_match_is_taken_along(shared: Running, come: Come) -> None:
    ola, ewa = come(shared, "Ola"), come(shared, "Ewa")
    table = finished(ola)
    told = verdict(ola)
    assert "1 deal, and it is the right one." in told
    assert "kept from before the match" in told
    assert "24/104" in told
    with ola.page.expect_download() as taken:
        ola.page.get_by_role("link", name="Download (JSON)").click()
    assert taken.value.suggested_filename == f"nimmt-{table}.json"
    ewa.open(f"/t/{table}")
    assert "only after the match" in verdict(ewa)  # she was not there when it was promised


@pytest.mark.parametrize("forged", ["deal", "seed", "nonce"])
def test_a_server_that_lies_about_the_deals_is_found_out(shared: Running, come: Come, forged: str) -> None:
    ola = come(shared, "Ola")
    table = finished(ola)

    def forge(route: Route) -> None:
        record = route.fetch().json()
        if forged == "deal":
            numbers = next(entry for entry in record["actions"] if entry[0] == "deal")[1]
            numbers[0], numbers[1] = numbers[1], numbers[0]
        elif forged == "seed":  # with a fingerprint that fits it
            record["seed"] = "ab" * 32
            record["commitment"] = commitment(bytes.fromhex(record["seed"]))
        else:
            record["nonces"][0] = "00" * 16
        route.fulfill(body=json.dumps(record), content_type="application/json")

    ola.page.route(f"**/api/tables/{table}/record*", forge)
    told = verdict(ola)
    assert "Something is wrong with this match" in told
    words = {"deal": "Deal 1 does not follow", "seed": "does not have the fingerprint", "nonce": "browsers added"}
    assert words[forged] in told


def test_a_browser_that_cannot_compute_says_that_it_takes_the_server_s_word(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.context.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })")
    finished(ola)
    told = verdict(ola)
    assert "server's word alone" in told
    assert "stolik verify" in told


def test_where_nothing_is_dealt_nobody_asks_whether_it_was_fair(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.lay("draughts/polish")
    ola.page.locator("li.you .number").wait_for()
    ola.page.locator(".terms li").first.wait_for()
    assert ola.page.get_by_text("Are the deals fair?").count() == 0
    ola.lay("draughts/polish", bots=1)
    assert ola.until_mine()
    resign(ola, "en")
    ola.page.get_by_role("link", name="Download (PDN)").wait_for()
    assert ola.page.get_by_text("Were the deals fair?").count() == 0
