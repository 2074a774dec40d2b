"""The audit trail as a file, and the re-key that it says is applied, derived again."""

from __future__ import annotations

from pathlib import Path

from quizapp.interchange.exams.files import ExamFileError, read_bytes
from quizapp.interchange.exams.graded_files import Graded
from quizapp.training.exam.rekeying import ExamRekey, OtherDays, rekey_exam
from quizapp.training.exam.results.audit import (
    AppliedRekey,
    AuditError,
    read_trail,
    scores_of,
    with_reasons,
    withdrawn_in,
)
from quizapp.training.exam.results.withdrawing import withdraw
from quizapp.training.exam.sealing.canonical import digest_of


class TrailError(ValueError):
    """A trail cannot be followed; the sentence says which one and why."""


def read_trail_file(path: Path) -> bytes:
    """Read a trail that may not be there yet.

    :raises TrailError: if it cannot be read or believed.
    """
    try:
        data = read_bytes(path) if path.exists() else b""
        read_trail(data)
    except ExamFileError as error:
        raise TrailError(str(error)) from error
    except AuditError as error:
        raise TrailError(f"{path}: {error}. Nothing was changed.") from error
    return data


def find_applied(
    path: Path | None, record: Path, graded: Graded, days: OtherDays
) -> ExamRekey | None:
    """Give the re-key that decides by the trail; None where the day of the exam does.

    :raises TrailError: if the trail is another exam's, or scores follow otherwise now.
    """
    trail = read_trail(read_trail_file(path)) if path is not None else ()
    if path is None or not trail:
        return None
    last = trail[-1].applied
    _check_fits(path, last, record, graded)
    withdrawn = withdrawn_in(last)
    if last.day_that_counts == graded.marking.as_of and not withdrawn:
        return None
    rekey = rekey_exam(graded.papers, days, graded.marking, last.day_that_counts)
    rekey = withdraw(rekey, withdrawn, graded.marking.pass_percent)
    known = {each.candidate: each for each in last.candidates}
    for score in scores_of(rekey):
        if known.get(score.candidate) != score:
            raise TrailError(
                f"{path}, entry {last.number}: the score of {score.candidate} is "
                "another one now than when it was applied. Look at what changed: the "
                "answers, or the version of this program."
            )
    return with_reasons(rekey, last)


def _check_fits(
    path: Path, applied: AppliedRekey, record: Path, graded: Graded
) -> None:
    if applied.record != digest_of(read_bytes(record)):
        raise TrailError(f"{path}: this trail belongs to another record.")
    marking = graded.marking
    for option, before, now in (
        ("--select-all", applied.select_all, marking.select_all.value),
        ("--order", applied.order, marking.order.value),
    ):
        if before != now:
            raise TrailError(
                f"{path}: it was applied with {option} {before}, not {now}."
            )
