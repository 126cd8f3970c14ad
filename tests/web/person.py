"""Somebody at the page: a browser context with its own cookie and memory, and what it does there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocket

PATIENCE = 60_000  # milliseconds; a busy machine is slow, a broken page is slower
STEP = 30  # milliseconds between two looks
PHONE, TABLET, DESKTOP = SIZES = ((360, 740), (820, 1180), (1280, 800))
MINE = "document.title.startsWith('▸')"
OVER = "document.querySelector('section.result') !== null"
# What a browser says of its own accord when a line is cut; the page's business is to come back.
EXPECTED = ("WebSocket connection", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "net::", "Failed to load resource")


class Person:
    """One browser of one person."""

    def __init__(
        self, browser: Browser, url: str, name: str, language: str = "en", size: tuple[int, int] = PHONE, **context: Any
    ) -> None:
        self.url, self.name = url, name
        self.faults: list[str] = []
        self.frames: list[dict[str, Any]] = []  # all that the table said to this browser
        self._table = ""
        viewport = {"width": size[0], "height": size[1]}
        settings: dict[str, Any] = {"viewport": viewport, "locale": language, "reduced_motion": "reduce", **context}
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        chosen = json.dumps({"name": name, "level": "easy"})
        self.context.add_init_script(
            f"localStorage.getItem('settings') ?? localStorage.setItem('settings', {json.dumps(chosen)})"
        )
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self._heard(said.type, said.text))
        page.on("websocket", self._listen)
        return page

    def _heard(self, kind: str, text: str) -> None:
        if kind == "error" and not any(expected in text for expected in EXPECTED):
            self.faults.append(text)

    def _listen(self, socket: WebSocket) -> None:
        if socket.url != self._table:  # another table, other numbers
            self._table, self.frames = socket.url, []
        frames = self.frames
        socket.on("framereceived", lambda data: frames.append(json.loads(data)))

    # where to

    def open(self, path: str) -> None:
        """Go to an address of the page."""
        self.page.goto(self.url + path)

    def play_bots(self, family: str) -> None:
        """From the first page straight into a match against bots."""
        self.open("/")
        card = self.page.locator("article", has=self.page.locator(f"a[href^='/rules/{family}']"))
        card.locator("button.main").click()
        self.page.locator(".board > :not(.notice)").wait_for()  # the board itself, not that it is being loaded

    def lay(self, game: str, bots: int = 0, level: str = "easy", clock: int = 0, **options: Any) -> str:
        """Lay a table by the form, with bots in the last seats and one of the clocks it offers; its path."""
        self.open(f"/new/{game}")
        self.page.locator("form ol").first.wait_for()
        for name, value in options.items():
            line = self.page.locator(f"[data-option={name}]")
            if line.locator("select").count():
                line.locator("select").select_option(str(value))
            else:
                line.locator("input").fill(str(value))
                line.locator("input").press("Tab")
        if clock:
            self.page.locator("form label.unseen + select").select_option(index=clock)
        seats = self.page.locator("form ol select")
        for back in range(1, bots + 1):
            seats.nth(seats.count() - back).select_option(level)
        self.page.locator("form button.main").click()
        self.page.wait_for_url("**/t/*")
        # seated, or already playing: until then others still see the seat as free, and would ask for it in vain
        self.page.locator("li.you .number, .board").first.wait_for()
        return self.page.url.removeprefix(self.url)

    def sit(self, path: str) -> None:
        """Open a link and take the first free seat."""
        self.open(path)
        self.page.locator("li.free button.main").first.click()
        self.page.locator("li.you .number").wait_for()

    def ready(self) -> None:
        """Say that the match may begin."""
        self.page.locator(".do button.main").click()

    # playing

    @property
    def over(self) -> bool:
        """Whether the page shows the result; before the table has told it, the page need not be asked."""
        return self.known["phase"] == "over" and bool(self.page.evaluate(OVER))

    @property
    def known(self) -> dict[str, Any]:
        """How things stand, as the table last told it; its first word is waited for."""
        for _ in range(PATIENCE // STEP):
            told = (frame for frame in reversed(self.frames) if frame["is"] in ("snapshot", "event"))
            if (last := next(told, None)) is not None:
                return last
            self.page.wait_for_timeout(STEP)
        raise AssertionError(f"{self.name} was told nothing")

    @property
    def snapshot(self) -> dict[str, Any]:
        """The table as it was found."""
        return next(frame for frame in self.frames if frame["is"] == "snapshot")

    def until_mine(self) -> bool:
        """Wait until it is this person's move; False says that the match is over."""
        self.until(f"{MINE} || {OVER}")
        return self.mine()

    def until(self, true: str) -> None:
        """Wait until something holds in the page, asked from outside: the page's own rules allow no eval."""
        for _ in range(PATIENCE // STEP):
            if self.page.evaluate(true):
                return
            self.page.wait_for_timeout(STEP)
        raise AssertionError(f"{self.name} waits in vain: {true}\n{self._said()}")

    def mine(self) -> bool:
        """Whether the page says that it is this person's move; then all that it shows has been heard here too."""
        mine, number = self.page.evaluate(f"[{MINE}, Number(document.querySelector('.table')?.dataset.number)]")
        while mine and self.known["number"] < number:
            self.page.wait_for_timeout(5)  # Playwright hears frames only while it is asked something
        return bool(mine)

    def until_shown(self, number: int) -> None:
        """Wait until the page shows an event, and it has been heard here too."""
        self.until(f"Number(document.querySelector('.table')?.dataset.number) >= {number}")
        while self.known["number"] < number:
            self.page.wait_for_timeout(5)

    @property
    def owes(self) -> bool:
        """Whether the table waits for this person, told by the page or not yet."""
        view = self.known["view"]
        return bool(self.known["phase"] == "playing" and view and view["eye"] in view["acting"])

    def play_card(self) -> None:
        """Take a row if one must be taken, else play the first card that may be played, by tapping it."""
        number = self.known["number"]
        row = self.page.locator(".board .row button.main")
        (row if row.count() else self.page.locator(".board .hand button:not(.quiet)")).first.click()
        self.until_heard(number, own=True)

    def tab_to(self, what: str, field: str = "") -> str:
        """Press Tab until something is reached; what its data field says."""
        for _ in range(100):
            if self.page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
                return str(self.page.evaluate("field => document.activeElement.dataset[field] ?? ''", field))
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.name} cannot reach {what} with the Tab key: {self.page.inner_text('main')}")

    def key(self, key: str) -> None:
        """Press a key of any keyboard, such as ř."""
        tool = self.context.new_cdp_session(self.page)
        tool.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": key, "text": key})
        tool.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": key})
        tool.detach()

    def type_move(self, text: str) -> None:
        """Play by typing; where the field would take the board's room it is opened first."""
        field, opener = self.page.locator(".tools input"), self.page.locator("header [data-deed=type]")
        if opener.is_visible() and not field.is_visible():
            opener.click()
        field.fill(text)
        field.press("Enter")

    def until_heard(self, number: int, own: bool = False) -> None:
        """Wait until the page shows an event after this number: any, or one of this person's own doing."""
        for _ in range(PATIENCE // STEP):
            for frame in reversed(self.frames):
                if frame["is"] == "event" and frame["number"] > number:
                    doer = frame["what"].get("seat")
                    if not own or (frame["view"] and doer == frame["view"]["eye"]):
                        shown = f"Number(document.querySelector('.table')?.dataset.number) >= {frame['number']}"
                        return self.until(f"{shown} || {OVER}")
            self.page.wait_for_timeout(STEP)  # Playwright hears frames only while it is asked something
        raise AssertionError(f"{self.name} has heard nothing after event {number}\n{self._said()}")

    def _said(self) -> str:
        """What the page says, for whoever reads why a test failed."""
        return str(
            self.page.evaluate("[document.activeElement.outerHTML.slice(0, 200), document.body.innerText].join()")
        )


def play_on(*people: Person, moves: int = 10_000) -> None:
    """Let people play cards as it becomes their turn, until the match is over or enough is played."""
    while moves and not all(person.over for person in people):
        for person in people:
            if moves and person.owes and person.mine():
                person.play_card()
                moves -= 1
        people[0].page.wait_for_timeout(20)
