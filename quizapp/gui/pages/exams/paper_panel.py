"""The panel of a sealed paper: its file, and the start code."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter
from quizapp.presenters.sitting.screen import EntryScreen
from quizapp.presenters.wording import word


class _Code(QLineEdit):
    """Keeps Enter from the page, whose Enter prepares a mock exam."""

    finished = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.finished.emit()
        else:
            super().keyPressEvent(event)


class PaperPanel(Panel):
    """Reports the code that was written, and that a file is to be chosen."""

    open_requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self._file = named(TextBlock(theme, Role.STRONG_BODY), "paper-file")
        choose = ButtonLook(icon="tray", key="P")
        self.choose = named(ActionButton(theme, choose), "paper-choose")
        self._label = TextBlock(theme, Role.STRONG_BODY)
        self.code = named(_Code(), "paper-code")
        self.open = named(
            ActionButton(theme, ButtonLook(icon="book-open")), "paper-open"
        )
        left = Qt.AlignmentFlag.AlignLeft
        self.column.addWidget(self._title)
        self.column.addWidget(self._line)
        buttons = ButtonFlow()
        buttons.addWidget(self.choose)
        self.column.addLayout(buttons)
        for part in (self._file, self._label, self.code):
            self.column.addWidget(part)
        self.column.addWidget(self.open, 0, left)
        self.open.clicked.connect(self._report)
        self.code.finished.connect(self._report)

    def render_paper(self, screen: EntryScreen) -> None:
        """Show which file was chosen."""
        language = screen.language
        self._title.say(word(language, "exams.paper"))
        self._line.say(word(language, "exams.paper.line"))
        self.choose.say(word(language, "exams.paper.choose"))
        self._file.say(screen.file_name)
        self._label.say(word(language, "exams.paper.code"))
        self.code.setAccessibleName(word(language, "exams.paper.code"))
        self.open.say(word(language, "exams.paper.open"))
        self.open.setEnabled(not screen.waiting)
        for part in (self._file, self._label, self.code, self.open):
            part.setVisible(bool(screen.file_name))

    def _report(self) -> None:
        self.open_requested.emit(self.code.text())
