"""What people at a table may ask of it. Each names what is wanted; who wants it is known from the connection."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

NAME_LENGTH = 40
CHAT_LENGTH = 500
NONCE_BYTES = 32
KEY_LENGTH = 16  # the least of the secret that holds a seat; here only its hash is known

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Level = Annotated[str, Meta(max_length=NAME_LENGTH)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Nonce = Annotated[str, Meta(pattern=f"^([0-9a-f]{{2}}){{1,{NONCE_BYTES}}}$")]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower, kw_only=True):
    """What all commands share: the sender's own name for the message, under which it is answered."""

    id: Annotated[str, Meta(max_length=64)] = ""


class Sit(Command, frozen=True):
    """Take a free seat, the first one if none is named."""

    name: Name
    seat: SeatNumber | None = None


class Stand(Command, frozen=True):
    """Leave the seat before the match begins."""


class Put(Command, frozen=True):
    """The owner puts a bot on a free seat, or with an empty level makes a seat free again, whoever has it."""

    seat: SeatNumber
    level: Level


class Ready(Command, frozen=True):
    """Ready to begin; the nonce makes the deals depend on this player too."""

    nonce: Nonce


class Wait(Command, frozen=True):
    """Not ready after all."""


class Act(Command, frozen=True):
    """Play an action: its code or its notation."""

    action: int | Annotated[str, Meta(max_length=200)]


class Resign(Command, frozen=True):
    """Give up; among more than two sides a bot goes on in the seat."""


class Ask(Command, frozen=True):
    """Ask the others: for a draw (0), to take back so many actions, or (None) all since one's own last one."""

    count: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class Agree(Command, frozen=True):
    """Agree to what was asked."""


class Decline(Command, frozen=True):
    """Do not agree; or take one's own question back."""


class Hand(Command, frozen=True):
    """Let a bot play in one's seat."""

    level: Level


class Resume(Command, frozen=True):
    """Take one's seat back from the bot."""


class Say(Command, frozen=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


AnyCommand = Sit | Stand | Put | Ready | Wait | Act | Resign | Ask | Agree | Decline | Hand | Resume | Say
