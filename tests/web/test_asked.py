"""What only happens when somebody asks for it: notifications, sounds, sharing a link."""

from __future__ import annotations

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person
from tests.web.playing import SHORT, play_move, together

# Counts what the browser is asked for; a page out of sight is played by `away`.
STUBS = """
  window.asked = { permission: 0, notices: [], tones: 0, shared: [] };
  let granted = 'default';
  window.away = false;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  class Quiet {
    static get permission() { return granted; }
    static async requestPermission() { asked.permission++; return (granted = window.answer ?? 'granted'); }
    constructor(title, about) { asked.notices.push([title, about.body, about.data]); }
  }
  window.Notification = Quiet;
  navigator.serviceWorker.getRegistration = () => Promise.resolve(undefined);
  window.AudioContext = class {
    currentTime = 0;
    destination = {};
    createOscillator() { asked.tones++; return { frequency: {}, connect: (next) => next, start() {}, stop() {} }; }
    createGain() {
      return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
    }
  };
  navigator.share = (what) => { asked.shared.push(what); return Promise.resolve(); };
"""


def two(server: Running, come: Come) -> tuple[Person, Person]:
    """Two people at a board, one of them in a browser that counts."""
    ola, jan = come(server, "Ola", permissions=["clipboard-read", "clipboard-write"]), come(server, "Jan")
    ola.context.add_init_script(STUBS)
    return ola, jan


def set_up(person: Person, label: str, on: bool = True) -> None:
    """Change a switch of the settings at a table."""
    person.page.locator("header button").last.click()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label(label).set_checked(on)
    person.page.keyboard.press("Escape")


def test_nobody_is_disturbed_who_did_not_ask_for_it(shared: Running, come: Come) -> None:
    ola, jan = two(shared, come)
    together([ola, jan], "draughts/polish")
    moves = iter(SHORT["draughts/polish"].split())

    def both() -> None:
        assert ola.until_mine()
        play_move(ola, next(moves), "tap")
        ola.page.evaluate("window.away = true")
        assert jan.until_mine()
        play_move(jan, next(moves), "tap")
        ola.until_heard(ola.known["number"] - 1)
        assert ola.until_mine()
        ola.page.evaluate("window.away = false")

    both()
    assert ola.page.evaluate("asked") == {"permission": 0, "notices": [], "tones": 0, "shared": []}
    set_up(ola, "Notify me")
    set_up(ola, "Quiet sounds")
    assert ola.page.evaluate("asked.permission") == 1
    before = ola.page.evaluate("asked.tones")
    both()
    (notice,) = ola.page.evaluate("asked.notices")
    assert notice[0] == "Your move"
    assert notice[2] == ola.page.url.removeprefix(shared.url)
    assert ola.page.evaluate("asked.tones") == before + 3  # a move of each, and that it is Ola's turn again


def test_who_refuses_notifications_is_told_how_to_allow_them(shared: Running, come: Come) -> None:
    ola, _ = two(shared, come)
    ola.open("/settings")
    ola.page.evaluate("window.answer = 'denied'")
    ola.page.get_by_label("Notify me").click()
    ola.page.get_by_role("alert").wait_for()
    assert not ola.page.get_by_label("Notify me").is_checked()


def test_a_table_is_shared_copied_and_shown_as_a_square_to_photograph(shared: Running, come: Come) -> None:
    ola, _ = two(shared, come)
    path = ola.lay("nimmt")
    link = shared.url + path
    ola.page.get_by_role("button", name="Share").click()
    assert ola.page.evaluate("asked.shared.map((one) => one.url)") == [link]
    ola.page.get_by_role("button", name="Copy").click()
    ola.page.get_by_text("Copied").wait_for()
    assert ola.page.evaluate("navigator.clipboard.readText()") == link
    square = ola.page.get_by_role("img", name="QR")
    assert square.count() == 1
    assert square.locator("path").get_attribute("d")
