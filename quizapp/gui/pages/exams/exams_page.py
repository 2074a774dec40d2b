"""The page of exams: take one alone, open a sealed paper, or go on with one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import ColumnPage
from quizapp.gui.pages.exams.mock_panel import MockPanel
from quizapp.gui.pages.exams.paper_panel import PaperPanel
from quizapp.gui.pages.exams.past_panel import PastPanel
from quizapp.gui.pages.exams.room_panel import RoomPanel
from quizapp.gui.pages.key_reading import is_enter, letter_of
from quizapp.presenters.sitting.screen import EntryScreen
from quizapp.presenters.wording import word

_WIDE = 900


class ExamsPage(ColumnPage):
    """Reports what is chosen and what is to begin."""

    resume_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE, wrap=False)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self._fault = named(TextBlock(theme, Role.STRONG_BODY, "wrong"), "exams-fault")
        self._resume = Panel(theme, "infosoft", "infoline", margin=20)
        self._resume_title = TextBlock(theme, Role.SECTION)
        self._resume_line = named(TextBlock(theme, Role.BODY), "unfinished-line")
        primary = ButtonLook(ButtonKind.PRIMARY, "play", "R", 48.0)
        self.resume = named(ActionButton(theme, primary), "exam-resume")
        for part in (self._resume_title, self._resume_line, self.resume):
            self._resume.column.addWidget(part)
        self.mock = named(MockPanel(theme), "mock")
        self.paper = named(PaperPanel(theme), "paper")
        self._instructor_keys: Mapping[str, Callable[[], object]] = {}
        self.room = named(RoomPanel(theme), "room")
        self.past = named(PastPanel(theme), "past")
        self._lay_out()
        self.resume.clicked.connect(self.resume_requested)

    def render_screen(self, screen: EntryScreen) -> None:
        """Draw the whole page anew from plain data."""
        language = screen.language
        self._title.say(word(language, "exams"))
        self._line.say(word(language, "exams.line"))
        self._fault.say(screen.fault)
        self._fault.setVisible(bool(screen.fault))
        self._resume.setVisible(bool(screen.unfinished))
        self._resume_title.say(word(language, "exams.unfinished"))
        self._resume_line.say(
            word(language, "exams.unfinished.line", exam=screen.unfinished)
        )
        self.resume.say(word(language, "exams.go-on"))
        self.mock.render_mock(screen)
        self.paper.render_paper(screen)
        self.past.render_past(screen.past, language)
        self.adapt()

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""
        if self.resume.isVisibleTo(self):
            self.resume.setFocus()
        else:
            super().focus_page()

    def adapt(self) -> None:
        """Put the panels side by side or below each other."""
        logical = self.width() / self._theme.scale
        direction = QBoxLayout.Direction
        wide = logical >= _WIDE
        self._row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        room = self.width() - 2 * 32 - 2 * 20
        self.mock.fit_into((room - 16 - 40) // 2 if wide else room)
        super().adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Prepare with Enter, go on with R, choose a file with P, join a room with J."""
        letter = letter_of(event)
        if is_enter(event):
            self.mock.start.click()
        elif letter == "R" and self.resume.isVisibleTo(self):
            self.resume.click()
        elif letter == "P":
            self.paper.choose.click()
        elif letter == "J":
            self.room.join.click()
        elif letter == "E":
            self.mock.exam.click()
        elif not self._instruct(event):
            super().keyPressEvent(event)

    def put_instructor_part(
        self, part: QWidget, keys: Mapping[str, Callable[[], object]]
    ) -> None:
        """Show below what instructors can do, with their keys."""
        self._instructor_keys = keys
        self._scroll.column.insertWidget(self._scroll.column.count() - 1, part)

    def _instruct(self, event: QKeyEvent) -> bool:
        """Do what an instructor's key says, if it is one."""
        name = "F5" if event.key() == Qt.Key.Key_F5 else letter_of(event)
        if name not in self._instructor_keys:
            return False
        self._instructor_keys[name]()
        return True

    def _lay_out(self) -> None:
        right = QWidget()
        side = QVBoxLayout(right)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(16)
        side.addWidget(self.paper)
        side.addWidget(self.room)
        side.addWidget(self.past)
        side.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(16)
        self._row.addWidget(self.mock, 1, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(right, 1, Qt.AlignmentFlag.AlignTop)
        column = self._scroll.column
        for part in (self._title, self._line, self._fault, self._resume):
            column.addWidget(part)
        column.addLayout(self._row)
        column.addStretch(1)
