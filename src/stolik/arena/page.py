"""What an arena found out, as one HTML file that needs nothing else: charts, numbers, and how to play it again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from html import escape
from itertools import pairwise
from typing import Any

from stolik.arena.duel import Played
from stolik.arena.entrants import shown
from stolik.arena.figures import FEWEST, bracketed, places, plain, running, whiskers
from stolik.arena.league import League, Member
from stolik.arena.rating import extremes, per_deal, win
from stolik.arena.report import Difference, Report
from stolik.arena.style import STYLE
from stolik.core.telling import title as title_of
from stolik.core.words import preferred_language, say

PAIRS = 3  # differences of which a chart shows how they settled
COMPARED = 6  # members of a league at most of which all duels are shown


def make_page(report: Report, played: Played, league: League | None = None, language: str | None = None) -> str:
    """The whole report."""
    language = language or preferred_language()
    name = title_of(report.game, language)
    title = say("arena-title", language, game=name, deals=report.deals, matches=report.tables)
    neighbours = _neighbours(report)
    findings = "".join(f"<li>{escape(finding(found, language, report.names))}</li>" for found in neighbours)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<ul class=findings>{findings}</ul>" if findings else "",
        f"<p class=note>{escape(say('arena-page-intervals', language))}</p>",
        _charts(report, played, language),
        _numbers(report, language),
        _league(league, language) if league else "",
        _played(report, played, language),
    ]
    body = "\n".join(part for part in parts if part)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body><main>\n{body}\n</main></body>\n</html>\n"
    )


def _neighbours(report: Report) -> list[Difference]:
    """The differences between each bot and the one rated next below."""
    known = {(found.first, found.second): found for found in report.differences}
    pairs = pairwise(line.level for line in report.lines)
    return [known.get(pair) or known[pair[::-1]].turned() for pair in pairs]


def finding(found: Difference, language: str | None, shown_as: Mapping[str, str] | None = None) -> str:
    """What two bots' wins say of them, in a sentence."""
    shown_as = shown_as or shown((found.first, found.second))
    if found.win.value < 0:
        found = found.turned()
    message = "arena-page-ahead" if found.win.excludes_zero else "arena-page-level"
    ends = (found.win.low, found.win.value, found.win.high)
    low, value, high = (plain(100 * number, language, "z.1f") for number in ends)
    names = {"first": shown_as[found.first], "second": shown_as[found.second]}
    return say(message, language, **names, value=value, low=low, high=high)


def _figure(title: str, drawing: str, note: str = "") -> str:
    below = f"<p class=note>{escape(note)}</p>" if note else ""
    return f"<figure><figcaption>{escape(title)}</figcaption>\n{drawing}{below}</figure>"


def _charts(report: Report, played: Played, language: str) -> str:
    measures = {
        "wins": ("z.1f", [line.win.percent() for line in report.lines]),
        "rating": ("+z.0f", [line.rating for line in report.lines]),
        "score": ("z.2f", [line.score for line in report.lines]),
    }
    names = [report.names[line.level] for line in report.lines]
    figures = []
    for name, (form, values) in measures.items():
        title = say(f"arena-{name}", language)
        note = say("arena-page-rating-note", language) if name == "rating" else ""
        figures.append(_figure(title, whiskers(title, list(zip(names, values, strict=True)), form, language), note))
    figures.append(_places(report, played, language))
    deals, partners = played.by_deal(), played.contest.partners
    wins = partial(win, partners=partners)
    for found in _neighbours(report)[:PAIRS] if report.deals > FEWEST else ():  # else there is only the end to draw
        title = say("arena-page-settling", language, first=report.names[found.first], second=report.names[found.second])
        samples = 100 * (per_deal(deals, found.first, wins) - per_deal(deals, found.second, wins))
        label = say("arena-page-deals", language, count=report.deals)
        both = (found.first, found.second)
        most, least = (100 * extremes(played.contest.seatings, name, partners)[0] for name in both)
        figures.append(_figure(title, running(title, samples.tolist(), label, language, -least, most)))
    return "<div class=charts>" + "\n".join(figures) + "</div>"


def _places(report: Report, played: Played, language: str) -> str:
    """How often each bot took each place."""
    seats = len(played.tables[0].places)
    names = [say("arena-page-nth", language, place=place) for place in range(1, seats + 1)]
    rows = []
    for line in report.lines:
        taken = [
            table.places[seat]
            for table in played.tables
            for seat, level in enumerate(table.seating)
            if level == line.level
        ]
        rows.append((report.names[line.level], [taken.count(place) / len(taken) for place in range(1, seats + 1)]))
    title = say("arena-page-places", language)
    return _figure(title, places(title, rows, names, language), say("arena-page-places-note", language))


def _numbers(report: Report, language: str) -> str:
    headings = [say(f"arena-{name}", language) for name in ("bot", "score", "place", "wins", "rating")]
    rows = []
    for line in report.lines:
        shown = zip(
            (line.score, line.place, line.win.percent(), line.rating),
            ("z.2f", "z.2f", "z.1f", "+z.0f"),
            strict=True,
        )
        rows.append([line.level, *(bracketed(value, form, language) for value, form in shown)])
    return f"<h2>{escape(say('arena-page-numbers', language))}</h2>" + _table(headings, rows)


def _table(headings: list[str], rows: list[list[str]]) -> str:
    """A table that becomes a list of cards on a narrow screen."""
    head = "".join(f"<th scope=col>{escape(heading)}</th>" for heading in headings)
    body = []
    for first, *others in rows:
        cells = zip(headings[1:], others, strict=True)
        told = "".join(f'<td data-label="{escape(name)}">{escape(cell)}</td>' for name, cell in cells)
        body.append(f"<tr><th scope=row>{escape(first)}</th>{told}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"


def _league(league: League, language: str) -> str:
    """The ladder, and who came before whom."""
    ladder, names = league.ladder(), shown(league.members)
    title = say("arena-league-ladder", language, count=len(ladder))
    chart = whiskers(title, [(names[name], member.rating) for name, member in ladder], "z.1f", language)
    best = [name for name, _ in ladder[:COMPARED]]
    rows = [[name, *(_duels(league.members[name], other) for other in best)] for name in best]
    duels = _table([say("arena-bot", language), *(names[name] for name in best)], rows) if len(best) > 1 else ""
    heading = f"<h2>{escape(say('arena-league', language))}</h2>"
    note = say("arena-league-note", language)
    caption = f"<h3>{escape(say('arena-league-duels', language))}</h3>" if duels else ""
    return f"{heading}<div class=charts>{_figure(title, chart, note)}</div>{caption}{duels}"


def _duels(member: Member, other: str) -> str:
    """How often a member came before another, and of how many meetings."""
    met = member.met.get(other, 0)
    return f"{100 * member.before.get(other, 0.0) / met:.0f} % ({met})" if met else ""


def _played(report: Report, played: Played, language: str) -> str:
    """All that is needed to play it again."""
    contest = played.contest
    facts: dict[str, Any] = {
        "game": report.game,
        "options": ", ".join(f"{name}={value}" for name, value in report.options.items()),
        "seatings": " · ".join(", ".join(report.names[name] for name in seating) for seating in report.seatings),
        "seed": contest.seed,
    }
    if contest.seconds is not None:
        facts["seconds"] = f"{contest.seconds:g}"
    elif contest.effort is not None:
        facts["effort"] = contest.effort
    told = "".join(f"<dt>{escape(say(f'arena-page-{name}', language))}</dt><dd>{escape(str(value))}</dd>"
                   for name, value in facts.items())  # fmt: skip
    repeats = say("arena-timed" if contest.timed else "arena-page-repeats", language)
    heading = f"<h2>{escape(say('arena-page-played', language))}</h2>"
    return f"{heading}<dl>{told}</dl><pre>{escape(report.command)}</pre><p class=note>{escape(repeats)}</p>"
