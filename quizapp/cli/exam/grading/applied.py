"""The re-key that an audit trail says is applied, for the commands about results."""

from __future__ import annotations

from pathlib import Path

import click

from quizapp.interchange.exams import trail_files
from quizapp.interchange.exams.graded_files import Graded
from quizapp.interchange.exams.trail_files import TrailError
from quizapp.training.exam.rekeying import ExamRekey, OtherDays


def read_trail_file(path: Path) -> bytes:
    """Read a trail that may not be there yet; one that cannot be believed ends it."""
    try:
        return trail_files.read_trail_file(path)
    except TrailError as error:
        raise click.ClickException(str(error)) from error


def find_applied(
    path: Path | None, record: Path, graded: Graded, days: OtherDays
) -> ExamRekey | None:
    """Give the re-key that decides by the trail; None where the day of the exam does."""
    try:
        return trail_files.find_applied(path, record, graded, days)
    except TrailError as error:
        raise click.ClickException(str(error)) from error
