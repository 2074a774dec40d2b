"""Leads through an exam room: in, waiting, to the questions, and to what is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.exams.join_page import JoinPage
from quizapp.gui.pages.sitting.result_page import ResultPage
from quizapp.gui.pages.sitting.start_page import StartPage
from quizapp.gui.window.exams.sitting_lead import SittingLead
from quizapp.presenters.attending.presenter import Stage
from quizapp.presenters.known_trouble import trouble_of
from quizapp.presenters.sitting.presenters import ExamPresenters

_LOOK_AGAIN_MS = 100
"""How long to leave the window alone before looking whether something was heard."""


class AttendingLead(QObject):
    """Connects the pages of a room with their presenters."""

    page_opened = Signal(object)
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way."""

    def __init__(
        self, theme: Theme, presenters: ExamPresenters, sitting: SittingLead
    ) -> None:
        super().__init__()
        self._attending = presenters.attending
        self._joining = presenters.joining
        self._presenter = presenters.sitting
        self._sitting = sitting
        self._stage = Stage.OUTSIDE
        self._is_joining = False
        self._theme = theme
        # The timer ends with its page, as the window is closed.
        self._looking = QTimer(sitting.page)
        self._looking.setInterval(_LOOK_AGAIN_MS)
        self._looking.timeout.connect(self.look)
        sitting.page.message_read.connect(self._read)

    @cached_property
    def join(self) -> JoinPage:
        """Return the page on which a room is joined; like the others made when needed."""
        page = named(JoinPage(self._theme), "join-page")
        page.join_requested.connect(self._join)
        page.trusted.connect(lambda: self._answer(self._joining.trust))
        page.distrusted.connect(lambda: self._answer(self._joining.distrust))
        page.leave_requested.connect(self._leave_join)
        return page

    @cached_property
    def wait(self) -> StartPage:
        """Return the page of whoever waits for the room to begin."""
        page = named(StartPage(self._theme), "room-wait-page")
        page.leave_requested.connect(self._leave)
        return page

    @cached_property
    def outcome(self) -> ResultPage:
        """Return the page of what came of it."""
        page = named(ResultPage(self._theme), "room-outcome-page")
        page.leave_requested.connect(self._leave)
        page.explain_requested.connect(
            lambda number: self._try(lambda: self._explain(number))
        )
        return page

    @property
    def page(self) -> QWidget | None:
        """Return the page that stands before all others, if there is one."""
        if self._stage is Stage.SITTING:
            return self._sitting.page
        return self.wait if self._stage is Stage.WAITING else None

    @property
    def pages(self) -> tuple[QWidget, ...]:
        """List the pages that were made."""
        made = (vars(self).get(name) for name in ("join", "wait", "outcome"))
        return tuple(page for page in made if page is not None)

    def come_back(self) -> bool:
        """Go on in a room whose exam is not over, after the program was ended."""
        if self._stage is Stage.OUTSIDE and self._attending.go_on():
            self._show_stage()
            self._looking.start()
        return self.page is not None

    def open(self) -> None:
        """Show the room that was joined, or the way into one."""
        self._try(self._open)

    def open_another(self) -> None:
        """Leave the room that is over, and show the way into another one."""

        def leave_and_open() -> None:
            self._attending.leave_for_good()
            self._stage = Stage.OUTSIDE
            self._open()

        self._try(leave_and_open)

    def render_language(self) -> None:
        """Say the pages in another language."""
        if self._is_joining:
            self.join.render_join(self._joining.screen())
        self._render_stage()

    def look(self) -> None:
        """Take over what came meanwhile."""
        if not self._try(self._look):
            self._looking.stop()

    def _open(self) -> None:
        if self._attending.come_back():
            self._show_stage()
        else:
            self._is_joining = True
            self.join.render_join(self._joining.open())
            self.page_opened.emit(self.join)
        self._looking.start()

    def _look(self) -> None:
        if self._is_joining:
            self._look_for_place()
        if self._stage is Stage.OUTSIDE:
            if not self._is_joining:
                self._looking.stop()
            return
        changed = self._attending.look()
        if self._attending.stage is not self._stage:
            self._show_stage()
        elif changed:
            self._render_stage()

    def _look_for_place(self) -> None:
        if not self._joining.look():
            return
        ticket = self._joining.take_ticket()
        if ticket is None:
            self.join.render_join(self._joining.screen())
            return
        self._stop_joining()
        self._attending.attend(ticket)
        self._show_stage()

    def _show_stage(self) -> None:
        """Show the page that the candidate has come to."""
        self._stage = self._attending.stage
        if self._stage is Stage.SITTING:
            self._presenter.attend(
                self._attending.sitting, lambda: self._attending.voice
            )
            self._sitting.show()
            return
        self._render_stage()
        if self._stage is Stage.WAITING:
            self.page_opened.emit(self.wait)
        elif self._stage is Stage.OVER:
            if self._presenter.is_in_room:
                self._presenter.leave()
            self.page_opened.emit(self.outcome)

    def _render_stage(self) -> None:
        if self._stage is Stage.SITTING:
            self._sitting.render_news()
        elif self._stage is Stage.WAITING:
            self.wait.render_start(self._attending.start(self.wait.room))
        elif self._stage is Stage.OVER:
            self._render_outcome()

    def _render_outcome(self) -> None:
        had_rows = bool(self.outcome.score.list.rows)
        self.outcome.render_result(self._attending.outcome())
        if self.outcome.explained:
            self._explain(self.outcome.explained)
        elif self.outcome.isVisible() and not had_rows:
            self.outcome.focus_page()

    def _explain(self, number: int) -> None:
        told = self._attending.explain(number)
        if told is not None:
            self.outcome.render_answer(told)

    def finish(self) -> None:
        """Go on to what comes of the exam, as it was handed in here."""
        self._try(self._look)

    def _join(self, *written: str) -> None:
        def join_and_show() -> None:
            self._joining.join(*written)
            self.join.render_join(self._joining.screen())

        self._try(join_and_show)

    def _answer(self, answer: Callable[[], None]) -> None:
        answer()
        self.join.render_join(self._joining.screen())
        self.join.focus_page()

    def _leave_join(self) -> None:
        self._stop_joining()
        self.left.emit()

    def _stop_joining(self) -> None:
        self._is_joining = False
        self._joining.close()

    def _leave(self) -> None:
        def leave_and_show() -> None:
            if self._attending.leave():
                if self._attending.stage is Stage.OUTSIDE:
                    self._stage = Stage.OUTSIDE
                self.left.emit()
            else:
                self._render_stage()

        self._try(leave_and_show)

    def _read(self) -> None:
        self._attending.read_message()
        self._render_stage()

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return False
        return True
