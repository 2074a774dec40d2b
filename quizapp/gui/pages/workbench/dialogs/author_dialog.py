"""What the dialogs of the workbench are alike in: a title, a column, a next step."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.wording import word


class AuthorDialog(SheetDialog):
    """Has a title, a column that scrolls, and a primary button; Escape does nothing."""

    def __init__(self, theme: Theme, parent: QWidget, name: str) -> None:
        super().__init__(theme, parent, name)
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
        self.page.addWidget(self._title)
        self.page.addWidget(self.body, 1)
        self.foot = self.add_foot(self.act, self.leave)
        self.leave.clicked.connect(self.reject)
        self.finished.connect(self.deleteLater)

    def say(self, language: str, title: str, act: str) -> None:
        """Take the words of a language."""
        self.setWindowTitle(title)
        self._title.say(title)
        self.act.say(act, word(language, "key.enter"))
        self.leave.say(word(language, "workbench.leave"), word(language, "key.esc"))
