"""Which process runs a table's bots: whoever holds the lease, until it runs out."""

from __future__ import annotations

import math
from collections.abc import Sequence

from sqlalchemy import Connection, Text, delete, literal, select

from stolik.core.errors import BadOption
from stolik.store.database import Database, now
from stolik.store.names import check_name
from stolik.store.schema import leases, tables

AT_ONCE = 500  # tables in one statement


def take(database: Database, names: Sequence[str], owner: str, seconds: float) -> set[str]:
    """Take or renew the leases of tables by the database's clock; those that the owner now has."""
    for name in names:
        check_name("table", name)
    check_name("owner", owner)
    if not (math.isfinite(seconds) and seconds > 0):
        raise BadOption("seconds", seconds, "a number above 0")
    held: set[str] = set()
    for start in range(0, len(names), AT_ONCE):
        held |= _take(database, names[start : start + AT_ONCE], owner, seconds)
    return held


def _take(database: Database, names: Sequence[str], owner: str, seconds: float) -> set[str]:
    until = now() + seconds
    wanted = select(tables.c.name, literal(owner, Text), until).where(tables.c.name.in_(names))
    mine_or_over = (leases.c.owner == owner) | (leases.c.expires <= now())
    taking = (
        database.insert(leases)
        .from_select(["table_name", "owner", "expires"], wanted.order_by(tables.c.name))  # in one order everywhere
        .on_conflict_do_update(
            index_elements=[leases.c.table_name], set_={"owner": owner, "expires": until}, where=mine_or_over
        )
    )
    mine = select(leases.c.table_name).where(leases.c.table_name.in_(names), leases.c.owner == owner)

    def work(connection: Connection, _: bool) -> set[str]:
        connection.execute(taking)
        return set(connection.scalars(mine))

    # Light: a lease that is forgotten when the machine fails has run out anyway.
    return database.write(work, light=True)


def abandoned(database: Database, limit: int = AT_ONCE) -> list[str]:
    """The unfinished tables whose lease has run out: whoever had it does not renew it any more."""
    over = (
        select(leases.c.table_name)
        .join(tables, tables.c.name == leases.c.table_name)
        .where(leases.c.expires <= now(), tables.c.finished.is_(False))
        .order_by(leases.c.expires)
        .limit(limit)
    )
    return database.read(lambda connection: list(connection.scalars(over)))


def release(database: Database, table: str, owner: str) -> None:
    """Give a lease back, if this owner has it."""
    check_name("table", table)
    check_name("owner", owner)
    ours = delete(leases).where(leases.c.table_name == table, leases.c.owner == owner)
    database.write(lambda connection, _: connection.execute(ours), light=True)


def release_all(database: Database, owner: str) -> None:
    """Give all leases of an owner back."""
    check_name("owner", owner)
    ours = delete(leases).where(leases.c.owner == owner)
    database.write(lambda connection, _: connection.execute(ours), light=True)
