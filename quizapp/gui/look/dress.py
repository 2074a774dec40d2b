"""The dress of ordinary controls, worn by a part of the window and by each dialog."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme

# Every part wears a sheet of its own: one sheet for the whole program would dress all
# pages in the turn in which it changes, also those that nobody sees.


class Dress(QObject):
    """Dresses a widget, and all within it, now and at each change of the theme."""

    def __init__(self, theme: Theme, widget: QWidget) -> None:
        super().__init__(widget)
        self.theme = theme
        self._widget = widget
        theme.changed.connect(self._follow)
        theme.dressed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
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
