"""Scenes of a room: joined, waited in, sat with contact and without, and what is told."""

from __future__ import annotations

import datetime as dt
import json
import tempfile
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt

from quizapp.bank.posed import QuestionSource
from quizapp.gui.window.exams.attending_lead import AttendingLead
from quizapp.presenters.attending.port import RoomNearby
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from quizapp.training.exam.paper import Paper, letter_of, make_paper
from quizapp.training.room.attending.asking import UnknownCertificateError
from quizapp.training.room.opening import Terms
from quizapp.training.room.port import Result
from tests.support.exam_families import blueprint, part
from tests.support.room_client import Caller
from tests.support.room_port import HallRooms
from tests.support.rooms import Hall
from tools.pictures.painter import Painter

_ASKED = (
    "own-upkeep-remedy", "command-and-its-restriction", "fetch-may-fail",
    "tutor-must-find", "missed-upkeep-remedy",
)  # fmt: skip
"""Questions of the paper."""

_ADDRESS = "192.0.2.7:8421"
_CONTROL = Qt.KeyboardModifier.ControlModifier
_SAYS = {
    "en": ("Level 2, spring", "The doors close at noon.", "Fire alarm, please wait"),
    "fr": ("Niveau 2, printemps", "Les portes ferment à midi.", "Alarme, patientez"),
}


class _Room(HallRooms):
    """Shows the boards of the questions themselves."""

    def __init__(self, questions: QuestionSource, language: str, folder: Path) -> None:
        self.questions, self.language = questions, language
        self.title, self.message, self.reason = _SAYS[language]
        self.paper = self._make_paper()
        store = DatabaseRooms(SqliteRooms(folder))
        super().__init__(Caller(Hall(store, (self.paper,), Terms(pass_percent=70))))
        wall = dt.datetime.fromtimestamp(self.hall.now / 1000, dt.UTC)
        self.clocks.moment = replace(self.clocks.moment, wall=wall)

    def shown(self, paper: Paper) -> Paper:
        return paper

    def tell(self, answers: dict[int, tuple[str, ...]]) -> None:
        """Release everything, by keys that are derived."""
        hall, told = self.hall, [self._told(n) for n in range(1, len(_ASKED) + 1)]
        steps = [self._steps(n) for n in range(1, len(_ASKED) + 1)]
        right = {
            number: {each["letter"] for each in reasons if each["right"]}
            for number, reasons in enumerate(told, 1)
        }
        points = {
            number: int(
                bool(right[number]) and set(answers.get(number, ())) == right[number]
            )
            for number in right
        }
        (who,) = (each.candidate_id for each in hall.store.sheets(hall.room_id))
        score = {"points": sum(points.values()), "most": len(right), "passed": False}
        marks = [{"number": n, "points": each} for n, each in points.items()]
        reasons = [
            {"number": n, "reasons": each, "steps": steps[n - 1]}
            for n, each in enumerate(told, 1)
        ]
        result = Result(
            candidate_id=who,
            score=json.dumps(score),
            answers=json.dumps(marks),
            explanations=json.dumps(reasons),
        )
        hall.store.keep_results(hall.room_id, [result], hall.now)
        everything = dict.fromkeys(("score", "answers", "explanations"), True)
        self.transport.caller.instruct("change", close=True)
        self.transport.caller.instruct("change", told=everything, debrief=2)

    def _make_paper(self) -> Paper:
        day = self.questions.newest_date()
        posed = [
            replace(
                self.questions.pose(each, 1, day, self.language), pieces=(), places=0
            )
            for each in _ASKED
        ]
        made = blueprint(part("all", len(posed)), language=self.language, minutes=60)
        return replace(make_paper(made, "A", posed), exam=self.title)

    def _told(self, number: int) -> list[dict[str, object]]:
        day, question_id = self.questions.newest_date(), _ASKED[number - 1]
        posed = self.questions.pose(question_id, 1, day, self.language)
        options = [each.option_id for each in posed.options]
        explained = self.questions.explain(question_id, 1, day, self.language)
        return [
            {
                "letter": letter_of(options, each.option_id),
                "right": each.correct,
                "because": each.because,
                "belief": "" if each.correct else each.belief,
            }
            for each in explained.options
        ]

    def _steps(self, number: int) -> list[dict[str, object]]:
        day, question_id = self.questions.newest_date(), _ASKED[number - 1]
        explained = self.questions.explain(question_id, 1, day, self.language)
        return [{"text": each.text, "cite": each.cite} for each in explained.steps]


def paint_attending(painter: Painter) -> None:
    """Sit the exam of a room, from its link to what is told."""
    window = painter.window
    window.open_exams()
    lead = window._leads.exam
    assert lead is not None
    attending = lead.attending
    language = lead._presenters.attending.language
    questions = lead._presenters.result._open_desk().questions
    with tempfile.TemporaryDirectory() as folder:
        room = _Room(questions, language, Path(folder))
        for presenter in (attending._attending, attending._joining):
            presenter._port = room  # type: ignore[attr-defined]
        attending._looking.setInterval(3_600_000)
        try:
            _paint(painter, attending, room)
        finally:
            room.close()
            room.transport.caller.desk.close()


def _paint(painter: Painter, lead: AttendingLead, room: _Room) -> None:
    _paint_way_in(painter, lead, room)
    room.hall.start()
    _look(lead, 4)
    painter.settle()
    _paint_questions(painter, lead, room)
    painter.press(Qt.Key.Key_H, held=_CONTROL)
    for _ in range(2):
        painter.press(Qt.Key.Key_Return, held=_CONTROL)
    _look(lead, 3)
    painter.keep("room-received")
    room.tell(room.hall.answers_by_name(room.candidate()))
    _look(lead, 2)
    painter.keep("room-told")
    painter.press(Qt.Key.Key_B)
    painter.keep("room-why")
    painter.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)


def _paint_way_in(painter: Painter, lead: AttendingLead, room: _Room) -> None:
    room.rooms = (RoomNearby(room.title, _ADDRESS),)
    painter.press(Qt.Key.Key_J)
    _look(lead)
    lead.join.fields["link"].setText(_ADDRESS)
    lead.join.fields["code"].setText(room.hall.room.join_code)
    painter.keep("room-join")
    room.stands_in_the_way = UnknownCertificateError("5C19" * 16)
    painter.press(Qt.Key.Key_Return)
    _look(lead)
    painter.keep("room-certificate")
    room.stands_in_the_way = None
    lead.join.trusted.emit()
    _look(lead)
    painter.keep("room-wait")


def _paint_questions(painter: Painter, lead: AttendingLead, room: _Room) -> None:
    """With contact and a message, cut off, and in a pause."""
    painter.press(Qt.Key.Key_B, Qt.Key.Key_PageDown, Qt.Key.Key_1)
    room.wait(1_000)
    room.transport.caller.instruct("messages", text=room.message)
    _look(lead, 3)
    painter.keep("room-question")
    lead._read()
    room.transport.is_cut = True
    painter.press(Qt.Key.Key_PageDown, Qt.Key.Key_A)
    _look(lead)
    room.wait(40)
    _look(lead)
    lead._sitting.tick()
    painter.keep("room-cut-off")
    room.transport.is_cut = False
    room.transport.caller.instruct("pause", reason=room.reason)
    _look(lead, 3)
    painter.keep("room-pause")
    room.transport.caller.instruct("go-on")
    _look(lead, 3)


def _look(lead: AttendingLead, times: int = 1) -> None:
    for _ in range(times):
        lead.look()
