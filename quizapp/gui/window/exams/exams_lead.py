"""Leads through exams: choosing one, sitting it, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from quizapp.gui.asking_files import AskedFile, FileAsker, FileKind
from quizapp.gui.look.theme import Theme
from quizapp.gui.window.exams.exam_pages import ExamPages
from quizapp.presenters.known_trouble import trouble_of
from quizapp.presenters.sitting.presenters import ExamPresenters
from quizapp.presenters.wording import word

_LOOK_AGAIN_MS = 15
"""How long to leave the window alone before looking whether something has come."""
_TICK_MS = 500
"""Half a second: so no second is ever left out on the screen."""
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
        self._open_link = files.show_link
        self._language = "en"
        made = pages or ExamPages(theme)
        self.choosing, self.start, self.exam = made.choosing, made.start, made.exam
        self.result, self.handed_over = made.result, made.handed_over
        # Each timer ends with its page, as the window is closed.
        self._looking = _timer(self.choosing, _LOOK_AGAIN_MS, self._look_again)
        self._ticking = _timer(self.exam, _TICK_MS, self._tick)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._note_focus)
        self._was_active = True
        self._connect_choosing()
        self._connect_exam()

    @property
    def page(self) -> QWidget:
        """Return the page on which the exam is."""
        if self._presenters.sitting.is_running:
            return self.exam
        if self._presenters.result.is_open:
            return self.result
        if self._presenters.handing_over.is_open:
            return self.handed_over
        return self.start if self._presenters.sitting.is_open else self.choosing

    @property
    def is_open(self) -> bool:
        """Say whether an exam runs: until it is handed in nothing else is open."""
        return self._presenters.sitting.is_running

    def open(self) -> None:
        """Show the exam that is open, or the page on which one is chosen."""
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

    def render_language(self, language: str) -> None:
        """Say the pages in another language; a paper stays in its own."""
        self._presenters.set_language(language)
        self._looking.start()
        self._try(self._render_all)

    def _render_all(self) -> None:
        presenters = self._presenters
        self.choosing.room.render_room(presenters.room.screen())
        self.choosing.render_screen(presenters.choosing.screen())
        if presenters.result.is_open:
            self._render_result()
        elif presenters.handing_over.is_open:
            self._render_handed_over()
        elif presenters.sitting.is_running:
            self._render_sitting()
        elif presenters.sitting.is_open:
            self.start.render_start(presenters.sitting.start())

    # Choosing

    def _join(self, link: str) -> None:
        self.choosing.room.render_room(self._presenters.room.join(link))
        self._looking.start()

    def _open_choosing(self) -> None:
        self.choosing.room.render_room(self._presenters.room.screen())
        self.choosing.render_screen(self._presenters.choosing.open())
        self._looking.start()

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
        waits = result.is_waiting or self._presenters.room.is_waiting
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
        room = self._presenters.room
        if room.look():
            self.choosing.room.render_room(room.screen())
            if url := room.take_url():
                self._open_link(url)
        if result.is_waiting and result.look():
            self._render_result()
            self.result.focus_page()

    def _enter(self) -> None:
        """Show the start page, or go on where a sitting was."""
        sitting = self._presenters.sitting
        if sitting.is_over:
            self._finish()
        elif sitting.is_running:
            self._show_exam()
        else:
            self.start.forget_name()
            self.start.render_start(sitting.start())
            self.page_opened.emit(self.start)

    # Sitting

    def _begin(self, candidate: str) -> None:
        sitting = self._presenters.sitting
        if sitting.begin(candidate):
            self._show_exam()
        elif sitting.is_open:
            self.start.render_start(sitting.start(candidate))

    def _leave_start(self) -> None:
        self._presenters.sitting.leave()
        self.open()

    def _show_exam(self) -> None:
        self._ticking.start()
        self.exam.render_exam(self._presenters.sitting.question())
        self.exam.render_bar(self._presenters.sitting.tick())
        self.page_opened.emit(self.exam)

    def _act(self, act: Callable[[], object]) -> None:
        """Do what the candidate asked for, then show the question."""

        def act_and_show() -> None:
            act()
            if not self._is_finished():
                self.exam.render_exam(self._presenters.sitting.question())
                self.exam.render_bar(self._presenters.sitting.bar())

        self._try(act_and_show)

    def _check(self) -> None:
        self._presenters.sitting.think_again()
        self.exam.render_check(self._presenters.sitting.hand_in_page())

    def _hand_in(self) -> None:
        def hand_in_and_show() -> None:
            if not self._presenters.sitting.hand_in() and not self._is_finished():
                self.exam.render_check(self._presenters.sitting.hand_in_page())
                self.exam.render_bar(self._presenters.sitting.bar())
            else:
                self._is_finished()

        self._try(hand_in_and_show)

    def _back(self) -> None:
        sitting = self._presenters.sitting
        if sitting.hand_in_page().asks:
            self._check()
        else:
            self._act(sitting.think_again)

    def _tick(self) -> None:
        if not self._presenters.sitting.is_running:
            self._ticking.stop()
            return
        self.exam.render_bar(self._presenters.sitting.tick())
        self._is_finished()

    def _is_finished(self) -> bool:
        """Say whether the exam is over, and go on to what comes of it."""
        if not self._presenters.sitting.is_over:
            return False
        self._finish()
        return True

    def _finish(self) -> None:
        self._ticking.stop()
        sitting = self._presenters.sitting
        if sitting.is_mock:
            self._presenters.result.take(sitting.sitting)
            self.result.render_result(self._presenters.result.screen())
            self._looking.start()
        else:
            self._presenters.handing_over.take(sitting.sitting)
            self._render_handed_over()
        sitting.leave()
        self.page_opened.emit(self.page)

    def _note_focus(self, state: Qt.ApplicationState) -> None:
        active = state == Qt.ApplicationState.ApplicationActive
        if active is not self._was_active:
            self._was_active = active
            self._presenters.sitting.note_focus(lost=not active)

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

    def _render_sitting(self) -> None:
        sitting = self._presenters.sitting
        if self.exam.is_checking:
            self.exam.render_check(sitting.hand_in_page())
        else:
            self.exam.render_exam(sitting.question())
        self.exam.render_bar(sitting.bar())

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
        page.room.join_requested.connect(
            lambda link: self._try(lambda: self._join(link))
        )
        page.leave_requested.connect(self.left)
        self.start.begin_requested.connect(
            lambda name: self._try(lambda: self._begin(name))
        )
        self.start.leave_requested.connect(self._leave_start)

    def _connect_exam(self) -> None:
        page, sitting = self.exam, self._presenters.sitting
        page.answered.connect(
            lambda chosen, out: self._act(lambda: sitting.answer(chosen, out))
        )
        page.opened.connect(lambda n: self._act(lambda: sitting.open_question(n)))
        page.stepped.connect(lambda by: self._act(lambda: sitting.step(by)))
        page.flag_turned.connect(lambda: self._act(sitting.turn_flag))
        page.next_open_requested.connect(lambda: self._act(sitting.next_open))
        page.next_flagged_requested.connect(lambda: self._act(sitting.next_flagged))
        page.check_requested.connect(lambda: self._try(self._check))
        page.hand_in_requested.connect(self._hand_in)
        page.back_requested.connect(lambda: self._try(self._back))
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
