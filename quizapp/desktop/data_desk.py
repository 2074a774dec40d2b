"""The learner's data as the window opens them, and what is asked when they are spoilt."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

    from quizapp.app import App
    from quizapp.bank.beside.bank_beside import Wait
    from quizapp.bank.browsing.summary import Shelf
    from quizapp.presenters.message_screen import TroubleError
    from quizapp.presenters.rescue_screen import RescueScreen
    from quizapp.presenters.study_desk import StudyDesk
    from quizapp.storage.trouble import (
        DamagedDatabaseError,
        NewerDatabaseError,
        StorageTroubleError,
    )

T = TypeVar("T")

# Start-up: the desk is there before anything is opened; what it opens with is loaded then.

_WITH_THE_DATA = (
    "quizapp.presenters.repetition.waiting",
    "quizapp.presenters.topic_rows",
    "quizapp.presenters.ways.home_ways",
    "quizapp.gui.pages.home.opened_parts",
    "quizapp.desktop.beside",
    "quizapp.desktop.opening",
    "quizapp.desktop.ahead.modules",
    "quizapp.storage.learners.learners",
    "quizapp.training.booth",
    "quizapp.training.planning.ways",
)
"""Modules that the window loads once the data are there."""


class DataDesk:
    """Opens the learner's data when a page first needs them, and rescues them."""

    def __init__(
        self,
        open_data: Callable[[], App],
        set_aside: Callable[[], Path],
        ask: Callable[[RescueScreen], bool],
        language: Callable[[], str],
        wait: Wait | None = None,
    ) -> None:
        """Take how data are opened and set aside, and who may decide on that.

        They are opened in a thread of their own; somebody may wait for it patiently.
        """
        self._wait: Wait = _wait_for if wait is None else wait
        self.kept_copy: Path | None = None
        """Where a file was kept that could not be used."""
        self.quit_chosen = False
        self._open_data = open_data
        self._set_aside = set_aside
        self._ask = ask
        self.language = language
        """Gives the language of the window."""
        self._app: App | None = None
        self._desk: StudyDesk | None = None
        self._ahead: Future[App] | None = None

    def open_ahead(self) -> None:
        """Begin to open the data in a thread of its own, so that nobody waits for it."""
        if self._app is None and self._ahead is None:
            self._ahead = self._begin_to_open()

    @property
    def is_open(self) -> bool:
        """Say whether the data are open."""
        return self._app is not None

    @property
    def is_opening(self) -> bool:
        """Say whether the data are being opened."""
        return self._ahead is not None and not self._ahead.done()

    def open(self) -> StudyDesk:
        """Give the desk; the first call opens the data and reads the bank.

        :raises TroubleError: if the data cannot be used.
        """
        from quizapp.presenters.study_desk import StudyDesk

        app = self.get_app()
        if self._desk is None:
            self._desk = StudyDesk(
                study=app.study,
                questions=app.questions,
                rules_texts=app.rules_texts,
                browser=app.browser,
                insight=app.insight,
                marks=app.marks,
                reports=app.reports,
                booth=app.ways.booth,
                woodpecker=app.ways.woodpecker,
            )
        return self._desk

    def get_app(self) -> App:
        """Give the open program; the first call opens the data.

        :raises TroubleError: if the data cannot be used.
        """
        from quizapp.storage.trouble import StorageTroubleError

        if self._app is None:
            try:
                self._app = self._open_or_rescue()
            except StorageTroubleError as error:
                raise as_trouble(error, self.language()) from error
        return self._app

    @property
    def copies_refused_in(self) -> Path | None:
        """Say where the program could not put its own copy of the data, if it failed."""
        if self._app is None or self._app.backup_failure is None:
            return None
        return self._app.backups.folder

    @property
    def shelf(self) -> Shelf | None:
        """Give the bank as a list; None where there is none, or nothing is open."""
        from quizapp.bank.browsing.summary import Shelf

        questions = None if self._app is None else self._app.questions
        return questions if isinstance(questions, Shelf) else None

    def close(self) -> None:
        """Close the data, if they were opened."""
        if self._ahead is not None and self._ahead.exception() is None:
            self._app = self._ahead.result()
        self._ahead = None
        if self._app is not None:
            self._app.close()
            self._app = self._desk = None

    def _open_or_rescue(self) -> App:
        from quizapp.storage.trouble import DamagedDatabaseError, NewerDatabaseError

        try:
            return self._attempt()
        except (DamagedDatabaseError, NewerDatabaseError) as error:
            if not self._ask(_as_question(error, self.language())):
                self.quit_chosen = True
                raise
        from quizapp.desktop.in_a_thread import in_a_thread

        self.kept_copy = self._wait(in_a_thread(self._set_aside))
        return self._wait(self._begin_to_open())

    def _attempt(self) -> App:
        """Open the data, or wait for what is opening them already."""
        ahead, self._ahead = self._ahead, None
        return self._wait(ahead or self._begin_to_open())

    def _begin_to_open(self) -> Future[App]:
        from quizapp.desktop.in_a_thread import in_a_thread

        return in_a_thread(lambda: _made_ready(self._open_data()))


def _wait_for(answer: Future[T]) -> T:
    return answer.result()


def _made_ready(app: App) -> App:
    """Load what the start page stands on; what goes wrong is met again by who asks."""
    from importlib import import_module

    from quizapp.presenters.wording import all_words

    with suppress(Exception):
        all_words()
        for part in ("study", "browser", "insight", "marks", "reports", "rules_texts"):
            getattr(app, part)
        for name in _WITH_THE_DATA:
            import_module(name)
        if app.browser is not None:
            app.browser.summaries(app.settings.get_language())
        app.study.overview()  # what was read once is read faster
    return app


def ask_to_start_afresh(screen: RescueScreen) -> bool:
    """Show what is wrong with the safe choice first; Escape changes nothing."""
    from PySide6.QtWidgets import QApplication, QMessageBox

    from quizapp.gui.look.dress import dress_like_window

    box = QMessageBox(QApplication.activeWindow())
    dress_like_window(box)
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


def _as_question(
    error: DamagedDatabaseError | NewerDatabaseError, language: str
) -> RescueScreen:
    from quizapp.presenters.rescue_screen import rescue_screen
    from quizapp.storage.trouble import DamagedDatabaseError

    damaged = isinstance(error, DamagedDatabaseError)
    return rescue_screen(language, "damaged" if damaged else "newer", error.path)


def as_trouble(error: StorageTroubleError, language: str) -> TroubleError:
    """Say trouble with the data in the words of the message page."""
    from quizapp.presenters.message_screen import Trouble, TroubleError
    from quizapp.presenters.rescue_screen import rescue_word
    from quizapp.storage.file.rescue import CopyFailedError
    from quizapp.storage.trouble import (
        DataInUseError,
        NewerDatabaseError,
        UnwritableFolderError,
    )

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
