"""Whatever goes wrong on the way, all clients end with the same log; a failing seed replays."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.tables import seen
from stolik.tables.entries import decode
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from tests.conftest import DEEP
from tests.tables.simulation import SECRET, World

SETUPS = [
    Setup(game="nimmt", options={"players": 3, "rounds": 1}, bots={2: "easy"}),
    Setup(game="draughts/russian"),
    Setup(game="sixtysix", options={"target": 1}),
    Setup(game="ogorek", options={"players": 3}),
]
SEEDS = 1000


def run(seed: int) -> World:
    """One run: trouble for a while, then quiet, so that everybody can catch up."""
    world = World(seed, SETUPS[seed % len(SETUPS)], servers=1 + seed % 2)
    for _ in range(world.chance.randrange(1, 4)):
        world.run(world.now + world.chance.randrange(500, 3000))
        world.chance.choice(world.servers).crash()
    world.run(world.now + 2000)
    world.trouble = False
    for client in world.clients:
        client.think = client.waiting = None  # type: ignore[assignment, method-assign]
    return world


def settle(world: World) -> None:
    """Nobody sends any more; what is under way arrives, and everybody looks once more."""
    world._events = [event for event in world._events if getattr(event[2], "__name__", "") != "think"]
    world.run(world.now + 3000)
    for server in world.servers:
        server.catch_up()
    for client in world.clients:
        client.lose(client.server)
    world.run(world.now + 3000)


@pytest.mark.parametrize("part", range(8))
def test_all_clients_end_with_the_same_log(part: int) -> None:
    actions = 0
    for seed in range(part, SEEDS * (10 if DEEP else 1), 8):
        world = run(seed)
        settle(world)
        table = Table("t", world.setup, SECRET)
        ids: Counter[str] = Counter()
        for line in world.store.lines:
            entry = decode(line)
            table.apply(entry, 0)
            ids[entry.id] += entry.id != ""
        where = f"seed {seed}"
        assert all(count <= 1 for count in ids.values()), where  # nothing was done twice
        done = {f"p{client.seat} {name}" for client in world.clients for name in client.done}
        assert done <= set(ids), where  # nothing that was acknowledged is lost
        for client in world.clients:
            now = seen.current(table, client.seat, 0)
            assert client.number == table.heard[client.seat], where
            assert client.shown["view"] == now["view"], where
            assert client.shown["seats"] == now["seats"], where
            assert client.shown["legal"] == now["legal"], where
        actions += table.number
    assert actions > 2 * SEEDS // 8  # the runs came to something
