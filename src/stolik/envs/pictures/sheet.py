"""A sheet to draw on: shapes and letters of an SVG picture, in the colours of Stolik."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

PAPER, FELT, INK, ACCENT, SECOND, FAINT = "#f6f2ea", "#2f5d50", "#22252a", "#c2501e", "#2b5fa4", "#8a857a"
CARD, CARD_HEIGHT, GAP = 40, 56, 6  # cards are 5 : 7
WIDE_MARKS = 5  # signs that a card is wide enough for; more are written smaller


class Sheet:
    """Shapes put one over the other."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._shapes: list[str] = []
        self.box(0, 0, width, height, PAPER, radius=0)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, edge: str = "none", radius: float = 4
    ) -> None:
        """A rectangle with round corners."""
        self._shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}" '
            f'stroke="{edge}"/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str) -> None:
        """A circle by its middle."""
        self._shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>')

    def write(self, x: float, y: float, text: object, size: int = 14, fill: str = INK, anchor: str = "middle") -> None:
        """Letters whose middle (or start) is at x, on the line y."""
        style = f'font-size="{size}" fill="{fill}" text-anchor="{anchor}"'
        self._shapes.append(f'<text x="{x:g}" y="{y:g}" {style}>{escape(str(text))}</text>')

    def card(self, x: float, y: float, face: str, mark: str = "", edge: str = FAINT, ink: str = INK) -> None:
        """A card with its face and a mark below."""
        self.box(x, y, CARD, CARD_HEIGHT, "#ffffff", edge)
        self.write(x + CARD / 2, y + 26, face, 17, ink)
        self.write(x + CARD / 2, y + 46, mark, 10 if len(mark) <= WIDE_MARKS else 7, ink)

    def back(self, x: float, y: float) -> None:
        """A card that lies face down."""
        self.box(x, y, CARD, CARD_HEIGHT, FELT, FAINT)

    def seats(self, x: float, y: float, lines: Sequence[str], acting: Sequence[int]) -> None:
        """A line for each seat; whoever the table waits for has a mark."""
        for seat, line in enumerate(lines):
            mark, ink = ("▶ ", ACCENT) if seat in acting else ("", INK)
            self.write(x, y + 20 * seat, f"{mark}player_{seat} · {line}", 13, ink, "start")

    def svg(self) -> str:
        """The picture."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}" font-family="system-ui, sans-serif">'
            + "".join(self._shapes)
            + "</svg>\n"
        )
