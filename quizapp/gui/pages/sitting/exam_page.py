"""The page of a running exam: navigator, board and question, or the check at the end."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.segments import Segments
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.ordering.order_keys import press_order
from quizapp.gui.pages.home.state_panel import StatePanel
from quizapp.gui.pages.key_reading import digit_of, is_enter, letter_of
from quizapp.gui.pages.sitting.exam_bar import ExamBar
from quizapp.gui.pages.sitting.exam_hints import exam_hints
from quizapp.gui.pages.sitting.hand_in_panel import HandInPanel
from quizapp.gui.pages.sitting.navigator import Navigator
from quizapp.gui.pages.study.action_bar import ActionBar
from quizapp.gui.pages.study.board_place import BoardPlace
from quizapp.gui.pages.study.question_column import QuestionColumn
from quizapp.gui.pages.study.study_body import Room, StudyBody
from quizapp.gui.plain_text import tip
from quizapp.presenters.sitting.screen import BarScreen, ExamScreen, HandInScreen
from quizapp.presenters.wording import word

LETTERS = "ABCDEFGH"
_QUESTION, _CHECK, _PAUSE = range(3)
_BESIDE = (24, 12, 0, 12)
"""Margins of the navigator where it stands beside the question."""
_CONTROL = Qt.KeyboardModifier.ControlModifier
_CHILDREN = Qt.ShortcutContext.WidgetWithChildrenShortcut


class ExamPage(QWidget):
    """Reports what the candidate chooses and where they go; says nothing of the key."""

    fills_window = True
    """Nothing of the window stands beside it."""
    answered = Signal(object, object)
    """Tuples of the letters that are chosen, and that are ruled out."""
    opened = Signal(int)
    stepped = Signal(int)
    flag_turned = Signal()
    next_open_requested = Signal()
    next_flagged_requested = Signal()
    check_requested = Signal()
    hand_in_requested = Signal()
    back_requested = Signal()
    message_read = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: ExamScreen | None = None
        self._is_drawing = self._is_paused = False
        self.top = ExamBar(theme)
        self.navigator = named(Navigator(theme), "exam-navigator")
        self.board, self.column = BoardPlace(theme), QuestionColumn(theme)
        self.body = StudyBody(theme, self.board, self.column, column_widths=(440, 392))
        self.tabs = Segments(theme, ("question", "board"), "exam-tab")
        self.check = named(HandInPanel(theme), "exam-hand-in-page")
        self.flag = _button(theme, "exam-flag", "F", "flag", ButtonKind.GHOST)
        self.back = _button(theme, "exam-back", "PgUp", "arrow-left")
        self.next = _button(
            theme, "exam-next", "PgDn", "arrow-right", ButtonKind.PRIMARY
        )
        self.bar = ActionBar(theme, self.flag, self.back, self.next)
        self.stack = QStackedWidget()
        self.pause = named(StatePanel(theme, "timer", "accent"), "exam-pause")
        self._part = _QUESTION
        # Shortcuts: a column that scrolls would take these keys for itself.
        self._page_keys = [
            QShortcut(QKeySequence(key), self, context=_CHILDREN)
            for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        ]
        self._lay_out()
        self._connect()

    def render_exam(self, screen: ExamScreen) -> None:
        """Draw the question with the navigator; nothing is reported meanwhile."""
        before, self._screen = self._screen, screen
        language = screen.language
        self._is_drawing = True
        new = (
            before is None or before.question.question_id != screen.question.question_id
        )
        if new:
            self.body.open_tab("question")
        if new or before is None or before.language != language:
            self.board.render_board(screen.question.board, language)
        self.column.render_question(screen.question)
        for row in self.column.rows:
            chosen = row.option_id in screen.chosen
            row.choose(chosen)
            row.rule_out(row.option_id in screen.ruled_out and not chosen)
            row.say_saved(screen.saved_note if chosen else "")
        self.column.hold(screen.chosen)
        self._is_drawing = False
        self.navigator.render_exam(screen)
        was_checking = self.is_checking
        self._show(_QUESTION)
        self._name_buttons(screen)
        self.adapt()
        if new or was_checking:
            self.column.focus_first()

    def render_check(self, screen: HandInScreen) -> None:
        """Draw the check before handing in."""
        was_checking = self.is_checking
        self.check.render_check(screen)
        self._show(_CHECK)
        self.adapt()
        if not was_checking:
            self.check.focus_first()

    def render_bar(self, screen: BarScreen) -> None:
        """Draw what the bar says; it changes every second."""
        self.top.render_bar(screen)
        language = screen.language
        heading, line = (
            word(language, "attend.pause"),
            word(language, "attend.pause.line"),
        )
        self.pause.say(heading, line, None)
        paused, was_paused = bool(screen.pause), self._is_paused
        self._is_paused = paused
        for part in (self.stack, self.bar, self.top.hand_in):
            part.setEnabled(not paused)
        self.bar.setVisible(not paused and not self.is_checking)
        self._show(self._part)
        if was_paused and not paused:
            self.focus_page()  # what cannot be used has no focus, either

    @property
    def is_checking(self) -> bool:
        """Say whether the check before handing in is shown."""
        return self._part == _CHECK

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""
        if self.is_checking:
            self.check.focus_first()
        else:
            self.column.focus_first()

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        checking = self.is_checking
        self.top.adapt(checking=checking)
        self.body.arrange()
        room = self.body.room
        narrow, single = room is Room.NARROW, room is Room.SINGLE
        self._place_navigator(beside=room is Room.WIDE)
        self.column.set_room(narrow=narrow, single=single)
        self.tabs.setVisible(single)
        self.check.arrange()
        for shortcut in self._page_keys:
            shortcut.setEnabled(not checking)
        self.bar.adapt()
        self.bar.setVisible(not checking and not self._is_paused)
        logical = self.window().width() / self._theme.scale
        self.bar.hints.setVisible(not single)
        self._name_next(in_short=single)
        self._name_flag(with_words=logical >= 640)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the page for the new width."""
        super().resizeEvent(event)
        self.adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer, go around and hand in by keyboard."""
        if letter_of(event) == "M" and self.top.read.isVisibleTo(self):
            self.top.read.click()
            return
        press = self._press_check if self.is_checking else self._press_question
        if not press(event):
            super().keyPressEvent(event)

    def _press_question(self, event: QKeyEvent) -> bool:
        digit, letter, count = digit_of(event), letter_of(event), len(self.column.rows)
        if self.column.is_ordering and self._press_order(event):
            return True
        if digit:
            self.column.press(digit - 1)
        elif letter and letter in LETTERS[:count]:
            self.column.press(LETTERS.index(letter))
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.column.walk(1 if event.key() == Qt.Key.Key_Down else -1)
        elif letter == "X":
            self.column.rule_out()
        elif letter == "F" or (
            event.key() == Qt.Key.Key_F and event.modifiers() == _CONTROL
        ):
            # Ctrl F flags also where F is an answer, or single keys are kept out.
            self.flag.click()
        elif letter == "V":
            self._turn_board()
        else:
            return self._press_around(event)
        return True

    def _press_order(self, event: QKeyEvent) -> bool:
        """Put the turn of a letter into the next place, or do what else orders know."""
        letter, field = letter_of(event), self.column.order
        if letter and letter in LETTERS[: len(field.pieces)]:
            field.press(LETTERS.index(letter) + 1)
            return True
        return press_order(field, event)

    def _press_around(self, event: QKeyEvent) -> bool:
        """Go from question to question, and to the check."""
        key, letter = event.key(), letter_of(event)
        if is_enter(event):
            self.next.click()
        elif letter == "U":
            self.next_open_requested.emit()
        elif letter == "G":
            self.next_flagged_requested.emit()
        elif key == Qt.Key.Key_H and event.modifiers() == _CONTROL:
            self.check_requested.emit()
        else:
            # Esc leads nowhere: the only way out of an exam is to hand in.
            return key == Qt.Key.Key_Escape
        return True

    def _press_check(self, event: QKeyEvent) -> bool:
        letter = letter_of(event)
        if is_enter(event) and event.modifiers() & _CONTROL:
            self.hand_in_requested.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        elif letter == "U":
            self.next_open_requested.emit()
        elif letter == "G":
            self.next_flagged_requested.emit()
        else:
            return False
        return True

    def _show(self, part: int) -> None:
        """Show a part of the page; in a pause nothing of the paper is seen."""
        self._part = part
        self.stack.setCurrentIndex(_PAUSE if self._is_paused else part)

    def _turn_board(self) -> None:
        if self.body.room is Room.SINGLE:
            self._open_tab("board" if self.body.tab == "question" else "question")
        else:
            self.board.turn()

    def _open_tab(self, tab: str) -> None:
        self.body.open_tab(tab)
        self._name_tabs()

    def _report_answer(self) -> None:
        if self._is_drawing:
            return
        ruled_out = tuple(r.option_id for r in self.column.rows if r.ruled_out)
        self.answered.emit(self.column.letters, ruled_out)

    def _place_navigator(self, *, beside: bool) -> None:
        home = self._side if beside else self._below
        if home.indexOf(self.navigator) < 0:
            for place in (self._side, self._below):
                place.removeWidget(self.navigator)
            home.insertWidget(0, self.navigator)
            self.navigator.show()
        self._side.setContentsMargins(*(_BESIDE if beside else (0, 0, 0, 0)))
        self.navigator.arrange(is_row=not beside)

    def _lay_out(self) -> None:
        asking = QWidget()
        self._side = QHBoxLayout()
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(self._side)
        row.addWidget(self.body, 1)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(16, 8, 16, 0)
        tabs.addWidget(self.tabs)
        tabs.addStretch(1)
        self._below = QVBoxLayout()
        self._below.setContentsMargins(16, 4, 16, 8)
        column = QVBoxLayout(asking)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(tabs)
        column.addLayout(row, 1)
        column.addLayout(self._below)
        self.stack.addWidget(asking)
        self.stack.addWidget(self.check)
        self.stack.addWidget(_with_margins(self.pause))
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.top)
        page.addWidget(self.stack, 1)
        page.addWidget(self.bar)

    def _connect(self) -> None:
        for shortcut, button in zip(
            self._page_keys, (self.back, self.next), strict=True
        ):
            shortcut.activated.connect(button.click)
        self.column.choice_changed.connect(self._report_answer)
        self.navigator.opened.connect(self.opened)
        self.top.hand_in.clicked.connect(self.check_requested)
        self.top.read.clicked.connect(self.message_read)
        self.flag.clicked.connect(self.flag_turned)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.next.clicked.connect(self._go_on)
        self.tabs.chosen.connect(self._open_tab)
        self.check.opened.connect(self.opened)
        self.check.hand_in.clicked.connect(self.hand_in_requested)
        self.check.back.clicked.connect(self.back_requested)

    def _go_on(self) -> None:
        if self._screen is not None and self._screen.is_last:
            self.check_requested.emit()
        else:
            self.stepped.emit(1)

    def _name_buttons(self, screen: ExamScreen) -> None:
        language = screen.language
        self.back.say(word(language, "exam.back"))
        self.back.setEnabled(not screen.is_first)
        self.bar.hints.say(exam_hints(screen.question))
        self._name_tabs()

    def _name_next(self, *, in_short: bool) -> None:
        if self._screen is None:
            return
        check = "exam.check.short" if in_short else "exam.check"
        key = check if self._screen.is_last else "exam.next"
        self.next.say(word(self._screen.language, key))

    def _name_flag(self, *, with_words: bool) -> None:
        if self._screen is None:
            return
        language, flagged = self._screen.language, self._screen.flagged
        said = word(language, "exam.unflag" if flagged else "exam.flag")
        icon = "flag-fill" if flagged else "flag"
        self.flag.set_look(ButtonLook(ButtonKind.GHOST, icon, "F"))
        self.flag.say(word(language, "exam.flag") if with_words else "")
        self.flag.setAccessibleName(said)
        self.flag.setToolTip(tip(said))

    def _name_tabs(self) -> None:
        if self._screen is None:
            return
        language = self._screen.language
        names = self.body.tab_names(language)
        self.tabs.say(names, self.body.tab, word(language, "question.tab"))


def _with_margins(part: QWidget) -> QWidget:
    around = QWidget()
    column = QVBoxLayout(around)
    column.setContentsMargins(24, 24, 24, 24)
    column.addWidget(part)
    return around


def _button(
    theme: Theme,
    name: str,
    key: str,
    icon: str,
    kind: ButtonKind = ButtonKind.SECONDARY,
) -> ActionButton:
    return named(ActionButton(theme, ButtonLook(kind, icon, key)), name)
