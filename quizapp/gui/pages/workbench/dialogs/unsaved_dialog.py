"""The dialog that keeps a text from being left before it is saved."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.workbench.dialogs.author_dialog import AuthorDialog
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.screen import WorkbenchScreen


class UnsavedDialog(AuthorDialog):
    """Offers to save, to go on without, or to stay; saving is the default."""

    decided = Signal(bool)
    """Whether the text is to be saved first."""

    def __init__(self, theme: Theme, parent: QWidget, screen: WorkbenchScreen) -> None:
        super().__init__(theme, parent, "unsaved-dialog")
        language = screen.language
        title = word(language, "workbench.unsaved.title", name=screen.name)
        self.say(language, title, word(language, "workbench.save"))
        about = TextBlock(theme, Role.BODY)
        about.say(word(language, "workbench.unsaved.about"))
        self.body.column.addWidget(about)
        self.body.column.addStretch(1)
        self.drop = named(ActionButton(theme, ButtonLook()), "unsaved-drop")
        self.drop.say(word(language, "workbench.unsaved.drop"))
        self.foot.insertWidget(1, self.drop)
        self.setTabOrder(self.act, self.drop)
        self.setTabOrder(self.drop, self.leave)
        self.take_size(560, 280)
        self.act.clicked.connect(lambda: self._decide(save=True))
        self.drop.clicked.connect(lambda: self._decide(save=False))
        self.act.setFocus()

    def _decide(self, *, save: bool) -> None:
        self.accept()
        self.decided.emit(save)
