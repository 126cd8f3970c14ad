"""Sentences: what happened, whom the table waits for, how it ended. They say no more than the view they are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from stolik.core.errors import BadOption, describe
from stolik.core.options import Choice, Option, Switch, Whole
from stolik.core.record import Outcome
from stolik.core.registry import game_class
from stolik.core.words import knows, say

if TYPE_CHECKING:
    from stolik.core.game import Game

Event = Mapping[str, Any]
BOT_NAMES = ("Ola", "Jan", "Ewa", "Petr", "Iga", "Leon", "Hana", "Adam", "Nela", "Tom")


def tell(
    game: Game,
    story: Mapping[str, Any] | Sequence[Event],
    names: Sequence[str],
    eye: int | None = None,
    language: str | None = None,
) -> list[str]:
    """What happened, a sentence an event. The story may come as a whole view, which also says whose eye it is."""
    events: Sequence[Event] = story["story"] if isinstance(story, Mapping) else story
    if eye is None and isinstance(story, Mapping):
        eye = story["eye"]
    _check_names(game, names)
    return [
        say(
            f"{game.words}-tells-{event['event']}",
            language,
            **_values(game, event, names, eye, language),
            **game.beside(events, at),
        )
        for at, event in enumerate(events)
    ]


def _values(game: Game, event: Event, names: Sequence[str], eye: int | None, language: str | None) -> dict[str, Any]:
    """An event's numbers as its sentence names them."""
    values = {name: value for name, value in event.items() if name not in ("event", "rule", "seat")}
    values |= game.spoken(event, language)
    if event["seat"] >= 0:
        values["name"], values["you"] = names[event["seat"]], _yes(event["seat"] == eye)
    for number in game.SEAT_NUMBERS:
        if number in event:
            values[number], values[f"{number}_you"] = names[event[number]], _yes(event[number] == eye)
    return values


def waiting(
    game: Game,
    view: Mapping[str, Any],
    names: Sequence[str],
    eye: int | None = None,
    language: str | None = None,
) -> str:
    """Whom the table waits for, in one sentence."""
    _check_names(game, names)
    eye = view["eye"] if eye is None else eye
    if view.get("outcome") is not None:
        return say("waiting-over", language)
    others = listed([names[seat] for seat in view["acting"] if seat != eye], language)
    if eye in view["acting"]:
        return say("waiting-you-and", language, names=others) if others else say("waiting-you", language)
    return say("waiting-others", language, names=others) if others else say("waiting-nobody", language)


def result(
    game: Game,
    outcome: Outcome | Mapping[str, Any],
    names: Sequence[str],
    language: str | None = None,
) -> str:
    """How a match ended: why, who won, and everybody's place and score. Takes the outcome of a match or of a view."""
    ended = outcome if isinstance(outcome, Outcome) else Outcome(**outcome)
    order = sorted(range(game.players), key=lambda seat: ended.places[seat])  # equals in the order of their seats
    why, scores = ending(game, ended, names, language), reckoning(game, ended, language)
    table = [say("result-place", language, place=ended.places[s], name=names[s], score=scores[s]) for s in order]
    return f"{why} {', '.join(table)}."


def ending(game: Game, ended: Outcome, names: Sequence[str], language: str | None = None) -> str:
    """Why a match ended and who won."""
    _check_names(game, names)
    won = [name for name, place in zip(names, ended.places, strict=True) if place == 1]
    lost = [name for name, place in zip(names, ended.places, strict=True) if place != 1]
    why = f"{game.words}-ending-{ended.reason}"
    values: dict[str, Any] = {name: value for name, value in game.options.items() if type(value) is int}
    values |= {"winners": listed(won, language), "winning": len(won), "losers": listed(lost, language)}
    values["losing"] = len(lost)
    values["why"] = say(why if knows(why) else f"ending-{ended.reason}", language, **values)
    return say("result-won" if lost else "result-even", language, **values)


def reckoning(game: Game, ended: Outcome, language: str | None = None) -> list[str]:
    """Every seat's score with the word for what is counted."""
    return [say(f"{game.words}-score", language, score=score) for score in ended.scores]


def title(game: str, language: str | None = None) -> str:
    """What a game is called."""
    return say(f"{game.replace('/', '-')}-name", language)


def about(game: str, language: str | None = None) -> str:
    """A game in a sentence or two."""
    return say(f"{game.replace('/', '-')}-about", language)


def about_option(game: str, option: Option, language: str | None = None) -> str:
    """What an option of a game does, with the number of its rule."""
    values: dict[str, Any] = {"rule": option.rule}
    if isinstance(option, Whole):
        values |= {"low": option.low, "high": option.high}
    return say(f"{game_class(game).words}-option-{option.name}", language, **values)


def option_value(game: str, option: Option, value: Any, language: str | None = None) -> str:
    """A value of an option in words; BadOption if it does not take it."""
    if not option.accepts(value):
        raise BadOption(option.name, value, option.allowed)
    if isinstance(option, Switch):
        return say("option-on" if value else "option-off", language)
    if isinstance(option, Choice) or value is None:
        return say(f"{game_class(game).words}-option-{option.name}-{'none' if value is None else value}", language)
    return str(value)


def listed(names: Sequence[str], language: str | None = None) -> str:
    """Names one after another.

    >>> listed(["Ola", "Jan", "Ewa"], "pl")
    'Ola, Jan i Ewa'
    """
    if len(names) < 2:
        return "".join(names)
    return say("list-and", language, first=", ".join(names[:-1]), last=names[-1])


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _check_names(game: Game, names: Sequence[str]) -> None:
    if len(names) != game.players:
        raise BadOption("names", describe(list(names)), f"a name for each of the {game.players} seats")
