"""How well an answer was known: four grades, and which of them is proposed."""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

HARD_FROM = 2.0
"""A right answer that took this many times the usual is proposed as hard."""

EASY_UP_TO = 0.5
"""A right answer in at most this share of the usual time is proposed as easy."""

AWAY_FROM = 10.0
"""Beyond this many times the usual the learner was away, and time says nothing."""


class RecallGrade(IntEnum):
    """How well an answer was known; the number is the key that gives it."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


class Showing(Struct, frozen=True):
    """What an answer shows about how well it was known."""

    correct: bool
    hinted: bool = False
    """Whether the learner took a hint."""
    times_usual: float | None = None
    """Time taken as a multiple of the learner's usual one; None if not measured."""


def propose_grade(showing: Showing) -> RecallGrade:
    """Propose a grade from correctness, hints and time; the learner may change it.

    Wrong and "I don't know" are again. Right after a hint is hard, whatever the time.
    Otherwise the time decides: hard from twice the usual, easy up to half of it.
    """
    if not showing.correct:
        return RecallGrade.AGAIN
    times = showing.times_usual
    if showing.hinted:
        return RecallGrade.HARD
    if times is None or times >= AWAY_FROM:
        return RecallGrade.GOOD
    if times >= HARD_FROM:
        return RecallGrade.HARD
    return RecallGrade.EASY if times <= EASY_UP_TO else RecallGrade.GOOD


def can_be_graded(grade: RecallGrade, *, hinted: bool) -> bool:
    """Say whether the learner may give a grade: never easy after a hint."""
    return not (hinted and grade is RecallGrade.EASY)
