"""What a table of Words in pairs can be: tiles are conserved, and every stage has what its actions need."""

from __future__ import annotations

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY
from stolik.games.words.sound_tiles import sound_cells, sound_memory, sound_queue, sound_swap, sound_tiles, within
from stolik.games.words.sound_turns import FAR, sound_loose, sound_moves, sound_rest, sound_talk
from stolik.games.words.state import (
    ALONE,
    BARREN_TURNS,
    BLOCKED,
    LAST_DRAW,
    NONE,
    OVER,
    PAIRS,
    QUIET_TURNS,
    START,
    STORY,
    Rules,
    State,
)
from stolik.games.words.tiles import SQUARES

LATE = 20_000  # beyond any number of turns


@kernel
def sound(rules: Rules, state: State) -> int:
    """0, or the rule that a state breaks, as 100 * rule + reason."""
    code = sound_numbers(state)
    if code == 0:
        code = sound_cells(rules, state)
    if code == 0:
        code = sound_tiles(rules, state)
    if code == 0:
        code = sound_memory(state)
    if code == 0:
        code = sound_swap(state)
    if code == 0:
        code = sound_queue(state)
    if code != 0:
        return code
    if state.stage == START or state.stage == OVER or state.stage == LAST_DRAW:
        return sound_rest(state)
    code = sound_loose(state)
    if code == 0:
        code = sound_moves(state)
    return sound_talk(state) if code == 0 else code


@kernel
def sound_numbers(state: State) -> int:
    """W5, W14, W21: stages, turns and counters are in their ranges."""
    if not within(state.stage, START, OVER) or not within(state.told, 0, STORY - 1):
        return 501
    resting = state.stage == START or state.stage == OVER
    if not (state.turn == NOBODY if resting else within(state.turn, 0, PAIRS - 1)):
        return 502
    if not within(state.turn_no, 0, LATE) or (state.turn_no == 0) != (state.stage == START):
        return 503
    for pair in range(PAIRS):
        if not within(state.score[pair], -FAR, FAR):
            return 2401
        if not within(state.crosses[pair], 0, SQUARES) or not within(
            state.lost[pair], 0, max(0, int(state.crosses[pair]) - 2)
        ):
            return 1401
    if not within(state.quiet, 0, QUIET_TURNS) or not within(state.barren, state.quiet, BARREN_TURNS):
        return 2101
    ended = state.stage == LAST_DRAW or state.stage == OVER
    if not (within(state.ending, 1, BLOCKED) if ended else state.ending == NONE):
        return 2102
    if not ended and (state.quiet == QUIET_TURNS or state.barren == BARREN_TURNS):
        return 2103
    if not within(state.single, NONE, ALONE) or not within(state.returned_by, NOBODY, PAIRS - 1):
        return 504
    return 0
