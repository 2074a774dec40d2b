"""What the workbench shows while no question is open."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.wording import word


class EmptyBench(QWidget):
    """Offers to begin a question or to open one."""

    requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._heading = TextBlock(theme, Role.HEADING)
        self._line = TextBlock(theme, Role.BODY, "text2")
        primary = ButtonLook(ButtonKind.PRIMARY, "plus", "Ctrl N")
        self.new = named(ActionButton(theme, primary), "empty-new")
        self.open = named(
            ActionButton(theme, ButtonLook(icon="tray", key="Ctrl O")), "empty-open"
        )
        for text in (self._heading, self._line):
            text.set_centred()
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addStretch(1)
        row.addWidget(self.new)
        row.addWidget(self.open)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(self._heading)
        column.addWidget(self._line)
        column.addLayout(row)
        column.addStretch(3)
        self.new.clicked.connect(lambda: self.requested.emit("new"))
        self.open.clicked.connect(lambda: self.requested.emit("open"))

    def render_language(self, language: str) -> None:
        """Take the words of a language."""
        self._heading.say(word(language, "workbench.empty"))
        self._line.say(word(language, "workbench.empty.line"))
        self.new.say(word(language, "workbench.new"))
        self.open.say(word(language, "workbench.open"))
