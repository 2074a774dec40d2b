"""The window composed: screens meet the services, and the event loop runs."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from quizapp.app import (
    App,
    AppSettings,
    default_data_folder,
    load_questions,
    open_app,
    open_learners,
    peek_app_settings,
    system_clock,
    system_language,
    system_surroundings,
)
from quizapp.desktop.data_desk import DataDesk, ask_to_start_afresh
from quizapp.desktop.following import Following
from quizapp.desktop.kept_start import KeptStart, content_of
from quizapp.desktop.showing import FirstPaint, show_on_screen
from quizapp.gui.look.theme import (
    Theme,
    ThemeMode,
    apply_theme,
    with_style,
)
from quizapp.gui.window.frame.dressing import wishes_of
from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.home import HomePresenter
from quizapp.presenters.presenters import Presenters
from quizapp.storage.learners.listed import find_listed_learner

if TYPE_CHECKING:
    from quizapp.desktop.bank_process import BankProcess
    from quizapp.desktop.beside import Beside
    from quizapp.gui.window.patience import Patience
    from quizapp.interchange.opened_file import OpenedFile
    from quizapp.presenters.board_editing.presenter import BoardPresenter
    from quizapp.presenters.booth.presenter import BoothPresenter
    from quizapp.presenters.browsing.presenter import BankPresenter
    from quizapp.presenters.exchange.added_presenter import AddedPresenter
    from quizapp.presenters.exchange.export_presenter import ExportPresenter
    from quizapp.presenters.insight.presenter import ProgressPresenter
    from quizapp.presenters.instructing.presenters import InstructingPresenters
    from quizapp.presenters.keeping.your_data import YourDataPresenter
    from quizapp.presenters.palette.presenter import PalettePresenter
    from quizapp.presenters.repetition.study_settings import StudySettingsPresenter
    from quizapp.presenters.rules_texts.shelf import RulesTextsPresenter
    from quizapp.presenters.sitting.presenters import ExamPresenters
    from quizapp.presenters.study import StudyPresenter
    from quizapp.presenters.ways.presenter import WaysPresenter
    from quizapp.presenters.what_if.presenter import WhatIfPresenter
    from quizapp.presenters.workbench.presenter import WorkbenchPresenter
    from quizapp.training.ports import Clock

# Start-up: only what the first frame needs is imported above, the rest where it is used.


class Extras(NamedTuple):
    """What a window may do without."""

    settled: Callable[[MainWindow], None] | None = None
    """Is given the window when a learner has looked around."""
    make_data: Callable[[], YourDataPresenter] | None = None
    make_export: Callable[[], ExportPresenter] | None = None
    make_board: Callable[[str], BoardPresenter] | None = None
    make_added: Callable[[], AddedPresenter] | None = None
    make_workbench: Callable[[str], WorkbenchPresenter] | None = None
    notice: str = ""
    """What the start page says first."""
    opened: OpenedFile | None = None
    """The file that the program was started with."""
    make_exams: Callable[[str], ExamPresenters] | None = None
    has_exam: Callable[[], bool] | None = None
    """Says whether an exam may wait to be gone on with."""
    ahead: Callable[[MainWindow], None] | None = None
    """Makes ready what may be asked for next; is given the window with its data."""
    make_instructing: Callable[[str], InstructingPresenters] | None = None
    make_patience: Callable[[], Patience] | None = None
    """Makes what waits for what the engine must say first; the window says so."""
    kept: KeptStart | None = None
    """The start page as it was last read."""


_TURN_S = 0.000_5
"""How long another thread may hold the interpreter while that of the window waits."""

NO_EXTRAS = Extras()


def run_window(
    data_folder: Path | None = None,
    language: str | None = None,
    learner: str | None = None,
    opened: OpenedFile | None = None,
) -> int:
    """Open the window and run until it is closed; give the exit status.

    The data are those of the learner named, or of the one who learned last. A window
    that changed what it stands on is closed, and another one follows it.
    """
    sys.setswitchinterval(_TURN_S)
    shared = data_folder or default_data_folder()
    who = find_listed_learner(shared, learner)
    opening: Following | None = Following(who, opened=opened)
    status = 0
    while opening is not None:
        status, opening = _run_once(shared, opening, language)
    return status


def _run_once(
    shared: Path, opening: Following, language: str | None
) -> tuple[int, Following | None]:
    """Run one window; give the exit status, and what is to be opened after it."""
    running = _Running(shared, opening, language)
    application, settings = _get_application(), running.settings
    window = make_window(
        running.desk,
        settings,
        system_clock,
        lambda: running.beside.engine.make_presenter(),
        running.extras(),
    )
    running.window = window
    show_on_screen(window)
    try:
        status = application.exec()
    finally:
        window.close_work()
        running.close()
    window.deleteLater()
    return status, running.following


class _Running:
    """One window's settings and data, and what stands beside it, made on demand."""

    def __init__(self, shared: Path, opening: Following, language: str | None) -> None:
        self._shared = shared
        self._opening = opening
        learner = opening.learner
        folder = shared if learner is None else open_learners(shared).folder_of(learner)
        self._folder = folder
        self._kept = KeptStart(folder, partial(content_of, shared), system_clock)
        self.settings = _settings_of(folder, self._kept)
        if (said_in := language or opening.language) is not None:
            self.settings.set_language(said_in)
        self.desk = DataDesk(
            open_data=self._open_data,
            set_aside=lambda: _set_aside(folder, system_clock),
            ask=ask_to_start_afresh,
            language=self.settings.get_language,
            wait=lambda answer: self._banks.wait(answer),
        )
        self.window: MainWindow | None = None
        self.following: Following | None = None

    @cached_property
    def _banks(self) -> BankProcess:
        """Return what derives for the window."""
        from quizapp.desktop.bank_process import BankProcess

        return BankProcess()

    @cached_property
    def beside(self) -> Beside:
        """Return what stands beside the window."""
        from quizapp.desktop.background import SecondEngine
        from quizapp.desktop.beside import Beside

        engine = SecondEngine(self._shared, self._banks)
        whose = engine, self._opening.learner
        return Beside(self.desk, *whose, system_surroundings(), self._open_anew)

    def extras(self) -> Extras:
        """List what this window can do, and what is to be said and shown first."""
        from_folder = self._shared
        return Extras(
            settled=lambda window: self.beside.keeper.prepare(window),
            make_data=lambda: self.beside.make_data(),
            make_export=lambda: _make_export(from_folder),
            make_board=lambda said_in: self.beside.own.make_presenter(said_in),
            make_added=lambda: self.beside.make_added(),
            make_workbench=lambda said_in: self.beside.bench.make_presenter(said_in),
            notice=self._opening.notice,
            opened=self._opening.opened,
            make_exams=lambda said_in: self.beside.exams.make_presenters(said_in),
            has_exam=lambda: self.beside.exams.has_unfinished(),
            ahead=lambda window: self.beside.engine.begin_ahead(window),
            make_instructing=lambda said_in: self.beside.teacher.make_presenters(
                said_in
            ),
            make_patience=lambda: self._banks.patience,
            kept=self._kept,
        )

    def close(self) -> None:
        """End what stands beside the window, keep the start page, close the data."""
        if "beside" in vars(self):
            self.beside.close()
        page = self._kept.read_anew(self.desk)
        self._banks.close()
        self.desk.close()
        self._kept.keep(page)

    def _open_anew(self, wanted: Following) -> None:
        self.following = wanted
        if self.window is not None:
            QTimer.singleShot(0, self.window, self.window.close)

    def _open_data(self) -> App:
        from quizapp.interchange.odd_settings import set_odd_settings_aside

        settings = self.settings
        self._kept.note_content()
        app = open_app(
            self._folder,
            system_surroundings(),
            questions=lambda: load_questions(self._shared, self._banks.open_bank),
            settings=settings,
        )
        set_odd_settings_aside(settings, self._folder, system_clock)
        return app


def _settings_of(folder: Path, kept: KeptStart) -> AppSettings:
    """Read the settings of a learner; no database is opened where they are known."""
    known = kept.find_settings()
    if known is None:
        return peek_app_settings(folder)
    return AppSettings(known, system_language())


def make_window(
    desk: DataDesk,
    settings: AppSettings,
    now: Clock,
    make_what_if: Callable[[], WhatIfPresenter] | None = None,
    extras: Extras = NO_EXTRAS,
) -> MainWindow:
    """Make the window; it opens the desk once it has been painted."""
    theme = Theme(ThemeMode(settings.get_theme()), settings.get_text_scale())
    theme.set_wishes(wishes_of(settings))
    application = _get_application()
    apply_theme(application, theme)
    presenters = _list_presenters(desk, settings, now, extras)
    window = MainWindow(theme, presenters._replace(make_what_if=make_what_if))

    def begin() -> None:
        from quizapp.desktop.beginning import Beginning

        Beginning(window, theme, desk, settings, extras).begin()

    FirstPaint(window, begin)
    return window


def _list_presenters(
    desk: DataDesk, settings: AppSettings, now: Clock, extras: Extras
) -> Presenters:
    language = settings.get_language()
    return Presenters(
        home=HomePresenter(
            desk.open,
            now=now,
            language=language,
            kept=None if extras.kept is None else extras.kept.page,
        ),
        make_study=lambda said_in: _make_study(desk, said_in),
        settings=settings,
        make_rules_texts=lambda: _make_rules_texts(desk),
        make_bank=lambda said_in: _make_bank(
            desk, said_in, can_export=extras.make_export is not None
        ),
        make_progress=lambda said_in: _make_progress(desk, said_in),
        make_study_settings=lambda: _make_study_settings(settings),
        make_booth=lambda said_in: _make_booth(desk, said_in),
        make_ways=lambda said_in: _make_ways(desk, said_in),
        make_palette=lambda said_in: _make_palette(desk, said_in),
        make_data=extras.make_data,
        make_export=extras.make_export,
        make_board=extras.make_board,
        make_added=extras.make_added,
        make_workbench=extras.make_workbench,
        make_exams=extras.make_exams,
        make_instructing=extras.make_instructing,
    )


def _make_study(desk: DataDesk, language: str) -> StudyPresenter:
    from quizapp.presenters.study import StudyPresenter

    return StudyPresenter(desk.open, language=language)


def _make_study_settings(settings: AppSettings) -> StudySettingsPresenter:
    from quizapp.presenters.repetition.study_settings import StudySettingsPresenter

    return StudySettingsPresenter(settings)


def _make_progress(desk: DataDesk, language: str) -> ProgressPresenter:
    from concurrent.futures import ThreadPoolExecutor

    from quizapp.desktop.once_painted import FADED_MS, once_painted
    from quizapp.presenters.insight.presenter import ProgressPresenter

    beside = ThreadPoolExecutor(1, "readiness")
    submit = partial(once_painted, beside.submit, after_ms=FADED_MS)
    return ProgressPresenter(desk.open, language=language, submit=submit)


def _make_bank(desk: DataDesk, language: str, *, can_export: bool) -> BankPresenter:
    from quizapp.presenters.browsing.presenter import BankPresenter

    return BankPresenter(desk.open, language=language, can_export=can_export)


def _make_booth(desk: DataDesk, language: str) -> BoothPresenter:
    from quizapp.presenters.booth.presenter import BoothPresenter

    return BoothPresenter(desk.open, language=language)


def _make_ways(desk: DataDesk, language: str) -> WaysPresenter:
    from quizapp.presenters.ways.presenter import WaysPresenter

    return WaysPresenter(desk.open, language=language)


def _make_palette(desk: DataDesk, language: str) -> PalettePresenter:
    from quizapp.presenters.palette.presenter import PalettePresenter

    return PalettePresenter(desk.open, language=language)


def _make_rules_texts(desk: DataDesk) -> RulesTextsPresenter:
    from quizapp.desktop.keeping.rules_files import begin_reading
    from quizapp.presenters.rules_texts.shelf import RulesTextsPresenter

    return RulesTextsPresenter(desk.open, begin_reading)


def _set_aside(folder: Path, now: Clock) -> Path:
    from quizapp.storage.file.rescue import start_afresh

    return start_afresh(folder, now)


def _make_export(shared: Path) -> ExportPresenter:
    from quizapp.desktop.exchange.making import make_export

    return make_export(shared)


def _get_application() -> QApplication:
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    application = QApplication(with_style(sys.argv[:1]))
    application.setApplicationName("quizapp")
    # Qt's loop would not let Ctrl C through; every answer is on the disk already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return application
