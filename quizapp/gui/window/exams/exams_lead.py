"""Leads through exams: choosing one, sitting it, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from quizapp.gui.asking_files import AskedFile, FileAsker, FileKind
from quizapp.gui.look.theme import Theme
from quizapp.gui.window.exams.attending_lead import AttendingLead
from quizapp.gui.window.exams.exam_pages import ExamPages
from quizapp.gui.window.exams.sitting_lead import SittingLead
from quizapp.presenters.known_trouble import trouble_of
from quizapp.presenters.sitting.presenters import ExamPresenters
from quizapp.presenters.wording import word

_LOOK_AGAIN_MS = 15
"""How long to leave the window alone before looking whether something has come."""
PAPER_SUFFIX = "quizpaper"


class ExamsLead(QObject):
    """Connects the pages of exams with their presenters."""

    page_opened = Signal(object)
    session_requested = Signal(object)
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way."""

    def __init__(
        self,
        theme: Theme,
        presenters: ExamPresenters,
        files: FileAsker,
        pages: ExamPages | None = None,
    ) -> None:
        """Take the pages where they were made ahead."""
        super().__init__()
        self._presenters = presenters
        self._files = files
        self._language = "en"
        made = pages or ExamPages(theme)
        self.choosing, self.start, self.exam = made.choosing, made.start, made.exam
        self.result, self.handed_over = made.result, made.handed_over
        self.sitting = SittingLead(self.exam, presenters.sitting)
        self.attending = AttendingLead(theme, presenters, self.sitting)
        # The timer ends with its page, as the window is closed.
        self._looking = _timer(self.choosing, _LOOK_AGAIN_MS, self._look_again)
        self._connect_choosing()
        self._connect_exam()

    @property
    def page(self) -> QWidget:
        """Return the page on which the exam is."""
        if self._presenters.sitting.is_running:
            return self.exam
        if (room := self.attending.page) is not None:
            return room
        if self._presenters.result.is_open:
            return self.result
        if self._presenters.handing_over.is_open:
            return self.handed_over
        return self.start if self._presenters.sitting.is_open else self.choosing

    @property
    def pages(self) -> tuple[QWidget, ...]:
        """List the pages that there are."""
        own = (self.choosing, self.start, self.exam, self.result, self.handed_over)
        return (*own, *self.attending.pages)

    @property
    def is_open(self) -> bool:
        """Say whether an exam runs: until it is handed in nothing else is open."""
        return self._presenters.sitting.is_running

    def open(self) -> None:
        """Show the exam that is open, or the page on which one is chosen."""
        if self.page is self.choosing and self.attending.come_back():
            return
        if self.page is not self.choosing:
            self.show_again()
        elif self._try(self._open_choosing):
            self.page_opened.emit(self.choosing)

    def open_file(self, path: Path) -> None:
        """Show a sealed paper to be opened, unless an exam stands before it."""
        self.open()
        if self.page is self.choosing:
            self._do(lambda: self._presenters.choosing.choose_file(path))

    def take_prepared(self, page: object) -> None:
        """Look again what the bank fills, where an exam is being chosen."""
        if page is self.choosing:
            self._try(self._open_choosing)

    def show_again(self) -> None:
        """Show the page where the exam is."""
        self.page_opened.emit(self.page)

    def leave(self) -> None:
        """Stay: an exam is left by handing it in."""
        self.show_again()

    def set_language(self, language: str) -> None:
        """Say the pages in another language from now on, once they are opened."""
        self._presenters.set_language(language)

    def render_language(self, language: str) -> None:
        """Say the pages in another language; a paper stays in its own."""
        self.set_language(language)
        self._looking.start()
        self._try(self._render_all)

    def _render_all(self) -> None:
        presenters = self._presenters
        self.attending.render_language()
        self._render_room()
        self.choosing.render_screen(presenters.choosing.screen())
        if presenters.result.is_open:
            self._render_result()
        elif presenters.handing_over.is_open:
            self._render_handed_over()
        elif presenters.sitting.is_running:
            self.sitting.render_again()
        elif presenters.sitting.is_open:
            self.start.render_start(presenters.sitting.start("", self.start.room))

    # Choosing

    def _open_choosing(self) -> None:
        self._render_room()
        self.choosing.render_screen(self._presenters.choosing.open())
        self._looking.start()

    def _render_room(self) -> None:
        attending = self._presenters.attending
        self.choosing.room.render_room(
            attending.language, attending.exam, may_leave=attending.may_leave
        )

    def _do(self, act: Callable[[], object]) -> None:
        """Do what was chosen, show the page, and look for what comes of it."""

        def act_and_show() -> None:
            act()
            self.choosing.render_screen(self._presenters.choosing.screen())

        if self._try(act_and_show):
            self._looking.start()

    def _ask_for_file(self) -> None:
        choosing = self._presenters.choosing
        language = choosing.screen().language
        kind = FileKind(word(language, "exams.paper.kind"), PAPER_SUFFIX)
        asked = AskedFile(word(language, "exams.paper.choose"), (kind,))
        self._files.ask_file(
            self.choosing,
            asked,
            lambda path: self._do(lambda: choosing.choose_file(path)),
        )

    def _look_again(self) -> None:
        choosing, result = self._presenters.choosing, self._presenters.result
        if not self._try(self._take_what_came):
            return
        waits = result.is_waiting or self._presenters.sitting.is_measuring
        if not choosing.is_busy and not waits:
            self._looking.stop()

    def _take_what_came(self) -> None:
        choosing, result = self._presenters.choosing, self._presenters.result
        if choosing.look():
            self.choosing.render_screen(choosing.screen())
            ready = choosing.take_ready()
            if ready is not None:
                self._presenters.sitting.take(ready)
                self._enter()
        sitting = self._presenters.sitting
        if sitting.look() and self.page is self.start:
            self.start.render_start(sitting.start("", self.start.room))
        if result.is_waiting and result.look():
            self._render_result()
            self.result.focus_page()

    def _enter(self) -> None:
        """Show the start page, or go on where a sitting was."""
        sitting = self._presenters.sitting
        if sitting.is_over:
            self._finish()
        elif sitting.is_running:
            self.sitting.show()
        else:
            self.start.forget_name()
            self.start.render_start(sitting.start("", self.start.room))
            self.page_opened.emit(self.start)

    # Sitting

    def _begin(self, candidate: str) -> None:
        sitting = self._presenters.sitting
        if sitting.begin(candidate):
            self.sitting.show()
        elif sitting.is_open:
            self.start.render_start(sitting.start(candidate, self.start.room))

    def _leave_start(self) -> None:
        self._presenters.sitting.leave()
        self.open()

    def _finish(self) -> None:
        sitting = self._presenters.sitting
        if sitting.is_in_room:
            self.attending.finish()
            return
        if sitting.is_mock:
            self._presenters.result.take(sitting.sitting)
            self.result.render_result(self._presenters.result.screen())
            self._looking.start()
        else:
            self._presenters.handing_over.take(sitting.sitting)
            self._render_handed_over()
        sitting.leave()
        self.page_opened.emit(self.page)

    # Handing over

    def _render_handed_over(self) -> None:
        screen = self._presenters.handing_over.screen()
        self.handed_over.render_handed_over(screen)

    def _ask_for_folder(self) -> None:
        language = self._presenters.choosing.screen().language
        asked = AskedFile(word(language, "exam.handed-over.elsewhere"))
        self._files.ask_folder(self.handed_over, asked, self._write_into)

    def _write_into(self, folder: Path) -> None:
        def write_and_show() -> None:
            self._presenters.handing_over.write_into(folder)
            self._render_handed_over()

        self._try(write_and_show)

    def _leave_handed_over(self) -> None:
        self._presenters.handing_over.close()
        self.open()

    # Results

    def _render_result(self) -> None:
        result = self._presenters.result
        self.result.render_result(result.screen())
        if self.result.explained:
            self.result.render_answer(result.explain(self.result.explained))

    def _explain(self, number: int) -> None:
        self._try(
            lambda: self.result.render_answer(self._presenters.result.explain(number))
        )

    def _leave_result(self) -> None:
        if not self._presenters.result.is_waiting:
            self._presenters.result.close()
            self.open()

    def _connect_choosing(self) -> None:
        page, choosing = self.choosing, self._presenters.choosing
        mock, paper = page.mock, page.paper
        mock.exam.exam_chosen.connect(
            lambda key: self._do(lambda: choosing.choose_exam(key))
        )
        mock.length_chosen.connect(
            lambda key: self._do(lambda: choosing.choose_length(key))
        )
        mock.seen_chosen.connect(
            lambda out: self._do(lambda: choosing.choose_seen(out))
        )
        mock.start.clicked.connect(lambda: self._do(choosing.prepare))
        paper.choose.clicked.connect(self._ask_for_file)
        paper.open_requested.connect(
            lambda code: self._do(lambda: choosing.open_paper(code))
        )
        page.resume_requested.connect(lambda: self._do(choosing.go_on))
        page.past.review_requested.connect(
            lambda which: self._do(lambda: choosing.review(which))
        )
        page.room.join_requested.connect(self.attending.open)
        page.room.other_requested.connect(self.attending.open_another)
        page.leave_requested.connect(self.left)
        self.start.begin_requested.connect(
            lambda name: self._try(lambda: self._begin(name))
        )
        self.start.leave_requested.connect(self._leave_start)

    def _connect_exam(self) -> None:
        self.sitting.finished.connect(self._finish)
        for lead in (self.sitting, self.attending):
            lead.page_opened.connect(self.page_opened)
            lead.failed.connect(self.failed)
        self.attending.left.connect(self.open)
        self.result.explain_requested.connect(self._explain)
        self.result.leave_requested.connect(self._leave_result)
        self.handed_over.elsewhere_requested.connect(self._ask_for_folder)
        self.handed_over.folder_requested.connect(
            lambda folder: self._files.show_folder(Path(folder))
        )
        self.handed_over.leave_requested.connect(self._leave_handed_over)

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except Exception as error:
            self._looking.stop()
            self.failed.emit(trouble_of(error))
            return False
        return True


def _timer(page: QWidget, every_ms: int, act: Callable[[], None]) -> QTimer:
    timer = QTimer(page)
    timer.setInterval(every_ms)
    timer.timeout.connect(act)
    return timer
