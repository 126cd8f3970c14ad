"""Whole stretches of a match in one compiled call."""

from __future__ import annotations

from typing import Any

from stolik.core.contract import apply, check, hide, redeal, sound
from stolik.core.kernel import Cells, kernel


@kernel
def follow(rules: Any, states: Cells, seats: Cells, actions: Cells) -> int:
    """From the first state write the state after each action; return how many were allowed."""
    for i in range(len(actions)):
        if check(rules, states[i], seats[i], actions[i]) != 0:
            return i
        states[i + 1] = states[i]
        apply(rules, states[i + 1], seats[i], actions[i])
    return len(actions)


@kernel
def hide_each(rules: Any, states: Cells, eye: int) -> None:
    """Blank in every state what an eye may not know."""
    for i in range(len(states)):
        hide(rules, states[i], eye)


@kernel
def redeal_each(rules: Any, states: Cells, eye: int, random: Cells) -> None:
    """Fill the blanks of every state."""
    for i in range(len(states)):
        redeal(rules, states[i], eye, random)


@kernel
def sound_each(rules: Any, states: Cells, codes: Cells) -> None:
    """Write the rule that each state breaks, or 0."""
    for i in range(len(states)):
        codes[i] = sound(rules, states[i])


@kernel
def check_each(rules: Any, states: Cells, seat: int, actions: Cells, codes: Cells) -> None:
    """Write what `check` says of each action."""
    for i in range(len(actions)):
        codes[i] = check(rules, states[0], seat, actions[i])
