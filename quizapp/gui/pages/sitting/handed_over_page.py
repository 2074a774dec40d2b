"""The page after a sealed paper: where the answers are, and what to note."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.home.state_panel import BigSign
from quizapp.gui.pages.key_reading import letter_of
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.sitting.screen import HandedOverScreen
from quizapp.presenters.wording import word

_WIDTH = 720


class HandedOverPage(QWidget):
    """Reports that the folder is to be shown, or the file to be put elsewhere."""

    fills_window = True
    """Nothing of the window stands beside it."""
    elsewhere_requested = Signal()
    folder_requested = Signal(str)
    leave_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._folder = ""
        self._exam = TextBlock(theme, Role.BODY, "text2")
        self._heading = named(TextBlock(theme, Role.TITLE), "handed-over")
        self._by_time = TextBlock(theme, Role.READING, "text2")
        self._line = named(TextBlock(theme, Role.READING), "answers-file")
        self._words = named(TextBlock(theme, Role.SECTION), "answers-words")
        self._fault = named(
            TextBlock(theme, Role.STRONG_BODY, "wrong"), "answers-fault"
        )
        elsewhere = ButtonLook(ButtonKind.PRIMARY, "floppy-disk", "S", 48.0)
        self.elsewhere = named(ActionButton(theme, elsewhere), "answers-elsewhere")
        show = ButtonLook(icon="archive", key="O", height=48.0)
        self.show_folder = named(ActionButton(theme, show), "answers-folder")
        leave = ButtonLook(ButtonKind.GHOST, "", "Esc", 48.0)
        self.leave = named(ActionButton(theme, leave), "answers-leave")
        self._lay_out()
        self.elsewhere.clicked.connect(self.elsewhere_requested)
        self.show_folder.clicked.connect(self._show)
        self.leave.clicked.connect(self.leave_requested)

    def render_handed_over(self, screen: HandedOverScreen) -> None:
        """Show where the answers are."""
        language = screen.language
        self._folder = screen.folder
        self._exam.say(screen.title)
        self._heading.say(screen.heading)
        for text, said in (
            (self._by_time, screen.by_time),
            (self._line, screen.line),
            (self._words, screen.words),
            (self._fault, screen.fault),
        ):
            text.say(said)
            text.setVisible(bool(said))
        self.elsewhere.say(word(language, "exam.handed-over.elsewhere"))
        self.show_folder.say(word(language, "exam.handed-over.show"))
        self.show_folder.setVisible(bool(screen.folder))
        self.leave.say(word(language, "exam.result.leave"), word(language, "key.esc"))
        self.adapt()

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""
        self.elsewhere.setFocus()

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        room = max(240, self.window().width() - 48)
        self._panel.setFixedWidth(min(self._theme.px(_WIDTH), room))
        self._scroll.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the text anew."""
        super().resizeEvent(event)
        self.adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the file elsewhere with S, show its folder with O, leave with Esc."""
        letter = letter_of(event)
        if letter == "S":
            self.elsewhere.click()
        elif letter == "O":
            self.show_folder.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave.click()
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        self.folder_requested.emit(self._folder)

    def _lay_out(self) -> None:
        self._panel = Panel(self._theme, margin=32)
        column = self._panel.column
        column.setSpacing(12)
        column.addWidget(BigSign(self._theme, "seal-check", "right"))
        texts = (self._exam, self._heading, self._by_time, self._line, self._words)
        for part in (*texts, self._fault):
            column.addWidget(part)
        buttons = ButtonFlow()
        for button in (self.elsewhere, self.show_folder, self.leave):
            buttons.addWidget(button)
        column.addLayout(buttons)
        self._scroll = ScrollColumn()
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._panel)
        middle.addStretch(1)
        self._scroll.column.setContentsMargins(24, 24, 24, 24)
        self._scroll.column.addLayout(middle)
        self._scroll.column.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._scroll)
