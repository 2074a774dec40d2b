"""The page that is shown to a crowd: a question, its answer, and at the end the result."""

from __future__ import annotations

from string import ascii_uppercase

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import Hint
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.ordering.order_hints import order_hints
from quizapp.gui.pages.booth.booth_bar import BoothBar
from quizapp.gui.pages.booth.result_panel import ResultPanel
from quizapp.gui.pages.key_reading import digit_of, is_enter, letter_of
from quizapp.gui.pages.study.action_bar import ActionBar
from quizapp.gui.pages.study.answer_column import AnswerColumn
from quizapp.gui.pages.study.board_place import BoardPlace
from quizapp.gui.pages.study.question_column import QuestionColumn
from quizapp.gui.pages.study.study_body import Room, StudyBody
from quizapp.presenters.booth.screen import BoothScreen
from quizapp.presenters.wording import word

LETTERS = "ABCDEFGH"


class BoothPage(QWidget):
    """Reports what the presenter reveals and counts."""

    fills_window = True
    """Nothing of the window stands beside it."""
    revealed = Signal(object)
    """Tuple of the option ids that the crowd chose; empty if it only spoke."""
    counted = Signal(object)
    """True, False, or None for not at all."""
    end_requested = Signal()
    resume_requested = Signal()
    leave_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: BoothScreen | None = None
        self.top = BoothBar(theme)
        self.asked_board, self.told_board = BoardPlace(theme), BoardPlace(theme)
        self.column, self.answer = QuestionColumn(theme), AnswerColumn(theme)
        self.asking = StudyBody(theme, self.asked_board, self.column)
        self.telling = StudyBody(
            theme, self.told_board, self.answer, column_widths=(560, 504)
        )
        self.result = named(ResultPanel(theme), "booth-result")
        self.reveal = _button(theme, "booth-reveal", "Enter", ButtonKind.PRIMARY)
        self.right = _button(theme, "booth-right", "+", icon="check")
        self.wrong = _button(theme, "booth-wrong", "−", icon="x")
        self.next = _button(theme, "booth-next", "Enter", ButtonKind.GHOST)
        self.bar = ActionBar(theme, self.next, self.wrong, self.right, self.reveal)
        self.stack = QStackedWidget()
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        for body in (self.asking, self.telling, self.result):
            self.stack.addWidget(body)
        page.addWidget(self.top)
        page.addWidget(self.stack, 1)
        page.addWidget(self.bar)
        self._connect()

    def render_screen(self, screen: BoothScreen) -> None:
        """Draw the whole page anew from plain data."""
        before, self._screen = self._screen, screen
        language, told = screen.language, screen.revealed
        self.top.render_score(screen)
        new = before is None or before.question.position != screen.question.position
        if new:
            self.asking.open_tab("question")
            self.telling.open_tab("question")
        self.asked_board.render_board(screen.question.board, language)
        self.column.render_question(screen.question)
        if told is not None:
            self.told_board.render_board(told.board, language)
            self.answer.render_answer(told)
            self.answer.render_note("")
        self.result.render_result(screen)
        shown = self.asking if told is None else self.telling
        self.stack.setCurrentWidget(self.result if screen.result else shown)
        self.adapt()

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""
        shown = self.stack.currentWidget()
        if shown is self.asking:
            self.column.focus_first()
        elif shown is self.telling:
            self.answer.verdict.setFocus()
        else:
            self.result.go_on.setFocus()

    def announce(self) -> None:
        """Let assistive technology say the answer at once."""
        self.answer.verdict.announce()

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        if self._screen is not None and self._screen.revealed is not None:
            self.answer.verdict.render_verdict(self._screen.revealed)
        self.top.adapt()
        self.top.leave_out()
        self.bar.adapt()
        for body in (self.asking, self.telling):
            body.arrange()
        room = self.asking.room
        narrow, single = room is Room.NARROW, room is Room.SINGLE
        self.column.set_room(narrow=narrow, single=single)
        self.answer.set_room(narrow=room is not Room.WIDE)
        self.bar.set_room(room)
        if self._screen is not None:
            self._name_buttons(self._screen, single=single)
            self._say_tabs(self._screen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the page for the new width."""
        super().resizeEvent(event)
        self.adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose, reveal, count and end by keyboard."""
        shown = self.stack.currentWidget()
        press = self._press_result
        if shown is not self.result:
            press = self._press_asking if shown is self.asking else self._press_telling
        if not press(event):
            super().keyPressEvent(event)

    def _press_asking(self, event: QKeyEvent) -> bool:
        digit, letter = digit_of(event), letter_of(event)
        key, count = event.key(), len(self.column.rows)
        if digit:
            self.column.press(digit - 1)
        elif letter and letter in LETTERS[:count]:
            self.column.press(LETTERS.index(letter))
        elif is_enter(event):
            self.reveal.click()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.column.walk(1 if key == Qt.Key.Key_Down else -1)
        else:
            return self._press_always(event)
        return True

    def _press_telling(self, event: QKeyEvent) -> bool:
        if is_enter(event):
            self.counted.emit(self._screen.verdict if self._screen else None)
        elif event.key() == Qt.Key.Key_Plus:
            self.right.click()
        elif event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.wrong.click()
        elif letter_of(event) == "T":
            self.answer.steps.focus_step()
        elif letter_of(event) == "Y":
            self.answer.fold.toggle()
        else:
            return self._press_always(event)
        return True

    def _press_always(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self.end_requested.emit()
        elif letter_of(event) == "V":
            self._turn_board()
        else:
            return False
        return True

    def _press_result(self, event: QKeyEvent) -> bool:
        if is_enter(event):
            self.resume_requested.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        else:
            return False
        return True

    @property
    def _body(self) -> StudyBody:
        told = self.stack.currentWidget() is self.telling
        return self.telling if told else self.asking

    def _turn_board(self) -> None:
        body = self._body
        if body.room is Room.SINGLE:
            self._open_tab("board" if body.tab == "question" else "question")
        else:
            (self.told_board if body is self.telling else self.asked_board).turn()

    def _open_tab(self, tab: str) -> None:
        self._body.open_tab(tab)
        if self._screen is not None:
            self._say_tabs(self._screen)

    def _say_tabs(self, screen: BoothScreen) -> None:
        offered = self._body.room is Room.SINGLE and not screen.result
        self.top.say_tabs(self._body, screen.language, offered=offered)

    def _connect(self) -> None:
        self.reveal.clicked.connect(lambda: self.revealed.emit(self.column.chosen))
        self.right.clicked.connect(lambda: self.counted.emit(True))
        self.wrong.clicked.connect(lambda: self.counted.emit(False))
        self.next.clicked.connect(lambda: self.counted.emit(None))
        self.top.end.clicked.connect(self.end_requested)
        self.top.tabs.chosen.connect(self._open_tab)
        self.result.go_on.clicked.connect(self.resume_requested)
        self.result.leave.clicked.connect(self.leave_requested)
        self.answer.steps.looked_at.connect(self.told_board.set_highlighted)

    def _name_buttons(self, screen: BoothScreen, *, single: bool) -> None:
        language, told = screen.language, screen.revealed is not None
        enter = word(language, "key.enter")
        over, verdict = bool(screen.result), screen.verdict
        self.bar.setVisible(not over)
        self.reveal.say(word(language, "booth.reveal"), enter)
        self.right.set_look(_counting("+", "check", verdict is True, enter))
        self.wrong.set_look(_counting("−", "x", verdict is False, enter))
        ending = ".short" if single else ""
        enter_goes_on = "" if verdict is not None else enter
        self.next.say(self.next.text(), enter_goes_on)
        self.reveal.setVisible(not told)
        for button in (self.right, self.wrong, self.next):
            key = button.objectName().replace("booth-", "booth.")
            button.say(word(language, f"{key}{ending}"))
            button.setAccessibleName(word(language, key))
            button.setVisible(told)
        self.bar.hints.say(_hints(screen, told=told))
        self.bar.hints.setVisible(not (told and single))


def _button(
    theme: Theme,
    name: str,
    key: str,
    kind: ButtonKind = ButtonKind.SECONDARY,
    icon: str = "",
) -> ActionButton:
    return named(ActionButton(theme, ButtonLook(kind, icon, key)), name)


def _counting(key: str, icon: str, proposed: bool, enter: str) -> ButtonLook:
    """Fill the button that Enter presses: what was chosen says which."""
    if proposed:
        return ButtonLook(ButtonKind.PRIMARY, icon, enter)
    return ButtonLook(ButtonKind.SECONDARY, icon, key)


def _hints(screen: BoothScreen, *, told: bool) -> tuple[Hint, ...]:
    language, asked = screen.language, screen.question
    esc = ((word(language, "key.esc"),), word(language, "keys.end"))
    board = (("V",), word(language, "keys.as-text"))
    if told:
        return (board, (("T",), word(language, "keys.steps")), esc)
    if asked.order is not None:
        return (*order_hints(asked, asked.order)[:1], board, esc)
    keys = ("A", "…", ascii_uppercase[len(asked.options) - 1])
    choose = word(language, "keys.tick" if asked.select_all else "keys.choose")
    return ((keys, choose), board, esc)
