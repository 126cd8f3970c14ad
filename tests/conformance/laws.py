"""The four laws of `hide` and `redeal`, each as a search for violations.

A law is given the game's functions, so that a planted leak can be put in their place, and yields
what it finds wrong. An eye is a seat, or -1 for a spectator.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

import stolik
from stolik.core.errors import BadDeal
from stolik.core.fairness import check_deal
from stolik.core.kernel import Cells
from stolik.core.random import below, generator
from tests.conformance.codes import codes_near
from tests.conformance.kernels import Kernels
from tests.conformance.memory import Memory, NoPast
from tests.conformance.trails import Moment

ENOUGH = 200  # redeals in which a second world must come up, if there is one
FEW = 8  # so many worlds can be drawn completely
DRAWS = 600


def differing(one: Cells, other: Cells) -> str:
    """The fields in which states differ."""
    return ", ".join(name for name in one.dtype.names or () if one[name].tobytes() != other[name].tobytes())


def different(worlds: Cells) -> set[bytes]:
    """The different ones among states."""
    size = worlds.dtype.itemsize
    data = worlds.tobytes()
    return {data[at : at + size] for at in range(0, len(data), size)}


# law 1: what was hidden and filled again looks the same


def law_1(kernels: Kernels, states: Cells, eye: int) -> Iterator[str]:
    """Hiding a redealt world gives back what was hidden, and the world can be; for any number of states."""
    hidden = kernels.hide_each(states, eye)
    again = kernels.hide_each(hidden, eye)
    if again.tobytes() != hidden.tobytes():
        yield f"law 1: hiding twice changes {differing(hidden, again)}"
    worlds = kernels.redeal_each(hidden, eye)
    back = kernels.hide_each(worlds, eye)
    if back.tobytes() != hidden.tobytes():
        yield f"law 1: a redealt world hides differently in {differing(hidden, back)}"
    broken = kernels.sound_each(worlds)
    if broken.any():
        yield f"law 1: a redealt world is not sound: {broken[broken != 0][0]}"


def law_1_varies(kernels: Kernels, moment: Moment, eye: int, twin: Cells | None) -> Iterator[str]:
    """Where another deal would have looked the same, redeal finds more than one world."""
    if twin is None or twin[-1:].tobytes() == moment.states.tobytes():
        return
    hidden = kernels.hide(moment.states, eye)
    if (
        len(different(kernels.redeals(hidden, eye, 4))) == 1
        and len(different(kernels.redeals(hidden, eye, ENOUGH))) == 1
    ):
        yield "law 1: redeal knows one world only, but there are others"


def law_1_reaches(kernels: Kernels, moment: Moment, eye: int) -> Iterator[str]:
    """Where the worlds are few, the true one is among those that redeal finds."""
    hidden = kernels.hide(moment.states, eye)
    worlds = different(kernels.redeals(hidden, eye, FEW + 8))
    if len(worlds) <= FEW:
        worlds = different(kernels.redeals(hidden, eye, DRAWS))
    true = moment.states.copy()
    true["reveals"] = hidden["reveals"]  # where it counts secrets too, it is hidden itself
    if len(worlds) <= FEW and true.tobytes() not in worlds:
        yield f"law 1: the true world is not among the {len(worlds)} that redeal finds"


# law 2: who cannot tell two states apart is told the same


def law_2(kernels: Kernels, moment: Moment, eye: int, twin: Cells | None) -> Iterator[str]:
    """Two deals that differ only in what the eye has not seen look the same to it all the way."""
    if twin is None:
        return
    here, there = kernels.hide_each(moment.past, eye), kernels.hide_each(twin, eye)
    if here.tobytes() != there.tobytes():
        yield f"law 2: two deals the eye cannot tell apart differ in {differing(here, there)}"


def law_2_messages(kernels: Kernels, moment: Moment, eye: int) -> Iterator[str]:
    """View, list, refusals and a bot's advice are the same in a redealt world, byte by byte."""
    world = kernels.redeal(kernels.hide(moment.states, eye), eye, moment.number)
    here, there = messages(kernels, moment.states, eye), messages(kernels, world, eye)
    for name, text in here.items():
        if there[name] != text:
            yield f"law 2: {name} tells a redealt world from the true one"


def messages(kernels: Kernels, states: Cells, eye: int) -> dict[str, str]:
    """All that is sent to an eye."""
    sent = {"view": json.dumps(kernels.view(states, eye), allow_nan=False)}
    if eye >= 0:
        listed = kernels.legal(states, eye)
        sent["legal"] = json.dumps(listed)
        attempts = [*listed[:1], *(action + 1 for action in listed[-1:]), 0, 3]
        sent["explain"] = json.dumps([kernels.explain(states, eye, action) for action in attempts])
        if listed:
            bot = stolik.bot(kernels.game.name, stolik.levels(kernels.game.name)[0])
            hidden = kernels.hide(states, eye)
            sent["bot"] = json.dumps(bot.choose(kernels.game, hidden[0], eye, effort=1, seed=5))
    return sent


# law 3: one's own part needs nobody else's secrets


def law_3(kernels: Kernels, moment: Moment, seat: int, attempts: Cells) -> Iterator[str]:
    """A seat's list, its checks and whether it is asked are the same on what it sees."""
    states, hidden = moment.states, kernels.hide(moment.states, seat)
    if kernels.legal(states, seat) != kernels.legal(hidden, seat):
        yield "law 3: the list differs on the hidden state"
    if (kernels.acting(states) ^ kernels.acting(hidden)) >> seat & 1:
        yield "law 3: who is asked differs on the hidden state"
    if (kernels.checks(states, seat, attempts) != kernels.checks(hidden, seat, attempts)).any():
        yield "law 3: a check differs on the hidden state"


# law 4: an imagined world has a past


def law_4(kernels: Kernels, memory: Memory, moment: Moment, eye: int) -> Iterator[str]:
    """From the deal that a redealt world must come from, what happened was allowed and leads to that world."""
    if moment.before is None:
        return
    world = kernels.redeal(kernels.hide(moment.states, eye), eye, moment.number)
    try:
        order, log = memory.rewind(kernels.game, world[0], moment, eye)
        before = memory.table(kernels.game, world[0], moment, eye)
    except NoPast as error:
        yield f"law 4: a redealt world has no past: {error}"
        return
    yield from law_4_before(kernels, memory, moment, before, eye)
    try:
        check_deal(order, *kernels.chance(before))
    except BadDeal as error:
        yield f"law 4: a redealt world comes from no deal: {error}"
        return
    past = kernels.follow(kernels.deal(before, order), log)
    if len(past) <= len(log):
        seat, action = log[len(past) - 1]
        yield f"law 4: in a redealt world seat {seat} was not allowed to play {action}"
        return
    if past[-1:].tobytes() != world.tobytes():
        yield f"law 4: its own past leads elsewhere than a redealt world in {differing(past[-1:], world)}"
    here, there = kernels.hide_each(moment.past, eye), kernels.hide_each(past, eye)
    if memory.whispers:
        here, there = changes(here), changes(there)
    if here.tobytes() != there.tobytes():
        yield f"law 4: the past of a redealt world looks different in {differing(here, there)}"


def law_4_before(kernels: Kernels, memory: Memory, moment: Moment, before: Cells, eye: int) -> Iterator[str]:
    """Where racks outlive a deal: the table before it can be, and looked to the eye as it did."""
    assert moment.before is not None
    if before is moment.before:
        return
    table = before.copy()
    table["reveals"] = moment.before["reveals"]
    broken = int(kernels.sound_each(table)[0])
    if broken and not memory.forgotten(moment, eye, broken):
        yield f"law 4: the table that a redealt world comes from is not sound: {broken}"
    here, there = kernels.hide(moment.before, eye), kernels.hide(table, eye)
    if here.tobytes() != there.tobytes():
        yield f"law 4: the table that a redealt world comes from looks different in {differing(here, there)}"


def changes(hidden: Cells) -> Cells:
    """States without those that look like the one before: an eye does not notice what partners whisper."""
    kept = [at for at in range(len(hidden)) if at == 0 or hidden[at].tobytes() != hidden[at - 1].tobytes()]
    return hidden[kept]


def find_twin(kernels: Kernels, memory: Memory, moment: Moment, eye: int) -> Cells | None:
    """The same match after two unseen numbers of the deal changed places; None if it could not have gone so."""
    places = memory.secret(kernels.game, moment, eye)
    if moment.before is None or not places:
        return None
    random = generator(moment.number, "twin", eye)
    undealt = sorted(set(range(kernels.chance(moment.before)[1])).difference(moment.order))
    order = list(moment.order)
    at = places[below(random, len(places))]
    a = order[at]
    drawn = below(random, len(places) + len(undealt))
    if drawn < len(places):
        b = order[places[drawn]]
        order[places[drawn]] = a
    else:
        b = undealt[drawn - len(places)]
    order[at] = b
    log = [(seat, action if seat == eye else memory.renumber(action, a, b)) for seat, action in moment.log]
    past = kernels.follow(kernels.deal(moment.before, order), log)
    return past if len(past) > len(log) else None


def all_laws(kernels: Kernels, memory: Memory, moments: Iterable[Moment]) -> Iterator[str]:
    """Every law at every moment, for every eye."""
    for moment in moments:
        for eye in range(-1, kernels.game.players):
            twin = find_twin(kernels, memory, moment, eye)
            yield from law_1(kernels, moment.states, eye)
            yield from law_1_varies(kernels, moment, eye, twin)
            yield from law_1_reaches(kernels, moment, eye)
            yield from law_2(kernels, moment, eye, twin)
            yield from law_2_messages(kernels, moment, eye)
            if eye >= 0:
                yield from law_3(kernels, moment, eye, codes_near(kernels.legal(moment.states, eye), moment.number))
            yield from law_4(kernels, memory, moment, eye)
