"""What each game's table remembers, written from the log alone: the second opinion that the laws need.

`rewind` takes a world that an eye imagines back to the deal it must have come from. `secret` names
the dealt numbers an eye has not seen. A game without an entry has no secrets.
"""

from __future__ import annotations

import functools
from typing import Any

from stolik.core.game import Game
from tests.conformance.kernels import Action
from tests.conformance.trails import Moment


class Memory:
    """A game without secrets: every eye knows the deal and every action as it was."""

    def rewind(self, game: Game, world: Any, moment: Moment, eye: int) -> tuple[list[int], list[Action]]:
        """The deal that an imagined world comes from and the actions since; what the eye has seen is as it was."""
        return moment.order, moment.log

    def secret(self, game: Game, moment: Moment, eye: int) -> list[int]:
        """The places in the deal whose numbers the eye has not seen."""
        return []

    def renumber(self, action: int, a: int, b: int) -> int:
        """An unseen action after two dealt numbers have changed places."""
        return action


class OgorekMemory(Memory):
    """Six values to each survivor; a card played is seen, everything else in other hands is not."""

    def rewind(self, game: Game, world: Any, moment: Moment, eye: int) -> tuple[list[int], list[Action]]:
        if len(moment.order) == 1:  # the dealer was drawn
            return moment.order, moment.log
        order: list[int] = []
        dealt = dict.fromkeys(range(2, 15), 0)
        hands, played = world.hands.tolist(), world.played.tolist()
        for seat in self._dealt_to(moment):
            for value in hands[seat] + played[seat]:
                if value:
                    order.append((value - 2) * 4 + min(dealt[value], 3))  # a fifth of a kind comes up twice
                    dealt[value] += 1
        return order, moment.log

    def secret(self, game: Game, moment: Moment, eye: int) -> list[int]:
        places = []
        hands = moment.states["hands"][0].tolist()
        for i, seat in enumerate(self._dealt_to(moment)):
            held = hands[seat]
            for place in range(6 * i, 6 * i + 6):
                value = 2 + moment.order[place] // 4
                if seat != eye and value in held:
                    held.remove(value)
                    places.append(place)
        return places

    def _dealt_to(self, moment: Moment) -> list[int]:
        if moment.before is None or len(moment.order) == 1:
            return []
        return [seat for seat, lives in enumerate(moment.before["lives"][0].tolist()) if lives > 0]


class NimmtMemory(Memory):
    """Ten cards to each seat; a choice is seen when all have chosen, not before and not if taken back."""

    def rewind(self, game: Game, world: Any, moment: Moment, eye: int) -> tuple[list[int], list[Action]]:
        shown, sealed = choices(moment, game.players)
        chosen, hands = world.chosen.tolist(), world.hands.tolist()
        held = [hands[seat] + [chosen[seat]] * (seat in sealed) for seat in range(game.players)]
        log, kept = list(moment.log), {seat: hands[seat][0] for seat in range(game.players)}
        for at in reversed(range(len(log))):
            seat, action = log[at]
            if at in shown:
                held[seat].append(action)
            elif seat != eye and is_card(action):
                # sealed: as imagined; taken back, nobody knows what: let it be the card chosen next
                action = chosen[seat] if sealed.get(seat) == at else kept[seat]
            if is_card(action):
                log[at], kept[seat] = (seat, action), action
        return [card - 1 for cards in held for card in cards if card] + moment.order[-4:], log

    def secret(self, game: Game, moment: Moment, eye: int) -> list[int]:
        shown, _ = choices(moment, game.players)
        seen = {moment.log[at][1] - 1 for at in shown}
        return [at for at, card in enumerate(moment.order[:-4]) if at // 10 != eye and card not in seen]

    def renumber(self, action: int, a: int, b: int) -> int:
        return {a + 1: b + 1, b + 1: a + 1}.get(action, action)


def is_card(action: int) -> bool:
    """Whether a code of 6 nimmt! is a card, not a row or a taking back."""
    return 1 <= action <= 104


@functools.lru_cache(maxsize=1)
def choices(moment: Moment, players: int) -> tuple[set[int], dict[int, int]]:
    """Where in the log of 6 nimmt! the choices stand that have been revealed, and by seat those still sealed."""
    shown: set[int] = set()
    sealed: dict[int, int] = {}
    for at, (seat, action) in enumerate(moment.log):
        if action == 0:
            del sealed[seat]
        elif is_card(action):
            sealed[seat] = at
        if len(sealed) == players:
            shown.update(sealed.values())
            sealed = {}
    return shown, sealed


MEMORIES: dict[str, Memory] = {"ogorek": OgorekMemory(), "nimmt": NimmtMemory()}


def memory_of(game: Game) -> Memory:
    """The memory written for a game, or that of a game without secrets."""
    return MEMORIES.get(game.name, Memory())
