"""What is made ahead is made in short turns, while nothing is pressed, and unseen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from quizapp.gui.naming import named
from quizapp.gui.pages.bank.question_list import _RowDelegate
from quizapp.gui.window.ahead.hidden_pages import ready_jobs
from quizapp.gui.window.ahead.turns import Ahead
from quizapp.gui.window.page_leads import MADE_AHEAD
from quizapp.presenters.wording import word
from tests.support.bank_fakes import BankDesk
from tests.support.page_checks import Shown

LONG_MS = 60_000


@pytest.fixture
def window(qtbot):
    shown = QWidget()
    qtbot.addWidget(shown)
    shown.show()
    return shown


def test_jobs_are_done_one_after_the_other_and_then_it_is_over(window, qtbot):
    done = []
    jobs = iter([lambda: done.append(1), lambda: done.append(2)])

    ahead = Ahead(window, jobs, quiet_ms=0)
    qtbot.waitUntil(lambda: ahead.is_finished)

    assert done == [1, 2]


def test_a_job_that_fails_keeps_no_other_from_being_done(window, qtbot):
    done = []

    def fail():
        raise OSError("no such file")

    ahead = Ahead(window, iter([fail, lambda: done.append(2)]), quiet_ms=0)
    qtbot.waitUntil(lambda: ahead.is_finished)

    assert done == [2]


def test_once_the_window_is_closed_nothing_is_begun(window, qtbot):
    done = []
    ahead = Ahead(window, iter([lambda: done.append(1)]), quiet_ms=0)

    window.hide()
    qtbot.waitUntil(lambda: ahead.is_finished)

    assert done == []


def press_key(handle):
    QTest.keyClick(handle, Qt.Key.Key_A)


def press_mouse(handle):
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("press", [press_key, press_mouse])
def test_after_a_key_or_click_it_waits_anew(window, press):
    ahead = Ahead(window, iter([]), quiet_ms=LONG_MS)
    ahead._timer.start(1)

    press(window.windowHandle())

    assert ahead._timer.remainingTime() > LONG_MS / 2


def test_a_page_is_made_and_given_its_place_without_being_shown(qtbot):
    pages, page = QStackedWidget(), named(QWidget(), "page")
    qtbot.addWidget(pages)
    pages.addWidget(QWidget())
    pages.show()

    for job in ready_jobs(pages, lambda: (page,)):
        job()

    assert pages.indexOf(page) == 1
    assert not page.isVisible()


def test_a_page_that_was_let_go_meanwhile_is_left_alone(qtbot):
    pages, page = QStackedWidget(), QWidget()
    qtbot.addWidget(pages)
    jobs = ready_jobs(pages, lambda: (page,))
    next(jobs)()
    place = next(jobs)
    page.deleteLater()
    QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete.value)

    place()

    assert pages.count() == 0


class BankShown(Shown):
    """A window with a bank."""

    def make_desk(self):
        return BankDesk()


@pytest.fixture
def made_ahead(qtbot):
    shown = BankShown(qtbot).open()
    for job in shown.window.jobs_ahead():
        job()
    return shown


def test_a_page_made_ahead_opens_as_if_it_were_made_then(made_ahead):
    window = made_ahead.window
    home = window.pages.currentWidget()
    assert {page.objectName() for page in window.findChildren(QWidget)} >= {
        "question-page", "feedback-page", "bank-page", "settings-page",
    }  # fmt: skip
    assert home is window.home

    QTest.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)

    assert window.pages.currentWidget().objectName() == "bank-page"
    assert window.findChildren(QWidget, "bank-page") == [window.pages.currentWidget()]


@pytest.mark.parametrize(
    ("key", "title"), [("bank", "bank.title"), ("settings", "settings")]
)
def test_a_page_nobody_has_seen_opens_in_the_language_of_then(made_ahead, key, title):
    window = made_ahead.window
    made = window.findChild(QWidget, f"{key}-page")

    window.set_language("fr")
    window.rail.pressed.emit(key)

    assert key in MADE_AHEAD
    assert window.pages.currentWidget() is made
    assert made._title.text() == word("fr", title) != word("en", title)


def test_a_page_made_ahead_shows_what_there_is_before_it_is_opened(made_ahead):
    bank = made_ahead.window.findChild(QWidget, "bank-page")

    assert not bank.isVisible()
    assert bank.list.model().rowCount() > 0
    assert bank.facets.boxes()


def test_the_rows_of_a_list_made_ahead_are_measured_as_wide_as_they_will_be(
    made_ahead, monkeypatch
):
    window = made_ahead.window
    bank = window.findChild(QWidget, "bank-page")
    ahead = bank.list.viewport().width()
    measured = []
    measure = _RowDelegate._measure
    monkeypatch.setattr(
        _RowDelegate,
        "_measure",
        lambda *asked: measured.append(asked) or measure(*asked),
    )

    window.rail.pressed.emit("bank")

    assert bank.list.viewport().width() == ahead
    assert measured == []


def test_what_fails_while_a_page_is_filled_ahead_is_said_only_when_it_is_opened(qtbot):
    shown = BankShown(qtbot).open()
    leads, trouble = shown.window._leads, []
    leads.failed.connect(trouble.append)
    leads.make_ahead("bank")

    def fail():
        raise OSError("no such file")

    leads._made["bank"]._presenter.open = fail
    with pytest.raises(OSError, match="no such file"):
        leads.fill_ahead("bank")

    assert trouble == []
    leads.open("bank")
    assert len(trouble) == 1


def test_pages_nobody_has_seen_take_another_text_size_and_the_session_uses_them(
    made_ahead,
):
    window = made_ahead.window
    waiting = window.findChild(QWidget, "question-page")

    window.set_text_scale(1.5)
    window.home.start_requested.emit()

    assert window.pages.currentWidget() is waiting
    assert window.study is not None
    assert len(window.findChildren(QWidget, "feedback-page")) == 1


class Measured(QWidget):
    """A page that notes the width that it is arranged for."""

    def __init__(self):
        super().__init__()
        self.widths = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.part = QWidget()
        layout.addWidget(self.part)

    def adapt(self):
        self.widths.append(self.width())


def test_a_page_made_ahead_is_arranged_for_the_size_it_will_be_shown_at(qtbot):
    pages, page = QStackedWidget(), Measured()
    qtbot.addWidget(pages)
    pages.addWidget(QWidget())
    pages.resize(900, 700)
    pages.show()

    for job in ready_jobs(pages, lambda: (page,)):
        job()

    assert page.widths == [900]
    assert page.part.size() == page.size() == pages.size()
    assert not page.isVisible()


def test_a_page_that_is_shown_by_then_is_not_arranged_again(qtbot):
    pages, page = QStackedWidget(), Measured()
    qtbot.addWidget(pages)
    pages.resize(900, 700)
    pages.show()
    pages.addWidget(page)

    for job in ready_jobs(pages, lambda: (page,)):
        job()

    assert page.widths == []
