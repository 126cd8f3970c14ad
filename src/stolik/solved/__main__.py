"""``python -m stolik.solved GAME LEVEL``: what a bot gives away in solved endings."""

from __future__ import annotations

import argparse
from functools import partial

from rich.console import Console
from rich.progress import Progress, TaskID

from stolik.arena.rating import Estimate
from stolik.core.errors import StolikError
from stolik.solved.regret import SOLVED, regret


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m stolik.solved", description=__doc__)
    parser.add_argument("game", choices=SOLVED)
    parser.add_argument("level")
    parser.add_argument("--cards", type=int, default=2, help="cards left in each hand")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seeds", type=int, default=8, help="how often a bot is asked in each position")
    parser.add_argument("--effort", type=int, help="the bot's work for a decision; its own if not given")
    parser.add_argument("--seed", type=int, default=0, help="of the positions")
    asked = vars(parser.parse_args())
    try:
        console = Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("measuring", total=max(asked["positions"], 1))
            found = regret(asked.pop("game"), asked.pop("level"), told=partial(show, bar, task), **asked)
    except StolikError as error:
        parser.error(str(error))
    print(f"{found.decisions} decisions, given away in each, in {found.unit}, with the 95 % interval:")
    print(f"  against the solution      {shown(found.loss)}, at most {found.most:.3f}")
    if found.exposure is not None:
        print(f"  against the best answer   {shown(found.exposure)}")


def show(bar: Progress, task: TaskID, done: int) -> None:
    """Show how far it is."""
    bar.update(task, completed=done)


def shown(number: Estimate) -> str:
    """A number with its interval."""
    return f"{number.value:.3f} [{number.low:.3f}, {number.high:.3f}]"


if __name__ == "__main__":
    main()
