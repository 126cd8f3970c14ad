"""Whatever goes wrong on the way, all clients end with the same log; a failing seed replays."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import stolik
from stolik.tables import seen
from stolik.tables.clock import Terms
from stolik.tables.entries import AnyEntry, Played, decode
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from tests.conftest import DEEP
from tests.tables.simulation import SECRET, World

SEEDS = 1000
PARTS = 8
# Games that would take too long, or all seats of which people would have to take.
SMALL: dict[str, dict[str, Any]] = {
    "nimmt": {"options": {"players": 3, "rounds": 1}, "bots": {2: "easy"}},
    "ogorek": {"options": {"players": 3}},
    "sixtysix": {"options": {"target": 1}},
    "words": {"options": {"lexicon": "sample", "language": "en"}},
}
CLOCKS = [Terms(), Terms("decision", 1), Terms("game", 2, 1), Terms("period", 3)]


def setup(seed: int) -> Setup:
    """Every game in turn, and then every clock that it has."""
    turn, at = divmod(seed // PARTS, len(stolik.games()))
    game = stolik.games()[at]
    clocks = [terms for terms in CLOCKS if terms.kind in stolik.game(game).clocks]
    return Setup(game=game, clock=clocks[turn % len(clocks)], **SMALL.get(game, {}))


def run(seed: int) -> World:
    """One run: trouble for a while, then quiet, so that everybody can catch up."""
    world = World(seed, setup(seed), servers=1 + seed % 2)
    for _ in range(world.chance.randrange(1, 4)):
        world.run(world.now + world.chance.randrange(500, 3000))
        world.chance.choice(world.servers).crash()
    world.run(world.now + 2000)
    world.trouble = False
    for client in world.clients:
        client.think = client.waiting = None  # type: ignore[assignment, method-assign]
    return world


def settle(world: World) -> None:
    """Nobody sends any more and clocks stand still; what is under way arrives, and everybody looks once more."""
    world.quiet = True
    world._events = [event for event in world._events if getattr(event[2], "__name__", "") != "think"]
    world.run(world.now + 3000)
    for server in world.servers:
        server.catch_up()
    for client in world.clients:
        client.lose(client.server)
    world.run(world.now + 3000)


@pytest.mark.parametrize("part", range(PARTS))
def test_all_clients_end_with_the_same_log(part: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(part, SEEDS * (10 if DEEP else 1), PARTS):
        world = run(seed)
        settle(world)
        table = Table("t", world.setup, SECRET)
        ids: Counter[str] = Counter()
        for line in world.store.lines:
            entry = decode(line)
            happened[_kind(table, entry)] += 1
            happened[table.game.name] += 1
            table.apply(entry, 0)
            ids.update(filter(None, (entry.id, *(entry.replaced if isinstance(entry, Played) else ()))))
        where = f"seed {seed}"
        assert all(count <= 1 for count in ids.values()), where  # nothing was done twice
        done = {f"p{client.seat} {name}" for client in world.clients for name in client.done}
        assert done <= set(ids), where  # nothing that was acknowledged is lost
        for server in world.servers:
            assert server.host.table.clock == table.clock, where  # whoever read the log has the same time left
        for client in world.clients:
            now = seen.current(table, client.seat, 0)
            assert client.number == table.heard[client.seat], where
            assert client.shown["view"] == now["view"], where
            assert client.shown["seats"] == now["seats"], where
            assert client.shown["legal"] == now["legal"], where
    met = {"decision", "gesture", "replaced", "dealt", "flagged", "handed", "resumed", "said", *stolik.games()}
    assert met <= set(happened), met - set(happened)  # the runs came to something


def _kind(table: Table, entry: AnyEntry) -> str:
    """What an entry is; of actions whether a decision or a gesture."""
    if not isinstance(entry, Played) or table.match is None:
        return type(entry).__name__.lower()
    if entry.replaced:
        return "replaced"
    return "decision" if entry.code in table.match.legal(entry.seat) else "gesture"
