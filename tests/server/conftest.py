"""One server for all tests of a file; databases as the store's tests have them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running
from tests.store.conftest import databases, postgres_url, sqlite_url

__all__ = ["databases", "postgres_url", "sqlite_url"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()
