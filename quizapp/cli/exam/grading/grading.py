"""Sheets, read and graded, as the commands about results need them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click
from msgspec import Struct

from quizapp.bank.exams.responsible import responsible_points
from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.exchange.place import find_bank
from quizapp.interchange.exams.files import (
    ExamFileError,
    Record,
    read_answers,
    read_record,
)
from quizapp.interchange.exams.sheets import SheetReader, find_reworded
from quizapp.rules.refusal import RefusalError
from quizapp.training.exam.crediting import Credit
from quizapp.training.exam.grading import Keys, Marking, PaperGrade, grade_paper
from quizapp.training.exam.rekeying import Responsible
from quizapp.training.grading import MalformedAnswerError

Decorated = TypeVar("Decorated", bound=Callable[..., object])


class Rules(Struct, frozen=True):
    """How answers are graded."""

    select_all: Credit
    reworded: bool
    """Whether questions that are worded otherwise now are graded all the same."""

    @classmethod
    def of(cls, how: Mapping[str, Any]) -> Rules:
        """Read them from the options of a command."""
        return cls(Credit(how["select_all"]), how["reworded"])


class Graded(Struct, frozen=True):
    """Graded papers, and by what they were graded."""

    record: Record
    marking: Marking
    papers: tuple[PaperGrade, ...]


def grading_options(command: Decorated) -> Decorated:
    """Add the options that every command about results has."""
    options = (
        click.argument(
            "answers", nargs=-1, required=True, type=click.Path(path_type=Path)
        ),
        click.option(
            "--record",
            type=click.Path(path_type=Path),
            required=True,
            help="The examiner's record, as `quizapp exam build` wrote it.",
        ),
        click.option(
            "--select-all",
            type=click.Choice([each.value for each in Credit]),
            default=Credit.ALL_OR_NOTHING.value,
            show_default=True,
            help="How select-all questions count.",
        ),
        click.option(
            "--reworded",
            is_flag=True,
            help="Grade although questions were worded otherwise.",
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def grade_sheets(
    answers: tuple[Path, ...], record: Path, keys: Keys, rules: Rules
) -> Graded:
    """Read and grade all sheets; what is wrong with one ends the command."""
    try:
        kept = read_record(record)
        marking = Marking(
            as_of=kept.blueprint.as_of,
            language=kept.blueprint.language,
            select_all=rules.select_all,
            pass_percent=kept.blueprint.pass_percent,
        )
        if not rules.reworded:
            _check_words(kept, keys, record)
        return Graded(kept, marking, tuple(_grade(answers, kept, keys, marking)))
    except (ExamFileError, MalformedAnswerError, RefusalError, KeyError) as error:
        raise click.ClickException(f"Nothing was graded: {error}") from error


def find_responsible(ctx: click.Context) -> Responsible:
    """Give what names the rule points because of which an answer is another one."""
    return partial(_responsible, ctx)


def _responsible(
    ctx: click.Context, question_id: str, seed: int, before: str, after: str
) -> tuple[str, ...]:
    bank: QuestionBank = find_bank(ctx, question_id)
    return responsible_points(bank, question_id, seed, before, after)


def _check_words(record: Record, keys: Keys, path: Path) -> None:
    """Refuse to grade questions that are other ones now: letters may have moved."""
    reworded = find_reworded(record, keys)
    if reworded:
        said = ", ".join(f"{form} {number}" for form, number in reworded)
        raise ExamFileError(
            path,
            f"these questions are worded otherwise than they were asked: {said}. "
            "Grade them with the version that built them, or give --reworded",
        )


def _grade(
    paths: tuple[Path, ...], record: Record, keys: Keys, marking: Marking
) -> list[PaperGrade]:
    reader = SheetReader(record, keys)
    forms = {form.label: form for form in record.forms}
    graded: dict[str, PaperGrade] = {}
    for path in paths:
        for sheet in read_answers(path):
            name = sheet.candidate.casefold()
            if name in graded:
                raise ExamFileError(path, f"{sheet.candidate} has handed in twice")
            read = reader.read(sheet, path)
            graded[name] = grade_paper(read, forms, keys, marking)
    return list(graded.values())
