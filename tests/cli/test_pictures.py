"""The pictures of the terminal in the README can be drawn anew, and show the keys that there are."""

from __future__ import annotations

import html

import pytest

from docs.pictures.make import HERE, SCENES, drawn, played


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_shows_the_terminal_as_it_is(name: str) -> None:
    table = played(*SCENES[name])
    kept = html.unescape((HERE / f"{name}.svg").read_text(encoding="utf-8"))
    for picture in (html.unescape(drawn(table, "a title")), kept):
        assert f">{table.keys()}<".replace(" ", "\N{NO-BREAK SPACE}") in picture
