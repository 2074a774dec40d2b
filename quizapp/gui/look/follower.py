"""A part that follows the theme: at once where it is seen, else before it is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast
from weakref import WeakMethod

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme

# A change of the theme would otherwise arrange all boards and colour all texts of all
# pages in the turn in which it comes, also of those that nobody sees.


class Follower(QObject):
    """Lets a widget take a change of the theme; it stands below the widget.

    It keeps neither of them alive: a widget that waits for the collector would be
    deleted whenever that comes, be it while it is painted.
    """

    def __init__(self, theme: Theme, widget: QWidget, take: Callable[[], None]) -> None:
        """Take the method that does what is to be done about a change."""
        super().__init__(widget)
        self._take = WeakMethod(take)
        self._is_late = False
        theme.changed.connect(self._follow)

    def catch_up(self) -> None:
        """Take the last change, if it has not been taken."""
        if self._is_late:
            self._is_late = False
            self._widget.removeEventFilter(self)
            self._act()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Catch up when the widget is about to be seen."""
        if event.type() == QEvent.Type.Show:
            self.catch_up()
        return False

    @property
    def _widget(self) -> QWidget:
        return cast(QWidget, self.parent())

    def _follow(self) -> None:
        if self._widget.isVisible():
            self._act()
        elif not self._is_late:
            self._is_late = True
            self._widget.installEventFilter(self)

    def _act(self) -> None:
        take = self._take()
        if take is not None:
            take()


def catch_up_within(page: QWidget) -> None:
    """Let all that stands on a page take the change that it has not taken."""
    for follower in page.findChildren(Follower):
        follower.catch_up()
