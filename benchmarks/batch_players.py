"""Ways of stepping a batch, each as somebody would: at random, with arrays of one's own, with choices of one's own."""

from __future__ import annotations

import time

import numpy as np

import stolik
from stolik.envs.vector import Learners

N = 4096
LEAST = 0.5  # seconds for each run
RUNS = 5
PAUSE = 0.001  # seconds that a learner takes for a step
COUNTED = ("nimmt", "ogorek")  # any number of players sits down to these


class Player:
    """A batch that plays at random, with observations and masks in arrays of its own."""

    def __init__(self, name: str, n: int = N, threads: int = 1, players: int | None = None) -> None:
        game = stolik.game(name, players=players) if name in COUNTED and players else stolik.game(name)
        self.batch = stolik.batch(game, n, seed=1, threads=threads)
        self.actions = np.empty(n, np.int64)
        self.choosing = 0.0  # seconds that are not the batch's
        self.prepare()
        for _ in range(3):  # everything is compiled, and known to be wanted
            self.decide()

    def prepare(self) -> None:
        """Make what is needed before the first decision."""

    def decide(self) -> None:
        """One decision in every match, with its mask and observation."""
        self.batch.observe()
        self.batch.legal_mask()
        self.batch.step_random()

    def speed(self, clock: str, least: float = LEAST) -> float:
        """Decisions a second, of the processor's or of the wall's clock."""
        now = getattr(time, clock)
        self.choosing = 0.0
        made, began = 0, now()
        while made == 0 or now() - began < least:
            self.decide()
            made += self.batch.n
        spent: float = now() - began - self.choosing
        return made / spent


class Handed(Player):
    """The same where what is drawn is handed to the caller and back."""

    def decide(self) -> None:
        self.batch.observe()
        self.batch.legal_mask()
        self.batch.random_actions(self.actions)
        self.batch.step(self.actions)


class Given(Player):
    """The same as the first with arrays that were made before and are given with every call."""

    def prepare(self) -> None:
        self.seen = np.empty((self.batch.n, self.batch.encoder.size), np.float32)
        self.masks = np.empty_like(self.batch.legal_mask())

    def decide(self) -> None:
        self.batch.observe(self.seen)
        self.batch.legal_mask(self.masks)
        self.batch.step_random()


class Kept(Given):
    """The same with arrays that were given once, for the steps themselves to write into."""

    def prepare(self) -> None:
        super().prepare()
        self.batch.write_into(self.seen, self.masks)


class Chosen(Player):
    """The same with decisions of one's own, any of the listed ones: the batch has to look whether they are allowed.

    How long the choice itself takes is the learner's business, and is not counted.
    """

    def prepare(self) -> None:
        self.rows, self.turn = np.arange(self.batch.n), 0

    def decide(self) -> None:
        self.batch.observe()
        self.batch.legal_mask()
        listed, counts = self.batch.legal()
        began = time.perf_counter()
        self.turn += 1
        wanted = listed[self.rows, (self.rows + self.turn) % np.minimum(counts, listed.shape[1])]
        self.choosing += time.perf_counter() - began
        self.batch.step(wanted)


class Pondered(Chosen):
    """The same with a learner that takes a while from step to step, as a network does: threads have dozed off."""

    def decide(self) -> None:
        began = time.perf_counter()
        while time.perf_counter() < began + PAUSE:
            pass
        self.choosing += time.perf_counter() - began
        super().decide()


class Vector(Player):
    """Gymnasium's vector environment, where random opponents play all seats but one: a decision is the learner's."""

    def __init__(self, name: str, n: int = N, threads: int = 1) -> None:
        self.envs = Learners(name, n, threads=threads, copy=False)
        self.given = self.envs.reset(seed=1)[0]
        super().__init__(name, n, threads)

    def decide(self) -> None:
        began = time.perf_counter()
        numbers = self.given["action_mask"].view(np.bool_).argmax(axis=1)
        self.choosing += time.perf_counter() - began
        self.given, *_ = self.envs.step(numbers)


class Numbered(Player):
    """The same where the first number that the mask allows is chosen."""

    def decide(self) -> None:
        self.batch.observe()
        self.batch.step_numbers(self.batch.legal_mask().view(np.bool_).argmax(axis=1))


def best(player: Player, clock: str) -> float:
    """Decisions a second in the best of some runs."""
    return max(player.speed(clock) for _ in range(RUNS))
