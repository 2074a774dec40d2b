"""While the engine is waited for, the window is painted and nothing slips in."""

from __future__ import annotations

from concurrent.futures import Future

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from quizapp.desktop.showing import say_waiting
from quizapp.gui.look.theme import Theme
from quizapp.gui.window.frame.working_note import WorkingNote
from quizapp.gui.window.patience import Patience
from tests.support.page_checks import Shown, cut_texts


@pytest.fixture
def patience(qapp):
    return Patience()


def later(answer: Future[str], said: str) -> None:
    QTimer.singleShot(20, lambda: answer.set_result(said))


def test_what_is_there_is_given_at_once(patience):
    answer: Future[str] = Future()
    answer.set_result("yes")

    assert patience.wait(answer) == "yes"


def test_an_error_is_raised_where_it_was_asked_for(patience):
    answer: Future[str] = Future()
    QTimer.singleShot(10, lambda: answer.set_exception(ValueError("no")))

    with pytest.raises(ValueError, match="no"):
        patience.wait(answer)


def test_timers_go_on_and_keys_do_nothing_meanwhile(patience, qtbot):
    field, answer = QLineEdit(), Future()
    qtbot.addWidget(field)
    field.show()

    def press() -> None:
        QTest.keyClicks(field, "a")
        later(answer, "done")

    QTimer.singleShot(10, press)
    assert patience.wait(answer) == "done"
    assert field.text() == ""

    QTest.keyClicks(field, "b")
    assert field.text() == "b"


def test_who_waits_within_a_wait_gets_the_own_answer(patience):
    outer: Future[str] = Future()
    inner: Future[str] = Future()
    found = []

    def wait_within() -> None:
        later(inner, "inner")
        found.append(patience.wait(inner))
        outer.set_result("outer")

    QTimer.singleShot(5, wait_within)

    assert patience.wait(outer) == "outer"
    assert found == ["inner"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The engine is working this out …"),
        ("fr", "Le moteur calcule la réponse…"),
    ],
)
def test_the_window_says_what_it_waits_for_until_it_is_there(
    qtbot, patience, language, said
):
    shown = Shown(qtbot, language=language).open()
    say_waiting(shown.window, Theme(), patience, lambda: language)
    patience.waiting_changed.emit(False)
    assert shown.window.findChild(WorkingNote) is None

    patience.waiting_changed.emit(True)

    note = shown.window.findChild(WorkingNote)
    assert note.isVisible()
    assert note.accessibleName() == said
    assert cut_texts(shown.window) == []
    assert shown.window.pages.rect().contains(note.geometry())
    patience.waiting_changed.emit(False)
    assert not note.isVisible()
