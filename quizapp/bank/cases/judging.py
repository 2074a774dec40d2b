"""Judging a case: which of its claims hold, and whether they turn on the point named."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.cases.case import Case
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.keys.derive import Findings, find_out
from quizapp.rules.documents.edition import NEWEST, parse_edition_date
from quizapp.rules.proof.aspects.aspect import YES


class JudgedCase(Struct, frozen=True):
    """What the engine says about one case."""

    holds: tuple[tuple[int, bool], ...]
    """Place of the option, and whether its claim holds."""
    points: tuple[str, ...]
    """Keys of the rule points that were asked, sorted."""
    passes: bool
    """Whether the point named was asked."""
    turns: bool
    """Whether another rule at that point would change an answer."""

    @property
    def is_derived(self) -> bool:
        """Say whether the case counts as derived."""
        return self.passes and self.turns


def judge_case(case: Case, catalogue: Catalogue) -> JudgedCase:
    """Judge the claims of a case.

    :raises RefusalError: if the engine cannot answer.
    """
    day = parse_edition_date(case.as_of) if case.as_of else NEWEST
    found = find_out(case.as_family, catalogue, day)
    points = sorted({point.key for point, _ in found.world.asked})
    return JudgedCase(
        holds=tuple(
            (claim.option, answer == YES)
            for claim, answer in zip(case.claims, found.answers, strict=True)
        ),
        points=tuple(points),
        passes=case.turns_on in points,
        turns=_turns_on(found, case.turns_on),
    )


def _turns_on(found: Findings, point: str) -> bool:
    return any(each.answers != found.answers for each in found.deviations_at(point))
