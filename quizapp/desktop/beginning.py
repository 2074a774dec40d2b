"""What follows the first picture: numbers confirmed, data opened, all else begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from quizapp.desktop.in_a_thread import Waiting, in_a_thread
from quizapp.desktop.showing import say_waiting

if TYPE_CHECKING:
    from quizapp.app import AppSettings
    from quizapp.desktop.data_desk import DataDesk
    from quizapp.desktop.window import Extras
    from quizapp.gui.look.theme import Theme
    from quizapp.gui.window.main_window import MainWindow

_SETTLED_MS = 1_000
"""How long after the data were opened a learner has looked around."""


class Beginning:
    """Leads a window from its first picture to the page that is asked for."""

    def __init__(
        self,
        window: MainWindow,
        theme: Theme,
        desk: DataDesk,
        settings: AppSettings,
        extras: Extras,
    ) -> None:
        self._window = window
        self._theme = theme
        self._desk = desk
        self._settings = settings
        self._extras = extras

    def begin(self) -> None:
        """Show what was kept as what is so, if it is; then open the data."""
        kept = self._extras.kept
        if kept is None or kept.page is None:
            self._open_ahead()
            return
        answer = in_a_thread(kept.is_confirmed)

        def go_on() -> None:
            if answer.exception() is None and answer.result():
                self._window.confirm_kept()
            QTimer.singleShot(0, self._window, self._open_ahead)  # once it is painted

        Waiting(self._window, lambda: not answer.done(), go_on)

    def _open_ahead(self) -> None:
        from quizapp.gui.roles import tell_roles

        tell_roles()
        self._theme.begin_to_dress()
        desk, make_patience = self._desk, self._extras.make_patience
        if make_patience is not None:
            say_waiting(self._window, self._theme, make_patience(), desk.language)
        desk.open_ahead()
        Waiting(self._window, lambda: desk.is_opening, self._show_desk)

    def _show_desk(self) -> None:
        window, extras = self._window, self._extras
        self._show_first()
        if extras.has_exam is not None and extras.has_exam():
            window.open_exams()
        if (settled := extras.settled) is not None:
            QTimer.singleShot(_SETTLED_MS, window, lambda: settled(window))
        if extras.ahead is not None and not self._desk.quit_chosen:
            extras.ahead(window)

    def _show_first(self) -> None:
        """Show the start page with what is to be said first, or what was asked for."""
        from quizapp.desktop.opening import show_opened
        from quizapp.presenters.wording import word

        window, desk, extras = self._window, self._desk, self._extras
        window.show_home()
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
        elif self._settings.kept_aside:
            file = self._settings.kept_aside
            window.show_home(word(desk.language(), "settings.kept-aside", file=file))
        elif (refused_in := desk.copies_refused_in) is not None:
            said = word(desk.language(), "data.no-daily-copy", folder=refused_in)
            window.show_home(said)
