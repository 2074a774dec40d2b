"""Pages made ahead, hidden, a part at a time, so that the first opening costs no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from quizapp.gui.window.ahead.turns import Job

_WIDGETS_A_TURN = 24


def ready_jobs(
    pages: QStackedWidget, make: Callable[[], Iterable[QWidget]]
) -> Iterator[Job]:
    """Yield jobs that make some pages, give them their place, and dress their parts."""
    made: list[QWidget] = []
    yield lambda: made.extend(make())
    for page in made:
        yield partial(_take_in, pages, page)
        parts = page.findChildren(QWidget) if isValid(page) else []
        for first in range(0, len(parts), _WIDGETS_A_TURN):
            yield partial(_dress, page, parts[first : first + _WIDGETS_A_TURN])


def _take_in(pages: QStackedWidget, page: QWidget) -> None:
    if isValid(page) and pages.indexOf(page) < 0:
        pages.addWidget(page)


def _dress(page: QWidget, parts: list[QWidget]) -> None:
    """Let the style sheet dress some parts, unless the page was let go meanwhile."""
    for part in parts:
        if isValid(page) and isValid(part):
            part.ensurePolished()
