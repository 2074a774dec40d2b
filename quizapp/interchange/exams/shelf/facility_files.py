"""Measured facilities and predicted scores as files in the folder of an exam."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

import msgspec
from msgspec import Struct

from quizapp.interchange.exams.files import ExamFileError, read_bytes
from quizapp.interchange.exams.shelf.exam_folder import ExamShelf
from quizapp.interchange.new_files import write_new, write_text
from quizapp.training.exam.analysis.facilities import Facilities, Measured, pool


class _Kept(Struct, frozen=True, forbid_unknown_fields=True):
    points: str
    """A fraction, exactly."""
    reached: int


def write_facilities(path: Path, found: Facilities) -> None:
    """Write what each family gave in an exam, in the place of what was there.

    :raises FileNotWrittenError: if that is not possible.
    """
    kept = {name: _Kept(str(each.points), each.reached) for name, each in found.items()}
    _write(path, dict(sorted(kept.items())))


def read_facilities(path: Path) -> dict[str, Measured]:
    """Read what an exam measured; nothing where it was not graded.

    :raises ExamFileError: if the file cannot be understood.
    """
    if not path.exists():
        return {}
    try:
        kept = msgspec.json.decode(read_bytes(path), type=dict[str, _Kept])
        return {
            name: Measured(Fraction(each.points), each.reached)
            for name, each in kept.items()
        }
    except (msgspec.DecodeError, ValueError, ArithmeticError, RecursionError) as error:
        raise ExamFileError(path, str(error)) from error


def measured_on(shelf: ExamShelf) -> dict[str, Measured]:
    """Add up what all exams of a shelf measured; a file that cannot be read tells none."""
    found = []
    for folder in shelf.exams():
        with suppress(ExamFileError):
            found.append(read_facilities(folder.facilities))
    return pool(found)


def write_predicted(path: Path, labels: Sequence[str], scores: Sequence[float]) -> None:
    """Write which share of its points each form should give.

    :raises FileNotWrittenError: if that is not possible.
    """
    _write(path, dict(zip(labels, scores, strict=True)))


def read_predicted(path: Path) -> dict[str, float]:
    """Read by form which share of its points it should give; exams made before say none.

    :raises ExamFileError: if the file cannot be understood.
    """
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(read_bytes(path), type=dict[str, float])
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise ExamFileError(path, str(error)) from error


def _write(path: Path, value: Mapping[str, object]) -> None:
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    write_new({path: write_text(f"{text}\n")}, force=True)
