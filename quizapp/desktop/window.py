"""The window composed: screens meet the services, and the event loop runs."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace
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
    system_surroundings,
)
from quizapp.desktop.authoring.bench import AuthorBench
from quizapp.desktop.background import PackKeeper, SecondEngine
from quizapp.desktop.data_desk import DataDesk, ask_to_start_afresh
from quizapp.desktop.exams.exam_room import ExamRoom
from quizapp.desktop.exchange.making import make_added, make_export
from quizapp.desktop.following import Following
from quizapp.desktop.in_a_thread import Waiting
from quizapp.desktop.instructing.instructor import Instructor
from quizapp.desktop.opening import show_opened
from quizapp.desktop.own_collection import OwnCollection
from quizapp.desktop.showing import FirstPaint, show_on_screen
from quizapp.gui.look.theme import (
    Theme,
    ThemeMode,
    apply_style_sheet,
    apply_theme,
    with_style,
)
from quizapp.gui.roles import tell_roles
from quizapp.gui.window.frame.dressing import wishes_of
from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.home import HomePresenter
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.wording import word
from quizapp.training.ports import Clock, Surroundings

if TYPE_CHECKING:
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
    from quizapp.storage.learners.learners import Learners
    from quizapp.training.safekeeping.learner import Learner

# Start-up: only what the first frame needs is imported above, the rest where it is used.

_SETTLED_MS = 1_000
"""How long after the data were opened a learner has looked around."""


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
    learners = open_learners(data_folder or default_data_folder())
    who = learners.current() if learner is None else learners.get(learner)
    opening: Following | None = Following(who, opened=opened)
    status = 0
    while opening is not None:
        status, opening = _run_once(learners, opening, language)
    return status


def _run_once(
    learners: Learners, opening: Following, language: str | None
) -> tuple[int, Following | None]:
    """Run one window; give the exit status, and what is to be opened after it."""
    shared, folder = learners.data_folder, learners.folder_of(opening.learner)
    settings = _settings_of(folder, language or opening.language)
    surroundings, application = system_surroundings(), _get_application()
    desk = _make_desk(shared, folder, settings, surroundings)
    engine, keeper = SecondEngine(shared), PackKeeper(desk, shared)
    bench = AuthorBench(shared, surroundings.now)
    following: list[Following] = []

    def open_anew(wanted: Following) -> None:
        following.append(wanted)
        QTimer.singleShot(0, window, window.close)

    whose = (opening.learner, learners, desk, surroundings)
    make_data = partial(_make_data, *whose, open_anew)
    own = OwnCollection(engine, desk, shared, surroundings.now).make_presenter
    others = partial(
        make_added, shared, lambda said: open_anew(Following(opening.learner, said))
    )
    export = partial(make_export, shared)
    makers = (make_data, export, own, others, bench.make_presenter)
    exams = ExamRoom(desk, shared, folder, opening.learner.name)
    first = (keeper.prepare, *makers, opening.notice, opening.opened)
    teacher = Instructor(shared, desk, surroundings)
    extras = Extras(*first, *exams.ways, engine.begin_ahead, teacher.make_presenters)
    make_what_if = engine.make_presenter
    window = make_window(desk, settings, surroundings.now, make_what_if, extras)
    show_on_screen(window)
    try:
        status = application.exec()
    finally:
        for part in (window.work, keeper, engine, bench, exams, teacher, desk):
            part.close()
    window.deleteLater()
    return status, following[-1] if following else None


def _settings_of(folder: Path, language: str | None) -> AppSettings:
    """Read the settings of a learner; a language that is said counts for them."""
    settings = peek_app_settings(folder)
    if language is not None:
        settings.set_language(language)
    return settings


def _make_desk(
    shared: Path, folder: Path, settings: AppSettings, surroundings: Surroundings
) -> DataDesk:
    """Make the desk over a learner's folder; the questions are everybody's."""
    return DataDesk(
        open_data=lambda: _open_data(shared, folder, settings, surroundings),
        set_aside=lambda: _set_aside(folder, surroundings.now),
        ask=ask_to_start_afresh,
        language=settings.get_language,
    )


def _open_data(
    shared: Path, folder: Path, settings: AppSettings, surroundings: Surroundings
) -> App:
    from quizapp.interchange.odd_settings import set_odd_settings_aside

    app = open_app(
        folder,
        surroundings,
        questions=lambda: load_questions(shared),
        settings=settings,
    )
    set_odd_settings_aside(settings, folder, surroundings.now)
    return app


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
    tell_roles()
    presenters = replace(
        _list_presenters(desk, settings, now, extras), make_what_if=make_what_if
    )
    window = MainWindow(theme, presenters)

    def go_on() -> None:
        apply_style_sheet(application, theme)
        desk.open_ahead()
        Waiting(window, lambda: desk.is_opening, show_desk)

    def show_desk() -> None:
        _open_desk(window, desk, settings, extras)
        if extras.has_exam is not None and extras.has_exam():
            window.open_exams()
        if (settled := extras.settled) is not None:
            QTimer.singleShot(_SETTLED_MS, window, lambda: settled(window))
        if extras.ahead is not None and not desk.quit_chosen:
            extras.ahead(window)

    FirstPaint(window, go_on)
    return window


def _list_presenters(
    desk: DataDesk, settings: AppSettings, now: Clock, extras: Extras
) -> Presenters:
    language = settings.get_language()
    return Presenters(
        home=HomePresenter(desk.open, now=now, language=language),
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

    from quizapp.presenters.insight.presenter import ProgressPresenter

    beside = ThreadPoolExecutor(1, "readiness")
    return ProgressPresenter(desk.open, language=language, submit=beside.submit)


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


def _make_data(
    learner: Learner,
    learners: Learners,
    desk: DataDesk,
    surroundings: Surroundings,
    open_anew: Callable[[Following], None],
) -> YourDataPresenter:
    from quizapp.desktop.data_keeper import WindowKeeper
    from quizapp.presenters.keeping.your_data import YourDataPresenter

    keeper = WindowKeeper(learner, learners, desk, surroundings, open_anew)
    return YourDataPresenter(keeper, surroundings.now)


def _open_desk(
    window: MainWindow, desk: DataDesk, settings: AppSettings, extras: Extras
) -> None:
    window.open_desk()
    if desk.quit_chosen:
        window.close()
    elif desk.kept_copy is not None:
        from quizapp.presenters.rescue_screen import rescue_word

        name = desk.kept_copy.name
        window.show_home(rescue_word(desk.language(), "rescue.kept", file=name))
    elif extras.notice:
        window.show_home(extras.notice)
    elif extras.opened is not None:
        show_opened(window, extras.opened, desk.language())
    elif settings.kept_aside:
        file = settings.kept_aside
        window.show_home(word(desk.language(), "settings.kept-aside", file=file))
    elif (refused_in := desk.copies_refused_in) is not None:
        said = word(desk.language(), "data.no-daily-copy", folder=refused_in)
        window.show_home(said)


def _get_application() -> QApplication:
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    application = QApplication(with_style(sys.argv[:1]))
    application.setApplicationName("quizapp")
    # Qt's loop would not let Ctrl C through; every answer is on the disk already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return application
