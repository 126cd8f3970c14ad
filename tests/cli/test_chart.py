"""The names beside the marks of a chart stay apart, however many costly decisions there were."""

import random
from itertools import combinations

import pytest

from stolik.bots.review import Opinion, Reviewed
from stolik.cli.chart import (
    BOTTOM,
    HEIGHT,
    LEFT,
    LETTER,
    MARK,
    RIGHT,
    TALL,
    WIDTH,
    Box,
    Point,
    chart,
    overlap,
    place_labels,
)

TEXTS = ("12: c3-d4", "101: f6:d4:b2", "7: 26x17x8")


def boxes(texts: list[str], places: list[Point | None]) -> list[Box]:
    found = []
    for text, place in zip(texts, places, strict=True):
        if place is not None:
            half = len(text) * LETTER / 2
            found.append((place[0] - half, place[1] - TALL + 3, place[0] + half, place[1] + 3))
    return found


@pytest.mark.parametrize("count", [1, 6, 40, 120])
def test_names_touch_neither_each_other_nor_marks_nor_the_edge(count: int) -> None:
    chance = random.Random(count)
    step = (WIDTH - LEFT - RIGHT) / max(1, count - 1)
    marks = [(LEFT + i * step, chance.uniform(48, HEIGHT - BOTTOM)) for i in range(count)]
    texts = [chance.choice(TEXTS) for _ in marks]
    placed = place_labels(marks, texts, [1.0] * count, marks)
    found = boxes(texts, placed)
    assert len(found) >= min(count, 4), "where there is room names are shown"
    assert not any(overlap(one, other) for one, other in combinations(found, 2))
    discs = [(x - MARK, y - MARK, x + MARK, y + MARK) for x, y in marks]
    assert not any(overlap(one, disc) for one in found for disc in discs)
    assert all(box[0] >= 0 and box[2] <= WIDTH and box[1] >= 0 and box[3] <= HEIGHT for box in found)


def test_the_costliest_keeps_its_name() -> None:
    marks = [(400.0 + i, 200.0) for i in range(40)]
    weights = [float(i == 17) for i in range(40)]
    assert place_labels(marks, ["26x17x8"] * 40, weights)[17] is not None
    assert None in place_labels(marks, ["26x17x8"] * 40, weights)


def test_every_costly_decision_has_a_mark_with_its_words() -> None:
    found = [
        Reviewed(i, i % 2, Opinion(1, 0.2, {}), Opinion(2, 0.6, {}), ("c3-d4", "e3-f4"), True, f"fault {i}")
        for i in range(60)
    ]
    drawn = chart(["Ola", "Jan"], found, "en")
    assert all(f"fault {i}</title>" in drawn for i in range(60))
