"""Saving the board: its name, and how it went."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter
from quizapp.presenters.board_editing.screen import SavePanel
from quizapp.presenters.wording import word


class SavingPanel(Panel):
    """Reports the name; Escape leaves everything as it is."""

    named_as = Signal(str)
    dismissed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=12)
        self._title = TextBlock(theme, Role.STRONG_BODY)
        self._about = TextBlock(theme, Role.CAPTION, "text2")
        self.name = named(QLineEdit(), "question-name")
        self.name.setMaxLength(60)
        self._notice = named(TextBlock(theme, Role.BODY), "save-notice")
        primary = ButtonLook(ButtonKind.PRIMARY, "floppy-disk", height=32.0)
        self.act = named(ActionButton(theme, primary), "save-act")
        ghost = ButtonLook(ButtonKind.GHOST, height=32.0)
        self.close_button = named(ActionButton(theme, ghost), "save-close")
        for part in (self._title, self._about, self.name, self._notice):
            self.column.addWidget(part)
        flow = ButtonFlow()
        flow.addWidget(self.act)
        flow.addWidget(self.close_button)
        self.column.addLayout(flow)
        self.act.clicked.connect(self._submit)
        self.close_button.clicked.connect(self.dismissed)
        self.hide()

    def render_saving(self, panel: SavePanel, language: str) -> None:
        """Show the panel if saving is open."""
        opens = panel.open and self.isHidden()
        self._title.say(word(language, "edit.save.title"))
        self._about.say(word(language, "edit.save.about"))
        self.name.setAccessibleName(word(language, "edit.save.name"))
        self.name.setPlaceholderText(word(language, "edit.save.name"))
        self.act.say(word(language, "edit.save.act"), word(language, "key.enter"))
        self.close_button.say(
            word(language, "edit.save.close"), word(language, "key.esc")
        )
        self.act.setEnabled(not panel.waiting)
        if panel.notice and panel.notice != self._notice.text():
            event = QAccessibleAnnouncementEvent(self, panel.notice)
            QAccessible.updateAccessibility(event)
        self._notice.set_colour("wrong" if panel.failed else "text")
        self._notice.say(panel.notice)
        self._notice.setVisible(bool(panel.notice))
        self.setVisible(panel.open)
        if opens:
            self.name.clear()
            self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Save with Enter, close with Escape; other keys are no edits here."""
        if is_enter(event):
            self._submit()
        elif event.key() == Qt.Key.Key_Escape:
            self.dismissed.emit()
        else:
            event.accept()

    def _submit(self) -> None:
        self.named_as.emit(self.name.text())
