"""An exam of the shelf with its answers graded, in a second process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

from msgspec import Struct

from quizapp.app import list_content, load_questions, read_bank
from quizapp.bank.browsing.joined_shelf import ListedSource
from quizapp.bank.browsing.summary import Shelf
from quizapp.bank.exams.responsible import responsible_points
from quizapp.bank.question_bank import QuestionBank
from quizapp.desktop.working.second_process import Line
from quizapp.interchange.exams.files import ExamFileError
from quizapp.interchange.exams.graded_files import (
    Graded,
    NotGradedError,
    Rules,
    grade_files,
)
from quizapp.interchange.exams.release_files import read_plan
from quizapp.interchange.exams.shelf.exam_folder import ExamFolder, ExamShelf
from quizapp.interchange.exams.shelf.facility_files import write_facilities
from quizapp.interchange.exams.trail_files import (
    TrailError,
    find_applied,
    read_trail_file,
)
from quizapp.interchange.new_files import FileNotWrittenError
from quizapp.presenters.instructing.gradebook.port import (
    GradedExam,
    ItemTold,
    OptionTold,
    TrailLine,
)
from quizapp.presenters.working.work import WorkFailedError
from quizapp.storage.trouble import StorageTroubleError
from quizapp.training.exam.analysis.facilities import measure
from quizapp.training.exam.results.audit import read_trail
from quizapp.training.exam.results.results import ExamResults, make_results
from quizapp.training.exam.results.withdrawing import NoSuchPlaceError


class ExamPlace(Struct, frozen=True):
    """One exam of a data folder."""

    data_folder: Path
    key: str

    @property
    def folder(self) -> ExamFolder:
        """Give the folder of the exam.

        :raises ExamFileError: if there is none.
        """
        return ExamShelf(self.data_folder).get(self.key)


@contextmanager
def told_as_failed() -> Iterator[None]:
    """Tell what is wrong with files of an exam as work that failed."""
    try:
        yield
    except FileNotWrittenError as error:
        raise WorkFailedError("not-written", error.path.name, str(error)) from error
    except (
        ExamFileError, NotGradedError, TrailError, NoSuchPlaceError, StorageTroubleError
    ) as error:  # fmt: skip
        raise WorkFailedError("exam-files", details=str(error)) from error


def open_bank(data_folder: Path) -> ListedSource:
    """Give all questions of a data folder."""
    bank = load_questions(data_folder)
    if not isinstance(bank, Shelf):
        raise WorkFailedError("exam-no-list")
    return bank


def grade(place: ExamPlace, bank: ListedSource) -> Graded:
    """Grade the sheets of an exam.

    :raises NotGradedError: if one of them cannot be graded.
    """
    folder = place.folder
    return grade_files((folder.sheets,), folder.record, bank, Rules())


def results_of(place: ExamPlace, bank: ListedSource, graded: Graded) -> ExamResults:
    """Work the results out; the newest entry of the audit trail counts.

    :raises TrailError: if the trail cannot be followed.
    """
    folder = place.folder
    applied = find_applied(folder.trail, folder.record, graded, bank)
    return make_results(graded.papers, graded.record.blueprint, bank, applied)


def grade_exam(place: ExamPlace, language: str, line: Line) -> GradedExam:
    """Grade an exam and explain every key of it.

    :raises WorkFailedError: if that is not possible.
    """
    with told_as_failed():
        bank = open_bank(place.data_folder)
        graded = grade(place, bank)
        line.check()
        results = results_of(place, bank, graded)
        write_facilities(place.folder.facilities, measure(graded.papers))
        told = tuple(_told(bank, graded, language, line))
        topics = {each.topic for each in results.items}
        topics |= {t.topic for each in results.candidates for t in each.topics}
        names = {each: bank.topic_name(each, language) for each in topics}
        trail, plan = _trail(place), read_plan(place.folder.release)
    return GradedExam(
        results=results, told=told, topics=names, trail=trail, release=plan
    )


def _told(
    bank: ListedSource, graded: Graded, language: str, line: Line
) -> Iterator[ItemTold]:
    forms = graded.record.forms
    variants = sorted({(i.question_id, i.seed) for f in forms for i in f.items})
    titles = {e.question_id: e.title for e in bank.summaries(language)}
    as_of = graded.marking.as_of
    line.begin("", len(variants))
    for question_id, seed in variants:
        posed = bank.pose(question_id, seed, as_of, language)
        found = bank.explain(question_id, seed, as_of, language)
        yield ItemTold(
            question_id=question_id,
            seed=seed,
            title=titles.get(question_id, question_id),
            question=" ".join((*posed.stem, posed.question)),
            options=tuple(
                OptionTold(e.option_id, e.text, e.correct, e.because, e.belief)
                for e in (*found.options, *found.other_orders)
            ),
            pieces={each.piece_id: each.text for each in posed.pieces},
            steps=tuple((each.cite, each.text) for each in found.steps),
        )
        line.advance(1)


def _trail(place: ExamPlace) -> tuple[TrailLine, ...]:
    entries = read_trail(read_trail_file(place.folder.trail))
    return tuple(
        TrailLine(
            number=each.applied.number,
            applied_at=each.applied.applied_at,
            applied_by=each.applied.applied_by,
            why=each.applied.why,
            day=each.applied.day_that_counts,
            changed=len(each.applied.items),
            signer=each.signer_words,
        )
        for each in entries
    )


def responsible_in(
    data_folder: Path,
) -> Callable[[str, int, str, str], tuple[str, ...]]:
    """Give what names the rule points because of which an answer is another one."""
    return partial(_responsible, data_folder)


def _responsible(
    data_folder: Path, question_id: str, seed: int, before: str, after: str
) -> tuple[str, ...]:
    for bank in _banks(data_folder):
        if question_id in bank.question_ids():
            return responsible_points(bank, question_id, seed, before, after)
    return ()


@cache
def _banks(data_folder: Path) -> tuple[QuestionBank, ...]:
    return tuple(
        read_bank(each.folder, each.shared_cards) for each in list_content(data_folder)
    )
