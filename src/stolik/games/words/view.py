"""What an eye sees of a table of Words in pairs: what a placement is worth, never whether it is valid (W28)."""

from __future__ import annotations

import functools
from typing import Any

from stolik.core.contract import HIDDEN
from stolik.core.kernel import Cells
from stolik.games.words.announcing import bag_for_exchange
from stolik.games.words.notation import show_placement, square_name, tile_name
from stolik.games.words.placing import ACROSS, DOWN, direction_of, lay, misplaced, placement, runs_back, runs_on, worth
from stolik.games.words.racks import held
from stolik.games.words.rules import check
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
from stolik.games.words.tiles import LETTER, PREMIUMS, RACK, SIDE, tile_set

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


def look(rules: Rules, language: str, hidden: State, eye: int) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats and pairs are numbered from 0, squares named A1 to O15."""
    return {
        "language": language,
        "letters": letters(language),
        "premiums": list(PREMIUMS),
        "board": rows(language, hidden.board),  # small letters are jokers
        "loose": loose(language, hidden),
        "loose_by": none_below(hidden.loose_by),
        "preview": preview(rules, language, hidden),
        "racks": [rack(language, hidden.racks[seat]) for seat in range(SEATS)],
        "hand": rack(language, hidden.racks[eye]) if eye >= 0 else [],
        "held": [int(held(hidden, seat)) for seat in range(SEATS)],
        "set_aside": [sum(int(tile) != EMPTY for tile in hidden.aside[seat]) for seat in range(SEATS)],
        "known": [known(language, hidden.known[seat]) for seat in range(SEATS)],
        "bag": int(hidden.left),
        "bag_for_exchange": int(bag_for_exchange(hidden)),
        "score": hidden.score.tolist(),
        "crosses": hidden.crosses.tolist(),
        "lost_moves": hidden.lost.tolist(),
        "stage": STAGES[hidden.stage],
        "turn": none_below(hidden.turn),
        "turn_number": int(hidden.turn_no),
        "single": SINGLE[int(hidden.single)],
        "moves": [made(language, hidden, move) for move in range(MOVES) if hidden.kinds[move] != NONE],
        "bound": none_below(hidden.bound),
        "early": None if hidden.early == HIDDEN else EARLY[hidden.early],
        "talk": [talk(hidden, seat) for seat in range(SEATS)],
        "may": may(rules, hidden, eye) if eye >= 0 else None,
    }


@functools.cache
def letters(language: str) -> dict[str, int]:
    """The letters of a language in their order, and what a tile of each is worth."""
    found = tile_set(language)
    return dict(zip(found.letters.upper(), found.values, strict=True))


def none_below(number: int) -> int | None:
    """A seat or pair, or None for none."""
    return int(number) if number >= 0 else None


def rows(language: str, board: Cells) -> list[str]:
    """The board as 15 lines; an empty square is a point."""
    cells = [cell_name(language, cell) for cell in board.tolist()]
    return ["".join(cells[SIDE * row : SIDE * row + SIDE]) for row in range(SIDE)]


@functools.cache
def cell_name(language: str, cell: int) -> str:
    """One square of the board: a capital, a small letter for a joker, or a point."""
    name = tile_name(language, cell)
    return name[0].lower() if name.endswith("?") else name or "."


def rack(language: str, tiles: Cells) -> list[str | None]:
    """A rack in its owner's order; None for every tile that cannot be seen."""
    return [None if tile == HIDDEN else tile_name(language, int(tile)) for tile in tiles if tile != EMPTY]


def known(language: str, counts: Cells) -> list[str]:
    """Tiles of a rack that the opponents have seen."""
    return [tile_name(language, tile) for tile, count in enumerate(counts) for _ in range(int(count))]


def loose(language: str, hidden: State) -> list[dict[str, str]]:
    """The loose tiles: where, and which."""
    pairs = zip(hidden.loose_at, hidden.loose, strict=True)
    return [{"square": square_name(int(at)), "tile": tile_name(language, int(tile))} for at, tile in pairs if tile]


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


def made(language: str, hidden: State, move: int) -> dict[str, Any]:
    """A move of this double turn, or in the window of the opponents' last one."""
    squares = hidden.squares[move][: hidden.sizes[move]] if hidden.kinds[move] == PLACED else []
    return {
        "kind": KINDS[hidden.kinds[move]],
        "mover": none_below(hidden.movers[move]),
        "tiles": int(hidden.sizes[move]),
        "squares": [square_name(int(square)) for square in squares],
        "word": main_word(language, hidden, move) if len(squares) else "",
        "points": int(hidden.points[move]),
        "settled": bool(hidden.settled[move]),
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


def talk(hidden: State, seat: int) -> dict[str, Any] | None:
    """What a seat has said to its partner in this turn; None if one cannot hear it."""
    own = 1 + seat % PAIRS
    voting = hidden.turn if hidden.stage == WINDOW else 1 - hidden.turn
    mine = seat // PAIRS == hidden.turn
    if hidden.said[seat] == HIDDEN or (seat // PAIRS == voting and hidden.vote_by == HIDDEN):
        return None
    voted = hidden.vote if hidden.vote_by == own and seat // PAIRS == voting else 0
    return {
        "signal": SIGNALS[hidden.said[seat]],
        "you_go": bool(mine and hidden.stage == FIRST and hidden.yielded == own),
        "asks": bool(mine and hidden.asker == own),
        "accepts": bool(voted == ACCEPTS),
        "challenges": int(voted) - CHALLENGES if voted >= CHALLENGES else None,
    }


def may(rules: Rules, hidden: State, eye: int) -> dict[str, Any]:
    """Which of the actions that are mere words a seat may take now, and how many tiles it may exchange at most."""
    allowed: dict[str, Any] = {name: check(rules, hidden, eye, action) == 0 for name, action in ACTIONS.items()}
    tiles = sorted(int(tile) for tile in hidden.racks[eye] if tile > EMPTY)
    whole = EXCHANGE | sum(tile << TILE * i for i, tile in enumerate(tiles))
    if not tiles or check(rules, hidden, eye, EXCHANGE | tiles[0]) != 0:
        allowed["exchange"] = 0
    elif check(rules, hidden, eye, whole) == 0:
        allowed["exchange"] = len(tiles)
    else:
        allowed["exchange"] = min(int(bag_for_exchange(hidden)), RACK)
    said = [said for said in range(1, len(SIGNALS)) if check(rules, hidden, eye, SIGNAL + said) == 0]
    allowed["signals"] = [SIGNALS[signal] for signal in said]
    return allowed
