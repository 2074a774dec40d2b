"""Leads the instructor's part of the page of exams, and the pages behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.exams.exams_page import ExamsPage
from quizapp.gui.pages.instructing.shelf_panel import ShelfPanel
from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.gui.window.instructing.looking import Looking
from quizapp.presenters.instructing.port import ExamOnShelf
from quizapp.presenters.instructing.presenters import InstructingPresenters
from quizapp.presenters.known_trouble import trouble_of

if TYPE_CHECKING:
    from quizapp.gui.window.ahead.translator import Speaker
    from quizapp.gui.window.instructing.blueprint_lead import BlueprintLead
    from quizapp.gui.window.instructing.gradebook_lead import GradebookLead
    from quizapp.gui.window.instructing.key_lead import KeyLead
    from quizapp.gui.window.instructing.room_lead import RoomLead

# Each page brings its own modules; they are loaded when it is first opened.

KEYS = {
    "N": "make",
    "K": "key",
    "H": "room",
    "G": "grade",
    "O": "folder",
    "F5": "show-code",
}
"""On the page of exams, beside those of candidates."""


class InstructorLead(QObject):
    """Shows the exams there are; each other page is made when it is first opened."""

    page_opened = Signal(object)
    session_requested = Signal(object)
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""

    def __init__(
        self, theme: Theme, presenters: InstructingPresenters, work: WorkLead
    ) -> None:
        super().__init__()
        self._theme = theme
        self._presenters = presenters
        self._work = work
        self._language = presenters.shelf.screen().language
        self.shelf = named(ShelfPanel(theme), "shelf")
        self._page: ExamsPage | None = None
        self._blueprint: BlueprintLead | None = None
        self._key: KeyLead | None = None
        self._gradebook: GradebookLead | None = None
        self._room: RoomLead | None = None
        shelf = presenters.shelf
        self._looking = Looking(
            self, self._look, lambda: shelf.is_waiting, self._render
        )
        self._acts: dict[str, Callable[[], None]] = {
            "make": self._make,
            "key": self._ask_key,
            "show-code": self._show_code,
            "folder": self._open_folder,
            "grade": self._open_gradebook,
            "room": self._open_room,
        }
        self.shelf.offer(self._acts)
        self.shelf.requested.connect(self._act)
        self.shelf.row_chosen.connect(self._choose)

    @property
    def page(self) -> QWidget:
        """Return the part of the page of exams."""
        return self.shelf

    def join(self, page: ExamsPage) -> None:
        """Become a part of the page of exams."""
        self._page = page
        buttons = self.shelf.buttons
        keys = {key: buttons[name].click for key, name in KEYS.items()}
        page.put_instructor_part(self.shelf, keys)

    def follow(self, page: object) -> None:
        """Read the exams anew when their page is opened."""
        if page is self._page:
            self.refresh()

    def open(self) -> None:
        """Go back to the page of exams."""
        self.left.emit()

    def take_prepared(self, page: object) -> None:
        """Count again what the bank has, where an exam is being made."""
        if self._blueprint is not None and page is self._blueprint.page:
            self._blueprint.count_again()

    def refresh(self) -> None:
        """Read the exams anew."""
        try:
            self._presenters.shelf.open()
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return
        self._render()

    def set_language(self, language: str) -> None:
        """Say the part in another language from now on, once it is shown."""
        self._language = language
        self._presenters.shelf.set_language(language)

    def render_language(self, language: str) -> None:
        """Say the part in another language."""
        self.set_language(language)
        self._render()

    @property
    def further(self) -> Iterator[Speaker]:
        """List the leads of the pages behind this part."""
        leads = (self._blueprint, self._gradebook, self._room)
        yield from (lead for lead in leads if lead is not None)

    def _act(self, name: str) -> None:
        if name in self._acts:
            self._acts[name]()

    def _choose(self, row: int) -> None:
        self._presenters.shelf.choose(row)
        self._render()

    def _make(self) -> None:
        from quizapp.gui.window.instructing.blueprint_lead import BlueprintLead

        if self._blueprint is None:
            lead = BlueprintLead(self._theme, self._presenters, self._work)
            lead.page_opened.connect(self.page_opened)
            lead.failed.connect(self.failed)
            lead.left.connect(self.open)
            lead.built.connect(self._show_built)
            self._blueprint = lead
        self._blueprint.open()

    def _show_built(self, key: str) -> None:
        """Look at the exam that is whole now; the page that is open stays."""
        self._presenters.shelf.choose_key(key)
        if self._blueprint is not None and self._blueprint.page.isVisible():
            self.open()

    def _ask_key(self) -> None:
        from quizapp.gui.window.instructing.key_lead import KeyLead

        if self._key is None:
            presenter = self._presenters.key
            self._key = KeyLead(self._theme, presenter, self._work.files)
        self._key.ask(self.shelf, self._language)

    def _show_code(self) -> None:
        from quizapp.gui.pages.instructing.code_dialog import CodeDialog

        code = self._presenters.shelf.code()
        if code is not None:
            CodeDialog(self._theme, code, self.shelf.window()).open()

    def _open_folder(self) -> None:
        folder = self._presenters.shelf.folder
        if folder is not None:
            self._work.files.show_folder(folder)

    def _open_gradebook(self) -> None:
        exam = self._presenters.shelf.chosen
        if exam is not None:
            self._lead_gradebook().open(exam)

    def _open_room(self) -> None:
        from quizapp.gui.window.instructing.room_lead import RoomLead

        exam = self._presenters.shelf.chosen
        if exam is None:
            return
        if self._room is None:
            lead = RoomLead(self._theme, self._presenters.room)
            lead.page_opened.connect(self.page_opened)
            lead.left.connect(self.left)
            lead.answers_taken.connect(self._grade_room)
            self._room = lead
        self._room.open(exam)

    def _grade_room(self, exam: ExamOnShelf) -> None:
        """Grade the answers that came from a room, which are new ones."""
        self._lead_gradebook().open(replace(exam, has_sheets=True), anew=True)

    def _lead_gradebook(self) -> GradebookLead:
        from quizapp.gui.window.instructing.gradebook_lead import GradebookLead

        if self._gradebook is None:
            presenters = self._presenters
            lead = GradebookLead(self._theme, presenters, self._work)
            lead.page_opened.connect(self.page_opened)
            lead.left.connect(self.left)
            self._gradebook = lead
        return self._gradebook

    def _look(self) -> bool:
        try:
            return self._presenters.shelf.look()
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return False

    def _render(self) -> None:
        self.shelf.render_shelf(self._presenters.shelf.screen())
        self._looking.begin()
