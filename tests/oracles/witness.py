"""What pydraughts answers in random positions, kept as digests, for it needs minutes to answer.

    python -m tests.oracles.witness

asks it anew and writes ``pydraughts.json``; it is for who takes another version of it. An answer is the set of boards
after all moves, whatever their order and routes; its digest is of the question too. Eight bytes are kept of each, 12 in
a line of base64.
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from stolik.core.game import Game
from stolik.games.draughts.game import Draughts
from stolik.games.draughts.notation import moves_of, read_square
from tests.oracles import draughts, peers
from tests.oracles.test_draughts import fen, game_of, scatter

KEPT = Path(__file__).with_name("pydraughts.json")
POSITIONS = 2000
DIGEST, IN_A_LINE = 8, 12

# ours, theirs; with the moves of brazilian go two games of the box
SAME = {
    ("pydraughts", "russian"): ["russian-official"],
    ("pydraughts", "brazilian"): ["brazilian", "polish", "corner"],
    ("pydraughts", "english"): ["english"],
    ("py-draughts", "russian"): ["russian-official"],
    ("py-draughts", "brazilian"): ["brazilian", "polish", "corner"],
}
VARIANTS = [variant for peer, variant in SAME if peer == "pydraughts"]
ALGEBRAIC = {("pydraughts", "russian"), ("pydraughts", "brazilian")}

Board = tuple[int, ...]  # sets of White's men, Black's men, White's kings, Black's kings


# questions


@cache
def positions(name: str) -> list[Any]:
    """Random states of a game; always the same."""
    game, chance = game_of(name), random.Random(f"{name} for peers")
    found: list[Any] = []
    while len(found) < POSITIONS:
        table = draughts.Table(**draughts.GAMES[name])
        scatter(table, chance)
        match = game.match(position=fen(table))
        if match.acting:  # a lost position has no moves anywhere
            found.append(match.state)
    return found


def asked(peer: str, variant: str, states: Sequence[Any]) -> list[str]:
    """Positions as this peer wants them written."""
    game = game_of(SAME[peer, variant][0])
    assert isinstance(game, Draughts)
    return [game.fen(state, numeric=(peer, variant) not in ALGEBRAIC) for state in states]


# answers


def our_answer(game: Game, state: Any) -> list[Board]:
    """The boards after all our moves."""
    mover, found = int(state.mover), []
    for action in moves_of(game.rules, state, mover):
        after = game.states(state)
        game.steps.move(game.rules, after, mover, action)
        found.append(tuple(int(side) for side in (*after[0].men, *after[0].kings)))
    return sorted(found)


def their_answers(peer: str, variant: str, fens: list[str]) -> list[list[Board]]:
    """The boards after all moves of a peer, position by position."""
    rules = game_of(SAME[peer, variant][0]).rules

    def board(text: str) -> Board:
        sides = {side[0]: side[1:].split(",") for side in text.strip(".").split(":")[1:]}  # some end with a point
        sets = [0, 0, 0, 0]
        for colour, letter in enumerate("WB"):
            for piece in filter(None, sides[letter]):
                sets[colour + 2 * (piece[0] == "K")] |= 1 << read_square(rules, piece.removeprefix("K"))
        return tuple(sets)

    return [sorted(map(board, answer)) for answer in peers.after_moves(peer, variant, fens)]


# digests


def digest(text: str, boards: list[Board]) -> bytes:
    """Of a question and its answer."""
    return hashlib.blake2b(json.dumps([text, boards]).encode(), digest_size=DIGEST).digest()


def question_digest(fens: list[str]) -> str:
    """Of all questions, to tell other questions from other answers."""
    return hashlib.blake2b("\n".join(fens).encode(), digest_size=DIGEST).hexdigest()


def kept_answers(variant: str, fens: list[str]) -> list[bytes]:
    """The digests of what pydraughts has answered; they must be those of the questions and the version in use."""
    kept = json.loads(KEPT.read_text())
    again = f"ask again: {kept['made by']}"
    assert kept["pydraughts"] == peers.version("pydraughts"), f"another version of pydraughts is installed; {again}"
    assert kept[variant]["questions"] == question_digest(fens), f"the positions are not those that were asked; {again}"
    whole = base64.b64decode("".join(kept[variant]["answers"]))
    assert len(whole) == DIGEST * len(fens), f"there is not one answer to each question; {again}"
    return [whole[at : at + DIGEST] for at in range(0, len(whole), DIGEST)]


def differing(fens: list[str], answers: list[list[Board]], kept: list[bytes]) -> list[str]:
    """The positions whose answer is not the kept one."""
    pairs = zip(fens, answers, kept, strict=True)
    return [text for text, answer, expected in pairs if digest(text, answer) != expected]


def main() -> None:
    """Ask pydraughts about every position and keep its answers."""
    found: dict[str, Any] = {"made by": "python -m tests.oracles.witness", "pydraughts": peers.version("pydraughts")}
    for variant in VARIANTS:
        fens = asked("pydraughts", variant, positions(SAME["pydraughts", variant][0]))
        answers = their_answers("pydraughts", variant, fens)
        whole = b"".join(digest(text, answer) for text, answer in zip(fens, answers, strict=True))
        lines = [whole[at : at + DIGEST * IN_A_LINE] for at in range(0, len(whole), DIGEST * IN_A_LINE)]
        told = [base64.b64encode(line).decode() for line in lines]
        found[variant] = {"questions": question_digest(fens), "answers": told}
        print(f"{variant}: {len(fens)} positions", flush=True)
    KEPT.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
