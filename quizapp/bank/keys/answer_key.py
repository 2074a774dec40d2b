"""The answer key: of a derived key, what grading compares with."""

from __future__ import annotations

from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.posed import AnswerKey
from quizapp.rules.version import ENGINE_VERSION


def make_answer_key(key: DerivedKey) -> AnswerKey:
    """Return what grading compares with."""
    answers = (*key.options, *key.other_orders)
    named = ((option.id, option.misconception) for option in answers)
    return AnswerKey(
        right=key.right,
        misconceptions=tuple(each for each in named if each[1]),
        engine=ENGINE_VERSION,
        as_of=str(key.as_of),
    )
