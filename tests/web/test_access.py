"""For everyone: a match without a mouse, and no serious finding of axe on any screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import PATIENCE, Person, play_on

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHADES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def findings(person: Person, where: str) -> list[str]:
    """What axe finds serious or worse, with the elements it means."""
    person.page.evaluate(AXE.read_text())
    told = []
    for shade in SHADES:
        person.page.emulate_media(color_scheme=shade)
        result: Any = person.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
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


def test_axe_finds_nothing_serious_on_any_screen(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", bypass_csp=True)
    found: list[str] = []
    for path, ready in (
        ("/", "article"),
        ("/new/nimmt", "form section"),
        ("/new/words", "form section"),
        ("/settings", "fieldset"),
        ("/t/nowhere", "[role=alert]"),
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
        ola.page.locator("header button").last.click()
        ola.page.locator("dialog nav").wait_for()
        found += findings(ola, f"{family}, menu")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_serious_in_a_result(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola", bypass_csp=True)
    ola.lay("nimmt", bots=1, players=2, rounds=1)
    play_on(ola)
    assert findings(ola, "result") == []


def test_a_match_by_keyboard_alone(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.lay("nimmt", bots=1, players=2, rounds=1)
    press = ola.page.keyboard.press
    focused = "document.activeElement?.matches('.board .hand button, .board .row button.main') ?? false"
    waiting = 0  # presses while the page was still telling what happened
    while ola.until_mine():
        number = ola.known["number"]
        for _ in range(60):
            if ola.page.evaluate(focused):
                break
            press("Tab")
        else:
            raise AssertionError(
                f"no card or row can be reached with the Tab key: {ola.page.locator('main').inner_text()}"
            )
        if ola.page.evaluate("document.activeElement.matches('.hand button')"):
            press("ArrowRight")
        press("Enter")
        try:
            ola.until_heard(number, own=True, patience=PATIENCE // 10)
        except AssertionError:
            waiting += 1
            assert waiting < 5, "Enter on a card does nothing"
    assert ola.over


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
