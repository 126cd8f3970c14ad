"""A small network learns 6 nimmt! from a teacher, then from itself, and takes an exam in the arena.

    python examples/nimmt_selfplay.py                 # some minutes on two cores; needs stolik[learn] (PyTorch)
    PYTHONPATH=examples stolik arena nimmt --option rounds=1 --bots nimmt_selfplay:pupil,medium --deals 200

The network says what each card of a hand is worth: how many heads fewer than the others one will take in the rest of
the round. First it learns what the teacher, the `medium` bot, says of cards. Then thousands of rounds are played at
once by `stolik.batch`; all seats are the network, which learns how the rounds ended for the cards it chose.
Playing needs NumPy alone, so the pupil can sit at any table of the arena.
"""

from __future__ import annotations

import argparse
import importlib
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import stolik
from stolik.arena.duel import Contest, Played, play_contest
from stolik.arena.page import make_page
from stolik.arena.report import Report, make_report
from stolik.arena.seating import all_seatings
from stolik.bots.bot import Bot, Weighed
from stolik.envs.observing import encoder

OPTIONS = {"players": 4, "rounds": 1}
OTHERS = OPTIONS["players"] - 1
TEACHER = "medium"
CARDS, ROWS, FULL, DECK = 10, 4, 5, 104  # in a hand, on the table, in a row, in all
CHOOSING, ROW = 1, 105  # the stage of choosing cards, and the code of the first row
HIDDEN = 64  # width of the network's two inner layers
TRACE = 0.5  # how much of what is learnt comes from the end of the round, not from the hopes at the next card
BEFORE = Path(__file__).with_name("nimmt_taught.npz")  # after the lessons
AFTER = Path(__file__).with_name("nimmt_pupil.npz")  # after playing with itself
Arrays = Any


# what the network is told of a card


def marks(parts: dict[str, Arrays], cards: Arrays) -> Arrays:
    """Numbers [m, 10, size] about each card of m hands; `parts` are m observations by field, missing cards are -1.

    The table as it lies is described, not where a card will end: what the rules make of it is for the network to find.
    """
    held = cards > 0
    card = np.where(held, cards, 1)
    unseen = np.cumsum(1 - np.maximum(parts["gone"], parts["hand"]), axis=1)
    unseen = np.concatenate([np.zeros_like(unseen[:, :1]), unseen], axis=1)  # [m, 105]: unseen cards up to this one
    lengths = np.rint(parts["lengths"] * FULL).astype(np.int64)
    rows = np.rint(parts["rows"] * DECK).astype(np.int64).reshape(-1, ROWS, FULL)
    last = np.take_along_axis(rows, lengths[:, :, None] - 1, axis=2)[:, :, 0]
    heads, marked, odd = parts["row_heads"] * 2.7, parts["marked"], parts["side"][:, 1:]
    share = OTHERS / np.maximum(1.0, unseen[:, -1:])  # chance of an unseen card to be played now, about
    of_card = [held * 1.0, card / DECK, np.abs(card % 2 - odd), np.arange(CARDS) / CARDS + 0 * card]
    below = np.where(last[:, None, :] < card[:, :, None], last[:, None, :], -1)
    for _ in range(2):  # the nearest lower row, and the one below it
        at = below.argmax(axis=2)
        found = np.take_along_axis(below, at[:, :, None], axis=2)[:, :, 0]
        np.put_along_axis(below, at[:, :, None], -1, axis=2)
        gap = np.take_along_axis(unseen, card - 1, axis=1) - np.take_along_axis(unseen, np.maximum(found, 0), axis=1)
        there = (found > 0) * 1.0
        long = np.take_along_axis(lengths, at, axis=1)
        of_card += [there, gap / 20, gap * share, np.exp(-gap * share)]
        of_card += [np.take_along_axis(heads, at, axis=1), np.take_along_axis(marked, at, axis=1) * there]
        of_card += [(long == size) * there for size in range(1, FULL + 1)]
    each = np.stack(of_card, axis=2) * held[:, :, None]
    hand = each.sum(axis=1, keepdims=True) / np.maximum(1, held.sum(axis=1))[:, None, None]
    order = np.argsort(last, axis=1)
    table = [
        np.take_along_axis(part, order, axis=1)
        for part in (last / DECK, lengths / FULL, heads, marked, np.take_along_axis(unseen, last, axis=1) * share)
    ]
    table += [heads.min(axis=1, keepdims=True), parts["side"], parts["turn"], held.sum(axis=1, keepdims=True) / CARDS]
    whole = np.concatenate(table, axis=1)[:, None, :]
    wide = (len(cards), CARDS)
    spread = [np.broadcast_to(part, (*wide, part.shape[2])) for part in (hand, whole)]
    return np.concatenate([each, *spread], axis=2).astype(np.float32)


# playing


class Pupil(Bot):
    """Plays the card that its network values most; a row to take is the one with the fewest heads."""

    level = "pupil"

    def __init__(self, file: Path = AFTER) -> None:
        with np.load(file) as saved:
            self.layers = [(saved[f"weight{i}"], saved[f"bias{i}"]) for i in range(3)]

    def values(self, seen: Arrays) -> Arrays:
        """What the network says of cards, from their marks."""
        for i, (weight, bias) in enumerate(self.layers):
            seen = seen @ weight + bias
            seen = np.maximum(seen, 0) if i < 2 else seen
        return seen[..., 0]

    def think(self, game: Any, states: Any, seat: int, legal: Any, effort: int, random: Any, tally: Any) -> Any:
        code = _encoder(game)
        parts = {name: part[None] for name, part in code.parts(code.observe(states[0], seat)).items()}
        if legal[0] >= ROW:
            return -parts["row_heads"][0][legal - ROW]
        cards = np.full((1, CARDS), -1)
        cards[0, : len(legal)] = legal
        return self.values(marks(parts, cards))[0, : len(legal)]

    def verdict(self, legal: Any, tally: Any) -> list[Weighed]:
        return [Weighed(int(action), float(value), 1) for action, value in zip(legal, tally, strict=True)]

    def settled(self, tally: Any) -> bool:
        return True


@cache
def _encoder(game: Any) -> Any:
    return encoder(game)


def pupil() -> Pupil:
    """The pupil after playing with itself, for the arena."""
    return Pupil(AFTER)


def taught() -> Pupil:
    """The pupil as it left its teacher."""
    return Pupil(BEFORE)


# learning


def new_network(size: int) -> Any:
    """A network that knows nothing."""
    import torch

    layers = [torch.nn.Linear(size, HIDDEN), torch.nn.Linear(HIDDEN, HIDDEN), torch.nn.Linear(HIDDEN, 1)]
    return torch.nn.Sequential(layers[0], torch.nn.ReLU(), layers[1], torch.nn.ReLU(), layers[2])


def fit(network: Any, optimiser: Any, seen: Arrays, worth: Arrays, size: int = 4096) -> float:
    """Go once through what was seen in random order; return the mean squared error."""
    import torch

    seen, worth, total = torch.from_numpy(seen), torch.from_numpy(worth), 0.0
    for part in torch.randperm(len(seen)).split(size):
        loss = ((network(seen[part])[:, 0] - worth[part]) ** 2).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        total += float(loss.detach()) * len(part)
    return total / len(seen)


def lessons(game: Any, decisions: int, seed: int) -> tuple[Arrays, Arrays]:
    """What the teacher says of every card in so many decisions of its own rounds."""
    teacher, code = stolik.bot("nimmt", TEACHER), encoder(game)
    seen, worth = [], []
    while len(seen) < decisions:
        seed += 1
        match = game.match(seed=seed)
        while match.acting:
            for seat in match.acting:
                hidden = game.hide(match.state, seat)
                weighed = teacher.weigh(game, hidden, seat, seed=seed)
                if weighed[0].action < ROW and len(weighed) > 1:
                    parts = {name: part[None] for name, part in code.parts(code.observe(hidden, seat)).items()}
                    said = {action: value for action, value, _ in weighed}
                    cards = np.full((1, CARDS), -1)
                    cards[0, : len(said)] = sorted(said)
                    now = _lead(-np.array([match.scores]))[0, seat]
                    seen.append(marks(parts, cards)[0, : len(said)])
                    worth.append(np.array([said[card] - now for card in sorted(said)], np.float32))
                match.play(seat, weighed[0].action)
    return np.concatenate(seen), np.concatenate(worth)


def _lead(standing: Arrays) -> Arrays:
    """How far each seat stands above the average of the others."""
    others = (standing.sum(axis=1, keepdims=True) - standing) / (standing.shape[1] - 1)
    return (standing - others).astype(np.float32)


def self_play(batch: Any, network: Any, seed: int, wild: float) -> tuple[Arrays, Arrays]:
    """Play a batch of rounds; return the marks of all cards chosen and what they turned out to be worth (TD(TRACE))."""
    import torch

    batch.reset(seed)
    players, chance = batch.game.players, np.random.default_rng(seed)
    everybody, ended = np.arange(batch.n), np.zeros((batch.n, players), np.float32)
    story = []  # of each step: which matches, which seat, the marks of its card, how it stood before, its best hopes
    while (batch.seat >= 0).any():
        actions, stood = np.zeros((batch.n, players), np.int64), _lead(batch.standing())
        for seat in range(players):
            may = batch.acting >> seat & 1 > 0
            if not may.any():
                continue
            codes, counts = batch.legal(seat=seat)
            parts = batch.encoder.parts(batch.observe(seat=seat))
            choose = may & (parts["stage"][:, CHOOSING] > 0)
            row = parts["row_heads"].argmin(axis=1) + ROW
            cards = np.where(choose[:, None], codes[:, :CARDS], -1)[choose]
            seen = marks({name: part[choose] for name, part in parts.items()}, cards)
            values = np.full(cards.shape, -np.inf, np.float32)
            with torch.no_grad():
                values[cards > 0] = network(torch.from_numpy(seen[cards > 0])).numpy()[:, 0]
            best = values.argmax(axis=1)
            whim = chance.random(len(best)) < wild
            best[whim] = chance.integers(0, counts[choose][whim])
            actions[:, seat] = row
            actions[choose, seat] = cards[np.arange(len(best)), best]
            chosen = seen[np.arange(len(best)), best]
            story.append((everybody[choose], seat, chosen, stood[choose, seat], values.max(axis=1)))
        batch.step_all(actions)
        over = batch.done.astype(bool)
        ended[over] = _lead(batch.final_standing[over])
    later, hopes, truth = ended.copy(), np.zeros_like(ended), np.zeros_like(ended)
    worth = []
    for matches, seat, _, before, hope in reversed(story):
        found = later[matches, seat] - before + (1 - TRACE) * hopes[matches, seat] + TRACE * truth[matches, seat]
        later[matches, seat], hopes[matches, seat], truth[matches, seat] = before, hope, found
        worth.append(found)
    return np.concatenate([chosen for _, _, chosen, _, _ in story]), np.concatenate(worth[::-1])


def save(network: Any, file: Path) -> None:
    """Keep the network as plain arrays."""
    layers = [layer for layer in network if hasattr(layer, "weight")]
    arrays = {f"weight{i}": layer.weight.detach().numpy().T for i, layer in enumerate(layers)}
    np.savez_compressed(file, **arrays, **{f"bias{i}": layer.bias.detach().numpy() for i, layer in enumerate(layers)})


def learn(minutes: float, decisions: int, rounds: int, seed: int) -> None:
    """Take lessons, save, play with itself for some minutes, save again."""
    import torch

    torch.manual_seed(seed)
    torch.set_num_threads(1)  # so small a network gains nothing from a second one
    game = stolik.game("nimmt", **OPTIONS)
    began = time.perf_counter()
    seen, worth = lessons(game, decisions, seed * 1_000_000)
    print(f"lessons: {len(worth)} cards judged by {TEACHER} in {time.perf_counter() - began:.0f} s", flush=True)
    network = new_network(seen.shape[1])
    optimiser = torch.optim.Adam(network.parameters(), 2e-3)
    for _ in range(20):
        error = fit(network, optimiser, seen, worth, 512)
    print(f"  mean squared error {error:.2f} of {worth.var():.2f}", flush=True)
    save(network, BEFORE)
    batch = stolik.batch(game, rounds, auto_reset=False)
    began, turn, played = time.perf_counter(), 0, 0
    while (spent := (time.perf_counter() - began) / (60 * minutes)) < 1:
        turn += 1
        for group in optimiser.param_groups:
            group["lr"] = 2e-3 * (1 - spent) + 2e-5
        seen, worth = self_play(batch, network, seed * 1_000_000 + turn, wild=0.15 * (1 - spent) + 0.03)
        error = fit(network, optimiser, seen, worth)
        played += len(worth)
        if turn % 10 == 1:
            print(f"self-play {spent:4.0%}: {played} cards played, error {error:.2f} of {worth.var():.2f}", flush=True)
    save(network, AFTER)
    print(f"self-play: {played} cards in {turn} turns of {rounds} rounds", flush=True)


# the exam


def exam(deals: int, seed: int, workers: int | None) -> Iterator[Report]:
    """Each pupil against the teacher, two and two at a table; the same deals in all rotations."""
    for name in ("taught", "pupil"):
        options = dict(stolik.game("nimmt", **OPTIONS).options)
        seatings = all_seatings([f"nimmt_selfplay:{name}", TEACHER], options["players"])
        contest = Contest("nimmt", options, seatings, seed)
        played = Played(contest, [table for part in play_contest(contest, deals, workers) for table in part])
        played.sort()
        report = make_report(played, f"python examples/nimmt_selfplay.py --only-exam --exam {deals} --seed {seed}")
        Path("results").mkdir(exist_ok=True)
        Path(f"results/nimmt-{name}.html").write_text(make_page(report, played), encoding="utf-8")
        yield report


def verdict(report: Report) -> str:
    """What an exam has shown: heads a round, fewer is better."""
    found = report.differences[0]
    fewer = found.score.negative()
    shown = (
        "beats its teacher" if fewer.low > 0 else "is beaten by its teacher" if fewer.high < 0 else "is level so far"
    )
    name = found.first.partition(":")[2]
    interval = f"{fewer.value:+.2f} [{fewer.low:+.2f}, {fewer.high:+.2f}]"
    return f"{name} against {found.second}: {interval} heads fewer a round over {report.tables} rounds: {shown}"


def main() -> None:
    """Learn and take the exam, or only the exam."""
    parser = argparse.ArgumentParser(description="A small network learns 6 nimmt! by playing with itself.")
    parser.add_argument("--minutes", type=float, default=10.0, help="of self-play (10)")
    parser.add_argument("--decisions", type=int, default=5000, help="of the teacher, to learn from (5000)")
    parser.add_argument("--rounds", type=int, default=2048, help="played at once (2048)")
    parser.add_argument("--exam", type=int, default=200, help="deals of the exam, each played in two seatings (200)")
    parser.add_argument("--only-exam", action="store_true", help="take the exam with the networks that are there")
    parser.add_argument("--workers", type=int, default=None, help="processes of the exam; default: all cores")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    counted = (chosen.decisions, chosen.rounds, *([] if chosen.workers is None else [chosen.workers]))
    if not chosen.minutes > 0 or chosen.exam < 2 or min(counted) < 1:
        parser.error("allowed are --minutes above 0, --exam from 2 up, --decisions, --rounds and --workers from 1 up")
    if not chosen.only_exam:
        try:
            importlib.import_module("torch")
        except ImportError:
            parser.error("learning needs PyTorch: pip install 'stolik[learn]'; --only-exam does without")
        learn(chosen.minutes, chosen.decisions, chosen.rounds, chosen.seed)
    for report in exam(chosen.exam, chosen.seed, chosen.workers):
        print(verdict(report), flush=True)


if __name__ == "__main__":
    main()
