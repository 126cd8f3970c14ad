"""A match: a game being played, with its log."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np

from stolik.core.chronicle import Chronicle
from stolik.core.contract import HOST_BIT, SPECTATOR
from stolik.core.errors import BadRecord, IllegalAction, NotPossible, describe
from stolik.core.fairness import Shuffler, check_deal, commitment
from stolik.core.game import Game, seats_of
from stolik.core.given import deals_of, names_of, nonces_of, plain_number, seed_bytes, text_of
from stolik.core.kernel import Cells
from stolik.core.past import Past, Step
from stolik.core.record import Deal, Draw, Entry, Flag, Outcome, Play, Record, Resign, Retake, Undo
from stolik.core.steps import copy

_TOP = 1 << 63  # what codes and seats are below, as compiled code takes them
_seats: dict[int, tuple[int, ...]] = {}  # sets of bits already taken apart


class Match:
    """One match, from the empty table to its outcome. HOST is served at once, so players never wait for it."""

    def __init__(
        self,
        game: Game,
        *,
        seed: int | bytes | None = None,
        position: Any = None,
        deals: Sequence[Sequence[int]] | None = None,
        table: str = "",
        nonces: Sequence[bytes] = (),
        names: Sequence[str] | None = None,
        serve: bool = True,
    ) -> None:
        self._sit_down(game)
        self.names = names_of(game, names)
        seed = plain_number(seed)
        self._small_seed = seed if isinstance(seed, int) else None
        self.shuffler = Shuffler(seed_bytes(seed), text_of("table", table), nonces_of(nonces))
        self._commitment = commitment(self.shuffler.seed)
        self._seed_known = True  # not so in a match rebuilt from a record that does not reveal it yet
        self._given = deals_of(deals)
        self._start = game.empty_table() if position is None else game.states_from(position)
        self._position = None if position is None else game.position(self._start[0])
        self._log: list[Step | Undo | Retake | Resign | Draw | Flag] = []  # everything, in order
        self._past = Past(game, self._start)
        self._line = self._past.line  # what of it stands
        self._ended: Outcome | None = None
        self.deals = 0
        self._serves = serve
        self._restart()

    def _sit_down(self, game: Game) -> None:
        """What follows from the game, and rooms for what follows from the state."""
        self.game = game
        self._rules, self._players = game.rules, game.players
        self._steps = game.steps
        self._out = np.empty(game.LONGEST_LIST, np.int64)
        self._hidden: dict[int, Cells] = {}  # by eye, for the state whose bytes these are
        self._hidden_from = b""
        self._open: dict[str, Any] | None = None  # what all eyes see of that state, where nothing is secret
        self._chronicle: Chronicle | None = None

    def __getstate__(self) -> dict[str, Any]:
        fresh = ("_rules", "_players", "_steps", "_out", "_hidden", "_hidden_from", "_open", "_chronicle")
        return {name: value for name, value in self.__dict__.items() if name not in fresh}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._sit_down(kept["game"])
        self.__dict__.update(kept)

    def __copy__(self) -> Match:
        return deepcopy(self)  # two matches on one table would disturb each other

    def _restart(self) -> None:
        self._states = copy(self._start)
        self._now: int = self._steps.who_acts(self._rules, self._states)
        if self._serves and self._now & HOST_BIT:
            self._serve_host()

    # HOST's part

    def _serve_host(self) -> None:
        """Answer every question of chance until players are asked or the match is over."""
        while self._now & HOST_BIT:
            owed = self._steps.asked(self._rules, self._states)
            k, n = owed >> 16, owed & 0xFFFF
            if self.deals < len(self._given):
                numbers = self._given[self.deals]
                check_deal(numbers, k, n)
            elif not self._seed_known:
                raise NotPossible("the record keeps its seed secret until the match is over, so nobody can deal on")
            else:
                numbers = self.shuffler.deal(self.deals, k, n)
            self._take_deal(numbers)

    def _take_deal(self, numbers: Sequence[int]) -> None:
        entry = Deal(list(numbers))
        self._now = self._steps.answer(self._rules, self._states, np.array(numbers, np.int16))
        self._log.append(entry)
        self._line.append(entry)
        self.deals += 1

    def foresee(self, seat: int | None = None, action: int = 0) -> list[list[int]]:
        """The deals that HOST will owe after an allowed action, or owes now; nothing is changed."""
        states, now = copy(self._states), self._now
        if seat is not None:
            _, now = self._steps.move(self._rules, states, seat, action)
        deals: list[list[int]] = []
        while now & HOST_BIT:
            owed = self._steps.asked(self._rules, states)
            deals.append(self.shuffler.deal(self.deals + len(deals), owed >> 16, owed & 0xFFFF))
            now = self._steps.answer(self._rules, states, np.array(deals[-1], np.int16))
        return deals

    # the players' part

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that owe a decision; () when the match is over."""
        if self._ended is not None:
            return ()
        bits = self._now
        seats = _seats.get(bits)
        if seats is None:
            seats = _seats[bits] = tuple(seats_of(bits))
        return seats

    def legal(self, seat: int) -> list[int]:
        """The listed decisions of a seat."""
        if type(seat) is not int or not 0 <= seat < self._players:
            seat = self._seat(seat)
        if self._ended is not None:
            return []
        count = self._steps.list_legal(self._rules, self._states, seat, self._out)
        legal: list[int] = self._out[:count].tolist()
        return legal

    def check(self, seat: int, action: int | str) -> IllegalAction | None:
        """None, or the error that `play` would raise."""
        try:
            action = self.game.code(self.state if isinstance(action, str) else None, seat, action)
            code = self._ask(seat, action)
        except IllegalAction as error:
            return error
        return None if code == 0 else self.game.refusal(self.state, seat, action, code)

    def _ask(self, seat: int, action: int) -> int:
        if self._ended is not None and self._now:  # by resigning or agreement; ends by the rules have a rule's number
            raise IllegalAction("", f"the match is over ({self._ended.reason})")
        code: int = self._steps.why_not(self._rules, self._states, seat, action)
        return code

    def _seat(self, seat: Any) -> int:
        """A seat that there is."""
        if isinstance(seat, (int, np.integer)) and not isinstance(seat, bool) and 0 <= seat < self.game.players:
            return int(seat)
        raise IllegalAction("", f"{describe(seat)} is no seat; seats are 0 to {self.game.players - 1}")

    def play(self, seat: int, action: int | str) -> None:
        """Apply an action, given as its code or its notation. IllegalAction if it is not allowed: nothing changed."""
        if type(action) is not int or type(seat) is not int or not (-_TOP <= action < _TOP and -_TOP <= seat < _TOP):
            action = self.game.code(self.state, seat, action)
            seat = int(seat)
        if self._ended is not None and self._now:
            raise IllegalAction("", f"the match is over ({self._ended.reason})")
        code, now = self._steps.move(self._rules, self._states, seat, action)
        if code:
            raise self.game.refusal(self.state, seat, action, code)
        self._log.append((seat, action))
        self._line.append((seat, action))
        self._now = now
        if now & HOST_BIT and self._serves:
            self._serve_host()

    def resign(self, seat: int) -> None:
        """Give up; only where there are two sides."""
        self._lose("resign", Resign(self._seat(seat)), "resigned")

    def flag(self, seat: int) -> None:
        """Lose on time; only where there are two sides. Games with a rule of their own for it leave it to HOST."""
        self._lose("lose on time", Flag(self._seat(seat)), "time")

    def _lose(self, what: str, entry: Resign | Flag, reason: str) -> None:
        self._end_by_will(what)
        losers = next(team for team in self.game.teams if entry.seat in team)
        self._end(reason, entry, places([-(seat in losers) for seat in range(self.game.players)]))

    def agree_draw(self) -> None:
        """End the match as a draw; only where there are two sides."""
        self._end_by_will("agree a draw")
        self._end("agreed", Draw(), [1] * self.game.players)

    def _end(self, reason: str, entry: Resign | Flag | Draw, places: list[int]) -> None:
        self._log.append(entry)
        self._ended = Outcome(reason, self.game.awarded(self.scores, places), places)

    def _end_by_will(self, what: str) -> None:
        if self.outcome is not None:
            raise NotPossible("the match is over")
        if len(self.game.teams) != 2:
            raise NotPossible(f"only two sides can {what}, and here there are {len(self.game.teams)}")

    def undo(self, count: int = 1, free: bool = False) -> None:
        """Take back the last actions, as far as nobody has learnt a secret from them, or freely (in training)."""
        length, states = self.before(count, free)
        del self._line[length:]
        self._chronicle = None
        self._states, self._now = states, self._steps.who_acts(self._rules, states)
        self._log.append(Retake(count) if free else Undo(count))

    def before(self, count: int, free: bool = False) -> tuple[int, Cells]:
        """How many steps come before the last `count` actions, and the state then; NotPossible if it is gone."""
        if self.outcome is not None:
            raise NotPossible("the match is over")
        length = self._past.length_before(count)
        states = self._past.states_after(length)
        if not free and states[0].reveals != self._states[0].reveals:
            raise NotPossible("since then somebody has learnt a secret, which no undo can make unknown")
        return length, states

    def since(self, seat: int) -> int:
        """How many actions were made since a seat's last one, that one included; 0 if it has made none."""
        made = [step[0] for step in self._line if not isinstance(step, Deal)]
        return made[::-1].index(seat) + 1 if seat in made else 0

    # what there is to see

    @property
    def state(self) -> Any:
        """The true state, secrets included: a copy that play does not change."""
        return copy(self._states)[0]

    def hidden(self, eye: int | None) -> Cells:
        """The state as an eye may know it, in an array of one: made once for each eye and not to be changed."""
        now = self._states.tobytes()
        if now != self._hidden_from:
            self._hidden_from, self._hidden, self._open = now, {}, None
        number = self.game.eye(eye)
        if not self.game.secrets:
            number = SPECTATOR  # eyes do not differ
        if number not in self._hidden:
            self._hidden[number] = self.game.hidden(self._states, number)
        return self._hidden[number]

    def view(self, eye: int | None = None) -> dict[str, Any]:
        """What an eye sees: a seat's, or None for a spectator's; ready for JSON. Views share parts."""
        view = self._shown(eye)
        if self._ended is not None:
            view["acting"] = []
        outcome = self.outcome
        view["outcome"] = (
            None if outcome is None else {"reason": outcome.reason, "scores": outcome.scores, "places": outcome.places}
        )
        return view | self._written()

    def _shown(self, eye: int | None) -> dict[str, Any]:
        if self.game.secrets:
            return self.game.shown(self.hidden(eye), eye)
        number, hidden = self.game.eye(eye), self.hidden(None)
        if self._open is None:
            self._open = self.game.shown(hidden, None)
        return self._open | {"eye": None if number == SPECTATOR else number}

    def _written(self) -> dict[str, Any]:
        if not self.game.writes:
            return {}
        if self._chronicle is None:
            self._chronicle = Chronicle(self.again())
        self._chronicle.follow(self._line)
        return self._chronicle.written

    @property
    def scores(self) -> list[int]:
        """The scores as the rulebook counts them, by seat."""
        return self._worth()[0] if self._ended is None else list(self._ended.scores)

    @property
    def standing(self) -> list[int]:
        """What places are given by: more is better, in every state."""
        return self._worth()[1]

    def _worth(self) -> tuple[list[int], list[int]]:
        points, ranks = np.zeros(self.game.players, np.int64), np.zeros(self.game.players, np.int64)
        self._steps.worth(self._rules, self._states, points, ranks)
        return points.tolist(), ranks.tolist()

    @property
    def ticking(self) -> tuple[int, ...]:
        """The seats whose clock runs."""
        return () if self._ended is not None else tuple(seats_of(self._steps.clocks_running(self._rules, self._states)))

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on, then how it ended."""
        if self._ended is None and self._now == 0:
            points, ranks = self._worth()
            self._ended = Outcome(self.game.ending(self._states[0]), points, places(ranks))
        return self._ended

    # the log

    @property
    def seed(self) -> bytes:
        """The 32 bytes that the deals come from."""
        return self.shuffler.seed

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, which may be shown before the first deal."""
        return self._commitment

    @property
    def record(self) -> Record:
        """The match as it may be shown to all who played it: the secret seed only when the match is over."""
        return self._record(self.outcome is not None)

    @property
    def saved(self) -> Record:
        """The match as its keeper saves it, seed included, so that it can go on with the same deals."""
        return self._record(True)

    def _record(self, with_seed: bool) -> Record:
        seed: int | str | None = self._small_seed
        if seed is None and with_seed and self._seed_known:
            seed = self.shuffler.seed.hex()
        return Record(
            commitment=self.commitment,
            game=self.game.name,
            edition=self.game.edition,
            options=dict(self.game.options),
            seats=list(self.names),
            table=self.shuffler.table,
            nonces=[nonce.hex() for nonce in self.shuffler.nonces],
            position=self._position,
            given=min(len(self._given), self.deals),
            actions=self._entries(),
            outcome=self.outcome,
            seed=seed,
        )

    def _entries(self) -> list[Entry]:
        """The log with every action in notation, found by going through the match again."""
        entries: list[Entry] = []
        again = self.again()
        for step in self._log:
            if isinstance(step, tuple):
                seat, action = step
                entries.append(Play(seat, action, self.game.show(again._states[0], seat, action)))
                again.play(seat, action)
            else:
                entries.append(step)
                again.repeat(step)
        return entries

    @property
    def line(self) -> Sequence[Step]:
        """What was done and not taken back: (seat, action), or a deal."""
        return self._line

    def again(self) -> Match:
        """The same match before anything was done, to go through it again."""
        return Match(self.game, seed=0, position=self._position, names=self.names, serve=False)

    def repeat(self, entry: Entry) -> None:
        """Do once more what an entry of a record says."""
        match entry:
            case Deal(numbers):
                owed = self._steps.asked(self._rules, self._states)
                if not self._now & HOST_BIT:
                    raise BadRecord("a deal where none is owed")
                check_deal(numbers, owed >> 16, owed & 0xFFFF)
                self._take_deal(numbers)
            case Play(seat, code, _):
                self.play(seat, code)
            case Undo(count):
                self.undo(count)
            case Retake(count):
                self.undo(count, free=True)
            case Flag(seat):
                self.flag(seat)
            case Resign(seat):
                self.resign(seat)
            case Draw():
                self.agree_draw()

    def go_on(self, record: Record) -> None:
        """Serve HOST again after a record has been followed; where it keeps its seed secret, nobody can deal on."""
        self._given = [entry.numbers for entry in record.actions if isinstance(entry, Deal)][: record.given]
        self._serves = True
        if record.seed is None:
            self._seed_known = False
            self._commitment = record.commitment or ""
        elif self._now & HOST_BIT and self._ended is None:
            self._serve_host()


def places(ranks: Sequence[int]) -> list[int]:
    """Places from a standing: one more than the number of better seats.

    >>> places([5, 9, 5, 1])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > rank for other in ranks) for rank in ranks]
