"""`stolik sit`: a bot from elsewhere plays a whole match at a live table of any game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from typer.testing import CliRunner

import stolik
from stolik.cli.main import app
from stolik.cli.sit import sit
from stolik.client import Guest, ServerRefused
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


def test_a_level_that_there_is_not_takes_no_seat(server: Running) -> None:
    guest = Guest(server.url)
    table = guest.lay("nimmt", options={"players": 2})
    told = CliRunner().invoke(app, ["sit", f"{server.url}/t/{table}", "--bot", "genius"])
    assert told.exit_code == 2
    assert "nimmt has no bot 'genius'; there are: random" in told.stderr
    assert all(seat["free"] for seat in guest.ask("GET", f"/api/tables/{table}")["seats"])


def test_two_bots_from_elsewhere_as_partners(server: Running) -> None:
    """Partners may act at the same moment; whoever comes second is refused, and looks again."""
    guest, weakest = Guest(server.url), stolik.levels("words")[0]
    table = guest.lay("words", bots=dict.fromkeys((2, 3), weakest))
    with ThreadPoolExecutor(2) as pool:
        sitting = [pool.submit(sit, f"{server.url}/tables/{table}", weakest, "", seat, None) for seat in (0, 1)]
    assert [each.result() for each in sitting] == [None, None]
    assert guest.ask("GET", f"/api/tables/{table}/verify")["good"]


def test_a_bot_from_elsewhere_talks_to_the_person_beside_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.cli.sit.ANSWER_SECONDS", 0.05)
    options = {"language": "en", "lexicon": "sample"}
    table = Guest(server.url).lay("words", options=options, bots=dict.fromkeys((2, 3), "random"))
    heard: set[str | None] = set()
    with ThreadPoolExecutor(1) as pool:
        sitting = pool.submit(sit, f"{server.url}/tables/{table}", "medium", "Stonoga", 1, None)
        ola = Guest(server.url).sit(table, "Ola", 0)
        for _ in ola:
            number = None
            while ola.owes and ola.told["number"] != number:  # what came while she acted is an event too
                number, view = ola.told["number"], ola.told["view"]
                together = 1 in view["acting"]
                heard.add(view["talk"][1]["signal"] if together else None)
                for action in ("accept",) if together else ("accept", "pass"):  # who goes first: the partner says
                    with suppress(ServerRefused):
                        ola.act(action)
                        break
    assert sitting.result() is None
    assert "i-go" in heard
