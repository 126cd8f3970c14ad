"""`stolik analyse` for draughts: PDN files, records and single positions; annotated PDN and charts come out."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stolik.bots.draughts.coach import Coach, Judged, Worth, sentence, usual
from stolik.bots.draughts.endgame import Tables, open_tables
from stolik.bots.draughts.study import written
from stolik.cli.chart import chart
from stolik.cli.paper import make_console
from stolik.cli.tables import draughts_named
from stolik.core.errors import BadRecord
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.record import Play, Record
from stolik.core.replaying import replay
from stolik.core.telling import title
from stolik.core.words import decimal, say
from stolik.games.draughts import pdn, pdn_play
from stolik.games.draughts.pdn import Line, Move, PdnGame

FEN = re.compile(r"\s*[WB]\s*:.*:", re.IGNORECASE | re.DOTALL)
WORTH_SHOWING = 0.02  # of a win: what is nearly as good needs no better
SHOWN = 5  # moves of a better line in the list; all are in the annotated file
LINES = 3  # best moves shown of a single position
USUAL = "draughts/polish"  # what a position is taken for: the game that the rulebook describes first
Write = Callable[[str, str], None]  # the end of a file's name, its text
MARKS = {"$4": "??", "$2": "?", "$6": "?!"}


# what there is to analyse


def is_position(text: str) -> bool:
    """Whether a text is a FEN and no file."""
    return bool(FEN.match(text)) and not Path(text).exists()


def read_pdn(path: Path, named: str | None) -> list[PdnGame] | None:
    """The games of a PDN file; None if it is no PDN. A file that does not say which game it is may be told."""
    try:
        if path.stat().st_size > 4 * pdn.LARGEST:
            raise BadRecord(f"{path} is too large to be read")
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror or error}") from error
    if text.lstrip("\ufeff \t\r\n").startswith("{") and path.suffix.lower() != ".pdn":
        return None
    try:
        games = pdn.read(text)
    except pdn.BadPdn as error:
        if path.suffix.lower() == ".pdn" or text.lstrip().startswith("["):
            raise BadRecord(f"{path}: {error}") from error
        return None
    if not games:
        raise BadRecord(f"{path}: there is no game in it")
    for game in games:
        if named is not None and not {"Variant", "GameType"} & set(game.tags):
            game.tags["Variant"] = draughts_named(named, []).name.partition("/")[2]
    return games


def of_record(record: Record) -> PdnGame:
    """A record as PDN, moves taken back left out."""
    return pdn_play.of_match(replay(record))


# games


def analyse_games(games: list[PdnGame], effort: int | None, language: str, write: Write) -> None:
    """List every move of every game with what it was worth, name the faults, write charts and annotated PDN."""
    console = make_console()
    matches = [pdn_play.play(game) for game in games]  # what cannot be played is told before the work begins
    for number, (game, match) in enumerate(zip(games, matches, strict=True), 1):
        numeric = pdn_play.is_numeric(game, match.game)
        judged = judge(match, effort, language, numeric)
        heading = f"{match.names[0]} – {match.names[1]}, {match.game.name}, {pdn_play.result_of(game)}"
        console.print(Text(heading, "accent"))
        console.print(listed(match, judged, language, numeric))
        console.print(Text(say("draughts-coach-legend", language), "label"), soft_wrap=True)
        for line in (*_faults(match, judged, language), *_summary(match, judged, language), ""):
            console.print(Text(line), soft_wrap=True)
        annotate(game, match, judged, language, numeric)
        numbered = f"-{number}" if len(games) > 1 else ""
        write(f"{numbered}-chart.svg", chart(match.names, [one.reviewed for one in judged], language))
    write("-analysed.pdn", pdn.write(games))


def judge(match: Match, effort: int | None, language: str, numeric: bool) -> list[Judged]:
    """Every move of a match, with a progress bar."""
    plays = [(entry, one) for entry, one in enumerate(match.record.actions) if isinstance(one, Play)]
    again, found = begun(match), []
    with _progress() as progress:
        task = progress.add_task(say("draughts-coach-working", language), total=len(plays))

        def tables(game: Game) -> Tables:
            building = say("tables-building", language)
            return open_tables(game, watch=lambda doing, _: progress.update(task, description=f"{building} {doing}"))

        coach = Coach(tables)
        for entry, play in plays:
            found.append(coach.move(match.game, again.state, entry, play.code, effort, numeric))
            again.play(play.seat, play.code)
            progress.update(task, advance=1, description=say("draughts-coach-working", language))
    return found


def begun(match: Match) -> Match:
    """The match before its first move."""
    position = match.record.position
    return match.game.match(seed=0) if position is None else match.game.match(position=position)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=make_console(stderr=True), transient=True)


def listed(match: Match, judged: list[Judged], language: str, numeric: bool) -> Table:
    """A line for each move: what it left behind, and where there was better, what that was."""
    table = Table(box=None, pad_edge=False, header_style="label")
    for column in ("entry", "played", "value", "best", "value"):
        right = column in ("entry", "value")
        words = say(f"analyse-{column}", language)
        table.add_column(words, justify="right" if right else "left", no_wrap=True, min_width=len(words))
    table.columns[1].min_width = max((len(one.notation[0]) + 2 for one in judged), default=2)
    table.add_column(say("draughts-coach-line", language), overflow="ellipsis", no_wrap=True)
    states = begun(match)
    for number, one in enumerate(judged):
        better = one.reviewed.lost >= WORTH_SHOWING
        texts = written(match.game, states.state, one.best.line, numeric)
        table.add_row(
            number_of(number, one.seat, judged[0].seat),
            Text(one.notation[0] + MARKS.get(one.mark, ""), "warning" if one.fault else ""),
            one.played.shown(one.seat, language),
            one.notation[1] if better else "",
            one.best.shown(one.seat, language) if better else "",
            " ".join(texts[1:SHOWN]) if better else "",
        )
        states.play(one.seat, one.action)
    return table


def number_of(ply: int, seat: int, first: int) -> str:
    """A move's number as PDN counts: 3. for who began, 3... for the other."""
    return f"{ply // 2 + 1}{'.' if seat == first else '...'}"


def _faults(match: Match, judged: list[Judged], language: str) -> list[str]:
    """The moves that gave something away, in words."""
    lines = [
        f"  {number_of(ply, one.seat, judged[0].seat)} {one.notation[0]}: {sentence(one, language)}"
        for ply, one in enumerate(judged)
        if one.fault
    ]
    if not lines:
        return ["", say("analyse-nothing-costly", language)]
    return ["", say("analyse-costly", language, count=len(lines)), *lines]


def _summary(match: Match, judged: list[Judged], language: str) -> list[str]:
    """How much each side gave away."""
    lines = [""]
    for seat, name in enumerate(match.names):
        own = [one for one in judged if one.seat == seat]
        if own:
            lost = decimal(sum(one.reviewed.lost for one in own), language)
            numbers = {"decisions": len(own), "lost": lost, "costly": sum(bool(one.fault) for one in own)}
            lines.append(say("analyse-summary", language, name=name, **numbers))
    return lines


def annotate(game: PdnGame, match: Match, judged: list[Judged], language: str, numeric: bool) -> None:
    """Put marks, evaluations and better lines into a PDN game; what was there stays."""
    states = begun(match)
    for move, one in zip(game.line.moves, judged, strict=True):
        move.comments.append(f"[%eval {one.played.shown(one.seat)}]")
        if one.fault:
            move.marks += [one.mark] * (one.mark not in move.marks)
            move.comments.append(sentence(one, language))
            texts = written(match.game, states.state, one.best.line, numeric)
            move.variations.append(Line([Move(text) for text in texts]))
        states.play(one.seat, one.action)


# one position


def analyse_position(text: str, named: str | None, effort: int | None, language: str) -> None:
    """Say what a position is worth, and show its best moves with how play goes on."""
    game = draughts_named(named or USUAL, [])
    match = game.match(position=text)
    console, coach = make_console(), Coach(open_tables)
    if named is None:
        words = say("draughts-coach-which", language, name=title(USUAL, language), game=USUAL)
        console.print(Text(words, "label"), soft_wrap=True)
    mover = int(match.state.mover)
    colour = say("draughts-white" if mover == 0 else "draughts-black", language)
    if not match.acting:
        console.print(Text(say("draughts-coach-over", language)))
        return
    worths = coach.best(game, match.state, LINES, effort)
    console.print(Text(say("draughts-coach-to-move", language, colour=colour, value=worths[0].shown(mover, language))))
    _show_lines(console, game, match, worths, mover, language)
    console.print(Text(say("draughts-coach-legend", language), "label"), soft_wrap=True)


def _show_lines(console: Console, game: Game, match: Match, worths: list[Worth], mover: int, language: str) -> None:
    for number, worth in enumerate(worths, 1):
        line = " ".join(written(game, match.state, worth.line, usual(game)))
        console.print(Text(f"{number}. {worth.shown(mover, language):>6}  {line}"), soft_wrap=True)
