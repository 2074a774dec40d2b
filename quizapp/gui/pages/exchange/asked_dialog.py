"""A question that is asked once: what would happen, the safe choice first."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.keeping.screen import AskedWord

_WIDTH, _HEIGHT = 640, 400


class AskedDialog(QDialog):
    """Is accepted by its own button alone; Enter and Escape change nothing."""

    def __init__(self, theme: Theme, asked: AskedWord, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("asked-dialog")
        self.setWindowTitle(asked.title)
        self._theme = theme
        self.go_on = named(ActionButton(theme, ButtonLook()), "asked-go-on")
        self.go_on.say(asked.go_on)
        self.leave = named(
            ActionButton(theme, ButtonLook(ButtonKind.PRIMARY)), "asked-leave"
        )
        self.leave.say(asked.leave)
        self.leave.setDefault(True)
        self.go_on.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        self.finished.connect(self.deleteLater)
        self._lay_out(asked)
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, QColor(theme.tokens.raised))
        self.setPalette(palette)
        self._take_size(parent)
        self.leave.setFocus()

    def _take_size(self, parent: QWidget | None) -> None:
        width, height = self._theme.px(_WIDTH), self._theme.px(_HEIGHT)
        if parent is not None:
            room = parent.window().size()
            width = min(width, room.width() - 48)
            height = min(height, room.height() - 48)
        self.resize(width, height)

    def _lay_out(self, asked: AskedWord) -> None:
        scroll = ScrollColumn()
        scroll.column.setSpacing(12)
        scroll.column.setContentsMargins(0, 0, 12, 0)
        title = TextBlock(self._theme, Role.HEADING)
        title.say(asked.title)
        scroll.column.addWidget(title)
        for each in asked.lines:
            line = TextBlock(self._theme, Role.BODY, "text2")
            line.say(each)
            scroll.column.addWidget(line)
        scroll.column.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.go_on)
        foot.addStretch(1)
        foot.addWidget(self.leave)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 24, 24, 16)
        page.setSpacing(12)
        page.addWidget(scroll, 1)
        page.addLayout(foot)
