"""Pictures of every board on the web, after a few good moves: `make screenshots`."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.running import Running
from tests.web.person import Person

HERE = Path(__file__).parent
MOVES = {"nimmt": 4, "ogorek": 3, "sixtysix": 4, "draughts": 6, "words": 2}
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


def main() -> None:
    """Play a little of each game, and keep what is seen."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(Path(folder))
        program = shutil.which("chromium") or os.environ["CHROMIUM"]
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for family, moves in MOVES.items():
            for name, size in SIZES.items():
                person = Person(browser, server.url, "Maria", size=size, color_scheme=SHADES[name])
                person.play_bots(family)
                for _ in range(moves):
                    if person.until_mine():
                        hinted(person)
                person.until_mine()
                person.page.wait_for_timeout(1500)
                person.page.screenshot(path=HERE / f"{family}-{name}.png")
                person.context.close()
                print(f"{family} {name}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
