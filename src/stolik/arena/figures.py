"""Charts of the report as inline SVG. They are drawn for a phone's width and coloured by the page's style."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from stolik.arena.rating import Estimate, within
from stolik.arena.report import told
from stolik.core.words import decimal

WIDE = 340  # units, which are pixels on a narrow phone
EDGE = 6  # left and right of the scale, so that a dot at its end is whole
ROW, AXIS = 46, 26
FEWEST = 5  # deals of which something can be said
LETTER, DIGIT = 9.2, 7.7  # width at most of a letter of a name, and of a number, in the widest of fonts


def ticks(low: float, high: float, wanted: int = 4) -> list[float]:
    """Round numbers that span a range.

    >>> ticks(-3, 17)
    [-5, 0, 5, 10, 15, 20]
    """
    span = (high - low) or abs(high) or 1.0
    rough = span / wanted
    unit = 10 ** math.floor(math.log10(rough))
    step = next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough * 0.999)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(i * step, 10) for i in range(first, max(last, first + 1) + 1)]


def plain(number: float, language: str | None, form: str = "zg") -> str:
    """A number with a true minus; without a form as short as it can be.

    >>> plain(-2.5, "en"), plain(20.0, "cs"), plain(-2.5, "cs")
    ('−2.5', '20', '−2,5')
    """
    return decimal(number, language, form).replace("-", "−")


def bracketed(value: Estimate, form: str, language: str | None) -> str:
    """A number with its interval, with true minuses and never broken across lines."""
    return told(value, form, language).replace("-", "−").replace(" ", "\u00a0")


def finite(value: Estimate) -> Estimate:
    """An estimate with ends that can be drawn: of a single sample nothing is known but its value."""
    low, high = (end if math.isfinite(end) else value.value for end in (value.low, value.high))
    return Estimate(value.value, low, high)


def whiskers(title: str, rows: Sequence[tuple[str, Estimate]], form: str, language: str | None) -> str:
    """A row a name: its number in words, and below a dot with its interval on a common scale."""
    drawn = [(name, finite(value)) for name, value in rows]
    ends = [end for _, value in drawn for end in (value.low, value.high)]
    marks = ticks(min(ends), max(ends))
    scale = (WIDE - 2 * EDGE) / (marks[-1] - marks[0])
    high = ROW * len(drawn)

    def at(value: float) -> float:
        return EDGE + (value - marks[0]) * scale

    parts = []
    for i, (name, value) in enumerate(drawn):
        y = ROW * i + 32
        parts += [_line(at(mark), y - 6, at(mark), y + 6, "axis" if mark == 0 else "grid") for mark in marks]
        number = bracketed(value, form, language)
        parts.append(_name(y - 15, name, WIDE - DIGIT * len(number)))
        parts.append(_text(WIDE, y - 15, number, "number", "end"))
        parts.append(_line(EDGE, y, WIDE - EDGE, y, "track"))
        parts.append(_line(at(value.low), y, at(value.high), y, "whisker"))
        parts.append(f'<circle cx="{at(value.value):.1f}" cy="{y}" r="5.5" class="dot"/>')
    parts += _scale_below(marks, at, high, language)
    return _svg(title, high + AXIS, parts)


def _scale_below(marks: Sequence[float], at: Callable[[float], float], y: float, language: str | None) -> list[str]:
    """The numbers of a scale, those at its ends kept inside."""
    anchors = ["start", *["middle"] * (len(marks) - 2), "end"]
    places = [0.0, *(at(mark) for mark in marks[1:-1]), float(WIDE)]
    shown = zip(places, marks, anchors, strict=True)
    return [_text(place, y + 17, plain(mark, language), "tick", anchor) for place, mark, anchor in shown]


def running(
    title: str, samples: Sequence[float], label: str, language: str | None, low: float = -100, high: float = 100
) -> str:
    """How a mean of numbers between two ends settles as deals are added, with its 95 % band."""
    tall, left, top = 170, 44, 10
    fewest = min(FEWEST, len(samples))
    counts = sorted({max(fewest, round(len(samples) * i / 60)) for i in range(1, 61)})
    bands = [within(samples[:count], low, high) for count in counts]
    wide = [band for band, count in zip(bands, counts, strict=True) if count >= len(samples) / 10] or bands
    marks = ticks(min(0.0, *(band.low for band in wide)), max(0.0, *(band.high for band in wide)))

    def x(count: float) -> float:
        return left + (count - counts[0]) / max(1, counts[-1] - counts[0]) * (WIDE - left - EDGE)

    def y(value: float) -> float:
        inside = min(max(value, marks[0]), marks[-1])  # the first few deals would flatten all the others
        return top + (marks[-1] - inside) / (marks[-1] - marks[0]) * tall

    upper = [f"{x(count):.1f},{y(band.high):.1f}" for count, band in zip(counts, bands, strict=True)]
    lower = [f"{x(count):.1f},{y(band.low):.1f}" for count, band in zip(counts, bands, strict=True)]
    middle = " ".join(f"{x(count):.1f},{y(band.value):.1f}" for count, band in zip(counts, bands, strict=True))
    parts = [_line(left, y(mark), WIDE - EDGE, y(mark), "axis" if mark == 0 else "grid") for mark in marks]
    parts += [_text(left - 6, y(mark) + 4, plain(mark, language), "tick", "end") for mark in marks]
    parts.append(f'<polygon points="{" ".join(upper + lower[::-1])}" class="band"/>')
    parts.append(f'<polyline points="{middle}" class="curve"/>')
    parts.append(_text(left, top + tall + 17, str(counts[0]), "tick"))
    parts.append(_text(WIDE - EDGE, top + tall + 17, label, "tick", "end"))
    return _svg(title, top + tall + AXIS, parts)


def places(title: str, rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], language: str | None) -> str:
    """A bar a name, cut by how often it took each place; the best is the darkest and comes first."""
    parts = []
    count = len(names)
    for i, (name, shares) in enumerate(rows):
        top, x = ROW * i, 0.0
        parts.append(_name(top + 16, name, WIDE))
        for place, share in enumerate(shares):
            wide = share * WIDE
            strength = 1.0 if count == 1 else 1.0 - 0.85 * place / (count - 1)
            words = f"{names[place]}: {decimal(100 * share, language, '.1f')} %"
            parts.append(
                f'<rect x="{x:.1f}" y="{top + 22}" width="{wide:.1f}" height="20" class="place" '
                f'fill-opacity="{strength:.2f}"><title>{escape(words)}</title></rect>'
            )
            if wide >= 34:
                tone = "on-dark" if strength > 0.55 else "on-light"
                parts.append(_text(x + wide / 2, top + 36, f"{100 * share:.0f}", f"share {tone}", "middle"))
            x += wide
    return _svg(title, ROW * len(rows) + 4, parts)


def _svg(title: str, high: float, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, *parts, "</svg>"])


def _line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def _name(y: float, name: str, room: float) -> str:
    """A name at the left edge; of one too long the middle is left out, and the whole is under the pointer."""
    most = int(room / LETTER)
    if len(name) <= most:
        return _text(0, y, name, "name")
    cut = f"{name[: most // 2]}…{name[len(name) - (most - most // 2 - 1) :]}"
    return _text(0, y, cut, "name").replace("</text>", f"<title>{escape(name)}</title></text>")


def _text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'
