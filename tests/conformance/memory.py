"""What a table remembers: what the laws ask of every game, answered by one without secrets."""

from __future__ import annotations

from typing import Any

from stolik.core.game import Game
from stolik.core.kernel import Cells
from tests.conformance.kernels import Action
from tests.conformance.trails import Moment


class NoPast(Exception):
    """No table, deal and log can have led to an imagined world."""


class Memory:
    """A game without secrets: every eye knows the deal and every action as it was."""

    whispers = False  # whether players do things that others do not even notice

    def table(self, game: Game, world: Any, moment: Moment, eye: int) -> Cells:
        """The table when the deal was owed; where racks outlive a deal, as the imagined world would have it."""
        assert moment.before is not None
        return moment.before

    def rewind(self, game: Game, world: Any, moment: Moment, eye: int) -> tuple[list[int], list[Action]]:
        """The deal that an imagined world comes from and the actions since; what the eye has seen is as it was."""
        return moment.order, moment.log

    def forgotten(self, moment: Moment, eye: int, broken: int) -> bool:
        """Whether the record forgets by design what the table before the deal is found to break."""
        return False

    def secret(self, game: Game, moment: Moment, eye: int) -> list[int]:
        """The places in the deal whose numbers the eye has not seen."""
        return []

    def renumber(self, action: int, a: int, b: int) -> int:
        """An unseen action after two dealt numbers have changed places."""
        return action
