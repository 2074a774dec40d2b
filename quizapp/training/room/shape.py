"""The shape of a form: which options each question has, and nothing that they say."""

from __future__ import annotations

from msgspec import Struct

from quizapp.training.exam.paper import Paper
from quizapp.training.room.deeds import Refused, SentAnswer


class Slot(Struct, frozen=True):
    """What may be answered to one question."""

    letters: str
    several: bool
    """Whether more than one option may be chosen."""


def shape_of(paper: Paper) -> tuple[Slot, ...]:
    """Give the shape of a paper."""
    return tuple(
        Slot("".join(option.letter for option in each.options), each.select_all)
        for each in paper.questions
    )


def judge_answer(answer: SentAnswer, shape: tuple[Slot, ...]) -> Refused | None:
    """Say why an answer cannot be one to its form; None where it can."""
    if not 1 <= answer.number <= len(shape):
        return Refused.NO_SUCH_QUESTION
    slot = shape[answer.number - 1]
    if len(set(answer.chosen)) != len(answer.chosen):
        return Refused.NO_SUCH_OPTION
    if any(len(each) != 1 or each not in slot.letters for each in answer.chosen):
        return Refused.NO_SUCH_OPTION
    if len(answer.chosen) > 1 and not slot.several:
        return Refused.ONE_ONLY
    return None
