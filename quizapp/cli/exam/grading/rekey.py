"""`quizapp exam rekey`: old and new keys side by side; applied on your word alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from quizapp.app import system_clock, system_random_bytes
from quizapp.cli.date_option import DateOption
from quizapp.cli.exam.grading.applied import read_trail_file
from quizapp.cli.exam.grading.grade_report import rekey_data, rekey_lines
from quizapp.cli.exam.grading.grading import (
    find_responsible,
    grade_sheets,
    grading_options,
    rules_of,
)
from quizapp.cli.exam.shelf import read_families
from quizapp.cli.exam.telling import json_option, tell
from quizapp.cli.exchange.place import Place, read_banks
from quizapp.cli.workforce import cluster_option, find_workforce
from quizapp.interchange.exams.files import read_bytes
from quizapp.interchange.exams.graded_files import Graded
from quizapp.interchange.new_files import FileNotWrittenError, write_bytes, write_new
from quizapp.storage.exams.signing_key_file import SigningKeyFile
from quizapp.training.exam.rekeying import ExamRekey, OtherDays, rekey_exam
from quizapp.training.exam.results.audit import (
    AppliedRekey,
    add_rekey,
    items_of,
    scores_of,
)
from quizapp.training.exam.results.rekey_tasks import rekey_with
from quizapp.training.exam.results.withdrawing import (
    NoSuchPlaceError,
    Variants,
    find_variants,
    withdraw,
)
from quizapp.training.exam.sealing.canonical import digest_of


@click.command()
@grading_options
@click.option(
    "--as-of",
    type=DateOption(),
    help="The day whose documents decide; otherwise that of the exam.",
)
@click.option(
    "--withdraw",
    "places",
    multiple=True,
    metavar="PLACE",
    help="Take an item out for everybody, such as 'A 3'; repeat it for several.",
)
@click.option("--apply", is_flag=True, help="Let it count; needs the options below.")
@click.option(
    "--audit", type=click.Path(path_type=Path), help="The audit trail of the exam."
)
@click.option("--by", help="Who applies it.")
@click.option("--why", help="Why it is applied.")
@cluster_option
@json_option
@click.pass_context
def rekey(
    ctx: click.Context, /, answers: tuple[Path, ...], record: Path, **how: Any
) -> None:
    """Judge ANSWERS anew, under other documents or without some items.

    It is applied if you say so; without items and on the day of the exam, every re-key
    is taken back.
    """
    _check_options(how)
    place: Place = ctx.obj
    keys = read_families(place)
    graded = grade_sheets(answers, record, keys, rules_of(how))
    how["as_of"] = how["as_of"] or graded.marking.as_of
    found = _rekeyed(ctx, graded, keys, how["as_of"])
    withdrawn = _withdrawn(how["places"], graded)
    found = withdraw(found, withdrawn, graded.marking.pass_percent)
    said = "Nothing was applied: scores are those of the day of the exam."
    if how["apply"]:
        said = _apply(place, found, graded, record, how)
    told = {**rekey_data(found), "applied": how["apply"]}
    tell([*rekey_lines(found), said], told, as_json=how["as_json"])


def _rekeyed(
    ctx: click.Context, graded: Graded, keys: OtherDays, other: str
) -> ExamRekey:
    """Judge the papers here, or let a cluster judge their items."""
    papers, marking = graded.papers, graded.marking
    if ctx.params["cluster"] is None:
        return rekey_exam(papers, keys, marking, other, find_responsible(ctx))
    return rekey_with(find_workforce(ctx), read_banks(ctx), papers, marking, other)


def _withdrawn(places: tuple[str, ...], graded: Graded) -> Variants:
    forms = {form.label: form for form in graded.record.forms}
    try:
        return find_variants(places, forms)
    except NoSuchPlaceError as error:
        raise click.ClickException(f"Nothing was withdrawn: {error}.") from error


def _check_options(how: dict[str, Any]) -> None:
    needed = ("audit", "by", "why")
    given = [name for name in needed if how[name]]
    if how["apply"] and len(given) < len(needed):
        raise click.UsageError("--apply needs --audit, --by and --why.")
    if not how["apply"] and given:
        raise click.UsageError(f"--{given[0]} goes with --apply.")


def _apply(
    place: Place, found: ExamRekey, graded: Graded, record: Path, how: dict[str, Any]
) -> str:
    path: Path = how["audit"]
    data = read_trail_file(path)
    key = SigningKeyFile(place.folder).get_or_make(system_random_bytes)
    applied = AppliedRekey(
        number=0,
        previous="",
        record=digest_of(read_bytes(record)),
        applied_at=system_clock(),
        applied_by=how["by"],
        why=how["why"],
        day_of_exam=graded.marking.as_of,
        day_that_counts=how["as_of"],
        select_all=graded.marking.select_all.value,
        order=graded.marking.order.value,
        items=items_of(found),
        candidates=scores_of(found),
    )
    try:
        write_new({path: write_bytes(add_rekey(data, applied, key))}, force=True)
    except FileNotWrittenError as error:
        raise click.ClickException(str(error)) from error
    return f"Applied, and written to {path}. The scores before are in it, too."
