"""What an eye sees of a table of Words in pairs: what a placement is worth, never whether it is valid (W28)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from stolik.core.contract import HIDDEN
from stolik.core.kernel import Cells
from stolik.core.plain import made_of, plain, uncompiled
from stolik.games.words.announcing import bag_for_exchange
from stolik.games.words.notation import show_placement, square_name, tile_name
from stolik.games.words.placing import ACROSS, DOWN, direction_of, lay, misplaced, placement, runs_back, runs_on, worth
from stolik.games.words.racks import in_rack
from stolik.games.words.state import (
    ACCEPT,
    ACCEPTS,
    ALONE,
    ASK,
    CHALLENGE,
    CHALLENGES,
    EMPTY,
    EXCHANGE,
    FIRST,
    LATER,
    LOST,
    MOVES,
    NO,
    NONE,
    OPENING,
    PAIRS,
    PASS,
    PLACED,
    SEATS,
    SIGNAL,
    TILE,
    WINDOW,
    YES,
    YOU_GO,
    Rules,
    State,
)
from stolik.games.words.tiles import JOKER, LETTER, PREMIUMS, RACK, SIDE, tile_set

Refused = Callable[[int], int]  # an action -> why it is refused, 0 if it is not
for_exchange, in_rack_of = uncompiled(bag_for_exchange), uncompiled(in_rack)
STAGES = ("start", "first", "second", "window", "last-draw", "over")
KINDS = ("none", "placed", "exchanged", "passed", "struck", "fell")
SINGLE = {NONE: None, OPENING: "opening", LOST: "lost", ALONE: "alone"}
EARLY = ("not-asked", "proposed", "declined", "asked", "left", "settled")
SIGNALS = (None, "i-go", "shall-i-close", "yes", "no")
ACTIONS = {
    "pass": PASS,
    "you_go": YOU_GO,
    "accept": ACCEPT,
    "challenge_first": CHALLENGE,
    "challenge_second": CHALLENGE + 1,
    "yes": YES,
    "no": NO,
    "later": LATER,
    "ask": ASK,
}


def look(rules: Rules, language: str, hidden: State, eye: int, refused: Refused) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats and pairs are numbered from 0, squares named A1 to O15."""
    seen, names = plain(hidden), tile_names(language)
    bag = for_exchange(seen)
    racks = [rack(names, tiles) for tiles in seen.racks]
    return {
        "language": language,
        "letters": dict(letters(language)),
        "premiums": list(PREMIUMS),
        "board": list(rows(seen, language)),  # small letters are jokers
        "loose": loose(names, seen),
        "loose_by": none_below(seen.loose_by),
        "preview": preview(rules, language, hidden) if any(seen.loose) else None,
        "racks": racks,
        "hand": list(racks[eye]) if eye >= 0 else [],
        "held": [len(tiles) for tiles in racks],
        "set_aside": [RACK - tiles.count(EMPTY) for tiles in seen.aside],
        "known": list(map(list, known(seen, language))),
        "bag": seen.left,
        "bag_for_exchange": bag,
        "score": seen.score,
        "crosses": seen.crosses,
        "lost_moves": seen.lost,
        "stage": STAGES[seen.stage],
        "turn": none_below(seen.turn),
        "turn_number": seen.turn_no,
        "single": SINGLE[seen.single],
        "moves": [made(language, hidden, seen, move) for move in range(MOVES) if seen.kinds[move] != NONE],
        "bound": none_below(seen.bound),
        "early": None if seen.early == HIDDEN else EARLY[seen.early],
        "talk": [talk(seen, seat) for seat in range(SEATS)],
        "may": may(seen, eye, bag, refused) if eye >= 0 else None,
    }


@functools.cache
def letters(language: str) -> dict[str, int]:
    """The letters of a language in their order, and what a tile of each is worth."""
    found = tile_set(language)
    return dict(zip(found.letters.upper(), found.values, strict=True))


def none_below(number: int) -> int | None:
    """A seat or pair, or None for none."""
    return number if number >= 0 else None


@functools.cache
def tile_names(language: str) -> tuple[str, ...]:
    """What every tile is called."""
    return tuple(tile_name(language, tile) for tile in range(2 * JOKER))


@made_of("board")
def rows(board: list[int], language: str) -> tuple[str, ...]:
    """The board as 15 lines; an empty square is a point."""
    cells = "".join(map(cell_names(language).__getitem__, board))
    return tuple(cells[at : at + SIDE] for at in range(0, SIDE * SIDE, SIDE))


@functools.cache
def cell_names(language: str) -> tuple[str, ...]:
    """How every square of the board is shown: a capital, a small letter for a joker, or a point."""
    return tuple(name[0].lower() if name.endswith("?") else name or "." for name in tile_names(language))


def rack(names: tuple[str, ...], tiles: list[int]) -> list[str | None]:
    """A rack in its owner's order; None for every tile that cannot be seen."""
    return [None if tile == HIDDEN else names[tile] for tile in tiles if tile != EMPTY]


@made_of("known")
def known(racks: list[list[int]], language: str) -> tuple[tuple[str, ...], ...]:
    """Tiles of every rack that the opponents have seen."""
    names = tile_names(language)
    return tuple(tuple(names[tile] for tile, count in enumerate(counts) for _ in range(count)) for counts in racks)


def loose(names: tuple[str, ...], seen: Any) -> list[dict[str, str]]:
    """The loose tiles: where, and which."""
    pairs = zip(seen.loose_at, seen.loose, strict=True)
    return [{"square": square_name(at), "tile": names[tile]} for at, tile in pairs if tile]


def loose_placement(board: Cells, squares: Cells, tiles: Cells) -> int | None:
    """The placement that loose tiles make, if they could be announced as they lie."""
    lying = sorted((int(at), int(tile)) for at, tile in zip(squares, tiles, strict=True) if tile)
    if not lying:
        return None
    for direction in (ACROSS, DOWN):
        action = placement(direction, lying[0][0], [tile for _, tile in lying])
        if misplaced(board, action) == 0:
            laid = board.copy()
            lay(laid, action)
            if all(laid[at] == tile for at, tile in lying):
                return action
    return None


def preview(rules: Rules, language: str, hidden: State) -> dict[str, Any] | None:
    """What the loose tiles would be worth if they were announced; valid or not, nobody says."""
    action = loose_placement(hidden.board, hidden.loose_at, hidden.loose)
    if action is None:
        return None
    points = int(worth(rules, hidden.board, action))
    return {"action": show_placement(language, hidden.board, action), "points": points}


def made(language: str, hidden: State, seen: Any, move: int) -> dict[str, Any]:
    """A move of this double turn, or in the window of the opponents' last one."""
    squares = seen.squares[move][: seen.sizes[move]] if seen.kinds[move] == PLACED else []
    return {
        "kind": KINDS[seen.kinds[move]],
        "mover": none_below(seen.movers[move]),
        "tiles": seen.sizes[move],
        "squares": [square_name(square) for square in squares],
        "word": main_word(language, hidden, move) if squares else "",
        "points": seen.points[move],
        "settled": bool(seen.settled[move]),
    }


def main_word(language: str, hidden: State, move: int) -> str:
    """The word that a move was laid for, as it lay on the board then."""
    board = hidden.board.copy()
    if move == 0 and hidden.kinds[1] == PLACED:
        board[hidden.squares[1][: hidden.sizes[1]]] = EMPTY
    square, direction = int(hidden.squares[move][0]), int(direction_of(hidden.moves[move]))
    step = 1 if direction == ACROSS else SIDE
    first = square - step * int(runs_back(board, square, direction))
    last = square + step * int(runs_on(board, square, direction))
    return "".join(tile_name(language, int(board[at]) & LETTER) for at in range(first, last + 1, step))


def talk(seen: Any, seat: int) -> dict[str, Any] | None:
    """What a seat has said to its partner in this turn; None if one cannot hear it."""
    own = 1 + seat % PAIRS
    voting = seen.turn if seen.stage == WINDOW else 1 - seen.turn
    mine = seat // PAIRS == seen.turn
    if seen.said[seat] == HIDDEN or (seat // PAIRS == voting and seen.vote_by == HIDDEN):
        return None
    voted = seen.vote if seen.vote_by == own and seat // PAIRS == voting else 0
    return {
        "signal": SIGNALS[seen.said[seat]],
        "you_go": bool(mine and seen.stage == FIRST and seen.yielded == own),
        "asks": bool(mine and seen.asker == own),
        "accepts": bool(voted == ACCEPTS),
        "challenges": int(voted) - CHALLENGES if voted >= CHALLENGES else None,
    }


def may(seen: Any, eye: int, bag: int, refused: Refused) -> dict[str, Any]:
    """Which of the actions that are mere words a seat may take now, and how many tiles it may exchange at most."""
    allowed: dict[str, Any] = {name: refused(action) == 0 for name, action in ACTIONS.items()}
    loose = map(in_rack_of, seen.loose if seen.loose_by == eye else ())  # they return before others are given (W7)
    tiles = sorted(tile for tile in (*seen.racks[eye], *loose) if tile > EMPTY)
    whole = EXCHANGE | sum(tile << TILE * i for i, tile in enumerate(tiles))
    if not tiles or refused(EXCHANGE | tiles[0]) != 0:
        allowed["exchange"] = 0
    elif refused(whole) == 0:
        allowed["exchange"] = len(tiles)
    else:
        allowed["exchange"] = min(bag, RACK)
    said = [said for said in range(1, len(SIGNALS)) if refused(SIGNAL + said) == 0]
    allowed["signals"] = [SIGNALS[signal] for signal in said]
    return allowed
