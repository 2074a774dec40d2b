"""Leads to the start page: reads the progress, and shows it or says what is wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.home_page import HomePage
from quizapp.presenters.home import HomePresenter

# Start-up: this is part of the first frame.

LOGGER = logging.getLogger(__name__)


class HomeLead(QObject):
    """Connects the start page with its presenter."""

    page_opened = Signal(object)
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""

    def __init__(self, theme: Theme, presenter: HomePresenter) -> None:
        super().__init__()
        self._presenter = presenter
        self.screen = presenter.opening_screen()
        self.page = named(HomePage(theme), "home-page")
        self.page.render_screen(self.screen)

    def open(self, notice: str = "") -> None:
        """Show the page, read anew, with what is to be said first."""
        self._presenter.set_notice(notice)
        if self._read(self.failed.emit):
            self.page.render_screen(self.screen)
            self.page_opened.emit(self.page)

    def set_language(self, language: str) -> None:
        """Say in another language what the window takes from the page."""
        self._presenter.set_language(language)
        self.screen = self._presenter.retold(self.screen)

    def show_kept(self) -> bool:
        """Show what was kept as what is so; say whether it could be, on this day."""
        kept = self._presenter.kept_screen()
        if kept is None or not self.screen.loading:
            return False
        self.screen = kept
        self.page.render_screen(kept)
        return True

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self._presenter.set_language(language)
        self.render_again()

    def render_again(self) -> None:
        """Show the page as things are now, without opening it."""
        if self.screen.loading:
            kept = self._presenter.kept_screen() if self.screen.is_confirmed else None
            self.screen = kept or self._presenter.opening_screen()
        else:
            # Trouble is said when the page is opened; until then it stays as it is.
            self._read()
        self.page.render_screen(self.screen)

    def _read(self, tell: Callable[[object], None] | None = None) -> bool:
        try:
            self.screen = self._presenter.screen()
        except Exception as error:
            # Loaded on need: it brings the bank's and the engine's errors along.
            from quizapp.presenters.known_trouble import trouble_of

            LOGGER.exception("the start page cannot be shown")
            if tell is not None:
                tell(trouble_of(error))
            return False
        return True
