"""Finds what is cut on a page: texts without room, and widgets that stick out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QLineEdit,
    QWidget,
)

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.paint.canvas import Canvas, text_width

_SPARE = 2
"""Pixels by which rounding may differ."""

_UNTIL_SETTLED = 4
"""A layout takes some turns of the event loop to reach its innermost parts."""


def find_cuts(page: QWidget) -> list[str]:
    """List what of a page has less room than it needs, each in words."""
    for _ in range(_UNTIL_SETTLED):
        QApplication.processEvents()
    shown = [widget for widget in page.findChildren(QWidget) if widget.isVisible()]
    found = [said for widget in shown for said in _cuts_of(widget)]
    with _painted_cuts() as painted:
        page.grab()
    return [*dict.fromkeys([*found, *painted])]


def _cuts_of(widget: QWidget) -> Iterator[str]:
    name = _name_of(widget)
    if isinstance(widget, TextBlock | QAbstractButton | QLabel) and _text_of(widget):
        if widget.hasHeightForWidth():
            wanted = widget.heightForWidth(widget.width())
            if widget.height() + _SPARE < wanted:
                yield f"{name}: {widget.height()} high, {wanted} wanted"
        elif widget.width() + _SPARE < widget.minimumSizeHint().width():
            wanted = widget.minimumSizeHint().width()
            yield f"{name}: {widget.width()} wide, {wanted} wanted"
    if isinstance(widget, QLineEdit) and not widget.text():
        wanted = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
        if wanted > widget.width():
            yield f"{name}: the hint “{widget.placeholderText()}” is cut"
    hidden = _hidden_part(widget)
    if hidden:
        yield f"{name}: {hidden}"


def _hidden_part(widget: QWidget) -> str:
    """Say what of a widget its parent does not show, unless that scrolls."""
    parent = widget.parentWidget()
    if parent is None or widget.isWindow() or _scrolls(parent):
        return ""
    area = QRect(QPoint(0, 0), parent.size())
    here = widget.geometry()
    over = (
        max(0, area.left() - here.left()),
        max(0, area.top() - here.top()),
        max(0, here.right() - area.right()),
        max(0, here.bottom() - area.bottom()),
    )
    sides = zip(("left", "top", "right", "bottom"), over, strict=True)
    said = [f"{side} {much}" for side, much in sides if much > _SPARE]
    return f"sticks out at {', '.join(said)}" if said else ""


def _scrolls(parent: QWidget) -> bool:
    above = parent.parentWidget()
    return isinstance(parent, QAbstractScrollArea) or (
        isinstance(above, QAbstractScrollArea) and above.viewport() is parent
    )


def _text_of(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""


def _name_of(widget: QWidget) -> str:
    said = _text_of(widget) or widget.accessibleName()
    name = widget.objectName() or type(widget).__name__
    return f"{name} “{said}”" if said else name


@contextmanager
def _painted_cuts() -> Iterator[list[str]]:
    """Gather the texts that a canvas shortens meanwhile."""
    drawn, cut = Canvas.text, list[str]()

    def text(canvas: Canvas, area: QRectF, words: str, *look: Any) -> None:
        if text_width(words, look[0]) > area.width() + 0.5:
            cut.append(f"painted “{words}” is shortened")
        drawn(canvas, area, words, *look)

    Canvas.text = text  # type: ignore[method-assign]
    try:
        yield cut
    finally:
        Canvas.text = drawn  # type: ignore[method-assign]
