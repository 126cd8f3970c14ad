"""Other people's environments stepped at random, with masks and observations; run by an interpreter that has them.

    python batch_peers.py openspiel hearts 0.3 5

prints decisions a second, in processor seconds: the best of 5 times 0.3. It knows nothing of Stolik.
"""

from __future__ import annotations

import contextlib
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

PGX_BATCH = 4096


def openspiel(name: str) -> Iterator[int]:
    """Decisions made, match after match: the mask and the observation of the player, then a random action."""
    import pyspiel

    game = pyspiel.load_game(name)
    observing = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, odds)[0])
                continue
            player = state.current_player()
            _ = state.observation_tensor(player) if observing else state.information_state_tensor(player)
            _ = state.legal_actions_mask(player)
            state.apply_action(random.choice(state.legal_actions()))
            made += 1
        yield made


def pettingzoo(name: str) -> Iterator[int]:
    """The same for an environment of pettingzoo.classic, which gives observation and mask with `last`."""
    import importlib

    import numpy as np

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    while True:
        env.reset(seed=random.randrange(1 << 31))
        made = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            made += 1
        yield made


def rlcard(name: str) -> Iterator[int]:
    """The same for RLCard, whose states hold an observation and the legal actions."""
    import rlcard

    env = rlcard.make(name)
    while True:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            made += 1
        yield made


def pgx(name: str) -> Iterator[int]:
    """The same for Pgx on the processor, compiled, a batch at once and with auto-reset."""
    import jax
    import pgx as peer
    from pgx.experimental import auto_reset

    env = peer.make(name)
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def advance(state: Any, key: Any) -> tuple[Any, Any, Any]:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(key, logits, axis=1)
        keys = jax.random.split(key, PGX_BATCH)
        after = step(state, actions, keys)
        return after, after.observation, after.legal_action_mask

    compiled, key = jax.jit(advance), jax.random.PRNGKey(0)
    state = jax.jit(begin)(jax.random.split(key, PGX_BATCH))
    state, _, _ = compiled(state, key)
    jax.block_until_ready(state)
    yield 0
    while True:
        key, now = jax.random.split(key)
        state, seen, mask = compiled(state, now)
        jax.block_until_ready((state, seen, mask))
        yield PGX_BATCH


PEERS: dict[str, Callable[[str], Iterator[int]]] = {
    "openspiel": openspiel,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
    "pgx": pgx,
}


def main() -> None:
    """Print decisions a processor second."""
    peer, name, seconds, runs = sys.argv[1:]
    speeds = []
    with contextlib.redirect_stdout(sys.stderr):
        playing = PEERS[peer](name)
        next(playing)  # imports and compiling before the clock starts
        for _ in range(int(runs)):
            made, began = 0, time.process_time()
            while time.process_time() - began < float(seconds):
                made += next(playing)
            speeds.append(made / (time.process_time() - began))
    print(max(speeds))


if __name__ == "__main__":
    main()
