"""Composing a turn of Words in pairs from steps; the layout of the numbers is drawn in ``words.py``."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.errors import IllegalAction, NotPossible
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.envs.actions import words
from stolik.envs.actions.encoding import UNFINISHED, Encoding, Laid
from stolik.envs.actions.numbering import mark_listed
from stolik.games.words.notation import square_name, tile_name
from stolik.games.words.placing import squares_of
from stolik.games.words.state import EXCHANGE, KIND, PASS, PLACE
from stolik.games.words.tiles import JOKER

ROOM = 8  # tiles of a rack and one more


class Composing(Encoding):
    """Steps of Words in pairs, masked by the listed placements or, with `phonies`, by whatever the rules allow."""

    composed = True

    def __init__(self, game: Game, phonies: bool = False) -> None:
        self.layout = words.layout_of(game.rules)
        super().__init__(game, self.layout.size)
        self.phonies = phonies

    def taken(self, laid: Laid) -> tuple[list[int], list[int]]:
        """The squares and tiles of the steps taken since the last lift; tiles set aside have no squares."""
        steps = list(laid)
        if self.layout.lift in steps:
            steps = steps[steps.index(self.layout.lift) + 1 :]
        squares: list[int] = []
        tiles: list[int] = []
        for step in steps:
            if step < self.layout.aside:
                square, letter = divmod(step % self.layout.jokers, self.layout.letters)
                squares.append(square)
                tiles.append(letter + 1 | (JOKER if step >= self.layout.jokers else 0))
            else:
                tile = step - self.layout.aside
                tiles.append(JOKER if tile == self.layout.letters else tile + 1)
        return squares, tiles

    def mask(self, hidden: Any, seat: int, laid: Laid = ()) -> Cells:
        states, seat = self.game.states(hidden), self.seat(seat)
        out = np.zeros(self.count, np.int8)
        count = self._list(states, seat)
        squares, tiles = self.taken(laid)
        at, what = _room(squares), _room(tiles)
        if not tiles:
            mark_listed(self.game.rules, self._listed, count, out)
            if self.phonies and PASS in self._listed[:count]:  # a seat that may pass may lay tiles
                out[: self.layout.aside] = 0
                words.mark_possible(self.game.rules, states, seat, at, what, 0, out)
        elif not squares:
            words.mark_after_aside(self.game.rules, self._listed, count, what, len(tiles), out)
        elif self.phonies:
            words.mark_possible(self.game.rules, states, seat, at, what, len(tiles), out)
        else:
            words.mark_after_laying(self.game.rules, states, self._listed, count, at, what, len(tiles), out)
        if tiles and self.layout.lift not in laid:
            out[self.layout.lift] = 1
        return out

    def code(self, hidden: Any, seat: int, index: int, laid: Laid = ()) -> int:
        number = self.number(index)
        if not self.mask(hidden, seat, laid)[number]:
            raise IllegalAction("", f"step {number} is not allowed now; the mask has 1 where one is")
        if number >= self.layout.menu:
            return words.MENU[number - self.layout.menu]
        return self._announced(hidden, seat, laid) if number == self.layout.announce else UNFINISHED

    def index(self, hidden: Any, seat: int, code: int, laid: Laid = ()) -> int:
        steps = self.steps(hidden, seat, code)
        begun = list(laid)
        if self.layout.lift in begun:
            begun = begun[begun.index(self.layout.lift) + 1 :]
        if begun == steps[: len(begun)] and self.mask(hidden, seat, laid)[steps[len(begun)]]:
            return steps[len(begun)]
        if self.mask(hidden, seat, laid)[self.layout.lift]:
            return self.layout.lift
        raise NotPossible(f"action {code} cannot be reached from the steps taken")

    def steps(self, hidden: Any, seat: int, code: int) -> list[int]:
        code, seat = self.action(code), self.seat(seat)
        kind, rules = code >> KIND << KIND, self.game.rules
        tiles = [code >> 7 * place & 127 for place in range(7) if code >> 7 * place & 127]
        if kind == PLACE:
            squares = np.zeros(ROOM, np.int64)
            squares_of(self.game.states(hidden)[0].board, code, squares)
            laying = [int(words.number_lay(rules, int(at), tile)) for at, tile in zip(squares, tiles, strict=False)]
            return [*laying, self.layout.announce]
        if kind == EXCHANGE:
            return [*(int(words.number_aside(rules, tile)) for tile in tiles), self.layout.announce]
        if code in words.MENU:
            return [self.layout.menu + words.MENU.index(code)]
        raise NotPossible(f"action {code} has no number here: it is not listed, or a gesture")

    def name(self, hidden: Any, seat: int, index: int, laid: Laid = ()) -> str:
        number = self.number(index)
        if number < self.layout.announce:
            squares, tiles = self.taken([number])
            tile = tile_name(self.game.language, tiles[0])  # type: ignore[attr-defined]  # of Words only
            return f"lay {tile} {square_name(squares[0])}" if squares else f"aside {tile}"
        if number == self.layout.lift:
            return "lift"
        return self.game.show(hidden, seat, self.code(hidden, seat, index, laid))

    def _list(self, states: Cells, seat: int) -> int:
        listed = self.game.steps.list_legal(self.game.rules, states, seat, self._listed)
        return min(int(listed), len(self._listed))

    def _announced(self, hidden: Any, seat: int, laid: Laid) -> int:
        """The placement or exchange that the steps taken make."""
        squares, tiles = self.taken(laid)
        if not squares:
            return EXCHANGE | sum(tile << 7 * place for place, tile in enumerate(tiles))
        states = self.game.states(hidden)
        return int(words.code_laid(self.game.rules, states, seat, _room(squares), _room(tiles), len(tiles)))


def _room(numbers: list[int]) -> Cells:
    """Numbers as an array with room for the rest of a rack."""
    return np.array(numbers + [0] * (ROOM - len(numbers)), np.int64)
