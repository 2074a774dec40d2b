"""The most useful next questions: where answering now adds most to an exam."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.insight.readiness import share_places
from quizapp.training.insight.standing import Standing

MOST_USEFUL = 20


class Why(StrEnum):
    """Why a question is among the most useful."""

    NEW = "new"
    WRONG = "wrong"
    """The last answer was wrong."""
    FADING = "fading"
    """It was known and is being forgotten."""


class Useful(Struct, frozen=True):
    """A family that is worth answering next."""

    question_id: str
    known: float
    """How likely it would be answered rightly today."""
    rating: float
    """How hard it is, on the scale on which 1500 is the middle."""
    why: Why


def most_useful(blueprint: Blueprint, standing: Standing) -> tuple[Useful, ...]:
    """List the families that are worth most, the most useful first.

    A family is worth the places that it takes in the exam on average, times the doubt
    whether it would be answered rightly today. What was put aside is left out.
    """
    shares = share_places(blueprint, standing.families)
    known = {
        question_id: standing.known(question_id)
        for question_id in shares
        if question_id not in standing.suspended
    }
    order = sorted(known, key=lambda each: (-shares[each] * (1 - known[each]), each))
    return tuple(
        Useful(
            question_id=each,
            known=known[each],
            rating=standing.ratings.families[each].rating,
            why=_why(each, standing),
        )
        for each in order[:MOST_USEFUL]
    )


def _why(question_id: str, standing: Standing) -> Why:
    if standing.is_new(question_id):
        return Why.NEW
    return Why.FADING if standing.items[question_id].last_right else Why.WRONG
