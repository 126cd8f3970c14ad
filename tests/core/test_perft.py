"""Perft agrees with walking the same lines through Match."""

import pytest

import stolik
from stolik.core.game import Game
from stolik.core.perft import divide


def slow(game: Game, depth: int, played: tuple[tuple[int, int], ...] = ()) -> int:
    match = game.match(seed=0)
    deals = match.deals
    for seat, action in played:
        match.play(seat, action)
    if len(played) == depth or not match.acting or match.deals != deals:
        return 1
    seat = match.acting[0]
    return sum(slow(game, depth, (*played, (seat, action))) for action in match.legal(seat))


@pytest.mark.parametrize(("name", "players", "depth"), [("ogorek", 2, 5), ("ogorek", 4, 4), ("nimmt", 2, 3)])
def test_counts_agree_with_playing(name: str, players: int, depth: int) -> None:
    game = stolik.game(name, players=players)
    for d in range(depth + 1):
        assert stolik.perft(game, d) == slow(game, d)


def test_a_line_ends_where_chance_is_asked() -> None:
    game = stolik.game("ogorek", players=2)
    whole = stolik.perft(game, 10)  # five tricks of two decisions, the sixth plays itself
    assert stolik.perft(game, 20) == whole


def test_divide_adds_up() -> None:
    game = stolik.game("nimmt", players=3)
    counts = divide(game, 4)
    assert sum(counts.values()) == stolik.perft(game, 4)
    assert list(counts) == [str(card) for card in game.match(seed=0).legal(0)]


@pytest.mark.parametrize("depth", [-1, 65, True, "3"])
def test_bad_depths(depth: object) -> None:
    with pytest.raises(stolik.BadOption, match="depth"):
        stolik.perft(stolik.game("ogorek"), depth)  # type: ignore[arg-type]


def test_a_game_may_be_named() -> None:
    assert stolik.perft("draughts/polish", 2) == stolik.perft(stolik.game("draughts/polish"), 2)
    for other in ("chess", None, 5):
        with pytest.raises(stolik.UnknownGame):
            stolik.perft(other, 2)  # type: ignore[arg-type]
