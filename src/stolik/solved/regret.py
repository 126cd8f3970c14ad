"""What a bot gives away in solved positions, with its 95 % interval over positions.

    python -m stolik.solved nimmt strong --cards 2 --positions 200
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
from stolik.games.ogorek.state import LOWEST
from stolik.solved import deals, nimmt, ogorek
from stolik.solved.matrix import against_columns, against_rows

CERTAIN = 1e-6  # odds below which the solution is not said to come to a decision


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
    """Leader and follower of endings with two cards each, in points; the follower where the solution comes to it."""
    if cards != ogorek.LEFT:
        raise BadOption("cards", cards, f"{ogorek.LEFT}: only these endings of Ogórek are solved")
    for ending in ogorek.endings(positions, seed):
        leader, follower = ending.leader, 1 - ending.leader
        hands = [ending.state.hands[seat, : ogorek.LEFT] for seat in (leader, follower)]
        mine, other = (int(np.flatnonzero((hand == ogorek.PAIRS).all(1))[0]) for hand in hands)
        weighed = ending.weights[:, None, :, None] * ending.worth
        led = ogorek.PAIRS - LOWEST
        answers = ending.answers[:, led[mine], :].transpose(1, 0, 2)  # [i, s, j]
        gains = (weighed[mine] * answers).sum((1, 2)) / ending.weights[mine].sum()
        given = [_given(asked, ending.state, leader, ogorek.PAIRS[mine], gains)]
        card = int(ending.leads[mine].argmax())
        after = asked.game.states(ending.state)
        asked.game.steps.move(asked.game.rules, after, leader, int(ogorek.PAIRS[mine, card]))
        same = (led == led[mine, card])[:, :, None] * ending.leads[:, :, None]  # who would have led this card
        reach = float((ending.weights[:, None, other, None] * same).sum())
        if reach > CERTAIN:
            gains = -(weighed[:, :, other, :] * same).sum((0, 1)) / reach
            given.append(_given(asked, after[0], follower, ogorek.PAIRS[other], gains))
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


def _given(asked: Asked, state: Any, seat: int, pair: Any, gains: Any) -> Given:
    """What the odds of a bot give away where each of two cards brings so much; equal cards are one."""
    legal = asked.game.listed(state, seat)
    brought = {int(card): float(gain) for card, gain in reversed(list(zip(pair, gains, strict=True))) if card in legal}
    odds = asked.odds(state, seat, list(brought))
    taken = sum(float(share) * gain for share, gain in zip(odds, brought.values(), strict=True))
    return Given(max(brought.values()) - taken, None)


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
) -> Regret:
    """What a level of a game's bots gives away in solved endings; BadOption if the game has none."""
    if game not in SOLVED:
        raise BadOption("game", game, " or ".join(SOLVED))
    for name, number in (("cards", cards), ("positions", positions), ("seeds", seeds)):
        whole(name, number, 1, MOST)
    make, measure, unit = SOLVED[game]
    played = make()
    asked = Asked(played, named_bot(played.name, level), seeds, effort)
    given = list(measure(asked, positions, cards, seed))
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
