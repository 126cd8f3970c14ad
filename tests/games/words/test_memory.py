"""What opponents remember of tiles that were seen and may have been exchanged since: W12, W16, W17."""

from __future__ import annotations

from collections import Counter
from typing import Any

import stolik
from stolik.games.words.tiles import letters_of
from tests.games.words.situations import accepted, play, table

RACKS = ("QDOGATE", "TENIRAB", "EASLONU", "MIPHCOE")
WORLDS = 300


def worlds(match: stolik.Match, eye: int | None) -> list[Any]:
    """Tables that an eye cannot tell from the true one."""
    game = match.game
    hidden = game.hide(match.state, eye)
    return [game.redeal(hidden, eye, seed) for seed in range(WORLDS)]


def show(match: stolik.Match, seat: int, letters: str) -> None:
    """Lay tiles loose and lift them again."""
    play(match, *(f"{seat}: +{column}1 {letter}" for column, letter in zip("ABCDEFG", letters, strict=False)))
    play(match, f"{seat}: lift")


def places(match: stolik.Match, letter: str, eye: int | None) -> Counter[str]:
    """Where a tile lies in how many worlds."""
    tile = letters_of("en", letter)[0]
    found: Counter[str] = Counter()
    for world in worlds(match, eye):
        found["bag"] += int(world.bag[tile])
        for seat in range(4):
            found[f"seat {seat}"] += int((world.racks[seat] == tile).sum())
    return +found


def test_w17_a_known_tile_was_kept_or_is_in_the_bag() -> None:
    for eye in (2, 3, None):
        match = table(RACKS)
        show(match, 0, "Q")
        play(match, "0: -ADE", "1: pass")
        found = places(match, "q", eye)
        assert set(found) == {"seat 0", "bag"}, "the partner has drawn nothing"
        assert found["seat 0"] > found["bag"] > WORLDS / 5  # three of seven were exchanged


def test_w16_a_partner_who_draws_later_may_have_drawn_it() -> None:
    match = table(RACKS, bag=8)
    show(match, 0, "Q")
    play(match, "0: -ADE", "1: 9G TEN")
    accepted(match)
    assert set(places(match, "q", 2)) == {"seat 0", "seat 1", "bag"}
    match = table(RACKS, bag=12, known=[[0] * 17 + [1]])  # Q, from an earlier turn
    play(match, "1: 9G TEN", "0: -ADE")
    accepted(match)
    assert set(places(match, "q", 2)) == {"seat 0", "bag"}, "the partner drew first"


def test_w17_of_seven_known_tiles_all_but_those_exchanged_are_there() -> None:
    match = table(RACKS)
    show(match, 0, RACKS[0])
    play(match, "0: -DG", "1: pass")
    old = Counter(letters_of("en", RACKS[0].lower()))
    gone: Counter[str] = Counter()
    for world in worlds(match, 2):
        missing = old - Counter(world.racks[0].tolist())
        assert missing.total() <= 2
        assert all(world.bag[tile] >= count for tile, count in missing.items())
        gone.update(str(tile) for tile in missing)
    assert len(gone) == 7, "any of them may have gone"


def test_w17_what_is_laid_later_was_in_the_rack_all_the_time() -> None:
    match = table(RACKS)
    show(match, 0, "Q")
    play(match, "0: -ADE", "1: pass", "2: pass", "3: pass")
    show(match, 0, "Q")
    assert set(places(match, "q", 2)) == {"seat 0"}


def test_w16_it_is_forgotten_when_others_have_drawn() -> None:
    match = table(RACKS)
    show(match, 0, "Q")
    play(match, "0: -ADE", "1: pass", "2: -E", "3: pass")
    assert match.state.swap_by == 2
    assert set(places(match, "q", None)) == {"seat 0", "seat 1", "seat 2", "bag", "seat 3"}


def test_w12_two_known_of_a_kind_one_is_sure_when_one_tile_went() -> None:
    match = table(("EEDOGAT", "TENIRAB", "EASLONU", "MIPHCOE"))
    show(match, 0, "EE")
    play(match, "0: -D", "1: pass")
    assert match.view(2)["known"][0] == ["E"]
