"""Messages between a page and a table, over one WebSocket. `docs/protocol.md` is written for people.

A page sends `hello` first and then commands; the table sends snapshots, events, answers and pings.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stolik.core.words import LANGUAGES
from stolik.server.messages import AnyMessage
from stolik.tables.commands import AnyCommand

VERSION = 1
LANGUAGE = "|".join(LANGUAGES)


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower, kw_only=True):
    """What a page sends besides commands."""


class Hello(Incoming, frozen=True):
    """The first message: which version is spoken, who comes, and the number of the last event heard."""

    version: int
    key: Annotated[str, Meta(max_length=128)] = ""  # the secret that holds, or will hold, a seat
    identity: Annotated[str, Meta(max_length=128)] = ""  # for programs; pages have it as a cookie
    last: int | None = None
    language: Annotated[str, Meta(pattern=f"^({LANGUAGE})$")] = "en"


class Check(Incoming, frozen=True):
    """Would this action be allowed? Answered with `checked`; nothing changes."""

    action: int | Annotated[str, Meta(max_length=200)]
    id: Annotated[str, Meta(max_length=64)] = ""


class Look(Incoming, frozen=True):
    """Send the hidden state of one's eye, for a program that thinks for itself. Answered with `state`."""

    id: Annotated[str, Meta(max_length=64)] = ""


class Hint(Incoming, frozen=True):
    """What would the strongest bot do? At training tables; answered with `hint`."""

    id: Annotated[str, Meta(max_length=64)] = ""


class Speak(Incoming, frozen=True):
    """Words in another language from now on. Answered with a `snapshot`."""

    language: Annotated[str, Meta(pattern=f"^({LANGUAGE})$")]


class Pong(Incoming, frozen=True):
    """The answer to a ping; the server measures how long it took."""

    ping: int


decode = msgspec.json.Decoder(Hello | Check | Look | Hint | Speak | Pong | AnyCommand).decode
encode = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """The JSON Schema of all that a page sends (`Sent`) and hears (`Heard`)."""
    (sent, heard), parts = msgspec.json.schema_components(
        [Hello | Check | Look | Hint | Speak | Pong | AnyCommand, AnyMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Stolik {VERSION}",
        "anyOf": [{"$ref": "#/$defs/Sent"}, {"$ref": "#/$defs/Heard"}],
        "$defs": {**parts, "Sent": sent, "Heard": heard},
    }


if __name__ == "__main__":  # for the page's types: python -m stolik.server.protocol > web/schema.json
    print(msgspec.json.format(encode(schema()), indent=1).decode())
