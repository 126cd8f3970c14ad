"""The REST face of study: rules, lessons, replays, matches in other forms, reviews, and a board to try moves on."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import Meta

from stolik.core.errors import BadNotation, BadOption, IllegalAction, StolikError, UnknownGame
from stolik.core.match import Match
from stolik.core.record import Record
from stolik.core.registry import forms, game, game_class, study, written
from stolik.core.registry import lessons as lessons_of
from stolik.core.rulebook import rulebook, sections
from stolik.core.telling import tell, waiting
from stolik.core.words import say
from stolik.server.asking import (
    Trouble,
    answer,
    body_of,
    guest_of,
    hub_of,
    language_of,
    not_allowed,
    record_of,
    takes,
    trouble,
)
from stolik.server.live import Live
from stolik.server.replay import decision_at, replayed
from stolik.server.reviews import Review
from stolik.server.studies import SECONDS, Busy, Studies
from stolik.tables import seen

router = APIRouter()
MEDIA = {"json": "application/json", "pdn": "text/plain", "gcg": "text/plain"}
GLANCE = 0.03  # seconds
NOT_OVER: dict[int | str, dict[str, Any]] = {409: {"description": "not over yet"}}


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of a finished match: its entry in the record."""

    entry: Annotated[int, Meta(ge=0)]


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, or the beginning, and moves tried from it; without thought only what may be played and a glance."""

    game: Annotated[str, Meta(max_length=100)]
    options: dict[str, Any] = {}
    position: Annotated[str, Meta(max_length=2000)] | dict[str, Any] | None = None
    moves: Annotated[list[int | Annotated[str, Meta(max_length=200)]], Meta(max_length=1000)] = []
    think: bool = True


# rules


@router.get("/api/rules/{game:path}", tags=["study"])
async def rules(request: Request, game: str) -> Response:
    """The numbered rules of a game in the reader's language."""
    try:
        title, lead = _opening(rulebook(game, language_of(request)))
        return answer({"title": title, "lead": lead, "rules": sections(game, language_of(request))})
    except UnknownGame as error:
        raise not_allowed(request, 404, "no-game", error) from error


@router.get("/api/lessons/{game:path}", tags=["study"])
async def lessons(request: Request, game: str) -> Response:
    """The first lessons of a game in the reader's language: positions in which one move shows one rule."""
    try:
        words = game_class(game).words
        told = [
            {
                "name": lesson.name,
                "rule": lesson.rule,
                "position": lesson.position,
                "words": say(f"{words}-lesson-{lesson.name}", language_of(request)),
            }
            for lesson in lessons_of(game)
        ]
    except UnknownGame as error:
        raise not_allowed(request, 404, "no-game", error) from error
    return answer(told)


def _opening(text: str) -> tuple[str, str]:
    """The title of a rulebook, and what stands before its first rule."""
    title, _, rest = text.partition("\n")
    return title.lstrip("# ").strip(), rest.partition("\n## ")[0].strip()


# matches that are over


@router.get("/api/tables/{table}/replay", tags=["study"], responses=NOT_OVER)
async def replay(request: Request, table: str, eye: int | None = None, first: int = 0) -> Response:
    """A finished match as one eye saw it, a page of frames at a time; without an eye as a spectator did."""
    live, record = await record_of(request, table)
    played = live.table.game
    if (eye is not None and not 0 <= eye < played.players) or first < 0:
        raise trouble(request, 422, "eye", last=played.players - 1)
    names = live.table.names
    shown = await asyncio.to_thread(replayed, record, names, eye, first, language_of(request))
    about = {
        "game": played.name,
        "options": dict(played.options),
        "names": names,
        "levels": [seat.level for seat in live.table.seats],
        "teams": [list(team) for team in played.teams],
        "eye": eye,
        "forms": forms(played.name),
    }
    return answer({**about, **shown})


@router.get("/api/tables/{table}/download/{form}", tags=["study"], responses=NOT_OVER)
async def download(request: Request, table: str, form: str) -> Response:
    """A finished match as a file: the record, or a form that other programs read."""
    live, record = await record_of(request, table)
    if form not in forms(live.table.game.name):
        raise trouble(request, 404, "no-form", forms=", ".join(forms(live.table.game.name)))
    text = await asyncio.to_thread(written, record, form)
    name = f"{record.game.replace('/', '-')}-{live.name}.{form}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=f"{MEDIA.get(form, 'text/plain')}; charset=utf-8", headers=headers)


# thinking


def _studies(request: Request) -> Studies:
    studies: Studies = hub_of(request).studies
    return studies


def _busy(request: Request) -> Trouble:
    return Trouble(429, "busy", say("web-study-refuses-busy", language_of(request)))


@router.post("/api/tables/{table}/review", tags=["study"], responses=NOT_OVER)
async def begin_review(request: Request, table: str) -> Response:
    """Begin the review of a finished match, or find the one that there is."""
    who = guest_of(request)
    live, record = await record_of(request, table)
    try:
        named = msgspec.structs.replace(record, seats=live.table.names)  # as the page calls them, bots too
        begun = await hub_of(request).reviews.begin(who, live.name, named, language_of(request))
    except Busy:
        raise _busy(request) from None
    return answer(_told(begun, live))


@router.get("/api/tables/{table}/review", tags=["study"], responses=NOT_OVER)
async def review(request: Request, table: str) -> Response:
    """How far the review of a finished match has come; all of it when it is done. Nothing where nobody asked."""
    live, _ = await record_of(request, table)
    return answer(_told(await hub_of(request).reviews.find(live.name, language_of(request)), live))


def _told(review: Review | None, live: Live) -> dict[str, Any]:
    if review is None:
        return {"state": "none", "done": 0, "total": 0, "found": None}
    state = "failed" if review.failed else "running" if review.found is None else "done"
    measure = study(live.table.game.name).measure
    return {"state": state, "done": review.done, "total": review.total, "measure": measure, "found": review.found}


@router.post("/api/tables/{table}/weigh", tags=["study"], openapi_extra=takes(Asked), responses=NOT_OVER)
async def weigh(request: Request, table: str) -> Response:
    """What else could have been done at a moment of a finished match, and what it would have been worth."""
    who = guest_of(request)
    asked = await body_of(request, Asked)
    _, record = await record_of(request, table)
    try:
        return answer(await _studies(request).soon(who, _weighed, record, asked.entry, language_of(request)))
    except Busy:
        raise _busy(request) from None
    except BadOption:
        raise trouble(request, 422, "entry", entry=str(asked.entry)) from None
    except StolikError as error:
        raise not_allowed(request, 422, "entry", error, record.game) from error


def _weighed(record: Record, entry: int, language: str) -> dict[str, Any]:
    played, state, play = decision_at(record, entry)
    hidden = played.hide(state, play.seat)
    moves = study(played.name).weigh(played, hidden, play.seat, SECONDS, language)
    return {"seat": play.seat, "played": played.worded(hidden, play.seat, play.code, language), "moves": moves}


@router.post("/api/analysis", tags=["study"], openapi_extra=takes(Tried))
async def analysis(request: Request) -> Response:
    """A position with its legal moves, what it is worth, and its best lines."""
    who = guest_of(request)
    tried = await body_of(request, Tried)
    try:
        if not tried.think:
            return answer(await asyncio.to_thread(_analysed, tried, language_of(request)))
        return answer(await _studies(request).soon(who, _analysed, tried, language_of(request)))
    except Busy:
        raise _busy(request) from None
    except _NoBoard:
        raise trouble(request, 422, "board", game=tried.game) from None
    except _AfterEnd:
        raise trouble(request, 422, "after-end") from None
    except StolikError as error:
        raise not_allowed(request, 422, "position", error, tried.game) from error


class _NoBoard(StolikError):
    """A game without a board to try moves on."""


class _AfterEnd(StolikError):
    """A move after the end of the game."""


def _analysed(tried: Tried, language: str) -> dict[str, Any]:
    position = tried.position
    match = game(tried.game, **tried.options).match(seed=0, position=position)
    for move in tried.moves:
        _play(match, move, language)
    opinion = study(tried.game).board(match, SECONDS if tried.think else GLANCE, language)
    if opinion is None:
        raise _NoBoard
    return {**_shown(match, language), **opinion}


def _play(match: Match, move: int | str, language: str) -> None:
    """Make a move; IllegalAction says in the reader's language why it is not allowed."""
    if not match.acting:
        raise _AfterEnd
    mover = match.acting[0]
    try:
        match.play(mover, move)
    except (IllegalAction, BadNotation) as error:
        why = match.game.explain(match.state, mover, move, language)
        raise IllegalAction(error.rule if isinstance(error, IllegalAction) else "", why or str(error)) from error


def _shown(match: Match, language: str) -> dict[str, Any]:
    """A position as its mover sees it. Boards to try moves on are for games without secrets."""
    played, names = match.game, [say(f"web-study-side-{side}", language) for side in range(match.game.players)]
    mover = match.acting[0] if match.acting else None
    view = match.view(mover)
    state = match.state
    return {
        "game": played.name,
        "options": dict(played.options),
        "mover": mover,
        "view": view,
        "legal": [seen.decision(played, state, mover, code) for code in match.legal(mover)]
        if mover is not None
        else [],
        "told": tell(played, view, names, None, language),
        "waits": waiting(played, view, names, None, language),
    }
