"""The page in a real browser, served from this machine: its weight, its first paint, and how soon a move is seen."""

from __future__ import annotations

import gzip
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Response, sync_playwright

from tests.server.running import Running
from tests.web.person import Person, play_on

WEIGHT_WANTED = 150  # kB of JavaScript on the first page, gzipped
SEEN_WANTED = 100  # ms from the server's answer until the move is on the other screen
MOVES = 20
# When the answer to one's own command comes, and when another's event is on the screen, by one clock.
NOTE = """
const Plain = WebSocket;
window.answered = [];
window.WebSocket = class extends Plain {
  constructor(url) {
    super(url);
    this.addEventListener("message", (message) => message.data.includes('"done"') && window.answered.push(Date.now()));
  }
};
window.shown = [];
const watch = () => new MutationObserver(() => {
  const number = document.querySelector(".table")?.dataset.number;
  if (number && number !== window.last) window.shown.push(Date.now());
  window.last = number;
}).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-number"] });
document.addEventListener("DOMContentLoaded", watch);
"""


def main() -> None:
    """Print what was measured and what was wanted."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            first_page(browser, server.url)
            moves(browser, server.url)
        finally:
            browser.close()
            server.stop()


def first_page(browser: Browser, url: str) -> None:
    """What the first visit costs."""
    person = Person(browser, url, "Ola")
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.extend([answer]))  # Playwright marks it: no built-in will do
    person.open("/")
    person.page.locator("article").first.wait_for()
    weight = sum(len(gzip.compress(one.body())) for one in answers if one.url.endswith(".js")) / 1000
    paints: Any = person.page.evaluate("performance.getEntriesByType('paint').map((one) => [one.name, one.startTime])")
    print(f"page: {weight:.0f} kB of JavaScript gzipped on the first page (wanted: under {WEIGHT_WANTED})")
    print("page: " + ", ".join(f"{name} after {moment:.0f} ms" for name, moment in paints))
    for visit in ("first", "next"):
        began = time.perf_counter()
        person.play_bots("ogorek")
        person.until_mine()
        print(f"page: {visit} time from the address to one's first move: {time.perf_counter() - began:.1f} s")
    person.context.close()


def moves(browser: Browser, url: str) -> None:
    """How long after the server's answer a move is on the other's screen."""
    ola, jan = Person(browser, url, "Ola"), Person(browser, url, "Jan")
    for person in (ola, jan):
        person.context.add_init_script(NOTE)
    path = ola.lay("ogorek", players=2)
    jan.sit(path)
    ola.ready()
    jan.ready()
    waits: list[float] = []
    while len(waits) < MOVES and not ola.over:
        for person, other in ((ola, jan), (jan, ola)):
            if person.mine() and not person.over:
                other.page.evaluate("window.shown = []")
                play_on(person, moves=1)
                other.until("window.shown.length > 0")
                waits.append(other.page.evaluate("window.shown[0]") - person.page.evaluate("window.answered.at(-1)"))
    late = statistics.quantiles(waits, n=20)[-1]
    print(
        f"page: from the server's answer to the other screen {statistics.median(waits):.0f} ms in the median, "
        f"{late:.0f} ms in the slowest twentieth of {len(waits)} moves (wanted: under {SEEN_WANTED})"
    )


if __name__ == "__main__":
    main()
