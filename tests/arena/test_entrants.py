"""Who may take part, by which name, with how much work."""

import io
import itertools
import re
import time
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from rich.console import Console

import stolik
from stolik.arena.duel import Contest, Played, Table, play_contest, play_deals
from stolik.arena.entrants import entrant, short, shown
from stolik.arena.league import League, Member
from stolik.arena.page import make_page
from stolik.arena.report import draw, make_report
from stolik.bots.random import RandomBot
from stolik.cli.arena import _show, _show_league


def my_bot() -> RandomBot:
    return RandomBot()


def no_bot() -> object:
    return object()


class Failing:
    """A bot with a mistake in it."""

    def choose(self, *_: object) -> int:
        return 1 // 0


def failing() -> Failing:
    return Failing()


def no_file() -> object:
    return open("/no/such/file")


def choosing_nothing() -> object:
    return SimpleNamespace(choose=None)


class Timeless:
    """A bot of one's own that has no clock to be given another."""

    def choose(self, *_: object) -> int:
        return 0


def timeless() -> Timeless:
    return Timeless()


def test_levels_with_and_without_work() -> None:
    assert entrant("ogorek", "strong")[1:] == (None, None)
    assert entrant("ogorek", "strong@50")[1:] == (None, 50)
    assert entrant("ogorek", "strong@0.25s")[1:] == (0.25, None)
    assert entrant("ogorek", "strong@0.25cpu")[1:] == (0.25, None)
    assert type(entrant("ogorek", "strong@50").bot) is type(stolik.bot("ogorek", "strong"))


def test_processor_time_is_another_clock() -> None:
    """Only the one so named counts it; another thread's work is not in it."""
    assert entrant("sixtysix", "strong@0.01cpu").bot.clock is time.thread_time
    assert entrant("sixtysix", "strong@0.01s").bot.clock is time.perf_counter


def test_bots_think_until_their_clock_says_so() -> None:
    game, bot, looks = stolik.game("sixtysix"), stolik.bot("sixtysix", "medium"), itertools.count()
    bot.clock = lambda: 5.0 * next(looks)
    match = game.match(seed=0)
    seat = match.acting[0]
    assert bot.choose(game, game.hide(match.state, seat), seat, seconds=20.0) in match.legal(seat)
    assert next(looks) == 5, "once at first, then before and after two portions of work"


def test_a_bot_of_ones_own() -> None:
    found = entrant("nimmt", f"{__name__}:my_bot@7")
    assert isinstance(found.bot, RandomBot)
    assert found.effort == 7
    assert short(f"{__name__}:my_bot@7") == "my_bot@7"


@pytest.mark.parametrize("work", ["", "0", "-3", "x", "0s", "nans", "1e99s", "cpu", "1scpu", "1cpus"])
def test_work_that_cannot_be(work: str) -> None:
    with pytest.raises(stolik.BadOption, match=r"strong@50, strong@0\.1s or strong@0\.1cpu"):
        entrant("ogorek", f"strong@{work}")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("genius", "no bot 'genius'"),
        ("no_such_module:bot", "No module named"),
        (f"{__name__}:nothing", "has no attribute"),
        (f"{__name__}:no_bot", "has the method `choose`"),
        (":", "no bot can be made by"),
        (f"{__name__}:no_file", "no bot can be made by .*: FileNotFoundError: .* '/no/such/file'"),
        (f"{__name__}:choosing_nothing", "has the method `choose`"),
    ],
)
def test_names_that_mean_no_bot(name: str, message: str) -> None:
    with pytest.raises(stolik.StolikError, match=message):
        entrant("ogorek", name)


def test_a_bot_without_a_clock_is_not_told_another_in_silence() -> None:
    assert entrant("nimmt", f"{__name__}:timeless@0.1s").seconds == 0.1
    with pytest.raises(stolik.BadOption, match="which has the attribute `clock`"):
        entrant("nimmt", f"{__name__}:timeless@0.1cpu")


@pytest.mark.parametrize("action", [-5, None, "nonsense", 3.5])
def test_who_does_what_is_not_allowed_is_named(action: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of thousands of matches the one in question can be played again: deal, seat and bot are told."""
    monkeypatch.setattr(Timeless, "choose", lambda self, *given: action)
    seating = ("random", f"{__name__}:timeless", "random")
    with pytest.raises(stolik.IllegalAction, match=rf"^(\w+: )?deal 7, seat 1, {seating[1]}: ") as raised:
        play_deals(Contest("nimmt", {"players": 3}, (seating,), seed=5), [7])
    assert isinstance(raised.value.__cause__, stolik.IllegalAction)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_bot_raises_is_told_with_its_match(workers: int) -> None:
    contest = Contest("ogorek", {"players": 2}, (("random", f"{__name__}:failing"),), seed=5)
    with pytest.raises(ZeroDivisionError) as raised:
        list(play_contest(contest, [7], workers))
    assert raised.value.__notes__ == [f"in deal 7, seat 1, {__name__}:failing"]


def test_names_are_short_only_while_they_differ() -> None:
    """Two versions of a bot are often functions of one name in two modules."""
    names = ["old.nimmt:pupil@3", "new.nimmt:pupil@3", "new.nimmt:pupil", "my:strong", "strong"]
    assert list(shown(names).values()) == [*names[:2], "pupil", *names[3:]]
    seatings = (("old:ada", "new:ada"), ("new:ada", "old:ada"))
    tables = [Table(deal, seating, (1, 2), (1, 2)) for deal in range(3) for seating in seatings]
    league = League(1, "ogorek", {"players": 2}, {name: Member(25.0, 8.0) for name in seatings[0]})
    played = Played(Contest("ogorek", {"players": 2}, seatings), tables)
    report = make_report(played)
    told = Console(file=io.StringIO(), width=200)
    _show(told, report, "en")
    _show_league(told, league, Path("league"), "en")
    with patch.object(Contest, "timed", False):
        written = [draw(report), make_page(report, played, league, "en"), told.file.getvalue()]  # type: ignore[attr-defined]
    for text in written:
        assert re.findall(r"(?<!:)\bada\b", text) == []
        assert "old:ada" in text


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
    assert timed("easy@0.1cpu")
    assert not timed("easy@3")
