"""A window that changed what it stands on is closed, and another one follows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from quizapp.desktop import window as desktop_window
from quizapp.desktop.window import run_window
from quizapp.gui.pages.settings_page import SettingsPage
from quizapp.gui.window.main_window import MainWindow
from quizapp.storage.learners.learners import Learners
from tests.support.histories import Learner
from tests.support.study_fakes import FixedQuestions

Act = Callable[[MainWindow, SettingsPage], None]


class Leading(QObject):
    """Opens the settings of each window in turn and does one thing there."""

    def __init__(self, *acts: Act) -> None:
        super().__init__()
        self.notices: list[str] = []
        self.folders: list[Path] = []
        self._acts = list(acts)
        self._led: list[MainWindow] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(5)

    def _look(self) -> None:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and self._is_next(window):
                self._led.append(window)
                try:
                    self._lead(window)
                except BaseException:
                    QApplication.exit(3)  # the test would wait for ever
                    raise

    def _is_next(self, window: MainWindow) -> bool:
        is_open = window.isVisible() and not window._home_screen.loading
        return is_open and window not in self._led

    def _lead(self, window: MainWindow) -> None:
        self.notices.append(window._home_screen.notice)
        window._commands["settings"]()
        page = window.pages.currentWidget()
        assert isinstance(page, SettingsPage)
        self.folders.append(Path(page.data._folder.text()))
        self._acts.pop(0)(window, page)
        if not self._acts:
            self._timer.stop()


def _close(window: MainWindow, page: SettingsPage) -> None:
    window.close()


@pytest.fixture
def folder(tmp_path, monkeypatch, qapp) -> Path:
    """Give the folder of a learner with three answers, over few questions."""
    few = FixedQuestions({"one": ("control",)})
    monkeypatch.setattr(desktop_window, "load_questions", lambda shared, open_bank: few)
    Learner(tmp_path).study("first", "rwr")
    return tmp_path


def test_another_learner_has_another_window_and_is_opened_the_next_time(folder):
    zoe = Learners(folder).add("Zoë")

    def change(window: MainWindow, page: SettingsPage) -> None:
        page.data_requested.emit("open-learner", zoe.key)

    leading = Leading(change, _close)
    assert run_window(folder) == 0
    again = Leading(_close)
    assert run_window(folder) == 0

    assert leading.folders == [folder, folder / "learners" / "zoe"]
    assert again.folders == [folder / "learners" / "zoe"]
    assert len(Learner(folder).history().reviews) == 3
    assert Learner(folder / "learners" / "zoe").history().reviews == ()


def test_a_new_learner_reads_the_language_of_the_window_before(folder):
    zoe = Learners(folder).add("Zoë")
    Learner(folder).set(language="fr")

    def change(window: MainWindow, page: SettingsPage) -> None:
        page.data_requested.emit("open-learner", zoe.key)

    leading = Leading(change, _close)
    assert run_window(folder) == 0

    assert len(leading.folders) == 2
    kept = Learner(folder / "learners" / "zoe").history()
    assert kept.settings["language"] == "fr"


def test_a_learner_named_is_opened_this_once(folder):
    Learners(folder).add("Zoë")
    named = Leading(_close)
    assert run_window(folder, learner="zoë") == 0
    usual = Leading(_close)
    assert run_window(folder) == 0

    assert named.folders == [folder / "learners" / "zoe"]
    assert usual.folders == [folder]


def test_after_a_restore_the_window_that_follows_shows_the_copy(folder):
    before = Learner(folder).history()

    def restore_the_copy_of_the_day(window: MainWindow, page: SettingsPage) -> None:
        screen = window._leads._made["settings"].data.screen("en")
        page.data_requested.emit("restore", screen.restore.rows[0].path)

    leading = Leading(restore_the_copy_of_the_day, _close)
    assert run_window(folder) == 0

    assert leading.folders == [folder, folder]
    assert leading.notices[0] == ""
    assert leading.notices[1].startswith("The copy is restored.")
    assert Learner(folder).history().reviews == before.reviews
