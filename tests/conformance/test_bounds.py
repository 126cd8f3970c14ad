"""Nothing reaches memory that is not its own: all kernels under bounds checking, in processes of their own."""

from __future__ import annotations

import pytest

from tests.conformance.children import run_child
from tests.conformance.configurations import CONFIGURATIONS, DEEP

FAMILIES = list(dict.fromkeys(configuration.name.partition("/")[0] for configuration in CONFIGURATIONS))


@pytest.mark.parametrize("family", FAMILIES)
def test_no_kernel_leaves_its_bounds_whatever_it_is_given(family: str) -> None:
    """Compiling anew is most of it, so each family of games, which share their kernels, has a process of its own."""
    scale = "20" if DEEP else "1"
    said = run_child("-m", "tests.conformance.bounds", scale, family, NUMBA_BOUNDSCHECK="1", STOLIK_INTERPRET="")
    lines = said.splitlines()
    expected = [str(one) for one in CONFIGURATIONS if one.name.partition("/")[0] == family]
    assert [line.rsplit(" ", 3)[0] for line in lines] == expected
    for line in lines:
        tried, verdicts, played = (int(number) for number in line.split()[-3:])
        assert tried > 10_000, "codes were checked"
        assert verdicts > 5, "garbage was refused for different reasons"
        assert played > 0, "some odd position could be played"
