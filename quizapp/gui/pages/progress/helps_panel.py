"""Topics in which most points of an exam can be won, each with a drill."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.charts.tables.head_room import HEAD_MARGIN, HeadRoom
from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.insight.screen import HelpRow, ProgressScreen
from quizapp.presenters.wording import word

_PLACES = 3


class HelpsPanel(Panel):
    """Reports which topic is to be practised."""

    topic_requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self._line = TextBlock(theme, Role.CAPTION, "text2")
        self._none = named(TextBlock(theme, Role.BODY, "text2"), "helps-none")
        self.rows = [_HelpLine(theme, place) for place in range(_PLACES)]
        self.column.setContentsMargins(20, HEAD_MARGIN, 20, 20)
        head = QHBoxLayout()
        head.addWidget(self._title, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(HeadRoom(theme))
        self.column.addLayout(head)
        for part in (self._line, self._none, *self.rows):
            self.column.addWidget(part)
        self.column.addStretch(1)
        for row in self.rows:
            row.topic_requested.connect(self.topic_requested)

    def render_helps(self, screen: ProgressScreen) -> None:
        """Show the topics, the one that would help most first."""
        language, ready = screen.language, screen.readiness
        self._title.say(word(language, "helps"))
        self._line.say(word(language, "helps.line"))
        self._line.setVisible(bool(screen.helps))
        self._none.say(word(language, "helps.none"))
        self._none.setVisible(not screen.helps)
        self.setVisible(ready is not None or screen.is_waiting)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(screen.helps))
            if place < len(screen.helps):
                row.render_row(screen.helps[place], language)

    @property
    def shown(self) -> list[ActionButton]:
        """List the buttons that can be pressed."""
        return [row.drill for row in self.rows if not row.isHidden()]


class _HelpLine(QWidget):
    topic_requested = Signal(str)

    def __init__(self, theme: Theme, place: int) -> None:
        super().__init__()
        self._topic = ""
        self._name = named(TextBlock(theme, Role.BODY), f"help-{place}")
        self._points = TextBlock(theme, Role.STRONG_BODY, "right", wrap=False)
        look = ButtonLook(key=str(place + 1), height=32.0)
        self.drill = named(ActionButton(theme, look), f"help-drill-{place}")
        self.drill.clicked.connect(lambda: self.topic_requested.emit(self._topic))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addWidget(self._points)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.drill)

    def render_row(self, row: HelpRow, language: str) -> None:
        self._topic = row.topic
        self._name.say(row.name)
        self._points.say(row.points)
        said = word(language, "progress.drill")
        self.drill.say(said)
        self.drill.setAccessibleName(f"{said}: {row.name}, {row.points}")
