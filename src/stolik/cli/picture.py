"""One look at the table: heading, table, what happened, my hand, whom the table waits for, what can be typed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.segment import Segment
from rich.text import Text

from stolik.cli.log import Log
from stolik.cli.paper import Line, Paper
from stolik.cli.screens import Scene, Screen
from stolik.core.telling import title

TABLE = 82  # columns that no table needs more of
BESIDE = 122  # columns from which on the log stands beside the table
AIRY = 28  # lines from which on there is some space between the parts
SPARE = 2  # a line to type in, and one for Enter
LOG_LINES = (3, 12)  # at least and at most, below the table


@dataclass
class Picture:
    """What is to be shown."""

    screen: Screen
    scene: Scene
    log: Log
    sentence: str
    keys: str = ""
    notice: RenderableType | None = None

    def draw(self, paper: Paper) -> None:
        """Show all of it; where nothing is redrawn, only the news before it."""
        if not paper.redraws:
            self._print(paper)
            return
        wide = paper.console.width >= BESIDE
        space: list[list[Segment]] = [[]] if paper.console.height >= AIRY else []
        heading, table = paper.lines(self.heading()), paper.lines(self.screen.table(self.scene))
        foot = [*space, *paper.lines(Group(*self._foot()))]
        taken = len(heading) + len(space) + (0 if wide else len(table)) + len(foot) + SPARE
        fewest, most = LOG_LINES
        room = min(max(paper.console.height - taken, 0 if self.notice else fewest), most)
        if wide:
            room = max(room, len(table))
            beside = self._recent(paper, room, paper.console.width - TABLE - 2)
            nothing: list[Segment] = []
            paired = zip_longest(table, beside, fillvalue=nothing)
            middle = [Segment.adjust_line_length(left, TABLE + 2) + right for left, right in paired]
        else:
            middle = table + self._recent(paper, room, paper.console.width)
        paper.show(*(Line(line) for line in [*heading, *space, *middle, *foot]))

    def _foot(self) -> list[RenderableType]:
        """My hand, whom the table waits for, and what can be typed or what the person should know."""
        sentence = Text(f"▶ {self.sentence}" if self.sentence else "", "accent")
        return [self.screen.hand(self.scene), sentence, self.notice or Text(self.keys, "label")]

    def heading(self) -> Text:
        """The game and how far the match has come."""
        name, progress = title(self.scene.game.name, self.scene.language), self.screen.progress(self.scene)
        line = Text.assemble((name, "bold"), (f"  {progress}", "label"))
        line.truncate(self.scene.width, overflow="ellipsis")
        return line

    def _recent(self, paper: Paper, room: int, width: int) -> list[list[Segment]]:
        """The last sentences that fit, new ones marked; a first line says so when some new ones do not fit."""
        read = self.log.lines[max(0, self.log.new_from - room) : self.log.new_from]
        old = [line for words in read for line in _hung(paper, "  ", words, "label", width)]
        unread = self.log.lines[max(self.log.new_from, len(self.log.lines) - room - 1) :]
        new = [line for words in unread for line in _hung(paper, "› ", words, "", width)]
        if len(new) > room:
            more = _hung(paper, "  ", self.scene.say("play-log-more"), "label", width)
            return [*more[:1], *new[len(new) - room + 1 :]][:room]
        lines = [*old[max(0, len(old) + len(new) - room) :], *new]
        return lines + [[]] * (room - len(lines))

    def _print(self, paper: Paper) -> None:
        """Plain text: what happened since, then the table; or only the notice, if there is one."""
        if self.notice is not None:
            paper.show(self.notice)
            return
        news = [Text(line) for line in self.log.unprinted()]
        keys = [] if self.keys in ("", paper.explained) else [Text(self.keys)]
        paper.explained = self.keys or paper.explained
        paper.show(*news, "", self.heading(), self.screen.table(self.scene), self.screen.hand(self.scene))
        paper.show(Text(self.sentence), *keys)


def _hung(paper: Paper, mark: str, words: str, style: str, width: int) -> list[list[Segment]]:
    """A sentence with a mark before it; lines after the first are indented."""
    wrapped = paper.lines(Text(words, style), width - len(mark))
    return [[Segment(" " * len(mark) if number else mark), *line] for number, line in enumerate(wrapped)]
