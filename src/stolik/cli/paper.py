"""The terminal as Stolik uses it: a screen that is drawn anew, or plain text, block after block.

Plain text it is wherever a screen cannot be cleared or should not be: output into a file or a pipe,
a dumb terminal, ``NO_COLOR``. It holds no control codes at all.
"""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text
from rich.theme import Theme

from stolik.core.words import say

if sys.platform != "win32":
    import termios

# mid-tones that can be read on light and on dark ground; every meaning also has a mark, an edge or a word
THEME = Theme(
    {
        "label": "color(244)",
        "accent": "bold color(166)",
        "warning": "color(167)",
        "heads1": "",
        "heads2": "color(37)",
        "heads3": "color(136)",
        "heads5": "color(166)",
        "heads7": "bold color(161)",
    }
)
ROOM = (80, 24)  # columns and lines from which on cards are drawn large
SOON = 0.6  # seconds of thinking that need no explanation


def make_console(stderr: bool = False) -> Console:
    """A console in Stolik's colours, or without any control codes where they are not wanted."""
    bare = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM", "") in ("dumb", "unknown")
    return Console(
        theme=THEME,
        stderr=stderr,
        highlight=False,
        markup=False,
        emoji=False,
        color_system=None if bare else "auto",
        force_terminal=False if bare else None,
    )


class Paper:
    """One terminal: shows, asks, waits."""

    def __init__(self, language: str, console: Console | None = None) -> None:
        self.console = console or make_console()
        self.language = language
        self.explained = ""  # the keys that were printed last, where nothing is redrawn
        answers = console is not None or sys.stdin.isatty()  # scripted input wants a transcript
        self.redraws = answers and self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def large(self) -> bool:
        """Whether a person looks at it and there is room for large cards."""
        size = self.console.size
        return (self.redraws or sys.stdout.isatty()) and size.width >= ROOM[0] and size.height >= ROOM[1]

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Use a screen of its own as long as the match lasts, and give the old one back."""
        if self.redraws:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self.redraws:
                self.console.set_alt_screen(False)

    def show(self, *blocks: RenderableType) -> None:
        """Put these blocks on the screen, in place of what was there."""
        with self.console:  # one write, so that nothing flickers
            if self.redraws:
                self.console.clear()
            for block in blocks:
                self.console.print(block)

    def lines(self, block: RenderableType, width: int | None = None) -> list[list[Segment]]:
        """A block as lines, to see how many there are."""
        options = self.console.options.update(width=width or self.console.width, height=None)
        return self.console.render_lines(block, options, pad=False)

    def ask(self, question: str = "› ", patience: float | None = None) -> str:
        """A line of input; EOFError when there is none any more. An empty one after so many seconds of patience."""
        self.console.file.flush()
        if patience is not None and self.redraws and sys.stdin.isatty() and sys.platform != "win32":
            self.console.file.write(question)
            self.console.file.flush()
            if not select.select([sys.stdin], [], [], patience)[0]:
                termios.tcflush(sys.stdin, termios.TCIFLUSH)  # what was begun belongs to no later question
                return ""
            question = ""
        text = input(question)
        if not sys.stdin.isatty():
            print(text)  # a transcript should hold what was answered
        return text.strip()

    def corner(self, text: str) -> None:
        """Write a few letters into the upper right corner while somebody types elsewhere."""
        if self.redraws and sys.stdout.isatty():
            column = max(1, self.console.width - len(text))
            self.console.file.write(f"\x1b7\x1b[1;{column}H{text}\x1b8")
            self.console.file.flush()

    def wait(self, seconds: float) -> None:
        """Let a change be seen; whoever types is not kept waiting."""
        if not self.redraws or seconds <= 0:
            return
        if sys.platform == "win32":
            time.sleep(seconds)
        else:
            select.select([sys.stdin], [], [], seconds)

    @contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        """Say that somebody is thinking, if it takes long enough to wonder."""
        timer = Timer(SOON, lambda: self.console.print(Text(words, "label"), end=""))
        if self.redraws:
            timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def pages(self, block: RenderableType) -> None:
        """Show a long text page by page; all at once where nothing is redrawn."""
        if not self.redraws:
            self.console.print(block)
            return
        lines = self.lines(block)
        size = max(1, self.console.height - 2)
        for first in range(0, len(lines), size):
            self.show(*(Line(line) for line in lines[first : first + size]))
            last = first + size >= len(lines)
            question = say("play-pages-back" if last else "play-pages-more", self.language)
            if self.ask(question + " ") and not last:
                return


class Line:
    """A line that is rendered already."""

    def __init__(self, segments: list[Segment]) -> None:
        self.segments = segments

    def __rich_console__(self, console: Console, options: object) -> Iterator[Segment]:
        yield from self.segments
        yield Segment.line()
