"""Who may take part, by which name, with how much work."""

import pytest

import stolik
from stolik.arena.duel import Contest, play_deals
from stolik.arena.entrants import entrant, short
from stolik.bots.random import RandomBot


def my_bot() -> RandomBot:
    return RandomBot()


def no_bot() -> object:
    return object()


def test_levels_with_and_without_work() -> None:
    assert entrant("ogorek", "strong")[1:] == (None, None)
    assert entrant("ogorek", "strong@50")[1:] == (None, 50)
    assert entrant("ogorek", "strong@0.25s")[1:] == (0.25, None)
    assert type(entrant("ogorek", "strong@50").bot) is type(stolik.bot("ogorek", "strong"))


def test_a_bot_of_ones_own() -> None:
    found = entrant("nimmt", f"{__name__}:my_bot@7")
    assert isinstance(found.bot, RandomBot)
    assert found.effort == 7
    assert short(f"{__name__}:my_bot@7") == "my_bot@7"


@pytest.mark.parametrize(
    "name", ["strong@", "strong@0", "strong@-3", "strong@x", "strong@0s", "strong@nans", "strong@1e99s"]
)
def test_work_that_cannot_be(name: str) -> None:
    with pytest.raises(stolik.BadOption, match=r"strong@50 or strong@0\.1s"):
        entrant("ogorek", name)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("genius", "no bot 'genius'"),
        ("no_such_module:bot", "No module named"),
        (f"{__name__}:nothing", "has no attribute"),
        (f"{__name__}:no_bot", "has the method `choose`"),
        (":", "no bot can be made by"),
    ],
)
def test_names_that_mean_no_bot(name: str, message: str) -> None:
    with pytest.raises(stolik.StolikError, match=message):
        entrant("ogorek", name)


def test_own_work_outweighs_the_contests() -> None:
    """With one world to think in, medium plays as if the contest had said so."""

    def tables(level: str, effort: int) -> list[tuple[int, ...]]:
        contest = Contest("ogorek", {"players": 2}, ((level, "random"),), seed=5, effort=effort)
        return [table.scores for table in play_deals(contest, range(8))]

    assert tables("strong@1", 40) == tables("strong", 1)
    assert tables("strong@1", 40) != tables("strong", 40)


def test_a_clock_makes_a_contest_timed() -> None:
    def timed(name: str, seconds: float | None = None) -> bool:
        return Contest("ogorek", {"players": 2}, ((name, "random"),), seconds=seconds).timed

    assert timed("easy", 0.1)
    assert timed("easy@0.1s")
    assert not timed("easy@3")
