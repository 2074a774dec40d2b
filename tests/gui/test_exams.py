"""A mock exam in the window, by keyboard from the rail to the last explanation."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quizapp.gui.controls.action_button import ActionButton, ButtonKind
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.pages.exams.exams_page import ExamsPage
from quizapp.gui.pages.sitting.exam_page import ExamPage
from quizapp.gui.pages.sitting.handed_over_page import HandedOverPage
from quizapp.gui.pages.sitting.result_page import ResultPage
from quizapp.gui.pages.sitting.start_page import StartPage
from quizapp.presenters.sitting.port import Unfinished
from quizapp.presenters.sitting.presenters import make_exam_presenters
from tests.support.exam_port import FakeExams
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.room_port import NoRooms
from tests.support.sealing import sample_code

CONTROL = Qt.KeyboardModifier.ControlModifier


class _Shown(Shown):
    def presenters(self):
        self.port, self.rooms = FakeExams(), NoRooms()
        desk = self.desk

        def make(language):
            return make_exam_presenters(
                self.port, desk.open, self.rooms, language=language
            )

        return self.desk.presenters(self.settings)._replace(make_exams=make)

    @property
    def lead(self):
        return self.window._leads.exam

    def control(self, key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.page, key, CONTROL)
        QApplication.processEvents()

    def look(self) -> None:
        """Look what has come, as the window does every few milliseconds."""
        self.lead._look_again()
        QApplication.processEvents()

    def go_to_start(self) -> _Shown:
        self.press_shortcut("Ctrl+6")
        self.look()
        self.press(Key.Key_Return)
        self.look()
        return self

    def begin(self) -> _Shown:
        self.go_to_start()
        self.press(Key.Key_Return)
        return self

    def hand_in(self) -> _Shown:
        self.control(Key.Key_H)
        self.control(Key.Key_Return)
        self.control(Key.Key_Return)
        self.look()
        return self


@pytest.fixture
def shown(qtbot):
    def show(**how) -> _Shown:
        return _Shown(qtbot, **how).open()

    return show


def test_a_mock_exam_is_taken_by_keyboard_from_the_rail_to_its_result(shown):
    page = shown()
    page.press_shortcut("Ctrl+6")
    assert isinstance(page.page, ExamsPage)
    page.look()
    page.press(Key.Key_Return)
    page.look()
    assert isinstance(page.page, StartPage)
    assert page.port.store.kept is None

    page.press(Key.Key_Return)
    assert isinstance(page.page, ExamPage)
    page.press("a", "f", Key.Key_PageDown, "2", "c", Key.Key_PageUp)
    assert page.page.column.chosen == ("a",)
    page.press("u")
    assert page.page._screen.question.position == 3
    page.control(Key.Key_H)
    assert page.page.is_checking
    page.press(Key.Key_Escape)
    assert not page.page.is_checking

    page.hand_in()
    assert isinstance(page.page, ResultPage)
    assert page.text("result-heading") == "1 of 3 points"
    assert page.port.store.kept.entries[0].act.letters == ("a",)


def test_an_order_is_put_together_by_letters_and_every_turn_is_kept_at_once(shown):
    page = shown()
    page.port.asks_order = True
    page.begin()

    page.press("b", "1", "b")
    assert page.page.column.letters == ("b", "a", "b")
    page.press("c", Key.Key_Backspace, Key.Key_Right)
    QTest.keyClick(
        QApplication.focusWidget(), Key.Key_Down, Qt.KeyboardModifier.AltModifier
    )

    kept = [each.act.letters for each in page.port.store.kept.entries]
    assert kept == [("b",), ("b", "a"), ("b", "a", "b"), ("b", "a"), ("a", "b")]
    page.press(Key.Key_PageDown, Key.Key_PageUp)
    assert page.page.column.letters == ("a", "b")


def test_the_page_fills_by_itself_once_the_questions_are_prepared(shown):
    page = shown()
    page.port.filled = 0
    page.press_shortcut("Ctrl+6")
    page.look()
    page.window.say_preparing(True)
    page.window.say_prepared(30, 120)
    said = page.window.hint_bar.findChild(TextBlock, "rules-line").text()
    assert said.startswith("Preparing the questions: 25")
    page.port.filled = 3

    page.window.say_preparing(False)
    page.look()

    page.press(Key.Key_Return)
    page.look()
    assert isinstance(page.page, StartPage)


def test_each_answer_is_explained_by_keyboard(shown):
    page = shown().begin().hand_in()

    page.press(Key.Key_Return)
    assert page.page.explained == 1
    page.press(Key.Key_PageDown)
    assert page.page.explained == 2
    page.press(Key.Key_Escape, Key.Key_Escape)

    assert isinstance(page.page, ExamsPage)


def test_the_result_of_a_past_exam_is_looked_at_again(shown):
    page = shown().begin()
    page.press("a")
    page.hand_in()
    page.press(Key.Key_Escape)
    page.look()
    (row,) = page.page.past.rows

    row.again.click()
    page.look()
    page.look()

    assert isinstance(page.page, ResultPage)
    assert page.text("result-heading") == "1 of 3 points"


def test_a_sealed_paper_is_opened_with_its_code_and_handed_over_as_a_file(shown):
    page = shown()
    page.press_shortcut("Ctrl+6")
    page.look()
    page.lead._do(
        lambda: page.lead._presenters.choosing.choose_file(Path("a.quizpaper"))
    )
    page.page.paper.code.setFocus()
    page.press(str(sample_code()), Key.Key_Return)
    page.look()
    assert page.page.name.text() == "Kim"
    page.press(Key.Key_Return, "a")

    page.hand_in()

    assert isinstance(page.page, HandedOverPage)
    assert page.text("answers-words") == "Note its words: five words"
    assert page.port.handed_over == [None]
    page.lead._write_into(Path("copy"))
    assert page.port.handed_over == [None, Path("copy")]
    page.press(Key.Key_Escape)
    assert isinstance(page.page, ExamsPage)
    assert page.port.counted == []


def test_a_paper_that_the_program_is_opened_with_waits_for_its_code(shown):
    page = shown()

    page.window.open_paper_file(Path("a.quizpaper"))
    page.page.paper.code.setFocus()
    page.press(str(sample_code()), Key.Key_Return)
    page.look()

    assert page.page.name.text() == "Kim"


def test_a_paper_that_is_opened_during_an_exam_does_not_interrupt_it(shown):
    page = shown().begin()
    before = page.page

    page.window.open_paper_file(Path("a.quizpaper"))

    assert page.page is before
    assert isinstance(before, ExamPage)


def test_answers_that_could_not_be_written_are_safe_and_can_be_saved_elsewhere(shown):
    page = shown()
    page.press_shortcut("Ctrl+6")
    page.lead._presenters.choosing.choose_file(Path("a.quizpaper"))
    page.lead._do(lambda: page.lead._presenters.choosing.open_paper(str(sample_code())))
    page.look()
    page.press(Key.Key_Return)
    page.port.refuses = "the disk is full"

    page.hand_in()

    assert page.text("answers-fault").startswith(
        "The file could not be written: the disk"
    )
    page.port.refuses = ""
    page.lead._write_into(Path("copy"))
    assert page.text("answers-fault") == ""
    assert page.text("answers-words") == "Note its words: five words"


def test_nothing_else_is_open_while_an_exam_runs(shown):
    page = shown().begin()

    for keys in ("Ctrl+1", "Ctrl+,", "Ctrl+K"):
        page.press_shortcut(keys)
        assert isinstance(page.page, ExamPage), keys
    page.press(Key.Key_Escape)

    assert isinstance(page.page, ExamPage)


def test_before_the_time_runs_one_may_leave(shown):
    page = shown().go_to_start()

    page.press(Key.Key_Escape)

    assert isinstance(page.page, ExamsPage)
    assert page.port.store.kept is None


def test_what_is_not_saved_is_said_and_the_answer_is_taken_back_from_the_screen(shown):
    page = shown().begin()
    page.port.store.is_full = True

    page.press("b")

    assert page.text("exam-note").startswith("This is not saved")
    assert page.page.column.chosen == ()


def test_the_board_stands_still_while_a_question_is_answered(shown):
    page = shown().begin()
    cards = page.page.board.board.focus_chain()

    page.press("b", "f")

    assert page.page.board.board.focus_chain() == cards


def test_after_a_pause_the_keyboard_is_where_it_was(shown):
    page = shown().begin()
    sitting = page.lead._presenters.sitting.sitting
    sitting.pause("fire alarm")
    page.lead.sitting.tick()
    assert page.text("exam-note") == "Paused: fire alarm. Your time stands still."
    page.press("b")
    assert page.page.column.chosen == ()

    sitting.go_on()
    page.lead.sitting.tick()
    page.press("b")

    assert page.page.column.chosen == ("b",)


def test_a_flag_is_put_with_control_too(shown):
    page = shown().begin()

    page.control(Key.Key_F)

    assert page.page.navigator.cells[0].cell.flagged


def test_when_the_time_is_over_the_result_comes_by_itself(shown):
    page = shown().begin()
    page.press("a")
    page.port.clocks.pass_by(3600 + 61)

    page.lead.sitting.tick()
    page.look()

    assert isinstance(page.page, ResultPage)


def test_an_unfinished_exam_is_gone_on_with_by_one_key(shown):
    page = shown().begin()
    page.press("a", Key.Key_PageDown)
    after = shown()
    after.port.store, after.port.clocks = page.port.store, page.port.clocks
    after.port.waiting = Unfinished("0a", "Sample exam", is_mock=True)
    after.press_shortcut("Ctrl+6")
    after.look()

    after.press("r")
    after.look()

    assert isinstance(after.page, ExamPage)
    assert after.page._screen.question.position == 2
    assert after.page.navigator.cells[0].cell.answered


def test_one_button_of_the_exams_page_is_filled(shown):
    page = shown()
    page.port.waiting = Unfinished("0a", "Sample exam", is_mock=True)
    page.press_shortcut("Ctrl+6")
    page.look()

    filled = [
        each.objectName()
        for each in page.page.findChildren(ActionButton)
        if each.isVisible() and each._look.kind is ButtonKind.PRIMARY
    ]

    assert filled == ["exam-resume"]


def test_the_language_of_the_window_changes_and_the_answers_stay(shown):
    page = shown().begin()
    page.press("a")

    page.press_shortcut("Ctrl+L")

    assert page.page.next.text() == "Suivante"
    assert page.page.column.chosen == ("a",)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("scale", "size"), [(1.0, (1440, 900)), (2.0, (1024, 700))])
def test_none_of_its_texts_is_cut(shown, language, scale, size):
    page = shown(language=language, size=size)
    page.theme.set_scale(scale)
    page.go_to_start()
    assert cut_texts(page.page) == []
    page.press(Key.Key_Return)
    assert cut_texts(page.page) == []
    page.control(Key.Key_H)
    assert cut_texts(page.page) == []


def test_pages_of_exams_that_were_made_ahead_are_those_that_open(qtbot):
    shown = _Shown(qtbot).open()
    for job in shown.window.jobs_ahead():
        job()
    made = shown.window.findChildren(ExamsPage) + shown.window.findChildren(StartPage)

    shown.control(Key.Key_6)

    assert [shown.page, shown.lead.start] == made
