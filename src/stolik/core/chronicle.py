"""What everybody at a table has seen happen: all that may be written down where all can read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stolik.core.past import Step
from stolik.core.record import Deal, Play

if TYPE_CHECKING:
    from stolik.core.match import Match


class Chronicle:
    """Follows the line of a match in a second one of its own, looks with a spectator's eye, and tells the scribe."""

    def __init__(self, again: Match) -> None:
        self._match = again
        self._followed = 0  # steps
        self._story = again.game.story(again.hidden(None))
        self._scribe = again.game.scribe(again.hidden(None)[0])
        self.written = self._scribe.written()

    def follow(self, line: Sequence[Step]) -> None:
        """Take in the steps that have been added to the line."""
        for step in line[self._followed :]:
            self._followed += 1
            events = self._take(step)
            if events:
                self._scribe.write(events)
                self.written = self._scribe.written()

    def _take(self, step: Step) -> list[dict[str, Any]]:
        """The events of a step: deals go on with the story of the action before them, whispers tell nobody anything."""
        before = self._story
        self._match.repeat(step if isinstance(step, Deal) else Play(*step, ""))
        self._story = self._match.game.story(self._match.hidden(None))
        if isinstance(step, Deal):
            return self._story[len(before) :]
        return self._story if self._story != before else []
