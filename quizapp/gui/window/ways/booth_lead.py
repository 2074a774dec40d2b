"""Leads through a show before a crowd: large, full screen, and back as it was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.booth.booth_page import BoothPage
from quizapp.presenters.booth.presenter import BoothPresenter
from quizapp.presenters.booth.screen import BoothScreen
from quizapp.presenters.known_trouble import trouble_of

_ROOM = 1200.0
"""This much width at 100 % text keeps board and words side by side."""
_LEAST, _MOST = 1.25, 2.0


class BoothLead(QObject):
    """Connects the page with its presenter, and the window with both."""

    page_opened = Signal(object)
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""

    def __init__(
        self, theme: Theme, window: QWidget, presenter: BoothPresenter
    ) -> None:
        super().__init__()
        self._theme = theme
        self._window = window
        self._presenter = presenter
        self._before: tuple[float, float, bool] | None = None
        self.page = named(BoothPage(theme), "booth-page")
        page = self.page
        page.revealed.connect(self._reveal)
        page.counted.connect(
            lambda right: self._attempt(lambda: presenter.go_on(right))
        )
        page.end_requested.connect(self._end)
        page.resume_requested.connect(lambda: self._attempt(presenter.resume))
        page.leave_requested.connect(self.leave)

    def start(self, question_ids: tuple[str, ...]) -> None:
        """Begin a show over questions."""
        if self._attempt(lambda: self._presenter.open(question_ids)):
            self._leave_page()
            self._enlarge()
            self.page_opened.emit(self.page)

    def show_again(self) -> None:
        """Show the page once more, as after a look at another one."""
        if self._attempt(self._presenter.screen):
            self.page_opened.emit(self.page)

    @property
    def is_open(self) -> bool:
        """Say whether a show is on."""
        return self._presenter.is_open

    def leave(self) -> None:
        """End the show, give the window back as it was, and say so."""
        self.page.hide()  # it need not take the size of text that comes back
        self._paint_later()
        self.close()
        self.left.emit()

    def close(self) -> None:
        """End the show and give the window back as it was."""
        self._presenter.close()
        self._restore()

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        screen = self._presenter.set_language(language)
        if screen is not None:
            self.page.render_screen(screen)

    def _reveal(self, chosen: tuple[str, ...]) -> None:
        if self._attempt(lambda: self._presenter.reveal(chosen)):
            self.page.announce()

    def _end(self) -> None:
        if self._presenter.has_result:
            self._attempt(self._presenter.end)
        else:
            self.leave()

    def _attempt(self, make: Callable[[], BoothScreen]) -> bool:
        try:
            self.page.render_screen(make())
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return False
        self.page.focus_page()
        return True

    def _paint_later(self) -> None:
        """Paint the window once, when it has its size back, and not before that, too."""
        window = self._window
        window.setUpdatesEnabled(False)
        QTimer.singleShot(0, window, lambda: window.setUpdatesEnabled(True))

    def _leave_page(self) -> None:
        """Hide the page before: it need not take the size of text of the show."""
        pages = self._window.findChild(QStackedWidget, "pages")
        page = None if pages is None else pages.currentWidget()
        if page is not None and page is not self.page:
            page.hide()

    def _enlarge(self) -> None:
        """Take the whole screen, and the largest text that keeps the board beside it.

        This is not the learner's own text size, so it is not kept.
        """
        window, scale = self._window, self._theme.scale
        width = window.screen().availableSize().width()
        large = max(scale, min(_MOST, max(_LEAST, width / _ROOM)))
        self._before = (scale, large, window.isFullScreen())
        window.showFullScreen()
        self._theme.set_scale(large)

    def _restore(self) -> None:
        if self._before is None:
            return
        scale, large, was_full = self._before
        self._before = None
        if self._theme.scale == large:  # else the learner chose another one meanwhile
            self._theme.set_scale(scale)
        if not was_full:
            self._window.showNormal()
