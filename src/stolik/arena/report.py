"""What an arena found out: as numbers for JSON, and as a picture."""

from __future__ import annotations

import textwrap
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from typing import Any
from xml.sax.saxutils import escape

from stolik.arena.duel import Played
from stolik.arena.entrants import shown
from stolik.arena.rating import Estimate, estimate, extremes, per_deal, place, ratings, score, shared_out, win, within
from stolik.core.kernel import Cells
from stolik.core.telling import title as title_of
from stolik.core.words import decimal, say


@dataclass(frozen=True)
class Line:
    """One bot's results; shares count from 0 to 1."""

    level: str
    score: Estimate
    place: Estimate
    win: Estimate
    rating: Estimate


@dataclass(frozen=True)
class Difference:
    """How two bots differ on the same deals: positive means the first has more."""

    first: str
    second: str
    score: Estimate
    win: Estimate

    def turned(self) -> Difference:
        """The same, seen from the second."""
        return Difference(self.second, self.first, self.score.negative(), self.win.negative())


@dataclass(frozen=True)
class Report:
    """The results of a contest, best rating first."""

    game: str
    options: dict[str, Any]
    seatings: list[list[str]]
    deals: int
    tables: int
    command: str
    lines: list[Line]
    differences: list[Difference]

    @property
    def names(self) -> dict[str, str]:
        """Each bot as it is shown."""
        return shown(line.level for line in self.lines)

    def as_json(self) -> dict[str, Any]:
        """The report as plain JSON values."""
        return asdict(self)


def make_report(played: Played, command: str = "") -> Report:
    """Sum up all tables."""
    contest, deals = played.contest, played.by_deal()
    levels = list(dict.fromkeys(level for seating in contest.seatings for level in seating))
    rated = ratings(deals, levels)
    partners = contest.partners
    wins = partial(win, partners=partners)
    samples = {level: (per_deal(deals, level, score), per_deal(deals, level, wins)) for level in levels}
    most = {level: extremes(contest.seatings, level, partners) for level in levels}
    of_scores = partial(_of_scores, shared_out(played.tables))
    lines = [
        Line(
            level,
            score=of_scores(samples[level][0], 0, most[level][0]),
            place=within(per_deal(deals, level, place), 1, most[level][1]),
            win=within(samples[level][1], 0, most[level][0]),
            rating=rated[i],
        )
        for i, level in enumerate(levels)
    ]
    differences = [
        Difference(
            first,
            second,
            score=of_scores(samples[first][0] - samples[second][0], -most[second][0], most[first][0]),
            win=within(samples[first][1] - samples[second][1], -most[second][0], most[first][0]),
        )
        for first, second in combinations(levels, 2)
    ]
    return Report(
        game=contest.game,
        options=dict(contest.options),
        seatings=[list(seating) for seating in contest.seatings],
        deals=len(deals),
        tables=len(played.tables),
        command=command,
        lines=sorted(lines, key=lambda line: -line.rating.value),
        differences=differences,
    )


def _of_scores(points: int, samples: Cells, least: float, most: float) -> Estimate:
    """The mean of scores; of points that are shared out a bot has a part between these two."""
    return within(samples, points * least, points * most) if points else estimate(samples)


def told(value: Estimate, form: str, language: str | None) -> str:
    """A number with its interval in brackets, as the reader's language writes fractions.

    >>> [told(Estimate(1.25, -1, 3.5), "+.1f", language) for language in ("en", "pl")]
    ['+1.2 [-1.0, +3.5]', '+1,2 [-1,0; +3,5]']
    """
    number, low, high = (decimal(end, language, form) for end in (value.value, value.low, value.high))
    return say("arena-interval", language, value=number, low=low, high=high)


# the picture: a panel a measure, a bar a bot, a whisker for the interval

WIDTH, ROW, TOP, GAP = 190, 30, 84, 66
LETTER = 7.6  # width at most of a letter of a name
PAPER, INK, ACCENT, PALE = "#f6f2ea", "#22252a", "#2f5d50", "#b9cfc6"


def draw(report: Report, language: str | None = None) -> str:
    """The results as an SVG chart."""
    panels = (
        (say("arena-score", language), [line.score for line in report.lines], "z.2f"),
        (say("arena-wins", language), [line.win.percent() for line in report.lines], "z.1f"),
        (say("arena-rating", language), [line.rating for line in report.lines], "+z.0f"),
    )
    names = [report.names[line.level] for line in report.lines]
    left = 16 + max(80.0, LETTER * max(map(len, names)) + 14)
    width = left + len(panels) * (WIDTH + GAP) + 10
    chosen = ", ".join(f"{name}={value}" for name, value in report.options.items())
    about = textwrap.wrap(f"{chosen} · {say('arena-legend', language)}", int((width - 32) / 6.2))  # letters of 12 px
    top = TOP + 16 * (len(about) - 1)
    height = top + ROW * len(report.lines) + 20
    name = title_of(report.game, language)
    title = say("arena-title", language, game=name, deals=report.deals, matches=report.tables)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" '
        f'height="{height}" font-family="system-ui, sans-serif" font-size="13">',
        f'<rect width="{width:.0f}" height="{height}" fill="{PAPER}"/>',
        _text(16, 26, title, size=16, weight="600"),
        *(_text(16, 46 + 16 * i, words, size=12) for i, words in enumerate(about)),
        *(_text(16, top + ROW * row + 19, name, weight="600") for row, name in enumerate(names)),
    ]
    for panel, (heading, values, form) in enumerate(panels):
        parts += _panel(left + panel * (WIDTH + GAP), top, heading, values, form, language)
    return "\n".join([*parts, "</svg>", ""])


def _panel(left: float, top: float, title: str, values: list[Estimate], form: str, language: str | None) -> list[str]:
    """One measure: bars from zero, each with its interval and its number."""
    low = min(0.0, *(_finite(value.low, value.value) for value in values))
    high = max(0.0, *(_finite(value.high, value.value) for value in values))
    scale = WIDTH / ((high - low) or 1.0)

    def at(value: float) -> float:
        return left + (value - low) * scale

    parts = [_text(left, top - 10, title, size=12)]
    for row, value in enumerate(values):
        y = top + ROW * row
        start, end = sorted((at(0), at(value.value)))
        parts.append(f'<rect x="{start:.1f}" y="{y + 5}" width="{end - start:.1f}" height="18" rx="3" fill="{PALE}"/>')
        a, b = at(_finite(value.low, value.value)), at(_finite(value.high, value.value))
        parts.append(f'<path d="M{a:.1f} {y + 14}H{b:.1f}M{a:.1f} {y + 9}v10M{b:.1f} {y + 9}v10" stroke="{ACCENT}" '
                     'stroke-width="2" fill="none"/>')  # fmt: skip
        parts.append(_text(left + WIDTH + 8, y + 19, decimal(value.value, language, form)))
    parts.append(f'<path d="M{at(0):.1f} {top}v{ROW * len(values)}" stroke="{INK}" stroke-width="1"/>')
    return parts


def _finite(value: float, otherwise: float) -> float:
    return value if abs(value) != float("inf") else otherwise


def _text(x: float, y: float, text: str, size: int = 13, weight: str = "400") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" font-weight="{weight}" fill="{INK}">{escape(text)}</text>'
