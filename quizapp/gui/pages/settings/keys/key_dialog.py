"""The dialog in which keys are changed: a search, commands with their keys, what was done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.settings.keys.key_rows import KeyRows
from quizapp.presenters.keyboard.screen import KeysScreen
from quizapp.presenters.wording import word

_WIDTH, _HEIGHT = 720, 640


class KeyDialog(SheetDialog):
    """Reports what is asked for; what holds it is told."""

    searched = Signal(str)
    reset_all_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, parent, "key-changes")
        self._title = TextBlock(theme, Role.HEADING)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self.search = named(QLineEdit(), "search-keys")
        self.rows = named(KeyRows(theme), "key-rows")
        self._nothing = TextBlock(theme, Role.BODY, "text2")
        self.notice = named(TextBlock(theme, Role.BODY, "text2"), "key-notice")
        self._changed = TextBlock(theme, Role.CAPTION, "text2", wrap=False)
        self.reset_all = named(ActionButton(theme, ButtonLook()), "reset-keys")
        close = ButtonLook(ButtonKind.PRIMARY)
        self.close_button = named(ActionButton(theme, close), "close-key-changes")
        for part in (self._title, self._line, self.search):
            self.page.addWidget(part)
        self.page.addWidget(self.rows, 1)
        self.page.addWidget(self._nothing)
        self.page.addWidget(self.notice)
        foot = self.add_foot(self.reset_all, self.close_button)
        foot.insertWidget(1, self._changed)
        self.search.textChanged.connect(self.searched)
        self.reset_all.clicked.connect(self.reset_all_requested)
        self.close_button.clicked.connect(self.accept)
        self.take_size(_WIDTH, _HEIGHT)

    def render_screen(self, screen: KeysScreen) -> None:
        """Show the commands and what was done last."""
        self.setWindowTitle(screen.title)
        self._title.say(screen.title)
        self._line.say(screen.line)
        self.search.setPlaceholderText(screen.search)
        self.search.setAccessibleName(screen.search)
        self.rows.setAccessibleName(screen.title)
        self.rows.render_rows(screen.rows, screen.waiting)
        self._nothing.say(screen.nothing)
        self._nothing.setVisible(bool(screen.nothing))
        self.rows.setVisible(not screen.nothing)
        self.notice.set_colour("wrong" if screen.failed else "text2")
        self.notice.say(screen.notice)
        self.notice.setAccessibleName(screen.notice)
        self._changed.say(screen.changed)
        self.reset_all.say(screen.reset_all)
        self.reset_all.setVisible(bool(screen.reset_all))
        self.close_button.say(screen.close, word(screen.language, "key.esc"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the search into the list, and back with "/"."""
        if self.search.hasFocus() and event.key() == Qt.Key.Key_Down:
            self.rows.setFocus()
        elif event.text() == "/":
            self.search.setFocus()
            self.search.selectAll()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)
