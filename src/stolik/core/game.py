"""A game with its options chosen: what every game promises, in Python."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import numpy as np

from stolik.core.contract import SPECTATOR
from stolik.core.errors import BadNotation, BadPosition, IllegalAction, describe
from stolik.core.kernel import Cells
from stolik.core.options import Option, settle
from stolik.core.plain import bytes_of, layout_of, plain
from stolik.core.position import fields_of, fill_fields
from stolik.core.random import generator
from stolik.core.steps import steps_of
from stolik.core.story import unpack
from stolik.core.words import say

if TYPE_CHECKING:
    from stolik.core.match import Match

ANSWER_SECONDS = 10.0  # that a partner has before a bot does what it has said


class Scribe(Protocol):
    """Writes down what everybody sees happen."""

    def write(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Write down what one step told everybody."""

    def written(self) -> dict[str, Any]:
        """What is written so far, ready for JSON: it is part of every view."""


class Game(ABC):
    """One game under one choice of options; stateless, so one `Game` serves any number of matches."""

    name: ClassVar[str]
    words: ClassVar[str] = ""  # what its messages and rules text are named after; its name, unless games share them
    letter: ClassVar[str]  # of its rule numbers: N7, O9
    edition: ClassVar[str]  # of the printed rules
    OPTIONS: ClassVar[tuple[Option, ...]]
    LAYOUT: ClassVar[np.dtype[Any]]
    REASONS: ClassVar[Mapping[int, str]]  # code of a refusal -> the name of its words
    EVENTS: ClassVar[Mapping[int, tuple[str, ...]]]  # event of the story -> its name and those of its numbers
    SEAT_NUMBERS: ClassVar[tuple[str, ...]] = ()  # those numbers of events that are seats
    ENDINGS: ClassVar[tuple[str, ...]]  # the words that `ending` knows
    DERIVED: ClassVar[tuple[str, ...]] = ()  # fields that follow from others and are kept for speed
    LONGEST_LIST: ClassVar[int]  # of legal actions
    lists_all: ClassVar[bool] = True  # every allowed decision is listed
    deals: ClassVar[bool] = True  # chance has a part in it
    secrets: ClassVar[bool] = True  # eyes differ in what they see; where not, all are shown what a spectator sees
    writes: ClassVar[bool] = False  # something is written down at the table
    chat: ClassVar[bool] = True  # players may talk at the table
    clocks: ClassVar[tuple[str, ...]] = ("none", "decision", "game")
    FLAG: ClassVar[int] = 0  # HOST's action when time is over, where the rules know one

    def __init_subclass__(cls) -> None:
        cls.words = cls.words or getattr(cls, "name", "")

    def __init__(self, /, **options: Any) -> None:
        self._options = settle(self.OPTIONS, options)
        self.rules = self.make_rules(self._options)
        self.steps = steps_of(self.rules, self.LAYOUT)

    # what a game says of itself

    @abstractmethod
    def make_rules(self, options: Mapping[str, Any]) -> Any:
        """The NamedTuple that the compiled rules read."""

    @abstractmethod
    def show(self, state: Any, seat: int, action: int) -> str:
        """An action in notation."""

    def worded(self, state: Any, seat: int, action: int, language: str | None) -> str:
        """An action as people are told of it: its notation, but for words that each language has its own for."""
        return self.show(state, seat, action)

    @abstractmethod
    def parse(self, state: Any, seat: int, text: str) -> int:
        """The action that a text means; BadNotation if it means none."""

    @abstractmethod
    def look(self, hidden: Any, eye: int) -> dict[str, Any]:
        """The game's own part of a view. It is given a hidden state and sees nothing else."""

    @abstractmethod
    def ending(self, state: Any) -> str:
        """Why a match that is over by its rules has ended, as a word."""

    def details(self, state: Any, seat: int, action: int, code: int, language: str | None) -> dict[str, Any]:
        """What the words of a refusal may mention, from what the seat can see."""
        return {}

    def readable(self, error: BadNotation, language: str | None) -> str:
        """What may be written instead of a text that names no action."""
        return say(f"{self.words}-notation", language)

    def paths(self, state: Any, seat: int, action: int) -> list[list[str]]:
        """The squares an action leads over, each way it may take; nothing in games where actions lead nowhere."""
        return []

    def scribe(self, start: Any) -> Scribe:
        """Who keeps what lies open at the table and the state does not hold, such as a score sheet, if a game `writes`.

        A scribe knows what everybody saw: how things stood at the start, and the events of each step since.
        """
        raise NotImplementedError(f"nothing is written down in {self.name}")

    def spoken(self, event: Mapping[str, Any], language: str | None) -> dict[str, Any]:
        """What the sentence of an event says otherwise than as its plain numbers, or besides them."""
        return {}

    def beside(self, story: Sequence[Mapping[str, Any]], at: int) -> dict[str, Any]:
        """What the sentence of an event of a story takes from the events around it."""
        return {}

    def notice(self, language: str | None) -> str:
        """What a player should know before the first move, or nothing."""
        return ""

    def complete(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Derive fields that a position left out or wrote in a friendlier form."""
        return fields

    def fault(self, broken: int) -> str:
        """What is wrong with a position, by the code that `sound` gave it."""
        return f"reason {broken % 100}"

    def derive(self, states: Cells) -> None:
        """Compute the derived fields of a position; a game without them has nothing to do."""
        return

    def awarded(self, scores: list[int], places: list[int]) -> list[int]:
        """The scores of a match that ended by will or on time: as they stood, unless the game awards by places."""
        return scores

    def replaces(self, later: int, earlier: int) -> bool:
        """Whether a gesture leaves nothing of an earlier one of the same seat, so that of many the last will do."""
        return False

    def leaves(self, states: Cells, depth: int) -> int | None:
        """How many lines of so many decisions there are, if a game has a quicker way to count them (`perft`)."""
        return None

    # what follows for every game

    @property
    def options(self) -> Mapping[str, Any]:
        """The options with their values, defaults included."""
        return MappingProxyType(self._options)

    @property
    def players(self) -> int:
        """How many seats there are."""
        count: int = self._options["players"]
        return count

    @classmethod
    def sides(cls, players: int) -> tuple[tuple[int, ...], ...]:
        """The sides that so many players make, each a tuple of seats."""
        return tuple((seat,) for seat in range(players))

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The sides, each a tuple of seats."""
        return self.sides(self.players)

    def partners(self, seat: int) -> tuple[int, ...]:
        """Who else is on a seat's side."""
        return tuple(other for team in self.teams if seat in team for other in team if other != seat)

    def addressed(self, hidden: Any, seat: int) -> bool:
        """Whether a partner has asked a seat something that a gesture answers, and it was not answered yet."""
        return False

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self  # nothing of it ever changes

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[type[Game], dict[str, Any]]]:
        return _again, (type(self), dict(self._options))

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self._options.items())
        return f"stolik.game({self.name!r}{chosen})"

    def match(
        self,
        seed: int | bytes | None = None,
        *,
        position: Any = None,
        deals: Sequence[Sequence[int]] | None = None,
        table: str = "",
        nonces: Sequence[bytes] = (),
        names: Sequence[str] | None = None,
    ) -> Match:
        """Begin a match. Without a seed the deals come from 32 secret bytes; a small number repeats a match."""
        from stolik.core.match import Match

        return Match(self, seed=seed, position=position, deals=deals, table=table, nonces=nonces, names=names)

    def states(self, state: Any) -> Cells:
        """A copy of a state as the one-element array that compiled code works on."""
        one = isinstance(state, np.void) or (isinstance(state, np.ndarray) and state.size == 1)
        if one and layout_of(state) == self.LAYOUT:
            return np.frombuffer(bytearray(bytes_of(state)), self.LAYOUT)
        raise BadPosition(f"{describe(type(state))} is no state of {self.name}")

    def empty_table(self) -> Cells:
        """A table set up, before anything is dealt."""
        states = np.zeros(1, self.LAYOUT)
        self.steps.lay_table(self.rules, states)
        return states

    def hide(self, state: Any, eye: int | None) -> Any:
        """A copy of the state without all that an eye may not know; None is a spectator's eye."""
        return self.hidden(state, eye)[0]

    def hidden(self, state: Any, eye: int | None) -> Cells:
        """The same as the one-element array that compiled code works on."""
        states = self.states(state)
        self.steps.blind(self.rules, states, self.eye(eye))
        return states

    def redeal(self, hidden: Any, eye: int | None, seed: int) -> Any:
        """A copy of a hidden state with the blanks filled by a world that the eye cannot rule out."""
        states = self.states(hidden)
        self.steps.imagine(self.rules, states, self.eye(eye), generator(seed, "redeal"))
        if self.hidden(states, eye).tobytes() != bytes_of(hidden):
            raise BadPosition(f"this state of {self.name} was not hidden for {describe(eye)}; hide(state, eye) does it")
        return states[0]

    def eye(self, eye: int | None) -> int:
        """An eye as the rules number it."""
        if eye is None or eye == SPECTATOR:
            return SPECTATOR
        if isinstance(eye, (int, np.integer)) and not isinstance(eye, bool) and 0 <= eye < self.players:
            return int(eye)
        raise IllegalAction("", f"{describe(eye)} is no seat; seats are 0 to {self.players - 1}, a spectator is None")

    def view(self, state: Any, eye: int | None) -> dict[str, Any]:
        """What an eye sees, ready for JSON; computed from the hidden copy alone."""
        return self.shown(self.hidden(state, eye), eye)

    def shown(self, hidden: Cells, eye: int | None) -> dict[str, Any]:
        """What an eye sees of a state that is hidden for it, ready for JSON."""
        number = self.eye(eye)
        return {
            "game": self.name,
            "eye": None if number == SPECTATOR else number,
            "acting": seats_of(self.steps.who_acts(self.rules, hidden)),
            **self.look(hidden[0], number),
            "story": self.story(hidden),
        }

    def story(self, hidden: Any) -> list[dict[str, Any]]:
        """What the last action did, event by event, with the numbers named."""
        seen = plain(hidden)
        return [dict(_event(type(self), line)) for line in seen.story[: seen.told]] if seen.told else []

    def read(self, state: Any, seat: int, text: str) -> int:
        """The action that a text means, allowed or not; BadNotation if it means none."""
        if not isinstance(text, str):
            raise BadNotation(text, "an action is a whole number or its notation")
        return self.parse(state, seat, text)

    def code(self, state: Any, seat: int, action: int | str) -> int:
        """An action, given as its code or its notation, as a number that compiled code can take."""
        for number in (seat,) if isinstance(action, str) else (seat, action):
            if not isinstance(number, (int, np.integer)) or isinstance(number, bool) or not fits(int(number)):
                raise IllegalAction("", f"{describe(number)}: seats and actions are whole numbers of 64 bits")
        return self.read(state, seat, action) if isinstance(action, str) else int(action)

    def refusal(self, state: Any, seat: int, action: int, code: int, language: str | None = "en") -> IllegalAction:
        """The error that a code of `check` stands for, in words, told from what the seat sees."""
        known = self.hide(state, seat if 0 <= seat < self.players else None)
        values = self.details(known, seat, action, code, language) | {"players": self.players}
        words = say(f"{self.words}-refuses-{self.REASONS[code]}", language, **values)
        return IllegalAction(f"{self.letter}{code // 100}", words, code)

    def explain(self, state: Any, seat: int, text: str | int, language: str | None = None) -> str | None:
        """Which rule forbids an attempted action, in the reader's language; None if nothing does."""
        try:
            action = self.code(state, seat, text)
        except BadNotation as error:
            return say("refuses-notation", language, text=describe(text), allowed=self.readable(error, language))
        except IllegalAction as error:
            return error.why
        code = self.steps.why_not(self.rules, self.states(state), seat, action)
        if code == 0:
            return None
        refusal = self.refusal(state, seat, action, code, language)
        return f"{refusal.rule}: {refusal.why}"

    def listed(self, state: Any, seat: int) -> list[int]:
        """The listed decisions of a seat in a state, hidden or true: they are the same for the seat's own eye."""
        out = np.empty(self.LONGEST_LIST, np.int64)
        count = self.steps.list_legal(self.rules, self.states(state), seat, out)
        listed: list[int] = out[:count].tolist()
        return listed

    def judge(self, state: Any, seat: int) -> Callable[[int], int]:
        """Asks of any action whether a seat may take it in a state: 0, or the code of the refusal."""
        return partial(self.steps.why_not, self.rules, self.states(state), seat)

    def position(self, state: Any) -> dict[str, Any]:
        """A state's fields as JSON, as `position=` takes them."""
        return fields_of(state, self.DERIVED)

    def states_from(self, position: Any) -> Cells:
        """The state that a position describes; BadPosition if it cannot be."""
        if not isinstance(position, Mapping):
            raise BadPosition(f"{describe(position)}: a position of {self.name} is its fields by name")
        states = self.empty_table()
        fill_fields(states, self.complete(dict(position)), self.DERIVED)
        self.derive(states)
        broken = self.steps.soundness(self.rules, states)
        if broken:
            raise BadPosition(f"this cannot be: {self.letter}{broken // 100} is broken ({self.fault(broken)})")
        return states


def _again(kind: type[Game], options: dict[str, Any]) -> Game:
    """The same game where it is unpickled: compiled code is found there by its types."""
    return kind(**options)


@lru_cache(4096)  # every eye is told the same, and much of it again and again
def _event(game: type[Game], line: int) -> tuple[tuple[str, Any], ...]:
    """What a line of the story says, with the numbers named."""
    event, seat, *numbers = unpack(line)
    name, *meanings = game.EVENTS[event]
    rule = f"{game.letter}{event // 100}"
    return ("event", name), ("rule", rule), ("seat", seat), *zip(meanings, numbers, strict=False)


def fits(number: int) -> bool:
    """Whether a number is one of 64 bits."""
    return -(1 << 63) <= number < 1 << 63


def seats_of(bits: int) -> list[int]:
    """The seats in a set of bits, HOST left out.

    >>> seats_of(0b1011)
    [0, 1, 3]
    """
    return list(_seats_of(bits & 0xFFFF))


@cache
def _seats_of(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(16) if bits >> seat & 1)
