"""A popover: a small panel over the window that keeps the keyboard until closed.

It is a child of the window and no window of its own: a popup window has to
grab the keyboard, which not every platform allows.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget
from shiboken6 import isValid

from quizapp.gui.look.dress import Dress
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely

SHADOW = 8
"""Room around the panel for its shadow."""


class Popover(QFrame):
    """Closes with Escape, or when the keyboard or the mouse goes elsewhere."""

    accessible_role = QAccessible.Role.Dialog

    def __init__(self, theme: Theme, opener: QWidget) -> None:
        super().__init__(opener.window())
        Dress(theme, self)
        self.opener = opener
        """What it tells of; when that is drawn anew, it closes."""
        self._window = opener.window()
        self.theme = theme
        self._before: QWidget | None = QApplication.focusWidget()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        theme.changed.connect(self.close)

    def open_beside(self, neighbour: QWidget) -> None:
        """Show the panel at the right of a widget, inside the window."""
        self.adjustSize()
        edge = neighbour.mapTo(self._window, neighbour.rect().topRight())
        corner = edge + QPoint(4, 0)
        right = self._window.width() - self.width()
        bottom = self._window.height() - self.height()
        self.move(max(0, min(corner.x(), right)), max(0, min(corner.y(), bottom)))
        self.show()
        self.raise_()
        self.first_focus().setFocus(Qt.FocusReason.PopupFocusReason)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    def first_focus(self) -> QWidget:
        """Return what takes the keyboard first."""
        return self

    def dismiss(self) -> None:
        """Close, and give the keyboard back to what had it."""
        before = self._before
        self.close()
        # The board may have been drawn anew meanwhile.
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the page's shortcuts."""
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape; no key goes on to the page behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the raised panel and its shadow."""
        paint_safely(self, self.theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens, depth = canvas.tokens, SHADOW / self.theme.scale
        canvas.painter.setOpacity(0.02)
        for step in range(1, SHADOW + 1):
            inset = depth * step / SHADOW
            canvas.box(area.adjusted(inset, inset, -inset, -inset), 12, "#000000")
        canvas.painter.setOpacity(1)
        panel = area.adjusted(depth, depth / 2, -depth, -depth)
        canvas.box(panel, 12, tokens.raised, tokens.border)

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now is not self and not self.isAncestorOf(now):
            self.close()
