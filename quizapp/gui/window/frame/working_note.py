"""A calm word at the foot of the page: the engine is at work."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named

_ABOVE_FOOT = 24


class WorkingNote(Panel):
    """Lies over the pages as long as one of them waits for the engine."""

    def __init__(self, theme: Theme, pages: QWidget) -> None:
        super().__init__(theme, "infosoft", "infoline", margin=16)
        self._text = named(TextBlock(theme, Role.BODY, wrap=False), "working-text")
        self.column.addWidget(self._text)
        self.setParent(pages)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        pages.installEventFilter(self)
        self.hide()

    def say_working(self, said: str) -> None:
        """Say what is waited for; "" takes the word away."""
        if not said:
            self.hide()
            return
        self._text.say(said)
        self.setAccessibleName(said)
        self._place()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _place(self) -> None:
        pages = self.parentWidget()
        if pages is None:
            return
        size = self.sizeHint().boundedTo(pages.size())
        self.resize(size)
        left = (pages.width() - size.width()) // 2
        self.move(left, pages.height() - size.height() - _ABOVE_FOOT)
