"""Code and QR code alone, as large as the window, for a whole room to see."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.dress import Dress
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.instructing.qr_picture import QrPicture
from quizapp.presenters.instructing.shelf_screen import CodeScreen


class CodeDialog(QDialog):
    """Covers the window; Escape and F5 close it."""

    def __init__(self, theme: Theme, screen: CodeScreen, parent: QWidget) -> None:
        super().__init__(parent)
        Dress(theme, self)
        self.setObjectName("code-dialog")
        self.setWindowTitle(screen.title)
        self._title = TextBlock(theme, Role.HEADING, "text2")
        self._title.set_centred()
        self._title.say(screen.title)
        self.words = named(TextBlock(theme, Role.BIG_NUMBER), "code-words")
        self.words.set_centred()
        self.words.say(screen.words)
        self._line = TextBlock(theme, Role.READING, "text2")
        self._line.set_centred()
        self._line.say(screen.line)
        self.qr = named(QrPicture(theme), "code-qr")
        self.qr.let_grow()
        self.qr.render_code(screen.qr, screen.words)
        self.leave = named(ActionButton(theme, ButtonLook(icon="x")), "code-leave")
        self.leave.say(screen.close, screen.escape)
        self.leave.clicked.connect(self.reject)
        self.finished.connect(self.deleteLater)
        self._lay_out()
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, QColor(theme.tokens.surface))
        self.setPalette(palette)
        self.resize(parent.window().size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with the key that opened it, too."""
        if event.key() == Qt.Key.Key_F5:
            self.reject()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(48, 32, 48, 24)
        page.setSpacing(16)
        page.addWidget(self._title)
        page.addWidget(self.words)
        page.addWidget(self.qr, 1)
        page.addWidget(self._line)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.leave)
        page.addLayout(foot)
