"""What the table of Words in pairs remembers, written from the log alone.

Racks outlive a draw, so a world that an eye imagines is taken back to a whole table before the last draw: other
pairs hold there what the world says, less what they drew. What partners whisper (votes that wait, signals, the order
of racks) nobody else notices, so it is left out of the log and said once more at its end as the world has it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from stolik.core.game import Game
from stolik.core.kernel import Cells
from tests.conformance.kernels import Action
from tests.conformance.memory import Memory, NoPast
from tests.conformance.trails import Moment

START, FIRST, SECOND, WINDOW, OVER = 0, 1, 2, 3, 5
KIND = 58
RETURNED, TOO_MANY = 1601, 1603  # the bag holds what a pair has put into it, and it is as much as that was
EXCHANGE, YOU_GO, ACCEPT, CHALLENGE, YES, NO, ASK, ORDER, SIGNAL = 2, 4, 5, 6, 7, 8, 10, 18, 19
Tiles = Counter[int]


def tiles(cells: Any) -> Tiles:
    """The tiles of a rack."""
    return Counter(int(cell) for cell in cells if cell)


def counts(numbers: Any) -> Tiles:
    """Tiles given by how many there are of each."""
    return Counter({tile: int(count) for tile, count in enumerate(numbers) if count})


def coded(kind: int, cells: list[int]) -> int:
    """An action that names these tiles."""
    return kind << KIND | sum(tile << 7 * i for i, tile in enumerate(cells))


class WordsMemory(Memory):
    """Partners know everything of each other, of the others what lay on the board."""

    whispers = True

    def rewind(self, game: Game, world: Any, moment: Moment, eye: int) -> tuple[list[int], list[Action]]:
        past = Rewound(world, moment, eye)
        return past.order, past.log

    def table(self, game: Game, world: Any, moment: Moment, eye: int) -> Cells:
        return Rewound(world, moment, eye).before

    def forgotten(self, moment: Moment, eye: int, broken: int) -> bool:
        """What a pair has put into the bag is forgotten when its opponents draw: tiles are not marked.

        And how many of these its opponents think that it still knows is not held against its partner's draw.
        """
        assert moment.before is not None
        before = moment.before[0]
        drawer, knowing = (int(before.queue[0]) - 1) // 2, int(before.returned_by)
        mine = eye >= 0 and knowing == eye // 2
        return (broken == RETURNED and mine and drawer != knowing) or (broken == TOO_MANY and not mine)

    def secret(self, game: Game, moment: Moment, eye: int) -> list[int]:
        state = moment.states[0]
        if moment.before is None or moment.before[0].stage == START or state.stage == OVER:
            return []
        drawer = int(moment.before[0].queue[0]) - 1
        moved = any(seat == drawer and action >> KIND in (ORDER, EXCHANGE) for seat, action in moment.log)
        if moved or (eye >= 0 and drawer // 2 == eye // 2):
            return []
        dealt = [int(tile) for tile in moment.past[0].racks[drawer] if tile][-len(moment.order) :]
        gone = tiles(moment.past[0].racks[drawer]) - tiles(state.racks[drawer])  # laid: everybody has seen them
        for seat, action in moment.log:
            if seat == drawer:
                gone |= Counter(action >> 7 * i & 127 for i in range(7))
        return [at for at, tile in enumerate(dealt) if tile not in gone and not state.known[drawer, tile]]


class Doubt(NamedTuple):
    """Where doubtful tiles were: what the drawer kept and gave, drew of the partner's, and what of these stayed."""

    kept: Tiles
    given: Tiles
    drawn: Tiles
    in_bag: Tiles


def parts(whole: Tiles, most: int) -> Iterator[Tiles]:
    """All choices of tiles from a rack, up to so many, the largest first."""
    kinds = list(whole)
    choices = product(*(range(whole[tile] + 1) for tile in kinds))
    found = [Counter(dict(zip(kinds, choice, strict=True))) for choice in choices if sum(choice) <= most]
    return iter(sorted(found, key=lambda part: -part.total()))


def doubts(before: Any, seat: int, racks: dict[int, Tiles], bag: Tiles) -> Iterator[Doubt]:
    """All ways in which tiles that were known before a draw can lie where a world has them (W12, W17)."""
    aside = tiles(before.aside[seat]).total()
    known = counts(before.known[seat])
    partner = seat ^ 1
    theirs = counts(before.swap_known[partner]) if before.swap_open else Counter[int]()
    gone = int(before.swap_given[partner]) if before.swap_open else 0
    for lost in parts(theirs, gone):
        if not (theirs - lost <= racks[partner] and (theirs - lost).total() <= racks[partner].total() - gone):
            continue
        for drawn in parts(lost, len_drawn(before)):
            for given in parts(known, aside):
                kept, in_bag = known - given, lost - drawn
                fits = kept.total() <= racks[seat].total() - len_drawn(before)
                if fits and kept + drawn <= racks[seat] and given + in_bag <= bag:
                    yield Doubt(kept, given, drawn, in_bag)


def len_drawn(before: Any) -> int:
    """How many tiles are drawn next."""
    return int(min(before.need[0], before.left))


class Rewound:
    """The table, the draw and the log that an imagined world comes from."""

    def __init__(self, world: Any, moment: Moment, eye: int) -> None:
        assert moment.before is not None
        self.world, self.moment = world, moment
        self.others = [seat for seat in range(4) if eye < 0 or seat // 2 != eye // 2]
        self.before: Cells = moment.before.copy()
        self.order, self.log = list(moment.order), list(moment.log)
        if world.stage != OVER:
            self.log = self.public_log()
            if self.before[0].stage != START:
                self.take_back_draw()
            self.log += self.whispers()
        self.before["reveals"] = -1 - len(self.log)  # hidden, it is nobody's number

    # the log

    def public_log(self) -> list[Action]:
        """The log without what others whispered to each other, exchanges as the world has them."""
        dropped = self.waiting_votes() | self.waiting_requests()
        log = []
        for at, (seat, action) in enumerate(self.moment.log):
            kind = action >> KIND
            if seat in self.others and (at in dropped or kind in (ORDER, SIGNAL, YOU_GO)):
                continue
            if seat in self.others and kind == EXCHANGE:
                log.append((seat, coded(EXCHANGE, [int(tile) for tile in self.world.aside[seat] if tile])))
            else:
                log.append((seat, action))
        return log

    def stretch(self) -> list[int]:
        """The last actions of the log that were made in the present stage of the present turn, last first."""
        now, found = self.moment.states[0], []
        for at in reversed(range(len(self.moment.log))):
            then = self.moment.past[at]
            if (then.stage, then.turn_no, then.turn) != (now.stage, now.turn_no, now.turn):
                break
            found.append(at)
        return found

    def waiting_votes(self) -> set[int]:
        """Votes that wait for an answer, or waited until the partner talked them over."""
        found = set()
        for at in self.stretch():
            seat, action = self.moment.log[at]
            if action >> KIND in (YES, NO) and self.moment.states[0].stage == WINDOW:
                break
            if action >> KIND in (ACCEPT, CHALLENGE) and seat in self.others:
                found.add(at)
        return found if self.moment.states[0].stage == WINDOW or self.moment.states[0].early == 3 else set()

    def waiting_requests(self) -> set[int]:
        """Proposals to ask for early judgement that have not come to anything."""
        now = self.moment.states[0]
        if now.stage != SECOND or now.early > 2:
            return set()
        return {at for at in self.stretch() if self.moment.log[at][1] >> KIND in (ASK, NO)}

    def whispers(self) -> list[Action]:
        """All that the others may have said, so that it stands as in the world."""
        world, said = self.world, []
        for seat in self.others:
            rack = [int(tile) for tile in world.racks[seat] if tile]
            said += [(seat, coded(ORDER, rack))] if rack else []
        for pair in {seat // 2 for seat in self.others}:
            lower = 2 * pair
            said += self.signals(lower) if pair == world.turn else []
            if pair == world.turn and world.stage == FIRST and world.yielded:
                said.append((lower + int(world.yielded) - 1, YOU_GO << KIND))
            if pair == world.turn and world.stage == SECOND and world.early == 1:
                said.append((lower + int(world.asker) - 1, ASK << KIND))
            if pair == world.turn and world.stage == SECOND and world.early == 2:
                said += [(lower, ASK << KIND), (lower + 1, NO << KIND)]
            voting = pair == world.turn if world.stage == WINDOW else pair != world.turn and world.early == 3
            if voting and world.vote_by:
                vote = ACCEPT << KIND if world.vote == 1 else (CHALLENGE << KIND) + int(world.vote) - 2
                said.append((lower + int(world.vote_by) - 1, vote))
        return said

    def signals(self, lower: int) -> list[Action]:
        """What has to be said, in which order: a question before its answer."""
        wanted = {seat: int(self.world.said[seat]) for seat in (lower, lower + 1)}
        said = []
        for seat, signal in wanted.items():
            if signal >= 3:
                said += [(seat ^ 1, (SIGNAL << KIND) + 2), (seat, (SIGNAL << KIND) + signal)]
                wanted = {seat ^ 1: wanted[seat ^ 1]}
                break
        return said + [(seat, (SIGNAL << KIND) + signal) for seat, signal in wanted.items() if signal]

    # the draw

    def take_back_draw(self) -> None:
        """The table before the last draw, as the world would have it."""
        before, after, now, world = self.before[0], self.moment.past[0], self.moment.states[0], self.world
        drawer = int(before.queue[0]) - 1
        seen = [int(tile) for tile in after.racks[drawer] if tile][-len(self.order) :]
        drawn = Counter(seen)
        aside = tiles(before.aside[drawer])
        racks = {}
        for seat in self.others:
            exchanged = any(who == seat and action >> KIND == EXCHANGE for who, action in self.log)
            held = tiles(world.racks[seat])
            held.update(tiles(after.racks[seat]))
            held.subtract(tiles(now.racks[seat]))
            if exchanged:
                held.subtract(tiles(now.aside[seat]))
                held.update(tiles(world.aside[seat]))
            elif seat != drawer:
                self.write(before.aside[seat], sorted(tiles(world.aside[seat]).elements()))
            racks[seat] = +held
        if drawer in self.others:
            drawn, aside = self.imagine_draw(drawer, racks)
            racks[drawer] = racks[drawer] - drawn
            self.write(before.aside[drawer], sorted(aside.elements()))
        for seat, held in racks.items():
            self.write(before.racks[seat], sorted(held.elements()))
            before.said[seat] = 0
        bag = counts(world.bag) + drawn
        bag.subtract(aside)
        before.bag[:] = [bag[tile] for tile in range(65)]
        self.order = self.numbers(sorted(drawn.elements()) if drawer in self.others else seen, bag)
        if before.returned_by >= 0 and 2 * int(before.returned_by) in self.others and before.returned_by != drawer // 2:
            known = list((+bag).elements())[: int(before.returned_most)]
            before.returned[:] = [known.count(tile) for tile in range(65)]

    def imagine_draw(self, seat: int, racks: dict[int, Tiles]) -> tuple[Tiles, Tiles]:
        """Which tiles of a rack were drawn last, and which went back into the bag for them."""
        before, world, size = self.before[0], self.world, len(self.order)
        returned = counts(world.returned) if world.returned_by == seat // 2 else Counter()
        aside_size = tiles(before.aside[seat]).total()
        found = None
        for doubt in doubts(before, seat, racks, counts(world.bag)):
            # what was given and is also held would else have to be known to the pair before, twice
            spare = sorted((returned - doubt.given - doubt.in_bag).elements(), key=lambda tile: not racks[seat][tile])
            aside = doubt.given + Counter(spare[: aside_size - doubt.given.total()])
            if aside.total() < aside_size or not aside <= returned:
                continue
            left = returned - aside
            free = sorted((racks[seat] - doubt.kept - doubt.drawn).elements(), key=lambda tile: left[tile] > 0)
            drawn = doubt.drawn + Counter(free[: size - doubt.drawn.total()])
            found = drawn, aside
            if before.returned_by != seat // 2 or self.imagine_returned(left, drawn, doubt.drawn):
                break
        if found is not None:
            return found
        raise NoPast(f"seat {seat} cannot have drawn, exchanged or kept what it has there")

    def imagine_returned(self, left: Tiles, drawn: Tiles, given: Tiles) -> bool:
        """What the drawer's pair knew of the bag before, so that it knows this much after; whether it can have."""
        before = self.before[0]
        known = given | Counter({tile: left[tile] + drawn[tile] for tile in left})
        for tile in drawn.elements():
            if not left[tile] and known.total() < before.returned_least and known[tile] < drawn[tile]:
                known[tile] += 1
        before.returned[:] = [known[tile] for tile in range(65)]
        return bool(before.returned_least <= known.total() <= before.returned_most)

    @staticmethod
    def write(cells: Any, held: list[int]) -> None:
        cells[:] = [*held, *[0] * (7 - len(held))]

    @staticmethod
    def numbers(drawn: list[int], bag: Tiles) -> list[int]:
        """The numbers that draw these tiles from a bag."""
        taken: Tiles = Counter()
        order = []
        for tile in drawn:
            order.append(sum(bag[lower] for lower in range(tile)) + taken[tile])
            taken[tile] += 1
        return order
