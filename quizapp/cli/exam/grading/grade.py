"""`quizapp exam grade`: answers graded by derived keys, with an analysis if asked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from quizapp.cli.date_option import DateOption
from quizapp.cli.exam.grading.grade_report import (
    analysis_data,
    analysis_lines,
    grade_lines,
    paper_data,
    rekey_data,
    rekey_lines,
    released_text,
)
from quizapp.cli.exam.grading.grading import (
    find_responsible,
    grade_sheets,
    grading_options,
    rules_of,
)
from quizapp.cli.exam.shelf import read_families
from quizapp.cli.exchange.place import Place
from quizapp.interchange.new_files import (
    FileNotWrittenError,
    write_new,
    write_text,
)
from quizapp.training.exam.analysis.analysis import analyse
from quizapp.training.exam.grading import PaperGrade
from quizapp.training.exam.rekeying import ExamRekey, rekey_exam
from quizapp.training.exam.results.releasing import Released, release


@click.command()
@grading_options
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
    graded = grade_sheets(answers, record, keys, rules_of(how))
    papers, blueprint = graded.papers, graded.record.blueprint
    if how["tell"] is not None:
        _write([release(paper, blueprint, keys) for paper in papers], how["tell"])
    rekeyed = None
    if how["other_day"] is not None:
        responsible = find_responsible(ctx)
        day = how["other_day"]
        rekeyed = rekey_exam(papers, keys, graded.marking, day, responsible)
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


def _tell(
    papers: Sequence[PaperGrade],
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
