"""A learner answers by keyboard, closes the window, and finds the progress again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quizapp.app import AppSettings, load_questions, open_app
from quizapp.bank.posed import QuestionSource
from quizapp.desktop.background import SecondEngine
from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.window import make_window
from quizapp.gui.window.main_window import MainWindow
from tests.support.study_fakes import FixedQuestions, ManualTime

QUESTIONS = {f"q{number}": ("control",) for number in range(5)}


def _refuse(*_: object) -> Path:
    raise AssertionError("nothing is wrong with the data")


def _simple_bank() -> QuestionSource:
    return FixedQuestions(QUESTIONS)


def _open_window(
    folder: Path, qtbot, questions=_simple_bank
) -> tuple[MainWindow, DataDesk]:
    time, settings = ManualTime(), AppSettings({}, "en")
    desk = DataDesk(
        open_data=lambda: open_app(
            folder,
            time.surroundings(),
            questions=questions,
            settings=settings,
        ),
        set_aside=_refuse,
        ask=_refuse,
        language=settings.get_language,
    )
    window = make_window(desk, settings, time.now)
    qtbot.addWidget(window, before_close_func=lambda _window: desk.close())
    window.show()
    qtbot.waitUntil(lambda: not window._home_screen.loading)
    return window, desk


def _press(window: MainWindow, *keys: Qt.Key) -> str:
    """Press keys on the page that is open; give the name of the page after it."""
    for key in keys:
        QTest.keyClick(window.pages.currentWidget(), key)
    return window.pages.currentWidget().objectName()


def test_three_answers_by_keyboard_are_found_after_reopening(tmp_path, qtbot):
    window, desk = _open_window(tmp_path, qtbot)
    assert _press(window, Qt.Key.Key_Return) == "question-page"
    assert _press(window, Qt.Key.Key_1, Qt.Key.Key_Return) == "feedback-page"
    assert _press(window, Qt.Key.Key_Return) == "question-page"
    assert _press(window, Qt.Key.Key_B, Qt.Key.Key_Return) == "feedback-page"
    assert _press(window, Qt.Key.Key_Return) == "question-page"
    assert _press(window, Qt.Key.Key_0) == "feedback-page"
    window.close()
    desk.close()
    window.study._draw_ahead()  # its timer may still be running
    assert not desk.is_open

    window, _ = _open_window(tmp_path, qtbot)
    home = window._home_screen
    assert (home.answers_total, home.new_questions) == (3, 2)
    assert home.resume is not None
    wrong_ones_again = 2
    assert home.resume.answered == 3
    assert home.resume.total == len(QUESTIONS) + wrong_ones_again
    [topic] = home.topics
    assert (topic.first_tries, topic.first_tries_right) == (3, 1)
    assert _press(window, Qt.Key.Key_R) == "question-page"


@pytest.fixture
def engine(tmp_path):
    engine = SecondEngine(tmp_path)
    yield engine
    engine.close()


def test_three_real_questions_answered_by_keyboard_are_found_again(
    tmp_path, qtbot, engine
):
    questions = partial(load_questions, tmp_path, engine.banks.open_bank)
    window, desk = _open_window(tmp_path, qtbot, questions)
    assert _press(window, Qt.Key.Key_Return) == "question-page"
    for _ in range(3):
        assert _press(window, Qt.Key.Key_A, Qt.Key.Key_Return) == "feedback-page"
        assert _press(window, Qt.Key.Key_Return) == "question-page"
    window.close()
    desk.close()

    window, desk = _open_window(tmp_path, qtbot, questions)
    home = window._home_screen
    assert home.answers_total == 3
    assert home.new_questions == home.questions - 3
    assert home.resume is not None
    assert home.resume.answered == 3
    assert 3 < home.resume.total < home.questions

    kept = desk.open().study.progress()
    assert sum(topic.answered for topic in kept.topics) >= 3
    assert _press(window, Qt.Key.Key_R) == "question-page"
