"""An exam built, sealed and printed by a second process, whole or not at all."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from quizapp.app import load_questions, system_random_bytes
from quizapp.bank.browsing.joined_shelf import ListedSource
from quizapp.bank.browsing.summary import Shelf
from quizapp.bank.posed import PosedQuestion
from quizapp.desktop.exchange.formats import FormatMissingError, check_pdf, printed
from quizapp.desktop.working.second_process import Line
from quizapp.interchange.exams.files import exam_writers, read_record
from quizapp.interchange.exams.sealing_files import Seals, read_papers, seal_papers
from quizapp.interchange.exams.shelf.exam_folder import ExamFolder, ExamShelf
from quizapp.interchange.exams.shelf.facility_files import measured_on, write_predicted
from quizapp.interchange.new_files import (
    FileNotWrittenError,
    write_bytes,
    write_new,
    write_private,
)
from quizapp.presenters.exporting.exam_paper import make_exam_paper
from quizapp.presenters.instructing.port import BuildOrder, Built
from quizapp.presenters.working.work import WorkFailedError
from quizapp.storage.exams.signing_key_file import SigningKeyFile
from quizapp.storage.trouble import StorageTroubleError
from quizapp.training.exam import building
from quizapp.training.exam.analysis.facilities import ratings_of
from quizapp.training.exam.assembling import Wanted
from quizapp.training.exam.sealing.sealed_paper import Terms, open_paper
from quizapp.training.exam.sealing.start_code import make_start_code

GRACE_SECONDS = 60
_STEPS_A_FORM = 2
"""Besides its questions: it is sealed, and printed."""


class BuildPlace(Struct, frozen=True):
    """Where an exam is built, and the day on which it is."""

    data_folder: Path
    day: str


class _Watched:
    """Poses from a bank and tells of each question."""

    def __init__(self, bank: ListedSource, line: Line) -> None:
        self._bank = bank
        self._line = line

    def filling_of(self, question_id: str, seed: int) -> str:
        """Name what a seed puts into the slots."""
        self._line.check()
        return self._bank.filling_of(question_id, seed)

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        """Pose one variant."""
        self._line.advance(1)
        return self._bank.pose(question_id, seed, as_of, language)


def build_exam(place: BuildPlace, order: BuildOrder, line: Line) -> Built:
    """Build an exam into a new folder of the shelf.

    :raises WorkFailedError: if that is not possible; nothing is left then.
    :raises StoppedError: if the work is to end; nothing is left then.
    """
    blueprint, shelf = order.blueprint, ExamShelf(place.data_folder)
    try:
        check_pdf()
        bank = load_questions(place.data_folder)
        if not isinstance(bank, Shelf):
            raise WorkFailedError("exam-no-list")
        line.begin("", order.forms * (blueprint.length + _STEPS_A_FORM))
        families = bank.summaries(blueprint.language)
        ratings = ratings_of(families, measured_on(shelf))
        wanted = Wanted(forms=order.forms, kinship=order.kinship, ratings=ratings)
        built = building.build(blueprint, families, _Watched(bank, line), wanted)
        _check_enough(built, order)
        with shelf.preparing(place.day, blueprint.name) as folder:
            _write(built, folder, place.data_folder, line)
            line.check()
        key = shelf.key_of(folder)
    except (FileNotWrittenError, OSError) as error:
        name = getattr(error, "path", shelf.folder)
        raise WorkFailedError("not-written", Path(name).name, str(error)) from error
    except FormatMissingError as error:
        raise WorkFailedError("exam-no-pdf", details=str(error)) from error
    except StorageTroubleError as error:
        raise WorkFailedError("exam-key", details=str(error)) from error
    return _told(built, shelf.folder / key)


def _check_enough(built: building.Built, order: BuildOrder) -> None:
    """Refuse an exam without questions, and one that refusals made shorter."""
    missing = built.assembly.missing
    details = "\n".join(f"{e.question_id}: {e.reason}" for e in built.left_out)
    if missing == built.blueprint.length:
        raise WorkFailedError("exam-empty", details=details)
    if missing and not order.short:
        raise WorkFailedError("exam-short", details=details)


def _write(
    built: building.Built, folder: ExamFolder, data_folder: Path, line: Line
) -> None:
    for path in (folder.papers, folder.sealed, folder.printed, folder.answers):
        path.mkdir()
    write_new(exam_writers(built, folder.papers, folder.record), force=False)
    key = SigningKeyFile(data_folder).get_or_make(system_random_bytes)
    code = make_start_code(system_random_bytes)
    record = read_record(folder.record)
    terms = Terms(
        grace_seconds=GRACE_SECONDS, pass_percent=record.blueprint.pass_percent
    )
    papers = read_papers(sorted(folder.papers.glob("*.json")), record)
    seals = Seals(key, code, terms, system_random_bytes)
    for paper in papers:
        (sealed,) = seal_papers((paper,), seals, folder.sealed).items()
        line.advance(1)
        pdf = folder.printed / f"form-{paper.form}.pdf"
        made = make_exam_paper(open_paper(sealed[1], code))
        write_new({sealed[0]: write_bytes(sealed[1]), pdf: printed(made)}, force=False)
        line.advance(1)
    labels = [form.label for form in built.assembly.forms]
    scores = [float(each) for each in built.assembly.predicted]
    write_predicted(folder.predicted, labels, scores)
    write_new({folder.start_code: write_private(f"{code}\n".encode())}, force=False)


def _told(built: building.Built, folder: Path) -> Built:
    assembly = built.assembly
    return Built(
        key=folder.name,
        folder=folder,
        forms=len(assembly.forms),
        questions=len(assembly.forms[0].items),
        missing=assembly.missing,
        predicted=tuple(map(float, assembly.predicted)),
        left_out=tuple((each.question_id, each.reason) for each in built.left_out),
    )
