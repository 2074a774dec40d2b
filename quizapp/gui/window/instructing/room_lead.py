"""Leads the room page; the server is asked on another thread, once a second."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.exchange.asked_dialog import AskedDialog
from quizapp.gui.pages.instructing.code_dialog import CodeDialog
from quizapp.gui.pages.instructing.room.asking_dialog import AskedField, AskingDialog
from quizapp.gui.pages.instructing.room.room_page import RoomPage
from quizapp.gui.window.instructing.looking import Looking
from quizapp.presenters.instructing.port import ExamOnShelf
from quizapp.presenters.instructing.room.presenter import RoomPresenter
from quizapp.presenters.keeping.screen import AskedWord
from quizapp.presenters.wording import word

_EVERY_MS = 1_000


class RoomLead(QObject):
    """Connects the page with its presenter."""

    page_opened = Signal(object)
    left = Signal()
    answers_taken = Signal(object)
    """The exam whose answers are in its folder now."""

    def __init__(self, theme: Theme, presenter: RoomPresenter) -> None:
        super().__init__()
        self._theme = theme
        self._presenter = presenter
        self._language = presenter.screen().language
        self.page = page = named(RoomPage(theme), "room-page")
        self._looking = Looking(
            self, self._look, lambda: presenter.is_waiting, self._render
        )
        # The timer ends with the page, as the window is closed.
        self._timer = QTimer(page, interval=_EVERY_MS)
        self._timer.timeout.connect(self._ask_to_look)
        self._acts: dict[str, Callable[[], None]] = {
            "open": presenter.start_server,
            "end": presenter.stop_server,
            "start": presenter.begin_exam,
            "pause-all": presenter.turn_pause_all,
            "pause": presenter.turn_pause,
            "next-time": presenter.next_extra_time,
            "answers": presenter.take_answers,
            "message": self._ask_message,
            "debrief": self._ask_question,
            "release": lambda: self._ask_first("release", presenter.release),
            "close": lambda: self._ask_first("close", presenter.close_room),
            "show": self._show_code,
        }
        page.requested.connect(lambda name: self._do(self._acts[name]))
        page.row_chosen.connect(lambda row: self._do(lambda: presenter.choose(row)))
        page.person.time_chosen.connect(
            lambda key: self._do(lambda: presenter.give_time(key))
        )
        page.leave_requested.connect(self.left)

    def open(self, exam: ExamOnShelf) -> None:
        """Show the room of an exam."""
        self._presenter.open(exam)
        self._render()
        self.page_opened.emit(self.page)
        self._ask_to_look()

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self._language = language
        self._presenter.set_language(language)
        self._render()

    def _do(self, act: Callable[[], object]) -> None:
        act()
        self._render()

    def _ask_to_look(self) -> None:
        if not self._presenter.is_running:
            self._timer.stop()
        elif self.page.isVisible():
            self._presenter.ask_to_look()
            self._looking.begin()

    def _look(self) -> bool:
        found = self._presenter.look()
        if self._presenter.has_taken_answers and self._presenter.exam is not None:
            self.answers_taken.emit(self._presenter.exam)
        return found

    def _ask_message(self) -> None:
        person = self._presenter.person
        ways = [("all", word(self._language, "room.say.all"))]
        if person is not None:
            ways.append(("one", word(self._language, "room.say.one", name=person.name)))

        def send(key: str, text: str) -> None:
            self._do(lambda: self._presenter.say(text, to_all=key == "all"))

        self._ask("say", ways, send)

    def _ask_question(self) -> None:
        def show(_key: str, text: str) -> None:
            self._do(lambda: self._presenter.debrief(text))

        self._ask("debrief", [("go", word(self._language, "room.debrief.go"))], show)

    def _ask(
        self,
        name: str,
        ways: list[tuple[str, str]],
        answered: Callable[[str, str], None],
    ) -> None:
        language = self._language
        asked = AskedField(
            word(language, f"room.{name}.title"),
            word(language, f"room.{name}.line"),
            ways,
            word(language, "room.leave"),
            escape=word(language, "key.esc"),
            enter=word(language, "key.enter"),
        )
        dialog = AskingDialog(self._theme, asked, self.page.window())
        dialog.answered.connect(answered)
        dialog.open()
        dialog.field.setFocus()

    def _ask_first(self, name: str, act: Callable[[], None]) -> None:
        language = self._language
        asked = AskedWord(
            title=word(language, f"room.ask-{name}"),
            lines=(word(language, f"room.ask-{name}.line"),),
            go_on=word(language, f"room.{name}"),
            leave=word(language, f"room.ask-{name}.leave"),
            escape=word(language, "key.esc"),
        )
        dialog = AskedDialog(self._theme, asked, self.page.window())
        dialog.accepted.connect(lambda: self._do(act))
        dialog.open()

    def _show_code(self) -> None:
        code = self._presenter.screen().code
        if code is not None:
            CodeDialog(self._theme, code, self.page.window()).open()

    def _render(self) -> None:
        self.page.render_screen(self._presenter.screen())
        self._looking.begin()
        if self._presenter.is_running and not self._timer.isActive():
            self._timer.start()
