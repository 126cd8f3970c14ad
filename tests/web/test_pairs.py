"""Partners: who sits with whom is seen before a table is laid and while it fills, and people choose their side."""

from __future__ import annotations

from tests.server.running import Running
from tests.web.conftest import Come
from tests.web.person import Person


def seated(person: Person) -> list[list[str]]:
    """Who sits where in the waiting room, pair by pair."""
    rows = "[...document.querySelectorAll('main section h3 + ul')]"
    names = "[...list.querySelectorAll('.who')].map((who) => who.innerText.replace(/\\s.*/s, ''))"
    found: list[list[str]] = person.page.evaluate(f"{rows}.map((list) => {names})")
    return found


def until_seated(person: Person, pairs: list[list[str]]) -> None:
    """Wait until the waiting room shows these pairs."""
    for _ in range(600):
        if seated(person) == pairs:
            return
        person.page.wait_for_timeout(50)
    assert seated(person) == pairs


def test_the_form_shows_who_will_play_with_whom(shared: Running, come: Come) -> None:
    ola = come(shared, "Ola")
    ola.open("/new/words")
    own = ola.page.get_by_role("list", name="You and your partner")
    other = ola.page.get_by_role("list", name="The other pair")
    own.get_by_text("You", exact=True).wait_for()
    assert own.get_by_role("combobox").count() == 1
    assert other.get_by_role("combobox").count() == 2
    ola.open("/new/nimmt")
    ola.page.locator("form ol").wait_for()  # where everybody plays alone there is one list
    assert ola.page.get_by_text("The other pair").count() == 0


def test_people_move_to_the_side_they_like_and_the_owner_changes_places_with_a_bot(shared: Running, come: Come) -> None:
    ola, jan = come(shared, "Ola"), come(shared, "Petr", language="pl")
    path = ola.lay("words", bots=1, language="en")
    jan.open(path)
    jan.page.get_by_role("heading", name="Para 2").wait_for()
    jan.page.get_by_role("button", name="Siadam 3").click()
    bot = "Jan"
    until_seated(ola, [["Ola", "free"], ["Petr", bot]])
    assert jan.page.get_by_role("button", name="Zamień się").count() == 0  # bots are moved by the owner
    jan.page.get_by_role("button", name="Przesiądź się tu 2").click()
    until_seated(ola, [["Ola", "Petr"], ["free", bot]])
    jan.page.get_by_role("heading", name="Twoja para").wait_for()
    ola.page.get_by_role("button", name=f"Change places: {bot}").click()
    until_seated(jan, [[bot, "Petr"], ["wolne", "Ola"]])
    until_seated(ola, [[bot, "Petr"], ["free", "Ola"]])
    ola.page.locator("li.you .number", has_text="4").wait_for()
    assert ola.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
