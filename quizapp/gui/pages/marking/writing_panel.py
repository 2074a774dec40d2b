"""A panel to write a few lines in; everything else on the page stays in reach."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPlainTextEdit, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter

_LINES = 3


class WritingWords(Struct, frozen=True):
    """What a panel says, in one language."""

    title: str
    about: str
    act: str
    act_key: str
    close: str
    close_key: str
    after: str = ""
    """Words of the button that is offered once it is done, or empty."""


class WritingPanel(Panel):
    """Reports the text when the learner is done with it; Escape drops it."""

    finished = Signal(str)
    dismissed = Signal()
    after_requested = Signal()
    """What can be done once it is done was asked for."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme)
        self.setObjectName(name)
        self.column.setContentsMargins(24, 12, 24, 12)
        self._before = ""
        self._title = TextBlock(theme, Role.STRONG_BODY, wrap=False)
        self._about = TextBlock(theme, Role.CAPTION, "text2")
        self._notice = named(TextBlock(theme, Role.BODY), f"{name}-notice")
        self.edit = named(QPlainTextEdit(), f"{name}-text")
        self.edit.setTabChangesFocus(True)
        self.edit.installEventFilter(self)
        primary = ButtonLook(ButtonKind.PRIMARY, height=32.0)
        self.act = named(ActionButton(theme, primary), f"{name}-act")
        after = ButtonLook(ButtonKind.SECONDARY, height=32.0)
        self.after = named(ActionButton(theme, after), f"{name}-after")
        ghost = ButtonLook(ButtonKind.GHOST, height=32.0)
        self.close_button = named(ActionButton(theme, ghost), f"{name}-close")
        self._lay_out()
        self.act.clicked.connect(self._finish)
        self.after.clicked.connect(self.after_requested)
        self.close_button.clicked.connect(self._dismiss)
        self.hide()

    @property
    def is_changed(self) -> bool:
        """Say whether it is open and its text is not what it began with."""
        return not self.isHidden() and self.edit.toPlainText() != self._before

    def say(self, words: WritingWords) -> None:
        """Take the words of a language; the text stays."""
        self._title.say(words.title)
        self._about.say(words.about)
        self.setAccessibleName(words.title)
        self.edit.setAccessibleName(words.title)
        self.edit.setAccessibleDescription(words.about)
        self.act.say(words.act, words.act_key)
        self.after.say(words.after)
        self.close_button.say(words.close, words.close_key)
        self.adapt()

    def open(self, text: str) -> None:
        """Show the panel with a text to go on with; an open one takes the focus."""
        if self.isHidden():
            self._before = text
            self.edit.setPlainText(text)
            self.show_notice("", failed=False)
            self.show()
        goal = self.after if self.edit.isHidden() else self.edit
        goal.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.edit.moveCursor(self.edit.textCursor().MoveOperation.End)

    def show_notice(self, notice: str, *, failed: bool) -> None:
        """Say how it went; after a success there is nothing more to write."""
        done = bool(notice) and not failed
        focused = self.isAncestorOf(QApplication.focusWidget() or self)
        if notice and notice != self._notice.text():
            event = QAccessibleAnnouncementEvent(self, notice)
            QAccessible.updateAccessibility(event)
        self._notice.set_colour("wrong" if failed else "text")
        self._notice.say(notice)
        self._notice.setVisible(bool(notice))
        for widget in (self._about, self.edit, self.act):
            widget.setVisible(not done)
        self.after.setVisible(done and bool(self.after.text()))
        if done and focused:
            self.after.setFocus()

    def adapt(self) -> None:
        """Take a new text size."""
        self.edit.setFont(self._theme.font(Role.BODY))
        self.edit.setFixedHeight(_LINES * self._theme.line(Role.BODY) + 20)

    def focus_chain(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through."""
        return (self.edit, self.act, self.after, self.close_button)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be done with Ctrl Enter; plain Enter begins a line."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if is_enter(event) and control:
                self._finish()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Drop the text with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._dismiss()
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        self.finished.emit(self.edit.toPlainText())

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()

    def _lay_out(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title)
        head.addWidget(self._about, 1)
        foot.setSpacing(8)
        foot.addWidget(self._notice, 1)
        foot.addStretch()
        for button in (self.close_button, self.after, self.act):
            foot.addWidget(button)
        self.column.addLayout(head)
        self.column.addWidget(self.edit)
        self.column.addLayout(foot)
