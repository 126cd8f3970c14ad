"""What the store refuses, and what it says when the database fails."""

from __future__ import annotations

from stolik.core.errors import StolikError, describe


class StoreError(StolikError):
    """The database could not do what was asked: it is out of reach, full, busy, damaged or not ours."""


class TableTaken(StoreError, ValueError):
    """A new table has a name that another table has already."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"there is already a table {describe(table)}; choose another name")


class UnknownTable(StoreError, LookupError):
    """A name that no table has."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"there is no table {describe(table)}")


class Replaced(StoreError):
    """A restore has replaced the log; what this process knows of its tables is of another one."""

    def __init__(self) -> None:
        super().__init__("the log was replaced by a restore; nothing was written")


class DamagedBackup(StoreError, ValueError):
    """A file that is no whole backup; nothing was restored from it."""


class NotEmpty(StoreError):
    """A database that already holds something, where an empty one was expected."""
