"""`quizapp exam grade`: answers graded by derived keys, with an analysis if asked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from quizapp.bank.exams.responsible import responsible_points
from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.date_option import DateOption
from quizapp.cli.exam.grade_report import (
    analysis_data,
    analysis_lines,
    grade_lines,
    paper_data,
    rekey_data,
    rekey_lines,
    released_text,
)
from quizapp.cli.exam.shelf import read_families
from quizapp.cli.exchange.place import Place, find_bank
from quizapp.interchange.exams.files import (
    ExamFileError,
    Record,
    read_answers,
    read_record,
)
from quizapp.interchange.exams.sheets import SheetReader, find_reworded
from quizapp.interchange.new_files import (
    FileNotWrittenError,
    write_new,
    write_text,
)
from quizapp.rules.refusal import RefusalError
from quizapp.training.exam.analysis.analysis import analyse
from quizapp.training.exam.crediting import Credit
from quizapp.training.exam.grading import Keys, Marking, PaperGrade, grade_paper
from quizapp.training.exam.rekeying import ExamRekey, OtherDays, rekey_exam
from quizapp.training.exam.releasing import Released, release
from quizapp.training.grading import MalformedAnswerError


@click.command()
@click.argument("answers", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    required=True,
    help="The examiner's record, as `quizapp exam build` wrote it.",
)
@click.option(
    "--select-all",
    type=click.Choice([each.value for each in Credit]),
    default=Credit.ALL_OR_NOTHING.value,
    show_default=True,
    help="How select-all questions count.",
)
@click.option(
    "--reworded", is_flag=True, help="Grade although questions were worded otherwise."
)
@click.option("--items", is_flag=True, help="Explain the grade of every answer.")
@click.option(
    "--tell",
    type=click.Path(file_okay=False, path_type=Path),
    help="New folder: a file for each candidate with what the exam releases.",
)
@click.option("--analysis", is_flag=True, help="Analyse items and the exam.")
@click.option(
    "--other-day",
    type=DateOption(),
    help="Also judge the answers under the documents of this day.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def grade(
    ctx: click.Context,
    /,
    answers: tuple[Path, ...],
    record: Path,
    as_json: bool,
    **how: Any,
) -> None:
    """Grade the ANSWERS of candidates: JSON files of one sheet, or of a list of them."""
    place: Place = ctx.obj
    keys = read_families(place)
    try:
        kept = read_record(record)
        marking = Marking(
            as_of=kept.blueprint.as_of,
            language=kept.blueprint.language,
            select_all=Credit(how["select_all"]),
            pass_percent=kept.blueprint.pass_percent,
        )
        if not how["reworded"]:
            _check_words(kept, keys, record)
        papers = _grade(answers, kept, keys, marking)
    except (ExamFileError, MalformedAnswerError, RefusalError, KeyError) as error:
        raise click.ClickException(f"Nothing was graded: {error}") from error
    if how["tell"] is not None:
        released = [release(paper, kept.blueprint, keys) for paper in papers]
        _write(released, how["tell"])
    rekeyed = _rekey(ctx, papers, keys, marking, how["other_day"])
    _tell(papers, rekeyed, as_json, how)


def _write(released: Sequence[Released], folder: Path) -> None:
    """Write a file for each candidate, under a number: a name may be no file name."""
    writers = {
        folder / f"{number:03}.json": write_text(released_text(each))
        for number, each in enumerate(released, 1)
    }
    try:
        folder.mkdir(exist_ok=True)
        write_new(writers, force=False)
    except FileNotWrittenError as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(f"{folder}: {error.strerror}") from error


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
            if sheet.candidate in graded:
                raise ExamFileError(path, f"{sheet.candidate} has handed in twice")
            read = reader.read(sheet, path)
            graded[sheet.candidate] = grade_paper(read, forms, keys, marking)
    return list(graded.values())


def _rekey(
    ctx: click.Context,
    papers: list[PaperGrade],
    days: OtherDays,
    marking: Marking,
    other: str | None,
) -> ExamRekey | None:
    if other is None:
        return None
    responsible = partial(_responsible, ctx)
    return rekey_exam(papers, days, marking, other, responsible)


def _responsible(
    ctx: click.Context, question_id: str, seed: int, before: str, after: str
) -> tuple[str, ...]:
    bank: QuestionBank = find_bank(ctx, question_id)
    return responsible_points(bank, question_id, seed, before, after)


def _tell(
    papers: list[PaperGrade],
    rekeyed: ExamRekey | None,
    as_json: bool,
    how: dict[str, Any],
) -> None:
    analysis = analyse(papers) if how["analysis"] else None
    if as_json:
        found: dict[str, object] = {"papers": [paper_data(each) for each in papers]}
        if analysis is not None:
            found["analysis"] = analysis_data(analysis)
        if rekeyed is not None:
            found["other_day"] = rekey_data(rekeyed)
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for paper in papers:
        click.echo("\n".join(grade_lines(paper, items=how["items"])))
    if analysis is not None:
        click.echo("\n".join(analysis_lines(papers, analysis)))
    if rekeyed is not None:
        click.echo("\n".join(rekey_lines(rekeyed)))
