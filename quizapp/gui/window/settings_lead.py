"""Leads to the settings page, and applies and keeps what is set there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.settings_page import SettingsPage
from quizapp.gui.window.data_lead import do_with_data
from quizapp.gui.window.exchange.added_lead import AddedLead
from quizapp.gui.window.exchange.copies_lead import CopiesLead
from quizapp.gui.window.exchange.history_lead import HistoryLead
from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.gui.window.frame.dressing import dress
from quizapp.gui.window.keys_lead import KeysLead
from quizapp.presenters.keeping.your_data import YourDataPresenter
from quizapp.presenters.keyboard.key_map import KeyMap
from quizapp.presenters.keyboard.presenter import KeysPort
from quizapp.presenters.preferences.presenter import KEYS, SettingsPresenter
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.rules_texts.shelf import RulesTextsPresenter


class SettingsLead(QObject):
    """Connects the settings page with the presenters of its parts."""

    page_opened = Signal(object)
    session_requested = Signal(object)
    """Never: nothing on the page starts a session."""
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""
    language_chosen = Signal(str)

    def __init__(
        self, theme: Theme, presenters: Presenters, work: WorkLead, language: str
    ) -> None:
        super().__init__()
        self._work = work
        self._history: HistoryLead | None = None
        self._copies: CopiesLead | None = None
        self._added: AddedLead | None = None
        self._theme = theme
        self._presenters = presenters
        self._language = language
        self._rules_texts: RulesTextsPresenter | None = None
        self._settings: SettingsPresenter | None = None
        self._keys: KeysLead | None = None
        self.data: YourDataPresenter | None = None
        """Keeps the learner's data; made when the page is first opened."""
        self.page = named(SettingsPage(theme), "settings-page")
        page = self.page
        page.searched.connect(self._search)
        page.chosen.connect(self._choose)
        page.undo_requested.connect(self._undo)
        page.rules_file_chosen.connect(self._import_rules_text)
        page.data_requested.connect(self._do_with_data)
        page.leave_requested.connect(self.left)
        work.ended.connect(self._render_if_seen)
        theme.changed.connect(self._render_if_seen)

    def open(self) -> None:
        """Show the page; what was said about earlier doings is forgotten."""
        self._make_presenters()
        if self.data is not None:
            self.data.forget_notice()
        self._render()
        self.page_opened.emit(self.page)

    def fill(self) -> None:
        """Show on the page, unseen, what it would show now."""
        self._make_presenters()
        self._render()

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on, once it is opened."""
        self._language = language

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self.set_language(language)
        self._render()

    def _make_presenters(self) -> None:
        made = self._presenters
        if self._rules_texts is None and made.make_rules_texts is not None:
            self._rules_texts = made.make_rules_texts()
        if self._settings is None:
            study = made.make_study_settings
            self._settings = SettingsPresenter(
                made.settings, None if study is None else study()
            )
        if self._added is None and made.make_added is not None:
            self._added = AddedLead(
                self._theme, made.make_added(), self._work, self.page.added
            )
        if self.data is None and made.make_data is not None:
            self.data = made.make_data()
            self._history = HistoryLead(self._theme, self.data, self._work)
            self._copies = CopiesLead(self.data, self._work)

    def _render(self) -> None:
        if self._settings is None:
            return
        language, shelf, data = self._language, self._rules_texts, self.data
        screen = self._settings.screen(
            language,
            None if data is None else data.screen(language),
            None if shelf is None else shelf.screen(language),
            has_added=self._added is not None,
        )
        if self._added is not None:
            self._added.render_added(language, shown=screen.shows_added)
        self.page.render_screen(screen)

    def _render_if_seen(self) -> None:
        """Show what has changed beside the page; it is read anew whenever it is opened."""
        if self.page.isVisible():
            self._render()

    def _search(self, text: str) -> None:
        if self._settings is not None:
            self._settings.search(text)
            self._render()

    def _choose(self, name: str, value: str) -> None:
        if name == KEYS:
            port = KeysPort(self._presenters.settings.get_keys, self._keep_keys)
            self._keys = KeysLead(self._theme, port, self._language)
            self._keys.open(self.page)
        elif self._settings is not None:
            self._settings.choose(name, value)
            self._apply()

    def _keep_keys(self, keys: KeyMap) -> None:
        if self._settings is not None:
            self._settings.choose(KEYS, str(keys))
            self._apply()

    def _undo(self) -> None:
        if self._settings is not None and self._settings.undo():
            self._apply()

    def _apply(self) -> None:
        """Let the window look as it is set, and show the page so."""
        settings = self._presenters.settings
        if settings.get_language() != self._language:
            self.language_chosen.emit(settings.get_language())
        dress(self._theme, settings)
        self._render()

    def _import_rules_text(self, path: Path) -> None:
        if self._rules_texts is None:
            return
        if self._work.is_busy:
            self._work.say_busy()
        else:
            self._work.run(self._rules_texts.import_file(path))

    def _do_with_data(self, what: str, value: object) -> None:
        if self._history is not None and isinstance(value, Path) and what == "export":
            self._history.export_history(value)
        elif self._history is not None and what == "anonymous":
            self._history.export_anonymous(self.page, self._language)
        elif self._history is not None and what == "import":
            self._history.import_history(self.page, self._language)
        elif self._copies is not None and what == "back-up":
            self._copies.back_up()
            self._render()
        elif self._copies is not None and isinstance(value, Path) and what == "restore":
            self._copies.restore(value, self._language)
        elif self.data is not None:
            do_with_data(self.data, what, value)
            self._render()
