"""What the server itself does at a table for its people: a seat moves to another device, a rematch is laid."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hmac
from collections.abc import Callable, Sequence

import msgspec

from stolik.core.errors import StolikError
from stolik.server.hub import Hub
from stolik.store.errors import StoreError, TableTaken, UnknownTable
from stolik.tables.deciding import Refused
from stolik.tables.entries import AnyEntry, Keyed, Rematched
from stolik.tables.table import Table
from stolik.tables.waiting import Make

MOST_TRIES = 20  # others may come first so many times


class LinkOver(StolikError):
    """Whoever made a one-time link does not hold its seat any more."""


async def write_own(hub: Hub, name: str, make: Make, done: Callable[[Table], bool]) -> Table:
    """Have the host's own doing written, whoever else writes meanwhile; what the table refuses is raised."""
    refused: list[StolikError] = []

    def decided(table: Table, at: int) -> Sequence[AnyEntry]:
        try:
            return make(table, at)
        except StolikError as error:
            refused.append(error)
            return []

    for _ in range(MOST_TRIES):
        live = await hub.find(name)
        if live is None:
            raise UnknownTable(name)
        if not done(live.table):
            live.host.submit_own(decided)
            hub.pump(live)
        while live.pumping and not done(live.table):
            await asyncio.sleep(0.005)
        if refused:
            raise refused[0]
        if done(live.table):
            return live.table
    raise StoreError(f"others wrote to the table {name} all the time")


async def move_seat(hub: Hub, name: str, seat: int, asked: str, key: str) -> None:
    """Let another device hold a seat too, if whoever asked for the link still does; keys are hashes of tokens."""

    def move(table: Table, _: int) -> list[AnyEntry]:
        if table.seat_of(asked) != seat:
            raise LinkOver("whoever made this link does not hold that seat any more")
        if table.seat_of(key) is not None:
            raise Refused("have-seat")
        return [Keyed(seat=seat, key=key)]

    await write_own(hub, name, move, lambda table: key in table.seats[seat].keys)


async def rematch(hub: Hub, table: Table) -> str:
    """The same setup on a new table; whoever asks first makes it, all others are shown the way.

    Its name follows from the old one's, so that all who ask at the same moment, on any process, make the same table.
    """
    if not table.next_table:
        secret = await asyncio.to_thread(hub.store.secret, "rematches")
        name = base64.urlsafe_b64encode(hmac.digest(secret, table.name.encode(), "sha256")[:9]).decode()
        with contextlib.suppress(TableTaken):
            await hub.create(msgspec.structs.replace(table.setup, previous=table.name), name)
        table = await write_own(
            hub,
            table.name,
            lambda table, _: [] if table.next_table else [Rematched(table=name)],
            lambda table: bool(table.next_table),
        )
    return table.next_table
