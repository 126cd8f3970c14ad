"""`stolik sit`: take a seat at a live table with a bot."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import quote, urlsplit

import typer

from stolik.client import Guest, Seat, ServerRefused
from stolik.core.errors import NotPossible
from stolik.core.game import ANSWER_SECONDS
from stolik.core.registry import bot as find_bot
from stolik.core.telling import result

MOST_REFUSALS = 20


def sit(
    url: Annotated[str, typer.Argument(help="the table's address, as its link shows it")],
    bot: Annotated[str, typer.Option(help="the bot's level")] = "strong",
    name: Annotated[str, typer.Option(help="under which name")] = "",
    seat: Annotated[int | None, typer.Option(help="which seat; default: the first free one")] = None,
    seconds: Annotated[float | None, typer.Option(help="time a decision; default: the bot's own")] = None,
) -> None:
    """Sit down with a bot at a table on the web, and play until the match is over."""
    address = urlsplit(url)
    table = address.path.rstrip("/").rpartition("/")[2]
    if not table:
        raise NotPossible(f"{url!r} names no table; copy the whole link")
    guest = Guest(f"{address.scheme}://{address.netloc}")
    thinker = find_bot(guest.ask("GET", f"/api/tables/{quote(table, safe='')}")["game"], bot)  # before a seat is taken
    place = guest.sit(table, name or f"stolik {bot}", seat)
    refusals = 0  # one after the other
    for _ in place:
        while place.owes and not place.over:
            hidden = place.hidden()
            if not place.owes:  # meanwhile somebody else has decided
                break
            decided = thinker.decide(place.game, hidden, place.eye or 0, seconds=seconds)
            try:
                if not _agreed(place, decided):
                    continue
                place.act(int(decided.action))
                refusals = 0
            except ServerRefused as refused:  # where several may act, somebody was quicker: look again
                refusals += 1
                if refused.code != "illegal" or refusals > MOST_REFUSALS:
                    raise
    names = [sitting["name"] or sitting["level"] for sitting in place.told["seats"]]
    typer.echo(result(place.game, place.told["view"]["outcome"], names))
    place.close()


def _agreed(place: Seat, decided: Any) -> bool:
    """Say to people on one's side what is to be said first; whether nothing has happened until they had time for it."""
    seats = place.told["seats"]
    if all(seats[partner]["level"] for partner in place.game.partners(place.eye or 0)):
        return True
    for gesture in decided.said:
        place.act(int(gesture))
    number = place.told["number"]
    if decided.asks:
        place.pause(ANSWER_SECONDS)
    return bool(place.told["number"] == number)
