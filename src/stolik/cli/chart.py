"""A chart of a reviewed match as SVG: how the first player's prospects went, and where something was given away."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from stolik.bots.review import Reviewed
from stolik.core.words import say

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
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    title = say("analyse-chart", language, name=names[0]) if duel else say("analyse-chart-lost", language)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        _text(LEFT, 28, title, 16, "start", INK),
        *_grid(low, high, duel),
        f'<polyline fill="none" stroke="{INK}" stroke-width="2" points="{line}"/>',
        *(_mark(one, x, y, names) for one, (x, y) in zip(found, places, strict=True) if one.costly),
        _text(WIDTH - RIGHT, HEIGHT - 12, say("analyse-chart-decisions", language, count=len(found)), 12, "end", INK),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


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


def _grid(low: float, high: float, percent: bool) -> list[str]:
    """Lines across with their values."""
    parts = []
    for i in range(STEPS + 1):
        value = low + (high - low) * i / STEPS
        y = _up(value, low, high)
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="{FAINT}" stroke-width="1"/>'
        )
        parts.append(_text(LEFT - 8, y + 4, f"{100 * value:.0f} %" if percent else f"{value:.2f}", 12, "end", INK))
    return parts


def _mark(one: Reviewed, x: float, y: float, names: Sequence[str]) -> str:
    """A disc for the first player's costly decisions, a square for the others'; the words are its title."""
    words = f"{one.entry}. {names[one.seat]}, {one.notation[0]}: {one.words}"
    title = f"<title>{escape(words)}</title>"
    if one.seat == 0:
        shape = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{FIRST}">{title}</circle>'
    else:
        shape = f'<rect x="{x - 5.5:.1f}" y="{y - 5.5:.1f}" width="11" height="11" fill="{SECOND}">{title}</rect>'
    return shape + _text(
        x, y + 22 if y < HEIGHT - BOTTOM - 30 else y - 12, f"{one.entry}: {one.notation[0]}", 11, "middle", INK
    )
