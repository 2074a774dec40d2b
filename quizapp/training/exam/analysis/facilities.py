"""Measured facilities: what candidates of earlier exams earned, family by family."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.training.exam.difficulty import Ratings, predict
from quizapp.training.exam.grading import PaperGrade, Reached

PRIOR_WORTH = 10
"""What is assumed of a family weighs as much as so many candidates."""


class Measured(Struct, frozen=True):
    """What a family gave to those who reached it."""

    points: Fraction
    reached: int

    def __post_init__(self) -> None:
        """Refuse more points than candidates."""
        if not 0 <= self.points <= self.reached:
            raise ValueError(f"{self.points} points of {self.reached} candidates")


Facilities = Mapping[str, Measured]
"""By id of the family."""


def measure(papers: Iterable[PaperGrade]) -> dict[str, Measured]:
    """Add up what each family gave; what was not reached says nothing of it."""
    found: dict[str, Measured] = {}
    for paper in papers:
        for grade in paper.items:
            if grade.reached is not Reached.NOT_REACHED:
                one = Measured(grade.points, 1)
                name = grade.item.question_id
                found[name] = _both(found.get(name), one)
    return found


def pool(several: Iterable[Facilities]) -> dict[str, Measured]:
    """Add up what several exams measured."""
    found: dict[str, Measured] = {}
    for each in several:
        for name, measured in each.items():
            found[name] = _both(found.get(name), measured)
    return found


def ratings_of(families: Sequence[Summary], measured: Facilities) -> Ratings:
    """Give the facilities to be expected of measured families.

    Few candidates move what is assumed a little, many nearly all the way.
    """
    return {
        each.question_id: _expected(each, measured[each.question_id])
        for each in families
        if each.question_id in measured
    }


def _expected(family: Summary, found: Measured) -> Fraction:
    assumed = PRIOR_WORTH * predict(family)
    return (assumed + found.points) / (PRIOR_WORTH + found.reached)


def _both(before: Measured | None, more: Measured) -> Measured:
    if before is None:
        return more
    return Measured(before.points + more.points, before.reached + more.reached)
