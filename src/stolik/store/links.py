"""One-time links that move a seat to another device."""

from __future__ import annotations

import math

from sqlalchemy import Connection, delete, select

from stolik.core.errors import BadOption
from stolik.store.database import Database, now
from stolik.store.errors import StoreError
from stolik.store.schema import links


class Links:
    """One-time links: who brings the code gets what was left for it, once."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def save(self, code_hash: bytes, body: bytes, expires: float) -> None:
        """Leave this for whoever brings the code before that time, in seconds since 1970 by the database's clock."""
        if not math.isfinite(expires):
            raise BadOption("expires", expires, "a time in seconds since 1970")
        row = self._database.insert(links).values(code_hash=code_hash, body=body, expires=expires)

        def work(connection: Connection, again: bool) -> None:
            connection.execute(delete(links).where(links.c.expires <= now()))
            if connection.execute(row.on_conflict_do_nothing()).rowcount == 0 and not again:
                raise StoreError("this code is in use already; make another")

        self._database.write(work)

    def take(self, code_hash: bytes) -> bytes | None:
        """What was left for this code; None if it is unknown, too late, or somebody was here before."""
        wanted = select(links.c.body, links.c.expires > now()).where(links.c.code_hash == code_hash)

        def work(connection: Connection, _: bool) -> bytes | None:
            row = connection.execute(wanted).one_or_none()
            # Of two who have read the same row only one deletes it.
            if row is None or connection.execute(delete(links).where(links.c.code_hash == code_hash)).rowcount == 0:
                return None
            body, in_time = row
            return bytes(body) if in_time else None

        return self._database.write(work)
