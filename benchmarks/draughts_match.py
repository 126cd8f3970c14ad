"""Matches between draughts players at equal CPU time, from balanced openings, each opening with both colours.

    python -m benchmarks.draughts_match draughts/brazilian patterns material --seconds 0.02 --openings 200
    python -m benchmarks.draughts_match draughts/russian strong hard --openings 20
    python -m benchmarks.draughts_match draughts/russian-official patterns py-draughts --openings 50

Players: `patterns`, `material` or a file of weights as the training writes it (the engine with one evaluation or
another), `py-draughts` (its own engine for 8 x 8 boards, in a process of its own), or a level of our bots, which
without `--seconds` does as much work as it usually does.

Every match is kept at once, in `--out`; running the same command again goes on where it stopped. Printed is what the
first player gets of each pair of matches, with the 95 % interval over openings.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import stolik
from benchmarks.draughts_players import Player, player
from stolik.arena.rating import estimate
from stolik.bots.draughts.openings import openings
from stolik.core.game import Game

Line = dict[str, Any]  # one match: number of its opening, side (0: the first player has White), score, and settings


def play(game: Game, opening: str, players: tuple[Player, Player], seed: int) -> tuple[float, int, list[float]]:
    """One match: what White gets (1, 0.5 or 0), the plies played, and the CPU seconds each colour has thought."""
    match = game.match(seed=0, position=opening)
    for one in players:
        one.begin(match, seed)
    plies, spent = 0, [0.0, 0.0]
    while match.acting:
        seat = match.acting[0]
        action, seconds = players[seat].choose(match)
        spent[seat] += seconds
        for one in players:
            one.see(match, action)
        match.play(seat, action)
        plies += 1
    return match.scores[0] / 2, plies, spent


def kept_lines(path: Path, settings: Line) -> list[Line]:
    """The matches played so far; SystemExit if others than these are in the file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    lines: list[Line] = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines:
        other = {name: line[name] for name in settings}
        if other != settings:
            raise SystemExit(f"{path} holds matches of {other}, not of {settings}; name another file with --out")
    return lines


def pair_scores(lines: list[Line]) -> list[float]:
    """What the first player got of each opening that both sides have played."""
    sides: dict[int, dict[int, float]] = {}
    for line in lines:
        sides.setdefault(line["number"], {})[line["side"]] = line["score"]
    return [(both[0] + both[1]) / 2 for both in sides.values() if len(both) == 2]


def report(settings: Line, lines: list[Line]) -> str:
    """The result so far, in words."""
    scores = pair_scores(lines)
    if len(scores) < 2:
        return "no two openings are finished yet"
    found, results = estimate(scores).percent(), Counter(line["score"] for line in lines)
    moves = sum(line["plies"] for line in lines) / 2
    thought = [sum(line["cpu"][i] for line in lines) / moves for i in range(2)]
    return (
        f"{settings['game']}: {settings['first']} against {settings['second']}, {len(lines)} matches, "
        f"{results[1.0]} won, {results[0.5]} drawn, {results[0.0]} lost: "
        f"{found.value:.1f} % [{max(found.low, 0):.1f}, {min(found.high, 100):.1f}]; "
        f"CPU seconds a move {thought[0]:.4f} and {thought[1]:.4f}"
    )


def main() -> None:
    """Play what is missing, one match after another."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--openings", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where matches are kept; default: a name in results/ by the settings")
    asked = parser.parse_args()
    settings = {name: getattr(asked, name) for name in ("game", "first", "second", "seconds", "seed")}
    words = "-".join(str(word).replace("/", "_") for word in settings.values())
    path = asked.out or Path("results") / f"{words}.jsonl"
    game = stolik.game(asked.game)
    players = [player(name, game, asked.seconds) for name in (asked.first, asked.second)]
    lines = kept_lines(path, settings)
    done = {(line["number"], line["side"]) for line in lines}
    for number, opening in enumerate(openings(game, asked.openings, asked.seed)):
        for side in [side for side in (0, 1) if (number, side) not in done]:
            white, plies, cpu = play(game, opening, (players[side], players[1 - side]), 2 * number + side)
            score, spent = (white, cpu) if side == 0 else (1 - white, cpu[::-1])
            lines.append({"number": number, "side": side, "score": score, "plies": plies, "cpu": spent} | settings)
            with path.open("a") as file:
                file.write(json.dumps(lines[-1]) + "\n")
        print(f"\r{len(lines)} matches", end="", flush=True)
    print(f"\r{report(settings, lines)}")


if __name__ == "__main__":
    main()
