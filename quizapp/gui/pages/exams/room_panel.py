"""The panel of exam rooms: the way into one, or back to the one that was joined."""

from __future__ import annotations

from PySide6.QtCore import Signal

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.wording import word


class RoomPanel(Panel):
    """Reports that somebody wants into a room."""

    join_requested = Signal()
    other_requested = Signal()
    """The room that is over is left, and another one joined."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self._line = named(TextBlock(theme, Role.BODY, "text2"), "room-line")
        look = ButtonLook(icon="sign-out", key="J")
        self.join = named(ActionButton(theme, look), "room-join")
        for part in (self._title, self._line):
            self.column.addWidget(part)
        self.other = named(ActionButton(theme, ButtonLook(icon="plus")), "room-other")
        buttons = ButtonFlow()
        buttons.addWidget(self.join)
        buttons.addWidget(self.other)
        self.column.addLayout(buttons)
        self.join.clicked.connect(self.join_requested)
        self.other.clicked.connect(self.other_requested)

    def render_room(self, language: str, exam: str, *, may_leave: bool) -> None:
        """Show the way in, or back into the room of an exam and on to another."""
        self._title.say(word(language, "exams.room"))
        key = "exams.room.in" if exam else "exams.room.line"
        self._line.say(word(language, key, exam=exam))
        self.join.say(word(language, f"exams.room.{'back' if exam else 'join'}"))
        self.other.say(word(language, "exams.room.other"))
        self.other.setVisible(bool(exam) and may_leave)
