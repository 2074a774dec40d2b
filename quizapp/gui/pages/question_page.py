"""The question page: situation, board, options; no key is in it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import BETWEEN, Hint
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.ordering.order_hints import order_hints
from quizapp.gui.ordering.order_keys import press_order
from quizapp.gui.pages.key_reading import digit_of, is_enter, letter_of
from quizapp.gui.pages.study.action_bar import ActionBar
from quizapp.gui.pages.study.question_column import QuestionColumn
from quizapp.gui.pages.study.session_page import SessionPage
from quizapp.gui.pages.study.study_body import Room, StudyBody
from quizapp.gui.plain_text import tip
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.wording import word

LETTERS = "ABCDEFGH"


class QuestionPage(SessionPage):
    """Asks one question; reports what the learner answers."""

    answer_submitted = Signal(object)
    """Tuple of option ids; empty for "I don't know"."""
    hint_requested = Signal()
    undo_requested = Signal()
    """The answer before is to be taken back."""
    put_aside_requested = Signal()
    """The question is to be left out from now on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, ("question", "board"))
        self._screen: QuestionScreen | None = None
        self.column = QuestionColumn(theme)
        ghost = ButtonLook(ButtonKind.GHOST, key="0")
        self.unsure = named(ActionButton(theme, ghost), "unsure")
        hint = ButtonLook(ButtonKind.GHOST, "question", key="H")
        self.hint = named(ActionButton(theme, hint), "hint")
        aside = ButtonLook(ButtonKind.GHOST, "archive", "S")
        self.leave_out = named(ActionButton(theme, aside), "put-aside")
        primary = ButtonLook(ButtonKind.PRIMARY, key="Enter")
        self.check = named(ActionButton(theme, primary), "check")
        self._assemble(
            StudyBody(theme, self.board, self.column),
            ActionBar(theme, self.leave_out, self.hint, self.unsure, self.check),
        )
        self._connect()

    def render_screen(self, screen: QuestionScreen) -> None:
        """Draw the whole page anew from plain data."""
        new = self._screen is None or self._screen.position != screen.position
        self._screen = screen
        language = screen.language
        self._render_place(screen, done=screen.position - 1)
        if new:
            self.body.open_tab("question")
        self._name_tabs()
        self.board.render_board(screen.board, language)
        self.column.render_question(screen)
        self.top.marks.set_flag_key("F" if len(screen.options) < 6 else "Ctrl F")
        self.hint.say(word(language, "question.hint"))
        self.hint.setEnabled(screen.more_hints)
        self.leave_out.say(word(language, "question.leave-out"))
        self.unsure.say(word(language, "question.unsure"))
        self.check.say(word(language, "question.check"), word(language, "key.enter"))
        self.bar.hints.say(self._hints(screen))
        self.bar.setToolTip(tip(screen.rules_date))
        self.body.arrange()
        going_on = (self.check, self.unsure, self.hint, self.leave_out)
        rows = self.column.order.rows if screen.order else self.column.rows
        self._order_focus((*rows, *going_on))

    def focus_page(self) -> None:
        """Put the focus on the options."""
        self.column.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by keyboard: letters, digits, arrows, X, V, H, S, 0, Enter, Esc."""
        choosing = (self._press_option, self._press_command, self._press_mark)
        ordering = self.column.is_ordering
        presses = (self._press_order, *choosing) if ordering else choosing
        if not any(press(event) for press in presses):
            super().keyPressEvent(event)

    def _connect(self) -> None:
        self.check.clicked.connect(self._submit)
        self.unsure.clicked.connect(self._submit_nothing)
        self.leave_out.clicked.connect(self.put_aside_requested)
        self.hint.clicked.connect(self.hint_requested)
        self.column.choice_changed.connect(self._show_choice)

    def _press_order(self, event: QKeyEvent) -> bool:
        return press_order(self.column.order, event)

    def _press_option(self, event: QKeyEvent) -> bool:
        digit, letter = digit_of(event), letter_of(event)
        if digit == 0:
            self._submit_nothing()
        elif digit is not None:
            self.column.press(digit - 1)
        elif letter and letter in LETTERS[: len(self.column.rows)]:
            self.column.press(LETTERS.index(letter))
        else:
            return False
        return True

    def _press_command(self, event: QKeyEvent) -> bool:
        key, letter = event.key(), letter_of(event)
        if is_enter(event):
            self._submit()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo_requested.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.column.walk(1 if key == Qt.Key.Key_Down else -1)
        elif key == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        elif letter == "X":
            self.column.rule_out()
        elif letter == "V":
            self._turn_board()
        elif letter in ("H", "S"):
            (self.hint if letter == "H" else self.leave_out).click()
        else:
            return False
        return True

    def _open_tab(self, tab: str) -> None:
        self.body.open_tab(tab)
        if self.body.room is Room.SINGLE and tab == "board" and not self.board.as_text:
            self.board.turn()
        self._name_tabs()
        if tab == "question":
            self.focus_page()
        else:
            self.board.take_focus()

    def _name_tabs(self) -> None:
        if self._screen is not None:
            language = self._screen.language
            names = self.body.tab_names(language)[:2]
            self.top.tabs.say(names, self.body.tab, word(language, "rail"))

    def _submit(self) -> None:
        if self.column.chosen:
            self.answer_submitted.emit(self.column.chosen)

    def _submit_nothing(self) -> None:
        self.answer_submitted.emit(())

    def _show_choice(self) -> None:
        self.check.setEnabled(bool(self.column.chosen))

    def _take_room(self, room: Room) -> None:
        super()._take_room(room)
        self.column.set_room(narrow=room is Room.NARROW, single=room is Room.SINGLE)
        self.hint.setVisible(room is not Room.SINGLE)
        self.leave_out.setVisible(room is Room.WIDE)

    def _hints(self, screen: QuestionScreen) -> tuple[Hint, ...]:
        language = screen.language
        if screen.order is not None:
            return order_hints(screen, screen.order)
        last = len(screen.options)
        choose = word(language, "keys.tick" if screen.select_all else "keys.choose")
        either = f"{BETWEEN}{word(language, 'or')}"
        letters = ("A", "…", LETTERS[last - 1])
        hints: list[Hint] = [
            ((*letters, either, "1", "…", str(last)), choose),
            (("X",), word(language, "keys.rule-out")),
            (("H",), word(language, "keys.hint")),
            (("V",), word(language, "keys.as-text")),
            (("?",), word(language, "keys.all")),
        ]
        if screen.can_undo:
            hints.insert(-1, (("Ctrl Z",), word(language, "keys.undo")))
        if screen.select_all:
            hints.insert(1, (("↑", "↓"), word(language, "keys.move")))
            space = word(language, "key.space")
            hints.insert(2, ((space,), word(language, "keys.tick")))
        return tuple(hints)
