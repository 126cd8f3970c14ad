"""What each game's table remembers, written from the log alone: the second opinion that the laws need.

`rewind` takes a world that an eye imagines back to the deal it must have come from. `secret` names
the dealt numbers an eye has not seen. A game without an entry has no secrets.
"""

from __future__ import annotations

import functools
from typing import Any

from stolik.core.game import Game
from tests.conformance.kernels import Action
from tests.conformance.memory import Memory
from tests.conformance.trails import Moment
from tests.conformance.words_memory import WordsMemory


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


class SixtysixMemory(Memory):
    """Six cards each, then draws; which card came with which draw is seen by its owner alone."""

    def rewind(self, game: Game, world: Any, moment: Moment, eye: int) -> tuple[list[int], list[Action]]:
        if len(moment.order) == 1 or world.stage != 2:
            return moment.order, moment.log
        story = Deal66(moment)
        order = list(moment.order)
        for i in range(1, int(world.left)):
            order[24 - i] = int(world.stock[i])
        for seat in range(2):
            if seat != eye:
                hand = {card for card in range(24) if int(world.hands[seat]) >> card & 1}
                for place, card in story.acquired(seat, hand).items():
                    order[place] = card
        return order, moment.log

    def secret(self, game: Game, moment: Moment, eye: int) -> list[int]:
        state = moment.states[0]
        if len(moment.order) == 1 or state.stage != 2:
            return []
        unseen = set(state.stock[1 : state.left].tolist())
        for seat in range(2):
            if seat != eye:
                held = int(state.hands[seat]) & ~int(state.shown[seat])
                unseen |= {card for card in range(24) if held >> card & 1}
        unseen -= Deal66(moment).partners_of_leads  # held earlier, they would have made melds
        return [place for place, card in enumerate(moment.order) if card in unseen]


class Deal66:
    """A deal of Sixty-six followed from its log: who drew where, and when each card must have been in hand."""

    def __init__(self, moment: Moment) -> None:
        order = moment.order
        self.places = [list(range(6)), list(range(6, 12))]  # of the deal, by seat; number 5 + i came after trick i
        self.hands = [set(order[:6]), set(order[6:12])]  # as they truly were
        self.open: list[set[int]] = [set(), set()]  # cards that came from the turn-up, for all to see
        self.gone: list[set[int]] = [set(), set()]  # cards of each seat played or given away
        self.latest: list[dict[int, int]] = [{}, {}]  # by which trick a card was in hand
        self.earliest: list[dict[int, int]] = [{}, {}]  # after which trick at the earliest it came
        self.partners_of_leads: set[int] = set()
        self.turn_up, self.trump = order[12], order[12] // 6
        self.tricks, self.drawn, self.closed = 0, 0, False
        self.led: tuple[int, int] | None = None
        for seat, action in moment.log:
            self.follow(seat, action, order)

    def follow(self, seat: int, action: int, order: list[int]) -> None:
        if action == 49:
            self.closed = True
        elif action == 48:
            self.leave(seat, 6 * self.trump)
            self.take_open(seat)
            self.turn_up = 6 * self.trump
        elif action < 24:
            first = not self.closed and self.drawn < 12
            if self.led is None:
                if first and action % 6 in (2, 3):
                    self.lead_of_pair(seat, action)
                self.led = (seat, action)
                self.leave(seat, action)
            else:
                self.leave(seat, action)
                leader, led = self.led
                over = action > led if action // 6 == led // 6 else action // 6 == self.trump
                self.led = None
                self.tricks += 1
                if first:
                    self.draw(seat if over else leader, order)

    def leave(self, seat: int, card: int) -> None:
        self.hands[seat].discard(card)
        if card in self.open[seat]:
            self.open[seat].discard(card)
        else:
            self.gone[seat].add(card)
            self.latest[seat].setdefault(card, self.tricks)

    def take_open(self, seat: int) -> None:
        self.hands[seat].add(self.turn_up)
        self.open[seat].add(self.turn_up)

    def lead_of_pair(self, seat: int, card: int) -> None:
        partner = card ^ 1
        self.partners_of_leads.add(partner)
        if partner in self.hands[seat]:
            self.latest[seat][partner] = self.tricks
        elif partner not in self.gone[seat]:
            self.earliest[seat][partner] = self.tricks + 1

    def draw(self, winner: int, order: list[int]) -> None:
        for seat in (winner, 1 - winner):
            if self.drawn < 11:
                self.places[seat].append(13 + self.drawn)
                self.hands[seat].add(order[13 + self.drawn])
            else:
                self.take_open(seat)
            self.drawn += 1

    def acquired(self, seat: int, hand: set[int]) -> dict[int, int]:
        """Which card a seat may have got at which place of the deal, given what it holds now."""
        places = self.places[seat]
        taken: dict[int, int] = {}  # place -> card

        def fits(place: int, card: int) -> bool:
            time = max(0, places.index(place) - 5)
            return self.earliest[seat].get(card, 0) <= time <= self.latest[seat].get(card, 99)

        def settle(card: int, tried: set[int]) -> bool:
            for place in places:
                if place not in tried and fits(place, card):
                    tried.add(place)
                    if place not in taken or settle(taken[place], tried):
                        taken[place] = card
                        return True
            return False

        for card in sorted((hand - self.open[seat]) | self.gone[seat]):
            settle(card, set())
        return taken


MEMORIES: dict[str, Memory] = {
    "ogorek": OgorekMemory(),
    "nimmt": NimmtMemory(),
    "sixtysix": SixtysixMemory(),
    "words": WordsMemory(),
}


def memory_of(game: Game) -> Memory:
    """The memory written for a game, or that of a game without secrets."""
    return MEMORIES.get(game.name, Memory())
