"""The table of variants: every game of the family is a row of it, and nothing else tells them apart."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.core.options import Choice, Option, Switch
from stolik.games.draughts import board
from stolik.games.draughts.state import AT_ONCE, BLACK, CONTINUES, STOPS, WHITE, Rules

FORWARD, EVERYWHERE = 0b0000_0011, 0b0000_1111  # directions in which White's men capture
FIVE_WAYS = 0b1101_0011  # forward, both forward diagonals, both sides (D13)
LAST_RANK = {"continue": CONTINUES, "crown": AT_ONCE, "stop": STOPS}
BOX = "games box, no. "


@dataclass(frozen=True)
class Variant:
    """A row: what a game states otherwise than Polish draughts, whose values are the defaults."""

    name: str
    edition: str  # where the rules come from
    game_type: int | None = None  # of PDN, where its moves are those of an official game
    numeric: bool = False  # moves and positions are written with numbers in PDN
    squares: int = 32
    starts: int = WHITE
    setup: str = "ranks"
    man_captures: int = EVERYWHERE
    king_directions: int = board.DIAGONALS
    king: str = "flying"
    kings_rule: int = 7  # where the rules say how kings move and are made
    majority: bool = True
    last_rank: str = "continue"  # a man that reaches it while capturing goes on, is crowned and goes on, or stops
    corner_promotion: bool = False
    quiet_limit: int = 30  # plies (D9)
    balance: bool = False
    options: tuple[Option, ...] = ()  # a row's own; each is named after the field it changes

    @property
    def printed(self) -> bool:
        """Whether this is a game of the box, which other programs do not know."""
        return self.edition.startswith(BOX)


VARIANTS = (
    Variant("polish", BOX + "7", 26),
    Variant("russian", BOX + "8", last_rank="crown"),
    Variant("american", BOX + "9", king="short", kings_rule=11),
    Variant(
        "corner",
        BOX + "10",
        setup="corner",
        options=(Switch("corner_promotion", False, "D12"), Choice("setup", "corner", ("corner", "nine"), "D12")),
    ),
    Variant(
        "german",
        BOX + "11",
        squares=64,
        setup="two-ranks",
        man_captures=FIVE_WAYS,
        king_directions=board.ALL_WAYS,
        king="short",
        kings_rule=13,
        last_rank="stop",
        options=(
            Choice("king", "short", ("short", "flying"), "D13"),
            Choice("last_rank", "stop", ("stop", "continue"), "D13"),
        ),
    ),
    Variant("russian-official", "FMJD-64 Russian", 25, last_rank="crown", majority=False, balance=True),
    Variant(
        "english",
        "WCDF",
        21,
        numeric=True,
        starts=BLACK,
        man_captures=FORWARD,
        king="short",
        kings_rule=14,
        majority=False,
        last_rank="stop",
        quiet_limit=80,
    ),
    Variant("brazilian", "FMJD-64 Brazilian", 26, balance=True),
)


def rules_of(row: Variant) -> Rules:
    """A row as the rules read it."""
    squares = row.squares
    last = board.set_of(squares, "a7 b8") if row.corner_promotion else board.rank_set(squares, 8)

    def by_colour(white: int) -> tuple[int, int]:
        return white, board.turned(squares, white)

    return Rules(
        players=2,
        squares=squares,
        starts=row.starts,
        home=by_colour(board.set_of(squares, board.SETUPS[row.setup])),
        crowning=by_colour(last),
        gate=by_colour(board.rank_set(squares, 7)),
        steps=(FORWARD, board.mirrored(FORWARD)),
        jumps=(row.man_captures, board.mirrored(row.man_captures)),
        king_directions=row.king_directions,
        flying=row.king == "flying",
        majority=row.majority,
        crowns=LAST_RANK[row.last_rank],
        quiet_limit=row.quiet_limit,
        balance=row.balance,
        road=board.set_of(squares, "a1 b2 c3 d4 e5 f6 g7 h8"),
        kings_rule=row.kings_rule,
    )
