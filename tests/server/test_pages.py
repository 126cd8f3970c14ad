"""The built page is served at every address that is the page's own; nothing outside its folder is."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from stolik.server import pages

Get = Callable[..., httpx.Response]


@pytest.fixture
def get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Get:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("the page")
    (built / "assets" / "a-1.js").write_text("its program")
    (tmp_path / "secret").write_text("not for you")
    monkeypatch.setattr(pages, "PAGE", built)
    app = FastAPI()
    app.include_router(pages.router)

    async def ask(path: str, headers: dict[str, str]) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.get(path, headers=headers)

    return lambda path, **headers: asyncio.run(ask(path, {name.replace("_", "-"): headers[name] for name in headers}))


@pytest.mark.parametrize("path", ["/", "/new/draughts/polish", "/t/abc", "/t/abc/replay", "/no/such/thing"])
def test_the_page_knows_its_own_addresses(get: Get, path: str) -> None:
    answer = get(path)
    assert (answer.status_code, answer.text) == (200, "the page")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_named_after_their_contents_are_kept_for_good(get: Get) -> None:
    answer = get("/assets/a-1.js")
    assert answer.text == "its program"
    assert "immutable" in answer.headers["cache-control"]
    assert get("/assets/a-0.js").status_code == 404  # of an older page: not the page itself


@pytest.mark.parametrize(
    ("path", "text"), [("/assets/a-1.js", "its program"), ("/", "the page"), ("/t/abc", "the page")]
)
def test_files_that_were_packed_are_sent_packed_to_whoever_can_open_them(get: Get, path: str, text: str) -> None:
    plain = get(path, accept_encoding="gzip")
    assert "content-encoding" not in plain.headers  # none was made
    for name in ("index.html", "assets/a-1.js"):
        (pages.PAGE / f"{name}.gz").write_bytes(gzip.compress((pages.PAGE / name).read_bytes()))
    packed = get(path, accept_encoding="br, gzip;q=0.5")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == text
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.headers["etag"] != plain.headers["etag"]
    for wanted in ("", "br", "identity", "gzip;q=0", "gzip; q=0.0"):
        other = get(path, accept_encoding=wanted)
        assert (other.text, "content-encoding" in other.headers) == (text, False)
        assert other.headers["etag"] == plain.headers["etag"]
    for answer in (plain, packed, other):
        assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/assets/%2e%2e/%2e%2e/secret", "/..%2fsecret"])
def test_nothing_outside_the_folder_is_served(get: Get, path: str) -> None:
    assert "not for you" not in get(path).text
    assert pages.file_of(path.lstrip("/").replace("%2e", ".").replace("%2f", "/")) is None


def test_an_unknown_address_of_the_api_is_not_the_page(get: Get) -> None:
    assert get("/api/nothing").status_code == 404


def test_a_page_that_was_not_built_says_so(get: Get) -> None:
    (pages.PAGE / "index.html").unlink()
    answer = get("/")
    assert (answer.status_code, "make web" in answer.text) == (503, True)


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/t/" + "b/" * 2000])
def test_what_no_file_can_be_called_is_the_page(get: Get, path: str) -> None:
    assert get(path).text == "the page"
