"""Many matches at once are what single matches are: the same states, lists, observations and results."""

from __future__ import annotations

import numpy as np
import pytest

import stolik
from stolik.envs.actions import encoding
from stolik.envs.observing import encoder
from stolik.envs.peeking import BEHIND
from stolik.envs.rewards import place_rewards
from stolik.games.words.state import I_GO, SIGNAL
from tests.conformance.configurations import CONFIGURATIONS, DEEP, Configuration

STATES = 100_000  # of each game, compared byte by byte
MATCHES = 250


def played(name: str) -> list[Configuration]:
    return [one for one in CONFIGURATIONS if one.name == name]


class Compared:
    """A batch with random actions beside single matches that are given the batch's deals."""

    def __init__(self, configuration: Configuration, seed: int) -> None:
        self.game = configuration.game
        self.batch = stolik.batch(self.game, MATCHES, seed=seed, threads=2, auto_reset=False, record=True)
        self.steps: list[tuple[list[int], list[int], bytes]] = []  # seats, actions, and the states after them

    def play(self, most: int) -> None:
        """Play until all matches are over or there are states enough."""
        while (self.batch.seat >= 0).any() and most > 0:
            seats, actions = self.batch.seat.copy(), self.batch.random_actions()
            self.batch.step(actions)
            self.steps.append((seats.tolist(), actions.tolist(), self.batch.states.tobytes()))
            most -= int((seats >= 0).sum())

    def compare(self) -> int:
        """Follow every match by itself; return how many states were the same. A differing one fails."""
        compared, size = 0, self.batch.states.itemsize
        for i in range(self.batch.n):
            match, mine = self.game.match(seed=0, deals=self.batch.deals(i)), slice(i * size, (i + 1) * size)
            for seats, actions, states in self.steps:
                if seats[i] < 0:
                    break
                assert match.acting[0] == seats[i]
                match.play(seats[i], actions[i])
                assert match._states.tobytes() == states[mine]  # what match.state is a copy of
                compared += 1
        return compared


@pytest.mark.parametrize("name", stolik.games())
def test_a_batch_goes_where_single_matches_go(name: str) -> None:
    left, seed = STATES * (10 if DEEP else 1), 0
    configurations = played(name)
    while left > 0:
        both = Compared(configurations[seed % len(configurations)], seed)
        both.play(min(left, 20_000))
        found = both.compare()
        assert found > 0
        left, seed = left - found, seed + 1


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_what_a_batch_says_is_what_a_match_says(configuration: Configuration) -> None:
    game = configuration.game
    batch = stolik.batch(game, 20, seed=3, threads=2, record=True)
    composed = encoding(game).composed
    for step in range(60):
        if step % 10 == 7:
            compare_all(game, batch, composed)
        batch.step(batch.random_actions())


def compare_all(game: stolik.Game, batch: stolik.Batch, composed: bool) -> None:
    """Everything that a batch tells, against single matches."""
    seen, other = batch.observe(), batch.observe(seat=1)
    codes, counts = batch.legal()
    theirs, many = batch.legal(seat=game.players - 1)
    masks = None if composed else batch.legal_mask()
    if masks is not None:
        given = np.full(masks.shape, 9, np.int8)
        assert batch.legal_mask(given) is given
        assert given.tobytes() == masks.tobytes() == batch.legal_mask(seat=batch.seat.copy()).tobytes()
    scores, standing = batch.scores(), batch.standing()
    for i in range(batch.n):
        match, seat = batch.match(i), int(batch.seat[i])
        assert match.state.tobytes() == batch.states[i].tobytes()
        assert seat == match.acting[0]
        assert [int(batch.acting[i]) >> s & 1 for s in range(game.players)] == [
            s in match.acting for s in range(game.players)
        ]
        hidden = game.hide(match.state, seat)
        assert seen[i].tobytes() == encoder(game).observe(hidden, seat).tobytes()
        assert other[i].tobytes() == encoder(game).observe(game.hide(match.state, 1), 1).tobytes()
        legal = match.legal(seat)
        assert counts[i] == len(legal)
        assert codes[i].tolist() == (legal + [-1] * codes.shape[1])[: codes.shape[1]]
        assert theirs[i, : many[i]].tolist() == match.legal(game.players - 1)[: codes.shape[1]]
        if masks is not None:
            assert masks[i].tobytes() == encoding(game).mask(hidden, seat).tobytes()
        assert (scores[i].tolist(), standing[i].tolist()) == (match.scores, match.standing)


@pytest.mark.parametrize("name", stolik.games())
def test_neither_threads_nor_the_size_of_the_batch_change_anything(name: str) -> None:
    game = played(name)[0].game
    batches = [stolik.batch(game, 64, seed=5, threads=threads) for threads in (1, 2, 7)]
    small = stolik.batch(game, 10, seed=5)
    ended = 0
    for _ in range(200 if game.lists_all else 40):
        actions = batches[0].random_actions().copy()
        small.step(actions[:10])
        for batch in batches:
            assert batch is batches[0] or batch.random_actions().tobytes() == actions.tobytes()
            batch.step(actions)
        ended += int(batches[0].done.sum())
        for batch in batches[1:]:
            assert batch.states.tobytes() == batches[0].states.tobytes()
            assert batch.rewards.tobytes() == batches[0].rewards.tobytes()
            assert batch.observe().tobytes() == batches[0].observe().tobytes()
        assert small.states.tobytes() == batches[0].states[:10].tobytes()
    assert ended > 0 or not game.lists_all
    assert stolik.batch(game, 64, seed=6).states.tobytes() != stolik.batch(game, 64, seed=5).states.tobytes() or (
        game.name.startswith("draughts")  # begins always alike
    )


@pytest.mark.parametrize("name", stolik.games())
def test_a_match_that_ends_pays_and_begins_anew(name: str) -> None:
    game = played(name)[0].game
    batch = stolik.batch(game, 200, seed=1, record=True)
    stays = stolik.batch(game, 200, seed=1, auto_reset=False)
    over = np.zeros(200, np.bool_)
    for _ in range(3000):
        actions = batch.random_actions()
        stays.step(np.where(over, -5, actions))  # where a match is over nothing is read
        batch.step(actions)
        first = batch.done & ~over
        assert (stays.done == first).all()
        for i in np.flatnonzero(first):
            standing = stays.standing()[i]
            assert batch.final_standing[i].tolist() == standing.tolist() == stays.final_standing[i].tolist()
            assert batch.final_scores[i].tolist() == stays.scores()[i].tolist()
            assert batch.rewards[i].tolist() == np.array(place_rewards(game, standing), np.float32).tolist()
            assert batch.match(int(i)).state.tobytes() == batch.states[i].tobytes()
            assert stays.seat[i] == -1
        assert not batch.rewards[~batch.done].any()
        assert (batch.seat >= 0).all()
        over |= batch.done
        if over.sum() > 20:
            break
    assert over.sum() > 20


def test_what_was_played_in_matches_that_are_over_is_not_kept_for_ever() -> None:
    batch = stolik.batch("ogorek", 4, seed=1, record=True)
    kept = 0
    for _ in range(3000):
        batch.step_random()
        kept = max(kept, len(batch._history.steps))
    assert kept < 1000, "no match of Ogórek is half as long"
    for i in range(4):
        assert batch.match(i).state.tobytes() == batch.states[i].tobytes()


def test_all_choose_at_once() -> None:
    game = stolik.game("nimmt", players=5)
    batch = stolik.batch(game, 100, seed=9, auto_reset=False, record=True)
    matches = [game.match(seed=0, deals=deals) for deals in first_deals(game, 9)]
    while (batch.seat >= 0).any() and len(batch._history.steps) < 60:
        actions = np.full((100, 5), -7)  # what stands for a seat that is not asked is not read
        for seat in range(5):
            codes, counts = batch.legal(seat=seat)
            actions[:, seat] = np.where(counts > 0, codes[np.arange(100), np.maximum(counts - 1 - seat % 2, 0)], -7)
        batch.step_all(actions)
        for i, match in enumerate(matches):
            for seat in match.acting:
                match.play(seat, int(actions[i, seat]))
            assert match.state.tobytes() == batch.states[i].tobytes()
    assert batch.match(7).state.tobytes() == batch.states[7].tobytes()


def first_deals(game: stolik.Game, seed: int) -> list[list[list[int]]]:
    """The first deals of the matches of a batch, enough for one round."""
    batch = stolik.batch(game, 100, seed=seed, record=True)
    return [batch.deals(i) for i in range(100)]


def test_who_comes_too_late_is_passed_over() -> None:
    game = stolik.game("words", lexicon="sample")
    batch = stolik.batch(game, 50, seed=2, record=True)
    passed_over = 0
    for _ in range(40):
        actions = np.stack([batch.random_actions(seat=seat) for seat in range(4)], axis=1)
        asked, made = batch.acting.copy(), len(batch._history.steps)
        batch.step_all(actions)
        acted = np.sum([seats >= 0 for seats, _ in batch._history.steps[made:]], axis=0)
        passed_over += int((acted < np.bitwise_count(asked)).sum())
        assert (acted >= 1).all()
    assert passed_over > 0
    for i in range(50):
        assert batch.match(i).state.tobytes() == batch.states[i].tobytes()


# what is wrong is said, and nothing has changed


def test_an_action_that_is_not_allowed_changes_nothing_anywhere() -> None:
    batch = stolik.batch(stolik.game("nimmt", players=3), 40, seed=1, threads=2)
    before, actions = batch.states.copy(), batch.random_actions()
    for wrong in (0, 105, -1, 1 << 62):
        actions[33] = wrong
        with pytest.raises(stolik.IllegalAction, match="match 33, seat 0") as error:
            batch.step(actions)
        assert error.value.rule.startswith("N")
        assert batch.states.tobytes() == before.tobytes()
    together = np.tile(batch.legal()[0][:, :1], (1, 3))
    with pytest.raises(stolik.IllegalAction, match="match 0, seat 1"):
        batch.step_all(together)
    assert batch.states.tobytes() == before.tobytes()
    with pytest.raises(stolik.IllegalAction, match="match 5: 0 is not allowed; numbers are 0 to 108"):
        batch.step_numbers(np.where(np.arange(40) == 5, 0, batch.legal()[0][:, 0]))
    assert batch.states.tobytes() == before.tobytes()


@pytest.mark.parametrize("listing", [True, False])
def test_gestures_are_allowed_though_not_listed(listing: bool) -> None:
    batch = stolik.batch(stolik.game("words", lexicon="sample"), 3, seed=1)
    if listing:
        batch.legal()
    batch.step(np.full(3, SIGNAL + I_GO))
    assert batch.states["said"][np.arange(3), batch.seat].tolist() == [I_GO] * 3


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_redealt_worlds_are_observed_alike(configuration: Configuration) -> None:
    game = configuration.game
    batch = stolik.batch(game, 30, seed=8)
    for _ in range(17):
        batch.step(batch.random_actions())
    here, lists = batch.observe(), batch.legal()[0].copy()
    worlds = [game.redeal(game.hide(batch.states[i], int(seat)), int(seat), i) for i, seat in enumerate(batch.seat)]
    there = stolik.batch(game, 30, seed=8)
    there.states[:], there.seat[:], there.acting[:] = worlds, batch.seat, batch.acting
    assert there.observe().tobytes() == here.tobytes()
    assert there.legal()[0].tobytes() == lists.tobytes()
    if not game.name.startswith("draughts"):
        assert there.states.tobytes() != batch.states.tobytes()


@pytest.mark.parametrize("name", [name for name in stolik.games() if name != "words"])
def test_numbers_of_the_mask_are_actions(name: str) -> None:
    game = stolik.game(name)
    by_number, by_code = (stolik.batch(game, 50, seed=4, threads=1) for _ in range(2))
    for _ in range(60):
        mask = by_number.legal_mask()
        numbers = np.array([np.flatnonzero(row)[-1] for row in mask])
        codes = [
            encoding(game).code(game.hide(by_code.states[i], int(by_code.seat[i])), int(by_code.seat[i]), int(number))
            for i, number in enumerate(numbers)
        ]
        by_number.step_numbers(numbers)
        by_code.step(codes)
        assert by_number.states.tobytes() == by_code.states.tobytes()


def test_what_is_made_ahead_is_what_is_made_when_asked() -> None:
    """One asks for everything after every step, one now and then, one for arrays of its own; actions are read-only."""
    game = stolik.game("nimmt", players=3)
    ahead, seldom, own = (stolik.batch(game, 60, seed=2, threads=threads) for threads in (2, 1, 3))
    for step in range(40):
        actions = ahead.random_actions()
        actions.setflags(write=False)
        if step % 7 == 0:
            assert seldom.random_actions().tobytes() == own.random_actions(seat=own.seat.copy()).tobytes()
        everything = ahead.observe(), ahead.legal_mask(), *ahead.legal()
        if step % 5 == 3:
            now = seldom.observe(), seldom.legal_mask(), *seldom.legal()
            seats = own.seat.copy()
            given = own.observe(seat=seats), own.legal_mask(seat=seats), *own.legal(seat=seats)
            for one, other, third in zip(everything, now, given, strict=True):
                assert one.tobytes() == other.tobytes() == third.tobytes()
            assert ahead.observe() is everything[0]
        for batch in (ahead, seldom, own):
            batch.step(actions)
    seldom.states["turn"] = 1
    assert seldom.observe().tobytes() != ahead.observe().tobytes()
    ahead.states["turn"] = 1
    ahead.forget()
    assert seldom.observe().tobytes() == ahead.observe().tobytes()


@pytest.mark.parametrize(
    ("name", "threads"), [("nimmt", 1), ("ogorek", 2), ("draughts/english", 2), ("draughts/german", 1)]
)
def test_arrays_of_ones_own_are_kept_up_to_date_by_steps(name: str, threads: int) -> None:
    own, given = (stolik.batch(name, 40, seed=3, threads=threads) for _ in range(2))
    seen, masks = np.full(own.observe().shape, 7, np.float32), np.full(own.legal_mask().shape, 7, np.int8)
    for step in range(60):
        if step in (4, 30):
            given.write_into(seen, masks)
        if step == 50:
            seen = np.full_like(seen, 7)
            given.write_into(observations=seen)
        if step >= 4:
            assert given.observe(seen) is given.observe() is seen
            assert given.legal_mask(masks) is given.legal_mask() is masks
        assert given.observe().tobytes() == own.observe().tobytes()
        assert given.legal_mask().tobytes() == own.legal_mask().tobytes()
        actions = own.random_actions()
        assert given.random_actions().tobytes() == actions.tobytes()
        numbers = np.array([np.flatnonzero(row)[-1] for row in masks]) if step >= 4 else None
        for batch in (own, given):
            if numbers is None:
                batch.step(actions)
            else:
                batch.step_numbers(numbers)
    assert seen.tobytes() == own.observe().tobytes(), "written by the step itself"
    with pytest.raises(stolik.BadOption, match="a contiguous array int8"):
        given.write_into(np.empty_like(seen), np.zeros((40, 3), np.int8))
    assert given.observe() is seen, "what is refused changes nothing"


@pytest.mark.parametrize("name", ["nimmt", "ogorek", "sixtysix", "draughts/russian"])
def test_the_last_observation_of_a_match_can_be_kept(name: str) -> None:
    again, once = (stolik.batch(name, 12, seed=6, auto_reset=more, finals=True) for more in (True, False))
    assert not again.final_observation(0).any(), "nothing has ended yet"
    first = np.ones(12, bool)
    while first.any():
        actions = again.random_actions()
        again.step(actions)
        once.step(actions)
        ended = first & again.done
        for seat in range(again.game.players):
            last = again.final_observation(seat)
            assert last[ended].tobytes() == once.observe(seat=seat)[ended].tobytes()
            assert last[ended].tobytes() == once.final_observation(seat)[ended].tobytes()
            assert not last[first & ~ended].any()
        first &= ~ended
    with pytest.raises(stolik.NotPossible, match="finals=True"):
        stolik.batch(name, 2).final_observation(0)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_what_is_hidden_for_observers_never_holds_a_story(configuration: Configuration) -> None:
    """Only what comes before the story is copied and hidden, so nothing may ever stand behind it."""
    assert configuration.game.LAYOUT.names[-len(BEHIND) :] == BEHIND  # type: ignore[index]
    batch = stolik.batch(configuration.game, 9, seed=5, threads=1)
    for _ in range(25):
        batch.observe()
        batch.step(batch.random_actions())
    (share,) = batch._shares._shares
    assert batch.states["told"].any()
    assert share.hidden[0].tobytes().strip(b"\0") or not configuration.game.secrets
    assert not any(share.hidden[field].any() for field in BEHIND)


@pytest.mark.parametrize("name", ["nimmt", "sixtysix", "draughts/english"])
def test_what_is_written_for_another_into_an_array_of_the_batch_is_not_taken_for_its_own(name: str) -> None:
    batch, other = (stolik.batch(name, 6, seed=3, finals=True) for _ in range(2))
    for step in range(8):
        if step == 4:
            batch.write_into(np.empty_like(other.observe()), np.empty_like(other.legal_mask()))
        theirs = 1 - other.seat % 2
        assert batch.observe(batch.observe()[:], seat=theirs).tobytes() == other.observe(seat=theirs).tobytes()
        assert batch.observe().tobytes() == other.observe().tobytes()
        batch.final_observation(0, out=batch.observe())
        assert batch.observe().tobytes() == other.observe().tobytes()
        if step >= 4:
            batch.legal_mask(batch.legal_mask(), seat=theirs)
        assert batch.legal_mask().tobytes() == other.legal_mask().tobytes()
        actions = other.random_actions()
        for one in (batch, other):
            one.step(actions)


def test_lists_are_cut_where_they_do_not_fit_and_their_count_tells() -> None:
    batch = stolik.batch("nimmt", 5, seed=1)
    whole, counts = batch.legal()
    short, same = batch.legal(np.zeros((5, 3), np.int64))
    assert same.tolist() == counts.tolist() == [10] * 5
    assert short.tolist() == whole[:, :3].tolist()
    wide, _ = batch.legal(np.zeros((5, 30), np.int64))
    assert wide[:, 10:].tolist() == [[-1] * 20] * 5


def test_bad_arguments_are_named() -> None:
    game = stolik.game("ogorek")
    for arguments, words in (
        ({"n": 0}, "option n=0: allowed is a whole number from 1"),
        ({"n": 2.5}, "option n="),
        ({"n": True}, "option n="),
        ({"threads": 0}, "option threads="),
        ({"seed": "x"}, "option seed='x': allowed is a whole number"),
    ):
        with pytest.raises(stolik.BadOption, match=words):
            stolik.batch(game, **({"n": 3} | arguments))
    with pytest.raises(stolik.UnknownGame):
        stolik.batch("chess", 3)
    with pytest.raises(stolik.BadOption, match="a game or its name"):
        stolik.batch(7, 3)  # type: ignore[arg-type]
    batch = stolik.batch(game, 3)
    for actions in ([1, 2], [1.0, 2, 3], [[1, 2, 3]], [0, [1], 2], "abc", None, np.ones(3, "m8[s]")):
        with pytest.raises(stolik.BadOption, match=r"whole numbers \[3\]"):
            batch.step(actions)
    for out in (
        np.zeros((3, 5), np.float32),
        np.zeros((3, batch.encoder.size)),
        [1],
        np.zeros((batch.encoder.size, 3)).T,
    ):
        with pytest.raises(stolik.BadOption, match="a contiguous array float32"):
            batch.observe(out)  # type: ignore[arg-type]
    for seat in (4, -2, 1.5, "1", True, 2**80, [0, 1], [[0], [1], [2]], [0, [1], 2], np.array([0.9] * 3), {}):
        with pytest.raises(stolik.BadOption, match="a whole number from 0 to 3, one for all matches or 3"):
            batch.observe(seat=seat)
    with pytest.raises(stolik.BadOption, match="a whole number from 0 to 3"):
        batch.observe(seat=np.ones(3, "m8[s]"))  # to NumPy a span of time is an integer
    same = batch.observe(seat=1).tobytes()
    for seat in (np.array(1), np.array([1, 1, 1], np.int8), [1, 1, 1]):
        assert batch.observe(seat=seat).tobytes() == same
    with pytest.raises(stolik.BadOption, match="as many matches as fit into memory"):
        stolik.batch("nimmt", 1 << 31)
    with pytest.raises(stolik.NotPossible, match="record=True"):
        batch.match(0)
    with pytest.raises(stolik.NotPossible, match="takes several numbers"):
        stolik.batch(stolik.game("words", lexicon="sample"), 2).legal_mask()
