"""The main window: rail, pages, hint bar, and the keys that work everywhere."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from quizapp.gui.look.theme import Theme, ThemeMode
from quizapp.gui.naming import named
from quizapp.gui.pages.home_page import HomePage
from quizapp.gui.window.areas import focus_next_area
from quizapp.gui.window.hint_bar import HintBar, hints_for
from quizapp.gui.window.page_leads import PageLeads
from quizapp.gui.window.rail import Rail, other_language
from quizapp.presenters.message_screen import TroubleError
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.settings import SettingsScreen, larger_scale, smaller_scale
from quizapp.presenters.wording import word

if TYPE_CHECKING:
    from pathlib import Path

    from quizapp.gui.window.side_pages import SidePages
    from quizapp.gui.window.study_lead import StudyLead
    from quizapp.presenters.keeping.your_data import YourDataPresenter
    from quizapp.presenters.repetition.study_settings import StudySettingsPresenter
    from quizapp.presenters.rules_texts.shelf import RulesTextsPresenter
    from quizapp.training.planning.study_plan import StudyPlan

# Start-up: only the first frame's modules are imported above. What a key or a click
# brings up later is imported in the methods that bring it up.

LOGGER = logging.getLogger(__name__)
_WIDE = 1200
_RAIL_KEYS = {
    "home-page": "today",
    "bank-page": "bank",
    "progress-page": "progress",
    "settings-page": "settings",
    "about-page": "about",
}


class Page(Protocol):
    """What the window asks of every page."""

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""

    def adapt(self) -> None:
        """Take a new text size or new colours."""


class MainWindow(QWidget):
    """Shows one page at a time."""

    def __init__(self, theme: Theme, presenters: Presenters) -> None:
        super().__init__()
        self._theme = theme
        self._presenters = presenters
        self._language = presenters.settings.get_language()
        self._home_screen = presenters.home.opening_screen()
        self.rail = named(Rail(theme), "rail")
        self.hint_bar = named(HintBar(theme), "hint-bar")
        self.pages = named(QStackedWidget(), "pages")
        self.home = named(HomePage(theme), "home-page")
        self._is_preparing = False
        self._side: SidePages | None = None
        self._rules_texts: RulesTextsPresenter | None = None
        self._study_settings: StudySettingsPresenter | None = None
        self._data: YourDataPresenter | None = None
        self.study: StudyLead | None = None
        """Made when the first question is asked for."""
        self._leads = PageLeads(theme, presenters, self._language)
        there = {"bank": presenters.make_bank, "progress": presenters.make_progress}
        for key, make in there.items():
            if make is None:
                self.rail.leave_out(key)
        self._lay_out()
        self._connect()
        self.home.render_screen(self._home_screen)
        self._open(self.home)

    def open_desk(self) -> None:
        """Read the progress and show it; called once the first frame is painted."""
        self.show_home()

    def show_home(self, notice: str = "") -> None:
        """Show the start page, read anew."""
        self._presenters.home.set_notice(notice)
        trouble = self._read_home()
        if trouble is not None:
            self.show_trouble(trouble)
            return
        self.home.render_screen(self._home_screen)
        self._open(self.home)

    def say_preparing(self, preparing: bool) -> None:
        """Say that questions are being compiled, or that they are ready."""
        self._is_preparing = preparing
        if not preparing and self.pages.currentWidget() is self.home:
            self._render_home_again()
        self._say_frame()

    def show_trouble(self, error: TroubleError) -> None:
        """Say what stands in the way, what is safe and what to do."""
        self._open(self._side_pages().message(self._language, error))

    def set_language(self, language: str) -> None:
        """Say everything in another language, on whichever page is open."""
        self._language = language
        self._presenters.settings.set_language(language)
        self._presenters.home.set_language(language)
        self._render_home_again()
        if self.study is not None:
            self.study.render_language(language)
        self._leads.render_language(language)
        self._render_side_pages()
        self._say_frame()

    def set_theme_mode(self, mode: str) -> None:
        """Switch between light, dark and as the system."""
        self._presenters.settings.set_theme(mode)
        self._theme.set_mode(ThemeMode(mode))
        self._render_side_pages()

    def set_text_scale(self, scale: float) -> None:
        """Make all text larger or smaller."""
        self._presenters.settings.set_text_scale(scale)
        self._theme.set_scale(scale)
        self._render_side_pages()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the rail with names only where there is room."""
        super().resizeEvent(event)
        self.rail.set_narrow(self.width() / self._theme.scale < _WIDE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the list of keys with "?"."""
        if event.text() == "?":
            self._show_keys()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self.pages.addWidget(self.home)
        main = QVBoxLayout()
        main.setSpacing(0)
        main.addWidget(self.pages, 1)
        main.addWidget(self.hint_bar)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(main, 1)
        self.setMinimumSize(640, 480)
        room = self.screen().availableSize()
        self.resize(QSize(1440, 900).boundedTo(room))

    def _connect(self) -> None:
        self._theme.changed.connect(self._adapt)
        self.rail.pressed.connect(self._follow_rail)
        self.home.start_requested.connect(lambda: self._start())
        self.home.resume_requested.connect(self._resume)
        self.home.learn_requested.connect(self._learn)
        self._leads.page_opened.connect(self._open)
        self._leads.session_requested.connect(self._start)
        self._leads.left.connect(self._go_back)
        self._leads.failed.connect(self.show_trouble)
        commands = {
            "Ctrl+1": self._go_home,
            "Ctrl+3": self._leads.opener("bank"),
            "Ctrl+5": self._leads.opener("progress"),
            "Ctrl+L": self._turn_language,
            "Ctrl+,": self._show_settings,
            "Ctrl++": self._enlarge,
            "Ctrl+=": self._enlarge,
            "Ctrl+-": self._reduce,
            "F1": self._show_keys,
            "F6": self._next_area,
            "F11": self._turn_full_screen,
            "Ctrl+Q": self.close,
        }
        for keys, command in commands.items():
            QShortcut(QKeySequence(keys), self).activated.connect(command)

    def _start(self, plan: StudyPlan | None = None) -> None:
        self._study_lead().start(plan)

    def _learn(self) -> None:
        from quizapp.training.planning.study_plan import NewPlan

        self._start(NewPlan())

    def _resume(self) -> None:
        self._study_lead().resume()

    def _go_home(self) -> None:
        if self.study is not None and self.study.is_open:
            self.study.leave()
        else:
            self.show_home()

    def _go_back(self) -> None:
        """Go back to where the learner was: an open question, or the start page."""
        if self.study is not None and self.study.is_open:
            self.study.show_again()
        else:
            self.show_home()

    def _turn_language(self) -> None:
        self.set_language(other_language(self._language))

    def _enlarge(self) -> None:
        self.set_text_scale(larger_scale(self._theme.scale))

    def _reduce(self) -> None:
        self.set_text_scale(smaller_scale(self._theme.scale))

    def _turn_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _show_keys(self) -> None:
        from quizapp.gui.pages.keys_dialog import KeysDialog

        KeysDialog(self._theme, self._language, self).open()

    def _next_area(self) -> None:
        page = self.pages.currentWidget()
        parts = [getattr(page, name, None) for name in ("column", "board", "bar")]
        areas = [part for part in parts if isinstance(part, QWidget)] or [self.pages]
        focus_next_area([*areas, self.rail])

    def _follow_rail(self, key: str) -> None:
        commands = {
            "today": self._go_home,
            "bank": self._leads.opener("bank"),
            "progress": self._leads.opener("progress"),
            "language": self._turn_language,
            "settings": self._show_settings,
            "help": self._show_keys,
            "about": self._show_about,
        }
        commands[key]()
        self._say_frame()

    def _show_settings(self) -> None:
        if self._rules_texts is not None:
            self._rules_texts.forget_notice()
        elif self._presenters.make_rules_texts is not None:
            self._rules_texts = self._presenters.make_rules_texts()
        make_settings = self._presenters.make_study_settings
        if self._study_settings is None and make_settings is not None:
            self._study_settings = make_settings()
        if self._data is not None:
            self._data.forget_notice()
        elif self._presenters.make_data is not None:
            self._data = self._presenters.make_data()
        self._open(self._side_pages().settings(self._settings_screen()))

    def _set_study(self, name: str, value: float) -> None:
        if self._study_settings is not None:
            self._study_settings.choose(name, value)
            self._render_side_pages()

    def _import_rules_text(self, path: Path) -> None:
        if self._rules_texts is not None:
            self._rules_texts.import_file(path)
            self._render_side_pages()

    def _do_with_data(self, what: str, value: object) -> None:
        from quizapp.gui.window.data_lead import do_with_data

        if self._data is not None:
            do_with_data(self._data, what, value)
            self._render_side_pages()

    def _show_about(self) -> None:
        self._open(self._side_pages().about(self._language))

    def _show_menu(self, button: QWidget) -> None:
        from quizapp.gui.window.more_menu import MenuCommands, more_menu

        commands = MenuCommands(
            self.set_language,
            self.set_theme_mode,
            self.set_text_scale,
            self._show_keys,
        )
        menu = more_menu(self, self._settings_screen(), commands)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _study_lead(self) -> StudyLead:
        from quizapp.gui.window.study_lead import StudyLead

        if self.study is None:
            presenter = self._presenters.make_study(self._language)
            make_what_if = self._presenters.make_what_if
            what_if = None if make_what_if is None else make_what_if()
            lead = StudyLead(self._theme, presenter, what_if)
            lead.page_opened.connect(self._open)
            lead.left.connect(self.show_home)
            lead.failed.connect(self.show_trouble)
            lead.menu_requested.connect(self._show_menu)
            self.study = lead
        return self.study

    def _side_pages(self) -> SidePages:
        from quizapp.gui.window.side_pages import SidePages

        if self._side is None:
            side = SidePages(self._theme)
            side.language_chosen.connect(self.set_language)
            side.theme_chosen.connect(self.set_theme_mode)
            side.scale_chosen.connect(self.set_text_scale)
            side.study_chosen.connect(self._set_study)
            side.rules_file_chosen.connect(self._import_rules_text)
            side.data_requested.connect(self._do_with_data)
            side.left.connect(self._go_back)
            side.quit_requested.connect(self.close)
            self._side = side
        return self._side

    def _render_side_pages(self) -> None:
        if self._side is not None:
            self._side.render_again(self._settings_screen())

    def _open(self, page: QWidget) -> None:
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        in_study = self.study is not None and self.study.has(page)
        self.rail.setVisible(not in_study)
        self.hint_bar.setVisible(not in_study)
        self._say_frame()
        opened = cast(Page, page)
        opened.adapt()
        opened.focus_page()

    def _say_frame(self) -> None:
        language, page = self._language, self.pages.currentWidget()
        name = page.objectName() if page is not None else ""
        self.setWindowTitle(word(language, "app"))
        self.rail.say(language, _RAIL_KEYS.get(name, ""))
        self.hint_bar.say(hints_for(name, self._home_screen, language))
        quiet = self._home_screen.loading or name == "message-page"
        saved = "" if quiet else word(language, "saved")
        rules = self._home_screen.rules_line
        said = word(language, "preparing") if self._is_preparing else rules
        self.hint_bar.say_state(said, saved)

    def _render_home_again(self) -> None:
        if self._home_screen.loading:
            self._home_screen = self._presenters.home.opening_screen()
        else:
            # Trouble is said when the page is opened; until then it stays as it is.
            self._read_home()
        self.home.render_screen(self._home_screen)

    def _read_home(self) -> TroubleError | None:
        try:
            self._home_screen = self._presenters.home.screen()
        except Exception as error:
            # Loaded on need: it brings the bank's and the engine's errors along.
            from quizapp.presenters.known_trouble import trouble_of

            LOGGER.exception("the start page cannot be shown")
            return trouble_of(error)
        return None

    def _settings_screen(self) -> SettingsScreen:
        theme = self._presenters.settings.get_theme()
        shelf, language = self._rules_texts, self._language
        texts = None if shelf is None else shelf.screen(language)
        setting = self._study_settings
        study = None if setting is None else setting.screen(language)
        data = None if self._data is None else self._data.screen(language)
        return SettingsScreen(language, theme, self._theme.scale, texts, study, data)

    def _adapt(self) -> None:
        for widget in self.findChildren(QWidget):
            widget.updateGeometry()
            widget.update()
        self.rail.set_narrow(self.width() / self._theme.scale < _WIDE)
        self.hint_bar.adapt()
        for index in range(self.pages.count()):
            cast(Page, self.pages.widget(index)).adapt()
