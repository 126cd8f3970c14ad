"""Pairs of tables that differ only in what an eye may not know, and all that leaves them for that eye."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

import stolik
from stolik.core.words import LANGUAGES
from stolik.tables import commands, seen
from stolik.tables.clock import Terms
from stolik.tables.deciding import Party
from stolik.tables.entries import AnyEntry
from stolik.tables.host import Reply
from stolik.tables.table import Eye
from stolik.tables.waiting import SPACING, Request
from tests.tables.driving import Driven

encode = msgspec.json.Encoder(order="deterministic").encode
ODD: list[int | str] = [-1, 0, 1, 2**62, "", "x", "?", "pass"]


@dataclass
class Sent:
    """How many pairs were compared, and the messages that were not the same, by what they were and for whom."""

    pairs: int
    leaks: list[tuple[str, Eye]]


def compare(game: str, pairs: int, seed: int) -> Sent:
    """Play matches at random; at each moment let eyes look at the table and at a world they cannot tell from it."""
    chance = random.Random(seed)
    sent = Sent(0, [])
    while sent.pairs < pairs:
        driven = table_of(game, chance)
        for _ in range(chance.randrange(5, 60)):
            step(driven, chance)
            if driven.table.phase != "playing":
                break
            entry = driven.last()
            for eye in chance.sample(list(driven.table.heard), 2):
                compare_one(driven, entry, eye, chance, sent)
    return sent


def table_of(game: str, chance: random.Random) -> Driven:
    """A table with people in all seats, and a clock, for that tells something too."""
    kinds = stolik.game(game).clocks
    driven = Driven(game=game, options={}, clock=Terms("period", 180) if "period" in kinds else Terms("decision", 30))
    driven.now = chance.randrange(10**6)
    driven.sit_all()
    return driven


def step(driven: Driven, chance: random.Random) -> None:
    """A decision, or now and then a gesture where the game has them."""
    driven.now += SPACING + chance.randrange(1000)
    seat = chance.randrange(driven.table.game.players)
    match = driven.table.match
    assert match is not None
    rack = match.view(seat).get("racks")
    if rack and chance.random() < 0.3:
        order = rack[seat] or []
        chance.shuffle(order)
        gesture = chance.choice(
            ["rack " + "".join(order), "you go", "I go", f"+{chance.choice('ABCDEFGH')}8 {order[:1]}"]
        )
        driven.send(seat, commands.Act(action=gesture))
    else:
        driven.play_on(chance, 1)


def compare_one(driven: Driven, entry: AnyEntry, eye: Eye, chance: random.Random, sent: Sent) -> None:
    """Let one eye look at the table and at one world it cannot tell from it."""
    match, game = driven.table.match, driven.table.game
    assert match is not None
    redealt = game.redeal(game.hide(match.state, eye), eye, chance.randrange(2**31))
    if redealt.tobytes() == match.state.tobytes():
        return  # there was nothing to be told apart
    language = chance.choice(LANGUAGES)
    actions: list[int | str] = [chance.choice(ODD), chance.randrange(110)]
    if eye is not None and eye in match.acting:
        actions.append(chance.choice(game.listed(game.hide(match.state, eye), eye)))
    told = everything(driven, entry, eye, actions, language)
    with world(driven, redealt):
        told_there = everything(driven, entry, eye, actions, language)
    sent.pairs += 1
    sent.leaks += [(what, eye) for what in told if told[what] != told_there[what]]


@contextmanager
def world(driven: Driven, redealt: Any) -> Iterator[None]:
    """The same table, with another state."""
    match = driven.table.match
    assert match is not None
    true = match._states.copy()
    match._states[:] = np.frombuffer(redealt.tobytes(), true.dtype)
    yield
    match._states[:] = true


def everything(
    driven: Driven, entry: AnyEntry, eye: Eye, actions: list[int | str], language: str
) -> dict[str, list[bytes] | bytes]:
    """Every message there is that an eye can be sent now, as bytes."""
    table, now = driven.table, driven.now
    return {
        "event": encode(seen.event(table, entry, eye, now)),
        "snapshot": encode(seen.snapshot(table, eye, now)),
        "state": encode(seen.state(table, eye)),
        "checked": [encode(seen.checked(table, eye, action, language)) for action in actions],
        "refused": [encode(refused(driven, eye, action, language)) for action in actions],
    }


def refused(driven: Driven, eye: Eye, action: int | str, language: str) -> Any:
    """What the host answers to an action that is not allowed; nothing where it is."""
    by = Party("p", key="" if eye is None else f"key{eye}")
    driven.host.submit(Request(commands.Act(action=action, id="x"), by, language))
    proposal = driven.host.propose(driven.now)
    if proposal is not None:  # it would have been done: call it back
        driven.host.failed()
    replies = [out.message for out in driven.host.outbox if isinstance(out, Reply)]
    driven.host.outbox.clear()
    return replies
