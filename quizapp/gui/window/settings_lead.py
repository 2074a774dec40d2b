"""Leads to the settings page, and applies and keeps what is set there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from quizapp.gui.look.theme import Theme, ThemeMode
from quizapp.gui.naming import named
from quizapp.gui.pages.settings_page import SettingsPage
from quizapp.gui.window.data_lead import do_with_data
from quizapp.presenters.keeping.your_data import YourDataPresenter
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.repetition.study_settings import StudySettingsPresenter
from quizapp.presenters.rules_texts.shelf import RulesTextsPresenter
from quizapp.presenters.settings import SettingsScreen


class SettingsLead(QObject):
    """Connects the settings page with the presenters of its parts."""

    page_opened = Signal(object)
    session_requested = Signal(object)
    """Never: nothing on the page starts a session."""
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""
    language_chosen = Signal(str)

    def __init__(self, theme: Theme, presenters: Presenters, language: str) -> None:
        super().__init__()
        self._theme = theme
        self._presenters = presenters
        self._language = language
        self._rules_texts: RulesTextsPresenter | None = None
        self._study: StudySettingsPresenter | None = None
        self.data: YourDataPresenter | None = None
        """Keeps the learner's data; made when the page is first opened."""
        self.page = named(SettingsPage(theme), "settings-page")
        page = self.page
        page.language_chosen.connect(self.language_chosen)
        page.theme_chosen.connect(self._set_theme)
        page.scale_chosen.connect(self._set_scale)
        page.study_chosen.connect(self._set_study)
        page.rules_file_chosen.connect(self._import_rules_text)
        page.data_requested.connect(self._do_with_data)
        page.leave_requested.connect(self.left)
        theme.changed.connect(self._render)

    def open(self) -> None:
        """Show the page; what was said about earlier doings is forgotten."""
        self._make_presenters()
        if self._rules_texts is not None:
            self._rules_texts.forget_notice()
        if self.data is not None:
            self.data.forget_notice()
        self._render()
        self.page_opened.emit(self.page)

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self._language = language
        self._render()

    def _make_presenters(self) -> None:
        made = self._presenters
        if self._rules_texts is None and made.make_rules_texts is not None:
            self._rules_texts = made.make_rules_texts()
        if self._study is None and made.make_study_settings is not None:
            self._study = made.make_study_settings()
        if self.data is None and made.make_data is not None:
            self.data = made.make_data()

    def _render(self) -> None:
        self.page.render_screen(self._screen())

    def _screen(self) -> SettingsScreen:
        language, shelf, study = self._language, self._rules_texts, self._study
        return SettingsScreen(
            language,
            self._presenters.settings.get_theme(),
            self._theme.scale,
            None if shelf is None else shelf.screen(language),
            None if study is None else study.screen(language),
            None if self.data is None else self.data.screen(language),
        )

    def _set_theme(self, mode: str) -> None:
        self._presenters.settings.set_theme(mode)
        self._theme.set_mode(ThemeMode(mode))
        self._render()

    def _set_scale(self, scale: float) -> None:
        self._presenters.settings.set_text_scale(scale)
        self._theme.set_scale(scale)

    def _set_study(self, name: str, value: float) -> None:
        if self._study is not None:
            self._study.choose(name, value)
            self._render()

    def _import_rules_text(self, path: Path) -> None:
        if self._rules_texts is not None:
            self._rules_texts.import_file(path)
            self._render()

    def _do_with_data(self, what: str, value: object) -> None:
        if self.data is not None:
            do_with_data(self.data, what, value)
            self._render()
