"""A browser and a server for the tests of the page. No browser: a failure under CI, a loud word elsewhere."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from stolik.server.pages import PAGE
from tests.server.running import Running
from tests.web.person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome")
Come = Callable[..., Person]


def missing(what: str) -> None:
    """Stop a test that cannot run here: an error under CI, which must run everything."""
    if os.environ.get("CI"):
        pytest.fail(f"{what}; under CI the page's tests must run")
    pytest.skip(what)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser while the page is tested: Playwright's event loop would be in the way of all tests after these."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        missing("no Chromium: the page's tests need the system's")
    if not (PAGE / "index.html").is_file():
        missing("no Chromium tests without a built page: `make web` builds it")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not stop it."""
    running = Running(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """A server that a test may stop and start again."""
    running = Running(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def come(browser: Browser) -> Iterator[Come]:
    """Lets people come, each with a browser of their own; whatever their pages complain about fails the test."""
    people: list[Person] = []

    def one(server: Running, name: str, **context: Any) -> Person:
        people.append(Person(browser, server.url, name, **context))
        return people[-1]

    yield one
    faults = {person.name: person.faults for person in people if person.faults}
    for person in people:
        person.context.close()
    assert not faults
