"""Sheets, read and graded, as the commands about results need them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click

from quizapp.bank.exams.responsible import responsible_points
from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.exchange.place import find_bank
from quizapp.interchange.exams.graded_files import (
    Graded,
    NotGradedError,
    Rules,
    grade_files,
)
from quizapp.training.exam.crediting import Credit, OrderCredit
from quizapp.training.exam.grading import Keys
from quizapp.training.exam.rekeying import Responsible

Decorated = TypeVar("Decorated", bound=Callable[..., object])


def rules_of(how: Mapping[str, Any]) -> Rules:
    """Read from the options of a command how answers are graded."""
    return Rules(
        select_all=None if how["select_all"] is None else Credit(how["select_all"]),
        order=None if how["order"] is None else OrderCredit(how["order"]),
        reworded=how["reworded"],
    )


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
            help="How select-all questions count; without it as the exam says.",
        ),
        click.option(
            "--order",
            type=click.Choice([each.value for each in OrderCredit]),
            help="How orders count; without it as the exam says.",
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
        return grade_files(answers, record, keys, rules)
    except NotGradedError as error:
        raise click.ClickException(str(error)) from error


def find_responsible(ctx: click.Context) -> Responsible:
    """Give what names the rule points because of which an answer is another one."""
    return partial(_responsible, ctx)


def _responsible(
    ctx: click.Context, question_id: str, seed: int, before: str, after: str
) -> tuple[str, ...]:
    bank: QuestionBank = find_bank(ctx, question_id)
    return responsible_points(bank, question_id, seed, before, after)
