"""Draughts agrees with its second writing: moves, counters and ends, in random matches and in random positions.

Moves that are only counted, as perft does with the last ones, are as many as are listed.
"""

from __future__ import annotations

import os
import random

import pytest

import stolik
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.options import read_option
from tests.oracles import draughts

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")
MATCHES = 500 if DEEP else 20  # of each game
POSITIONS = 2000
POSITIONS_OF_AN_OPTION = 2000 if DEEP else 300


def game_of(name: str) -> Game:
    """A game as the table of the second writing names it."""
    variant, _, option = name.partition("?")
    made = stolik.game(f"draughts/{variant}")
    known = {option.name: option for option in made.OPTIONS}
    key, _, value = option.partition("=")
    return stolik.game(f"draughts/{variant}", **{key: read_option(known[key], value)}) if option else made


def written(move: draughts.Move, table: draughts.Table) -> int:
    """A move of the second writing as the rules number it."""
    start, end, taken = move
    enemy = sorted(table.mine("b" if table.mover == "w" else "w"), key=lambda place: place[::-1])
    if table.german:
        code = sum(1 << enemy.index(place) for place in taken)
    else:
        code = sum(1 << number(place, table) for place in taken)
    return number(start, table) | number(end, table) << 6 | code << 12


def number(place: draughts.Square, table: draughts.Table) -> int:
    return table.squares().index(place)


def counted(match: Match) -> int | None:
    """How many moves there are without a list of them."""
    return match.game.leaves(match.game.states(match.state), 1)


@pytest.mark.parametrize("name", draughts.GAMES)
def test_random_matches(name: str) -> None:
    game = game_of(name)
    chance = random.Random(name)
    for _ in range(MATCHES):
        table = draughts.Table(**draughts.GAMES[name])
        match = game.match(seed=0)
        while table.ending() is None:
            seat = "wb".index(table.mover)
            assert match.acting == (seat,)
            moves = {written(move, table): move for move in table.legal()}
            assert sorted(match.legal(seat)) == sorted(moves)
            assert counted(match) == len(moves)
            code = chance.choice(sorted(moves))
            table.play(moves[code])
            match.play(seat, code)
            state = match.state
            assert [state.quiet, state.balance, state.road] == [table.quiet, table.steady, table.road]
        assert match.outcome is not None
        assert match.outcome.reason == table.ending()


@pytest.mark.parametrize("name", draughts.GAMES)
def test_random_positions(name: str) -> None:
    game = game_of(name)
    chance = random.Random(f"positions of {name}")
    count = POSITIONS_OF_AN_OPTION if "?" in name else POSITIONS
    captures = 0
    for _ in range(count):
        table = draughts.Table(**draughts.GAMES[name])
        scatter(table, chance)
        match = game.match(position=fen(table))
        seat = "wb".index(table.mover)
        moves = {written(move, table) for move in table.legal()}
        assert sorted(match.legal(seat)) == sorted(moves), fen(table)
        assert counted(match) == len(moves), fen(table)
        captures += any(move >> 12 for move in moves)
    assert captures > count / 4


def scatter(table: draughts.Table, chance: random.Random) -> None:
    """Put some men and kings of both colours anywhere they may stand."""
    most = sum(piece == "w" for piece in table.board.values())
    squares = chance.sample(table.squares(), chance.randint(2, 2 * most))
    table.board.clear()
    kings = chance.random()
    for at, place in enumerate(squares):
        colour = "wb"[at % 2]
        piece = colour.upper() if chance.random() < kings or table.is_far(place, colour) else colour
        table.board[place] = piece
    table.mover = chance.choice("wb")


def fen(table: draughts.Table) -> str:
    """The board as FEN."""
    sides = []
    for colour in "wb":
        places = table.mine(colour)
        kings = ["K" if table.board[place].isupper() else "" for place in places]
        names = [f"{'abcdefgh'[file]}{rank + 1}" for file, rank in places]
        sides.append(colour.upper() + ",".join(king + name for king, name in zip(kings, names, strict=True)))
    return f"{table.mover.upper()}:{':'.join(sides)}"
