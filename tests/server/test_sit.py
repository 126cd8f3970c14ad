"""`stolik sit`: a bot from elsewhere plays a whole match at a live table of any game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from typer.testing import CliRunner

import stolik
from stolik.cli.main import app
from stolik.cli.sit import sit
from stolik.client import Guest
from tests.server.running import Running

GAMES = {  # the shortest match each game has
    "nimmt": {"players": 2, "rounds": 1},
    "ogorek": {"players": 2},
    "sixtysix": {"target": 1},
    "draughts/english": {},
    "words": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_sits_down_and_plays_to_the_end(server: Running, game: str) -> None:
    guest = Guest(server.url)
    players, weakest = stolik.game(game, **GAMES[game]).players, stolik.levels(game)[0]
    table = guest.lay(game, options=GAMES[game], bots=dict.fromkeys(range(1, players), weakest))
    told = CliRunner().invoke(app, ["sit", f"{server.url}/tables/{table}", "--bot", weakest, "--name", "Stonoga"])
    assert told.exit_code == 0, told.output
    assert "Stonoga" in told.output
    assert guest.ask("GET", f"/api/tables/{table}/verify")["good"]


def test_two_bots_from_elsewhere_as_partners(server: Running) -> None:
    """Partners may act at the same moment; whoever comes second is refused, and looks again."""
    guest, weakest = Guest(server.url), stolik.levels("words")[0]
    table = guest.lay("words", bots=dict.fromkeys((2, 3), weakest))
    with ThreadPoolExecutor(2) as pool:
        sitting = [pool.submit(sit, f"{server.url}/tables/{table}", weakest, "", seat, None) for seat in (0, 1)]
    assert [each.result() for each in sitting] == [None, None]
    assert guest.ask("GET", f"/api/tables/{table}/verify")["good"]
