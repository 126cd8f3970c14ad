"""What has happened at the table, sentence by sentence, as one seat saw it."""

from __future__ import annotations

from collections.abc import Sequence


class Log:
    """Sentences in order; those since the reader's last move are new."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.new_from = 0
        self.printed = 0  # how many have been printed where nothing is redrawn

    def add(self, lines: Sequence[str]) -> None:
        """Something has happened."""
        self.lines += lines

    def read(self) -> None:
        """The reader has made a move: what comes now is new."""
        self.new_from = len(self.lines)

    def unprinted(self) -> list[str]:
        """The sentences that have not been printed yet; they count as printed from now on."""
        lines = self.lines[self.printed :]
        self.printed = len(self.lines)
        return lines
