"""Letters: which of them a question takes as an answer."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.training.exam.paper import Paper, PaperQuestion


class SittingRefusedError(ValueError):
    """What was asked for cannot be done, or not now; nothing was changed."""


def check_letters(question: PaperQuestion, letters: Sequence[str]) -> tuple[str, ...]:
    """Give the letters of an answer, sorted and each once; those of an order as they are.

    :raises SittingRefusedError: if the question cannot be answered so.
    """
    chosen = tuple(letters if question.places else sorted(set(letters)))
    known = [option.letter for option in question.options]
    unknown = [letter for letter in chosen if letter not in known]
    if unknown:
        raise SittingRefusedError(
            f"Question {question.number} has no option {unknown[0]!r}: "
            f"{known[0]} to {known[-1]}."
        )
    if question.places:
        return _check_order(question, chosen)
    if len(chosen) > 1 and not question.select_all:
        raise SittingRefusedError(f"Question {question.number} takes one option alone.")
    return chosen


def _check_order(question: PaperQuestion, chosen: tuple[str, ...]) -> tuple[str, ...]:
    if len(chosen) > question.places:
        raise SittingRefusedError(
            f"Question {question.number} has {question.places} places, "
            f"not {len(chosen)}."
        )
    return chosen


def check_answers(
    paper: Paper, answers: Sequence[Sequence[str]]
) -> tuple[tuple[str, ...], ...]:
    """Check the answers to all questions of a paper.

    :raises SittingRefusedError: naming the question, if one cannot be answered so.
    """
    if len(answers) != len(paper.questions):
        raise SittingRefusedError(
            f"Form {paper.form} has {len(paper.questions)} questions, "
            f"not {len(answers)}."
        )
    return tuple(
        check_letters(question, letters)
        for question, letters in zip(paper.questions, answers, strict=True)
    )
