"""Grading: an answer is right as a whole or not at all, an order like any other."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quizapp.bank.ordering.order import is_order_of
from quizapp.bank.posed import AnswerKey, PosedQuestion


class MalformedAnswerError(ValueError):
    """The answer cannot be given here: it is refused, not marked wrong."""


class Grade(Struct, frozen=True):
    """What became of one answer."""

    chosen: tuple[str, ...]
    """Option ids in the order in which they are shown; or an order that is none."""
    correct: bool
    misconception: str
    """Id of the misconception behind the first wrong option chosen, or empty."""


def grade_answer(
    question: PosedQuestion, key: AnswerKey, chosen: Sequence[str]
) -> Grade:
    """Compare an answer with the derived key.

    No option at all means "I don't know", which is never right. An order that was put
    together from pieces is named as an option would be that says it.

    :raises MalformedAnswerError: if the options cannot be chosen together.
    """
    if isinstance(chosen, str):
        raise MalformedAnswerError("an answer is a sequence of option ids, not a text")
    known = [option.option_id for option in question.options]
    in_order = tuple([option_id for option_id in known if option_id in chosen])
    if len(chosen) > 1 or len(in_order) < len(chosen):
        _check_form(question, known, chosen)
    if chosen and not in_order:
        in_order = tuple(chosen)  # an order that no option says
    if in_order and set(in_order) == set(key.right):
        return Grade(in_order, correct=True, misconception="")
    return Grade(in_order, False, _find_misconception(key, in_order))


def _check_form(
    question: PosedQuestion, known: Sequence[str], chosen: Sequence[str]
) -> None:
    unknown = [
        option_id
        for option_id in chosen
        if option_id not in known and not is_order_of(question, option_id)
    ]
    if unknown:
        raise MalformedAnswerError(f"no such option: {', '.join(unknown)}")
    if len(set(chosen)) < len(chosen):
        raise MalformedAnswerError("an option is named twice")
    if len(chosen) > 1 and not question.select_all:
        raise MalformedAnswerError("only one option can be chosen here")


def _find_misconception(key: AnswerKey, chosen: Sequence[str]) -> str:
    behind = dict(key.misconceptions)
    wrong = (option_id for option_id in chosen if option_id not in key.right)
    return next((behind[option_id] for option_id in wrong if behind.get(option_id)), "")
