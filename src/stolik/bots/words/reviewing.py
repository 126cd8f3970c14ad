"""Reviewing matches of words: moves by the double turns they can begin or finish, votes by the words that lie there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from stolik.bots.review import Opinion, Reviewed, Reviewer
from stolik.bots.words.moves import is_placement
from stolik.bots.words.votes import is_wrong, only_talk
from stolik.bots.words.weighing import Weighing, worded_moves
from stolik.core.game import Game
from stolik.core.record import Play, Record
from stolik.core.replaying import begin
from stolik.core.words import say
from stolik.games.words.graph import is_word
from stolik.games.words.placing import words_made
from stolik.games.words.sheet import happenings
from stolik.games.words.state import ACCEPT, ASK, CHALLENGE, CHALLENGES, KIND, MOVES, NO, PASS, SECOND, YES, YOU_GO
from stolik.games.words.tiles import LONGEST, RACK, word_of

CROSS = 8.0  # points that a cross is reckoned to cost


class WordsReviewer(Reviewer):
    """Values are points, tiles kept counted in. It tells what is valid, so it is for matches that are over."""

    COSTLY = 12.0  # points

    def __init__(self) -> None:
        self._names: Sequence[str] = ()
        self._fallen: set[int] = set()

    def prepare(self, record: Record) -> None:
        self._names, self._fallen = record.seats, fallen(record)

    def opinions(self, game: Game, hidden: Any, seat: int, effort: int | None) -> list[Opinion]:
        legal = game.listed(hidden, seat)
        if not legal or only_talk(np.array(legal)):
            return ranked({action: vote_worth(game, hidden, seat, action) for action in legal})
        return ranked(Weighing(game, hidden, seat, effort or 0).values)

    def judge(
        self, game: Game, state: Any, entry: int, play: Play, effort: int | None, language: str | None
    ) -> Reviewed | None:
        """W11, W28: also what no list has: words that are none, and moves that accept the opponents' by being made."""
        if play.code >> KIND > YOU_GO >> KIND and play.code != ASK:
            return super().judge(game, state, entry, play, effort, language)
        hidden, seat, fell = game.hide(state, play.seat), play.seat, entry in self._fallen
        weighing = Weighing(game, hidden, seat, effort or 0, play.code)
        wrong = false_words(game, weighing.state, play.code)
        if wrong and fell:
            weighing.values[play.code] = weighing.values[PASS]  # W12: no points, and the move is spent
        values = beside_votes(game, hidden, seat, weighing.values)
        if len(values) < 2:
            return None
        played, best = Opinion(play.code, values[play.code], {}), ranked(values)[0]
        best = played if played.value >= best.value else best
        costly = best.value - played.value >= self.COSTLY
        notation = (game.show(hidden, seat, played.action), game.show(hidden, seat, best.action))
        worded = (
            game.worded(hidden, seat, played.action, language),
            game.worded(hidden, seat, best.action, language),
        )
        said: list[str] = []
        line: tuple[str, ...] = ()
        if wrong:
            fate = "study-phony-fell" if fell else "study-phony-stood"
            said.append(say(fate, language, words=", ".join(wrong), count=len(wrong)))
        if costly:
            plan, points = weighing.plan(best.action), round(best.value - played.value)
            moves = [] if plan is None else worded_moves(game, weighing.state, plan, language)
            name = "" if plan is None else self._names[plan.first_seat]
            said.append(better(worded[1], name, moves, points, language))
            line = (" + ".join(moves),) if moves else ()
        return Reviewed(entry, seat, played, best, notation, costly, "; ".join(said), line, worded)

    def words(self, game: Game, hidden: Any, seat: int, played: Opinion, best: Opinion, language: str | None) -> str:
        named = game.worded(hidden, seat, best.action, language)
        return better(named, "", [], round(best.value - played.value), language)


def better(best: str, name: str, turn: list[str], points: int, language: str | None) -> str:
    """What would have been better: a double turn that somebody begins, or a move or vote alone."""
    if not turn:
        return say("study-better", language, best=best, points=points)
    return say("study-better-turn", language, name=name, first=turn[0], second=turn[1], points=points)


def ranked(values: dict[int, float]) -> list[Opinion]:
    """Actions with their values as opinions, best first."""
    found = [Opinion(action, value, {}) for action, value in values.items()]
    return sorted(found, key=lambda one: (-one.value, one.action))


def fallen(record: Record) -> set[int]:
    """W12, W13: the entries of a record whose placement was taken back after a challenge."""
    numbers = {id(entry): number for number, entry in enumerate(record.actions)}
    laid: dict[int, int] = {}  # by seat, the entry of its last placement
    fell = set()
    for _, entry, events in happenings(begin(record), record):
        if isinstance(entry, Play) and is_placement(entry.code):
            laid[entry.seat] = numbers[id(entry)]
        fell |= {laid[event["seat"]] for event in events if event["event"] == "taken-back" and event["seat"] in laid}
    return fell


def false_words(game: Game, state: Any, action: int) -> list[str]:
    """The words of a placement that are none."""
    if not is_placement(action):
        return []
    made = np.zeros((RACK + 1, LONGEST + 1), np.int8)
    count = words_made(np.array(state.board, np.int8), action, made)
    words = [row[1 : row[0] + 1] for row in made[:count]]
    rules, language = game.rules, str(game.options["language"])
    wrong = [word for word in words if not is_word(rules.edges, rules.masks, word, 0, 1, len(word))]
    return [word_of(language, word).upper() for word in wrong]


# votes: to accept what is wrong gives its points away, to challenge what is right costs a cross


def vote_worth(game: Game, state: Any, seat: int, action: int) -> float:
    """W11, W14, W15: what a vote or an answer gives away; asking early, and leaving it for later, nothing."""
    wrong = [float(state.points[move]) if is_wrong(game.rules, state, move) else 0.0 for move in range(MOVES)]
    if action == ACCEPT:
        return 0.0 - sum(wrong)  # no negative zero
    asked = state.stage == SECOND and state.turn == seat >> 1
    if action in (YES, NO) and not asked:
        move = int(state.vote) - CHALLENGES
    elif action >> KIND == CHALLENGE >> KIND:
        move = action - CHALLENGE
    else:
        return 0.0
    given = wrong[0] if move == 1 else 0.0  # deciding on the second move accepts the first
    if action == NO:
        return 0.0 - given - wrong[move]
    return 0.0 - given - (0.0 if is_wrong(game.rules, state, move) else CROSS)


def beside_votes(game: Game, hidden: Any, seat: int, values: dict[int, float]) -> dict[int, float]:
    """W11: a move out of the window accepts what lies there, so it is weighed beside the votes."""
    votes = [action for action in game.listed(hidden, seat) if action not in values]
    if not votes or not values:
        return values
    best, accepted = max(values.values()), vote_worth(game, hidden, seat, ACCEPT)
    moves = {action: value + accepted for action, value in values.items()}
    return moves | {action: best + vote_worth(game, hidden, seat, action) for action in votes}
