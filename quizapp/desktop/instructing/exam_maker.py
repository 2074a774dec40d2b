"""Exams of a data folder: what they are made from, and those that there are."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from quizapp.app import load_questions
from quizapp.bank.browsing.joined_shelf import ListedSource
from quizapp.bank.browsing.summary import Shelf
from quizapp.desktop.instructing.own_presets import shipped_presets
from quizapp.desktop.working.second_process import ProcessWork
from quizapp.interchange.exams.files import ExamFileError, Record, read_bytes
from quizapp.interchange.exams.sealing_files import read_sealed_head
from quizapp.interchange.exams.shelf.exam_folder import ExamFolder, ExamShelf
from quizapp.interchange.exams.shelf.facility_files import measured_on, read_predicted
from quizapp.interchange.exams.shelf.preset_folder import PresetFolder
from quizapp.presenters.instructing.port import (
    BuildOrder,
    ExamOnShelf,
    SealedForm,
    Stand,
)
from quizapp.presenters.working.work import Work
from quizapp.training.exam.blueprint import Release
from quizapp.training.exam.sealing.canonical import digest_of
from quizapp.training.exam.sealing.sealed_paper import hash_words
from quizapp.training.ports import Clock

_SEEDS = 1_000_000


class FolderExamMaker:
    """Keeps exams in folders; fulfils the port `ExamMaker`."""

    def __init__(
        self,
        data_folder: Path,
        now: Clock,
        rng: random.Random,
        seen: Callable[[], tuple[str, ...]],
    ) -> None:
        self._data_folder = data_folder
        self._now = now
        self._rng = rng
        self._seen = seen
        self._shelf = ExamShelf(data_folder)

    def look(self, language: str) -> Stand:
        """Read what exams are made from; on a thread of its own it disturbs nobody."""
        bank = self._bank()
        families = bank.summaries(language)
        topics = sorted({each.topics[0] for each in families if each.topics})
        presets = shipped_presets()
        kept = PresetFolder(self._data_folder, presets).read()
        return Stand(
            families=families,
            presets=presets.with_presets(kept.presets),
            own=tuple(kept.presets),
            faults=kept.faults,
            topics=tuple((each, bank.topic_name(each, language)) for each in topics),
            newest_day=bank.newest_date(),
            used=self._used(),
            measured=measured_on(self._shelf),
        )

    def seen(self) -> tuple[str, ...]:
        """List the families that the learner of this window has answered."""
        return self._seen()

    def new_seed(self) -> int:
        """Draw a seed."""
        return self._rng.randrange(1, _SEEDS)

    def build(self, order: BuildOrder) -> Work:
        """Begin to build, seal and print an exam."""
        # Loaded when it is first asked for: it works in the other process.
        from quizapp.desktop.instructing.building import BuildPlace, build_exam

        place = BuildPlace(self._data_folder, self._now().date().isoformat())
        task = partial(build_exam, place, order)
        return ProcessWork(task, lambda _process: self._shelf.sweep())

    def exams(self) -> Sequence[ExamOnShelf]:
        """List the exams, the newest first."""
        return tuple(map(exam_of, self._shelf.exams()))

    def _bank(self) -> ListedSource:
        bank = load_questions(self._data_folder)
        if not isinstance(bank, Shelf):
            raise TypeError("this bank cannot list its families")
        return bank

    def _used(self) -> tuple[str, ...]:
        """List the families of all exams; one whose record cannot be read tells none."""
        used: set[str] = set()
        for each in self._shelf.exams():
            try:
                record = each.read_record()
            except ExamFileError:
                continue
            used.update(
                item.question_id for form in record.forms for item in form.items
            )
        return tuple(sorted(used))


def exam_of(folder: ExamFolder) -> ExamOnShelf:
    """Say what there is of an exam; what is wrong with its files is told with it."""
    try:
        record = folder.read_record()
        forms, signer = _forms(folder, record)
    except ExamFileError as error:
        return _shown(folder, None, (), "", str(error))
    return _shown(folder, record, forms, signer, "")


def _forms(folder: ExamFolder, record: Record) -> tuple[tuple[SealedForm, ...], str]:
    lengths = {form.label: len(form.items) for form in record.forms}
    forms, signer = [], ""
    predicted = read_predicted(folder.predicted)
    for path in folder.paper_files():
        head = read_sealed_head(path)
        signer = head.signer_words
        words = hash_words(digest_of(read_bytes(path)))
        forms.append(
            SealedForm(
                label=head.form,
                words=words,
                questions=lengths.get(head.form, 0),
                predicted=predicted.get(head.form),
            )
        )
    return tuple(forms), signer


def _shown(
    folder: ExamFolder,
    record: Record | None,
    forms: tuple[SealedForm, ...],
    signer: str,
    trouble: str,
) -> ExamOnShelf:
    blueprint = None if record is None else record.blueprint
    return ExamOnShelf(
        key=folder.key,
        title=folder.key if blueprint is None else blueprint.name,
        folder=folder.path,
        forms=forms,
        signer=signer,
        code=folder.code(),
        minutes=None if blueprint is None else blueprint.minutes,
        pass_percent=None if blueprint is None else blueprint.pass_percent,
        language="" if blueprint is None else blueprint.language,
        as_of="" if blueprint is None else blueprint.as_of,
        excluded=0 if blueprint is None else len(blueprint.excluded),
        answers=len(folder.answer_files()),
        has_sheets=folder.sheets.exists(),
        release=Release.NOTHING if blueprint is None else blueprint.release,
        trouble=trouble,
    )
