"""The dialog in which a reviewer signs."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.workbench.dialogs.author_dialog import AuthorDialog
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.screen import WorkbenchScreen


class SignDialog(AuthorDialog):
    """Says what is signed, and asks who signs it."""

    signed = Signal(str)
    """The name that was given."""

    def __init__(self, theme: Theme, parent: QWidget, screen: WorkbenchScreen) -> None:
        super().__init__(theme, parent, "sign-dialog")
        language = screen.language
        title = word(language, "workbench.sign.title")
        self.say(language, title, word(language, "workbench.sign.act"))
        about = TextBlock(theme, Role.BODY, "text2")
        said = word(language, "workbench.sign.about", variants=screen.variants)
        about.say(said)
        label = TextBlock(theme, Role.STRONG_BODY)
        label.say(word(language, "workbench.sign.name"))
        self.name = named(QLineEdit(), "reviewer")
        self.name.setAccessibleName(label.text())
        for part in (about, label, self.name):
            self.body.column.addWidget(part)
        self.body.column.addStretch(1)
        self.take_size(480, 320)
        self.act.clicked.connect(self._sign)
        self.name.returnPressed.connect(self._sign)
        self.name.setFocus()

    def _sign(self) -> None:
        if self.name.text().strip():
            self.signed.emit(self.name.text())
            self.accept()
        else:
            self.name.setFocus()
