"""Verifying a record: replay it, and check every deal against the seed and every action against the rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from stolik.core.errors import BadRecord, StolikError, describe
from stolik.core.fairness import commitment
from stolik.core.match import Match
from stolik.core.record import Deal, Play, Record
from stolik.core.replaying import begin, misjudged, misnamed


@dataclass
class Verdict:
    """What was found: problems say what is wrong and where, notes what could not be proved."""

    problems: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    actions: int = 0  # checked against the rules
    deals: int = 0  # proved by the seed
    owed: list[tuple[int, int]] = field(default_factory=list)  # k, n: each deal is k different numbers below n

    @property
    def good(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def verify(record: Record) -> Verdict:
    """Check all that a record claims. Problems are collected as far as the match can be followed."""
    verdict = Verdict()
    try:
        match = begin(record)
    except BadRecord as error:
        verdict.problems.append(str(error))
        return verdict
    _verify_heading(record, match, verdict)
    for number, entry in enumerate(record.actions, 1):
        try:
            if isinstance(entry, Deal):
                _verify_deal(record, match, entry, number, verdict)
            elif isinstance(entry, Play):
                _verify_play(match, entry, number, verdict)
            match.repeat(entry)
        except StolikError as error:
            verdict.problems.append(f"entry {number}: {error}")
            return verdict
    _verify_end(record, match, verdict)
    return verdict


def _verify_heading(record: Record, match: Match, verdict: Verdict) -> None:
    if record.edition != match.game.edition:
        verdict.problems.append(f"edition {describe(record.edition)}: this is played by {match.game.edition!r}")
    if record.seed is None:
        if record.outcome is not None:
            verdict.problems.append("the match is over but its seed is not revealed")
        verdict.notes.append("the seed is not revealed yet, so the deals are not proved")
    elif record.commitment != commitment(match.seed):
        verdict.problems.append("the seed does not match the commitment")
    if isinstance(record.seed, int):
        verdict.notes.append("the seed is a small number: good for tests, no secret")
    if record.given:
        verdict.notes.append(f"the first {record.given} deals were put on the table by hand")


def _verify_deal(record: Record, match: Match, entry: Deal, number: int, verdict: Verdict) -> None:
    owed = match.game.steps.asked(match.game.rules, match.game.states(match.state))
    k, n = owed >> 16, owed & 0xFFFF
    verdict.owed.append((k, n))
    if record.seed is None or match.deals < record.given:
        return
    fair = match.shuffler.deal(match.deals, k, n)
    if entry.numbers == fair:
        verdict.deals += 1
    else:
        at = next((i for i, pair in enumerate(zip(entry.numbers, fair, strict=False)) if pair[0] != pair[1]), len(fair))
        verdict.problems.append(
            f"entry {number}: deal {match.deals + 1} is not the seed's, from its number {at + 1} on"
        )


def _verify_play(match: Match, entry: Play, number: int, verdict: Verdict) -> None:
    verdict.actions += 1
    refusal = match.check(entry.seat, entry.code)
    if refusal is None:
        wrong = misnamed(match.game, match.state, entry)
        if wrong is not None:
            verdict.problems.append(f"entry {number}: {wrong}")


def _verify_end(record: Record, match: Match, verdict: Verdict) -> None:
    wrong = misjudged(record, match)
    if wrong is not None:
        verdict.problems.append(wrong)
