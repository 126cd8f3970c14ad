"""Whole matches over the wire: people as scripts, bots in seats, spectators, a server that is killed meanwhile."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path

import pytest

import stolik
from stolik.client import Guest, Seat, ServerRefused
from stolik.core.record import Deal, Record
from tests.conftest import DEEP
from tests.server.running import Running

GAMES = ["nimmt", "ogorek", "sixtysix", "draughts/american"]
KILLS = 50 if DEEP else 2


def play_out(seat: Seat, chance: random.Random, most: int = 10_000) -> None:
    """Random decisions until the match is over."""
    for _ in seat:
        while seat.owes and not seat.over and most:
            most -= 1
            seat.act(chance.choice(seat.legal))
        if not most:
            return


def record_of(guest: Guest, table: str) -> Record:
    return Record.loads(json.dumps(guest.ask("GET", f"/api/tables/{table}/record")))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_is_fair_to_its_end(server: Running, game: str) -> None:
    guest = Guest(server.url)
    players = stolik.game(game).players
    table = guest.lay(game, bots={seat: stolik.levels(game)[0] for seat in range(1, players)})
    with pytest.raises(ServerRefused, match="over"):
        guest.ask("GET", f"/api/tables/{table}/record")
    seat = guest.sit(table, "Ola")
    play_out(seat, random.Random(1))
    record = record_of(guest, table)
    assert record.commitment == seat.told["commitment"]
    assert record.outcome is not None
    assert stolik.verify(record).good
    told = guest.ask("GET", f"/api/tables/{table}/verify")
    assert told["good"]
    dealt = [entry.numbers for entry in record.actions if isinstance(entry, Deal)]
    assert [k for k, _ in told["owed"]] == [len(numbers) for numbers in dealt]
    assert all(max(numbers) < n for numbers, (_, n) in zip(dealt, told["owed"], strict=True))
    assert bool(dealt) == next(one["deals"] for one in guest.ask("GET", "/api/games") if one["name"] == game)
    seat.close()


def test_people_play_each_other_and_a_spectator_sees_no_hand(server: Running) -> None:
    owner = Guest(server.url)
    table = owner.lay("nimmt", options={"players": 3, "rounds": 1}, listed=True)
    watcher = Seat(Guest(server.url), table)
    seats = [Seat(Guest(server.url), table) for _ in range(3)]
    for number, seat in enumerate(seats):
        seat.send({"do": "sit", "name": f"P{number}", "seat": number})
        seat.until(lambda seat=seat: seat.eye is not None)
    assert table in [found["table"] for found in owner.ask("GET", "/api/tables")]
    for number, seat in enumerate(seats):
        seat.send({"do": "ready", "nonce": f"{number:02x}"})
    threads = [threading.Thread(target=play_out, args=(seat, random.Random(n))) for n, seat in enumerate(seats)]
    for thread in threads:
        thread.start()
    seen = [told["view"] for told in watcher if told["view"]]
    for thread in threads:
        thread.join(60)
    assert all(seat.over for seat in seats)
    assert all(not view["hand"] and view["chosen"] is None for view in seen)
    assert len(seen) > 30
    assert stolik.verify(record_of(owner, table)).good
    assert table not in [found["table"] for found in owner.ask("GET", "/api/tables")]


def test_what_is_refused_says_why(server: Running) -> None:
    guest = Guest(server.url)
    table = guest.lay("nimmt", options={"players": 2}, bots={1: "random"})
    seat = guest.sit(table, "Ola")
    seat.until(lambda: seat.owes)
    with pytest.raises(ServerRefused, match="illegal"):
        seat.act(104 if 104 not in seat.legal else 103)
    with pytest.raises(ServerRefused, match="begun"):
        seat.send({"do": "sit", "name": "Ola"})
    with pytest.raises(ServerRefused, match="setup"):
        guest.lay("nimmt", options={"players": 77})
    with pytest.raises(ServerRefused, match="no-table"):
        guest.ask("GET", "/api/tables/nowhere")


def test_a_one_time_link_moves_a_seat_to_another_device(server: Running) -> None:
    guest = Guest(server.url)
    table = guest.lay("nimmt", options={"players": 2}, bots={1: "random"})
    seat = guest.sit(table, "Ola")
    code = guest.ask("POST", f"/api/tables/{table}/link", {"key": seat.key})["code"]
    other = Guest(server.url)
    assert other.ask("POST", "/api/links", {"code": code, "key": "k" * 32}) == {"table": table, "seat": 0}
    with pytest.raises(ServerRefused, match="no-link"):
        Guest(server.url).ask("POST", "/api/links", {"code": code, "key": "l" * 32})
    moved = Seat(other, table, "k" * 32)
    moved.until(lambda: moved.owes)
    moved.act(moved.legal[0])
    with pytest.raises(ServerRefused, match="no-seat"):
        Guest(server.url).ask("POST", f"/api/tables/{table}/link", {"key": "z" * 32})


def test_a_rematch_is_found_by_all_who_ask(server: Running) -> None:
    guest = Guest(server.url)
    table = guest.lay("draughts/english", bots={1: "random"})
    seat = guest.sit(table, "Ola")
    with pytest.raises(ServerRefused, match="not-over"):
        guest.ask("POST", f"/api/tables/{table}/rematch", {"key": seat.key})
    seat.send({"do": "resign"})
    seat.until(lambda: seat.over)
    found = {guest.ask("POST", f"/api/tables/{table}/rematch", {"key": seat.key})["table"] for _ in range(3)}
    assert len(found) == 1
    assert guest.ask("GET", f"/api/tables/{found.pop()}")["game"] == "draughts/english"


def test_a_killed_server_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Pages come back by themselves; what was acknowledged is in the record once and in order."""
    server = Running(tmp_path)
    guests = [Guest(server.url) for _ in range(len(GAMES))]
    done: list[list[int]] = [[] for _ in guests]
    seats: list[Seat] = []
    for number, guest in enumerate(guests):
        game = GAMES[number % len(GAMES)]
        players = stolik.game(game).players
        seats.append(guest.sit(guest.lay(game, bots=dict.fromkeys(range(1, players), "random")), "Ola"))

    def play(number: int) -> None:
        seat, chance = seats[number], random.Random(number)
        for _ in seat:
            while seat.owes and not seat.over:
                action = chance.choice(seat.legal)
                try:
                    seat.act(action)
                except ServerRefused:
                    continue
                done[number].append(action)

    threads = [threading.Thread(target=play, args=(number,), daemon=True) for number in range(len(seats))]
    for thread in threads:
        thread.start()
    for _ in range(KILLS):
        threading.Event().wait(1.0)
        server.kill()
        server.start()
    for thread in threads:
        thread.join(120)
    assert all(seat.over for seat in seats)
    for number, seat in enumerate(seats):
        record = record_of(guests[number], seat.table)
        assert stolik.verify(record).good
        assert [entry.code for entry in record.actions if getattr(entry, "seat", None) == 0] == done[number]
    assert server.stop()


def test_the_password_protects_laying_tables(tmp_path: Path) -> None:
    server = Running(tmp_path, "--password", "wigilia")
    guest = Guest(server.url)
    with pytest.raises(ServerRefused, match="password"):
        guest.lay("nimmt")
    assert guest.lay("nimmt", password="wigilia")
    assert server.stop()
