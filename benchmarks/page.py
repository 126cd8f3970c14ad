"""The page in a real browser, served from this machine: weight, paint, how soon it answers and a move is seen.

Measured as Lighthouse and the Web Vitals name things: the largest thing painted, how long the page could not answer
(tasks over 50 ms), what moved by itself, and from an input to the next paint.
"""

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
CLICKS = 12  # in each game
GOOD = {"largest paint": 2500, "blocked": 200, "answers": 200}  # ms: what Web Vitals and Lighthouse call good
GOOD_SHIFT = 0.1
SHORTEST = 16  # ms: inputs answered sooner are only counted by the browser
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


VITALS = """
window.vitals = { answers: [], blocked: 0, shift: 0, largest: 0 };
const each = (type, use, more) => new PerformanceObserver((list) => list.getEntries().forEach(use))
  .observe({ type, buffered: true, ...more });
each("event", (one) => one.interactionId && vitals.answers.push(one.duration), { durationThreshold: 16 });
each("longtask", (one) => vitals.blocked += Math.max(0, one.duration - 50));
each("layout-shift", (one) => one.hadRecentInput || (vitals.shift += one.value));
each("largest-contentful-paint", (one) => vitals.largest = one.startTime);
"""


def main() -> None:
    """Print what was measured and what was wanted."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            first_page(browser, server.url)
            for family in ("ogorek", "nimmt", "draughts"):
                interaction(browser, server.url, family)
            moves(browser, server.url)
        finally:
            browser.close()
            server.stop()


def first_page(browser: Browser, url: str) -> None:
    """What the first visit costs."""
    person = Person(browser, url, "Ola")
    person.context.add_init_script(VITALS)
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.extend([answer]))  # Playwright marks it: no built-in will do
    person.open("/")
    person.page.locator("article").first.wait_for()
    weight = sum(len(gzip.compress(one.body())) for one in answers if one.url.endswith(".js")) / 1000
    paints: Any = person.page.evaluate("performance.getEntriesByType('paint').map((one) => [one.name, one.startTime])")
    print(f"page: {weight:.0f} kB of JavaScript gzipped on the first page (wanted: under {WEIGHT_WANTED})")
    print("page: " + ", ".join(f"{name} after {moment:.0f} ms" for name, moment in paints))
    person.page.wait_for_timeout(500)
    vitals: Any = person.page.evaluate("window.vitals")
    print(
        f"page: largest paint after {vitals['largest']:.0f} ms (good: under {GOOD['largest paint']}), blocked for "
        f"{vitals['blocked']:.0f} ms (good: under {GOOD['blocked']}), shifted by {vitals['shift']:.3f} (good: under "
        f"{GOOD_SHIFT})"
    )
    for visit in ("first", "next"):
        began = time.perf_counter()
        person.play_bots("ogorek")
        person.until_mine()
        print(f"page: {visit} time from the address to one's first move: {time.perf_counter() - began:.1f} s")
    person.context.close()


def interaction(browser: Browser, url: str, family: str) -> None:
    """How long from an input until the page has painted its answer, in a match against bots."""
    person = Person(browser, url, "Ola")
    person.context.add_init_script(VITALS)
    person.play_bots(family)
    for _ in range(CLICKS):
        if not person.until_mine():
            break
        if family == "draughts":  # the man on the edge of the first row of one's own is picked up, and put down again
            person.page.locator(".board [data-square]").nth(20).click()
            person.page.wait_for_timeout(100)
        else:
            play_on(person, moves=1)
    person.page.wait_for_timeout(300)
    vitals: Any = person.page.evaluate("window.vitals")
    count: int = person.page.evaluate("performance.interactionCount ?? vitals.answers.length")
    slowest = max(vitals["answers"], default=SHORTEST)
    print(
        f"page: {family}: from an input to the paint of its answer at most {slowest:.0f} ms in {count} inputs (good: "
        f"under {GOOD['answers']}), blocked for {vitals['blocked']:.0f} ms in all"
    )
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
