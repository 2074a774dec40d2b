"""Leads the workbench: text to the presenter, screens to the page, files by dialogs."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from quizapp.bank.workbench.completing import Completion
from quizapp.gui.asking_files import AskedFile, FileAsker, FileKind
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.workbench.dialogs.new_dialog import NewDialog
from quizapp.gui.pages.workbench.dialogs.sign_dialog import SignDialog
from quizapp.gui.pages.workbench.dialogs.unsaved_dialog import UnsavedDialog
from quizapp.gui.pages.workbench_page import WorkbenchPage
from quizapp.presenters.known_trouble import trouble_of
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.new_question import NewQuestionPresenter
from quizapp.presenters.workbench.presenter import WorkbenchPresenter

_PAUSE_MS = 400
"""How long nothing is written before the text is checked."""

_LOOK_MS = 20
"""How long to leave the window alone before looking whether an answer has come."""


class WorkbenchLead(QObject):
    """Connects the page with its presenter; nothing here waits for the engine."""

    page_opened = Signal(object)
    session_requested = Signal(object)
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""

    def __init__(
        self, theme: Theme, presenter: WorkbenchPresenter, files: FileAsker
    ) -> None:
        self.page = page = named(WorkbenchPage(theme), "workbench-page")
        super().__init__(page)
        self._theme = theme
        self._presenter = presenter
        self._files = files
        self._language = ""
        self._completing: Future[Completion] | None = None
        self._new: tuple[NewDialog, NewQuestionPresenter] | None = None
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._take_text)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._connect()

    def open(self) -> None:
        """Show the page, with the text that is open."""
        try:
            self._presenter.open_page()
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return
        self._show_text()
        self.page_opened.emit(self.page)

    def open_file(self, path: Path) -> None:
        """Show a file, once what was written before is safe or given up."""
        self._take_text()
        self.open()
        self._leave_text(
            lambda: self._open_text(lambda: self._presenter.open_file(path))
        )

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on, once it is opened."""
        self._presenter.set_language(language)

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self.set_language(language)
        self._render()

    def _connect(self) -> None:
        page, presenter = self.page, self._presenter
        page.written.connect(self._pause.start)
        page.left_for_now.connect(self._take_text)
        page.leave_requested.connect(self.left)
        page.column.edit.completion_requested.connect(self._complete)
        page.board.language_chosen.connect(
            lambda language: self._do(lambda: presenter.show_in(language))
        )
        page.board.seed_chosen.connect(
            lambda seed: self._do(lambda: presenter.set_seed(seed))
        )
        acts: dict[str, Callable[[], object]] = {
            "check": self._check,
            "try": self._try,
            "try-answer": self._try_answer,
            "fix": self._fix,
            "complete": lambda: self._complete(page.column.edit.place),
            "save": self._save,
            "save-as": self._save_as,
            "new": lambda: self._leave_text(self._ask_new),
            "open": lambda: self._leave_text(self._ask_file),
            "sign": self._ask_sign,
        }
        page.requested.connect(lambda what: self._do(acts[what]))

    def _do(self, act: Callable[[], object]) -> None:
        act()
        self._render()

    def _take_text(self) -> None:
        """Hand the text on if it is another one; a pause that runs is over."""
        self._pause.stop()
        if self.page.text != self._presenter.text:
            self._presenter.take_text(self.page.text)
            self._render()

    def _check(self) -> None:
        self._take_text()
        self._presenter.check()

    def _save(self) -> None:
        self._take_text()
        self._presenter.save()

    def _fix(self) -> None:
        self._take_text()
        edit = self._presenter.fix_at(self.page.column.edit.place)
        if edit is not None:
            self.page.column.edit.apply(edit)
            self._take_text()

    def _try(self) -> None:
        self._presenter.turn_trying()
        self._render()
        if self._presenter.screen().trying:
            self.page.open_part("preview")
            self.page.board.words.focus_first()
        else:
            self.page.focus_page()

    def _try_answer(self) -> None:
        self._presenter.try_answer(self.page.board.words.chosen)
        self._render()
        self.page.board.focus_verdict()

    def _complete(self, place: int) -> None:
        self._pause.stop()
        self._presenter.take_text(self.page.text)
        self._completing = self._presenter.complete(place)

    def _save_as(self) -> None:
        self._take_text()
        self._files.ask_new_file(
            self.page,
            self._asked(self._presenter.file_name),
            lambda path: self._do(lambda: self._presenter.save_as(path)),
        )

    def _ask_file(self) -> None:
        self._files.ask_file(
            self.page,
            self._asked(),
            lambda path: self._open_text(lambda: self._presenter.open_file(path)),
        )

    def _asked(self, file_name: str = "") -> AskedFile:
        language = self._presenter.screen().language
        kind = FileKind(word(language, "workbench.yaml"), "yaml")
        return AskedFile(word(language, "workbench.open"), (kind,), file_name)

    def _leave_text(self, go_on: Callable[[], None]) -> None:
        """Go on to another text, once this one is safe or given up."""
        self._take_text()
        if self._presenter.is_safe_to_leave:
            go_on()
            return
        dialog = UnsavedDialog(self._theme, self.page, self._presenter.screen())

        def decide(save: bool) -> None:
            if not save or self._presenter.save():
                go_on()
            self._render()

        dialog.decided.connect(decide)
        dialog.open()

    def _ask_new(self) -> None:
        presenter = self._presenter.make_new_question()
        dialog = NewDialog(self._theme, self.page)
        self._new = (dialog, presenter)

        def show(act: Callable[[], None]) -> None:
            act()
            dialog.render_screen(presenter.screen())
            self._timer.start()

        dialog.kind_chosen.connect(lambda key: show(lambda: presenter.choose_kind(key)))
        dialog.control_chosen.connect(
            lambda card: show(lambda: presenter.choose_control(card))
        )
        dialog.card_chosen.connect(lambda row: show(lambda: presenter.choose_card(row)))
        dialog.id_typed.connect(lambda text: show(lambda: presenter.name(text)))
        dialog.create_requested.connect(self._create)
        dialog.finished.connect(self._end_new)
        dialog.render_screen(presenter.screen())
        self._timer.start()
        dialog.open()

    def _create(self) -> None:
        if self._new is None:
            return
        dialog, presenter = self._new
        begun = presenter.create()
        if begun is not None:
            dialog.accept()
            self._open_text(lambda: self._presenter.begin(*begun))

    def _end_new(self) -> None:
        if self._new is not None:
            self._new[0].deleteLater()
            self._new = None

    def _open_text(self, act: Callable[[], None]) -> None:
        act()
        self._show_text()
        self.page.focus_page()

    def _show_text(self) -> None:
        self.page.show_text(self._presenter.text)
        self._pause.stop()
        self._render()

    def _ask_sign(self) -> None:
        self._take_text()
        screen = self._presenter.screen()
        if not screen.can_sign:
            return
        dialog = SignDialog(self._theme, self.page, screen)
        dialog.signed.connect(lambda name: self._do(lambda: self._presenter.sign(name)))
        dialog.open()

    def _look(self) -> None:
        """Take what has come; the page is drawn only when something has."""
        if self._presenter.look():
            self._render()
        if self._new is not None and self._new[1].look():
            self._new[0].render_screen(self._new[1].screen())
        completing = self._completing
        if completing is not None and completing.done():
            self._completing = None
            if not completing.cancelled() and completing.exception() is None:
                self.page.column.edit.offer(completing.result())
        if not self._is_waiting():
            self._timer.stop()

    def _is_waiting(self) -> bool:
        new = self._new is not None and self._new[1].is_waiting
        return self._presenter.is_waiting or new or self._completing is not None

    def _render(self) -> None:
        screen = self._presenter.screen()
        fit = self._presenter.is_checked and self.page.text == self._presenter.text
        self.page.render_screen(screen, messages_fit=fit)
        if self._is_waiting():
            self._timer.start()
