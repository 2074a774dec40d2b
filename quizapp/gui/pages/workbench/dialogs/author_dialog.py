"""What the dialogs of the workbench are alike in: ground, size and the row of buttons."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.wording import word


class AuthorDialog(QDialog):
    """Has a title, a column that scrolls, and a primary button; Escape does nothing."""

    def __init__(self, theme: Theme, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._theme = theme
        self._title = TextBlock(theme, Role.HEADING)
        self.body = ScrollColumn()
        self.body.column.setSpacing(8)
        self.body.column.setContentsMargins(4, 4, 12, 4)
        primary = ButtonLook(ButtonKind.PRIMARY)
        self.act = named(ActionButton(theme, primary), f"{name}-act")
        self.act.setDefault(True)
        self.leave = named(
            ActionButton(theme, ButtonLook(ButtonKind.GHOST, key="Esc")),
            f"{name}-leave",
        )
        self.foot = QHBoxLayout()
        self.foot.addWidget(self.act)
        self.foot.addStretch(1)
        self.foot.addWidget(self.leave)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 24, 24, 16)
        page.setSpacing(12)
        page.addWidget(self._title)
        page.addWidget(self.body, 1)
        page.addLayout(self.foot)
        self.leave.clicked.connect(self.reject)
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, QColor(theme.tokens.raised))
        self.setPalette(palette)

    def say(self, language: str, title: str, act: str) -> None:
        """Take the words of a language."""
        self.setWindowTitle(title)
        self._title.say(title)
        self.act.say(act, word(language, "key.enter"))
        self.leave.say(word(language, "workbench.leave"), word(language, "key.esc"))

    def take_size(self, width: int, height: int) -> None:
        """Take a size at 100 % text size, or as much as the window has."""
        room = self.parentWidget()
        size = (self._theme.px(width), self._theme.px(height))
        if room is not None:
            most = room.window().size()
            size = (min(size[0], most.width() - 48), min(size[1], most.height() - 48))
        self.resize(*size)
