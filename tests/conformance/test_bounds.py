"""Nothing reaches memory that is not its own: all kernels under bounds checking, in a process of their own."""

from __future__ import annotations

from tests.conformance.children import run_child
from tests.conformance.configurations import CONFIGURATIONS, DEEP


def test_no_kernel_leaves_its_bounds_whatever_it_is_given() -> None:
    said = run_child(
        "-m", "tests.conformance.bounds", "20" if DEEP else "1", NUMBA_BOUNDSCHECK="1", STOLIK_INTERPRET=""
    )
    lines = said.splitlines()
    assert [line.rsplit(" ", 3)[0] for line in lines] == [str(configuration) for configuration in CONFIGURATIONS]
    for line in lines:
        tried, verdicts, played = (int(number) for number in line.split()[-3:])
        assert tried > 10_000, "codes were checked"
        assert verdicts > 5, "garbage was refused for different reasons"
        assert played > 0, "some odd position could be played"
