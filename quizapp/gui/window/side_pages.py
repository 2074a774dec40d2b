"""Pages beside the work: settings, about, and the message when nothing goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.about_page import AboutPage
from quizapp.gui.pages.message_page import MessagePage
from quizapp.gui.pages.settings_page import SettingsPage
from quizapp.presenters.message_screen import TroubleError, message_screen
from quizapp.presenters.settings import SettingsScreen


class SidePages(QObject):
    """Makes each page when it is first asked for, so that the window opens fast."""

    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    scale_chosen = Signal(float)
    study_chosen = Signal(str, float)
    """What about studying is set, and to which value."""
    rules_file_chosen = Signal(object)
    """The path of a rules text to import."""
    data_requested = Signal(str, object)
    """What is to be done with the learner's data, and with what."""
    left = Signal()
    """Esc, or another try after trouble."""
    quit_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._settings: SettingsPage | None = None
        self._about: AboutPage | None = None
        self._message: MessagePage | None = None
        self._trouble: TroubleError | None = None

    def settings(self, screen: SettingsScreen) -> SettingsPage:
        """Return the settings page, showing what is set."""
        if self._settings is None:
            page = named(SettingsPage(self._theme), "settings-page")
            page.language_chosen.connect(self.language_chosen)
            page.theme_chosen.connect(self.theme_chosen)
            page.scale_chosen.connect(self.scale_chosen)
            page.study_chosen.connect(self.study_chosen)
            page.rules_file_chosen.connect(self.rules_file_chosen)
            page.data_requested.connect(self.data_requested)
            page.leave_requested.connect(self.left)
            self._settings = page
        self._settings.render_screen(screen)
        return self._settings

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
            page.quit_requested.connect(self.quit_requested)
            self._message = page
        self._trouble = trouble
        self._message.render_screen(message_screen(language, trouble))
        return self._message

    def render_again(self, screen: SettingsScreen) -> None:
        """Say every page that there is once more: something was set."""
        if self._settings is not None:
            self._settings.render_screen(screen)
        if self._about is not None:
            self._about.render_language(screen.language)
        if self._trouble is not None:
            self.message(screen.language, self._trouble)
