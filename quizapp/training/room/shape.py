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
    places: int = 0
    """How many letters an order has, in which one may stand again; 0 without one."""


def shape_of(paper: Paper) -> tuple[Slot, ...]:
    """Give the shape of a paper."""
    return tuple(
        Slot(
            letters="".join(option.letter for option in each.options),
            several=each.select_all,
            places=each.places,
        )
        for each in paper.questions
    )


def judge_answer(answer: SentAnswer, shape: tuple[Slot, ...]) -> Refused | None:
    """Say why an answer cannot be one to its form; None where it can."""
    if not 1 <= answer.number <= len(shape):
        return Refused.NO_SUCH_QUESTION
    slot = shape[answer.number - 1]
    for each in answer.chosen:
        if len(each) != 1 or each not in slot.letters:
            return Refused.NO_SUCH_OPTION
    if slot.places:
        return None if len(answer.chosen) <= slot.places else Refused.NO_SUCH_PLACE
    if len(answer.chosen) <= 1:
        return None
    if len(set(answer.chosen)) != len(answer.chosen):
        return Refused.NO_SUCH_OPTION
    return None if slot.several else Refused.ONE_ONLY
