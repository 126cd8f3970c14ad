"""Clock, challenges and early judgement in any order: what holds whatever four people do."""

from __future__ import annotations

from typing import Any

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stolik.core.contract import HOST
from stolik.core.match import Match
from stolik.games.words.state import ALL_SQUARES, FLAG, KIND, LAY, LIFT, SIGNAL, SQUARE
from stolik.tables.clock import Clock, Terms, set_clock
from tests.games.words.situations import play, table

MINUTES = 3
TABLES: list[dict[str, Any]] = [
    {},
    {"words": (), "turn_no": 1},
    {"crosses": [2, 2], "words": ("8G CAR", "3A TEA", "9A TEN")},
    {"bag": 9},
    {"racks": ("SDO", "TEN", "EA", "MIP"), "bag": 0, "crosses": [3, 4], "lost": [0, 1]},
    {"racks": ("D", "E", "EASL", "MIPH"), "bag": 0, "words": ("8G CAR", "3A TEA")},
]
PHONIES = ("8G CARG", "8G CARN", "8G CARH", "8F S(CAR)", "9H TAD", "A3 (T)EN", "J8 (D)EAR", "8G CARD", "8G CARE")
index = st.integers(0, 10_000)


class FourPeople(RuleBasedStateMachine):
    """Listed decisions, phonies, loose tiles, whispers and a clock that somebody else measures."""

    @initialize(which=st.integers(0, len(TABLES) - 1))
    def sit_down(self, which: int) -> None:
        self.match: Match = table(**TABLES[which])
        self.clock: Clock = set_clock(Terms("period", 60 * MINUTES), self.match.game.teams)
        self.asked: set[int] = set()
        self.press()

    def press(self) -> None:
        state = self.match.state
        self.clock = self.clock.press(self.match.ticking, int(state.period))

    def act(self, seat: int, action: int | str) -> None:
        """Play it, and hold what every action keeps."""
        before, views = self.match.state, [self.match.view(eye) for eye in (0, 2)]
        self.match.play(seat, action)
        after = self.match.state
        new_turn = int(after.period) != int(before.period)
        assert new_turn or int(after.turn) in (int(before.turn), -1)
        kind = (self.match.game.code(before, seat, action) if isinstance(action, str) else action) >> KIND
        verdict = [event for event in self.match.view(None)["story"] if event["event"] in ("valid", "invalid")]
        if kind != 7:  # yes
            assert after.crosses.tolist() == before.crosses.tolist()
        else:
            grown = int(after.crosses.sum() - before.crosses.sum())
            assert grown == sum(event["event"] == "valid" for event in verdict)
        if not new_turn and before.stage == after.stage and before.turn_no == after.turn_no:
            assert all(was <= now for was, now in zip(before.settled, after.settled, strict=True))
        if kind in (4, 10, 18, 19):  # you go, ask, rack, signal: whispers
            assert self.match.view(2 - 2 * (seat // 2)) == views[1 - seat // 2]
        if after.early == 3 and before.early != 3:
            assert int(after.turn_no) not in self.asked, "once a double turn"
            self.asked.add(int(after.turn_no))
        self.press()

    @precondition(lambda self: self.match.acting)
    @rule(who=index, kind=index, which=index)
    def decide(self, who: int, kind: int, which: int) -> None:
        seat = self.match.acting[who % len(self.match.acting)]
        listed: dict[int, list[int]] = {}
        for action in self.match.legal(seat):
            listed.setdefault(action >> KIND, []).append(action)
        kinds = sorted(listed, key=lambda kind: -kind)  # votes before moves: shrinking prefers them
        actions = listed[kinds[kind % len(kinds)]]
        self.act(seat, actions[which % len(actions)])

    @precondition(lambda self: self.match.acting)
    @rule(who=index, which=st.integers(0, len(PHONIES) - 1))
    def announce_anything(self, who: int, which: int) -> None:
        seat = self.match.acting[who % len(self.match.acting)]
        try:
            refusal = self.match.check(seat, PHONIES[which])
        except ValueError:
            return
        if refusal is None:
            self.act(seat, PHONIES[which])

    @precondition(lambda self: self.match.acting)
    @rule(seat=st.integers(0, 3), square=st.integers(0, 224), which=index, gesture=st.integers(0, 3))
    def gesture(self, seat: int, square: int, which: int, gesture: int) -> None:
        tiles = [int(tile) for tile in self.match.state.racks[seat] if tile] or [1]
        lay = LAY | square << SQUARE | tiles[which % len(tiles)]
        action = (lay, LIFT | ALL_SQUARES << SQUARE, SIGNAL + 1 + which % 4, lay)[gesture]
        if self.match.check(seat, action) is None:
            self.act(seat, action)

    @precondition(lambda self: self.match.acting)
    @rule(seconds=st.sampled_from([1, 30, 100, 170, 200]))
    def wait(self, seconds: int) -> None:
        """Time passes; when it is over the flag falls, and it can."""
        self.clock = self.clock.after(1000 * seconds)
        if self.clock.fallen():
            pair = int(self.match.state.turn)
            assert self.clock.fallen() == [2 * pair]
            self.act(HOST, FLAG)
            assert self.match.outcome is not None or self.clock.due == 60_000 * MINUTES

    @rule(eye=st.sampled_from([0, 1, 2, 3, None]))
    def look(self, eye: int | None) -> None:
        """Everybody may look, also when the match is over."""
        assert self.match.view(eye)["held"] == self.match.view(None)["held"]

    @invariant()
    def the_table_can_be(self) -> None:
        game, state = self.match.game, self.match.state
        assert game.steps.soundness(game.rules, game.states(state)) == 0
        laid = sum(int(cell) != 0 for cell in (*state.board, *state.loose, *state.racks.ravel(), *state.aside.ravel()))
        assert laid + int(state.left) == 98

    @invariant()
    def whoever_is_asked_can_answer(self) -> None:
        for seat in range(4):
            assert bool(self.match.legal(seat)) == (seat in self.match.acting)
        if self.match.outcome is None:
            assert self.match.acting
            assert self.match.ticking == (2 * int(self.match.state.turn), 2 * int(self.match.state.turn) + 1)
            assert self.clock.due is not None

    @invariant()
    def votes_are_about_something(self) -> None:
        view = self.match.view(None)
        votes = {"accept", "challenge_first", "challenge_second"}
        for seat in range(4):
            may = self.match.view(seat)["may"]
            if any(may[vote] for vote in votes):
                assert any(move["kind"] == "placed" and not move["settled"] for move in view["moves"])


TestFourPeople = FourPeople.TestCase
TestFourPeople.settings = settings(max_examples=25, stateful_step_count=40, phases=[Phase.generate])


def test_every_listed_sequence_ends() -> None:
    """Asking, answering and yielding cannot go on for ever."""
    match = table()
    play(match, "0: 8G CARD")
    for _ in range(30):
        words = spoken(match)
        if not words:
            break
        match.play(*words[0])
    assert not spoken(match)


def spoken(match: Match) -> list[tuple[int, int]]:
    """All listed decisions that are mere words."""
    return [(seat, action) for seat in match.acting for action in match.legal(seat) if 4 <= action >> KIND <= 10]
