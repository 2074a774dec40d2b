"""The dress of ordinary controls, worn by a part of the window and by each dialog."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme

# Every part wears a sheet of its own: one sheet for the whole program would dress all
# pages in the turn in which it changes, also those that nobody sees.


_LATER_MS = 30
"""When what nobody sees is dressed, unless it is shown before that."""


class Dress(QObject):
    """Dresses a widget, and all within it, now and at each change of the theme."""

    def __init__(self, theme: Theme, widget: QWidget) -> None:
        super().__init__(widget)
        self.theme = theme
        self._widget = widget
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self._put_on)
        theme.changed.connect(self._follow)
        theme.dressed.connect(self._follow)
        self._put_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Dress what is about to be seen."""
        if event.type() == QEvent.Type.Show:
            self._put_on()
        return False

    def _follow(self) -> None:
        if self._widget.isHidden():
            self._widget.installEventFilter(self)
            self._later.start()
        else:
            self._put_on()

    def _put_on(self) -> None:
        self._later.stop()
        self._widget.removeEventFilter(self)
        wear(self.theme, self._widget)


def wear(theme: Theme, widget: QWidget) -> None:
    """Dress a widget and all within it, unless it wears that already."""
    if widget.styleSheet() != (sheet := theme.sheet):
        widget.setStyleSheet(sheet)


def dress_like_window(dialog: QWidget) -> None:
    """Dress what knows no theme as the window that it stands over."""
    parent = dialog.parentWidget()
    worn = None if parent is None else parent.window().findChild(Dress)
    if worn is not None:
        Dress(worn.theme, dialog)
