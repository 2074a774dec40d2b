"""A question that is asked once: what would happen, the safe choice first."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.keeping.screen import AskedWord

_WIDTH, _HEIGHT = 640, 400
_AIR = 12
"""Pixels between what is said and the buttons, besides the usual ones."""


class AskedDialog(SheetDialog):
    """Is accepted by its own button alone; Enter and Escape change nothing."""

    def __init__(self, theme: Theme, asked: AskedWord, parent: QWidget | None) -> None:
        super().__init__(theme, parent, "asked-dialog")
        self.setWindowTitle(asked.title)
        self.go_on = named(ActionButton(theme, ButtonLook()), "asked-go-on")
        self.go_on.say(asked.go_on)
        self.leave = named(
            ActionButton(theme, ButtonLook(ButtonKind.PRIMARY)), "asked-leave"
        )
        self.leave.say(asked.leave, asked.escape)
        self.leave.setDefault(True)
        self.go_on.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        self.finished.connect(self.deleteLater)
        self._lay_out(asked)
        self._fit_height(self.take_size(_WIDTH, _HEIGHT))
        self.leave.setFocus()

    def _fit_height(self, width: int) -> None:
        """Be no higher than what is said; what is longer scrolls."""
        around = self.page.contentsMargins()
        self._scroll.view.resize(width - around.left() - around.right(), 1)
        height = self._scroll.content_height() + self.leave.sizeHint().height()
        height += around.top() + around.bottom() + self.page.spacing() + _AIR
        self.resize(width, min(height, self.height()))

    def _lay_out(self, asked: AskedWord) -> None:
        scroll = self._scroll = ScrollColumn()
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
        self.page.addWidget(scroll, 1)
        self.add_foot(self.go_on, self.leave)
