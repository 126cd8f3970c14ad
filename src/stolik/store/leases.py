"""Which process runs a table's bots: whoever holds the lease, until it runs out."""

from __future__ import annotations

import math

from sqlalchemy import Connection, Text, delete, literal, select

from stolik.core.errors import BadOption
from stolik.store.database import Database, now
from stolik.store.errors import UnknownTable
from stolik.store.names import check_name
from stolik.store.schema import leases, tables


def take(database: Database, table: str, owner: str, seconds: float) -> bool:
    """Take or renew a lease by the database's clock; False: another owner has it."""
    check_name("table", table)
    check_name("owner", owner)
    if not (math.isfinite(seconds) and seconds > 0):
        raise BadOption("seconds", seconds, "a number above 0")
    until = now() + seconds
    known = select(tables.c.name, literal(owner, Text), until).where(tables.c.name == table)
    mine_or_over = (leases.c.owner == owner) | (leases.c.expires <= now())
    taken = (
        database.insert(leases)
        .from_select(["table_name", "owner", "expires"], known)
        .on_conflict_do_update(
            index_elements=[leases.c.table_name], set_={"owner": owner, "expires": until}, where=mine_or_over
        )
    )

    def work(connection: Connection, _: bool) -> bool:
        if connection.execute(taken).rowcount == 1:
            return True
        if connection.scalar(select(tables.c.name).where(tables.c.name == table)) is None:
            raise UnknownTable(table)
        return False

    # Light: a lease that is forgotten when the machine fails has run out anyway.
    return database.write(work, light=True)


def release(database: Database, table: str, owner: str) -> None:
    """Give a lease back, if this owner has it."""
    check_name("table", table)
    check_name("owner", owner)
    ours = delete(leases).where(leases.c.table_name == table, leases.c.owner == owner)
    database.write(lambda connection, _: connection.execute(ours), light=True)
