"""For everyone: no serious finding of axe on any screen, and everything said aloud."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person, play_on
from tests.web.playing import resign

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# In the dark only the colours are others.
SHADES: tuple[tuple[Literal["light", "dark"], str], ...] = (
    ("light", "{ resultTypes: ['violations'] }"),
    ("dark", "{ resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }"),
)


def findings(person: Person, where: str) -> list[str]:
    """What axe finds serious or worse, with the elements it means."""
    person.page.evaluate(AXE.read_text())
    told = []
    for shade, how in SHADES:
        person.page.emulate_media(color_scheme=shade)
        result: Any = person.page.evaluate(f"axe.run(document, {how})")
        told += [
            f"{where}, {shade}: {found['id']}: {[node['html'][:120] for node in found['nodes'][:3]]}"
            for found in result["violations"]
            if found["impact"] in ("serious", "critical") and not _drawn(found)
        ]
    return told


def _drawn(found: dict[str, Any]) -> bool:
    """The index on a drawn card (Q 12) or square (3W) is no label: whoever speaks to the page says its name, queen."""
    drawn = all("data-card" in node["html"] or "data-square" in node["html"] for node in found["nodes"])
    return drawn and found["id"] == "label-content-name-mismatch"


def after_resigning(person: Person, game: str) -> list[str]:
    """What axe finds after a match of one move; with two sides it is over when one resigns."""
    number, legal = person.known["number"], person.known["legal"]
    person.type_move(legal[0]["text"] if legal else "pass")
    person.until_heard(number, own=True)
    table = person.page.url
    resign(person, "en")
    person.page.locator("section.result").wait_for()
    found = findings(person, f"{game}, result")
    for screen, ready in (("replay", "[aria-current=step]"), ("analysis", "figure svg")):
        person.page.goto(f"{table}/{screen}?eye=0#2")
        person.page.locator(ready).first.wait_for()
        person.page.locator(".board").wait_for()
        found += findings(person, f"{game}, {screen}")
    return found


def test_axe_finds_nothing_serious_on_any_screen(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", bypass_csp=True)
    found: list[str] = []
    for path, ready in (
        ("/", "article"),
        ("/new/nimmt", "form section"),
        ("/new/words", "form section"),
        ("/settings", "fieldset"),
        ("/t/nowhere", "[role=alert]"),
        ("/move", "[role=alert]"),
        ("/no/such/page", "main"),
    ):
        ola.open(path)
        ola.page.locator(ready).first.wait_for()
        found += findings(ola, path)
    ola.lay("ogorek")
    ola.page.locator("li.you .number").wait_for()
    found += findings(ola, "waiting room")
    for family in ("nimmt", "ogorek", "sixtysix", "draughts", "words"):
        ola.play_bots(family)
        ola.until_mine()
        ola.type_move("nonsense")
        ola.page.locator(".refusal").wait_for()
        found += findings(ola, family)
        if family in ("sixtysix", "draughts", "words"):
            found += after_resigning(ola, family)
    ola.lay("ogorek", bots=1, players=2)
    ola.until_mine()
    found += after_resigning(ola, "ogorek")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_serious_in_a_result(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", bypass_csp=True)
    ola.lay("nimmt", bots=1, players=2, rounds=1)
    play_on(ola)
    assert findings(ola, "result") == []


def test_axe_finds_nothing_serious_in_what_opens_over_a_table(shared: Running, come: Come) -> None:
    ola, ewa = come(shared, "Ola", bypass_csp=True), come(shared, "Ewa", bypass_csp=True)
    ola.lay("draughts/german", bots=1)
    ola.until_mine()
    menu = ola.page.locator("header button").last
    menu.click()
    ola.page.locator("dialog nav").wait_for()
    found = findings(ola, "menu")
    panels = ola.page.locator("dialog nav button").all_inner_texts()
    assert len(panels) > 6
    for name in panels[:-1]:  # the last one resigns
        if name.strip() in ("Take back", "Offer a draw"):
            continue
        ola.page.locator("dialog nav button", has_text=name.strip()).click()
        ola.page.locator("dialog h2").first.wait_for()
        found += findings(ola, name)
        ola.page.keyboard.press("Escape")
        menu.click()
    ewa.open(ola.page.url.removeprefix(shared.url))
    ewa.page.locator(".board [data-square]").first.wait_for()
    found += findings(ewa, "watching")
    assert not found, "\n".join(found)


def test_text_is_as_large_as_the_reader_wants_it_and_nothing_runs_off_a_phone(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    tool = ola.context.new_cdp_session(ola.page)
    tool.send("Page.enable")
    tool.send("Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 20}})
    size = "where => parseFloat(getComputedStyle(document.querySelector(where)).fontSize)"
    ola.open("/")
    ola.page.locator("article").first.wait_for()
    assert ola.page.evaluate(size, ".about") == 24
    wide = "[document.title, document.documentElement.scrollWidth - innerWidth]"
    found = [ola.page.evaluate(wide)]
    for family, small in (
        ("nimmt", ".seat"),
        ("ogorek", ".seat"),
        ("sixtysix", ".special small"),
        ("draughts", ".files"),
        ("words", ".label"),
    ):
        ola.play_bots(family)
        assert ola.until_mine()
        ola.page.locator(f".board {small}").first.wait_for(state="attached")
        assert ola.page.evaluate(size, f".board {small}") >= 18, family  # at least three quarters of it
        found.append(ola.page.evaluate(wide))
    assert all(over <= 0 for _, over in found), found


def test_everything_on_the_first_page_is_large_enough_for_a_thumb(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.open("/")
    ola.page.locator("article").first.wait_for()
    seen = "[...document.querySelectorAll('a, button, select, input')].filter((one) => one.checkVisibility())"
    low = f"{seen}.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML.slice(0, 90))"
    assert [one for one in ola.page.evaluate(low) if "radio" not in one] == []


def test_with_everything_twice_as_large_the_first_game_is_on_the_first_screen(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", language="pl", size=(640, 400))  # 1280 x 800 at 200 %, or a phone on its side
    ola.open("/")
    play = ola.page.locator("article button.main").first.bounding_box()
    assert play["y"] + play["height"] <= 400


def test_nothing_is_put_where_a_rounded_screen_covers_it(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.play_bots("ogorek")
    assert ola.until_mine()
    insets = {"top": 47, "right": 44, "bottom": 34, "left": 44}
    for side, covered in insets.items():
        ola.page.evaluate(f"document.documentElement.style.setProperty('--safe-{side}', '{covered}px')")
    box = "where => document.querySelector(where).getBoundingClientRect().toJSON()"
    bar = ola.page.evaluate(box, ".table header")
    assert (bar["top"], bar["left"]) == (47, 44)
    assert bar["right"] <= 360 - 44
    ola.page.locator("header button").last.click()
    inside = ola.page.locator("dialog nav button").last
    inside.scroll_into_view_if_needed()
    menu = inside.bounding_box()
    assert menu
    assert menu["y"] + menu["height"] <= 740 - 34
    ola.page.keyboard.press("Escape")
    ola.context.set_offline(True)
    button = ola.page.locator("[role=status] p button")
    button.wait_for()
    retry = button.bounding_box()
    assert retry
    assert retry["y"] + retry["height"] <= 740 - 34
    assert retry["x"] + retry["width"] <= 360 - 44


TITLES = {
    "en": {
        "/": "What shall we play? · Stolik",
        "/settings": "Settings · Stolik",
        "/new/ogorek": "New table · Ogórek · Stolik",
        "/rules/draughts/polish": "Rules · Draughts · Stolik",
        "/study/draughts/polish": "Analysis board · Draughts · Stolik",
        "/guide/sixtysix": "Sixty-six: your first game · Stolik",
        "/no/such/page": "There is nothing at this address · Stolik",
    },
    "pl": {"/": "W co gramy? · Stolik", "/rules/ogorek": "Zasady · Ogórek · Stolik"},
    "cs": {"/": "Co si zahrajeme? · Stolik", "/settings": "Nastavení · Stolik"},
}


@pytest.mark.parametrize("language", TITLES)
def test_every_screen_has_a_title_of_its_own(shared: Running, come: Come, language: str) -> None:
    ola = come(shared, "Ola", language=language)
    for path, title in TITLES[language].items():
        ola.open(path)
        ola.until(f"document.title === {title!r}")


def test_a_table_is_titled_by_its_game_and_whose_move_it_is(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.lay("ogorek")
    ola.until("document.title === 'Ogórek · Stolik'")
    ola.play_bots("ogorek")
    ola.until("document.title === '▸ your move · Ogórek · Stolik'")
    ola.page.get_by_role("link", name="To all games").click()
    ola.until("document.title === 'What shall we play? · Stolik'")


def test_who_follows_a_link_begins_at_the_heading_of_the_new_page(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.open("/")
    ola.page.locator("article").first.wait_for()
    here = "document.activeElement.tagName + ' ' + document.activeElement.innerText"
    for link, heading in (
        ("a[href='/settings']", "Settings"),
        ("a.home", "What shall we play?"),
        ("a[href='/rules/nimmt']", "6 nimmt! Even/Odd"),
    ):
        ola.page.locator(link).focus()
        ola.page.keyboard.press("Enter")
        ola.until(f"{here} === 'H1 {heading}'")
    ola.page.go_back()
    ola.until(f"{here} === 'H1 What shall we play?'")


def test_a_page_without_its_words_says_so_in_all_languages_and_tries_again(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", service_workers="block")
    ola.page.route("**/words-*.js", lambda route: route.abort())
    ola.page.goto(shared.url)
    ola.page.get_by_role("alert").wait_for()
    for said in ("could not be loaded", "Nie udało się", "nepodařilo"):
        assert said in ola.page.inner_text("main")
    ola.page.unroute("**/words-*.js")
    ola.page.get_by_role("button", name="Try again").click()
    ola.page.locator("article").first.wait_for()


def test_a_language_that_cannot_be_loaded_leaves_the_one_there_is(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", service_workers="block")
    ola.open("/")
    ola.page.route("**/words-cs*.js", lambda route: route.abort())
    ola.page.get_by_role("button", name="Čeština").click()
    ola.page.get_by_role("alert").filter(has_text="could not be loaded").wait_for()
    assert ola.page.evaluate("document.documentElement.lang") == "en"
    ola.page.reload()
    ola.page.get_by_role("heading", name="What shall we play?").wait_for()


def test_a_browser_without_scripts_says_what_is_missing(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", java_script_enabled=False)
    ola.open("/")
    assert "Stolik needs JavaScript" in ola.page.inner_text("body")


def test_the_sentence_is_read_aloud_and_everything_is_in_the_log(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", size=(1280, 800))
    ola.play_bots("ogorek")
    assert ola.until_mine()
    aloud = ola.page.locator("main > .unseen[role=status]")
    assert "Your move." in aloud.inner_text()
    ola.play_card()
    assert ola.until_mine()
    log = ola.page.locator("aside ol").inner_text()
    assert all(sentence in log for frame in ola.frames if frame["is"] == "event" for sentence in frame["told"])
