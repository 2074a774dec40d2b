"""The main window: rail, pages, hint bar, and the keys that work everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from quizapp.gui.look.theme import Theme, ThemeMode
from quizapp.gui.naming import named
from quizapp.gui.window.frame.commands import COMMANDS
from quizapp.gui.window.frame.page import Page
from quizapp.gui.window.frame.rail import PAGES, other_language
from quizapp.gui.window.frame.window_frame import WindowFrame
from quizapp.gui.window.home_lead import HomeLead
from quizapp.presenters.home_screen import HomeScreen
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.settings import larger_scale, smaller_scale

if TYPE_CHECKING:
    from pathlib import Path

    from quizapp.gui.asking_files import FileAsker
    from quizapp.gui.window.ahead.translator import Speaker
    from quizapp.gui.window.ahead.turns import Job
    from quizapp.gui.window.exams.exams_lead import ExamsLead
    from quizapp.gui.window.exchange.work_lead import WorkLead
    from quizapp.gui.window.page_leads import PageLeads
    from quizapp.gui.window.side_pages import SidePages
    from quizapp.gui.window.study_lead import StudyLead
    from quizapp.gui.window.ways.booth_lead import BoothLead
    from quizapp.gui.window.ways.window_ways import WindowWays
    from quizapp.presenters.message_screen import TroubleError
    from quizapp.training.planning.study_plan import StudyPlan

# Start-up: only the first frame's modules are imported above. What a key or a click
# brings up later is imported in the methods that bring it up, and made there.


class MainWindow(QWidget):
    """Shows one page at a time."""

    def __init__(
        self, theme: Theme, presenters: Presenters, files: FileAsker | None = None
    ) -> None:
        super().__init__()
        self._theme = theme
        self._presenters = presenters
        self._language = presenters.settings.get_language()
        self.pages = named(QStackedWidget(), "pages")
        self._frame = WindowFrame(theme, self, self.pages)
        self.rail, self.hint_bar = self._frame.rail, self._frame.hint_bar
        self._files = files
        self._home_lead = HomeLead(theme, presenters.home)
        self.home = self._home_lead.page
        self._side: SidePages | None = None
        self.study: StudyLead | None = None
        """Made when the first question is asked for."""
        for key in presenters.keys_without_page:
            self.rail.leave_out(key)
        self._commands = self._list_commands()
        self._lay_out()
        self._connect()
        self._open(self.home)
        self._frame.follow_wishes()

    @cached_property
    def work(self) -> WorkLead:
        """Return what leads long work."""
        from quizapp.gui.asking_files import SystemFiles
        from quizapp.gui.window.exchange.work_lead import WorkLead

        work = WorkLead(self._theme, self._files or SystemFiles(), self._language)
        for part in (self.pages, self.rail):
            work.pages_closed.connect(partial(part.setEnabled, False))
        self._main.insertWidget(1, work.strip)
        return work

    def close_work(self) -> None:
        """End whatever goes on beside the window: it is closed."""
        if self._is_made("work"):
            self.work.close()

    @cached_property
    def ways(self) -> WindowWays:
        """Return what lies over the pages for a while."""
        from quizapp.gui.window.ways.window_ways import WindowWays

        return WindowWays(self._theme, self, self._leads)

    @cached_property
    def _leads(self) -> PageLeads:
        from quizapp.gui.window.page_leads import PageLeads

        leads = PageLeads(self._theme, self._presenters, self.work, self._language)
        leads.page_opened.connect(self._open)
        leads.session_requested.connect(self._start)
        leads.left.connect(self._go_back)
        leads.booth_requested.connect(lambda ids: self.ways.start_booth(ids))
        leads.failed.connect(self.show_trouble)
        leads.language_chosen.connect(self.set_language)
        return leads

    def _is_made(self, part: str) -> bool:
        """Say whether something that is made on demand is there already."""
        return part in vars(self)

    @property
    def _home_screen(self) -> HomeScreen:
        return self._home_lead.screen

    def confirm_kept(self) -> None:
        """Show the numbers that were kept as confirmed: nothing has changed since."""
        if self._home_lead.show_kept():
            self._say_frame()

    def show_home(self, notice: str = "") -> None:
        """Show the start page, read anew."""
        self._home_lead.open(notice)

    def open_question_file(self, path: Path) -> None:
        """Show a question file in the workbench, if this window has one."""
        self._leads.write(path)

    def jobs_ahead(self) -> Iterator[Job]:
        """Yield short jobs that make pages before they are asked for, unseen."""
        from quizapp.gui.window.ahead.hidden_pages import ready_jobs
        from quizapp.gui.window.page_leads import MADE_AHEAD

        yield self._frame.try_fade
        yield lambda: self.ways.stop_tour()
        if self.study is None:
            for make in self._leads.session_pages():
                yield from ready_jobs(self.pages, make)
        for make in (*self._leads.exam_pages(), self.ways.booth_pages):
            yield from ready_jobs(self.pages, make)
        for key in MADE_AHEAD:
            made = partial(self._leads.make_ahead, key)
            yield from ready_jobs(
                self.pages, made, partial(self._leads.fill_ahead, key)
            )

    def open_paper_file(self, path: Path) -> None:
        """Show a sealed paper on the page of exams, if this window has one."""
        self._leads.sit(path)

    def say_preparing(self, preparing: bool) -> None:
        """Say that questions are being compiled, or that they are ready."""
        self._frame.is_preparing, self._frame.prepared = preparing, (0, 0)
        if not preparing:
            if self._is_made("_leads"):
                self._leads.take_prepared(self.pages.currentWidget())
            if self.pages.currentWidget() is self.home:
                self._home_lead.render_again()
        self._say_frame()

    def say_prepared(self, done: int, total: int) -> None:
        """Say how many variants are compiled by now."""
        self._frame.prepared = (done, total)
        self._say_frame()

    def show_trouble(self, error: TroubleError) -> None:
        """Say what stands in the way, what is safe and what to do."""
        self._open(self._side_pages().message(self._language, error))

    def set_language(self, language: str) -> None:
        """Say everything in another language, on whichever page is open."""
        self._language = language
        self._presenters.settings.set_language(language)
        self._home_lead.set_language(language)
        if self._is_made("_leads"):
            self._leads.set_language(language)
        self._frame.translator.translate(language, self._list_speakers())
        self._say_frame()

    def set_theme_mode(self, mode: str) -> None:
        """Switch between light, dark and as the system."""
        self._presenters.settings.set_theme(mode)
        self._theme.set_mode(ThemeMode(mode))

    def set_text_scale(self, scale: float) -> None:
        """Make all text larger or smaller."""
        self._presenters.settings.set_text_scale(scale)
        self._theme.set_scale(scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the rail with names only where there is room."""
        super().resizeEvent(event)
        self._frame.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the list of keys with "?"."""
        if event.text() == "?":
            self._show_keys()
        else:
            super().keyPressEvent(event)

    def _list_commands(self) -> dict[str, Callable[[], None]]:
        """Say what each entry of the rail does; where nothing is said, it opens a page."""
        there = {each.key: partial(self._open_page, each.key) for each in PAGES}
        return there | {
            "today": self._go_home,
            "language": lambda: self.set_language(other_language(self._language)),
            "settings": partial(self._open_page, "settings"),
            "help": self._show_keys,
            "about": self._show_about,
            "search": self._turn_palette,
            "tour": self._start_tour,
            "text-larger": partial(self._step_text, larger_scale),
            "text-smaller": partial(self._step_text, smaller_scale),
            "next-area": self._next_area,
            "full-screen": self._frame.turn_full_screen,
            "quit": self._quit,
        }

    def _list_speakers(self) -> Iterator[Speaker]:
        """List what says itself in the language of the window."""
        yield self._home_lead
        yield from (part for part in (self.study, self._side) if part is not None)
        for name in ("ways", "_leads"):
            if self._is_made(name):
                yield from getattr(self, name).speakers
        if self._is_made("work"):
            yield self.work

    def _lay_out(self) -> None:
        self.pages.addWidget(self.home)
        self._main = main = QVBoxLayout()
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
        self._home_lead.page_opened.connect(self._open)
        self._home_lead.failed.connect(self.show_trouble)
        self.home.start_requested.connect(lambda: self._start())
        self.home.plan_chosen.connect(self._start)
        self.home.tour_requested.connect(self._start_tour)
        self.home.undo_requested.connect(self._undo)
        self.home.resume_requested.connect(lambda: self._study_lead().resume())
        self.home.learn_requested.connect(self._learn)
        self.home.search_requested.connect(self._turn_palette)
        for command in COMMANDS:
            for keys in command.shortcuts:
                shortcut = QShortcut(QKeySequence(keys), self)
                shortcut.activated.connect(self._commands[command.key])

    def _start(self, plan: StudyPlan | None = None) -> None:
        self.ways.close_booth()
        self._study_lead().start(plan)

    def _undo(self) -> None:
        if self.study is not None:
            self.study.undo()

    def _learn(self) -> None:
        from quizapp.training.planning.study_plan import NewPlan

        self._start(NewPlan())

    def _go_home(self) -> None:
        opened = self._open_lead()
        if opened is not None:
            opened.leave()
        else:
            self.show_home()

    def _go_back(self) -> None:
        """Go back to where the learner was: an open question, or the start page."""
        opened = self._open_lead()
        if opened is not None:
            opened.show_again()
        else:
            self.show_home()

    def _open_lead(self) -> ExamsLead | StudyLead | BoothLead | None:
        """Return what has a question open, on the screen or behind another page."""
        booth = self.ways.booth if self._is_made("ways") else None
        leads = (self._exam, booth, self.study)
        return next((each for each in leads if each is not None and each.is_open), None)

    @property
    def _exam(self) -> ExamsLead | None:
        return self._leads.exam if self._is_made("_leads") else None

    def _open_page(self, key: str) -> None:
        self._leads.open(key)

    def _step_text(self, step: Callable[[float], float]) -> None:
        self.set_text_scale(step(self._theme.scale))

    def _show_keys(self) -> None:
        from quizapp.gui.pages.keys_dialog import KeysDialog

        dialog = KeysDialog(self._theme, self._language, self)
        dialog.tour_requested.connect(self._start_tour)
        dialog.open()

    def _start_tour(self) -> None:
        """Show the start page and lead around the window."""
        self.show_home()
        buttons = self.rail.buttons
        targets = {
            "start": self.home.start_buttons(),
            "choose": (buttons["study"], buttons["bank"], self.rail),
            "find": (self.home.search, buttons["help"]),
        }
        self.ways.start_tour(self._language, targets, self.home.focus_page)

    def _quit(self) -> None:
        self.close()

    def open_exams(self) -> None:
        """Show the page of exams, where one may wait to be gone on with."""
        self._leads.open("exams")

    def _turn_palette(self) -> None:
        if self._exam is not None and self._exam.is_open:
            return  # nothing is looked up in an exam
        self.ways.turn_palette(self._language, self._commands)

    def _next_area(self) -> None:
        from quizapp.gui.window.frame.areas import areas_of, focus_next_area

        focus_next_area([*areas_of(self.pages), self.work.strip, self.rail])

    def _follow_rail(self, key: str) -> None:
        self._commands[key]()
        self._say_frame()

    def _show_about(self) -> None:
        self._open(self._side_pages().about(self._language))

    def _show_menu(self, button: QWidget) -> None:
        from quizapp.gui.window.frame.more_menu import MenuCommands, pop_up
        from quizapp.presenters.settings import SettingsScreen

        theme, scale = self._presenters.settings.get_theme(), self._theme.scale
        set_all = (self.set_language, self.set_theme_mode, self.set_text_scale)
        commands = MenuCommands(*set_all, self._show_keys)
        pop_up(button, SettingsScreen(self._language, theme, scale), commands)

    def _study_lead(self) -> StudyLead:
        if self.study is None:
            lead = self._leads.make_study()
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
            side.left.connect(self._go_back)
            side.today_requested.connect(self._go_home)
            side.quit_requested.connect(self.close)
            self._side = side
        return self._side

    def _open(self, page: QWidget) -> None:
        if self._exam is not None and self._exam.is_open:
            page = self._exam.page  # nothing else is open before it is handed in
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        if self._is_made("ways"):
            self.ways.stop_tour()
        self._frame.turn_to(page)
        self._say_frame()
        opened = cast(Page, page)
        opened.adapt()
        opened.focus_page()

    def _say_frame(self) -> None:
        can_undo = self.study is not None and self.study.can_undo
        self._frame.say(self._language, self._home_screen, can_undo=can_undo)

    def _adapt(self) -> None:
        self._frame.adapt()
        self._say_frame()
        if self._is_made("work"):
            self.work.strip.adapt()
