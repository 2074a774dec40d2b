"""A re-key of an exam done by a workforce: one task for each variant."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from quizapp.bank.exams.responsible import responsible_points
from quizapp.bank.question_bank import QuestionBank, bank_with
from quizapp.bank.workforce.workforce import Workforce
from quizapp.training.exam.grading import ItemGrade, Marking, PaperGrade
from quizapp.training.exam.rekeying import (
    ExamRekey,
    ItemRekey,
    list_variants,
    rekey_item,
    rekey_papers,
)


class RekeyTask(NamedTuple):
    """A variant as it was graded, and the day by which it is judged."""

    grade: ItemGrade
    marking: Marking
    other: str


def do_task(task: RekeyTask, bank: QuestionBank) -> ItemRekey:
    """Judge one variant on the other day."""
    responsible = partial(responsible_points, bank)
    return rekey_item(task.grade, bank, task.marking, task.other, responsible)


def rekey_with(
    workforce: Workforce,
    banks: Sequence[QuestionBank],
    papers: Sequence[PaperGrade],
    marking: Marking,
    other: str,
) -> ExamRekey:
    """Judge graded papers under the documents of another day, many variants at once."""
    by_bank: dict[QuestionBank, list[RekeyTask]] = {}
    for grade in list_variants(papers):
        bank = bank_with(banks, grade.item.question_id)
        by_bank.setdefault(bank, []).append(RekeyTask(grade, marking, other))
    found = [
        each
        for bank, tasks in by_bank.items()
        for each in workforce.do(do_task, tasks, bank)
    ]
    found.sort(key=lambda each: (each.item.question_id, each.item.seed))
    return rekey_papers(papers, found, marking, other)
