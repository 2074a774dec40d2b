"""Judging posed options in a situation in which a fact is otherwise, on the same day."""

from __future__ import annotations

from quizapp.bank.dated import Judged, holds, judge
from quizapp.bank.keys.derive import Findings
from quizapp.bank.keys.derived import DerivedOption


def holds_otherwise(option: DerivedOption, then: Findings) -> bool:
    """Say whether an option is right in a changed situation.

    What is a misconception stays one: that nothing in the changed situation contradicts
    it does not make it a reason.
    """
    misled = then.family.ask.with_reasons and bool(option.misconception)
    return not misled and holds(option, then)


def judge_otherwise(option: DerivedOption, then: Findings) -> Judged:
    """Judge an option by what the engine finds out about a changed situation."""
    correct = holds_otherwise(option, then)
    return judge(option, then)._replace(correct=correct)
