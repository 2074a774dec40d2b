"""A window takes a new look: what is seen at once, pages that are not seen in turns."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from quizapp.gui.look.dress import Dress, wear
from quizapp.gui.look.follower import catch_up_within
from quizapp.gui.look.theme import Theme
from quizapp.gui.window.frame.page import Page

_BREATH_MS = 2
"""How long the window is left alone between two pages."""


class Wardrobe(QObject):
    """Renews what stands around the pages, and each page before it is seen."""

    def __init__(self, theme: Theme, window: QWidget, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._theme = theme
        self._window = window
        self._pages = pages
        self._late: list[QWidget] = []
        """Pages that are still as they were before the last change."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._renew_next)
        pages.widgetAdded.connect(self._take_in)
        pages.currentChanged.connect(self._turn)

    @property
    def late(self) -> tuple[QWidget, ...]:
        """Return the pages that wait for their turn."""
        return tuple(self._late)

    def dress(self) -> None:
        """Dress what is there; what is added later wears its dress when it comes."""
        for part in self._around():
            Dress(self._theme, part)
        for index in range(self._pages.count()):
            self._take_in(index)

    def change(self) -> None:
        """Renew what is seen, and let the other pages wait for their turn."""
        for part in self._around():
            _measure_anew(part)
        pages = (self._pages.widget(index) for index in range(self._pages.count()))
        self._late = [page for page in pages if page is not None]
        self._turn(self._pages.currentIndex())
        self._timer.start(_BREATH_MS)

    def make_ready(self, page: QWidget) -> None:
        """Renew a page that is about to be seen, if it still waits."""
        if page in self._late:
            self._late.remove(page)
            wear(self._theme, page)
            _measure_anew(page)
            catch_up_within(page)
            cast(Page, page).adapt()

    def _around(self) -> list[QWidget]:
        parts = (each for each in self._window.children() if isinstance(each, QWidget))
        return [each for each in parts if each is not self._pages]

    def _take_in(self, index: int) -> None:
        page = self._pages.widget(index)
        if page is not None:
            wear(self._theme, page)

    def _turn(self, index: int) -> None:
        page = self._pages.widget(index)
        if page is not None and not page.isHidden():
            self.make_ready(page)

    def _renew_next(self) -> None:
        self._late = [page for page in self._late if isValid(page)]
        if self._late:
            self.make_ready(self._late[0])
            self._timer.start(_BREATH_MS)


def _measure_anew(widget: QWidget) -> None:
    """Let a widget and all within it ask for the room they need, and be painted."""
    for part in (widget, *widget.findChildren(QWidget)):
        part.updateGeometry()
        part.update()
