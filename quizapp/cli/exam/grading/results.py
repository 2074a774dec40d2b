"""`quizapp exam results`: what came of an exam, as tables and as a report."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from quizapp.app import system_clock
from quizapp.bank.wording.speaker import LANGUAGES
from quizapp.cli.exam.grading.applied import find_applied
from quizapp.cli.exam.grading.grading import grade_sheets, grading_options, rules_of
from quizapp.cli.exam.shelf import read_families
from quizapp.cli.exam.telling import json_option, tell
from quizapp.cli.exchange.place import Place
from quizapp.desktop.exchange.formats import FormatMissingError, check_pdf, printed
from quizapp.interchange.exams.files import read_bytes
from quizapp.interchange.exams.result_files import csv_writers, xlsx_writer
from quizapp.interchange.new_files import FileNotWrittenError, Writer, write_new
from quizapp.presenters.results.report import make_report
from quizapp.presenters.results.tables import Tables, Wording
from quizapp.training.exam.results.results import ExamResults, make_results
from quizapp.training.exam.sealing.canonical import digest_of

FORMATS = ("csv", "pdf", "xlsx")


@click.command()
@grading_options
@click.option(
    "--out",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="Folder for the files.",
)
@click.option(
    "--format",
    "formats",
    type=click.Choice(FORMATS),
    multiple=True,
    default=FORMATS,
    show_default=True,
    help="Repeat it for several.",
)
@click.option(
    "--audit",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="The audit trail: a re-key applied there decides.",
)
@click.option(
    "--lang", type=click.Choice(LANGUAGES), help="Otherwise that of the papers."
)
@click.option("--force", is_flag=True, help="Replace files that are there already.")
@json_option
@click.pass_obj
def results(
    place: Place, /, answers: tuple[Path, ...], record: Path, folder: Path, **how: Any
) -> None:
    """Write what came of ANSWERS: candidates, topics, misconceptions, items, the exam."""
    bank = read_families(place)
    graded = grade_sheets(answers, record, bank, rules_of(how))
    applied = find_applied(how["audit"], record, graded, bank)
    found = make_results(graded.papers, graded.record.blueprint, bank, applied)
    how["lang"] = how["lang"] or graded.marking.language
    try:
        writers = _writers(found, bank, record, folder, how)
        folder.mkdir(exist_ok=True)
        write_new(writers, force=how["force"])
    except (FileNotWrittenError, FormatMissingError) as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(f"{folder}: {error.strerror}") from error
    said = f"Wrote {', '.join(path.name for path in writers)} to {folder}."
    told = {"files": [str(p) for p in writers], "rekeyed": found.is_rekeyed}
    tell([said], told, as_json=how["as_json"])


def _writers(
    found: ExamResults,
    wording: Wording,
    record: Path,
    folder: Path,
    how: dict[str, Any],
) -> dict[Path, Writer]:
    language, formats = how["lang"], how["formats"]
    tables = Tables(found, wording, language).all()
    writers: dict[Path, Writer] = {}
    if "csv" in formats:
        writers |= csv_writers(tables, folder)
    if "xlsx" in formats:
        writers[folder / "results.xlsx"] = xlsx_writer(tables, system_clock())
    if "pdf" in formats:
        check_pdf()
        digest = digest_of(read_bytes(record))
        report = make_report(found, wording, language, digest)
        writers[folder / "report.pdf"] = printed(report)
    return writers
