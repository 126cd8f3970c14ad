"""What happens is told in sentences, to each reader what that reader may know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import stolik
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.record import Outcome
from stolik.core.telling import listed, result, tell, waiting
from stolik.core.words import LANGUAGES
from stolik.games.words.state import KIND
from tests.words.test_messages import LEAKED

GAMES = stolik.games()
NAMES = ["Ola", "Jan", "Ewa", "Piotr"]


def named(game: Game) -> list[str]:
    """A name for each seat."""
    return NAMES[: game.players]


def walk(match: Match, seed: int) -> Iterator[tuple[Any, int, int]]:
    """Play a match by chance; yield the state before each action, who acted and what, once it is done."""
    chance = random.Random(seed)
    while match.acting:
        before = match.state
        seat = chance.choice(match.acting)
        listed = match.legal(seat)
        if not match.game.lists_all:  # kinds first: there are many placements and exchanges, and few answers
            kind = chance.choice(sorted({action >> KIND for action in listed}))
            listed = [action for action in listed if action >> KIND == kind]
        action = chance.choice(listed)
        match.play(seat, action)
        yield before, seat, action


def sentences(game: str, language: str, eye: int | None, *events: dict[str, Any], players: int = 3) -> list[str]:
    """Events told to an eye."""
    played = stolik.game(game, players=players)
    return tell(played, events, named(played), eye, language)


# whole matches


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_matches_are_told_in_every_language(game: str, seed: int) -> None:
    played = stolik.game(game)
    match = played.match(seed=seed)
    told: set[str] = set()
    for _ in walk(match, seed):
        for eye in (0, None):
            view = match.view(eye)
            told |= {event["event"] for event in view["story"]}
            for language in LANGUAGES:
                said = tell(played, view, named(played), language=language)
                said.append(waiting(played, view, named(played), language=language))
                assert len(said) == len(view["story"]) + 1
                for sentence in said:
                    assert sentence.endswith("."), sentence
                    assert not LEAKED.search(sentence), sentence
                    assert f"{played.words}-" not in sentence
    assert match.outcome is not None
    assert len(told) >= min(10, len(played.EVENTS) // 3)  # of the story's events, many happen in every match
    for language in LANGUAGES:
        said_result = result(played, match.outcome, named(played), language)
        assert not LEAKED.search(said_result)
        assert all(name in said_result for name in named(played))
        assert result(played, match.view(None)["outcome"], named(played), language) == said_result


@pytest.mark.parametrize("game", GAMES)
def test_the_reader_is_addressed_and_not_named(game: str) -> None:
    played = stolik.game(game)
    match = played.match(seed=5)
    addressed = 0
    for _ in walk(match, 5):
        for sentence in tell(played, match.view(0), named(played), language="en"):
            assert "Ola" not in sentence
            addressed += sentence.lower().startswith(("you", "last trick: you"))
    assert addressed > 10


# secrets


@pytest.mark.parametrize("players", [2, 4])
def test_a_sealed_choice_is_told_without_its_card(players: int) -> None:
    game = stolik.game("nimmt", players=players)
    compared = 0
    match = game.match(seed=9)
    for before, seat, _ in walk(match, 9):
        if len(match.acting) == 0 or not any(event["event"] == "chose" for event in match.view(None)["story"]):
            continue
        for eye in (*range(players), None):
            here = [tell(game, match.view(eye), named(game), language=language) for language in LANGUAGES]
            for card in (int(card) for card in before.hands[seat] if card):
                another = game.match(seed=0, position=game.position(before))
                another.play(seat, card)
                assert [tell(game, another.view(eye), named(game), language=language) for language in LANGUAGES] == here
                compared += 1
        if compared > 200:
            break
    assert compared > 200


def test_what_is_told_of_a_nimmt_turn_has_been_turned_up() -> None:
    game = stolik.game("nimmt", players=3)
    match = game.match(seed=4)
    turns = 0
    for _ in walk(match, 4):
        view = match.view(None)
        told = {event["card"] for event in view["story"] if "card" in event}
        dealt = any(event["event"] == "dealt" for event in view["story"])
        assert dealt or told <= set(view["gone"])
        turns += bool(told) and not dealt
    assert turns > 20


def test_what_is_told_of_an_ogorek_hand_has_left_it() -> None:
    game = stolik.game("ogorek", players=3)
    match = game.match(seed=4)
    moves = 0
    for before, _, _ in walk(match, 4):
        view = match.view(None)
        dealt = any(event["event"] == "dealt" for event in view["story"])
        for seat in range(game.players):
            told = Counter(
                event["card"]
                for event in view["story"]
                if event["seat"] == seat and event["event"].startswith("played")
            )
            held = Counter(int(card) for card in before.hands[seat] if card)
            kept = Counter(int(card) for card in match.state.hands[seat] if card and not dealt)
            assert held - kept == told
            moves += sum(told.values())
    assert moves > 50


# sentences, word by word


def test_the_sixth_card() -> None:
    event = {"event": "sixth", "rule": "N6", "seat": 0, "card": 90, "row": 2, "heads": 11}
    assert sentences("nimmt", "en", None, event) == ["90 goes to row 2: sixth card, Ola takes five (11 heads)."]
    assert sentences("nimmt", "pl", None, event) == ["Ola dokłada 90 do rzędu 2: szósta karta, bierze pięć (11 głów)."]
    assert sentences("nimmt", "cs", None, event) == ["Ola přikládá 90 do řady 2: šestá karta, bere pět (11 hlav)."]
    assert sentences("nimmt", "en", 0, event) == ["Your 90 goes to row 2: sixth card, you take five (11 heads)."]
    assert sentences("nimmt", "pl", 0, event) == ["Dokładasz 90 do rzędu 2: szósta karta, bierzesz pięć (11 głów)."]
    assert sentences("nimmt", "cs", 0, event) == ["Přikládáš 90 do řady 2: šestá karta, bereš pět (11 hlav)."]


def test_a_single_tile_that_was_laid() -> None:
    told = [{"event": "announced", "rule": "W8", "seat": 1, "square": 0, "points": 7, "count": 1}]
    told.append({"event": "word", "rule": "W8", "seat": 1, "low": 1, "middle": 0, "high": 0})
    heard = [sentences("words", language, 0, *told, players=4)[1] for language in LANGUAGES]
    assert heard == ["1 tile from A1 on.", "1 płytka od A1.", "1 kámen od A1."]


def test_taking_a_row() -> None:
    event = {"event": "took-row", "rule": "N7", "seat": 1, "card": 5, "row": 2, "heads": 3}
    assert sentences("nimmt", "en", 1, event) == ["You take row 2 (3 heads) and put 5 there."]
    assert sentences("nimmt", "pl", 1, event) == ["Bierzesz rząd 2 (3 głowy) i kładziesz tam 5."]
    assert sentences("nimmt", "cs", 1, event) == ["Bereš řadu 2 (3 hlavy) a dáváš na její místo 5."]
    assert sentences("nimmt", "pl", 0, event) == ["Jan bierze rząd 2 (3 głowy) i kładzie tam 5."]


def test_the_action_card_shows_the_parity_of_its_row() -> None:
    moved = {"event": "card-moved", "rule": "N12", "seat": -1, "row": 1, "last": 31}
    laid = {"event": "card-laid", "rule": "N9", "seat": -1, "row": 2, "last": 12}
    assert sentences("nimmt", "en", None, moved, laid) == [
        "The action card moves to row 1 (31) and shows Odd.",
        "The action card lies at row 2 (12) and shows Even.",
    ]
    assert sentences("nimmt", "pl", None, moved, laid) == [
        "Karta specjalna przechodzi do rzędu 1 (31) i pokazuje: Nieparzyste.",
        "Karta specjalna leży przy rzędzie 2 (12) i pokazuje: Parzyste.",
    ]
    assert sentences("nimmt", "cs", None, moved, laid) == [
        "Akční karta jde k řadě 1 (31) a ukazuje: Lichá.",
        "Akční karta leží u řady 2 (12) a ukazuje: Sudá.",
    ]


def test_a_card_of_the_wrong_parity() -> None:
    passed = {"event": "passed-on", "rule": "N11", "seat": 0, "card": 90, "row": 4}
    blocked = {"event": "blocked", "rule": "N11", "seat": 0, "card": 23, "row": 1}
    assert sentences("nimmt", "en", 1, passed, blocked) == [
        "Ola's 90 may not go to row 4 (odd cards only) and passes on.",
        "23 may not go to row 1 (even cards only) and is too low for the others: Ola chooses a row to take.",
    ]
    assert sentences("nimmt", "pl", 1, passed, blocked) == [
        "Ola: 90 nie może wejść do rzędu 4 (tylko nieparzyste) i idzie dalej.",
        "Karta 23 nie może wejść do rzędu 1 (tylko parzyste), a do innych jest za niska: "
        "Ola wybiera, który rząd wziąć.",
    ]
    assert sentences("nimmt", "cs", 0, passed, blocked) == [
        "Tvoje 90 nesmí do řady 4 (jen liché) a jde dál.",
        "Tvoje 23 nesmí do řady 1 (jen sudé) a na ostatní je moc nízká: vyber si, kterou řadu vezmeš.",
    ]


def test_cards_and_points_of_ogorek() -> None:
    penalty = {"event": "penalty", "rule": "O6", "seat": 0, "card": 12, "points": 24}
    lost = {"event": "lost-life", "rule": "O7", "seat": 0, "points": 24, "lives": 1}
    reborn = {"event": "reborn", "rule": "O7", "seat": 0, "points": 1}
    bonus = {"event": "bonus", "rule": "O9", "seat": 1, "card": 12, "points": 0}
    events = (penalty, lost, reborn, bonus)
    assert sentences("ogorek", "en", None, *events) == [
        "Ola takes the last trick with Q: 12 points more, 24 in all.",
        "With 24 points Ola loses a life.",
        "Ola begins a second life with 1 point.",
        "Jan has Q too: a bonus of 12 points, 0 in all.",
    ]
    assert sentences("ogorek", "pl", None, *events) == [
        "Ola bierze ostatnią lewę (D) i dostaje 12 punktów, razem 24.",
        "Ola ma 24 punkty i traci życie.",
        "Ola zaczyna drugie życie i ma 1 punkt.",
        "Jan też ma D: 12 punktów premii, razem 0.",
    ]
    assert sentences("ogorek", "cs", None, *events) == [
        "Ola bere poslední zdvih (Q) a dostává 12 bodů, celkem 24.",
        "Ola má 24 bodů a ztrácí život.",
        "Ola začíná druhý život a má 1 bod.",
        "Jan má taky Q: 12 bodů prémie, celkem 0.",
    ]


def test_what_is_announced_in_words_is_told_with_its_word() -> None:
    position = {"racks": ["CARTOON", "AEIOSTR", "EILNOSU", "AEINORT"], "turn": 1}
    for text, word in (("8H SOIL", "SOIL"), ("8E LESION", "LESION")):
        match = stolik.game("words", language="en", lexicon="sample").match(seed=1, position=position)
        match.play(2, text)
        points = match.view(2)["moves"][0]["points"]
        told = tell(match.game, match.view(2), NAMES, language="en")
        assert told == [f"You lay {word} for {points} points.", f"{len(word)} tiles from {text[1]}8 on."]
    assert [tell(match.game, match.view(0), NAMES, language=language) for language in LANGUAGES] == [
        [f"Ewa lays LESION for {points} points.", "6 tiles from E8 on."],
        [f"Ewa kładzie LESION za {points} punktów.", "6 płytek od E8."],
        [f"Ewa pokládá LESION za {points} bodů.", "6 kamenů od E8."],
    ]


def test_a_long_word_is_told_in_one_piece() -> None:
    board = ["." * 15] * 7 + ["..GRAPHITES...."] + ["." * 15] * 7
    position = {"racks": ["CARTOEN", "AEIOSTR", "EILNOSU", "AEINORT"], "turn": 0, "board": board}
    match = stolik.game("words", language="en", lexicon="sample").match(seed=1, position=position)
    match.play(0, "8L NOT")
    said = tell(match.game, match.view(1), NAMES, language="en")
    assert said[0].startswith("Ola lays GRAPHITESNOT for ")
    assert said[1] == "3 tiles from L8 on."


def test_words_that_are_judged_are_named() -> None:
    match = stolik.game("words", language="en", lexicon="sample").match(
        seed=1, position={"racks": ["CARTOON", "AEIOSTR", "EILNOSU", "AEINORT"], "turn": 1}
    )
    match.play(2, "8H SOIL")
    match.play(3, "pass")
    match.play(0, "challenge 1")
    match.play(1, "yes")
    assert "Word: SOIL." in tell(match.game, match.view(0), NAMES, language="en")


def test_seats_inside_an_event_are_named_or_addressed() -> None:
    dealt = {"event": "dealt", "rule": "O1", "seat": 0, "deal": 3, "leader": 1}
    assert sentences("ogorek", "en", 2, dealt) == ["Deal 3: Ola deals, Jan leads."]
    assert sentences("ogorek", "en", 1, dealt) == ["Deal 3: Ola deals, you lead."]
    assert sentences("ogorek", "pl", 0, dealt) == ["Rozdanie 3: rozdajesz ty, wychodzi Jan."]
    assert sentences("ogorek", "cs", 1, dealt) == ["Rozdání 3: rozdává Ola, vynášíš ty."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_written_so_that_they_can_be_typed(language: str) -> None:
    game = stolik.game("ogorek")
    for card in range(2, 15):
        event = {"event": "played", "rule": "O3", "seat": 1, "card": card}
        (said,) = sentences("ogorek", language, 0, event)
        assert game.read(game.empty_table()[0], 1, said.rstrip(".").split()[-1]) == card


# whom the table waits for, and the result


@pytest.mark.parametrize(
    ("acting", "eye", "said"),
    [
        ([0], 0, ("Your move.", "Twój ruch.", "Jsi na tahu.")),
        ([1], 0, ("Waiting for Jan.", "Czekamy na ruch: Jan.", "Na tahu: Jan.")),
        ([1, 2], None, ("Waiting for Jan and Ewa.", "Czekamy na ruch: Jan i Ewa.", "Na tahu: Jan a Ewa.")),
        ([0, 2], 0, ("Your move (also: Ewa).", "Twój ruch (także: Ewa).", "Jsi na tahu (také: Ewa).")),
        ([], 0, ("Nobody is to move now.", "Nikt nie ma teraz ruchu.", "Teď není na tahu nikdo.")),
    ],
)
def test_whom_the_table_waits_for(acting: list[int], eye: int | None, said: tuple[str, str, str]) -> None:
    game = stolik.game("nimmt", players=3)
    view = {"eye": eye, "acting": acting, "outcome": None}
    assert tuple(waiting(game, view, NAMES[:3], language=language) for language in LANGUAGES) == said


def test_nobody_is_waited_for_when_the_match_is_over() -> None:
    game = stolik.game("nimmt", players=2)
    match = game.match(seed=1)
    match.resign(0)
    assert waiting(game, match.view(0), NAMES[:2], language="pl") == "Koniec partii."


def test_a_win_a_shared_win_and_a_draw() -> None:
    game = stolik.game("nimmt", players=3)
    names = NAMES[:3]
    won = Outcome("limit", [34, 70, 41], [1, 3, 2])
    shared = Outcome("limit", [34, 66, 34], [1, 3, 1])
    assert result(game, won, names, "en") == (
        "Somebody has at least 66 heads: Ola wins. 1. Ola (34 heads), 2. Ewa (41 heads), 3. Jan (70 heads)."
    )
    assert result(game, won, names, "pl") == (
        "Ktoś ma co najmniej 66 głów: wygrywa Ola. 1. Ola (34 głowy), 2. Ewa (41 głów), 3. Jan (70 głów)."
    )
    assert result(game, won, names, "cs") == (
        "Někdo má aspoň 66 hlav: vyhrává Ola. 1. Ola (34 hlav), 2. Ewa (41 hlav), 3. Jan (70 hlav)."
    )
    assert result(game, shared, names, "en").startswith("Somebody has at least 66 heads: Ola and Ewa share the win. 1.")
    assert result(game, shared, names, "pl").startswith("Ktoś ma co najmniej 66 głów: wygrywają Ola i Ewa. 1.")
    even = Outcome("limit", [66, 66, 66], [1, 1, 1])
    assert result(game, even, names, "cs").startswith("Někdo má aspoň 66 hlav: o první místo se dělí všichni. 1. Ola")


def test_ends_by_will() -> None:
    game = stolik.game("ogorek", players=2)
    resigned, agreed = game.match(seed=1), game.match(seed=1)
    resigned.resign(1)
    agreed.agree_draw()
    assert resigned.outcome is not None
    assert agreed.outcome is not None
    assert [result(game, resigned.outcome, NAMES[:2], language) for language in LANGUAGES] == [
        "Jan resigns: Ola wins. 1. Ola (0 points), 2. Jan (0 points).",
        "Jan poddaje partię: wygrywa Ola. 1. Ola (0 punktów), 2. Jan (0 punktów).",
        "Jan vzdává partii: vyhrává Ola. 1. Ola (0 bodů), 2. Jan (0 bodů).",
    ]
    late = game.match(seed=1)
    late.flag(1)
    assert late.outcome is not None
    assert result(game, late.outcome, NAMES[:2], "en").startswith("Jan has run out of time: Ola wins.")
    assert result(game, agreed.outcome, NAMES[:2], "pl") == (
        "Zgoda na remis: wszyscy dzielą pierwsze miejsce. 1. Ola (0 punktów), 1. Jan (0 punktów)."
    )


def test_a_fixed_number_of_rounds() -> None:
    game = stolik.game("nimmt", players=2, rounds=1)
    outcome = Outcome("rounds-played", [9, 3], [2, 1])
    assert [result(game, outcome, NAMES[:2], language) for language in LANGUAGES] == [
        "1 round has been played: Jan wins. 1. Jan (3 heads), 2. Ola (9 heads).",
        "Po 1 rundzie: wygrywa Jan. 1. Jan (3 głowy), 2. Ola (9 głów).",
        "Po 1 kole: vyhrává Jan. 1. Jan (3 hlavy), 2. Ola (9 hlav).",
    ]


def test_lists_of_names() -> None:
    assert listed([], "en") == ""
    assert listed(["Ola"], "en") == "Ola"
    assert listed(["Ola", "Jan", "Ewa"], "en") == "Ola, Jan and Ewa"
    assert listed(["Ola", "Jan", "Ewa"], "cs") == "Ola, Jan a Ewa"


def test_a_missing_name_is_one_clear_error() -> None:
    game = stolik.game("nimmt", players=3)
    with pytest.raises(stolik.BadOption, match="a name for each of the 3 seats"):
        tell(game, game.match(seed=1).view(0), ["Ola", "Jan"])


def test_a_name_is_never_read_as_a_message() -> None:
    event = {"event": "eliminated", "rule": "O8", "seat": 0}
    game = stolik.game("ogorek", players=2)
    assert tell(game, [event], ["{ $you }", "Jan"], None, "en") == ["{ $you } is out of the game."]
