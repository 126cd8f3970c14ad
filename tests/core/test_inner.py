"""Kernels called by kernels are compiled only as far as their callers need them."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.core.kernel import INTERPRET
from tests.conformance.children import run_child


@pytest.mark.skipif(INTERPRET, reason="interpreted")
def test_kernels_called_by_kernels_stay_intermediate_code(tmp_path: Path) -> None:
    """And give the same as when Python calls them, fresh and from the cache."""
    source = tmp_path / "pair.py"
    source.write_text(
        "from stolik.core.kernel import kernel\n"
        "@kernel\ndef twice(x):\n    return 2 * x\n"
        "@kernel\ndef four(x):\n    return twice(twice(x))\n"
        "if __name__ == '__main__':\n"
        "    print(four(5), twice(5), len(four.overloads), len(twice.overloads))\n"
        "    print(sum(four.stats.cache_hits.values()))\n"
    )
    environment = os.environ | {"STOLIK_CACHE": str(tmp_path / "cache")}
    told = [
        subprocess.run([sys.executable, source], env=environment, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert told == ["20 10 1 1\n0\n", "20 10 1 1\n1\n"]
    assert [path.name for path in (tmp_path / "cache").rglob("inner/**/*.nbc")], "the inner kernel is in the cache"


@pytest.mark.skipif(INTERPRET, reason="interpreted")
def test_an_unknown_numba_compiles_the_usual_way(tmp_path: Path) -> None:
    program = (
        "import numba; numba.__version__ = '0.99.0'\n"
        "from stolik.core.inner import INNER; assert not INNER\n"
        "import stolik.core.random as random, numpy as np\n"
        "print(random.below(np.array([1, 2, 3, 4], np.int64), 1))\n"
    )
    environment = os.environ | {"STOLIK_CACHE": str(tmp_path / "cache")}
    told = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout == "0\n"


@pytest.mark.skipif(INTERPRET, reason="interpreted")
def test_types_that_are_gone_do_not_spoil_the_cache(tmp_path: Path) -> None:
    """Tests compile kernels for types of their own; a program without these tests begins such an index anew."""
    (tmp_path / "rule.py").write_text(
        "from stolik.core.kernel import kernel\n@kernel\ndef size(pair):\n    return pair.x\n"
    )
    (tmp_path / "kind.py").write_text("from typing import NamedTuple\nclass Pair(NamedTuple):\n    x: int\n")
    own = "from typing import NamedTuple\nclass Own(NamedTuple):\n    x: int\n"
    environment = os.environ | {"STOLIK_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}

    def run(program: str) -> str:
        command = [sys.executable, "-c", program]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    assert run("from rule import size; from kind import Pair; print(size(Pair(3)))") == "3\n"
    (tmp_path / "kind.py").unlink()
    assert run(own + "from rule import size; print(size(Own(4)))") == "4\n"


@pytest.mark.skipif(INTERPRET, reason="interpreted")
def test_code_from_the_cache_needs_nothing_that_only_compiling_needs(tmp_path: Path) -> None:
    """Arrays made and returned, errors raised, hashes: all without Numba's library of implementations."""
    source = tmp_path / "kinds.py"
    source.write_text(
        "import sys, numpy as np\n"
        "from stolik.core.kernel import kernel\n"
        "@kernel\ndef squares(n):\n    out = np.empty(n, np.int64)\n    for i in range(n):\n        out[i] = i * i\n"
        "    if n > 9:\n        raise ValueError('too many')\n    return out\n"
        "@kernel\ndef root(x):\n    return np.sqrt(x) + np.log(x) + x ** 0.5\n"
        "@kernel\ndef named(text):\n    return np.int64(hash(text))\n"
        "if __name__ == '__main__':\n"
        "    print(squares(4), root(1.0))\n"
        "    try:\n        squares(10)\n    except ValueError as error:\n        print(error)\n"
        "    print('numba.np.linalg' in sys.modules, named('stolik') == named('stolik'))\n"
    )
    environment = os.environ | {"STOLIK_CACHE": str(tmp_path / "cache")}
    told = [
        subprocess.run([sys.executable, source], env=environment, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert told == [f"[0 1 4 9] 2.0\ntoo many\n{compiled} True\n" for compiled in (True, False)]


FORKED = """
import os
from numba.core.bytecode import FunctionIdentity
import stolik.core.inner

def number():
    return next(FunctionIdentity._unique_ids)

def of_a_child():
    there, here = os.pipe()
    if os.fork() == 0:
        os.write(here, str(number()).encode())
        os._exit(0)
    os.wait()
    return int(os.read(there, 99))

first = number()
print(first, of_a_child(), of_a_child(), number() - first)
"""


@pytest.mark.skipif(INTERPRET or not hasattr(os, "fork"), reason="interpreted, or no forks")
def test_every_process_numbers_its_functions_from_somewhere_else() -> None:
    """Those that are forked too."""
    *told, next_one = " ".join(run_child("-c", FORKED, STOLIK_INTERPRET="") for _ in range(2)).split()
    numbers = sorted({int(number) for number in told} - {1})
    assert len(numbers) == 6
    assert min(other - one for one, other in itertools.pairwise(numbers)) > 100_000
    assert next_one == "1"


TWO_OF_A_KIND = """
import sys
import numpy as np
import stolik
from stolik.core.contract import apply, check
from stolik.core.kernel import kernel

def waits(rules, states, action):
    return None  # all else is compiled before the others come, who then count alike

@kernel
def looks(rules, states, action):
    return check(rules, states[0], 0, action)

@kernel
def does(rules, states, action):
    apply(rules, states[0], 0, action)

@kernel
def only_looks(rules, states, action):
    return looks(rules, states, action)

@kernel
def only_does(rules, states, action):
    does(rules, states, action)

@kernel
def looks_and_does(rules, states, action):
    found = looks(rules, states, action)
    does(rules, states, action)
    return found

if __name__ == "__main__":
    game = stolik.game("ogorek", players=2)
    match = game.match(seed=1)
    states, action = match._states, match.legal(0)[0]
    before = states.copy()
    found = globals()[sys.argv[1]](game.rules, states, action)
    print(found, bool((states != before).any()))
"""


@pytest.mark.skipif(INTERPRET, reason="interpreted")
def test_functions_that_two_processes_have_compiled_are_told_apart(tmp_path: Path) -> None:
    """`check` of one process and `apply` of another are called the same but for a number that each process counts."""
    source = tmp_path / "two.py"
    source.write_text(TWO_OF_A_KIND)
    environment = os.environ | {"STOLIK_CACHE": str(tmp_path / "cache")}
    told = [
        subprocess.run([sys.executable, source, name], env=environment, capture_output=True, text=True, check=True)
        for name in ("waits", "only_looks", "only_does", "looks_and_does")
    ]
    assert [one.stdout for one in told] == ["None False\n", "0 False\n", "None True\n", "0 True\n"]
