"""The REST face against its own description: whatever fits the description or does not, the answer is as described."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from stolik.client import Guest
from stolik.server.app import make_app
from stolik.server.sessions import Sessions
from stolik.server.settings import Settings
from stolik.store.log import Log
from tests.conftest import DEEP
from tests.server.running import Running

EXAMPLES = 500 if DEEP else 30  # of each route
EXCLUDED = [positive_data_acceptance]  # which games, options and levels there are is no matter of a schema
REJECTED = [400, 401, 403, 404, 409, 413, 422, 429]  # 413: what is wrong may first of all be too long
described = schemathesis.openapi.from_dict(
    make_app(Settings("sqlite://")).openapi(),
    config=schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REJECTED}}}),
)


@pytest.fixture(scope="module")
def signing(server: Running) -> Sessions:
    """Makes as many guests as needed, known to the server."""
    with Log.open(server.database) as store:
        return Sessions(store.secret("identities"))


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    """A table there is."""
    return Guest(server.url).lay("nimmt")


@described.parametrize()
@settings(max_examples=EXAMPLES)
def test_every_answer_is_as_described(case: Any, server: Running, signing: Sessions, table: str) -> None:
    if len(str((case.path_parameters or {}).get("table", ""))) % 2:
        case.path_parameters["table"] = table
    who = {"Authorization": f"Bearer {signing.new()}"}  # a new one each time: guests may not ask too fast
    case.call_and_validate(base_url=server.url, headers=who, excluded_checks=EXCLUDED)
