"""A window over few real questions, and hands that press its keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quizapp.app import AppSettings, load_questions, open_app
from quizapp.bank import places
from quizapp.desktop.background import SecondEngine
from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.own_collection import OwnCollection
from quizapp.desktop.window import Extras, make_window
from quizapp.gui.controls.text_block import TextBlock
from tests.support.collections import FAMILY, write_collection
from tests.support.small_bank import make_bank_folder
from tests.support.study_fakes import ManualTime

Key = Qt.Key
_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_PATIENCE_MS = 60_000


@pytest.fixture
def few_questions(tmp_path, monkeypatch):
    """Let the program come with three families only: this is not about their number."""
    shipped = make_bank_folder(tmp_path / "shipped")
    real = places.content_folder
    monkeypatch.setattr(
        places,
        "content_folder",
        lambda name: shipped if name == "questions" else real(name),
    )


@pytest.fixture
def small_window(tmp_path, qtbot, few_questions):
    """Open the window over the questions of the program and one that was added."""
    folder = tmp_path / "collections" / "sent"
    write_collection(folder, {"who-finds-it.yaml": FAMILY})
    time, settings = ManualTime(), AppSettings({}, "en")
    engine = SecondEngine(tmp_path)
    desk = DataDesk(
        open_data=lambda: open_app(
            tmp_path,
            time.surroundings(),
            questions=lambda: load_questions(tmp_path, engine.banks.open_bank),
            settings=settings,
        ),
        set_aside=lambda: tmp_path,
        ask=lambda _screen: False,
        language=settings.get_language,
    )
    own = OwnCollection(engine, desk, tmp_path, time.now)
    extras = Extras(
        make_board=own.make_presenter, make_patience=lambda: engine.banks.patience
    )
    made = make_window(desk, settings, time.now, engine.make_presenter, extras)
    qtbot.addWidget(made, before_close_func=lambda _window: desk.close())
    made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: not made._home_screen.loading)
    yield made
    engine.close()


class Hands:
    """Presses keys where the keyboard is, and reads what is on the page."""

    def __init__(self, window, qtbot) -> None:
        self._window = window
        self._qtbot = qtbot

    def press(self, *keys: Qt.Key | str) -> None:
        for key in keys:
            goal = QApplication.focusWidget() or self._window.pages.currentWidget()
            if isinstance(key, str):
                QTest.keyClicks(goal, key)
            else:
                QTest.keyClick(goal, key)
            QApplication.processEvents()

    def hold(self, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        goal = QApplication.focusWidget() or self._window.pages.currentWidget()
        QTest.keyClick(goal, key, modifier)
        QApplication.processEvents()

    def press_shortcut(self, keys: str) -> None:
        wanted = QKeySequence(keys)
        found = [s for s in self._window.findChildren(QShortcut) if s.key() == wanted]
        found[0].activated.emit()

    def find(self, question_id: str) -> list[str]:
        """Search the bank for an id; return the rows that it shows."""
        self.press_shortcut("Ctrl+3")
        page = self._window.pages.currentWidget()
        page.search.clear()
        self.press(f"id:{question_id}")
        rows = page.list.model()
        return [rows.index(each, 0).data() for each in range(rows.rowCount())]

    def text(self, name: str) -> str:
        label = self._window.pages.currentWidget().findChild(TextBlock, name)
        return "" if label is None else label.text()

    def wait_for(self, name: str, *said: str) -> None:
        """Wait until a text of the page is one of these, or holds it."""
        self._qtbot.waitUntil(
            lambda: any(each in self.text(name) for each in said),
            timeout=_PATIENCE_MS,
        )
