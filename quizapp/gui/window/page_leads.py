"""The leads of the pages that the rail names, each made when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, cast, runtime_checkable

from PySide6.QtCore import QObject, Signal, SignalInstance

from quizapp.gui.look.theme import Theme
from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.presenters.presenters import Presenters

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from quizapp.gui.window.ahead.translator import Speaker
    from quizapp.gui.window.authoring.workbench_lead import WorkbenchLead
    from quizapp.gui.window.board.board_lead import BoardLead
    from quizapp.gui.window.exams.exam_pages import ExamPages
    from quizapp.gui.window.exams.exams_lead import ExamsLead
    from quizapp.gui.window.exchange.export_lead import ExportLead
    from quizapp.gui.window.study_lead import SessionPages, StudyLead
    from quizapp.gui.window.ways.booth_lead import BoothLead
    from quizapp.gui.window.ways.palette_lead import PaletteLead
    from quizapp.presenters.what_if.answered import Answered


MADE_AHEAD = ("study", "bank", "board", "progress", "settings", "workbench")
"""Keys of the pages that are made before they are asked for, in the rail's order."""


class Lead(Protocol):
    """What the window asks of a page's lead."""

    page_opened: SignalInstance
    session_requested: SignalInstance
    left: SignalInstance
    failed: SignalInstance

    @property
    def page(self) -> QWidget:
        """Return the page."""

    def open(self) -> None:
        """Show the page, read anew."""

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on, once it is opened."""

    def render_language(self, language: str) -> None:
        """Say the page in another language."""


@runtime_checkable
class FillsAhead(Protocol):
    """A lead whose page costs less to open where it shows something already."""

    def fill(self) -> None:
        """Show on the page what it would show now, unseen; whatever fails is raised."""


@runtime_checkable
class LooksUp(Protocol):
    """A lead whose page shows what is looked for."""

    def look_up(self, query: str, question_id: str) -> None:
        """Show what a search finds, or one question by its id."""


@runtime_checkable
class TakesFound(Protocol):
    """A lead whose page goes on with what was found."""

    def take_found(self, question_ids: Sequence[str], query: str) -> None:
        """Choose what was found in the bank."""


@runtime_checkable
class TakesPrepared(Protocol):
    """A lead whose pages say more once all questions are compiled."""

    def take_prepared(self, page: object) -> None:
        """Read the page anew that is shown, if it is one of these."""


@runtime_checkable
class LeadsOn(Protocol):
    """A lead whose page leads to pages with leads of their own."""

    @property
    def further(self) -> Iterable[Speaker]:
        """List the leads that there are."""


class PageLeads(QObject):
    """Opens pages by the key of their entry, and passes on what they ask for."""

    page_opened = Signal(object)
    session_requested = Signal(object)
    """A plan for a session, or None for what waits today."""
    left = Signal()
    failed = Signal(object)
    language_chosen = Signal(str)
    booth_requested = Signal(object)
    """The ids of questions that are shown to a crowd."""

    def __init__(
        self, theme: Theme, presenters: Presenters, work: WorkLead, language: str
    ) -> None:
        super().__init__()
        self._theme = theme
        self._presenters = presenters
        self._work = work
        self._language = language
        self._export: ExportLead | None = None
        self._made: dict[str, Lead] = {}
        self._session_pages: SessionPages | None = None
        self._exam_pages: ExamPages | None = None
        self._unopened: set[str] = set()
        """Keys of leads that were made ahead, and whose page nobody has seen."""
        self._makers: dict[str, Callable[[], Lead | None]] = {
            "study": self._make_study_page,
            "bank": self._make_bank,
            "board": self._make_board,
            "progress": self._make_progress,
            "exams": self._make_exams,
            "settings": self._make_settings,
            "workbench": self._make_workbench,
        }

    def take_prepared(self, page: object) -> None:
        """Let the page that is shown be filled with what is compiled now."""
        for lead in self._made.values():
            if isinstance(lead, TakesPrepared):
                lead.take_prepared(page)

    @property
    def keys_without_page(self) -> tuple[str, ...]:
        """List the entries of the rail whose page this window cannot show."""
        return self._presenters.keys_without_page

    def open(self, key: str) -> None:
        """Show a page, if there is one of that key."""
        lead = self._opened_lead(key)
        if lead is not None:
            lead.open()

    def session_pages(self) -> Iterator[Callable[[], Sequence[QWidget]]]:
        """Yield what makes each page of a session before there is one."""
        from quizapp.gui.window.study_lead import SessionPages

        self._session_pages = pages = self._session_pages or SessionPages(self._theme)
        yield lambda: (pages.question,)
        yield lambda: (pages.feedback,)

    def exam_pages(self) -> Iterator[Callable[[], Sequence[QWidget]]]:
        """Yield what makes each page of exams, if this window has them."""
        if self._presenters.make_exams is None or "exams" in self._made:
            return
        from quizapp.gui.window.exams.exam_pages import ExamPages

        self._exam_pages = pages = self._exam_pages or ExamPages(self._theme)
        yield from pages.makers()

    def make_ahead(self, key: str) -> tuple[QWidget, ...]:
        """Make a page that nobody asked for yet; none if it was made before."""
        if key in self._made or self._lead(key) is None:
            return ()
        self._unopened.add(key)
        return (self._made[key].page,)

    def fill_ahead(self, key: str) -> None:
        """Show on a page that nobody has seen what it would show now."""
        lead = self._made.get(key)
        if key in self._unopened and isinstance(lead, FillsAhead):
            lead.fill()

    def open_board(self, answered: Answered) -> None:
        """Show the board of a question that has been answered, to be edited."""
        lead = self._opened_lead("board")
        if lead is not None:
            cast("BoardLead", lead).open_answered(answered)

    def write(self, path: Path) -> None:
        """Show a question file in the workbench, to be written on."""
        lead = self._opened_lead("workbench")
        if lead is not None:
            cast("WorkbenchLead", lead).open_file(path)

    @property
    def exam(self) -> ExamsLead | None:
        """Return what leads through exams, once one was looked at."""
        return cast("ExamsLead | None", self._made.get("exams"))

    def sit(self, path: Path) -> None:
        """Show a sealed paper, to be opened with its start code."""
        lead = self._lead("exams")
        if lead is not None:
            cast("ExamsLead", lead).open_file(path)

    def make_study(self) -> StudyLead:
        """Make what leads through a session."""
        from quizapp.gui.window.study_lead import StudyLead

        make_what_if = self._presenters.make_what_if
        what_if = None if make_what_if is None else make_what_if()
        study = self._presenters.make_study(self._language)
        lead = StudyLead(self._theme, study, what_if, self._session_pages)
        if self._presenters.make_board is not None:
            lead.offer_board()
            lead.board_requested.connect(self.open_board)
        return lead

    def make_palette(
        self, window: QWidget, commands: Mapping[str, Callable[[], None]]
    ) -> PaletteLead | None:
        """Make what leads from the palette, if this window has one."""
        from quizapp.gui.window.ways.palette_lead import PaletteLead

        make = self._presenters.make_palette
        if make is None:
            return None
        lead = PaletteLead(self._theme, window, make(self._language), commands)
        lead.session_requested.connect(self.session_requested)
        lead.looked_up.connect(self.look_up)
        lead.failed.connect(self.failed)
        return lead

    def make_booth(self, window: QWidget) -> BoothLead | None:
        """Make what leads through a show before a crowd, if this window has one."""
        from quizapp.gui.window.ways.booth_lead import BoothLead

        make = self._presenters.make_booth
        if make is None:
            return None
        lead = BoothLead(self._theme, window, make(self._language))
        lead.page_opened.connect(self.page_opened)
        lead.left.connect(self.left)
        lead.failed.connect(self.failed)
        return lead

    def look_up(self, query: str, question_id: str) -> None:
        """Show in the bank what a search finds, or one question by its id."""
        self.open("bank")
        bank = self._made.get("bank")
        if isinstance(bank, LooksUp):
            bank.look_up(query, question_id)

    def ask_to_export(self, parent: QWidget, question_ids: tuple[str, ...]) -> None:
        """Ask how questions are to be written to a file, and where."""
        from quizapp.gui.window.exchange.export_lead import ExportLead

        make = self._presenters.make_export
        if self._export is None and make is not None:
            self._export = ExportLead(self._theme, make(), self._work)
        if self._export is not None:
            self._export.ask(parent, question_ids, self._language)

    def opener(self, key: str) -> Callable[[], None]:
        """Return what opens a page."""
        return lambda: self.open(key)

    def set_language(self, language: str) -> None:
        """Make pages in another language from now on."""
        self._language = language
        for key in self._unopened:
            self._made[key].set_language(language)

    @property
    def speakers(self) -> Iterator[Speaker]:
        """List what says the pages that were opened; the others are said then."""
        for key, lead in self._made.items():
            if key in self._unopened:
                continue
            yield lead
            if isinstance(lead, LeadsOn):
                yield from lead.further

    def _make_study_page(self) -> Lead | None:
        from quizapp.gui.window.ways.study_page_lead import StudyPageLead

        make = self._presenters.make_ways
        if make is None:
            return None
        lead = StudyPageLead(self._theme, make(self._language))
        lead.booth_requested.connect(self.booth_requested)
        return lead

    def _use_found(self, question_ids: tuple[str, ...], query: str) -> None:
        self.open("study")
        study = self._made.get("study")
        if isinstance(study, TakesFound):
            study.take_found(question_ids, query)

    def _opened_lead(self, key: str) -> Lead | None:
        """Return the lead of a page that is opened now."""
        self._unopened.discard(key)
        return self._lead(key)

    def _lead(self, key: str) -> Lead | None:
        """Return a page's lead, made when it is first asked for."""
        if key not in self._made:
            lead = self._makers[key]()
            if lead is None:
                return None
            lead.page_opened.connect(self.page_opened)
            lead.session_requested.connect(self.session_requested)
            lead.left.connect(self.left)
            lead.failed.connect(self.failed)
            self._made[key] = lead
        return self._made[key]

    def _make_bank(self) -> Lead | None:
        # Each page brings its own modules; they are loaded when it is first opened.
        from quizapp.gui.window.bank_lead import BankLead

        make = self._presenters.make_bank
        if make is None:
            return None
        lead = BankLead(self._theme, make(self._language))
        lead.ways_requested.connect(self._use_found)
        lead.export_requested.connect(lambda ids: self.ask_to_export(lead.page, ids))
        return lead

    def _make_board(self) -> Lead | None:
        from quizapp.gui.window.board.board_lead import BoardLead

        make = self._presenters.make_board
        return None if make is None else BoardLead(self._theme, make(self._language))

    def _make_progress(self) -> Lead | None:
        from quizapp.gui.window.progress_lead import ProgressLead

        make = self._presenters.make_progress
        if make is None:
            return None
        return ProgressLead(self._theme, make(self._language))

    def _make_exams(self) -> Lead | None:
        from quizapp.gui.window.exams.exams_lead import ExamsLead

        make = self._presenters.make_exams
        if make is None:
            return None
        made, self._exam_pages = self._exam_pages, None
        files = self._work.files
        lead = ExamsLead(self._theme, make(self._language), files, made)
        self._let_instruct(lead)
        return lead

    def _let_instruct(self, exams: ExamsLead) -> None:
        """Put what instructors do onto the page of exams, if this window has it."""
        from quizapp.gui.window.instructing.instructor_lead import InstructorLead

        make = self._presenters.make_instructing
        if make is None:
            return
        lead = InstructorLead(self._theme, make(self._language), self._work)
        lead.join(exams.choosing)
        exams.page_opened.connect(lead.follow)
        lead.page_opened.connect(self.page_opened)
        lead.failed.connect(self.failed)
        lead.left.connect(exams.open)
        self._made["instructing"] = lead

    def _make_workbench(self) -> Lead | None:
        from quizapp.gui.window.authoring.workbench_lead import WorkbenchLead

        make = self._presenters.make_workbench
        if make is None:
            return None
        return WorkbenchLead(self._theme, make(self._language), self._work.files)

    def _make_settings(self) -> Lead:
        from quizapp.gui.window.settings_lead import SettingsLead

        lead = SettingsLead(self._theme, self._presenters, self._work, self._language)
        lead.language_chosen.connect(self.language_chosen)
        return lead
