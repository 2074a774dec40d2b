"""Acts on the pages beside a session, one after the other, and how one sees them done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from quizapp.gui.window.exams.exams_lead import ExamsLead
from quizapp.gui.window.main_window import MainWindow
from quizapp.gui.window.settings_lead import SettingsLead

Step = tuple[str, Callable[[], None], Callable[[], bool]]
"""What it is called, the act, and how one sees that it is done."""


class WindowActs:
    """Opens pages and dialogs of one window, and looks whether they are there."""

    def __init__(self, window: Callable[[], MainWindow], data_folder: Path) -> None:
        """Take what gives the window, and where an exam and a collection lie."""
        self._window = window
        self._data_folder = data_folder

    def steps(self) -> Iterator[Step]:
        """Yield everything that is opened, each page twice."""
        yield from self._exams()
        yield from self._instructing()
        yield from self._settings()
        yield from self._over_the_page()
        for key in ("study", "progress", "board", "workbench", "exams", "settings"):
            yield f"{key} again", lambda key=key: self.open(key), always
        yield from self._looks()

    def open(self, key: str) -> None:
        """Press an entry of the rail."""
        self._window().rail.pressed.emit(key)

    def page(self) -> QWidget:
        """Return the page that is open."""
        page = self._window().pages.currentWidget()
        assert page is not None
        return page

    def _shows(self, name: str) -> Callable[[], bool]:
        return lambda: self.page().objectName() == name and not self._is_working

    @property
    def _is_working(self) -> bool:
        return self._window().work.is_busy

    def _exams(self) -> Iterator[Step]:
        yield "exams page", lambda: self.open("exams"), self._is_counted
        page = self._lead.choosing
        yield (
            "mock exam prepared",
            page.mock.start.click,
            self._shows("exam-start-page"),
        )
        yield (
            "mock exam left",
            self._press(Qt.Key.Key_Escape),
            self._shows("exams-page"),
        )

    def _instructing(self) -> Iterator[Step]:
        yield "blueprint page", self._click("shelf-make"), self._has_presets
        yield "blueprint preset", self._choose_preset, always
        yield (
            "blueprint left",
            self._press(Qt.Key.Key_Escape),
            self._shows("exams-page"),
        )
        yield (
            "gradebook page",
            self._click("shelf-grade"),
            self._shows("gradebook-page"),
        )
        for tab in ("items", "candidates"):
            yield f"gradebook {tab}", lambda tab=tab: self._choose_tab(tab), always
        yield "re-key dialog", self._click("gradebook-rekey"), has_dialog
        yield "re-key left", close_dialog, always
        yield (
            "gradebook left",
            self._press(Qt.Key.Key_Escape),
            self._shows("exams-page"),
        )
        yield "room page", self._click("shelf-room"), self._shows("room-page")
        yield "room left", self._press(Qt.Key.Key_Escape), self._shows("exams-page")

    def _settings(self) -> Iterator[Step]:
        yield "settings page", lambda: self.open("settings"), always
        names = [
            button.objectName()
            for button in self.page().findChildren(QWidget)
            if button.objectName().startswith("category-")
        ]
        for name in names:
            said = name.replace("category-", "settings ")
            yield said, self._click(name), always
        yield "settings search", lambda: QTest.keyClicks(self.page(), "/"), always
        for letter in "text":
            yield "settings search", lambda typed=letter: _type(typed), always
        yield "settings found", self._press(Qt.Key.Key_Escape), always
        yield "copy made", self._click("data-back-up"), lambda: not self._is_working
        yield "import review", self._review, has_dialog
        yield "import left", close_dialog, lambda: not self._is_working

    def _over_the_page(self) -> Iterator[Step]:
        yield "palette", self._turn("search"), always
        for letter in "mind":
            yield "palette search", lambda typed=letter: _type(typed), always
        yield "palette left", self._press(Qt.Key.Key_Escape), always
        yield "list of keys", self._turn("help"), has_dialog
        yield "list of keys left", close_dialog, always
        yield "about page", self._turn("about"), self._shows("about-page")
        yield "tour", self._turn("tour"), always
        yield "tour left", self._press(Qt.Key.Key_Escape), always

    def _looks(self) -> Iterator[Step]:
        window = self._window()
        for language in ("fr", "en"):
            yield "language", lambda to=language: window.set_language(to), always
        for mode in ("dark", "light"):
            yield "light and dark", lambda to=mode: window.set_theme_mode(to), always
        for scale in (1.25, 1.0):
            yield "size of text", lambda to=scale: window.set_text_scale(to), always
        for width in (1024, 1440):
            yield "size of window", lambda to=width: window.resize(to, 800), always

    @property
    def _lead(self) -> ExamsLead:
        lead = self._window()._leads.exam
        assert lead is not None
        return lead

    def _is_counted(self) -> bool:
        lead = self._window()._leads.exam
        return lead is not None and not lead._looking.isActive()

    def _has_presets(self) -> bool:
        return self._shows("blueprint-page")() and bool(self.page().presets._exams)

    def _choose_preset(self) -> None:
        presets = self.page().presets
        presets.exam_chosen.emit(presets._exams[-1].key)

    def _choose_tab(self, tab: str) -> None:
        self.page().tab_chosen.emit(tab)

    def _review(self) -> None:
        lead = self._window()._leads._made["settings"]
        assert isinstance(lead, SettingsLead)
        assert lead._added is not None
        lead._added.add(self._data_folder / "borrowed")

    def _turn(self, command: str) -> Callable[[], None]:
        return lambda: self._window()._commands[command]()

    def _click(self, name: str) -> Callable[[], None]:
        def click() -> None:
            button = self._window().findChild(QWidget, name)
            assert button is not None, name
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

        return click

    def _press(self, key: Qt.Key) -> Callable[[], None]:
        return lambda: QTest.keyClick(QApplication.focusWidget() or self.page(), key)

    def _key(self, key: Qt.Key) -> Callable[[], None]:
        """Press a key of the page, whatever has the keyboard in it."""
        return lambda: QTest.keyClick(self.page(), key)


def always() -> bool:
    """Say that an act is done at once."""
    return True


def _type(letter: str) -> None:
    focused = QApplication.focusWidget()
    if focused is not None:
        QTest.keyClicks(focused, letter)


def _dialog() -> QDialog | None:
    shown = QApplication.topLevelWidgets()
    dialogs = (each for each in shown if isinstance(each, QDialog) and each.isVisible())
    return next(dialogs, None)


def has_dialog() -> bool:
    """Say whether a dialog is shown."""
    return _dialog() is not None


def close_dialog() -> None:
    """Leave the dialog that is shown, if there is one."""
    dialog = _dialog()
    if dialog is not None:
        dialog.reject()
