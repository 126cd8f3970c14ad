"""How long messages take is measured here: what a page says of it counts for nothing."""

from __future__ import annotations

import json

from stolik.server.connection import PING_SECONDS, Connection
from stolik.server.hub import now
from stolik.server.socket import _frame


def pinged(connection: Connection, seconds: float, now: int) -> int:
    """The number of the ping that is sent at such a moment."""
    connection.alive = seconds
    connection.watch(seconds, now)
    message = json.loads(connection.waiting.popleft())
    assert message["is"] == "ping"
    return int(message["ping"])


def test_half_of_the_shortest_trip_is_what_the_network_takes() -> None:
    connection = Connection("guest", "", "", "en")
    for times, trip in enumerate((300, 80, 120)):
        sent = 1000 + 20_000 * times
        connection.returned(pinged(connection, PING_SECONDS * times, sent), sent + trip)
    assert connection.lag == 40
    assert connection.party.lag == 40


def test_a_pong_that_answers_no_ping_gives_no_time() -> None:
    connection = Connection("guest", "", "", "en")
    ping = pinged(connection, 0, 100_000)
    for forged in (ping - 5000, ping + 1, 0, -(10**18), 95_000, 10**40):
        connection.returned(forged, 100_020)
    assert connection.lag == 0
    connection.returned(ping, 100_020)
    assert connection.lag == 10


def test_a_ping_is_answered_once() -> None:
    connection = Connection("guest", "", "", "en")
    ping = pinged(connection, 0, 1000)
    connection.returned(ping, 1020)
    for _ in range(9):
        connection.returned(ping, 9000)
    assert connection.lag == 10
    late, last = pinged(connection, PING_SECONDS, 21_000), pinged(connection, 2 * PING_SECONDS, 41_000)
    connection.returned(late, 41_010)
    connection.returned(last, 41_004)
    assert connection.lag == 2


def test_nobody_can_foresee_a_ping() -> None:
    numbers = {pinged(Connection("guest", "", "", "en"), 0, 1000) for _ in range(50)}
    assert len(numbers) == 50
    assert max(numbers) < 2**53, "a page reads it exactly"


def test_a_page_that_tells_the_time_is_not_believed() -> None:
    connection = Connection("guest", "", "", "en")
    pinged(connection, 0, now())
    for sent in (now() - 5000, now() - 60_000, 0):
        _frame(json.dumps({"do": "pong", "ping": sent}), connection, None, None)  # type: ignore[arg-type]
    assert connection.lag == 0
    assert not connection.waiting
