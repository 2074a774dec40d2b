"""The panel of an exam room: its link is checked, then its page opens in the browser."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter
from quizapp.presenters.sitting.screen import RoomDoorScreen
from quizapp.presenters.wording import word


class _Link(QLineEdit):
    """Keeps Enter from the page, whose Enter prepares a mock exam."""

    finished = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.finished.emit()
        else:
            super().keyPressEvent(event)


class RoomPanel(Panel):
    """Reports the link that was written."""

    join_requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self._label = TextBlock(theme, Role.STRONG_BODY)
        self.link = named(_Link(), "room-link")
        look = ButtonLook(icon="sign-out")
        self.join = named(ActionButton(theme, look), "room-join")
        self._said = named(TextBlock(theme, Role.BODY), "room-said")
        for part in (self._title, self._line, self._label, self.link):
            self.column.addWidget(part)
        self.column.addWidget(self.join, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self._said)
        self.join.clicked.connect(self._report)
        self.link.finished.connect(self._report)

    def render_room(self, screen: RoomDoorScreen) -> None:
        """Show what became of the link."""
        language = screen.language
        self._title.say(word(language, "exams.room"))
        self._line.say(word(language, "exams.room.line"))
        self._label.say(word(language, "exams.room.link"))
        self.link.setAccessibleName(word(language, "exams.room.link"))
        self.join.say(word(language, "exams.room.join"))
        self._said.say(screen.said)
        self._said.set_colour("text2" if screen.fine else "wrong")
        self._said.setVisible(bool(screen.said))

    def _report(self) -> None:
        self.join_requested.emit(self.link.text())
