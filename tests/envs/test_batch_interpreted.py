"""The same source compiled and interpreted, in two processes, gives the same observations, lists, masks and rewards."""

from __future__ import annotations

from tests.conformance.children import run_child

PLAY = """
import hashlib
import numpy as np
import stolik
from stolik.core.kernel import INTERPRET
for name in stolik.games():
    game = stolik.game(name, **({"lexicon": "sample"} if name == "words" else {}))
    batch, told = stolik.batch(game, 3, seed=2, threads=2), hashlib.sha256()
    for step in range(3 if name == "words" else 15):
        codes, counts = batch.legal()
        arrays = [batch.observe(), batch.observe(seat=1), counts, batch.rewards, batch.done, batch.scores(), batch.seat]
        arrays += [row[:count] for row, count in zip(codes, counts)]
        if name != "words":
            arrays.append(batch.legal_mask())
        for array in arrays:
            told.update(np.ascontiguousarray(array).tobytes())
        batch.step(batch.random_actions())
    print(name, told.hexdigest())
print(INTERPRET)
"""


def test_compiled_and_interpreted_batches_agree() -> None:
    *compiled, without = run_child("-c", PLAY, STOLIK_INTERPRET="").splitlines()
    *interpreted, with_it = run_child("-c", PLAY, STOLIK_INTERPRET="1").splitlines()
    assert (without, with_it) == ("False", "True")
    assert compiled == interpreted
    assert len(set(compiled)) == len(compiled) > 10
