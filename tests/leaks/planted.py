"""Deliberately broken games: each lets a secret out, or forgets what an eye may remember."""

from __future__ import annotations

import zlib
from typing import Any

from stolik.core.kernel import Cells
from tests.conformance.kernels import Kernels

HIDDEN, EMPTY = -1, 0


# secrets left in


class HandLeftIn(Kernels):
    """The last seat's hand stays open."""

    def hide(self, states: Cells, eye: int) -> Cells:
        hidden = super().hide(states, eye)
        last = self.game.players - 1
        hidden["hands"][0, last] = states["hands"][0, last]
        return hidden


class LowestCardLeftIn(Kernels):
    """Of every hand the lowest card stays open."""

    def hide(self, states: Cells, eye: int) -> Cells:
        hidden = super().hide(states, eye)
        hidden["hands"][0, :, 0] = states["hands"][0, :, 0]
        return hidden


class SealedChoiceShown(Kernels):
    """Cards lie open although they are sealed."""

    def hide(self, states: Cells, eye: int) -> Cells:
        hidden = super().hide(states, eye)
        hidden["chosen"] = states["chosen"]
        return hidden


class ParityShown(Kernels):
    """A sealed card is hidden, but differently when it is odd."""

    def hide(self, states: Cells, eye: int) -> Cells:
        hidden = super().hide(states, eye)
        odd = (hidden["chosen"] == HIDDEN) & (states["chosen"] > 0) & (states["chosen"] % 2 == 1)
        hidden["chosen"][odd] = HIDDEN - 1
        return hidden


class PlaceOfChoiceShown(Kernels):
    """The order of cards tells: a gap stands where the sealed card was taken from the sorted hand."""

    def hide(self, states: Cells, eye: int) -> Cells:
        hidden = super().hide(states, eye)
        for seat in range(self.game.players):
            card = states["chosen"][0, seat]
            held = int((states["hands"][0, seat] != EMPTY).sum())
            if seat != eye and hidden["chosen"][0, seat] == HIDDEN and card > 0 and held < 10:
                place = int(((states["hands"][0, seat] > 0) & (states["hands"][0, seat] < card)).sum())
                hidden["hands"][0, seat, held] = HIDDEN
                hidden["hands"][0, seat, place] = EMPTY
        return hidden


class HandsUnsorted(Kernels):
    """Hands lie in the order in which they were dealt, here backwards."""

    def deal(self, states: Cells, order: Any) -> Cells:
        after = super().deal(states, order)
        for hand in after["hands"][0]:
            held = int((hand != EMPTY).sum())
            hand[:held] = hand[:held][::-1].copy()
        return after


class OneBlankMissing(Kernels):
    """A hidden hand counts one card less than it has."""

    def hide(self, states: Cells, eye: int) -> Cells:
        hidden = super().hide(states, eye)
        for seat in range(self.game.players):
            blanks = int((hidden["hands"][0, seat] == HIDDEN).sum())
            if blanks and (states["hands"][0, seat] != HIDDEN).all():
                hidden["hands"][0, seat, blanks - 1] = EMPTY
        return hidden


# traces of the true state


def fingerprint(states: Cells) -> int:
    """A hash of the true state: harmless to look at, and it tells every guess from the truth."""
    return zlib.crc32(states.tobytes()) & 0x7FFFFFFF


class HashInField(Kernels):
    """A field of the hidden state is a hash of the true one."""

    def hide(self, states: Cells, eye: int) -> Cells:
        hidden = super().hide(states, eye)
        hidden["period"] = fingerprint(states)
        return hidden


class HashInView(Kernels):
    """The view carries a hash of the true state, say to notice changes."""

    def view(self, states: Cells, eye: int) -> dict[str, Any]:
        return super().view(states, eye) | {"version": fingerprint(states)}


class RefusalTells(Kernels):
    """A refusal mentions what somebody else holds."""

    def explain(self, states: Cells, seat: int, action: int) -> str | None:
        why = super().explain(states, seat, action)
        other = (seat + 1) % self.game.players
        return why and f"{why} Seat {other} could have played {states['hands'][0, other, 0]}."


class ListTells(Kernels):
    """A seat's list leaves out what the next seat holds one above."""

    def legal(self, states: Cells, seat: int) -> list[int]:
        listed = super().legal(states, seat)
        others = {int(card) - 1 for card in states["hands"][0, (seat + 1) % self.game.players]}
        return [action for action in listed if action not in others] or listed


class StoryTells(Kernels):
    """What the last action did is told with the number of the sealed card."""

    def apply(self, states: Cells, seat: int, action: int) -> Cells:
        after = super().apply(states, seat, action)
        if after["chosen"][0, seat] == action and after["told"][0] == 1:
            after["story"][0, 0] |= action << 16
        return after


# memory: too little, or too much


class GoneForgotten(Kernels):
    """Cards that have been taken are forgotten: only what lies open counts as seen."""

    def apply(self, states: Cells, seat: int, action: int) -> Cells:
        after = super().apply(states, seat, action)
        in_sight = {int(card) for card in after["rows"][0].ravel()} | {int(card) for card in after["chosen"][0]}
        for card in range(1, 105):
            after["gone"][0, card] &= card in in_sight
        return after


class LeastForgotten(Kernels):
    """Nobody remembers which card was shown as the lowest."""

    def apply(self, states: Cells, seat: int, action: int) -> Cells:
        after = super().apply(states, seat, action)
        after["least"] = EMPTY
        return after


class LeastKnowsMore(Kernels):
    """Whatever is played, the lowest card left in the hand is remembered as shown."""

    def apply(self, states: Cells, seat: int, action: int) -> Cells:
        after = super().apply(states, seat, action)
        after["least"][0, seat] = after["hands"][0, seat, 0]
        return after


# imagination: too poor


class OneWorldOnly(Kernels):
    """Every seed deals the same world."""

    def redeal(self, hidden: Cells, eye: int, seed: int) -> Cells:
        return super().redeal(hidden, eye, 0)


class NobodySealsTheLowest(Kernels):
    """In every imagined world the sealed card is higher than another that its seat holds."""

    def redeal(self, hidden: Cells, eye: int, seed: int) -> Cells:
        for attempt in range(40):
            world = super().redeal(hidden, eye, 1000 * seed + attempt)
            sealed = (hidden["chosen"][0] == HIDDEN) & (world["hands"][0, :, 0] != EMPTY)
            if not (sealed & (world["chosen"][0] < world["hands"][0, :, 0])).any():
                break
        return world


# words: partners, racks, memory


class RackLeftIn(Kernels):
    """The last seat's rack stays open."""

    def hide(self, states: Cells, eye: int) -> Cells:
        hidden = super().hide(states, eye)
        hidden["racks"][0, 3] = states["racks"][0, 3]
        return hidden


class SignalsShown(Kernels):
    """What partners say is heard by everybody."""

    def hide(self, states: Cells, eye: int) -> Cells:
        hidden = super().hide(states, eye)
        hidden["said"] = states["said"]
        return hidden


class KnownForgotten(Kernels):
    """Nobody remembers tiles that lay on the board and were taken back."""

    def apply(self, states: Cells, seat: int, action: int) -> Cells:
        after = super().apply(states, seat, action)
        after["known"] = 0
        return after


class SwapForgotten(Kernels):
    """What was known of a rack is forgotten when its owner exchanges, but for what cannot have been given away."""

    def deal(self, states: Cells, order: Any) -> Cells:
        after = super().deal(states, order)
        after["swap_by"], after["swap_open"] = -1, 0
        for name in ("swap_given", "swap_drawn", "swap_known", "swap_seen"):
            after[name] = 0
        return after
