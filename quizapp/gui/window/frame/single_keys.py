"""Single keys: letters, digits and signs that act without Ctrl, and can be kept out."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from quizapp.gui.look.theme import Theme

WRITING = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox)
"""Fields in which letters are written."""
_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class SingleKeyGuard(QObject):
    """Keeps single keys from acting while they are not wanted; writing goes on."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_watching = False
        theme.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Watch the keyboard, or leave it alone, as is wanted now."""
        wanted = not self._theme.wishes.single_keys
        application = QApplication.instance()
        if wanted == self._is_watching or application is None:
            return
        # Every event passes here while it watches: it does so only on demand.
        if wanted:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)
        self._is_watching = wanted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop a key that would act by itself."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(watched, QWidget):
            return False
        if isinstance(watched, WRITING) or not isinstance(event, QKeyEvent):
            return False
        text = event.text()
        acts_alone = len(text) == 1 and text.isprintable() and text != " "
        is_command = bool(event.modifiers() & _MODIFIERS)
        return acts_alone and not is_command and self._is_ours(watched)

    def _is_ours(self, widget: QWidget | None) -> bool:
        """Say whether a widget stands in the window, or in a dialog over it."""
        while widget is not None and widget is not self.parent():
            widget = widget.parentWidget()
        return widget is not None
