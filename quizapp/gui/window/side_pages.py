"""Pages beside the work: about, and the message when nothing goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.about_page import AboutPage
from quizapp.gui.pages.message_page import MessagePage
from quizapp.presenters.message_screen import TroubleError, message_screen


class SidePages(QObject):
    """Makes each page when it is first asked for, so that the window opens fast."""

    left = Signal()
    """Esc, or another try after trouble."""
    today_requested = Signal()
    quit_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._about: AboutPage | None = None
        self._message: MessagePage | None = None
        self._trouble: TroubleError | None = None

    def about(self, language: str) -> AboutPage:
        """Return the page about the program."""
        if self._about is None:
            self._about = named(AboutPage(self._theme), "about-page")
            self._about.leave_requested.connect(self.left)
        self._about.render_language(language)
        return self._about

    def message(self, language: str, trouble: TroubleError) -> MessagePage:
        """Return the page that says what stands in the way."""
        if self._message is None:
            page = named(MessagePage(self._theme), "message-page")
            page.retry_requested.connect(self.left)
            page.today_requested.connect(self.today_requested)
            page.quit_requested.connect(self.quit_requested)
            self._message = page
        self._trouble = trouble
        self._message.render_screen(message_screen(language, trouble))
        return self._message

    @property
    def pages(self) -> tuple[QWidget, ...]:
        """List the pages that there are."""
        return tuple(page for page in (self._about, self._message) if page is not None)

    def render_language(self, language: str) -> None:
        """Say every page that there is in another language."""
        if self._about is not None:
            self._about.render_language(language)
        if self._trouble is not None:
            self.message(language, self._trouble)
