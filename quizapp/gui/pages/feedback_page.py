"""The feedback page: verdict, reasons, steps, and the answer through the editions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from quizapp.bank.board_view import BoardView
from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import Hint, SignLabel
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import digit_of, is_enter, letter_of
from quizapp.gui.pages.study.action_bar import ActionBar
from quizapp.gui.pages.study.answer_column import AnswerColumn
from quizapp.gui.pages.study.board_place import BoardPlace
from quizapp.gui.pages.study.editions_panel import EditionsPanel
from quizapp.gui.pages.study.grade_bar import GradeBar
from quizapp.gui.pages.study.session_page import SessionPage
from quizapp.gui.pages.study.study_body import Room, StudyBody
from quizapp.gui.pages.study.what_if_panel import WhatIfPanel
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.marks.screen import MarksScreen
from quizapp.presenters.what_if.screen import WhatIfScreen
from quizapp.presenters.wording import word


class FeedbackPage(SessionPage):
    """Explains one answer; it is kept before this page shows."""

    next_requested = Signal()
    graded = Signal(int)
    """A grade from 1 to 4; the next question follows."""
    undo_requested = Signal()
    suspend_requested = Signal(bool)
    """Whether the question is to be left out, or to come back."""
    date_chosen = Signal(str)
    board_requested = Signal()
    """The board of the question is to be edited."""
    hint_shown = Signal()
    """The learner reads how to import a rules text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, ("question", "board", "what-if", "editions"))
        self._screen: FeedbackScreen | None = None
        self._other_board: BoardView | None = None
        self.column = AnswerColumn(theme)
        self.what_if = named(WhatIfPanel(theme), "what-if-panel")
        self.editions = named(EditionsPanel(theme), "editions-panel")
        self.saved = named(SignLabel(theme, "check-circle-fill", "right"), "saved")
        self.grades = named(GradeBar(theme), "grades")
        undo = ButtonLook(ButtonKind.GHOST, "arrow-u-up-left", "Ctrl Z")
        self.undo = named(ActionButton(theme, undo), "undo")
        leave_out = ButtonLook(ButtonKind.GHOST, "archive", "S")
        self.leave_out = named(ActionButton(theme, leave_out), "leave-out")
        primary = ButtonLook(ButtonKind.PRIMARY, key="Enter")
        self.next = named(ActionButton(theme, primary), "next")
        feet = {"what-if": self.what_if, "editions": self.editions}
        body = StudyBody(theme, self.board, self.column, feet, column_widths=(560, 504))
        parts = (self.undo, self.leave_out, self.saved, self.grades, self.next)
        self.top.marks.offer_note()
        self._assemble(body, ActionBar(theme, *parts))
        self._connect()

    @property
    def parts_known_ahead(self) -> tuple[BoardPlace | WhatIfPanel, ...]:
        """Return the board, and the facts that may be otherwise, before any has come."""
        return (self.board, self.what_if)

    def render_screen(self, screen: FeedbackScreen) -> None:
        """Draw the whole page anew from plain data."""
        before, self._screen = self._screen, screen
        language = screen.language
        self._render_place(screen, done=screen.position)
        if before is None or _place_of(before) != _place_of(screen):
            self._open_anew()
        self.board.set_highlighted(())
        self.board.render_board(screen.board, language, screen.asked_board)
        self._other_board = None
        stepping = self.column.steps.has_focus_inside
        self.column.render_answer(screen)
        if stepping:
            # The steps are made anew; the focus must not fall to the first button.
            self.column.verdict.setFocus()
        self.editions.render_editions(screen)
        self.body.set_foot("editions", present=bool(screen.editions))
        self._name_tabs()
        self.saved.say(screen.saved_at)
        self._render_schedule(screen)
        key = "feedback.finish" if screen.last else "feedback.next"
        self.next.say(word(language, key), word(language, "key.enter"))
        self.bar.hints.say(self._hints(screen))
        self._order_all()

    def render_what_if(self, screen: WhatIfScreen | None) -> None:
        """Show the facts that may be otherwise, and the board with the one turned."""
        answered = self._screen
        if answered is None:
            return
        if screen is not None:
            self.what_if.render_facts(screen)
        self.body.set_foot("what-if", present=screen is not None)
        board = None if screen is None else screen.board
        if board != self._other_board:
            self._other_board = board
            self.board.set_highlighted(())
            self.board.render_board(board or answered.board, answered.language)
        self._name_tabs()
        self._order_all()

    def render_marks(self, marks: MarksScreen | None) -> None:
        """Show bookmark, note, and how a report went."""
        super().render_marks(marks)
        self.column.render_note("" if marks is None else marks.note_shown)

    def _render_schedule(self, screen: FeedbackScreen) -> None:
        language = screen.language
        self.grades.render_grades(screen.grades, language)
        self.next.setVisible(not screen.grades)
        self.undo.say(word(language, "feedback.undo"))
        key = "feedback.unsuspend" if screen.suspended else "feedback.suspend"
        self.leave_out.say(word(language, key))
        self._take_room(self.body.room)

    def forget_last(self) -> None:
        """Let the verdict shown next open as a new one, whatever was open in the last."""
        self._screen = None

    def announce(self) -> None:
        """Say the verdict and put the focus on it."""
        self.column.verdict.setFocus()
        self.column.verdict.announce()

    def focus_page(self) -> None:
        """Put the focus on the verdict."""
        self.column.verdict.setFocus()

    def _adapt(self) -> None:
        if self._screen is not None:
            self.column.verdict.render_verdict(self._screen)
        super()._adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on, look at steps, editions and other options by keyboard."""
        presses = (
            self._press_step,
            self._press_grade,
            self._press_command,
            self._press_mark,
        )
        if not any(press(event) for press in presses):
            super().keyPressEvent(event)

    def _connect(self) -> None:
        self.next.clicked.connect(self.next_requested)
        self.grades.graded.connect(self.graded)
        self.undo.clicked.connect(self.undo_requested)
        self.leave_out.clicked.connect(self._turn_suspended)
        self.body.left_tabs.chosen.connect(self._name_tabs)
        self.board.board.caught_up.connect(self._order_all)
        self.what_if.board_requested.connect(self.board_requested)
        self.editions.date_chosen.connect(self.date_chosen)
        self.column.steps.looked_at.connect(self.board.set_highlighted)
        self.column.steps.looked_at.connect(self._fit)
        self.column.steps.hint_shown.connect(self.hint_shown)
        self.column.verdict.back.clicked.connect(self.editions.switch.show_today)

    def _press_step(self, event: QKeyEvent) -> bool:
        key, steps = event.key(), self.column.steps
        if letter_of(event) == "T":
            steps.focus_step()
        elif letter_of(event) == "L":
            steps.turn_official()
            self._fit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and steps.has_focus_inside:
            steps.focus_step(1 if key == Qt.Key.Key_Down else -1)
        else:
            return False
        self._show_focused()
        return True

    def _show_focused(self) -> None:
        # A step grows as it opens: where it ends is known once all is laid out.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        focused = self.focusWidget()
        if focused is not None:
            self.column.ensureWidgetVisible(focused)

    def _press_grade(self, event: QKeyEvent) -> bool:
        digit = digit_of(event)
        if digit is None or not self.grades.can_grade(digit):
            return False
        self.graded.emit(digit)
        return True

    def _turn_suspended(self) -> None:
        if self._screen is not None:
            self.suspend_requested.emit(not self._screen.suspended)

    def _press_command(self, event: QKeyEvent) -> bool:
        key, letter = event.key(), letter_of(event)
        commands = {
            Qt.Key.Key_BracketLeft: lambda: self._step_edition(-1),
            Qt.Key.Key_BracketRight: lambda: self._step_edition(1),
            Qt.Key.Key_Home: self.editions.switch.show_today,
            Qt.Key.Key_Escape: self.leave_requested.emit,
        }
        letters = {
            "Y": self.column.fold.toggle,
            "V": self._turn_board,
            "W": self._go_to_facts,
            "S": self._turn_suspended,
            "O": self.board_requested.emit,
        }
        command = commands.get(Qt.Key(key)) or letters.get(letter)
        if is_enter(event):
            command = self.next_requested.emit
        elif event.matches(QKeySequence.StandardKey.Undo):
            command = self.undo_requested.emit
        if command is None:
            return False
        command()
        return True

    def _go_to_facts(self) -> None:
        if "what-if" in self.body.feet:
            self._open_foot("what-if")
            self.what_if.focus_facts()

    def _open_foot(self, name: str) -> None:
        if self.body.room is not Room.WIDE and self.body.tab != name:
            self._open_tab(name)

    def _step_edition(self, by: int) -> None:
        self._open_foot("editions")
        self.editions.switch.step(by)

    def _turn_board(self) -> None:
        if self.body.room is not Room.WIDE and self.body.tab in self.body.feet:
            self._open_tab("board")
        else:
            super()._turn_board()

    def _open_tab(self, tab: str) -> None:
        self.body.open_tab(tab)
        self._name_tabs()
        if tab == "editions":
            self.editions.switch.setFocus()
        elif tab == "what-if":
            self.what_if.focus_facts()
        elif tab == "question":
            self.focus_page()

    def _open_anew(self) -> None:
        if self.body.tab != "question":
            self.body.open_tab("question")
        self.column.fold.setChecked(False)
        self.column.verticalScrollBar().setValue(0)

    def _name_tabs(self) -> None:
        if self._screen is None:
            return
        names = self.body.tab_names(self._screen.language)
        title = word(self._screen.language, "rail")
        self.top.tabs.say(names, self.body.tab, title)
        self.top.tabs.show_only({"question", "board", *self.body.feet})
        left = self.body.tab if self.body.tab in self.body.feet else "board"
        self.body.left_tabs.say(names, left, title)

    def _order_all(self) -> None:
        verdict, steps = self.column.verdict, self.column.steps.rows
        going_on = (*self.grades.focus_chain(), self.next, self.undo, self.leave_out)
        words = (verdict, verdict.back, self.column.fold, *steps, *going_on)
        tabs = self.body.left_tabs.focus_chain()
        facts = self.what_if.focus_chain()
        self._order_focus((*words, *tabs, *facts, self.editions.switch))

    def _fit(self) -> None:
        self.column.fit()

    def _take_room(self, room: Room) -> None:
        super()._take_room(room)
        self.column.set_room(narrow=room is not Room.WIDE)
        self.editions.set_narrow(room is Room.NARROW)
        self.what_if.set_columns(2 if room is Room.WIDE else 1)
        graded = self._screen is not None and bool(self._screen.grades)
        self.saved.setVisible(room is Room.WIDE or not graded)
        self.leave_out.setVisible(room is Room.WIDE and self._screen_counts)
        cramped = graded and room is Room.SINGLE
        self.undo.setVisible(self._screen_counts and not cramped)
        if cramped:
            self.bar.hints.hide()  # the grades need the whole bar

    @property
    def _screen_counts(self) -> bool:
        """Whether the answer moves a schedule, from which its question can be left out."""
        return self._screen is not None and self._screen.can_undo

    def _hints(self, screen: FeedbackScreen) -> tuple[Hint, ...]:
        language = screen.language
        hints: list[Hint] = [
            (("T",), word(language, "keys.steps")),
            (("Y",), word(language, "keys.others")),
            (("V",), word(language, "keys.as-text")),
            (("?",), word(language, "keys.all")),
        ]
        hints.insert(1, (("W",), word(language, "keys.what-if")))
        hints.insert(2, (("O",), word(language, "keys.board")))
        if screen.editions:
            hints.insert(2, (("[", "]"), word(language, "keys.edition")))
        return tuple(hints)


def _place_of(screen: FeedbackScreen) -> tuple[int, str]:
    return screen.position, screen.question_id
