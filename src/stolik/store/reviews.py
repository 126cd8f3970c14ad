"""Reviews of finished matches, so that all processes know of them: who makes one, how far it is, what was found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from stolik.store.database import Database, now
from stolik.store.names import check_name
from stolik.store.schema import reviews

Match = tuple[str, str]  # the table it was played at, and the language of its review


@dataclass(frozen=True, slots=True)
class Kept:
    """What is known of a review."""

    done: int  # entries of the record that were looked at
    total: int
    found: bytes | None
    failed: bool


class Reviews:
    """Every row is there for a while: as long as its maker goes on renewing it, and then as long as it is kept.

    Nothing here is worth a synchronised disk: what is lost is thought out again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, match: Match, owner: str, total: int, seconds: float) -> Kept | None:
        """None: this owner is to make it, and to renew it before so many seconds are over; else the one there is."""
        check_name("table", match[0])
        check_name("owner", owner)
        row = {"table_name": match[0], "language": match[1], "owner": owner, "expires": now() + seconds}
        ours = self._database.insert(reviews).values(**row, done=0, total=total, found=None, failed=False)
        over = delete(reviews).where((reviews.c.expires <= now()) | (_of(match) & reviews.c.failed.is_(True)))

        def work(connection: Connection, _: bool) -> Kept | None:
            connection.execute(over)
            if connection.execute(ours.on_conflict_do_nothing()).rowcount == 1:
                return None
            return _find(connection, match)

        return self._database.write(work, light=True)

    def find(self, match: Match) -> Kept | None:
        """The review of a match, if somebody makes it or has made it lately."""
        return self._database.read(lambda connection: _find(connection, match))

    def renew(self, owner: str, done: Mapping[Match, int], seconds: float) -> None:
        """Say how far the reviews of an owner are, and that it goes on with them."""

        def work(connection: Connection, _: bool) -> None:
            for match in sorted(done):  # in one order everywhere
                renewed = {"done": done[match], "expires": now() + seconds}
                connection.execute(update(reviews).where(_of(match), _being_made(owner)).values(renewed))

        self._database.write(work, light=True)

    def finish(self, match: Match, owner: str, found: bytes | None, seconds: float) -> None:
        """Keep what its owner has found, or that it failed (None), for so long."""
        ended: dict[str, Any] = {"found": found, "failed": found is None, "expires": now() + seconds}
        done = update(reviews).where(_of(match), _being_made(owner)).values(done=reviews.c.total, **ended)
        self._database.write(lambda connection, _: connection.execute(done), light=True)

    def give_up(self, owner: str, match: Match | None = None) -> None:
        """The owner does not go on with a review, or with any."""
        ours = delete(reviews).where(_being_made(owner) if match is None else _of(match) & _being_made(owner))
        self._database.write(lambda connection, _: connection.execute(ours), light=True)


def _of(match: Match) -> ColumnElement[bool]:
    return and_(reviews.c.table_name == match[0], reviews.c.language == match[1])


def _being_made(owner: str) -> ColumnElement[bool]:
    """By this owner: after a restore, or when it was silent for too long, there is nothing or another's."""
    return and_(reviews.c.owner == owner, reviews.c.found.is_(None), reviews.c.failed.is_(False))


def _find(connection: Connection, match: Match) -> Kept | None:
    columns = reviews.c.done, reviews.c.total, reviews.c.found, reviews.c.failed
    row = connection.execute(select(*columns).where(_of(match), reviews.c.expires > now())).one_or_none()
    return None if row is None else Kept(row.done, row.total, row.found and bytes(row.found), row.failed)
