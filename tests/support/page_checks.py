"""Checks that every page must pass, whatever it shows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from quizapp.gui.controls.action_button import ActionButton
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.study.grade_bar import GradeButton
from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.presenters import Presenters
from tests.support.window_fakes import Desk, MemorySettings

Key = Qt.Key

_UNTIL_SETTLED = 4
"""A layout takes some turns of the event loop to reach its innermost parts."""


class Shown:
    """A window over the sample questions, on the screen."""

    def __init__(self, qtbot, *, language: str = "en", size=(1440, 900)) -> None:
        self.desk = self.make_desk()
        self.settings = MemorySettings(language)
        self.theme = Theme()
        self.window = self.make_window()
        qtbot.addWidget(self.window)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()

    def make_desk(self) -> Desk:
        return Desk()

    def make_window(self) -> MainWindow:
        return MainWindow(self.theme, self.presenters())

    def presenters(self) -> Presenters:
        return self.desk.presenters(self.settings)

    @property
    def page(self) -> QWidget:
        page = self.window.pages.currentWidget()
        assert page is not None
        return page

    def open(self) -> Shown:
        self.window.show_home()
        return self

    def press(self, *keys: Qt.Key | str) -> None:
        """Press keys where the keyboard is."""
        for key in keys:
            goal = QApplication.focusWidget() or self.page
            if isinstance(key, str):
                QTest.keyClicks(goal, key)
            else:
                QTest.keyClick(goal, key)
        QApplication.processEvents()

    def press_shortcut(self, keys: str) -> None:
        """Press keys that the window hears everywhere."""
        wanted = QKeySequence(keys)
        for shortcut in self.window.findChildren(QShortcut):
            if shortcut.key() == wanted:
                shortcut.activated.emit()
                QApplication.processEvents()
                return
        raise AssertionError(f"the window has no shortcut {keys}")

    def go_to(self, *, select_all: bool) -> Shown:
        """Start, and answer until a question of a form is open."""
        self.open()
        self.press(Key.Key_Return)
        while self.window.study.question._screen.select_all is not select_all:
            self.press(Key.Key_0, Key.Key_Return)
        return self

    def tab_stops(self) -> list[str]:
        """Name what Tab comes to, from what has the keyboard back to it."""
        first = QApplication.focusWidget()
        stops = [first.objectName()]
        while True:
            self.press(Key.Key_Tab)
            if QApplication.focusWidget() is first:
                return stops
            stops.append(QApplication.focusWidget().objectName())

    def text(self, name: str) -> str:
        """Return what a named label says."""
        label = self.page.findChild(TextBlock, name)
        assert label is not None
        return label.text()


def cut_texts(page: QWidget) -> list[str]:
    """List the texts of a page that have less room than they need."""
    for _ in range(_UNTIL_SETTLED):
        QApplication.processEvents()
    cut = []
    for label in page.findChildren(TextBlock):
        if label.isVisible() and label.text():
            if label.hasHeightForWidth():
                enough = label.height() >= label.heightForWidth(label.width())
            else:
                enough = label.width() >= label.sizeHint().width()
            if not enough:
                cut.append(label.text())
    segments = (
        segment
        for switch in page.findChildren(Segments)
        for segment in switch.findChildren(QAbstractButton)
    )
    painted = page.findChildren(GradeButton)
    for button in (*page.findChildren(ActionButton), *segments, *painted):
        if button.isVisible() and button.width() < button.sizeHint().width():
            cut.append(button.text())
    return cut
