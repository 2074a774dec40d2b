"""Pages made ahead, hidden, a part at a time, so that the first opening costs no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QListView, QStackedWidget, QWidget
from shiboken6 import isValid

from quizapp.gui.window.ahead.turns import Job

_WIDGETS_A_TURN = 24


@runtime_checkable
class Adapts(Protocol):
    """A page that arranges its parts for the size that it has."""

    def adapt(self) -> None:
        """Arrange the parts."""


def ready_jobs(
    pages: QStackedWidget,
    make: Callable[[], Iterable[QWidget]],
    fill: Job | None = None,
) -> Iterator[Job]:
    """Yield jobs that make some pages, fill them, give them their place and dress them."""
    made: list[QWidget] = []
    yield lambda: made.extend(make())
    for page in made:
        yield partial(_take_in, pages, page)
        if fill is not None:
            yield fill
        parts = page.findChildren(QWidget) if isValid(page) else []
        for first in range(0, len(parts), _WIDGETS_A_TURN):
            yield partial(_dress, page, parts[first : first + _WIDGETS_A_TURN])
        yield partial(_fit, pages, page)
        yield partial(_lay_out, page)
        yield partial(_place_rows, page)


def _take_in(pages: QStackedWidget, page: QWidget) -> None:
    if isValid(page) and pages.indexOf(page) < 0:
        pages.addWidget(page)


def _dress(page: QWidget, parts: list[QWidget]) -> None:
    """Let the style sheet dress some parts, unless the page was let go meanwhile."""
    for part in parts:
        if isValid(page) and isValid(part):
            part.ensurePolished()


def _fit(pages: QStackedWidget, page: QWidget) -> None:
    """Let a page arrange itself for the size it will be shown at, not for Qt's own."""
    if isValid(page) and not page.isVisible():
        page.resize(pages.size())
        if isinstance(page, Adapts):
            page.adapt()


def _lay_out(page: QWidget) -> None:
    """Give all parts their place; Qt does so within hidden parts only for a picture."""
    if isValid(page) and not page.isVisible():
        page.grab(QRect(0, 0, 1, 1))


def _place_rows(page: QWidget) -> None:
    """Let lists measure their rows, at the width that they will be shown at."""
    for rows in page.findChildren(QListView) if isValid(page) else []:
        if not rows.isVisible():
            rows.doItemsLayout()
