"""A blueprint: what an exam asks for, before a single question is chosen."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.exams.criteria import Criteria
from quizapp.training.exam.crediting import Credit, OrderCredit

MOST_QUESTIONS = 500


class Release(StrEnum):
    """What candidates are told afterwards."""

    NOTHING = "nothing"
    SCORE = "score"
    """Their score, and whether they passed."""
    MARKS = "marks"
    """Also the points of each question."""
    KEY = "key"
    """Also the key with its reasons."""


class Part(Struct, frozen=True, kw_only=True):
    """Places of an exam that are filled from the same families."""

    name: str
    count: int
    criteria: Criteria

    def __post_init__(self) -> None:
        """Refuse a part of less than nothing."""
        if self.count < 0:
            raise ValueError(f"the part {self.name} cannot have {self.count} questions")


class Margin(Struct, frozen=True, kw_only=True):
    """How many of all the questions should be of one kind, in whichever part."""

    name: str
    count: int
    """At least so many; more only where nothing else is left."""
    criteria: Criteria


class Blueprint(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that decides an exam; equal ones make equal exams of one bank."""

    name: str
    parts: tuple[Part, ...]
    """Each question of the exam belongs to one of them."""
    margins: tuple[Margin, ...] = ()
    minutes: int | None = None
    """None: there is no limit, or it is not known."""
    pass_percent: int | None = None
    release: Release = Release.SCORE
    language: str
    as_of: str
    """ISO date: answers hold under the documents in force on that day."""
    seed: int
    excluded: tuple[str, ...] = ()
    """Ids of families seen or used earlier: they are not asked."""
    select_all: Credit = Credit.ALL_OR_NOTHING
    """How select-all questions count; papers say so, and grading follows it."""
    order: OrderCredit = OrderCredit.ALL_OR_NOTHING
    """How orders count."""

    def __post_init__(self) -> None:
        """Refuse what cannot be an exam."""
        if not 1 <= self.length <= MOST_QUESTIONS:
            raise ValueError(
                f"an exam has 1 to {MOST_QUESTIONS} questions, not {self.length}"
            )
        if self.minutes is not None and self.minutes < 1:
            raise ValueError("a time limit is at least one minute")
        if self.pass_percent is not None and not 0 <= self.pass_percent <= 100:
            raise ValueError("a pass mark is 0 to 100 percent")
        for margin in self.margins:
            if not 0 <= margin.count <= self.length:
                raise ValueError(f"{margin.name}: {margin.count} of {self.length}")

    @property
    def length(self) -> int:
        """Say how many questions it asks for."""
        return sum(part.count for part in self.parts)

    def without(self, *question_ids: str) -> Blueprint:
        """Return it with further families excluded."""
        excluded = tuple(sorted({*self.excluded, *question_ids}))
        return replace(self, excluded=excluded)


def points_to_pass(pass_percent: int, most: int) -> int:
    """Say how many whole points a pass needs: 70 percent of 25 are 18."""
    return -(-pass_percent * most // 100)


def passes(points: Fraction, most: Fraction, pass_percent: int) -> bool:
    """Say whether points reach a pass mark; exactly the mark is enough."""
    return points * 100 >= most * pass_percent
