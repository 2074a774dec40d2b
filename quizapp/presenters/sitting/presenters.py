"""The presenters that lead through an exam, composed once."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.attending.joining import JoinPresenter
from quizapp.presenters.attending.port import RoomPort
from quizapp.presenters.attending.presenter import AttendingPresenter
from quizapp.presenters.sitting.choosing import ExamsPresenter
from quizapp.presenters.sitting.handing_over import HandOverPresenter
from quizapp.presenters.sitting.port import ExamPort
from quizapp.presenters.sitting.presenter import SittingPresenter
from quizapp.presenters.sitting.result import ResultPresenter
from quizapp.presenters.study_desk import OpenDesk


class ExamPresenters(Struct, frozen=True):
    """One for each part of the way."""

    choosing: ExamsPresenter
    sitting: SittingPresenter
    result: ResultPresenter
    handing_over: HandOverPresenter
    joining: JoinPresenter
    attending: AttendingPresenter

    def set_language(self, language: str) -> None:
        """Say all of it in another language."""
        self.choosing.set_language(language)
        self.sitting.set_language(language)
        self.result.set_language(language)
        self.handing_over.set_language(language)
        self.joining.set_language(language)
        self.attending.set_language(language)


def make_exam_presenters(
    port: ExamPort, open_desk: OpenDesk, rooms: RoomPort, *, language: str
) -> ExamPresenters:
    """Make them over the port of exams and that of rooms."""
    return ExamPresenters(
        ExamsPresenter(port, language=language),
        SittingPresenter(port, language=language),
        ResultPresenter(port, open_desk, language=language),
        HandOverPresenter(port, language=language),
        JoinPresenter(rooms, language=language),
        AttendingPresenter(rooms, language=language),
    )
