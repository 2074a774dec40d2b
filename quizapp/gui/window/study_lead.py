"""Leads from question to verdict to the next question."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.gui.window.marks_lead import MarksLead
from quizapp.gui.window.what_if_lead import WhatIfLead
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.message_screen import Trouble, TroubleError
from quizapp.presenters.study import StudyPage, StudyPresenter
from quizapp.presenters.what_if.presenter import WhatIfPresenter
from quizapp.training.planning.study_plan import StudyPlan

LOGGER = logging.getLogger(__name__)

_AHEAD_MS = 200
"""How long a page has been on the screen before the next board is drawn."""


class SessionPages:
    """The two pages of a session, each made when it is first asked for."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    @cached_property
    def question(self) -> QuestionPage:
        """Return the page that asks."""
        return named(QuestionPage(self._theme), "question-page")

    @cached_property
    def feedback(self) -> FeedbackPage:
        """Return the page that explains."""
        return named(FeedbackPage(self._theme), "feedback-page")


class StudyLead(QObject):
    """Connects the two study pages with their presenter."""

    page_opened = Signal(object)
    """The page to show."""
    left = Signal(str)
    """The session was left or is over; the words say how it went, if it is over."""
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""
    board_requested = Signal(object)
    """The Answered whose board is to be edited."""
    menu_requested = Signal(object)
    """The button that the menu belongs to."""

    def __init__(
        self,
        theme: Theme,
        presenter: StudyPresenter,
        what_if: WhatIfPresenter | None = None,
        pages: SessionPages | None = None,
    ) -> None:
        """Take the pages where they were made ahead."""
        super().__init__()
        self._presenter = presenter
        made = pages or SessionPages(theme)
        self.question, self.feedback = made.question, made.feedback
        self._what_if = None if what_if is None else WhatIfLead(self.feedback, what_if)
        self._marks = MarksLead(
            (self.question, self.feedback), presenter.marks, self._attempt
        )
        self._ahead = QTimer(self.question, singleShot=True, interval=_AHEAD_MS)
        self._ahead.timeout.connect(self._draw_ahead)
        self.question.answer_submitted.connect(self._submit)
        self.question.hint_requested.connect(self._take_hint)
        self.question.put_aside_requested.connect(self._put_aside)
        self.feedback.next_requested.connect(self._next)
        self.feedback.graded.connect(self._grade)
        self.feedback.suspend_requested.connect(self._suspend)
        for undoing in (self.question, self.feedback):
            undoing.undo_requested.connect(self.undo)
        self.feedback.date_chosen.connect(self._show_as_of)
        self.feedback.board_requested.connect(self._edit_board)
        self.feedback.hint_shown.connect(presenter.note_hint)
        for page in (self.question, self.feedback):
            page.leave_requested.connect(self.leave)
            page.menu_requested.connect(self.menu_requested)

    @property
    def is_open(self) -> bool:
        """Say whether a session is on the screen or behind a side page."""
        return self._presenter.is_open

    @property
    def pages(self) -> tuple[QWidget, ...]:
        """Return the two pages."""
        return self.question, self.feedback

    def has(self, page: QWidget) -> bool:
        """Say whether a page is one of the two."""
        return page in self.pages

    def start(self, plan: StudyPlan | None = None) -> None:
        """Open a new session, of what waits today or by a plan."""
        self._attempt(lambda: self._show(self._presenter.start(plan)))

    def resume(self) -> None:
        """Go on with the session that was left open."""
        self._attempt(lambda: self._show(self._presenter.resume()))

    def leave(self) -> None:
        """Leave the session; it can be resumed."""
        self._marks.open(None)
        self._presenter.leave()
        if self._what_if is not None:
            self._what_if.close()
        self.left.emit("")

    def show_again(self) -> None:
        """Show the open page once more."""
        self._attempt(lambda: self._show(self._presenter.page))

    def render_language(self, language: str) -> None:
        """Say the open page in another language, without moving the focus."""
        self._attempt(lambda: self._render_language(language))

    def _attempt(self, step: Callable[[], None]) -> None:
        """Take a step; if it fails, say what stands in the way."""
        try:
            step()
        except Exception as error:
            LOGGER.exception("the page cannot be shown")
            self.failed.emit(self._trouble(error))

    def _trouble(self, error: Exception) -> TroubleError:
        from quizapp.presenters.known_trouble import details_of, trouble_of

        if self._presenter.is_answered:
            # Whatever went wrong with the verdict: the learner must not think that
            # the answer is lost.
            return TroubleError(Trouble.NOT_SHOWN, details=details_of(error))
        return trouble_of(error)

    def _submit(self, option_ids: tuple[str, ...]) -> None:
        self._attempt(lambda: self._show_verdict(option_ids))

    def _show_verdict(self, option_ids: tuple[str, ...]) -> None:
        verdict = self._presenter.submit_answer(option_ids)
        self.feedback.forget_last()
        self._show(verdict)
        self.feedback.announce()

    def _next(self) -> None:
        self._attempt(self._show_next)

    def _put_aside(self) -> None:
        self._attempt(lambda: self._go_on(self._presenter.put_aside()))

    def _show_next(self) -> None:
        self._go_on(self._presenter.next())

    def _go_on(self, page: StudyPage | None) -> None:
        if page is None:
            summary = self._presenter.summary()
            self._marks.open(None)
            self._presenter.leave()
            self.left.emit(summary)
        else:
            self._show(page)

    def _grade(self, grade: int) -> None:
        def keep() -> None:
            self._presenter.grade(grade)
            self._show_next()

        self._attempt(keep)

    @property
    def can_undo(self) -> bool:
        """Say whether something can be undone, also of a session just left."""
        return self._presenter.can_undo

    def undo(self) -> None:
        """Undo what was done last; the page says what it was."""
        if self._presenter.can_undo:
            self._attempt(self._undo)

    def _undo(self) -> None:
        page = self._presenter.undo()
        if page is None:
            self._presenter.leave()
            self.left.emit(self._presenter.undone)
        else:
            self._show(page)

    def _take_hint(self) -> None:
        def show() -> None:
            screen = self._presenter.take_hint()
            if screen is not None:
                self.question.render_screen(screen)

        self._attempt(show)

    def _suspend(self, left_out: bool) -> None:
        turn = self._presenter.suspend if left_out else self._presenter.unsuspend
        self._attempt(lambda: self.feedback.render_screen(turn()))

    def offer_board(self) -> None:
        """Offer to edit the board of an answered question."""
        self.feedback.what_if.offer_board()

    def _edit_board(self) -> None:
        answered = self._presenter.answered
        if answered is not None:
            self.board_requested.emit(answered)

    def _show_as_of(self, date: str) -> None:
        self._attempt(
            lambda: self.feedback.render_screen(self._presenter.show_as_of(date))
        )

    def _render_language(self, language: str) -> None:
        page = self._presenter.set_language(language)
        if page is not None:
            self._render(page)

    def _show(self, page: StudyPage | None) -> None:
        if page is None:
            self.left.emit("")
            return
        shown = self._render(page)
        shown.show_pictures()
        self.page_opened.emit(shown)
        shown.focus_page()
        self._ahead.start()

    def _draw_ahead(self) -> None:
        """Draw what is known of the page that comes next, while this one is being read."""
        if not self.question.window().isVisible():
            return  # data that were closed with the window stay closed
        # What goes wrong here is said when the page is really asked for.
        with suppress(Exception):
            coming = self._presenter.coming
            if coming is None:
                return
            asked, place = coming.question, coming.question.position
            if self._presenter.is_answered:
                self.question.prepare(asked, done=place - 1)
                return
            self.feedback.body.set_foot("editions", present=coming.has_editions)
            if self._what_if is not None:
                self._what_if.lay_out(asked.language)
            self.feedback.prepare(asked, done=place)

    def _render(self, page: StudyPage) -> QuestionPage | FeedbackPage:
        self._marks.open(self._presenter.shown)
        if isinstance(page, FeedbackScreen):
            self.feedback.render_screen(page)
            if self._what_if is not None:
                self._what_if.open(self._presenter.answered)
            return self.feedback
        self.question.render_screen(page)
        if self._what_if is not None:
            self._what_if.close()
            self._what_if.prepare(self._presenter.shown)
        return self.question
