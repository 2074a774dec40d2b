"""Results of an exam as files: tables, a workbook, a report and certificates."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from quizapp.app import system_clock
from quizapp.desktop.exchange.formats import FormatMissingError, check_pdf, printed
from quizapp.desktop.instructing.graded_exam import (
    ExamPlace,
    grade,
    open_bank,
    results_of,
    told_as_failed,
)
from quizapp.desktop.working.second_process import Line
from quizapp.interchange.exams.files import read_bytes
from quizapp.interchange.exams.result_files import csv_writers, xlsx_writer
from quizapp.interchange.new_files import Writer, write_new
from quizapp.presenters.instructing.gradebook.port import Exported
from quizapp.presenters.results.certificate import (
    Certificate,
    NoCertificateError,
    Occasion,
    make_certificates,
)
from quizapp.presenters.results.report import make_report
from quizapp.presenters.results.tables import Tables
from quizapp.presenters.working.work import WorkFailedError
from quizapp.storage.exams.signing_key_file import SigningKeyFile
from quizapp.training.exam.results.results import ExamResults
from quizapp.training.exam.sealing.canonical import digest_of

_DAY = 10
"""Letters of an ISO date."""


def export_results(
    place: ExamPlace, language: str, parent: Path, line: Line
) -> Exported:
    """Write the results into a new folder.

    :raises WorkFailedError: if that is not possible; nothing is left then.
    """
    with told_as_failed():
        try:
            check_pdf()
        except FormatMissingError as error:
            raise WorkFailedError("exam-no-pdf", details=str(error)) from error
        bank = open_bank(place.data_folder)
        graded = grade(place, bank)
        line.check()
        found = results_of(place, bank, graded)
        tables = Tables(found, bank, language).all()
        folder = free_folder(parent, f"{place.key}-results")
        writers = dict(csv_writers(tables, folder))
        writers[folder / "results.xlsx"] = xlsx_writer(tables, system_clock())
        digest = digest_of(read_bytes(place.folder.record))
        report = make_report(found, bank, language, digest)
        writers[folder / "report.pdf"] = printed(report)
        certificates = _certificates(place, found, language)
        if certificates:
            writers[folder / "certificates.pdf"] = _painted(certificates)
        line.check()
        _write(folder, writers)
    return Exported(folder, len(writers))


def _write(folder: Path, writers: dict[Path, Writer]) -> None:
    try:
        folder.mkdir()
    except OSError as error:
        raise WorkFailedError("not-written", folder.name, str(error)) from error
    try:
        write_new(writers, force=False)
    except BaseException:
        folder.rmdir()
        raise


def _certificates(
    place: ExamPlace, found: ExamResults, language: str
) -> tuple[Certificate, ...]:
    key = SigningKeyFile(place.data_folder).find()
    if key is None:
        return ()
    occasion = Occasion(_day_of(place), language, False)
    try:
        return make_certificates(found, occasion, key)
    except NoCertificateError:
        return ()


def _day_of(place: ExamPlace) -> str:
    """Say when the exam was held: when its last answers were handed in."""
    try:
        lines = msgspec.json.decode(place.folder.log.read_bytes())
        days = list(_days(lines))
    except (OSError, msgspec.DecodeError):
        days = []
    return max(days, default=place.key[:_DAY])


def _days(lines: object) -> Iterator[str]:
    for each in lines if isinstance(lines, list) else ():
        if isinstance(each, dict) and isinstance(each.get("handed_in_at"), str):
            yield each["handed_in_at"][:_DAY]


def free_folder(parent: Path, name: str) -> Path:
    """Name a folder that is not there yet, with a number where it has to be."""
    folder, number = parent / name, 1
    while folder.exists():
        number += 1
        folder = parent / f"{name}-{number}"
    return folder


def _painted(made: tuple[Certificate, ...]) -> Writer:
    def write(path: Path) -> None:
        from quizapp.gui.printing.certificate import CertificatePrinter

        CertificatePrinter().paint(made, path)

    return write
