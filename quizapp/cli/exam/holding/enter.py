"""`quizapp exam enter`: answers from paper, typed into a table and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from quizapp.cli.exam.telling import json_option, tell
from quizapp.interchange.exams.collected_files import as_json
from quizapp.interchange.exams.entered import (
    blank_table,
    find_differences,
    read_entered,
)
from quizapp.interchange.exams.files import ExamFileError, read_paper
from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text
from quizapp.training.exam.paper import Paper


@click.command()
@click.argument("table", metavar="CSV", type=click.Path(path_type=Path))
@click.option(
    "--paper",
    "papers",
    multiple=True,
    required=True,
    type=click.Path(path_type=Path),
    help="A paper as it was built; repeat it for each form.",
)
@click.option(
    "--out", type=click.Path(path_type=Path), help="Sheets to be graded, as JSON."
)
@click.option(
    "--again",
    type=click.Path(path_type=Path),
    help="A second table, typed by somebody else: both must say the same.",
)
@click.option(
    "--blank", is_flag=True, help="Write the heading of CSV, and nothing else."
)
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
@json_option
def enter(table: Path, papers: tuple[Path, ...], out: Path | None, **how: Any) -> None:
    """Read a CSV with a row for each candidate: candidate, form, letters by number."""
    try:
        forms = {found.form: found for found in map(read_paper, papers)}
        if how["blank"]:
            write_new({table: write_text(blank_table(forms))}, force=how["force"])
            click.echo(f"Wrote the heading to {table}.")
            return
        if out is None:
            raise click.UsageError("Say where the sheets go: --out FILE.")
        count = _enter(table, forms, out, how)
    except (ExamFileError, FileNotWrittenError) as error:
        raise click.ClickException(f"Nothing was written: {error}") from error
    said = f"Wrote the answers of {count} candidates to {out}."
    tell([said], {"file": str(out), "candidates": count}, as_json=how["as_json"])


def _enter(table: Path, forms: dict[str, Paper], out: Path, how: dict[str, Any]) -> int:
    again: Path | None = how["again"]
    sheets = read_entered(table, forms)
    if not sheets:
        raise ExamFileError(table, "there is no candidate in it")
    if again is not None:
        differences = find_differences(sheets, read_entered(again, forms))
        if differences:
            said = "\n".join(differences)
            raise click.ClickException(
                f"{said}\nNothing was written: {table} and {again} differ. Look at the "
                "papers and correct them."
            )
    write_new({out: write_text(as_json(sheets))}, force=how["force"])
    return len(sheets)
