"""GCG files with four players, written and read.

    #character-encoding UTF-8
    #player1 ola Ola                       players 1 and 2 are a pair, 3 and 4 the other
    #lexicon cs
    #description stolik words language=cs jokers=off exchange=seven
    >ola: AEINRST 8F RAIN +8 8             rack, place, word (. for tiles that lie there, small letters for jokers)
    >jan: ABCDEFG -AB +0 0                 exchange;  - alone is a pass
    >ola: AEINRST -- -8 0                  the move was challenged and fell
    >ola: AEST (challenge) +0 8            the move was challenged in vain
    >ola: (AE) -2 6                        tiles left over at the end
    #note early | accepted early | time | struck       what GCG has no words for; each a line of its own
    #rack1 AEINRST                         racks when the match is not over

The total is the pair's. What partners said, and the order of racks, is not in a GCG file; a Stolik record has it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from stolik.core.errors import BadRecord
from stolik.core.match import Match
from stolik.core.record import Entry, Play, Record
from stolik.core.replaying import begin
from stolik.games.words.notation import COLUMNS, square_name, tile_name, tiles_in, tiles_name
from stolik.games.words.placing import ACROSS, direction_of, runs_back, square_of
from stolik.games.words.sheet import Event, happenings
from stolik.games.words.state import OVER, SEATS
from stolik.games.words.tiles import JOKER, SIDE

ENCODING = "#character-encoding UTF-8"


def export(played: Match | Record) -> str:
    """A match as a GCG file."""
    record = played.saved if isinstance(played, Match) else played
    if record.position is not None:
        raise BadRecord(
            "a match that began from a position cannot be written as GCG, which tells a match from its start"
        )
    writer = Writer(record)
    for before, entry, events in happenings(writer.match, record):
        for event in events:
            writer.tell(before, entry, event)
    return "\n".join([*writer.lines, *writer.racks_at_the_end()]) + "\n"


def nicknames(names: Sequence[str]) -> list[str]:
    """Names without spaces and colons, all different."""
    plain = [re.sub(r"[\s:]+", "_", name) or "player" for name in names]
    return [nick if plain.count(nick) == 1 else f"{nick}{seat + 1}" for seat, nick in enumerate(plain)]


def gcg_word(language: str, board: Any, action: int) -> str:
    """Place and word as GCG writes them: points for tiles that lie there, small letters for jokers."""
    step = 1 if direction_of(action) == ACROSS else SIDE
    square = int(square_of(action))
    square -= int(runs_back(board, square, direction_of(action))) * step
    across = f"{square // SIDE + 1}{COLUMNS[square % SIDE]}"
    where = across if step == 1 else square_name(square)
    waiting, word = tiles_in(action), ""
    for _ in range(SIDE - (square % SIDE if step == 1 else square // SIDE)):
        lies = int(board[square])
        if not lies and not waiting:
            break
        word += "." if lies else _letter(language, waiting.pop(0))
        square += step
    return f"{where} {word}"


def _letter(language: str, tile: int) -> str:
    name = tile_name(language, tile)
    return name[0].lower() if tile & JOKER else name


class Writer:
    """The lines of a file while a match is repeated."""

    def __init__(self, record: Record) -> None:
        self.match = begin(record)
        options = self.match.game.options
        self.language: str = options["language"]
        self.nicks = nicknames(record.seats)
        self.totals, self.points = [0, 0], [0] * SEATS
        self.early = False
        names = [f"#player{seat + 1} {nick} {record.seats[seat]}" for seat, nick in enumerate(self.nicks)]
        jokers = "on" if options["jokers"] else "off"
        chosen = f"language={self.language} jokers={jokers} exchange={options['exchange']}"
        self.lines = [
            ENCODING,
            *names,
            f"#lexicon {options['lexicon'].partition('@')[0]}",
            f"#description stolik words {chosen}",
        ]

    def line(self, state: Any, seat: int, what: str, points: int) -> None:
        """One line of a player, with the pair's new total."""
        self.totals[seat // 2] += points
        rack = self.rack(state, seat)
        held = f"{rack} " if rack else ""
        self.lines.append(f">{self.nicks[seat]}: {held}{what} {points:+} {self.totals[seat // 2]}")

    def rack(self, state: Any, seat: int) -> str:
        """The tiles of a seat, loose ones included; their order is for the partner alone."""
        loose = [int(tile) & JOKER or int(tile) for tile in state.loose if tile] if state.loose_by == seat else []
        return tiles_name(self.language, sorted([int(tile) for tile in state.racks[seat] if tile] + loose))

    def tell(self, before: Any, entry: Entry, event: Event) -> None:
        """Write what an event adds to the file."""
        name, seat = event["event"], event["seat"]
        code = entry.code if isinstance(entry, Play) else 0
        if name in ("announced", "exchanged", "passed", "time-over"):
            self.early = False  # a request that was not answered lapses
        if name == "announced":
            self.points[seat] = event["points"]
            self.line(before, seat, gcg_word(self.language, before.board, code), event["points"])
        elif name == "exchanged":
            self.line(before, seat, "-" + tiles_name(self.language, tiles_in(code)), 0)
        elif name == "passed":
            self.line(before, seat, "-", 0)
        elif name == "time-over":
            self.lines.append("#note time")
        elif name in ("move-struck", "turn-skipped", "one-left"):
            self.lines.append("#note struck")
        elif name == "early-asked":
            self.early = True
        elif name in ("early-left", "accepted") and self.early:
            self.early = False
            self.lines += ["#note accepted early"] if name == "accepted" else []
        else:
            self.tell_verdict(before, event)

    def tell_verdict(self, before: Any, event: Event) -> None:
        """Challenges and the end."""
        name, seat = event["event"], event["seat"]
        if name in ("valid", "invalid") and self.early:
            self.lines.append("#note early")
            self.early = False
        if name == "valid":
            self.line(before, seat, "(challenge)", 0)
        elif name == "taken-back":
            self.line(before, seat, "--", -self.points[seat])
        elif name == "turn-begins":
            self.early = False
        elif name in ("added", "subtracted"):
            self.tell_end(name, event)

    def tell_end(self, name: str, event: Event) -> None:
        """The tiles left over: a line for each player who has some, and what the closing pair adds."""
        state, values = self.match.state, self.match.game.rules.values
        if name == "added":
            self.totals[event["one"] // 2] += event["points"]
            self.lines.append(f">{self.nicks[event['one']]}: () +{event['points']} {self.totals[event['one'] // 2]}")
            return
        for seat in (event["one"], event["two"]):
            left = sorted(int(tile) for tile in state.racks[seat] if tile)
            if left:
                self.totals[seat // 2] -= sum(int(values[tile]) for tile in left)
                points = sum(int(values[tile]) for tile in left)
                tiles = tiles_name(self.language, left)
                self.lines.append(f">{self.nicks[seat]}: ({tiles}) -{points} {self.totals[seat // 2]}")

    def racks_at_the_end(self) -> list[str]:
        """The racks of a match whose last tiles have not been counted."""
        if self.match.state.stage == OVER:
            return []
        racks = [self.rack(self.match.state, seat) for seat in range(SEATS)]
        return [f"#rack{seat + 1} {rack}" for seat, rack in enumerate(racks) if rack]
