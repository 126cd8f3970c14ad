"""Two players choose at once, and a table says what the first one gets: solved in fractions, without rounding.

The table is shifted until all of it is positive; then the column player's problem is the linear program

    maximise y_1 + ... + y_m   with   A y <= 1, y >= 0         value = 1 / sum, odds = y / sum

solved by the simplex method with Bland's rule, which never goes in circles. The row player's odds stand in the
last line of the finished tableau. `gap` proves a solution: what either could gain by the best answer to the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

Table = Sequence[Sequence[Fraction]]
Odds = tuple[Fraction, ...]


class Solution(NamedTuple):
    """What the row player gets if both play as well as possible, and how."""

    value: Fraction
    rows: Odds
    columns: Odds


def solve(table: Table) -> Solution:
    """The value of a table and the odds by which both choose.

    >>> solve([[Fraction(1), Fraction(-1)], [Fraction(-1), Fraction(1)]])
    Solution(value=Fraction(0, 1), rows=(Fraction(1, 2), Fraction(1, 2)), columns=(Fraction(1, 2), Fraction(1, 2)))
    """
    height, width = len(table), len(table[0])
    shift = 1 - min(min(row) for row in table)
    tableau = [
        [*(cell + shift for cell in row), *(Fraction(i == j) for j in range(height)), Fraction(1)]
        for i, row in enumerate(table)
    ]
    last = [*(Fraction(-1) for _ in range(width)), *(Fraction(0) for _ in range(height + 1))]
    basis = list(range(width, width + height))
    while True:
        enters = next((column for column in range(width + height) if last[column] < 0), None)
        if enters is None:
            break
        ratios = [(row[-1] / row[enters], basis[i], i) for i, row in enumerate(tableau) if row[enters] > 0]
        _, _, leaves = min(ratios)
        pivot(tableau, last, leaves, enters)
        basis[leaves] = enters
    total = last[-1]
    columns = [Fraction(0)] * width
    for i, member in enumerate(basis):
        if member < width:
            columns[member] = tableau[i][-1] / total
    rows = tuple(last[width + i] / total for i in range(height))
    return Solution(1 / total - shift, rows, tuple(columns))


def pivot(tableau: list[list[Fraction]], last: list[Fraction], at: int, column: int) -> None:
    """Let a column enter the basis at a line."""
    by = tableau[at][column]
    tableau[at] = [cell / by for cell in tableau[at]]
    for line in (*(row for i, row in enumerate(tableau) if i != at), last):
        times = line[column]
        if times:
            line[:] = [cell - times * other for cell, other in zip(line, tableau[at], strict=True)]


def against_columns(table: Table, columns: Sequence[Fraction]) -> list[Fraction]:
    """What each row gets against these odds of the columns."""
    return [sum((cell * odds for cell, odds in zip(row, columns, strict=True)), Fraction(0)) for row in table]


def against_rows(table: Table, rows: Sequence[Fraction]) -> list[Fraction]:
    """What each column leaves the row player who has these odds."""
    return against_columns(list(zip(*table, strict=True)), rows)


def gap(table: Table, rows: Sequence[Fraction], columns: Sequence[Fraction]) -> Fraction:
    """What both together could gain by the best answers: 0 proves that neither can do better."""
    return max(against_columns(table, columns)) - min(against_rows(table, rows))
