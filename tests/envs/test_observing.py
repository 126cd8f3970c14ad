"""Observations: as long as they say, field by field what they say, and from hidden states only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numba
import numpy as np
import pytest

import stolik
from stolik.core.kernel import INTERPRET, Cells, layout
from stolik.envs.observing import encoder
from stolik.envs.observing.__main__ import tables
from stolik.envs.observing.encoder import Encoder, observe_one
from stolik.envs.observing.rows import filled, parts_of_row, tallied
from stolik.envs.observing.spreading import spread
from tests.conformance.configurations import CONFIGURATIONS, Configuration
from tests.conformance.kernels import Kernels

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "research.md"
Observer = Callable[[Cells, int], Cells]  # true states, seat -> what it observes

SECRETS = {"nimmt": "hands", "ogorek": "hands", "sixtysix": "hands", "words": "racks"}  # in draughts nothing is secret


def every(*names: str) -> pytest.MarkDecorator:
    """All configurations of these games, or of all."""
    chosen = [one for one in CONFIGURATIONS if not names or one.name in names]
    return pytest.mark.parametrize("configuration", chosen, ids=str)


def some(configuration: Configuration, step: int = 7) -> Iterator[tuple[Cells, int]]:
    """States of random matches, each with one of the seats."""
    for number, moment in enumerate(configuration.moments[::step]):
        yield moment.states, number % configuration.game.players


@every()
def test_an_observation_is_as_long_as_its_fields(configuration: Configuration) -> None:
    found = encoder(configuration.game)
    at = 0
    for field in found.fields:
        assert (field.start, field.size > 0, field.meaning != "") == (at, True, True)
        at += field.size
    assert at == found.size
    assert len({field.name for field in found.fields}) == len(found.fields)
    for states, seat in some(configuration, 50):
        out = np.full(found.size + 8, 9, np.float32)
        assert observe_one(configuration.game.rules, states.copy(), seat, out[: found.size]) == found.size
        assert (out[found.size :] == 9).all(), "nothing is written behind it"
        assert np.isfinite(out).all()
        negative = {name for name, part in found.parts(out[: found.size]).items() if (part < 0).any()}
        assert negative <= {"score"}, "tiles left over are subtracted, nothing else is below 0"


def observations(configuration: Configuration) -> Observer:
    found = encoder(configuration.game)
    return lambda states, seat: found.observe(states[0], seat)


def leaks(configuration: Configuration, observer: Observer, step: int = 7) -> Iterator[str]:
    """The law: states that a seat cannot tell apart give it the same numbers."""
    kernels = Kernels(configuration.game)
    for number, (states, seat) in enumerate(some(configuration, step)):
        world = kernels.redeal(kernels.hide(states, seat), seat, number)
        here, there = observer(states, seat), observer(world, seat)
        if here.tobytes() != there.tobytes():
            yield f"state {number}: seat {seat} tells a redealt world by its numbers {np.flatnonzero(here != there)}"


@every()
def test_who_cannot_tell_two_states_apart_observes_the_same(configuration: Configuration) -> None:
    assert not list(leaks(configuration, observations(configuration)))


@every(*SECRETS)
def test_a_planted_leak_is_caught(configuration: Configuration) -> None:
    secret = SECRETS[configuration.name]

    def nosy(states: Cells, seat: int) -> Cells:
        """One more number: the sum of another's cards."""
        other = (seat + configuration.game.players // 2) % configuration.game.players
        return np.append(encoder(configuration.game).observe(states[0], seat), states[secret][0, other].sum())

    assert list(leaks(configuration, nosy, 20))


@every()
def test_a_hidden_state_is_observed_like_the_true_one(configuration: Configuration) -> None:
    found = encoder(configuration.game)
    for states, seat in some(configuration, 50):
        hidden = configuration.game.hide(states[0], seat)
        assert found.observe(hidden, seat).tobytes() == found.observe(states[0], seat).tobytes()


@every(*SECRETS)
def test_a_state_hidden_from_another_shows_no_hand_and_spoils_no_memory(configuration: Configuration) -> None:
    game, found = configuration.game, encoder(configuration.game)
    for states, seat in some(configuration, 50):
        other = (seat + game.players // 2) % game.players
        hidden = game.hidden(states[0], other)
        if (hidden[SECRETS[game.name]][0, seat] > 0).any():
            continue  # at the end of a match of words all lies open
        room = np.full(found.size + 32, 9, np.float32)
        observe_one(game.rules, hidden, seat, room[16:-16])
        assert (np.delete(room, np.s_[16:-16]) == 9).all(), "nothing is written before or behind it"
        parts = found.parts(room[16:-16])
        assert not parts["rack" if game.name == "words" else "hand"].any()
        assert {name for name, part in parts.items() if (part < 0).any()} <= {"score"}


@pytest.mark.parametrize(
    ("size", "width", "worth"), [(4, 1, 1.0), (24, 1, 1.0), (32, 1, 1.0), (64, 1, 1.0), (13, 4, 0.25)]
)
def test_packed_numbers_are_spread(size: int, width: int, worth: float) -> None:
    write = spread(size, width, worth)

    def spread_one(out: Cells, at: int, members: int) -> Any:
        return write(out, at, members)

    njit: Any = numba.njit  # untyped upstream; nothing of it is to be kept
    compiled = spread_one if INTERPRET else njit(spread_one)
    for members in (0, -1, 1 << 62, 0x0123_4567_89AB_CDEF, -0x0123_4567_89AB_CDEF):
        room = np.full(size + 10, 9, np.float32)
        assert compiled(room, 5, members) == size + 5
        expected = [(members >> width * i & (1 << width) - 1) * worth for i in range(size)]
        assert room.tolist() == [9.0] * 5 + expected + [9.0] * 5


class Rows:
    """A field of rows, with something behind it."""

    rows: Annotated[Cells, np.int8, 4, 6]
    behind: Annotated[Cells, np.int8, 2]


def test_rows_are_read_in_strokes() -> None:
    write = parts_of_row(14)

    def read_one(tables: Cells, row: int, out: Cells) -> Any:
        rows = tables[0].rows
        return write(out, 3, rows, row), filled(rows, row), tallied(rows, row)

    njit: Any = numba.njit  # untyped upstream; nothing of it is to be kept
    compiled = read_one if INTERPRET else njit(read_one)
    tables = np.zeros(1, layout(Rows)).view(np.recarray)
    tables[0].rows[...] = np.random.default_rng(0).integers(0, 15, (4, 6))
    tables[0].rows[2, :3], tables[0].behind[:] = 0, 9
    for row in range(4):
        numbers, room = tables[0].rows[row].tolist(), np.full(12, 9, np.float32)
        assert compiled(tables, row, room) == (
            9,
            sum(number != 0 for number in numbers),
            sum(1 << 4 * number for number in numbers),
        )
        assert room.tolist() == [9.0] * 3 + [float(np.float32(number / 14)) for number in numbers] + [9.0] * 3


# field by field, once more and naively


def nimmt(state: Any, seat: int, players: int) -> dict[str, list[float]]:
    order = [(seat + i) % players for i in range(players)]
    cards = range(1, 105)
    choosing = state.stage == 1
    return {
        "hand": [card in state.hands[seat] for card in cards],
        "own_choice": [card == state.chosen[seat] for card in cards],
        "gone": state.gone[1:].tolist(),
        "rows": (state.rows.reshape(-1) / 104).tolist(),
        "lengths": [sum(card > 0 for card in row) / 5 for row in state.rows],
        "marked": [row == state.marked for row in range(4)],
        "side": [state.side == 0, state.side == 1],
        "has_chosen": [state.chosen[other] != 0 for other in order],
        "open": [0 if choosing else state.chosen[other] / 104 for other in order],
        "heads": [state.heads[other] / 66 for other in order],
        "taken": [state.taken[other] / 66 for other in order],
        "taker": [state.taker == other for other in order],
        "stage": [state.stage == stage for stage in range(4)],
        "turn": [state.turn / 10],
        "round": [state.round_no / 20],
    }


def ogorek(state: Any, seat: int, players: int) -> dict[str, list[float]]:
    order = [(seat + i) % players for i in range(players)]
    values = range(2, 15)
    hand = state.hands[seat].tolist()
    known = hand + state.played.reshape(-1).tolist()
    return {
        "hand": [hand.count(value) / 4 for value in values],
        "unseen": [(4 - known.count(value)) / 4 for value in values],
        "on_table": [state.trick < 6 and state.played[other, state.trick] == v for other in order for v in values],
        "played": [state.played[other, trick] / 14 for other in order for trick in range(6)],
        "least": [state.least[other] / 14 for other in order],
        "held": [sum(state.hands[other] != 0) / 6 for other in order],
        "points": [state.points[other] / 21 for other in order],
        "floor": [state.floor[other] / 21 for other in order],
        "lives": [state.lives[other] / 2 for other in order],
        "fallen": [state.fallen[other] / 4 for other in order],
        "dealer": [state.dealer == other for other in order],
        "leader": [state.leader == other for other in order],
        "to_play": [state.turn == other for other in order],
        "stage": [state.stage == stage for stage in range(4)],
        "trick": [state.trick == trick for trick in range(6)],
        "deal": [state.deal / 200],
    }


def sixtysix(state: Any, seat: int, players: int) -> dict[str, list[float]]:
    order = [seat, 1 - seat]

    def cards(members: int) -> list[float]:
        return [int(members) >> card & 1 for card in range(24)]

    def both(sets: Cells) -> list[float]:
        return [bit for other in order for bit in cards(sets[other])]

    return {
        "hand": cards(state.hands[seat]) if state.stage == 2 else [0] * 24,
        "led": [card == state.led for card in range(24)],
        "turn_up": [state.left > 0 and card == state.stock[0] for card in range(24)],
        "taken": both(state.taken),
        "shown": both(state.shown),
        "barred": both(state.barred),
        "melded": [int(state.melded[other]) >> suit & 1 for other in order for suit in range(4)],
        "points": [state.points[other] / 66 for other in order],
        "pending": [state.pending[other] / 40 for other in order],
        "tricks": [state.tricks[other] / 12 for other in order],
        "closed_by": [state.closed_by == other for other in order],
        "dealer": [state.dealer == other for other in order],
        "leader": [state.leader == other for other in order],
        "to_play": [state.turn == other for other in order],
        "trump": [state.trump == suit for suit in range(4)],
        "stock": [state.left / 12],
        "tricks_at_close": [state.tricks_at_close / 12],
        "stage": [state.stage == stage for stage in range(4)],
    }


def draughts(state: Any, seat: int, players: int) -> dict[str, list[float]]:
    def squares(members: int) -> list[float]:
        return [int(members) >> square & 1 for square in range(64)]

    past = state.past[: state.quiet].tolist()
    return {
        "own_men": squares(state.men[seat]),
        "own_kings": squares(state.kings[seat]),
        "other_men": squares(state.men[1 - seat]),
        "other_kings": squares(state.kings[1 - seat]),
        "colour": [seat == 0, seat == 1],
        "to_move": [state.ending == 0 and state.mover == seat],
        "repeated": [past.count(state.past[state.quiet]) / 2],
        "balance": [state.balance / 120],
        "road": [state.road / 10],
        "over": [state.ending != 0],
    }


def words(state: Any, seat: int, players: int) -> dict[str, list[float]]:
    order = [seat, seat ^ 1, seat ^ 2, seat ^ 3]
    loose = {int(at): int(tile) for at, tile in zip(state.loose_at, state.loose, strict=True) if tile}
    voting = {3: state.turn, 2: 1 - state.turn if state.early == 3 else -1}.get(int(state.stage), -1)

    def partner(pair: int, which: int) -> list[float]:
        return [pair >= 0 and which > 0 and other == 2 * pair + which - 1 for other in order]

    racks = [tile / 64 for owner in order[:2] for tile in state.racks[owner].tolist()]
    laid = [
        state.kinds[move] == 1 and square in state.squares[move, : state.sizes[move]]
        for move in range(2)
        for square in range(225)
    ]
    return {
        "letters": [(tile & 63) / 40 for tile in state.board.tolist()],
        "jokers": [tile & 64 > 0 or loose.get(at, 0) & 64 > 0 for at, tile in enumerate(state.board.tolist())],
        "loose": [(loose.get(square, 0) & 63) / 40 for square in range(225)],
        "last_laid": laid,
        "rack_order": racks,
        "held": [sum(state.racks[owner] != 0) / 7 for owner in order],
        "score": [state.score[seat // 2] / 500, state.score[1 - seat // 2] / 500],
        "crosses": [state.crosses[seat // 2] / 10, state.crosses[1 - seat // 2] / 10],
        "lost": [state.lost[seat // 2] / 10, state.lost[1 - seat // 2] / 10],
        "turn": [state.turn == seat // 2, state.turn == 1 - seat // 2],
        "stage": [state.stage == stage for stage in range(6)],
        "single": [state.single == why for why in range(4)],
        "kinds": [state.kinds[move] == kind for move in range(2) for kind in range(6)],
        "movers": [state.movers[move] == other for move in range(2) for other in order],
        "sizes": (state.sizes / 7).tolist(),
        "move_points": (state.points / 50).tolist(),
        "settled": state.settled.tolist(),
        "bound": [state.bound == other for other in order],
        "loose_by": [state.loose_by == other for other in order],
        "drawing": [state.queue[0] - 1 == other for other in order],
        "yielded": partner(state.turn, state.yielded),
        "asker": partner(state.turn, state.asker),
        "voted": partner(voting, state.vote_by),
        "vote": [state.vote == vote for vote in range(4)],
        "early": [state.early == early for early in range(6)],
        "said": [state.said[owner] == said for owner in order[:2] for said in range(5)],
        "turn_no": [state.turn_no / 40],
        "quiet": [state.quiet / 10],
        "barren": [state.barren / 10],
    }


NAIVE = {"nimmt": nimmt, "ogorek": ogorek, "sixtysix": sixtysix, "words": words}
CHECKED_BELOW = {"row_heads", "game_points", "quiet"}


@every()
def test_every_field_is_what_it_says(configuration: Configuration) -> None:
    game, found = configuration.game, encoder(configuration.game)
    naive = NAIVE.get(game.name, draughts)
    unchecked = {field.name for field in found.fields}
    for states, seat in some(configuration, 11):
        state = game.hide(states[0], seat)
        parts = found.parts(found.observe(state, seat))
        for name, expected in naive(state, seat, game.players).items():
            unchecked.discard(name)
            numbers = np.array(expected[: len(parts[name])], np.float32)
            assert parts[name].tolist() == numbers.tolist(), name
    allowed = CHECKED_BELOW if game.name != "words" else COUNTED_TILES
    assert unchecked <= allowed


COUNTED_TILES = {"bag", "rack", "partner_rack", "aside", "known", "unseen", "returned"}


@every("words")
def test_tiles_are_counted(configuration: Configuration) -> None:
    game, found = configuration.game, encoder(configuration.game)
    rules = game.rules
    for states, seat in some(configuration, 11):
        state = game.hide(states[0], seat)
        parts = found.parts(found.observe(state, seat))
        for name, owner in (("rack", seat), ("partner_rack", seat ^ 1)):
            held = np.bincount(state.racks[owner], minlength=65)
            expected = [*held[1 : rules.letters + 1], held[64]]
            assert np.allclose(parts[name] * 7, expected, atol=1e-5)
        if state.stage != 5:
            true = states[0]
            away = sum(
                int((tiles[other] != 0).sum()) for tiles in (true.racks, true.aside) for other in (seat ^ 2, seat ^ 3)
            )
            sizes = np.array([*rules.counts[1 : rules.letters + 1], rules.counts[64]])
            assert np.isclose((parts["unseen"] * sizes).sum(), away + true.left, atol=1e-3)
        assert parts["bag"][0] == np.float32(state.left / rules.tiles)


@every()
def test_derived_numbers(configuration: Configuration) -> None:
    game, found = configuration.game, encoder(configuration.game)
    for states, seat in some(configuration, 50):
        state, parts = states[0], found.parts(found.observe(states[0], seat))
        if game.name == "nimmt":
            heads = [sum(_heads(int(card)) for card in row if card) / 27 for row in state.rows]
            assert parts["row_heads"].tolist() == np.array(heads, np.float32).tolist()
        elif game.name == "sixtysix":
            points = np.array([state.game_points[seat], state.game_points[1 - seat]]) / game.rules.target
            assert parts["game_points"].tolist() == points.astype(np.float32).tolist()
        elif game.name.startswith("draughts"):
            assert parts["quiet"][0] == np.float32(state.quiet / game.rules.quiet_limit)


def _heads(card: int) -> int:
    if card == 55:
        return 7
    return next((heads for by, heads in ((11, 5), (10, 3), (5, 2)) if card % by == 0), 1)


# what is not there, and what is wrong


class Unseen(NamedTuple):
    """Rules of a game that nobody has an encoder for."""

    players: int


@every()
def test_a_game_without_an_encoder_is_told_so(configuration: Configuration) -> None:
    game = type(configuration.game)(**dict(configuration.game.options))
    game.rules = Unseen(game.players)
    with pytest.raises(stolik.NotPossible, match=f"{game.name} has no observation encoder"):
        encoder(game)


@every()
def test_what_cannot_be_observed_is_refused(configuration: Configuration) -> None:
    found: Encoder = encoder(configuration.game)
    state = configuration.moments[0].states[0]
    for seat in (-1, configuration.game.players, "0", None):
        with pytest.raises(stolik.StolikError, match="seat"):
            found.observe(state, seat)  # type: ignore[arg-type]
    with pytest.raises(stolik.BadPosition, match="no state of"):
        found.observe({}, 0)
    fixed = np.zeros(found.size, np.float32)
    fixed.flags.writeable = False
    for out in (np.zeros(found.size, np.float64), fixed, [0.0] * found.size):
        with pytest.raises(stolik.BadOption, match=f"array float32 \\[{found.size}\\] that can be written to"):
            found.observe(state, 0, out)  # type: ignore[arg-type]
    with pytest.raises(stolik.BadOption, match="game"):
        encoder(configuration.game.name)  # type: ignore[arg-type]


def test_the_document_says_what_is_observed() -> None:
    assert "\n".join(tables()).strip() in DOCUMENT.read_text(encoding="utf-8")
