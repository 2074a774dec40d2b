"""The start page."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from quizapp.gui.charts.progress_line import TopicLine
from quizapp.gui.pages.question_page import QuestionPage
from tests.support.page_checks import Key, Shown, cut_texts


def test_the_first_frame_says_that_progress_is_being_opened(qtbot):
    shown = Shown(qtbot)

    assert shown.text("start-heading") == "Opening your progress"
    assert not shown.window.home.start_panel.start.isEnabled()
    assert shown.desk.times_opened == 0


def test_a_new_learner_is_welcomed_with_one_next_step(qtbot):
    shown = Shown(qtbot).open()

    assert shown.window.home.opened.welcome.isVisible()
    assert not shown.window.home.start_panel.isVisible()
    assert shown.text("state-heading").startswith("Welcome")


def test_enter_starts_a_session(qtbot):
    shown = Shown(qtbot).open()

    shown.press(Key.Key_Return)

    assert isinstance(shown.page, QuestionPage)


def test_the_mouse_starts_a_session(qtbot):
    shown = Shown(qtbot).open()

    qtbot.mouseClick(shown.window.home.opened.welcome.button, Qt.MouseButton.LeftButton)

    assert isinstance(shown.page, QuestionPage)


def test_enter_waits_until_progress_is_open(qtbot):
    shown = Shown(qtbot)

    shown.press(Key.Key_Return)

    assert shown.page is shown.window.home


def test_r_resumes_the_session_that_was_left(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)
    assert shown.text("resume-when") == "Today, 12:00 · nothing was lost"

    shown.press("r")

    assert isinstance(shown.page, QuestionPage)
    assert shown.page.top.findChild(QWidget, "session-place").text() == "2 of 3"


def test_r_does_nothing_without_a_session(qtbot):
    shown = Shown(qtbot).open()

    shown.press("r")

    assert shown.page is shown.window.home


def _answer_one_and_come_back_later(shown: Shown) -> None:
    shown.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)
    shown.desk.time.moment += dt.timedelta(days=30)
    shown.window.show_home()


def test_what_is_due_stands_large_and_enter_reviews_it(qtbot):
    shown = Shown(qtbot).open()
    _answer_one_and_come_back_later(shown)

    assert shown.text("questions") == "1"
    assert shown.text("start-heading") == "review due"
    assert shown.text("new-questions").startswith("With 1 new about")
    shown.press(Key.Key_Return)

    assert isinstance(shown.page, QuestionPage)


def test_n_asks_only_what_is_new(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return)
    old = shown.page._screen.question_id
    shown.press(Key.Key_0, Key.Key_Escape)
    shown.desk.time.moment += dt.timedelta(days=30)
    shown.window.show_home()
    assert shown.window.home.start_panel.learn.isVisible()

    shown.press("n")

    assert isinstance(shown.page, QuestionPage)
    assert shown.page._screen.question_id != old
    assert shown.page._screen.total == 1


def test_progress_is_said_by_topic_with_its_interval(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)

    said = [line.text() for line in shown.page.findChildren(TopicLine)]

    assert any("right at first try, between" in text for text in said)
    assert len(said) == 3


def test_an_empty_bank_is_said_honestly(qtbot, monkeypatch):
    shown = Shown(qtbot)
    monkeypatch.setattr(shown.desk.questions, "question_ids", lambda: ())

    shown.open()
    shown.press(Key.Key_Return)

    assert shown.page is shown.window.home
    assert shown.text("state-heading") == "There is no question yet"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_no_text_of_the_start_page_is_cut(qtbot, language, scale, size):
    shown = Shown(qtbot, language=language).open()
    shown.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)
    shown.window.resize(*size)
    shown.window.set_text_scale(scale)
    qtbot.wait(1)

    assert cut_texts(shown.page) == []
