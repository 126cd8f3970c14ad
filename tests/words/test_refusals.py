"""Refusals teach: what is wrong, what is allowed instead, by which rule, in the reader's language."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.words import LANGUAGES
from tests.words.test_messages import LEAKED

GAMES = stolik.games()


def explained(match: Match, seat: int, text: str | int) -> list[str | None]:
    """Why not, in all languages."""
    return [match.game.explain(match.state, seat, text, language) for language in LANGUAGES]


def ogorek(highest: int, hand: list[int]) -> Match:
    """Two players; seat 0 has led, seat 1 is to follow."""
    position = {
        "hands": [[3, 5, 7, 8, 9], hand],
        "played": [[highest], []],
        "dealer": 1,
    }
    return stolik.game("ogorek", players=2).match(seed=1, position=position)


def nimmt(**changes: Any) -> Match:
    """Three players with two cards each; nothing is marked yet but row 1."""
    position: dict[str, Any] = {
        "rows": [[10], [50], [70], [90]],
        "marked": 0,
        "side": "even",
        "hands": [[23, 60], [24, 61], [80, 95]],
    }
    return stolik.game("nimmt", players=3).match(seed=1, position=position | changes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_can_be_said(game: str, language: str) -> None:
    played = stolik.game(game)
    state = played.match(seed=3).state
    for code in played.REASONS:
        for action in (0, 2, 14, 104, 105, 10**6, -(2**63)):
            refusal = played.refusal(state, 0, action, code, language)
            assert refusal.rule == f"{played.letter}{code // 100}"
            assert refusal.why.endswith(".")
            assert not LEAKED.search(refusal.why), refusal.why


@pytest.mark.parametrize("game", GAMES)
def test_refusals_say_only_what_the_seat_can_know(game: str) -> None:
    played = stolik.game(game)
    match = played.match(seed=8)
    chance = random.Random(8)
    refused = 0
    while match.acting and refused < 300:
        seat = chance.choice(match.acting)
        match.play(seat, chance.choice(match.legal(seat)))
        for eye in range(played.players):
            imagined = played.redeal(played.hide(match.state, eye), eye, refused)
            for action in (2, 12, 50, 106):
                here = played.explain(match.state, eye, action, "en")
                assert played.explain(imagined, eye, action, "en") == here
                refused += here is not None
    assert refused >= 300 or not match.acting


def test_ogorek_too_low() -> None:
    match = ogorek(12, [4, 6, 10, 11, 12, 13])
    assert explained(match, 1, "10") == [
        "O3: 10 is not enough: play Q or higher, or your lowest card, 4.",
        "O3: 10 to za mało: zagraj D lub wyższą albo swoją najniższą kartę, 4.",
        "O3: 10 nestačí: zahraj Q nebo vyšší, anebo svou nejnižší kartu, 4.",
    ]
    assert explained(match, 1, "4") == [None, None, None]
    assert explained(match, 1, "Q") == [None, None, None]


def test_ogorek_too_low_with_nothing_higher() -> None:
    assert explained(ogorek(12, [4, 6, 6, 10, 11, 11]), 1, "W") == [
        "O3: J is not enough, and you have no Q or higher: play your lowest card, 4.",
        "O3: W to za mało, a nie masz D ani wyższej karty: zagraj swoją najniższą kartę, 4.",
        "O3: J nestačí a Q ani vyšší kartu nemáš: zahraj svou nejnižší kartu, 4.",
    ]


def test_ogorek_too_low_against_an_ace() -> None:
    assert explained(ogorek(14, [4, 6, 6, 10, 11, 14]), 1, "6") == [
        "O3: 6 is not enough: play A, or your lowest card, 4.",
        "O3: 6 to za mało: zagraj A albo swoją najniższą kartę, 4.",
        "O3: 6 nestačí: zahraj A, anebo svou nejnižší kartu, 4.",
    ]
    assert explained(ogorek(14, [4, 6, 6, 10, 11, 12]), 1, "6") == [
        "O3: 6 is not enough, and you have no A: play your lowest card, 4.",
        "O3: 6 to za mało, a nie masz A: zagraj swoją najniższą kartę, 4.",
        "O3: 6 nestačí a A nemáš: zahraj svou nejnižší kartu, 4.",
    ]


def test_ogorek_card_not_held_and_turn() -> None:
    match = ogorek(12, [4, 6, 10, 11, 12, 13])
    assert explained(match, 1, "9") == [
        "O1: You do not hold 9; your cards are 4, 6, 10, J, Q, K.",
        "O1: Nie masz karty 9; twoje karty to 4, 6, 10, W, D, K.",
        "O1: Kartu 9 nemáš; tvoje karty jsou 4, 6, 10, J, Q, K.",
    ]
    assert explained(match, 0, "9") == [
        "O3: It is not your turn: somebody else is to play; wait.",
        "O3: To nie twój ruch: teraz gra kto inny; poczekaj.",
        "O3: Nejsi na tahu: teď hraje někdo jiný; počkej.",
    ]


def test_ogorek_notation() -> None:
    assert explained(ogorek(12, [4, 6, 10, 11, 12, 13]), 1, "joker") == [
        "'joker' names no move: a card is a number from 2 to 10, or J, Q, K, A.",
        "'joker' nie oznacza żadnego ruchu: karta to liczba od 2 do 10 albo W, D, K, A.",
        "'joker' neoznačuje žádný tah: karta je číslo od 2 do 10 nebo J, Q, K, A.",
    ]


def test_nimmt_card_not_held() -> None:
    assert explained(nimmt(), 0, "24") == [
        "N1: You do not hold 24; choose one of your cards: 23, 60.",
        "N1: Nie masz karty 24; wybierz jedną ze swoich: 23, 60.",
        "N1: Kartu 24 nemáš; vyber jednu ze svých: 23, 60.",
    ]


def test_nimmt_already_chosen_and_nothing_chosen() -> None:
    match = nimmt()
    assert explained(match, 0, "back") == [
        "N3: You have not chosen a card yet, so there is nothing to take back.",
        "N3: Nie masz jeszcze wybranej karty, więc nie ma czego cofać.",
        "N3: Ještě nemáš vybranou kartu, takže není co brát zpět.",
    ]
    match.play(0, 23)
    assert explained(match, 0, "60") == [
        'N3: You have already chosen 23; take it back first ("back") if you want another card.',
        "N3: Masz już wybraną kartę 23; jeśli chcesz inną, najpierw ją cofnij („cofnij”).",
        "N3: Už máš vybranou kartu 23; jestli chceš jinou, nejdřív ji vrať do ruky („zpět“).",
    ]
    assert explained(match, 0, "zpět") == [None, None, None]


def test_nimmt_rows() -> None:
    match = nimmt()
    assert explained(match, 0, "r1") == [
        "N7: You do not have to take a row now: only a card that fits no row makes you take one.",
        "N7: Nie bierzesz teraz żadnego rzędu: rząd bierze się tylko wtedy, gdy karta nigdzie nie pasuje.",
        "N7: Teď žádnou řadu nebereš: řada se bere jen tehdy, když karta nikam nepatří.",
    ]
    for seat, card in ((0, 23), (1, 24), (2, 80)):
        match.play(seat, card)
    assert match.acting == (0,)
    assert explained(match, 0, "60") == [
        "N3: Your card fits no row: take one first, r1 to r4.",
        "N3: Twoja karta nie pasuje do żadnego rzędu: najpierw weź któryś, od r1 do r4.",
        "N3: Tvoje karta nepatří do žádné řady: nejdřív si jednu vezmi, r1 až r4.",
    ]
    assert explained(match, 1, "61") == [
        "N3: Somebody must take a row first; wait for that before you choose a card.",
        "N3: Najpierw ktoś musi wziąć rząd; z wyborem karty jeszcze poczekaj.",
        "N3: Nejdřív musí někdo vzít řadu; s výběrem karty ještě počkej.",
    ]
    assert explained(match, 1, "r2") == [
        "N7: Another player is choosing the row now; wait for that.",
        "N7: Rząd wybiera teraz kto inny; poczekaj.",
        "N7: Řadu teď vybírá někdo jiný; počkej.",
    ]


def test_nimmt_notation_and_no_such_card() -> None:
    match = nimmt()
    assert explained(match, 0, "105") == [
        "'105' names no move: a card is 1 to 104, a row is r1 to r4, and \"back\" takes the chosen card back.",
        "'105' nie oznacza żadnego ruchu: karta to liczba od 1 do 104, rząd to r1 do r4, "
        "a „cofnij” cofa wybraną kartę.",
        "'105' neoznačuje žádný tah: karta je číslo od 1 do 104, řada je r1 až r4 "
        "a „zpět“ vrátí vybranou kartu do ruky.",
    ]
    assert explained(match, 0, 200) == [
        "N1: There is no card 200; the cards are 1 to 104.",
        "N1: Nie ma karty 200; karty są od 1 do 104.",
        "N1: Karta 200 neexistuje; karty jsou od 1 do 104.",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_words_of_notation_allow_can_be_read(game: str) -> None:
    played: Game = stolik.game(game)
    state = played.match(seed=1).state
    words = {
        "ogorek": ("2", "10", "j", "Q", "w", "D", "K", "A"),
        "nimmt": ("1", "104", "r1", "r4", "rz 2", "ř3", "back", "cofnij", "zpět"),
        "sixtysix": ("9s", "10♥", "dd", "Wc", "A♣", "exchange", "wymiana", "výměna", "close", "zamykam", "66", "66 Qh"),
        "draughts": ("c3-d4", "22-18", "c3xe5", "C3:E5", "c3xe5xg7", "c3d4"),
        "words": (
            "8H SLOVO",
            "h8 slo?vo",
            "-ABC",
            "pass",
            "pas",
            "you go",
            "jeď ty",
            "ty grasz",
            "accept",
            "uznaję",
            "challenge 1",
            "námitka 2",
            "yes",
            "ano",
            "tak",
            "no",
            "later",
            "později",
            "ask",
            "ocena",
            "+H8 A",
            "lift",
            "lift H8",
            "rack ABCDEFG",
            "i go",
            "pojedu já",
            "ja gram",
            "close?",
            "say yes",
            "say no",
        ),
    }
    for text in words[played.words]:
        assert isinstance(played.read(state, 0, text), int)


@pytest.mark.parametrize("game", ["ogorek", "nimmt"])
def test_before_the_deal_after_the_end_and_at_no_seat(game: str) -> None:
    played = stolik.game(game, players=2)
    state = played.empty_table()[0]
    said = [played.explain(state, 0, 5, language) for language in LANGUAGES]
    assert [words and words.split(": ")[1] for words in said] == [
        "The cards have not been dealt yet.",
        "Karty nie są jeszcze rozdane.",
        "Karty ještě nejsou rozdané.",
    ]
    said = [played.explain(state, 7, 5, language) for language in LANGUAGES]
    assert [words and words.split(": ")[1] for words in said] == [
        "There is no such seat; this table has 2 seats, numbered from 0.",
        "Nie ma takiego miejsca; przy stole są 2 miejsca, liczy się je od 0.",
        "Takové místo tu není; u stolu jsou 2 místa, číslují se od 0.",
    ]
    match = played.match(seed=2)
    while match.acting:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    said = [played.explain(match.state, 0, 5, language) for language in LANGUAGES]
    assert [words and words.split(": ")[1] for words in said] == [
        "The match is over; no more cards are played.",
        "Partia jest skończona, nie gra się już żadnych kart.",
        "Partie skončila, žádné karty se už nehrají.",
    ]


def test_eliminated() -> None:
    game = stolik.game("ogorek", players=3)
    match = game.match(seed=1)
    chance = random.Random(2)
    while match.acting and all(match.state.lives[:3]):
        match.play(match.acting[0], chance.choice(match.legal(match.acting[0])))
    out = match.state.lives[:3].tolist().index(0)
    assert explained(match, out, "5") == [
        "O8: You are out of the game: both your lives are lost.",
        "O8: Nie ma cię już w grze: oba życia stracone.",
        "O8: Už nejsi ve hře: oba životy jsou pryč.",
    ]
