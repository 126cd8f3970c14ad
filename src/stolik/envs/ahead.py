"""What of a batch is up to date, and what is made ahead: what was asked for after one step likely is after the next."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.envs.share import DRAW, DRAWN, LIST, LISTED, MASK, NEW_LUCK


@dataclass
class Ahead:
    """All as bits of a tour."""

    fresh: int = 0  # what is up to date
    asked: int = 0  # what was asked for since the last step
    lucky: bool = False  # whether the numbers that random decisions come from are yet to be used
    drawn: bool = False  # whether those drawn last are among the decisions that are listed now

    def ask(self, wants: int) -> int:
        """Remember what is asked for, and what it is made of; return what of it is not up to date."""
        if wants & (MASK | DRAW):
            wants |= LIST
        self.asked |= wants
        return wants & ~self.fresh

    def begin_step(self) -> int:
        """Nothing is up to date any more; return what was asked for since the last step."""
        again, self.asked = self.asked, 0
        self.forget()
        return again

    def forget(self) -> None:
        """Nothing is up to date any more."""
        self.fresh, self.drawn = 0, False

    def with_luck(self, wants: int) -> int:
        """What is wanted, and new luck if the last is used up."""
        if wants & DRAW and not self.lucky:
            self.lucky = True
            return wants | NEW_LUCK
        return wants

    def known(self) -> int:
        """What helps to look whether actions are allowed."""
        return (LISTED if self.fresh & LIST else 0) | (DRAWN if self.drawn else 0)
