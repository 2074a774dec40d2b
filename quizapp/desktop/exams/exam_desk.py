"""The desk of exams: papers are built and opened beside the window, sittings kept in it."""

from __future__ import annotations

import datetime as dt
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from quizapp.app import system_exam_clock, system_random_bytes
from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.exams.measuring import measure
from quizapp.desktop.exams.paper_bench import PaperBench
from quizapp.desktop.once_painted import once_painted
from quizapp.interchange.exams.collected_files import SUFFIX
from quizapp.interchange.new_files import FileNotWrittenError, write_bytes, write_new
from quizapp.presenters.sitting.measured import Measured
from quizapp.presenters.sitting.port import (
    Asked,
    HandedOver,
    Offer,
    ReadyPaper,
    Unfinished,
)
from quizapp.storage.exams.mock_shelf import MockShelf
from quizapp.storage.exams.sitting_file import (
    SittingFile,
    list_sittings,
    sittings_folder,
)
from quizapp.storage.trouble import StorageTroubleError
from quizapp.training.exam.mock.counting import TakenExam, count_exam
from quizapp.training.exam.mock.past import PastMock
from quizapp.training.exam.sealing.sealed_answers import answers_words
from quizapp.training.exam.sealing.sealed_paper import read_head
from quizapp.training.exam.sealing.start_code import StartCode
from quizapp.training.exam.sitting.handing_in import make_answer_file
from quizapp.training.exam.sitting.journal import KeptSitting
from quizapp.training.exam.sitting.pace import seconds_open
from quizapp.training.exam.sitting.starting import (
    Entrance,
    open_kept,
    resume_opened,
    start_opened,
)
from quizapp.training.ports import NotKeptError

if TYPE_CHECKING:
    from quizapp.training.exam.mock.marking import MockMarks
    from quizapp.training.exam.mock.planning import MockWish
    from quizapp.training.exam.sitting.sitting import Sitting


HANDED_IN = "handed-in"
"""Stands beside a sitting of a sealed paper that is over."""


class ExamDesk:
    """Fulfils the port of exams for one learner."""

    def __init__(self, desk: DataDesk, shared: Path, folder: Path, name: str) -> None:
        """Take the folder of everybody's questions, and folder and name of the learner."""
        self._desk = desk
        self._folder = folder
        self._name = name
        self._bench = PaperBench(shared)
        self._beside = ThreadPoolExecutor(1, "exams")
        self._shelf = MockShelf(folder)
        self._file: SittingFile | None = None
        self._kept: KeptSitting | None = None
        self._clock = system_exam_clock()

    def offer(self, asked: Asked) -> Future[Offer]:
        """Look what the bank can fill."""
        app = self._desk.get_app()
        if not asked.preset and app.insight is not None and app.insight.exams:
            # Whoever gets ready for an exam is offered that one first.
            asked = replace(asked, preset=app.insight.exams.wanted())
        seen: tuple[str, ...] = ()
        if asked.leave_out_seen:
            seen = tuple(app.study.open_ledger().items)
        look = partial(self._bench.offer, asked, seen)
        return once_painted(self._beside.submit, look)

    def build(self, wish: MockWish) -> Future[ReadyPaper]:
        """Build a mock exam and open its paper."""
        return self._beside.submit(self._bench.build, wish)

    def open_file(self, path: Path, code: str) -> Future[ReadyPaper]:
        """Open a sealed paper with the start code that was said."""
        return self._beside.submit(self._bench.open_file, path, code)

    def unfinished(self) -> Unfinished | None:
        """Look for a sitting to go on with; one that cannot be opened is passed over."""
        mocks = ((True, each) for each in self._shelf.unfinished())
        papers = sittings_folder(self._folder)
        sealed = (
            (False, each)
            for each in list_sittings(papers)
            if not (papers / each / HANDED_IN).exists()
        )
        for is_mock, sitting_id in (*mocks, *sealed):
            try:
                kept = self._open(sitting_id, is_mock=is_mock)
            except StorageTroubleError:
                continue
            if is_mock or not _is_over(kept):
                exam = read_head(kept.record.sealed).exam
                return Unfinished(sitting_id, exam, is_mock)
            self.close()
            mark_handed_in(papers / sitting_id)
        return None

    def reopen(self, unfinished: Unfinished) -> Future[ReadyPaper]:
        """Open the paper of a sitting anew."""
        kept = self._kept
        if kept is None or kept.record.sitting_id != unfinished.sitting_id:
            kept = self._open_again(unfinished)
        self._kept = kept

        def open_paper() -> ReadyPaper:
            record = kept.record
            opened = open_kept(kept)
            secret, which = record.code_secret, record.sitting_id
            return ReadyPaper(opened, record.sealed, secret, unfinished.is_mock, which)

        return self._beside.submit(open_paper)

    def begin(self, ready: ReadyPaper, candidate: str) -> Sitting:
        """Start the time, or go on where the sitting was."""
        if ready.sitting_id:
            return self._go_on(ready)
        if ready.is_mock:
            self._shelf.keep(ready.opened.paper_hash, self._bench.kept_mock(ready))
        self.close()
        self._file = SittingFile(self._sittings(is_mock=ready.is_mock))
        entrance = Entrance(candidate, ready.sealed, StartCode(ready.code_secret))
        return start_opened(
            ready.opened, entrance, self._file, self._clock, system_random_bytes
        )

    def measure(self) -> Future[Measured]:
        """Try what an exam needs of this computer."""
        return once_painted(self._beside.submit, partial(measure, self._folder))

    def candidate(self) -> str:
        """Name the learner."""
        return self._name

    def mark(self, sitting: Sitting) -> Future[MockMarks]:
        """Mark a mock exam that is over."""
        kept = self._shelf.get(sitting.opened.paper_hash)
        answers = sitting.course.answers
        return self._beside.submit(self._bench.mark, kept, answers)

    def count(self, sitting: Sitting, marks: MockMarks) -> PastMock:
        """Let its answers count, and keep how it went."""
        app = self._desk.get_app()
        ends = sitting.entries[-1].at.moment.wall
        taken = TakenExam(
            exam_id=f"exam-{sitting.record.sitting_id}",
            begun_at=_utc(sitting.record.begun.moment.wall),
            handed_in_at=_utc(ends),
            seconds=seconds_open(sitting),
        )
        count_exam(taken, marks, app.study.open_ledger(), app.exam_answers)
        past = PastMock(
            sitting_id=sitting.record.sitting_id,
            exam=sitting.opened.paper.exam,
            handed_in_at=taken.handed_in_at,
            points=int(marks.points),
            most=marks.most,
            passed=marks.passed,
        )
        self._shelf.finish(past)
        self.close()
        return past

    def hand_over(self, sitting: Sitting, folder: Path | None) -> HandedOver:
        """Write the answers to a sealed paper into a folder, or beside the sitting."""
        data = make_answer_file(sitting, system_random_bytes)
        kept_in = sittings_folder(self._folder) / sitting.record.sitting_id
        path = (folder or kept_in) / f"answers-{sitting.record.sitting_id}{SUFFIX}"
        try:
            write_new({path: write_bytes(data)}, force=True)
        except FileNotWrittenError as error:
            raise NotKeptError(str(error)) from error
        mark_handed_in(kept_in)
        return HandedOver(path, answers_words(data))

    def past(self) -> tuple[PastMock, ...]:
        """List how past mock exams went, the newest first."""
        return self._shelf.past()

    def close(self) -> None:
        """Let go of the sitting's file."""
        if self._file is not None:
            self._file.close()
        self._file = self._kept = None

    def end(self) -> None:
        """Let go of everything, as the window is closed."""
        self.close()
        self._beside.shutdown(wait=False, cancel_futures=True)

    def _open(self, sitting_id: str, *, is_mock: bool) -> KeptSitting:
        self.close()
        file = SittingFile(self._sittings(is_mock=is_mock))
        self._kept = file.open(sitting_id)
        self._file = file
        return self._kept

    def _go_on(self, ready: ReadyPaper) -> Sitting:
        """Go on where a sitting was; another one may have been looked at meanwhile."""
        kept, file = self._kept, self._file
        if kept is None or file is None or kept.record.sitting_id != ready.sitting_id:
            kept = self._open(ready.sitting_id, is_mock=ready.is_mock)
            file = self._file
        assert file is not None
        return resume_opened(ready.opened, kept, file, self._clock)

    def _open_again(self, wanted: Unfinished) -> KeptSitting:
        try:
            return self._open(wanted.sitting_id, is_mock=wanted.is_mock)
        except StorageTroubleError as error:
            raise LookupError(str(error)) from error

    def _sittings(self, *, is_mock: bool) -> Path:
        return self._shelf.folder if is_mock else sittings_folder(self._folder)


def mark_handed_in(folder: Path) -> None:
    """Mark the folder of a sitting, so that nobody looks into it at every start."""
    with suppress(OSError):
        (folder / HANDED_IN).touch()


def _is_over(kept: KeptSitting) -> bool:
    from quizapp.training.exam.sitting.acts import HandedIn, Reopened

    ends = [e.act for e in kept.entries if isinstance(e.act, HandedIn | Reopened)]
    return bool(ends) and isinstance(ends[-1], HandedIn)


def _utc(moment: dt.datetime) -> dt.datetime:
    return moment.astimezone(dt.UTC)
