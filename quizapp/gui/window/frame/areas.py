"""Areas of a page, and the key that goes from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget


def areas_of(pages: QStackedWidget) -> list[QWidget]:
    """List the parts of the open page that the keyboard goes to by turns."""
    page = pages.currentWidget()
    parts = [getattr(page, name, None) for name in ("column", "board", "bar")]
    return [part for part in parts if isinstance(part, QWidget)] or [pages]


def focus_next_area(areas: Sequence[QWidget]) -> None:
    """Put the focus into the area after the one that has it."""
    shown = [area for area in areas if area.isVisible()]
    focused = QApplication.focusWidget()
    here = next(
        (i for i, area in enumerate(shown) if focused and area.isAncestorOf(focused)),
        -1,
    )
    for step in range(1, len(shown) + 1):
        goal = _first_stop(shown[(here + step) % len(shown)])
        if goal is not None:
            goal.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return


def _first_stop(area: QWidget) -> QWidget | None:
    stops = (
        child
        for child in area.findChildren(QWidget)
        if child.isVisible()
        and child.isEnabled()
        and child.focusPolicy() & Qt.FocusPolicy.TabFocus
    )
    return next(stops, None)
