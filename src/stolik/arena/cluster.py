"""A contest on a Ray cluster, of this machine or of many: the same tables, and a lost worker loses nothing."""

from __future__ import annotations

import importlib
import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from stolik.arena.duel import Contest, Table, play_deals, portions
from stolik.arena.journal import fingerprint
from stolik.core.cores import cores
from stolik.core.errors import NotPossible

TRIES = 5  # of a portion: what kills every worker that plays it is no accident
ANSWER_SECONDS = 15  # that a cluster has to answer in
STORE = 100 << 20  # bytes that a local Ray keeps for results; tables are small
Lost = Callable[[int], None]  # is told how many deals are played again


def play_on_ray(
    contest: Contest,
    deals: Sequence[int],
    workers: int | None = None,
    address: str | None = None,
    lost: Lost = lambda deals: None,
) -> Iterator[list[Table]]:
    """Play these deals on a cluster, a local one without an address, and hand over tables as they are finished.

    With a fixed effort the tables are those of a local run. Deals of a lost worker are played again elsewhere.
    """
    ray = _ray(address)
    with _connected(ray, address, workers) as there:
        task = ray.remote(max_retries=0, num_cpus=1)(_play)  # retried here, where it can be counted and told
        ours = fingerprint()
        abreast = workers or there
        waiting = [(part, 1) for part in reversed(portions(deals, abreast))]
        running: dict[Any, tuple[Sequence[int], int]] = {}
        while waiting or running:
            while waiting and len(running) < abreast:
                part, attempt = waiting.pop()
                running[task.remote(contest, part, ours)] = part, attempt
            finished, _ = ray.wait(list(running), num_returns=1)
            part, attempt = running.pop(finished[0])
            try:
                tables: list[Table] = ray.get(finished[0])
            except ray.exceptions.RayTaskError as error:  # what the matches themselves raised; it says where
                if isinstance(error.cause, Exception):
                    raise error.cause from error
                raise
            except ray.exceptions.RayError as error:
                if attempt == TRIES:
                    raise NotPossible(
                        f"{TRIES} workers were lost over deals {part[0]} to {part[-1]}: {error}"
                    ) from error
                waiting.append((part, attempt + 1))
                lost(len(part))
            else:
                yield tables


def _play(contest: Contest, deals: Sequence[int], code: str) -> list[Table]:
    """What a worker does."""
    if fingerprint() != code:
        raise NotPossible("a worker of the cluster has another version of Stolik: install the same everywhere")
    return play_deals(contest, deals)


def _ray(address: str | None) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    if address is not None:  # who listens there may be no cluster; Ray would try for a quarter of an hour
        os.environ.setdefault("RAY_gcs_server_request_timeout_seconds", str(ANSWER_SECONDS))
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "2")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as it will be; else it warns of the change
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise NotPossible("--on ray needs the package ray: pip install 'stolik[ray]'") from error


def _knock(address: str) -> None:
    """OSError if nobody listens at an address with a port: Ray itself would try for a minute and say little."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), ANSWER_SECONDS).close()


@contextmanager
def _connected(ray: Any, address: str | None, workers: int | None) -> Iterator[int]:
    """A cluster for the time of a contest; gives how many matches it can play at once."""
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False, "include_dashboard": False}
    local = quiet | {"num_cpus": workers or cores(), "object_store_memory": STORE}
    try:
        if address is None:
            ray.init(address="local", **local)
        else:
            _knock(address)
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise NotPossible(f"no Ray cluster at {address or 'this machine'}: {error}") from error
    try:
        yield max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()
