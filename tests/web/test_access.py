"""For everyone: no serious finding of axe on any screen, and everything said aloud."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

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
