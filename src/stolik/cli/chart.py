"""A chart of a reviewed match as SVG: how the first player's prospects went, and where something was given away."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from stolik.bots.review import Reviewed
from stolik.core.words import decimal, say

WIDTH, HEIGHT = 960, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 48, 40
PAPER, INK, FAINT, FIRST, SECOND = "#f6f2ea", "#22252a", "#b9b3a6", "#c2501e", "#2b5fa4"
STEPS = 4  # lines across


def chart(names: Sequence[str], found: Sequence[Reviewed], language: str | None = None) -> str:
    """Prospects of the first player with two players, else what each decision gave away; costly ones have a mark."""
    duel = len(names) == 2
    heights = [prospects(one) if duel else one.lost for one in found]
    low, high = (0.0, 1.0) if duel else (0.0, max([*heights, 1e-9]))
    places = [(_across(i, len(found)), _up(height, low, high)) for i, height in enumerate(heights)]
    costly = [one for one in found if one.costly]
    marked = [place for one, place in zip(found, places, strict=True) if one.costly]
    labels = place_labels(marked, [_label(one) for one in costly], [one.lost for one in costly], places)
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    title = say("analyse-chart", language, name=names[0]) if duel else say("analyse-chart-lost", language)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        _text(LEFT, 28, title, 16, "start", INK),
        *_grid(low, high, duel, language),
        f'<polyline fill="none" stroke="{INK}" stroke-width="2" points="{line}"/>',
        *(_pointer(place, label) for place, label in zip(marked, labels, strict=True)),
        *(_mark(one, *place, names) for one, place in zip(costly, marked, strict=True)),
        f'<g paint-order="stroke" stroke="{PAPER}" stroke-width="3">',  # lines across shall not strike names through
        *(_text(*label, _label(one), 11, "middle", INK) for one, label in zip(costly, labels, strict=True) if label),
        "</g>",
        _text(WIDTH - RIGHT, HEIGHT - 12, say("analyse-chart-decisions", language, count=len(found)), 12, "end", INK),
        "</svg>",
    ]
    return "\n".join(filter(None, parts)) + "\n"


def prospects(one: Reviewed) -> float:
    """The first player's chance before a decision, played best."""
    chance = one.best.value if one.seat == 0 else 1.0 - one.best.value
    return min(1.0, max(0.0, chance))


def _across(number: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, count - 1)


def _up(value: float, low: float, high: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)


def _text(x: float, y: float, words: str, size: int, anchor: str, colour: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {place} fill="{colour}">{escape(words)}</text>'


def _grid(low: float, high: float, percent: bool, language: str | None) -> list[str]:
    """Lines across with their values."""
    parts = []
    for i in range(STEPS + 1):
        value = low + (high - low) * i / STEPS
        y = _up(value, low, high)
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="{FAINT}" stroke-width="1"/>'
        )
        words = f"{100 * value:.0f} %" if percent else decimal(value, language)
        parts.append(_text(LEFT - 8, y + 4, words, 12, "end", INK))
    return parts


def _mark(one: Reviewed, x: float, y: float, names: Sequence[str]) -> str:
    """A disc for the first player's costly decisions, a square for the others'; the words are its title."""
    words = f"{one.entry}. {names[one.seat]}, {one.named[0]}: {one.words}"
    title = f"<title>{escape(words)}</title>"
    if one.seat == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{FIRST}">{title}</circle>'
    return f'<rect x="{x - 5.5:.1f}" y="{y - 5.5:.1f}" width="11" height="11" fill="{SECOND}">{title}</rect>'


# names beside the marks

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom
LETTER, TALL = 6.4, 13.0  # at most the width of a letter, and the height of a line
MARK = 7.0  # half of a mark, with some air
AWAY = (22.0, -12.0, 38.0, -28.0, 54.0, -44.0, 70.0, -60.0)  # baselines from the mark, tried in turn
NEAR = 22.0  # names farther off have a line to their mark
PIECES = 12  # that a stretch of the curve is cut into


def place_labels(
    marks: Sequence[Point], texts: Sequence[str], weights: Sequence[float], curve: Sequence[Point] = ()
) -> list[Point | None]:
    """Where each name can stand without touching a name, a mark, the curve or the edge; None if there is no room.

    The heaviest choose first.
    """
    taken: list[Box] = [(x - MARK, y - MARK, x + MARK, y + MARK) for x, y in marks]
    taken += curve_boxes(curve)
    found: list[Point | None] = [None] * len(marks)
    for i in sorted(range(len(marks)), key=lambda i: -weights[i]):
        (x, y), half = marks[i], len(texts[i]) * LETTER / 2
        middle = min(max(x, LEFT + half), WIDTH - RIGHT - half)
        for away in AWAY:
            box = (middle - half, y + away - TALL + 3, middle + half, y + away + 3)
            line = pointer_box((x, y), (middle, y + away))
            inside = box[1] >= TOP - TALL and box[3] <= HEIGHT - BOTTOM + TALL
            if inside and not any(overlap(part, other) for part in (box, line) for other in taken):
                taken += [box, line]
                found[i] = (middle, y + away)
                break
    return found


def curve_boxes(curve: Sequence[Point]) -> list[Box]:
    """The curve as small boxes."""
    boxes = []
    for (x, y), (next_x, next_y) in pairwise(curve):
        wide, high = (next_x - x) / PIECES, (next_y - y) / PIECES
        for i in range(PIECES):
            ends = sorted((y + high * i, y + high * (i + 1)))
            boxes.append((x + wide * i, ends[0] - 1, x + wide * (i + 1), ends[1] + 1))
    return boxes


def pointer_box(mark: Point, label: Point) -> Box:
    """Where the line from a mark to a name farther off runs, the mark's own surroundings left out."""
    (x, y), (middle, base) = mark, label
    if abs(base - y) <= NEAR:
        return (0.0, 0.0, 0.0, 0.0)  # there is none
    left, right = min(x, middle) - 1, max(x, middle) + 1
    return (left, y + 2 * MARK, right, base - TALL) if base > y else (left, base + 4, right, y - 2 * MARK)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share a place."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _label(one: Reviewed) -> str:
    return f"{one.entry}: {one.named[0]}"


def _pointer(mark: Point, label: Point | None) -> str:
    (x, y), (middle, base) = mark, label or mark
    if abs(base - y) <= NEAR:
        return ""
    end = base - TALL + 2 if base > y else base + 3
    return f'<path d="M{x:.1f} {y:.1f}L{middle:.1f} {end:.1f}" stroke="{INK}" stroke-width="0.7"/>'
