"""Bookmarks, notes and reports on the pages of a session."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.question_page import QuestionPage
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.sample_questions import ONE

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def asked(qtbot) -> Shown:
    return Shown(qtbot).go_to(select_all=False)


@pytest.fixture
def answered(asked) -> Shown:
    asked.press("b", Key.Key_Return)
    return asked


def _finish(shown: Shown) -> None:
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return, CONTROL)
    QApplication.processEvents()


def _again(shown: Shown) -> None:
    """Take the answer back, and give it once more."""
    QTest.keyClick(shown.page, Key.Key_Z, CONTROL)
    assert isinstance(shown.page, QuestionPage)
    shown.press("b", Key.Key_Return)


def test_f_puts_a_bookmark_and_takes_it_away(asked):
    flag = asked.page.top.marks.flag
    assert flag.accessibleName() == "Put a bookmark"

    asked.press("f")
    assert asked.desk.marks.bookmarks() == [ONE]
    assert flag.isChecked()
    assert flag.accessibleName().startswith("Bookmarked")

    asked.press("f")
    assert asked.desk.marks.bookmarks() == []
    assert not flag.isChecked()


def test_a_click_and_control_f_put_a_bookmark_as_well(asked, qtbot):
    qtbot.mouseClick(asked.page.top.marks.flag, Qt.MouseButton.LeftButton)
    assert asked.desk.marks.bookmarks() == [ONE]

    QTest.keyClick(asked.page, Key.Key_F, CONTROL)
    assert asked.desk.marks.bookmarks() == []


def test_a_bookmark_shows_before_and_after_the_answer(answered):
    answered.press("f")
    assert answered.page.top.marks.flag.isChecked()
    assert answered.window.study.question.top.marks.flag.isChecked()


def test_a_bookmark_leaves_focus_and_choice_alone(asked):
    asked.press("b", "f")

    rows = asked.page.column.rows
    assert rows[1].isChecked()
    assert rows[1].hasFocus()


def test_n_keeps_a_note_that_the_next_answer_shows(answered):
    answered.press("n")
    assert QApplication.focusWidget() is answered.page.note_panel.edit
    answered.press("Whose turn? 1 #later")
    _finish(answered)

    assert answered.desk.marks.notes() == {ONE: "Whose turn? 1 #later"}
    assert answered.text("own-note") == "Your note: Whose turn? 1 #later"
    assert not answered.page.note_panel.isVisible()
    assert QApplication.focusWidget() is answered.page.column.verdict

    _again(answered)
    assert answered.text("own-note") == "Your note: Whose turn? 1 #later"


def test_a_note_is_not_shown_before_the_answer(asked):
    asked.desk.marks.keep_note(ONE, "The answer is C.")
    asked.press("n")

    assert isinstance(asked.page, QuestionPage)
    assert not asked.page.note_panel.isVisible()


def test_esc_drops_what_was_written_and_leaves_the_page_open(answered):
    answered.press("n", "x", Key.Key_Escape)

    assert isinstance(answered.page, FeedbackPage)
    assert answered.desk.marks.notes() == {}
    answered.press("n")
    assert answered.page.note_panel.edit.toPlainText() == ""


def test_a_note_begun_is_kept_when_the_learner_goes_on(answered, qtbot):
    answered.press("n", "begun")

    answered.page.next_requested.emit()

    assert answered.desk.marks.notes() == {ONE: "begun"}
    assert not answered.window.study.feedback.note_panel.isVisible()


def test_while_a_note_is_written_the_rest_of_the_page_can_be_used(answered, qtbot):
    answered.press("n", "text")
    steps = answered.page.column.steps.rows

    qtbot.mouseClick(steps[0], Qt.MouseButton.LeftButton)
    answered.press(Key.Key_Down, "v")

    assert answered.page.board.as_text
    assert answered.page.note_panel.isVisible()
    assert answered.page.note_panel.edit.toPlainText() == "text"


@pytest.mark.parametrize("with_answer", [False, True])
def test_r_writes_a_report_and_says_where(asked, with_answer):
    if with_answer:
        asked.press("b", Key.Key_Return)
    asked.press("r", "The key looks odd.")
    _finish(asked)

    (report,) = asked.desk.report_store.written
    assert (report.question_id, report.note) == (ONE, "The key looks odd.")
    assert report.answered is with_answer
    assert asked.text("report-panel-notice") == (
        f"The report is written: {asked.desk.report_store.path}. Nothing was sent."
    )
    assert QApplication.focusWidget() is asked.page.report_panel.after


def test_the_folder_of_reports_can_be_opened(answered, qtbot):
    asked_for = []
    page = answered.page
    page.folder_requested.disconnect()
    page.folder_requested.connect(asked_for.append)
    answered.press("r")
    _finish(answered)

    qtbot.mouseClick(page.report_panel.after, Qt.MouseButton.LeftButton)

    assert asked_for == [str(answered.desk.report_store.path.parent)]


def test_a_report_that_cannot_be_written_keeps_the_words(answered):
    answered.desk.report_store.broken = True
    answered.press("r", "odd")
    _finish(answered)

    assert answered.text("report-panel-notice").startswith("The report could not be")
    assert answered.page.report_panel.edit.toPlainText() == "odd"
    assert answered.page.report_panel.act.isVisible()


def test_a_report_begun_before_the_answer_goes_on_after_it(asked, qtbot):
    asked.press("b", "r", "odd")

    qtbot.mouseClick(asked.page.check, Qt.MouseButton.LeftButton)

    assert isinstance(asked.page, FeedbackPage)
    assert asked.page.report_panel.isVisible()
    assert asked.page.report_panel.edit.toPlainText() == "odd"
    assert QApplication.focusWidget() is asked.page.column.verdict


def test_a_second_report_begins_anew(answered):
    answered.press("r", "one")
    _finish(answered)
    answered.press(Key.Key_Escape, "r", "two")
    _finish(answered)

    assert [each.note for each in answered.desk.report_store.written] == ["one", "two"]


def test_a_note_and_a_report_are_not_open_at_once_and_the_note_is_kept(answered):
    answered.press("n", "note")
    answered.page.top.marks.report.click()

    assert answered.page.report_panel.isVisible()
    assert not answered.page.note_panel.isVisible()
    assert answered.desk.marks.notes() == {ONE: "note"}


def test_without_a_place_for_marks_there_are_no_buttons(qtbot):
    shown = Shown(qtbot)
    shown.desk.marks = None

    shown.go_to(select_all=False)

    assert not shown.page.top.marks.isVisible()
    shown.press("f", "r")
    assert not shown.page.report_panel.isVisible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1440, 900), 1.0), ((1024, 700), 1.0), ((1440, 900), 2.0), ((1024, 700), 2.0)],
)
@pytest.mark.parametrize("key", ["n", "r"])
def test_nothing_is_cut_while_writing(qtbot, language, size, scale, key):
    shown = Shown(qtbot, language=language, size=size).go_to(select_all=False)
    shown.window.set_text_scale(scale)
    shown.press("b", Key.Key_Return, key)
    qtbot.wait(1)

    assert cut_texts(shown.page) == []
    if key == "r":
        _finish(shown)
        qtbot.wait(1)
        assert cut_texts(shown.page) == []
