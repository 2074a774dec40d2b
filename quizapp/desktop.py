"""The window composed: screens meet the services, and the event loop runs."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.app import (
    App,
    AppSettings,
    default_data_folder,
    open_app,
    open_worker,
    peek_app_settings,
    system_surroundings,
)
from quizapp.gui.look.theme import (
    Theme,
    ThemeMode,
    apply_style_sheet,
    apply_theme,
    with_style,
)
from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.home import HomePresenter
from quizapp.presenters.message_screen import Trouble, TroubleError
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.study_desk import StudyDesk
from quizapp.storage.trouble import (
    DamagedDatabaseError,
    DataInUseError,
    NewerDatabaseError,
    StorageTroubleError,
    UnwritableFolderError,
)
from quizapp.training.ports import Clock

if TYPE_CHECKING:
    from quizapp.bank.browsing.summary import Shelf
    from quizapp.bank.what_if.worker import WhatIfWorker
    from quizapp.gui.window.preparing import Preparing
    from quizapp.presenters.browsing.presenter import BankPresenter
    from quizapp.presenters.insight.presenter import ProgressPresenter
    from quizapp.presenters.repetition.study_settings import StudySettingsPresenter
    from quizapp.presenters.rescue_screen import RescueScreen
    from quizapp.presenters.rules_texts.shelf import RulesTextsPresenter
    from quizapp.presenters.study import StudyPresenter
    from quizapp.presenters.what_if.presenter import WhatIfPresenter

# Start-up: only what the first frame needs is imported above, the rest where it is used.

_SETTLED_MS = 1_000
"""How long after the data were opened a learner has looked around."""

_FRAME = 48
"""What the system may draw around a window, or beside it, in pixels."""


class DataDesk:
    """Opens the learner's data when a page first needs them, and rescues them."""

    def __init__(
        self,
        open_data: Callable[[], App],
        set_aside: Callable[[], Path],
        ask: Callable[[RescueScreen], bool],
        language: Callable[[], str],
    ) -> None:
        """Take how data are opened and set aside, and who may decide on that."""
        self.kept_copy: Path | None = None
        """Where a file was kept that could not be used."""
        self.quit_chosen = False
        self._open_data = open_data
        self._set_aside = set_aside
        self._ask = ask
        self._language = language
        self._app: App | None = None
        self._desk: StudyDesk | None = None

    def open(self) -> StudyDesk:
        """Give the desk; the first call opens the data and reads the bank.

        :raises TroubleError: if the data cannot be used.
        """
        if self._app is None:
            try:
                self._app = self._open_or_rescue()
            except StorageTroubleError as error:
                raise as_trouble(error, self._language()) from error
        if self._desk is None:
            app = self._app
            self._desk = StudyDesk(
                app.study, app.questions, app.rules_texts, app.browser, app.insight
            )
        return self._desk

    @property
    def shelf(self) -> Shelf | None:
        """Give the bank as a list; None where there is none, or nothing is open."""
        from quizapp.bank.browsing.summary import Shelf

        questions = None if self._app is None else self._app.questions
        return questions if isinstance(questions, Shelf) else None

    def close(self) -> None:
        """Close the data, if they were opened."""
        if self._app is not None:
            self._app.close()
            self._app = self._desk = None

    def _open_or_rescue(self) -> App:
        try:
            return self._open_data()
        except (DamagedDatabaseError, NewerDatabaseError) as error:
            if not self._ask(_as_question(error, self._language())):
                self.quit_chosen = True
                raise
        self.kept_copy = self._set_aside()
        return self._open_data()


class SecondEngine:
    """Lets an engine in a second process work out what would be."""

    def __init__(self, data_folder: Path) -> None:
        self._data_folder = data_folder
        self._worker: WhatIfWorker | None = None

    def make_presenter(self) -> WhatIfPresenter:
        """Make the presenter; the process starts when it is first asked."""
        from quizapp.presenters.what_if.presenter import WhatIfPresenter

        if self._worker is None:
            self._worker = open_worker(self._data_folder)
        return WhatIfPresenter(self._worker)

    def close(self) -> None:
        """End the process, if it was started."""
        if self._worker is not None:
            self._worker.close()


class PackKeeper:
    """Has the questions compiled in the background where they are not."""

    def __init__(self, desk: DataDesk, data_folder: Path) -> None:
        self._desk = desk
        self._data_folder = data_folder
        self._preparing: Preparing | None = None

    def prepare(self, window: MainWindow) -> None:
        """Begin, unless all is compiled or the data could not be opened."""
        shelf = self._desk.shelf
        if shelf is None or shelf.is_prepared:
            return
        from quizapp.gui.window.preparing import Preparing

        self._preparing = Preparing(compile_command(self._data_folder))
        self._preparing.ended.connect(lambda: self._take_over(window))
        self._preparing.start()
        window.say_preparing(True)

    def close(self) -> None:
        """Stop compiling, if it is not done."""
        if self._preparing is not None:
            self._preparing.stop()

    def _take_over(self, window: MainWindow) -> None:
        shelf = self._desk.shelf
        if shelf is not None:
            shelf.look_again()
        window.say_preparing(False)


def compile_command(data_folder: Path) -> tuple[str, ...]:
    """Return the command that compiles all questions, in one process only."""
    is_frozen = getattr(sys, "frozen", False)
    program = (sys.executable,) if is_frozen else (sys.executable, "-m", "quizapp")
    return (*program, "check", "--jobs", "1", "--data", str(data_folder))


class FirstPaint(QObject):
    """Waits until a widget has been painted once, then lets the work begin."""

    def __init__(self, watched: QWidget, begin: Callable[[], None]) -> None:
        super().__init__(watched)
        self._begin = begin
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin once the event loop is free again after the first picture."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._begin)
        return False


def run_window(data_folder: Path | None = None, language: str | None = None) -> int:
    """Open the window and run until it is closed; give the exit status."""
    folder = data_folder or default_data_folder()
    settings = peek_app_settings(folder)
    if language is not None:
        settings.set_language(language)
    surroundings = system_surroundings()
    desk = DataDesk(
        open_data=lambda: open_app(folder, surroundings, settings=settings),
        set_aside=lambda: _set_aside(folder, surroundings.now),
        ask=ask_to_start_afresh,
        language=settings.get_language,
    )
    application = _get_application()
    engine = SecondEngine(folder)
    keeper = PackKeeper(desk, folder)
    window = make_window(
        desk, settings, surroundings.now, engine.make_presenter, keeper.prepare
    )
    show_on_screen(window)
    try:
        return application.exec()
    finally:
        keeper.close()
        engine.close()
        desk.close()


def show_on_screen(window: QWidget) -> None:
    """Show a window in its own size, or as large as the screen where it has no room."""
    room = window.screen().availableSize() - QSize(_FRAME, _FRAME)
    if room.boundedTo(window.size()) == window.size():
        window.show()
    else:
        window.showMaximized()


def make_window(
    desk: DataDesk,
    settings: AppSettings,
    now: Clock,
    make_what_if: Callable[[], WhatIfPresenter] | None = None,
    settled: Callable[[MainWindow], None] | None = None,
) -> MainWindow:
    """Make the window; it opens the desk once it has been painted.

    What is to be done when a learner has looked around is given the window.
    """
    theme = Theme(ThemeMode(settings.get_theme()), settings.get_text_scale())
    application = _get_application()
    apply_theme(application, theme)
    language = settings.get_language()
    presenters = Presenters(
        home=HomePresenter(desk.open, now=now, language=language),
        make_study=lambda said_in: _make_study(desk, said_in),
        settings=settings,
        make_rules_texts=lambda: _make_rules_texts(desk),
        make_what_if=make_what_if,
        make_bank=lambda said_in: _make_bank(desk, said_in),
        make_progress=lambda said_in: _make_progress(desk, said_in),
        make_study_settings=lambda: _make_study_settings(settings),
    )
    window = MainWindow(theme, presenters)

    def go_on() -> None:
        apply_style_sheet(application, theme)
        _open_desk(window, desk, settings.get_language)
        if settled is not None:
            QTimer.singleShot(_SETTLED_MS, window, lambda: settled(window))

    FirstPaint(window, go_on)
    return window


def _make_study(desk: DataDesk, language: str) -> StudyPresenter:
    from quizapp.presenters.study import StudyPresenter

    return StudyPresenter(desk.open, language=language)


def _make_study_settings(settings: AppSettings) -> StudySettingsPresenter:
    from quizapp.presenters.repetition.study_settings import StudySettingsPresenter

    return StudySettingsPresenter(settings)


def _make_progress(desk: DataDesk, language: str) -> ProgressPresenter:
    from quizapp.presenters.insight.presenter import ProgressPresenter

    return ProgressPresenter(desk.open, language=language)


def _make_bank(desk: DataDesk, language: str) -> BankPresenter:
    from quizapp.presenters.browsing.presenter import BankPresenter

    return BankPresenter(desk.open, language=language)


def _make_rules_texts(desk: DataDesk) -> RulesTextsPresenter:
    from quizapp.presenters.rules_texts.shelf import RulesTextsPresenter

    return RulesTextsPresenter(desk.open)


def _set_aside(folder: Path, now: Clock) -> Path:
    from quizapp.storage.file.rescue import start_afresh

    return start_afresh(folder, now)


def _open_desk(window: MainWindow, desk: DataDesk, language: Callable[[], str]) -> None:
    window.open_desk()
    if desk.quit_chosen:
        window.close()
    elif desk.kept_copy is not None:
        from quizapp.presenters.rescue_screen import rescue_word

        name = desk.kept_copy.name
        window.show_home(rescue_word(language(), "rescue.kept", file=name))


def ask_to_start_afresh(screen: RescueScreen) -> bool:
    """Show what is wrong with the safe choice first; Escape changes nothing."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(QApplication.activeWindow())
    box.setObjectName("rescue")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(screen.heading)
    box.setText(f"{screen.heading}\n\n{screen.safe}")
    box.setInformativeText(f"{screen.remedy}\n\n{screen.place}")
    afresh = box.addButton(screen.start_afresh, QMessageBox.ButtonRole.ActionRole)
    leave = box.addButton(screen.quit, QMessageBox.ButtonRole.RejectRole)
    afresh.setObjectName("start-afresh")
    leave.setObjectName("quit")
    box.setDefaultButton(afresh if screen.start_afresh_is_safest else leave)
    box.setEscapeButton(leave)
    box.exec()
    return box.clickedButton() == afresh


def _get_application() -> QApplication:
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    application = QApplication(with_style(sys.argv[:1]))
    application.setApplicationName("quizapp")
    # Qt's loop would not let Ctrl C through; every answer is on the disk already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return application


def _as_question(
    error: DamagedDatabaseError | NewerDatabaseError, language: str
) -> RescueScreen:
    from quizapp.presenters.rescue_screen import rescue_screen

    damaged = isinstance(error, DamagedDatabaseError)
    return rescue_screen(language, "damaged" if damaged else "newer", error.path)


def as_trouble(error: StorageTroubleError, language: str) -> TroubleError:
    """Say trouble with the data in the words of the message page."""
    from quizapp.presenters.rescue_screen import rescue_word
    from quizapp.storage.file.rescue import CopyFailedError

    details = (str(error),)
    if isinstance(error, DataInUseError):
        return TroubleError(Trouble.LOCKED, details=details)
    if isinstance(error, NewerDatabaseError):
        return TroubleError(Trouble.NEWER, details=details)
    if isinstance(error, UnwritableFolderError):
        folder = str(error.path)
        remedy = rescue_word(language, "rescue.unwritable", folder=folder)
        return TroubleError(Trouble.NOT_KEPT, remedy, details)
    if isinstance(error, CopyFailedError):
        remedy = rescue_word(language, "rescue.failed")
        return TroubleError(Trouble.DAMAGED, remedy, details)
    return TroubleError(Trouble.DAMAGED, details=details)
