"""The feedback page: verdict, reasons, steps, and the answer through the editions."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import Hint, SignLabel
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter, letter_of
from quizapp.gui.pages.study.action_bar import ActionBar
from quizapp.gui.pages.study.answer_column import AnswerColumn
from quizapp.gui.pages.study.board_place import BoardPlace
from quizapp.gui.pages.study.editions_panel import EditionsPanel
from quizapp.gui.pages.study.study_body import Room, StudyBody
from quizapp.gui.pages.study.top_bar import SessionPlace, TopBar
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.wording import word


class FeedbackPage(QWidget):
    """Explains one answer; it is kept before this page shows."""

    next_requested = Signal()
    leave_requested = Signal()
    menu_requested = Signal(object)
    date_chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: FeedbackScreen | None = None
        self.top = TopBar(theme, ("question", "board", "editions"))
        self.board = BoardPlace(theme)
        self.column = AnswerColumn(theme)
        self.editions = named(EditionsPanel(theme), "editions-panel")
        self.body = StudyBody(
            theme, self.board, self.column, self.editions, column_widths=(560, 504)
        )
        self.saved = named(SignLabel(theme, "check-circle-fill", "right"), "saved")
        primary = ButtonLook(ButtonKind.PRIMARY, key="Enter")
        self.next = named(ActionButton(theme, primary), "next")
        self.bar = ActionBar(theme, self.saved, self.next)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.top)
        page.addWidget(self.body, 1)
        page.addWidget(self.bar)
        self._connect()

    def render_screen(self, screen: FeedbackScreen) -> None:
        """Draw the whole page anew from plain data."""
        before, self._screen = self._screen, screen
        language = screen.language
        self.top.render_place(
            SessionPlace(
                language=language,
                position=screen.position,
                total=screen.total,
                topics=screen.topics,
                level=screen.level,
                done=screen.position,
            )
        )
        if before is None or before.position != screen.position:
            self._open_anew()
        self.board.set_highlighted(())
        self.board.render_board(screen.board, language)
        stepping = self.column.steps.has_focus_inside
        self.column.render_answer(screen)
        if stepping:
            # The steps are made anew; the focus must not fall to the first button.
            self.column.verdict.setFocus()
        self.editions.render_editions(screen)
        self.body.set_foot(bool(screen.editions))
        self._name_tabs()
        self.saved.say(screen.saved_at)
        key = "feedback.finish" if screen.last else "feedback.next"
        self.next.say(word(language, key), word(language, "key.enter"))
        self.bar.hints.say(self._hints(screen))

    def announce(self) -> None:
        """Say the verdict and put the focus on it."""
        self.column.verdict.setFocus()
        self.column.verdict.announce()

    def focus_page(self) -> None:
        """Put the focus on the verdict."""
        self.column.verdict.setFocus()

    def adapt(self) -> None:
        """Take a new text size or new colours."""
        self.top.adapt()
        self.bar.adapt()
        if self._screen is not None:
            self.column.verdict.render_verdict(self._screen)
        self.body.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the page for the new width."""
        super().resizeEvent(event)
        self.body.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on, look at steps, editions and other options by keyboard."""
        if not (self._press_step(event) or self._press_command(event)):
            super().keyPressEvent(event)

    def _connect(self) -> None:
        self.next.clicked.connect(self.next_requested)
        self.top.leave_requested.connect(self.leave_requested)
        self.top.menu_requested.connect(self.menu_requested)
        self.top.tabs.chosen.connect(self._open_tab)
        self.body.left_tabs.chosen.connect(self._name_tabs)
        self.editions.date_chosen.connect(self.date_chosen)
        self.column.steps.looked_at.connect(self.board.set_highlighted)
        self.column.steps.looked_at.connect(self._fit)
        self.column.verdict.back.clicked.connect(self.editions.switch.show_today)
        self.body.room_changed.connect(self._take_room)

    def _press_step(self, event: QKeyEvent) -> bool:
        key, steps = event.key(), self.column.steps
        if letter_of(event) == "T":
            steps.focus_step()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and steps.has_focus_inside:
            steps.focus_step(1 if key == Qt.Key.Key_Down else -1)
        else:
            return False
        focused = self.focusWidget()
        if focused is not None:
            self.column.ensureWidgetVisible(focused)
        return True

    def _press_command(self, event: QKeyEvent) -> bool:
        key, letter = event.key(), letter_of(event)
        commands = {
            Qt.Key.Key_BracketLeft: lambda: self._step_edition(-1),
            Qt.Key.Key_BracketRight: lambda: self._step_edition(1),
            Qt.Key.Key_Home: self.editions.switch.show_today,
            Qt.Key.Key_Escape: self.leave_requested.emit,
        }
        letters = {"Y": self.column.fold.toggle, "V": self._turn_board}
        command = commands.get(Qt.Key(key)) or letters.get(letter)
        if is_enter(event):
            command = self.next_requested.emit
        if command is None:
            return False
        command()
        return True

    def _step_edition(self, by: int) -> None:
        if self.body.room is not Room.WIDE and self.body.tab != "editions":
            self._open_tab("editions")
        self.editions.switch.step(by)

    def _turn_board(self) -> None:
        if self.body.room is not Room.WIDE and self.body.tab == "editions":
            self._open_tab("board")
        elif self.body.room is Room.SINGLE:
            self._open_tab("board" if self.body.tab == "question" else "question")
        else:
            self.board.turn()

    def _open_tab(self, tab: str) -> None:
        self.body.open_tab(tab)
        self._name_tabs()
        if tab == "editions":
            self.editions.switch.setFocus()
        elif tab == "question":
            self.focus_page()

    def _open_anew(self) -> None:
        self.body.open_tab("question")
        self.column.fold.setChecked(False)
        self.column.verticalScrollBar().setValue(0)

    def _name_tabs(self) -> None:
        if self._screen is None:
            return
        names = self.body.tab_names(self._screen.language)
        title = word(self._screen.language, "rail")
        self.top.tabs.say(names, self.body.tab, title)
        left = "editions" if self.body.tab == "editions" else "board"
        self.body.left_tabs.say(names, left, title)

    def _fit(self) -> None:
        self.column.fit()

    def _take_room(self, room: Room) -> None:
        single = room is Room.SINGLE
        self.top.set_room(wide=room is Room.WIDE, single=single)
        self.column.set_room(narrow=room is not Room.WIDE)
        self.editions.set_narrow(room is Room.NARROW)

    def _hints(self, screen: FeedbackScreen) -> tuple[Hint, ...]:
        language = screen.language
        hints: list[Hint] = [
            (("T",), word(language, "keys.steps")),
            (("Y",), word(language, "keys.others")),
            (("V",), word(language, "keys.as-text")),
            (("?",), word(language, "keys.all")),
        ]
        if screen.editions:
            hints.insert(1, (("[", "]"), word(language, "keys.edition")))
        return tuple(hints)
