"""Words in pairs for people and programs: options, notation, words. The rules are in ``rules.py``."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from stolik.core.contract import fulfil
from stolik.core.errors import BadNotation, BadOption
from stolik.core.game import Game
from stolik.core.options import Choice, Name, Switch, Whole
from stolik.core.words import say
from stolik.games.words import (
    codes,
    lexicon,
    notation,
    placing,
    positions,
    rules,
    secrets,
    sheet,
    soundness,
    talking,
    view,
)
from stolik.games.words.announcing import ALPHABET, bag_for_exchange
from stolik.games.words.faults import FAULTS
from stolik.games.words.state import BLOCKED, FLAG, KIND, LAYOUT, ORDER, PLACE, Rules, State
from stolik.games.words.tiles import JOKER, LANGUAGES, LETTER_TIMES, WORD_TIMES, counts_of, tile_set, values_of

fulfil(Rules, rules, secrets, soundness)

AUTO, SAMPLE = "auto", "sample"


class Words(Game):
    """Words in pairs: two pairs, double turns, challenges, and partners who talk with their racks."""

    name = "words"
    letter = "W"
    edition = "Polish doubles, Czech leaflet"
    LAYOUT = LAYOUT
    LONGEST_LIST = rules.LONGEST
    lists_all = False
    chat = False
    writes = True
    clocks = ("none", "period")
    FLAG = FLAG
    OPTIONS = (
        Whole("players", 4, 4, 4, "W1"),
        Choice("language", "cs", LANGUAGES, "W2"),
        Switch("jokers", False, "W2"),
        Choice("exchange", "seven", ("seven", "any"), "W17"),
        Name("lexicon", AUTO, "W11", editions=True),
    )
    REASONS = {
        codes.NO_SUCH_SEAT: "no-such-seat",
        codes.NO_SUCH_ACTION: "no-such-action",
        codes.NO_TILES_YET: "no-tiles-yet",
        codes.NOT_YOUR_TURN: "not-your-turn",
        codes.PARTNER_MOVES: "partner-moves",
        codes.BOUND: "bound",
        codes.NOTHING_LOOSE: "nothing-loose",
        codes.SQUARE_TAKEN: "square-taken",
        codes.NO_SQUARE: "no-square",
        codes.NOT_YOUR_FLAG: "not-your-flag",
        codes.NO_CLOCK: "no-clock",
        codes.NOTHING_TO_JUDGE: "nothing-to-judge",
        codes.NOT_OPEN: "not-open",
        codes.HAVE_VOTED: "have-voted",
        codes.ANSWER_FIRST: "answer-first",
        codes.NO_QUESTION: "no-question",
        codes.JUDGE_FIRST: "judge-first",
        codes.ASK_NOT_NOW: "ask-not-now",
        codes.ASK_ONCE: "ask-once",
        codes.ASK_ONE_MOVE: "ask-one-move",
        codes.LATER_NOT_NOW: "later-not-now",
        codes.DRAWING_FIRST: "drawing-first",
        codes.BAG_LOW: "bag-low",
        codes.NO_EXCHANGE: "no-exchange",
        codes.YOU_ARE_OUT: "you-are-out",
        codes.MATCH_OVER: "match-over",
        codes.NO_SIGNAL: "no-signal",
        codes.SIGNAL_NOT_NOW: "signal-not-now",
        codes.YOU_GO_ONCE: "you-go-once",
        codes.YOU_GO_ALONE: "you-go-alone",
        codes.NOT_ASKED_YOU: "not-asked-you",
        codes.NOT_YOUR_RACK: "not-your-rack",
        codes.NOT_IN_RACK: "not-in-rack",
        codes.NO_LETTER: "no-letter",
        placing.OFF_BOARD: "off-board",
        placing.NO_TILES: "no-tiles",
        placing.NOT_CANONICAL: "not-canonical",
        placing.OCCUPIED: "occupied",
        placing.NOT_CENTRE: "not-centre",
        placing.ONE_TILE: "one-tile",
        placing.APART: "apart",
    }
    EVENTS = {
        codes.START_DRAWN: ("start-drawn", "first", "second", "pair"),
        codes.START_EQUAL: ("start-equal", "tile"),
        codes.DREW_FIRST: ("drew-first", "count", "left"),
        codes.OPENING_BEGINS: ("opening-begins", "one", "two"),
        codes.TURN_BEGINS: ("turn-begins", "one", "two", "number"),
        codes.LAID: ("laid", "tile", "square"),
        codes.LIFTED: ("lifted", "tile", "square"),
        codes.ANNOUNCED: ("announced", "points", "square", "count"),
        codes.WORD: ("word", "low", "middle", "high"),
        codes.WORD_MORE: ("word-more", "low", "middle", "high"),
        codes.TIME_OVER: ("time-over", "one", "two"),
        codes.PASSED_BY_TIME: ("passed-by-time", "one", "two"),
        codes.ACCEPTED: ("accepted", "one", "two"),
        codes.CHALLENGED: ("challenged", "one", "two", "move"),
        codes.VALID: ("valid", "points"),
        codes.INVALID: ("invalid", "points"),
        codes.TAKEN_BACK: ("taken-back", "count"),
        codes.FALLS_TOO: ("falls-too", "points"),
        codes.STANDS: ("stands", "points"),
        codes.CROSS: ("cross", "one", "two", "crosses"),
        codes.MOVE_STRUCK: ("move-struck", "one", "two", "left"),
        codes.TURN_SKIPPED: ("turn-skipped", "one", "two", "left"),
        codes.EARLY_ASKED: ("early-asked", "one", "two"),
        codes.EARLY_LEFT: ("early-left", "one", "two"),
        codes.EARLY_SETTLED: ("early-settled", "points", "score"),
        codes.DREW: ("drew", "count", "left"),
        codes.EXCHANGE_MADE: ("exchanged", "count"),
        codes.PASS_MADE: ("passed",),
        codes.CLOSING: ("closing", "one", "two"),
        codes.ONE_LEFT: ("one-left",),
        codes.ADDED: ("added", "one", "two", "points"),
        codes.SUBTRACTED: ("subtracted", "one", "two", "points"),
        codes.BLOCKED_END: ("blocked-end",),
        codes.SUM: ("sum", "one", "two", "score"),
    }
    SEAT_NUMBERS = ("one", "two")
    ENDINGS = ("closed", "blocked")

    def make_rules(self, options: Mapping[str, Any]) -> Rules:
        language = options["language"]
        words = find_lexicon(options["lexicon"], language)
        self._options["lexicon"] = f"{words.name}@{words.edition}"  # a record tells by what it was judged
        counts = counts_of(language).copy()
        if not options["jokers"]:
            counts[JOKER] = 0
        counts.flags.writeable = False
        return Rules(
            players=options["players"],
            jokers=options["jokers"],
            exchange_least=7 if options["exchange"] == "seven" else 0,
            letters=len(tile_set(language).letters),
            tiles=int(counts.sum()),
            counts=counts,
            edges=words.edges,
            masks=words.masks,
            values=values_of(language),
            letter_times=LETTER_TIMES,
            word_times=WORD_TIMES,
        )

    @property
    def language(self) -> str:
        """Whose letters are played with."""
        language: str = self._options["language"]
        return language

    @classmethod
    def sides(cls, players: int) -> tuple[tuple[int, ...], ...]:
        """W1: partners sit side by side."""
        return ((0, 1), (2, 3))

    def addressed(self, hidden: State, seat: int) -> bool:
        """W22: "shall I close?" """
        return talking.is_asked(hidden, seat)

    def show(self, state: State, seat: int, action: int) -> str:
        return notation.show(self.language, state, action)

    def worded(self, state: State, seat: int, action: int, language: str | None) -> str:
        said = notation.SAID.get(action)
        return self.show(state, seat, action) if said is None else say(f"play-words-key-{said}", language)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.read(self.language, state.board, text)

    def readable(self, error: BadNotation, language: str | None) -> str:
        """What is wrong with what was begun like an action, or all that may be written."""
        return error.told(language) if isinstance(error, notation.Miswritten) else super().readable(error, language)

    def look(self, hidden: State, eye: int) -> dict[str, Any]:
        return view.look(self.rules, self.language, hidden, eye, self.judge(hidden, eye))

    def scribe(self, start: State) -> sheet.Scribe:
        """Who keeps the score sheet (W24)."""
        return sheet.Scribe(self, start)

    def ending(self, state: State) -> str:
        return "blocked" if state.ending == BLOCKED else "closed"

    def replaces(self, later: int, earlier: int) -> bool:
        """W23: of the orders of a rack the last one counts."""
        return later >> KIND << KIND == ORDER == earlier >> KIND << KIND

    def worth(self, state: State, action: int) -> int | None:
        """The score preview: what a placement would count, or None if it may not lie there; valid or not (W28)."""
        if action >> 58 << 58 != PLACE or placing.misplaced(state.board, action) != 0:
            return None
        return int(placing.worth(self.rules, state.board, action))

    def details(self, state: State, seat: int, action: int, code: int, language: str | None) -> dict[str, Any]:
        alphabet = tile_set(self.language).letters
        square = placing.square_of(action)
        own = state.racks[seat] if 0 <= seat < self.players else []
        rack = notation.tiles_name(self.language, [tile for tile in own if tile > 0])
        return {
            "rack": rack or "–",
            "tiles": notation.tiles_name(self.language, notation.tiles_in(action)) or "–",
            "square": notation.square_name(square) if square < 225 else str(square),
            "letters": alphabet.upper(),
            "bag": int(bag_for_exchange(state)),
            "least": int(self.rules.exchange_least) or max(1, len(notation.tiles_in(action))),
        }

    def spoken(self, event: Mapping[str, Any], language: str | None) -> dict[str, Any]:
        """Tiles, squares and words by name, pairs counted from 1."""
        said: dict[str, Any] = {}
        for name in ("tile", "first", "second"):
            if name in event:
                said[name] = notation.tile_name(self.language, event[name])
        if "square" in event:
            said["square"] = notation.square_name(event["square"])
        if "pair" in event:
            said["pair"] = event["pair"] + 1
        if "middle" in event:
            said["word"] = self.word(event["low"] | event["middle"] << 16 | event["high"] << 32)
        return said

    def beside(self, story: Sequence[Mapping[str, Any]], at: int) -> dict[str, Any]:
        """W8: with what is announced goes the word, in one piece; then come the tiles that were laid for it."""
        if story[at]["event"] == "announced":
            parts = itertools.takewhile(lambda event: event["event"] in ("word", "word-more"), story[at + 1 :])
            return {"word": "".join(self.spoken(event, None)["word"] for event in parts)}
        if story[at]["event"] != "word":
            return {}
        if at == 0 or story[at - 1]["event"] != "announced":
            return {"announced": "no", "count": 0, "square": ""}
        announced = story[at - 1]
        return {"announced": "yes", "count": announced["count"]} | self.spoken(announced, None)

    def word(self, number: int) -> str:
        """Letters as the story packs them."""
        alphabet, word = tile_set(self.language).letters, ""
        while number > 0:
            number, letter = divmod(number, ALPHABET)
            word += alphabet[letter - 1] if 1 <= letter <= len(alphabet) else ""
        return word.upper()

    def notice(self, language: str | None) -> str:
        """Whoever plays with the small word list is told so, and how to get the full one."""
        sample = self._options["lexicon"].partition("@")[0] == SAMPLE
        return say("words-small-list", language, list=self.language) if sample else ""

    def complete(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Positions may write the board as lines, racks as letters, and leave out what follows from them."""
        return positions.complete(self.rules, self.language, fields)

    def fault(self, broken: int) -> str:
        return FAULTS[broken]


def find_lexicon(name: str, language: str) -> lexicon.Lexicon:
    """The word list of this name; without one asked for, the language's own if it is there, else the small one."""
    plain, _, edition = name.partition("@")
    if plain == AUTO:
        if edition:
            raise BadOption("lexicon", name, "an edition of a list that is named")
        plain = language if language in lexicon.built() else SAMPLE
    if plain == SAMPLE:
        small = lexicon.sample(language)
        if edition not in ("", small.edition):
            raise lexicon.LexiconChanged(SAMPLE, edition, small.edition)
        return small
    found = lexicon.load(name if edition else plain)
    if found.language != language:
        raise BadOption("lexicon", name, f"a word list of this language ({language}); this one is {found.language}")
    return found
