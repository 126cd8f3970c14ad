"""A match at the terminal: one person, the others bots. Only what the person's seat may see is ever drawn."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from stolik.cli import saving
from stolik.cli.log import Log
from stolik.cli.paper import Paper
from stolik.cli.picture import Picture
from stolik.cli.screens import Event, Scene, View, screen_of
from stolik.cli.seating import Seating
from stolik.cli.timer import Timer
from stolik.core.contract import HOST
from stolik.core.errors import NotPossible
from stolik.core.match import Match
from stolik.core.record import Deal, Play, Record, Undo
from stolik.core.registry import bot
from stolik.core.replaying import begin
from stolik.core.telling import tell, waiting
from stolik.core.words import say

NEW_DEAL = "dealt"  # the event before which people look at how the last deal ended


class Leave(Exception):
    """The person gets up from the table."""


class Table:
    """A match, the person's seat, and the bots in the other seats."""

    def __init__(
        self, match: Match, seating: Seating, paper: Paper, file: Path, seconds: float | None = None, pace: float = 0.4
    ) -> None:
        self.match, self.game = match, match.game
        self.me, self.names = seating.me, seating.shown(paper.language)
        self.paper, self.language, self.file = paper, paper.language, file
        self.seconds, self.pace = seconds, pace
        self.bots = {seat: bot(self.game.name, level) for seat, level in enumerate(seating.levels) if level}
        self.screen = screen_of(self.game.name)
        self.log = Log()
        self.timer = Timer(match, running=paper.redraws)
        self.line: list[int] = []  # whose actions stand, in order
        self.plays = 0  # how many actions there were, also those taken back
        self.heard: dict[int, list[int]] = {}  # of what choice a partner has said its opinion

    def say(self, message: str, **values: Any) -> str:
        """Words in the reader's language."""
        return say(message, self.language, **values)

    # the course of the match

    def recall(self, record: Record) -> None:
        """Tell what has happened so far: by which seed the deals are fixed, the opening, or all of a saved match."""
        if any(isinstance(entry, Deal) for entry in record.actions):  # nothing is dealt in some games
            self.log.add([self.say("play-commits", commitment=self.match.commitment)])
        notice = self.game.notice(self.language)
        if notice:
            self.log.add([notice])
        again = begin(record)
        for number, entry in enumerate(record.actions):
            story = again.state.story.tobytes()
            again.repeat(entry)
            if isinstance(entry, Play):
                self.plays += 1
                self.line.append(entry.seat)
                if entry.seat == self.me:
                    self.log.read()
            elif isinstance(entry, Undo):
                del self.line[-entry.count :]
                self.log.add([self.say("play-undone")])
            following = record.actions[number + 1 : number + 2]
            if not self.game.lists_all and again.state.story.tobytes() == story:
                continue  # said to a partner alone
            if not isinstance(entry, Undo) and not any(isinstance(entry, Deal) for entry in following):
                self.log.add(self.told(again.view(self.me)["story"]))  # a deal goes on with the story
        self.log.printed = self.log.new_from

    def play(self, seat: int, action: int) -> None:
        """Make a move and tell what it did, step by step."""
        before = self.view() if self.paper.redraws else {}
        story = self.match.state.story.tobytes()
        self.match.play(seat, action)
        self.line.append(seat)
        self.plays += 1
        self.timer.press(self.match)
        after = self.view()
        if not self.game.lists_all and self.match.state.story.tobytes() == story:
            return  # said to a partner alone: it shows beside the board and tells no story
        if self.paper.redraws:
            self.follow(before, after)
        else:
            self.log.add(self.told(after["story"]))

    def bot_turn(self) -> None:
        """Let a bot move; whoever is asked something in another side's time comes first, or it would be too late."""
        running = self.match.ticking
        seat = min(self.match.acting, key=lambda seat: seat in running)
        action = self.decided(seat).action
        if not self.flag_falls():
            self.play(seat, action)

    def decided(self, seat: int) -> Any:
        """What a bot would do now, and say before; it sees what its seat sees."""
        hidden = self.game.hide(self.match.state, seat)
        digest = hashlib.sha256(f"{self.match.commitment}/{self.plays}".encode()).digest()
        seed = int.from_bytes(digest[:6], "big")  # a match that goes on later goes on in the same way
        with self.timer.spending(), self.paper.thinking(self.say("play-thinking", name=self.names[seat])):
            return self.bots[seat].decide(self.game, hidden, seat, seconds=self.seconds, seed=seed)

    def hear_partners(self) -> None:
        """Let bots on my side answer what I have asked, and say once what they would like to do."""
        for seat in self.game.partners(self.me):
            if seat not in self.bots:
                continue
            hidden = self.game.hide(self.match.state, seat)
            if self.game.addressed(hidden, seat):
                answer = self.bots[seat].answer(self.game, hidden, seat)
                if answer is not None:
                    self.play(seat, answer)
            choices = self.match.legal(seat)
            if choices and choices != self.heard.get(seat):
                self.heard[seat] = choices
                for gesture in self.decided(seat).said:
                    self.play(seat, gesture)

    def flag_falls(self) -> bool:
        """Drop the flag if somebody's time is over; whether it was."""
        if not self.timer.fallen():
            return False
        self.play(HOST, self.game.FLAG)
        return True

    # what there is to see

    def view(self) -> View:
        """What my seat sees, and what the clocks say where they run."""
        view = self.match.view(self.me)
        clock = self.timer.shown()
        return view if clock is None else view | {"clock": clock}

    def written(self, action: int) -> str:
        """One of my actions as the reader's language writes it."""
        return self.game.worded(self.game.hide(self.match.state, self.me), self.me, action, self.language)

    def told(self, story: Sequence[Event]) -> list[str]:
        """What happened and by which rule, without what the table shows anyway."""
        return [sentence for sentence in self.sentences(story) if sentence]

    def sentences(self, story: Sequence[Event]) -> list[str]:
        """A sentence with its rule for each event of a story; nothing for what the table shows anyway."""
        said = zip(tell(self.game, story, self.names, self.me, self.language), story, strict=True)
        return ["" if event["event"] in self.screen.QUIET else f"{words} [{event['rule']}]" for words, event in said]

    def follow(self, before: View, after: View) -> None:
        """Show the table as it changes, event by event, with a sentence each."""
        story, shown = after["story"], before
        sentences = self.sentences(story)
        for number, event in enumerate(story, 1):
            if event["event"] == NEW_DEAL and number > 1:
                self.stop("play-next-deal")
            following = story[number]["event"] if number < len(story) else None
            shown = after if following is None else self.screen.after(shown, event)
            quiet = event["event"] in self.screen.QUIET
            if quiet and following == event["event"]:
                continue  # many cards turned over at once are one change
            self.log.add([] if quiet else [sentences[number - 1]])
            self.picture(shown, sentence="").draw(self.paper)
            if not quiet or following is not None:
                self.paper.wait(self.pace)

    def picture(self, view: View, sentence: str, notice: RenderableType | None = None) -> Picture:
        """The table as it is to be drawn."""
        mine = self.me in view["acting"] and self.game.lists_all  # elsewhere a list would tell what is valid
        legal = {action: self.written(action) for action in self.match.legal(self.me)} if mine else {}
        width = self.paper.console.width
        scene = Scene(self.game, view, self.names, self.me, legal, self.language, width, self.paper.large)
        keys = self.keys() if self.me in view["acting"] and sentence else ""
        return Picture(self.screen, scene, self.log, sentence, keys, notice)

    def keys(self) -> str:
        """What can be typed besides a move; hints, taking back and resigning where they are to be had."""
        may = {True: "yes", False: "no"}
        two = len(self.game.teams) == 2
        return self.say("play-keys", hint=may[self.game.lists_all], undo=may[self.may_undo()], resign=may[two])

    def may_undo(self) -> bool:
        """Whether my last move can be taken back."""
        try:
            self.match.before(self.match.since(self.me))
        except NotPossible:
            return False
        return True

    def show(self, notice: RenderableType | None = None) -> None:
        """Show the table as it is, and whom it waits for."""
        view = self.view()
        self.picture(view, waiting(self.game, view, self.names, self.me, self.language), notice).draw(self.paper)

    def note(self, words: str) -> None:
        """Show the table with something the person should know."""
        self.show(Text(words, "warning"))

    def stop(self, question: str) -> None:
        """Let the person look at the end of a deal as long as they like."""
        if not self.paper.redraws:
            return
        if self.paper.ask(f"{self.say(question)} ") == "q":
            raise Leave
        self.log.read()

    def save(self) -> str:
        """Write the match, its secret seed included, to its file; what went wrong, or nothing."""
        try:
            saving.save(self.match.saved, self.file)
        except saving.CannotSave as error:
            return str(error)
        return ""
