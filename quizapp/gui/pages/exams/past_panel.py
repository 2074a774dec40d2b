"""The panel of past mock exams: how each one went, and its result again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.sitting.screen import PastRow
from quizapp.presenters.wording import word


class PastRowPanel(QWidget):
    """One exam that was taken."""

    def __init__(self, theme: Theme, number: int) -> None:
        super().__init__()
        self.sitting_id = ""
        self._name = TextBlock(theme, Role.STRONG_BODY)
        self._line = TextBlock(theme, Role.BODY, "text2")
        look = ButtonLook(icon="clock-counter-clockwise", height=32.0)
        self.again = named(ActionButton(theme, look), f"past-{number}")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(2)
        column.addWidget(self._name)
        column.addWidget(self._line)
        column.addSpacing(4)
        column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)

    def render_row(self, row: PastRow, language: str) -> None:
        """Show an exam."""
        self.sitting_id = row.sitting_id
        self._name.say(row.exam)
        self._line.say(row.line)
        again = word(language, "exams.past.again")
        self.again.say(again)
        self.again.setAccessibleName(f"{again}: {row.exam}, {row.line}")


class PastPanel(Panel):
    """Reports which exam is to be looked at again."""

    review_requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self.rows: list[PastRowPanel] = []
        self._title = TextBlock(theme, Role.SECTION)
        self._none = TextBlock(theme, Role.BODY, "text2")
        self.column.addWidget(self._title)
        self.column.addWidget(self._none)

    def render_past(self, past: tuple[PastRow, ...], language: str) -> None:
        """Show the exams that were taken, the newest first."""
        self._title.say(word(language, "exams.past"))
        self._none.say(word(language, "exams.past.none"))
        self._none.setVisible(not past)
        while len(self.rows) < len(past):
            row = PastRowPanel(self._theme, len(self.rows) + 1)
            row.again.clicked.connect(self._report)
            self.rows.append(row)
            self.column.addWidget(row)
        for number, panel in enumerate(self.rows):
            panel.setVisible(number < len(past))
            if number < len(past):
                panel.render_row(past[number], language)

    def _report(self) -> None:
        button = self.sender()
        for row in self.rows:
            if row.again is button:
                self.review_requested.emit(row.sitting_id)
