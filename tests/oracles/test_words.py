"""Words in pairs agrees with its second writing, action by action."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from stolik.core.contract import HOST
from stolik.core.match import Match
from stolik.core.record import Deal
from stolik.games.words.notation import tiles_in
from stolik.games.words.placing import direction_of, placement, square_of
from stolik.games.words.state import (
    ACCEPT,
    ALL_SQUARES,
    ASK,
    CHALLENGE,
    EXCHANGE,
    FLAG,
    KIND,
    LATER,
    LAY,
    LIFT,
    NO,
    PASS,
    PLACE,
    SECOND,
    SQUARE,
    YES,
    YOU_GO,
)
from tests.oracles import words
from tests.oracles.side_by_side import MATCHES

CONFIGURATIONS: list[dict[str, Any]] = [
    {"language": "en"},
    {"language": "cs"},
    {"language": "pl", "jokers": True, "exchange": "any"},
]
EVERYTHING = {
    *("drawn again", "move struck", "one partner out", "closed", "blocked"),
    *("flag in first", "flag in second", "flag in window", "talked over", "disagreed", "left for later"),
    *("asking: yes", "asking: no", "early: accept", "early: yes", "early: no"),
    *("cross 1", "cross 3", "cross 4", "move 1 falls", "move 2 falls", "second falls too", "second stands"),
}
VOTES = {ACCEPT: "accept", CHALLENGE: "first", CHALLENGE + 1: "second", YES: "yes", NO: "no", LATER: "later"}
RARE = {"exchange": 0.1, "pass": 0.12, "phony": 0.12, "gesture": 0.1, "flag": 0.01}


class Players:
    """Chance that plays words and phonies, votes, and now and then lays tiles to take them up again."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)

    def choose(self, match: Match) -> tuple[int, int]:
        if self.chance.random() < RARE["flag"]:
            return HOST, FLAG
        seat = self.chance.choice(self.heard(match))
        for how, rare in ((self.gesture, RARE["gesture"]), (self.anything, 0.9 if not match.state.left else 0.1)):
            if self.chance.random() < rare:
                action = how(match, seat)
                if action and match.check(seat, action) is None:
                    return seat, action
        listed = match.legal(seat)
        by_kind: dict[int, list[int]] = {}
        for action in listed:
            by_kind.setdefault(action >> KIND, []).append(action)
        for kind, rare in ((EXCHANGE, RARE["exchange"]), (PASS, RARE["pass"])):
            if len(by_kind) > 1 and self.chance.random() > rare:
                by_kind.pop(kind >> KIND, None)
        if PLACE >> KIND in by_kind and self.chance.random() < RARE["phony"]:
            return seat, self.phony(match, seat, self.chance.choice(by_kind[PLACE >> KIND]))
        kind = PLACE >> KIND if PLACE >> KIND in by_kind and self.chance.random() < 0.5 else None
        return seat, self.chance.choice(by_kind[kind or self.chance.choice(list(by_kind))])

    @staticmethod
    def heard(match: Match) -> tuple[int, ...]:
        """Who may come first: while an early judgement is asked for, those who judge, or it would seldom be given."""
        judges = tuple(seat for seat in match.acting if seat >> 1 != match.state.turn)
        return judges if judges and match.state.stage == SECOND else match.acting

    def gesture(self, match: Match, seat: int) -> int:
        tiles = [int(tile) for tile in match.state.racks[seat] if tile] or [1]
        tile = self.chance.choice(tiles)
        lay = LAY | self.chance.randrange(225) << SQUARE | (tile | self.chance.randint(1, 20) if tile == 64 else tile)
        return self.chance.choice([lay, LIFT | ALL_SQUARES << SQUARE])

    def anything(self, match: Match, seat: int) -> int:
        """Some tiles somewhere beside those on the board: how matches with few words come to their end."""
        board, tiles = match.state.board, [int(tile) for tile in match.state.racks[seat] if tile]
        self.chance.shuffle(tiles)
        laid = [tile | 1 if tile == 64 else tile for tile in tiles[: self.chance.choice([1, 2, 7])]]
        beside = [at for at in range(15, 210) if not board[at] and (board[at - 15] or board[at + 15])]
        return placement(self.chance.randrange(2), self.chance.choice(beside), laid) if beside and laid else 0

    def phony(self, match: Match, seat: int, action: int) -> int:
        """The tiles of a word in another order; as it is if that may not be."""
        tiles = tiles_in(action)
        self.chance.shuffle(tiles)
        other = placement(int(direction_of(action)), int(square_of(action)), tiles)
        return other if match.check(seat, other) is None else action


def name(order: str, tile: int) -> str:
    """A tile as the second writing names it."""
    return "?" if tile == 64 else order[(tile & 63) - 1] + ("?" if tile & 64 else "")


def tell(table: words.Table, match: Match, seat: int, action: int) -> None:
    """Let the second writing do what was done."""
    kind = action >> KIND << KIND
    if kind == PLACE:
        before = match.state.board.reshape(15, 15)
        step = (1, 0) if direction_of(action) else (0, 1)
        row, column = divmod(int(square_of(action)), 15)
        laid: dict[words.Square, str] = {}
        for tile in tiles_in(action):
            while before[row, column]:
                row, column = row + step[0], column + step[1]
            laid[row, column] = name(table.order, tile)
            row, column = row + step[0], column + step[1]
        table.make(seat, words.Move(seat, "laid", laid=laid))
    elif kind == EXCHANGE:
        given = [name(table.order, tile) for tile in tiles_in(action)]
        table.make(seat, words.Move(seat, "exchanged", given=given))
    elif kind == PASS:
        table.make(seat, words.Move(seat, "passed"))
    elif kind == LAY:
        table.lay_loose(seat, divmod(int(square_of(action)), 15), name(table.order, action & 127))
    elif kind == LIFT:
        table.lift(seat)
    elif kind == YOU_GO:
        table.said_you_go = seat
    elif kind == ASK:
        table.asking = seat
    elif kind == FLAG:
        table.flag()
    else:
        table.vote(seat, VOTES[action])


def compare(match: Match, table: words.Table) -> None:
    """Board, racks, bag, scores and all that counts are the same, and no tile is lost."""
    state = match.state
    board = {divmod(at, 15): name(table.order, int(cell)) for at, cell in enumerate(state.board) if cell}
    assert board == table.board
    for seat in range(4):
        assert sorted(name(table.order, int(tile)) for tile in state.racks[seat] if tile) == sorted(table.racks[seat])
    bag = [name(table.order, tile) for tile, count in enumerate(state.bag) for _ in range(int(count))]
    assert sorted(bag) == sorted(table.bag)
    assert state.score.tolist() == table.score
    assert state.crosses.tolist() == table.crosses
    assert state.lost.tolist() == table.lost
    assert [int(state.quiet), int(state.barren)] == [table.passes, table.barren]
    if not table.over:
        assert (None if state.turn < 0 else int(state.turn)) == table.turn
        assert list(match.acting) == table.acting()


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_words_agrees_with_its_second_writing(options: dict[str, Any]) -> None:
    game = stolik.game("words", lexicon="sample", **options)
    players = Players(f"words {options}")
    reached: set[str] = set()
    for number in range(max(60, MATCHES // 5)):
        table = words.Table(game.options["language"], game.options["jokers"], game.options["exchange"] == "any")
        match = Match(game, seed=number, serve=False)
        while not table.over:
            owed = table.owed()
            if owed is not None:
                numbers = players.chance.sample(range(owed[1]), owed[0])
                match.repeat(Deal(numbers))
                table.deal(numbers)
            else:
                seat, action = players.choose(match)
                tell(table, match, seat, action)
                match.play(seat, action)
            compare(match, table)
        assert match.outcome is not None
        assert match.outcome.reason == table.closing
        assert match.scores == [table.score[words.pair(seat)] for seat in range(4)]
        reached |= table.reached
    assert reached >= EVERYTHING, EVERYTHING - reached
