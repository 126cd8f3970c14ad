"""Words in pairs, what partners may say and what the others see of it: W22, W23."""

from __future__ import annotations

import pytest

from tests.games.words.situations import accepted, listed, play, rack, refused, table


def test_w22_who_goes_first() -> None:
    match = table()
    assert listed(match, 0)[-2:] == ["pass", "you go"] or listed(match, 0)[-1] == "you go"
    play(match, "0: i go")
    assert match.view(1)["talk"][0]["signal"] == "i-go"
    play(match, "1: you go")
    assert match.acting == (0,)
    assert match.view(0)["talk"][1]["you_go"]
    assert refused(match, "0: you go") == "W22 you-go-once"
    assert refused(match, "2: i go") == "W22 signal-not-now"
    play(match, "0: pass")
    assert refused(match, "1: you go") == "W22 signal-not-now"


def test_w22_shall_i_close() -> None:
    match = table()
    assert refused(match, "1: say yes") == "W22 not-asked-you"
    play(match, "0: close?")
    assert match.view(1)["talk"][0]["signal"] == "shall-i-close"
    play(match, "1: say no")
    assert match.view(0)["talk"][1]["signal"] == "no"
    play(match, "1: say yes")
    assert match.view(0)["talk"][1]["signal"] == "yes"
    assert match.check(0, 19 << 58 | 7) is not None
    assert match.check(0, 19 << 58 | 7).rule == "W22"  # type: ignore[union-attr]


def test_w22_what_was_said_is_forgotten_with_the_turn() -> None:
    match = table()
    play(match, "0: close?", "0: pass", "1: pass")
    assert match.view(1)["talk"][0]["signal"] is None


@pytest.mark.parametrize("action", ["0: i go", "0: close?", "0: you go", "1: rack RABTENI"])
def test_w22_the_opponents_and_spectators_do_not_even_notice(action: str) -> None:
    match = table()
    seen = match.view(2), match.view(None)
    play(match, action)
    assert (match.view(2), match.view(None)) == seen
    assert match.view(2)["talk"][:2] == [None, None]


def test_w23_the_order_of_a_rack_is_kept_and_shown_to_the_partner() -> None:
    match = table()
    play(match, "0: rack GODSETA")
    assert match.view(1)["racks"][0] == list("GODSETA")
    assert match.view(2)["racks"][0] == [None] * 7
    play(match, "0: 8G CARD")
    assert rack(match, 0) == "GOSETA"
    play(match, "1: pass")
    accepted(match)
    assert rack(match, 0)[:6] == "GOSETA", "what is drawn comes to the end"
    assert refused(match, "0: rack GODSETA") == "W23 not-your-rack"
    assert refused(match, "2: rack EASLON") == "W23 not-your-rack"
    play(match, "0: rack " + rack(match, 0)[::-1])  # also while the opponents play


def test_w23_there_is_no_chat() -> None:
    assert not table().game.chat
