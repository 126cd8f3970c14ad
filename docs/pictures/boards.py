"""Pictures of every board on the web, after a few good moves: `make screenshots`."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.running import Running
from tests.web.person import Person

HERE = Path(__file__).parent
MOVES = {"nimmt": 4, "ogorek": 3, "sixtysix": 4, "draughts": 6, "words": 14}
UNHINTED = {"words"}
QUIET = {"accept": "accept", "you_go": "you go", "pass": "pass"}
SIZES = {"phone": (360, 740), "wide": (1280, 800)}
SHADES = {"phone": "light", "wide": "dark"}


def hinted(person: Person) -> None:
    """Play what the page's own hint says is best."""
    before = len(person.frames)
    person.page.locator(".tools button").first.click()
    for _ in range(600):
        told = [frame for frame in person.frames[before:] if frame["is"] == "hint"]
        if told:
            break
        person.page.wait_for_timeout(100)
    number = person.known["number"]
    person.type_move(told[0]["moves"][0]["text"])
    person.until_heard(number)


def leave_to_others(person: Person) -> None:
    """Where there are no hints (W28): accept what the others lay, and let the partner go."""
    number, may = person.known["number"], person.known["view"]["may"]
    person.type_move(next(text for name, text in QUIET.items() if may[name]))
    person.until_heard(number)


def main() -> None:
    """Play a little of each game, and keep what is seen."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(Path(folder))
        program = shutil.which("chromium") or os.environ["CHROMIUM"]
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for family, moves in [(family, moves) for family, moves in MOVES.items() if family in (sys.argv[1:] or MOVES)]:
            for name, size in SIZES.items():
                person = Person(browser, server.url, "Maria", size=size, color_scheme=SHADES[name])
                person.play_bots(family)
                for _ in range(moves):
                    if person.until_mine():
                        (leave_to_others if family in UNHINTED else hinted)(person)
                person.until_mine()
                person.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
                person.page.wait_for_timeout(1500)
                person.page.screenshot(path=HERE / f"{family}-{name}.png")
                person.context.close()
                print(f"{family} {name}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
