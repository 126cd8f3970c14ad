"""The report is one file that needs no other, says what the tables say, in three languages."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from rich.console import Console

from stolik.arena.duel import Contest, Played, Table
from stolik.arena.figures import DIGIT, LETTER, WIDE, places, plain, running, ticks, whiskers
from stolik.arena.league import League, Member
from stolik.arena.page import finding, make_page
from stolik.arena.rating import Estimate
from stolik.arena.report import Difference, draw, make_report
from stolik.cli.arena import _show
from stolik.core.words import LANGUAGES

VOID = {"meta", "circle", "line", "rect", "polygon", "polyline"}


class Checked(HTMLParser):
    """Reads a page and sees that tags are closed in order and nothing is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {"src", "href", "onclick"} & {name for name, _ in attrs}
        assert tag not in ("script", "link", "img", "iframe")
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def played(names: tuple[str, str] = ("strong", "a & <b>"), deals: int = 40, better: int = 4) -> Played:
    """Of every `better` deals the first wins all but one."""
    contest = Contest("ogorek", {"players": 2}, (names, names[::-1]), seed=3, effort=5)
    tables = []
    for deal in range(deals):
        ahead = deal % better > 0
        tables += [
            Table(deal, names, (1, 2), (1, 2) if ahead else (2, 1)),
            Table(deal, names[::-1], (2, 1), (2, 1) if ahead else (1, 2)),
        ]
    return Played(contest, tables)


@pytest.fixture(autouse=True)
def _any_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Contest, "timed", property(lambda contest: contest.seconds is not None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_page(language: str) -> None:
    done = played()
    league = League(
        1, "ogorek", {}, {"strong": Member(27.0, 1.0, 9, {"<x>": 6.0}, {"<x>": 9}), "<x>": Member(20.0, 2.0, 9)}
    )
    page = make_page(make_report(done, "stolik arena <& more>"), done, league, language)
    checked = Checked()
    checked.feed(page)
    assert checked.open == []
    assert checked.seen.count("svg") == checked.seen.count("figure") == 6
    words = " ".join(checked.words)
    assert "stolik arena <& more>" in words
    assert "67 % (9)" in words
    assert ("27.0\u00a0[25.0,\u00a029.0]" if language == "en" else "27,0\u00a0[25,0;\u00a029,0]") in words
    assert f'<html lang="{language}">' in page
    assert not re.search(r"https?:|url\(|@import|arena-|\{\s*\$", page)
    assert "prefers-color-scheme: dark" in page


@pytest.mark.parametrize(("language", "point"), [("en", r"\."), ("pl", ","), ("cs", ",")])
def test_fractions_are_written_as_the_reader_writes_them(language: str, point: str) -> None:
    """In the terminal, in the chart and on the page; a comma between two numbers with commas would be one too many."""
    done, told = played(), Console(file=io.StringIO(), width=200)
    report = make_report(done)
    _show(told, report, language)
    for text in (make_page(report, done, None, language), draw(report, language), told.file.getvalue()):  # type: ignore[attr-defined]
        seen = re.sub(r"(?s)<style>.*?</style>|<[^>]*>", " ", text)
        assert set(re.findall(r"\d([.,])\d", seen)) == {point[-1]}
    assert re.search(rf"\[-?\d+{point}\d+{',' if language == 'en' else ';'} ", told.file.getvalue())  # type: ignore[attr-defined]


def test_what_is_found_is_said_and_what_is_not_found_too() -> None:
    clear = Difference("a", "b", Estimate(0, 0, 0), Estimate(-0.25, -0.4, -0.1))
    assert finding(clear, "en") == "b wins more often than a: by 25.0 percentage points [10.0,\u00a040.0]."
    assert finding(clear, "cs") == "b vyhrává častěji než a: o 25,0 procentního bodu [10,0;\u00a040,0]."
    assert finding(clear, "pl") == "b wygrywa częściej niż a: o 25,0 punktu procentowego [10,0;\u00a040,0]."
    level = Difference("a", "m:b", Estimate(0, 0, 0), Estimate(0.02, -0.05, 0.09))
    assert finding(level, "en").startswith("Not shown who of a and b wins more often")
    assert "[−5.0,\u00a09.0]" in finding(level, "en")


def test_neighbours_on_the_ladder_are_compared_the_better_one_first() -> None:
    done = played(("worse", "better"), better=4)
    done.tables = [Table(t.deal, t.seating, t.scores, (3 - t.places[0], 3 - t.places[1])) for t in done.tables]
    page = make_page(make_report(done), done, None, "en")
    assert "better wins more often than worse" in page
    assert "better minus worse" in page


def test_timed_contests_claim_only_intervals() -> None:
    done = played()
    assert "plays the same matches" in make_page(make_report(done), done, None, "en")
    timed = Played(Contest("ogorek", {}, done.contest.seatings, seconds=0.1), done.tables)
    page = make_page(make_report(timed), timed, None, "en")
    assert "only the intervals can be relied on" in page
    assert "plays the same matches" not in page


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3, 17), (5, 5), (0, 0), (-0.001, 0.002), (1e6, 3e6), (-7, -7)])
def test_scales_span_their_range_in_few_round_steps(low: float, high: float) -> None:
    found = ticks(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    assert 2 <= len(found) <= 7
    assert all(len(plain(mark, "en")) <= 7 for mark in found)


@pytest.mark.parametrize("samples", [[1.0, 2.0], [0.0] * 5, [1.0, -1.0] * 500])
def test_running_means_of_few_and_many(samples: list[float]) -> None:
    drawn = running("t", samples, "n", "en")
    assert not re.search("nan|inf", drawn)
    coordinates = [float(n) for pair in re.findall(r'points="([^"]*)"', drawn) for n in re.split("[ ,]", pair)]
    assert all(0 <= number <= 340 for number in coordinates)


@pytest.mark.parametrize(("deals", "charts"), [(2, 4), (5, 4), (6, 5)])
def test_how_a_difference_settles_is_drawn_when_there_is_something_to_draw(deals: int, charts: int) -> None:
    """Of so few deals that nothing can be said before the last a chart would be empty."""
    done = played(deals=deals)
    page = make_page(make_report(done), done, None, "en")
    assert page.count("<figure>") == charts
    assert all(" " in points for points in re.findall(r'polyline points="([^"]*)"', page))


def test_nothing_is_less_than_zero_by_nothing() -> None:
    """What rounds to 0 is 0, also from below: −0 looks like a mistake."""
    level = Difference("a", "b", Estimate(0, 0, 0), Estimate(-0.0, -0.393, 0.0002))
    assert finding(level, "en").endswith("the difference is 0.0 percentage points [−39.3,\u00a00.0].")
    assert plain(-0.0, "en") == "0"
    done = played()
    done.tables = [Table(t.deal, t.seating, (0, 0), (1, 1)) for t in done.tables]
    report = make_report(done)
    report.lines[0] = replace(report.lines[0], score=Estimate(-0.001, -0.004, 0.1), rating=Estimate(-0.1, -0.2, 0.1))
    told = Console(file=io.StringIO(), width=200)
    _show(told, report, "en")
    for text in (make_page(report, done, None, "en"), draw(report, "en"), told.file.getvalue()):  # type: ignore[attr-defined]
        assert not re.search(r"[−-]0(\.0*)?(?![.\d])", re.sub("<style>.*?</style>|<svg .*?>", "", text, flags=re.S))


def test_one_sample_has_no_interval_to_draw() -> None:
    drawn = whiskers("t", [("a", Estimate(3.0, float("-inf"), float("inf")))], ".1f", "en")
    assert "inf" not in drawn.split("<text")[0]
    assert "nan" not in drawn


def test_long_names_and_options_stay_inside_the_picture() -> None:
    done = played(("a_module_of_mine:a_player_with_a_long_name@1000", "b"))
    report = make_report(done)
    report.options.update({f"an_option_{i}": "some value" for i in range(14)})
    picture = draw(report, "en")
    found = re.search(r'width="(\d+)"', picture)
    assert found
    width = int(found[1])
    for x, size, text in re.findall(r'<text x="(\d+)" y="\d+" font-size="(\d+)"[^>]*>([^<]*)<', picture):
        assert int(x) + len(text) * int(size) * 0.55 <= width, text
    name = len("a_player_with_a_long_name@1000") * 13 * 0.55
    panels = [int(x) for x in re.findall(r'<text x="(\d+)"[^>]*>mean score<', picture)]
    assert panels[0] > 16 + name


def test_a_long_name_leaves_room_for_its_number() -> None:
    """Both stand in one line, which a module and a function of one's own would overflow."""
    name = "old_experiments.nimmt_players:with_two_layers@500"
    chart = whiskers("title", [(name, Estimate(-15.59, -16.64, -14.55)), ("strong", Estimate(1, 0, 2))], ".2f", "en")
    drawn = re.findall(r'class="(name|number)">([^<]*)<', chart)
    for (_, cut), (_, number) in pairwise(drawn[:2]):
        assert len(cut) * LETTER + len(number) * DIGIT <= WIDE
        assert re.fullmatch("old_.*….*@500", cut)
    assert drawn[2] == ("name", "strong")
    assert f"<title>{name}</title>" in chart, "and whole under the pointer"
    assert f"<title>{name}</title>" in places("title", [(name, [0.5, 0.5])], ["1", "2"], "en")
    assert "<title>strong</title>" not in chart
