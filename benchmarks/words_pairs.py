"""Pairs against pairs: every deal is played twice with the sides swapped; each match is kept at once.

Run with: python -m benchmarks.words_pairs strong medium --language cs --pairs 150 --seconds 0.5 --out results/cs.jsonl

Seconds (or effort) are given for a decision, of which a double turn has two. Running the same command again goes on
where it stopped. Printed is the mean margin of the first bot in points, with its 95 % interval.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from pathlib import Path
from typing import Any

import stolik


def play(game: Any, levels: tuple[str, str], seed: int, thinking: dict[str, Any]) -> tuple[int, int]:
    """One match between two pairs of bots, each deciding from what its seat can see; the score of both pairs."""
    match = game.match(seed=seed)
    bots = [stolik.bot("words", level) for level in (levels[0], levels[0], levels[1], levels[1])]
    decision = 0
    while match.acting:
        seat = match.acting[0]
        decision += 1
        hidden = game.hide(match.state, seat)
        match.play(seat, bots[seat].choose(game, hidden, seat, seed=seed * 10_000 + decision, **thinking))
    return match.scores[0], match.scores[2]


def margins(lines: list[dict[str, Any]]) -> list[float]:
    """The mean margin of the first bot for every deal of which both matches are played."""
    sides: dict[int, dict[int, int]] = {}
    for line in lines:
        sides.setdefault(line["seed"], {})[line["side"]] = line["margin"]
    return [(both[0] + both[1]) / 2 for both in sides.values() if len(both) == 2]


def report(first: str, second: str, lines: list[dict[str, Any]]) -> str:
    """The result so far, in words."""
    found = margins(lines)
    if len(found) < 2:
        return "no pair of matches is finished yet"
    mean, error = statistics.mean(found), 1.96 * statistics.stdev(found) / math.sqrt(len(found))
    won = sum(line["margin"] > 0 for line in lines) / len(lines)
    interval = f"[{mean - error:+.1f}, {mean + error:+.1f}]"
    return f"{first} - {second}: {mean:+.1f} points {interval} over {len(found)} pairs of matches, {won:.0%} won"


def main() -> None:
    """Play what is missing, one match after another."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--language", default="cs")
    parser.add_argument("--pairs", type=int, default=150)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--effort", type=int)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    game = stolik.game("words", language=chosen.language, lexicon=chosen.language)
    thinking = {"effort": chosen.effort} if chosen.seconds is None else {"seconds": chosen.seconds}
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.touch()
    lines = [json.loads(line) for line in chosen.out.read_text().splitlines()]
    done = {(line["seed"], line["side"]) for line in lines}
    for seed in range(chosen.start, chosen.start + chosen.pairs):
        for side in range(2):
            if (seed, side) in done:
                continue
            levels = (chosen.first, chosen.second) if side == 0 else (chosen.second, chosen.first)
            began = time.process_time()
            scores = play(game, levels, seed, thinking)
            margin = scores[side] - scores[1 - side]
            spent = round(time.process_time() - began, 1)
            line = {"seed": seed, "side": side, "margin": margin, "scores": scores, "cpu": spent, **thinking}
            lines.append(line)
            with chosen.out.open("a") as file:
                file.write(json.dumps(line) + "\n")
        print(report(chosen.first, chosen.second, lines), flush=True)


if __name__ == "__main__":
    main()
