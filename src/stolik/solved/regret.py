"""What a bot gives away in solved positions, with its 95 % interval over positions.

    python -m stolik.solved nimmt strong --cards 2 --positions 200
    python -m stolik.solved ogorek strong --cards 3 --positions 20
    python -m stolik.solved ogorek-open strong --cards 6 --positions 50

`loss` is against an opponent who plays the solution: what the best action would bring less what the bot's choice
brings. A bot that is asked several times (by seeds) is taken with the odds that it shows. `exposure`, where both
choose at once, is against the best answer to those odds; so few seeds make it look larger than it is.

In `ogorek-open` the solution sees both hands and the bot only its own, as always: what it gives away is part mistakes,
part what nobody could know. It tells bots apart; that it is not 0 proves nothing against one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from stolik.arena.rating import Estimate, estimate
from stolik.core.errors import BadOption, NotPossible
from stolik.core.game import Game
from stolik.core.registry import bot as named_bot
from stolik.core.registry import game as named
from stolik.envs.batch import MOST
from stolik.envs.given import whole
from stolik.solved import deals, nimmt, ogorek
from stolik.solved.matrix import against_columns, against_rows


class Given(NamedTuple):
    """What one decision gives away."""

    loss: float
    exposure: float | None


class Regret(NamedTuple):
    """What a bot gives away in a decision, on the average over positions; `most` is the worst decision."""

    unit: str
    decisions: int
    loss: Estimate
    exposure: Estimate | None
    most: float


class Asked:
    """A bot that is asked the same several times."""

    def __init__(self, game: Game, bot: Any, seeds: int, effort: int | None) -> None:
        self.game, self.bot, self.seeds, self.effort = game, bot, seeds, effort

    def odds(self, state: Any, seat: int, actions: list[int]) -> list[Fraction]:
        """How often it takes each action, seeing what the seat sees."""
        hidden = self.game.hide(state, seat)
        chosen = Counter(
            self.bot.choose(self.game, hidden, seat, effort=self.effort, seed=seed) for seed in range(self.seeds)
        )
        return [Fraction(chosen[action], self.seeds) for action in actions]


def in_nimmt(asked: Asked, positions: int, cards: int, seed: int) -> Iterator[list[Given]]:
    """Both seats of endings with so many cards each, in heads."""
    for ending in nimmt.endings(positions, cards, seed):
        value, rows, columns = ending.solution
        first = asked.odds(ending.state, 0, ending.hands[0])
        gains = against_columns(ending.table, columns)
        loss = value - sum(odds * gain for odds, gain in zip(first, gains, strict=True))
        given = [Given(float(loss), float(value - min(against_rows(ending.table, first))))]
        second = asked.odds(ending.state, 1, ending.hands[1])
        losses = against_rows(ending.table, rows)
        loss = sum(odds * lost for odds, lost in zip(second, losses, strict=True)) - value
        yield [*given, Given(float(loss), float(max(against_columns(ending.table, second)) - value))]


def in_ogorek(asked: Asked, positions: int, cards: int, seed: int) -> Iterator[list[Given]]:
    """The decisions of endings with so many cards each, in points, as far as the solution comes to them."""
    for ending in ogorek.endings(positions, cards, seed):
        given = []
        for decision in ogorek.line(asked.game, ending):
            if len(decision.gains) > 1:
                odds = asked.odds(decision.state, decision.seat, list(decision.gains))
                taken = sum(float(share) * gain for share, gain in zip(odds, decision.gains.values(), strict=True))
                given.append(Given(max(decision.gains.values()) - taken, None))
        if given:
            yield given


def in_open_deals(asked: Asked, positions: int, cards: int, seed: int) -> Iterator[list[Given]]:
    """Every decision of deals with so many cards left, in points against what both hands being open would bring."""
    for line in deals.deals(positions, cards, seed):
        given = []
        for decision in line:
            if len(decision.worths) > 1:
                odds = asked.odds(decision.state, decision.seat, list(decision.worths))
                taken = sum(share * worth for share, worth in zip(odds, decision.worths.values(), strict=True))
                given.append(Given(abs(float(decision.value - taken)), None))
        if given:
            yield given


# what there is: the game, how its positions are measured, the unit
SOLVED: dict[str, tuple[Callable[[], Game], Callable[..., Iterator[list[Given]]], str]] = {
    "nimmt": (nimmt.tactical, in_nimmt, "heads"),
    "ogorek": (lambda: named("ogorek", players=2), in_ogorek, "points"),
    "ogorek-open": (lambda: named("ogorek", players=2), in_open_deals, "points"),
}


def regret(
    game: str,
    level: str,
    *,
    cards: int = 2,
    positions: int = 100,
    seeds: int = 8,
    effort: int | None = None,
    seed: int = 0,
    told: Callable[[int], None] | None = None,
) -> Regret:
    """What a level of a game's bots gives away in solved endings; BadOption if the game has none.

    `told` hears after each position how many there were.
    """
    if game not in SOLVED:
        raise BadOption("game", game, " or ".join(SOLVED))
    for name, number in (("cards", cards), ("positions", positions), ("seeds", seeds)):
        whole(name, number, 1, MOST)
    make, measure, unit = SOLVED[game]
    played = make()
    asked = Asked(played, named_bot(played.name, level), seeds, effort)
    given = []
    for some in measure(asked, positions, cards, seed):
        given.append(some)
        if told is not None:
            told(len(given))
    if not given:
        raise NotPossible(f"in {positions} positions there was nothing to decide: ask for more of them")
    # by position: its decisions are not independent of each other
    losses = [float(np.mean([one.loss for one in some])) for some in given]
    exposures = [
        float(np.mean([one.exposure for one in some if one.exposure is not None] or [np.nan])) for some in given
    ]
    return Regret(
        unit,
        sum(map(len, given)),
        estimate(losses),
        None if np.isnan(exposures).any() else estimate(exposures),
        max(one.loss for some in given for one in some),
    )
