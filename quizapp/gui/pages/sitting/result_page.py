"""The page after an exam: score, topics, questions, and why each answer is right or not."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import Hint
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import letter_of
from quizapp.gui.pages.sitting.score_column import ScoreColumn
from quizapp.gui.pages.study.action_bar import ActionBar
from quizapp.gui.pages.study.answer_column import AnswerColumn
from quizapp.gui.pages.study.board_place import BoardPlace
from quizapp.gui.pages.study.study_body import Room, StudyBody
from quizapp.presenters.feedback_screen import FeedbackScreen, OptionMark
from quizapp.presenters.sitting.screen import ResultScreen
from quizapp.presenters.wording import word

_WORDS_FROM = 720
_CHILDREN = Qt.ShortcutContext.WidgetWithChildrenShortcut


class ResultPage(QWidget):
    """Reports which question is to be explained, and that one leaves."""

    fills_window = True
    """Nothing of the window stands beside it."""
    explain_requested = Signal(int)
    leave_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: ResultScreen | None = None
        self._told: FeedbackScreen | None = None
        self.score = named(ScoreColumn(theme), "exam-score")
        self.board = BoardPlace(theme)
        self.answer = AnswerColumn(theme, with_question=True)
        self.body = StudyBody(theme, self.board, self.answer, column_widths=(560, 504))
        self.leave = _button(theme, "result-leave", "Esc", "arrow-left")
        self.back = _button(theme, "result-back", "PgUp", "caret-left")
        self.next = _button(
            theme, "result-next", "PgDn", "caret-right", ButtonKind.PRIMARY
        )
        self.bar = ActionBar(theme, self.leave, self.back, self.next)
        self.stack = QStackedWidget()
        self._page_keys = [
            QShortcut(QKeySequence(key), self, context=_CHILDREN)
            for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        ]
        self.stack.addWidget(self.score)
        self.stack.addWidget(self.body)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.stack, 1)
        page.addWidget(self.bar)
        self.score.list.opened.connect(self.explain_requested)
        for shortcut, button in zip(
            self._page_keys, (self.back, self.next), strict=True
        ):
            shortcut.activated.connect(button.click)
        self.score.discussed.clicked.connect(self._discuss)
        self.leave.clicked.connect(self._go_back)
        self.back.clicked.connect(lambda: self._step(-1))
        self.next.clicked.connect(lambda: self._step(1))
        self.answer.steps.looked_at.connect(self.board.set_highlighted)

    def render_result(self, screen: ResultScreen) -> None:
        """Show the score; an explanation that is open stays open."""
        self._screen = screen
        self.score.render_result(screen)
        self.adapt()

    def render_answer(self, told: FeedbackScreen) -> None:
        """Show why one answer is right or not; what is shown already stays as it is."""
        if told == self._told:
            return
        self._told = told
        self.board.render_board(told.board, told.language)
        self.answer.render_answer(told)
        self.answer.render_note("")
        self.stack.setCurrentWidget(self.body)
        self.body.open_tab("question")
        self.adapt()
        self.answer.verticalScrollBar().setValue(0)
        self.answer.verdict.setFocus()

    def show_score(self) -> None:
        """Show the score again."""
        place = self._told.position if self._told is not None else 1
        self._told = None
        self.stack.setCurrentWidget(self.score)
        self.adapt()
        self.score.list.focus_row(place)

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""
        if self._told is not None:
            self.answer.verdict.setFocus()
        elif self.score.list.rows:
            self.score.list.focus_row()
            self.score.begin_at_top()
        else:
            self.leave.setFocus()

    @property
    def explained(self) -> int:
        """Say the number of the question that is explained; 0 if none is."""
        return 0 if self._told is None else self._told.position

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        if self._told is not None:
            self.answer.verdict.render_verdict(self._told)
        self.body.arrange()
        self.answer.set_room(narrow=self.body.room is not Room.WIDE)
        self.score.arrange()
        self._name_buttons()
        self.bar.adapt()
        self.bar.set_room(self.body.room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the page for the new width."""
        super().resizeEvent(event)
        self.adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the answers by keyboard."""
        key, letter = event.key(), letter_of(event)
        if key == Qt.Key.Key_Escape:
            self.leave.click()
        elif self._told is None:
            if letter == "B" and self.score.discussed.isVisible():
                self.score.discussed.click()
            else:
                super().keyPressEvent(event)
        elif letter == "T":
            self.answer.steps.focus_step()
        elif letter == "Y":
            self.answer.fold.toggle()
        elif letter == "V":
            self._turn_board()
        else:
            super().keyPressEvent(event)

    def _turn_board(self) -> None:
        if self.body.room is Room.SINGLE:
            tab = "board" if self.body.tab == "question" else "question"
            self.body.open_tab(tab)
        else:
            self.board.turn()

    def _go_back(self) -> None:
        if self._told is not None:
            self.show_score()
        else:
            self.leave_requested.emit()

    def _discuss(self) -> None:
        if self._screen is not None:
            self.explain_requested.emit(self._screen.discussed)

    def _step(self, by: int) -> None:
        if self._told is not None:
            number = self._told.position + by
            if 1 <= number <= self._told.total:
                self.explain_requested.emit(number)

    def _name_buttons(self) -> None:
        screen, told = self._screen, self._told
        if screen is None:
            return
        language = screen.language
        key = "exam.result.back" if told is not None else "exam.result.leave"
        self.leave.say(word(language, key), word(language, "key.esc"))
        logical = self.window().width() / self._theme.scale
        for button, name in ((self.back, "exam.back"), (self.next, "exam.next")):
            said = word(language, name)
            button.say(said if logical >= _WORDS_FROM else "")
            button.setAccessibleName(said)
        for button in (self.back, self.next):
            button.setVisible(told is not None and bool(screen.rows))
        for shortcut in self._page_keys:
            shortcut.setEnabled(told is not None and bool(screen.rows))
        if told is not None:
            self.back.setEnabled(told.position > 1)
            self.next.setEnabled(told.position < told.total)
        self.bar.hints.say(tuple(_hints(screen, told)))


def _hints(screen: ResultScreen, told: FeedbackScreen | None) -> Iterator[Hint]:
    """List the keys that do something here."""
    language = screen.language
    if told is None:
        if screen.rows:
            yield (word(language, "key.enter"),), word(language, "keys.exam.see")
        return
    yield ("V",), word(language, "keys.as-text")
    if told.steps:
        yield ("T",), word(language, "keys.steps")
    if any(each.mark is OptionMark.LEFT_OUT for each in told.options):
        yield ("Y",), word(language, "keys.others")


def _button(
    theme: Theme,
    name: str,
    key: str,
    icon: str,
    kind: ButtonKind = ButtonKind.SECONDARY,
) -> ActionButton:
    return named(ActionButton(theme, ButtonLook(kind, icon, key)), name)
