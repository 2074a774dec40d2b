"""The exam of a room in the window, by keyboard from the rail to what is told."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quizapp.gui.pages.exams.exams_page import ExamsPage
from quizapp.gui.pages.exams.join_page import JoinPage
from quizapp.gui.pages.sitting.exam_page import ExamPage
from quizapp.gui.pages.sitting.result_page import ResultPage
from quizapp.gui.pages.sitting.start_page import StartPage
from quizapp.presenters.attending.port import RoomNearby
from quizapp.presenters.sitting.presenters import make_exam_presenters
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from quizapp.training.room.attending.asking import UnknownCertificateError
from quizapp.training.room.port import Result
from tests.support.exam_port import FakeExams
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.room_client import Caller
from tests.support.room_port import HallRooms
from tests.support.rooms import Hall

CONTROL = Qt.KeyboardModifier.ControlModifier


class _Shown(Shown):
    def __init__(self, qtbot, rooms: HallRooms, **how) -> None:
        self.rooms = rooms
        super().__init__(qtbot, **how)

    def presenters(self):
        desk, rooms, exams = self.desk, self.rooms, FakeExams()

        def make(language):
            return make_exam_presenters(exams, desk.open, rooms, language=language)

        return self.desk.presenters(self.settings)._replace(make_exams=make)

    @property
    def lead(self):
        lead = self.window._leads.exam.attending
        lead._looking.setInterval(3_600_000)  # a test looks when it wants to
        return lead

    def control(self, key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.page, key, CONTROL)
        QApplication.processEvents()

    def look(self, times: int = 1) -> _Shown:
        """Look what was heard, as the window does ten times a second."""
        for _ in range(times):
            self.lead.look()
        QApplication.processEvents()
        return self

    def go_to_join(self) -> _Shown:
        self.press_shortcut("Ctrl+6")
        self.press("j")
        return self

    def join(self) -> _Shown:
        self.go_to_join()
        code = self.rooms.hall.room.join_code
        self.press(f"https://127.0.0.1:8421/#room={code.replace(' ', '')}")
        self.press(Key.Key_Return)
        return self.look()

    def begin(self) -> _Shown:
        self.join()
        self.rooms.hall.start()
        return self.look(4)

    def hand_in(self) -> _Shown:
        self.control(Key.Key_H)
        self.control(Key.Key_Return)
        self.control(Key.Key_Return)
        return self.look(2)

    def tell(self) -> _Shown:
        hall, transport = self.rooms.hall, self.rooms.transport
        (who,) = (each.candidate_id for each in hall.store.sheets(hall.room_id))
        reasons = [
            {"letter": each, "right": each == "a", "because": f"because of {each}"}
            for each in "abcde"
        ]
        result = Result(
            candidate_id=who,
            score=json.dumps({"points": 1, "most": 4, "passed": False}),
            answers=json.dumps([{"number": n, "points": n == 1} for n in range(1, 5)]),
            explanations=json.dumps(
                [{"number": n, "reasons": reasons} for n in range(1, 5)]
            ),
        )
        hall.store.keep_results(hall.room_id, [result], hall.now)
        told = dict.fromkeys(("score", "answers", "explanations"), True)
        transport.caller.instruct("change", close=True)
        transport.caller.instruct("change", told=told)
        return self.look(2)


@pytest.fixture
def rooms(tmp_path):
    caller = Caller(Hall(DatabaseRooms(SqliteRooms(tmp_path))))
    made = HallRooms(caller)
    yield made
    made.close()  # a window that is not gone yet hears no more
    caller.desk.close()


@pytest.fixture
def shown(qtbot, rooms):
    def show(**how) -> _Shown:
        return _Shown(qtbot, rooms, **how).open()

    return show


def test_the_exam_of_a_room_is_sat_by_keyboard_from_the_rail_to_what_is_told(shown):
    page = shown()
    page.go_to_join()
    assert isinstance(page.page, JoinPage)
    assert page.page.fields["name"].text() == "Kim"
    page.press(Key.Key_Escape)
    assert isinstance(page.page, ExamsPage)

    page.join()
    assert isinstance(page.page, StartPage)
    assert page.text("exam-waits").startswith("Waiting for your instructor")

    page.rooms.hall.start()
    page.look(4)
    assert isinstance(page.page, ExamPage)
    page.press("a", "f", Key.Key_PageDown, "2")
    page.look(2)
    assert page.rooms.hall.answers_by_name("Kim") == {1: ("a",), 2: ("b",)}
    assert page.page.top.saved.text().startswith("Received ")

    page.hand_in()
    assert isinstance(page.page, ResultPage)
    assert page.text("result-heading") == "Handed in"
    page.tell()
    assert page.text("result-heading") == "1 of 4 points"
    page.press(Key.Key_Return)
    assert page.page.explained == 1
    page.press(Key.Key_PageDown)
    assert page.page.explained == 2
    page.press(Key.Key_Escape, Key.Key_Escape)
    assert isinstance(page.page, ExamsPage)
    assert page.text("room-line").startswith("Sit the exam of a room in this window")


def test_what_stands_in_the_way_is_said_and_what_was_written_stays(shown):
    page = shown()
    page.go_to_join()

    page.press("https://127.0.0.1/#room=XXXX0000", Key.Key_Return)
    page.look()

    assert page.text("join-said").startswith("No room has the code XXXX 0000")
    assert page.page.fields["link"].text().endswith("XXXX0000")


def test_a_certificate_that_nobody_vouches_for_is_compared_first(shown, rooms):
    page = shown()
    rooms.stands_in_the_way = UnknownCertificateError("AB" * 32)
    page.join()
    assert page.text("join-print").startswith("ABAB ABAB")
    assert QApplication.focusWidget() is page.page.other
    page.press(Key.Key_Return)
    assert len(rooms.entries) == 1

    page.press(Key.Key_Return)
    page.look()
    rooms.stands_in_the_way = None
    page.page.same.setFocus()
    page.press(Key.Key_Space)
    page.look()

    assert isinstance(page.page, StartPage)
    assert rooms.entries[-1].link.fingerprint == "AB" * 32


def test_a_room_nearby_is_chosen_and_its_code_written(shown, rooms):
    page = shown()
    rooms.rooms = (RoomNearby("Level one", "127.0.0.1:8421"),)
    page.go_to_join()
    page.page.nearby.rows[0].setFocus()

    page.press(Key.Key_Space, rooms.hall.room.join_code, Key.Key_Return)
    page.look()

    assert isinstance(page.page, StartPage)
    assert not rooms.is_looking


def test_cut_off_is_said_and_answering_goes_on(shown, rooms):
    page = shown().begin()
    rooms.transport.is_cut = True
    page.press("a")
    page.look()
    assert page.page.top.saved.text() == "Kept here, one to send"
    assert page.text("exam-note").startswith("No contact with the room for 0 s")
    assert page.page.column.chosen == ("a",)

    rooms.transport.is_cut = False
    page.look(2)
    assert page.text("exam-note") == ""
    assert page.page.top.saved.text().startswith("Received ")


def test_in_a_pause_nothing_of_the_paper_is_seen(shown, rooms):
    page = shown().begin()
    rooms.transport.caller.instruct("pause", reason="fire alarm")
    page.look()
    assert page.page.pause.isVisible()
    assert not page.page.column.isVisible()
    page.press("a")

    rooms.transport.caller.instruct("go-on")
    page.look()
    assert page.page.column.isVisible()
    page.press("b")
    page.look(2)
    assert rooms.hall.answers_by_name("Kim") == {1: ("b",)}


def test_a_message_is_put_away_by_its_key(shown, rooms):
    page = shown().begin()
    rooms.transport.caller.instruct("messages", text="Doors close at noon.")
    page.look()
    assert page.text("exam-message") == "To all: Doors close at noon."

    page.press("m")

    assert page.text("exam-message") == ""


def test_a_program_that_was_ended_comes_back_by_itself(shown, rooms):
    page = shown().begin()
    page.press("a", Key.Key_PageDown)
    page.lead._looking.stop()

    after = shown()
    after.press_shortcut("Ctrl+6")
    after.look()

    assert isinstance(after.page, ExamPage)
    assert after.page._screen.question.position == 2
    assert after.page.navigator.cells[0].cell.answered


def test_a_room_that_told_nothing_is_left_for_another_one(shown, rooms):
    page = shown().begin().hand_in()
    page.press(Key.Key_Escape)
    assert page.text("room-line") == "You are in the room of Sample exam."
    assert page.page.room.other.isVisible()

    page.press("j")
    assert isinstance(page.page, ResultPage)
    page.press(Key.Key_Escape)
    page.page.room.other.setFocus()
    page.press(Key.Key_Space)

    assert isinstance(page.page, JoinPage)
    assert rooms.ticket is None


def test_the_question_that_is_discussed_opens_by_its_key_with_what_was_asked(
    shown, rooms
):
    page = shown().begin()
    page.press("a")
    page.look(2)
    page.hand_in()
    rooms.transport.caller.instruct("change", close=True, debrief=1)
    page.look(2)

    page.press("b")

    assert page.page.explained == 1
    assert page.text("verdict-heading") == "The room is discussing this question."
    assert page.text("asked-question") == "What now?"
    assert not page.page.next.isVisible()
    page.press(Key.Key_Escape)
    assert page.text("result-heading") == "Handed in"


def test_more_time_opens_the_paper_again(shown, rooms):
    page = shown().begin()
    page.look()
    rooms.wait(3700)
    page.window._leads.exam.sitting.tick()
    page.look()
    assert page.text("result-heading") == "The time is over"

    (who,) = (e.candidate_id for e in rooms.hall.store.sheets(rooms.hall.room_id))
    rooms.transport.caller.instruct("time", candidate_id=who, extra_s=600)
    page.look(2)

    assert isinstance(page.page, ExamPage)
    assert page.page.isEnabled()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("scale", "size"), [(1.0, (1440, 900)), (2.0, (1024, 700))])
def test_none_of_its_texts_is_cut(shown, rooms, language, scale, size):
    page = shown(language=language, size=size)
    page.theme.set_scale(scale)
    page.go_to_join()
    assert cut_texts(page.page) == []
    page.press(Key.Key_Escape)
    page.join()
    assert cut_texts(page.page) == []
    rooms.hall.start()
    page.look(4)
    rooms.transport.caller.instruct("messages", text="Doors close at noon.")
    page.look()
    rooms.transport.is_cut = True
    page.press("a")
    page.look()
    assert cut_texts(page.page) == []
    rooms.transport.is_cut = False
    page.look(2)
    page.hand_in()
    page.tell()
    assert cut_texts(page.page) == []
