"""The main window: rail, pages, hint bar, and the keys that work everywhere."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from quizapp.gui.controls.chip_label import Hint
from quizapp.gui.look.theme import Theme, ThemeMode
from quizapp.gui.naming import named
from quizapp.gui.pages.about_page import AboutPage
from quizapp.gui.pages.home_page import HomePage
from quizapp.gui.pages.keys_dialog import KeysDialog
from quizapp.gui.pages.message_page import MessagePage
from quizapp.gui.pages.settings_page import SettingsPage, SettingsScreen
from quizapp.gui.window.areas import focus_next_area
from quizapp.gui.window.hint_bar import HintBar
from quizapp.gui.window.more_menu import MenuCommands, more_menu
from quizapp.gui.window.rail import Rail, other_language
from quizapp.gui.window.study_lead import StudyLead
from quizapp.presenters.home_screen import HomeScreen
from quizapp.presenters.message_screen import TroubleError, message_screen
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.settings import larger_scale, smaller_scale
from quizapp.presenters.wording import word

_WIDE = 1200


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
        self._trouble: TroubleError | None = None
        self._home_screen: HomeScreen = presenters.home.opening_screen()
        self.rail = named(Rail(theme), "rail")
        self.hint_bar = named(HintBar(theme), "hint-bar")
        self.pages = named(QStackedWidget(), "pages")
        self.home = named(HomePage(theme), "home-page")
        self.pages.addWidget(self.home)
        self._study: StudyLead | None = None
        self._settings_page: SettingsPage | None = None
        self._about_page: AboutPage | None = None
        self._message_page: MessagePage | None = None
        self._lay_out()
        self._connect()
        self.setMinimumSize(640, 480)
        self.resize(1440, 900)
        self._render_language()

    def open_desk(self) -> None:
        """Read the progress and show it; called once the first frame is painted."""
        self.show_home()

    def show_home(self, notice: str = "") -> None:
        """Show the start page, read anew."""
        home = self._presenters.home
        home.set_notice(notice)
        try:
            self._home_screen = home.screen()
        except TroubleError as error:
            self.show_trouble(error)
            return
        self._trouble = None
        self.home.render_screen(self._home_screen)
        self._open(self.home)

    def show_trouble(self, error: TroubleError) -> None:
        """Say what stands in the way, what is safe and what to do."""
        self._trouble = error
        page = self._message()
        page.render_screen(message_screen(self._language, error))
        self._open(page)

    def set_language(self, language: str) -> None:
        """Say everything in another language, on whichever page is open."""
        self._presenters.settings.set_language(language)
        self._presenters.home.set_language(language)
        self._language = language
        self._render_language()

    def set_theme_mode(self, mode: str) -> None:
        """Switch between light, dark and as the system."""
        self._presenters.settings.set_theme(mode)
        self._theme.set_mode(ThemeMode(mode))
        self._render_settings()

    def set_text_scale(self, scale: float) -> None:
        """Make all text larger or smaller."""
        self._presenters.settings.set_text_scale(scale)
        self._theme.set_scale(scale)
        self._render_settings()

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

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close; every answer is kept already."""
        event.accept()

    def _lay_out(self) -> None:
        self.setWindowTitle(word(self._language, "app"))
        main = QVBoxLayout()
        main.setSpacing(0)
        main.addWidget(self.pages, 1)
        main.addWidget(self.hint_bar)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(main, 1)

    def _connect(self) -> None:
        self._theme.changed.connect(self._adapt)
        self.rail.pressed.connect(self._follow_rail)
        self.home.start_requested.connect(self._start)
        self.home.resume_requested.connect(self._resume)
        commands = {
            "Ctrl+1": self._go_home,
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

    def _start(self) -> None:
        self._study_lead().start()

    def _resume(self) -> None:
        self._study_lead().resume()

    def _go_home(self) -> None:
        if self._study is not None and self._in_study():
            self._study.leave()
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
        KeysDialog(self._theme, self._language, self).open()

    def _next_area(self) -> None:
        page = self.pages.currentWidget()
        parts = [getattr(page, name, None) for name in ("column", "board", "bar")]
        areas = [part for part in parts if isinstance(part, QWidget)] or [self.pages]
        focus_next_area([*areas, self.rail])

    def _follow_rail(self, key: str) -> None:
        commands = {
            "today": self._go_home,
            "language": self._turn_language,
            "settings": self._show_settings,
            "help": self._show_keys,
            "about": self._show_about,
        }
        commands[key]()
        self._mark_rail()

    def _show_settings(self) -> None:
        if self._settings_page is None:
            page = named(SettingsPage(self._theme), "settings-page")
            page.language_chosen.connect(self.set_language)
            page.theme_chosen.connect(self.set_theme_mode)
            page.scale_chosen.connect(self.set_text_scale)
            page.leave_requested.connect(self._leave_side_page)
            self._settings_page = page
        self._render_settings()
        self._open(self._settings_page)

    def _show_about(self) -> None:
        if self._about_page is None:
            self._about_page = named(AboutPage(self._theme), "about-page")
            self._about_page.leave_requested.connect(self._leave_side_page)
        self._about_page.render_language(self._language)
        self._open(self._about_page)

    def _leave_side_page(self) -> None:
        """Go back to where the learner was: an open question, or the start page."""
        if self._study is not None and self._presenters.study.page is not None:
            self._study.show_again()
        else:
            self.show_home()

    def _show_menu(self, button: QWidget) -> None:
        commands = MenuCommands(
            self.set_language,
            self.set_theme_mode,
            self.set_text_scale,
            self._show_keys,
        )
        menu = more_menu(self, self._settings_screen(), commands)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _study_lead(self) -> StudyLead:
        if self._study is None:
            lead = StudyLead(self._theme, self._presenters.study)
            lead.page_opened.connect(self._open)
            lead.left.connect(self.show_home)
            lead.failed.connect(self.show_trouble)
            for page in (lead.question, lead.feedback):
                page.menu_requested.connect(self._show_menu)
            self._study = lead
        return self._study

    def _message(self) -> MessagePage:
        if self._message_page is None:
            page = named(MessagePage(self._theme), "message-page")
            page.retry_requested.connect(self._leave_side_page)
            page.quit_requested.connect(self.close)
            self._message_page = page
        return self._message_page

    def _in_study(self) -> bool:
        lead = self._study
        page = self.pages.currentWidget()
        return lead is not None and page in (lead.question, lead.feedback)

    def _open(self, page: QWidget) -> None:
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        in_study = self._in_study()
        self.rail.setVisible(not in_study)
        self.hint_bar.setVisible(not in_study)
        self._mark_rail()
        focus: Page = page  # type: ignore[assignment]
        focus.adapt()
        focus.focus_page()

    def _mark_rail(self) -> None:
        page = self.pages.currentWidget()
        keys = {
            "home-page": "today",
            "settings-page": "settings",
            "about-page": "about",
        }
        name = page.objectName() if page is not None else ""
        self.rail.say(self._language, keys.get(name, ""))
        self._say_hints()

    def _say_hints(self) -> None:
        language, screen = self._language, self._home_screen
        saved = "" if screen.loading else word(language, "saved")
        self.hint_bar.say(self._hints(), screen.rules_line, saved)

    def _hints(self) -> tuple[Hint, ...]:
        language = self._language
        every: Hint = (("?",), word(language, "keys.all"))
        page = self.pages.currentWidget()
        if page is self._message_page:
            return (
                ((word(language, "key.enter"),), word(language, "message.retry")),
                every,
            )
        if page is not self.home:
            return (((word(language, "key.esc"),), word(language, "keys.back")), every)
        hints: list[Hint] = []
        if self._home_screen.questions:
            hints.append(((word(language, "key.enter"),), word(language, "keys.start")))
        if self._home_screen.resume is not None:
            hints.append((("R",), word(language, "keys.resume")))
        return (*hints, (("Ctrl L",), word(language, "keys.language")), every)

    def _render_language(self) -> None:
        language = self._language
        home = self._presenters.home
        loading = self._home_screen.loading
        self._home_screen = home.opening_screen() if loading else home.screen()
        self.home.render_screen(self._home_screen)
        if self._study is not None:
            self._study.render_language(language)
        else:
            self._presenters.study.set_language(language)
        if self._about_page is not None:
            self._about_page.render_language(language)
        if self._trouble is not None:
            self._message().render_screen(message_screen(language, self._trouble))
        self._render_settings()
        self._mark_rail()

    def _settings_screen(self) -> SettingsScreen:
        settings = self._presenters.settings
        return SettingsScreen(self._language, settings.get_theme(), self._theme.scale)

    def _render_settings(self) -> None:
        if self._settings_page is not None:
            self._settings_page.render_screen(self._settings_screen())

    def _adapt(self) -> None:
        for widget in self.findChildren(QWidget):
            widget.updateGeometry()
            widget.update()
        self.rail.set_narrow(self.width() / self._theme.scale < _WIDE)
        self.hint_bar.adapt()
        for index in range(self.pages.count()):
            page: Page = self.pages.widget(index)  # type: ignore[assignment]
            page.adapt()
