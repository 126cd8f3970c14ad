"""Studying draughts: values in men, lines of play, and a board to try moves on from any position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.bots.draughts.bot import ready_tables
from stolik.bots.draughts.coach import LONGEST_LINE, Coach, Judged, Worth, sentence
from stolik.bots.draughts.search import Engine, Line
from stolik.bots.study import Study, Told, code_of, worded
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.record import Play, Record, Retake, Undo
from stolik.core.replaying import begin
from stolik.core.words import say
from stolik.games.draughts import notation

LINES = 3  # best lines of a position
MEGABYTES = 16.0


class DraughtsStudy(Study):
    """Judges by the engine, and by the endgame tables that lie ready; none are built while somebody waits."""

    measure = "men"

    def weigh(self, game: Game, hidden: Any, seat: int, seconds: float, language: str) -> list[Told]:
        lines, nodes = _thought(game, hidden, seconds, len(game.listed(hidden, seat)))
        moves = [
            {
                "code": code_of(line.moves[0], text),
                "text": text,
                "value": line.value / 100,
                "visits": nodes,
                "shown": worth_of(line).shown(seat, language),
                "line": written(game, hidden, line.moves[:LONGEST_LINE]),
            }
            for line in lines
            for text in [game.show(hidden, seat, line.moves[0])]
        ]
        return worded(moves, language, self.reason, self.measure)

    def reason(self, move: Told, best: Told, language: str) -> str:
        answer = " ".join(move["line"][1:4])
        return say(
            "web-study-hint-men", language, value=move["shown"], line=answer or "-", more="yes" if answer else "no"
        )

    def review(self, record: Record, language: str, watch: Callable[[int], None]) -> list[Told]:
        match, coach = begin(record), Coach(ready_tables)
        found: list[Told] = []
        for number, entry in enumerate(record.actions):
            watch(number)
            if isinstance(entry, Play):
                judged = coach.move(match.game, match.state, number, entry.code, numeric=False)
                found.append(self._judged(match, judged, language))
            elif isinstance(entry, (Undo, Retake)):
                del found[-entry.count :]
            match.repeat(entry)
        return found

    def _judged(self, match: Match, one: Judged, language: str) -> Told:
        told = self.told(one.reviewed)
        for name, worth in (("played", one.played), ("best", one.best)):
            told[name]["shown"] = worth.shown(one.seat, language)
        line = written(match.game, match.state, one.best.line) if one.fault else []
        return {**told, "words": sentence(one, language), "line": line}

    def board(self, match: Match, seconds: float, language: str) -> Told | None:
        game, mover = match.game, int(match.state.mover)
        if not match.acting:
            return {"shown": "", "chance": None, "words": say("draughts-coach-over", language), "lines": []}
        worth = Coach(ready_tables).known(game, match.state)
        lines, _ = _thought(game, match.state, seconds, LINES)
        worths = [worth] if worth is not None else [worth_of(line) for line in lines]
        colour = say("draughts-white" if mover == 0 else "draughts-black", language)
        shown = worths[0].shown(mover, language)
        return {
            "shown": shown,
            "chance": worths[0].chance if mover == 0 else 1 - worths[0].chance,
            "words": say("draughts-coach-to-move", language, colour=colour, value=shown),
            "lines": [
                {
                    "shown": one.shown(mover, language),
                    "moves": written(game, match.state, one.line),
                    "code": one.line[0],
                }
                for one in worths
                if one.line
            ],
        }


def _thought(game: Game, state: Any, seconds: float, lines: int) -> tuple[tuple[Line, ...], int]:
    """The best lines of a position, and how many positions were looked at."""
    thought = Engine(game, megabytes=MEGABYTES, tables=ready_tables(game)).think(state, seconds=seconds, lines=lines)
    return thought.lines, thought.nodes


def worth_of(line: Line) -> Worth:
    """A line of the engine as the coach tells it."""
    return Worth(line.value, line.wins_in, False, line.moves[:LONGEST_LINE])


def written(game: Game, state: Any, line: tuple[int, ...], numeric: bool = False) -> list[str]:
    """A line of moves with numbers, or names of squares as they stand beside the board."""
    states, texts = game.states(state), []
    for action in line:
        seat = int(states[0].mover)
        texts.append(notation.show(game.rules, states[0], seat, action, numeric))
        game.steps.move(game.rules, states, seat, action)
    return texts
