"""Patterns: each card colour has one, so that a colour never speaks alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from quizapp.bank.board_view import Hue

Drawer = Callable[[QPainter, QRectF], None]


@contextmanager
def clipped(painter: QPainter, path: QPainterPath) -> Iterator[None]:
    """Draw inside a path, within whatever clip is already in force."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    try:
        yield
    finally:
        painter.restore()


def rectangle_path(area: QRectF) -> QPainterPath:
    """Return a rectangle as a path to clip with."""
    path = QPainterPath()
    path.addRect(area)
    return path


def rounded_path(area: QRectF, corner: float) -> QPainterPath:
    """Return a rounded rectangle as a path to clip with."""
    path = QPainterPath()
    path.addRoundedRect(area, corner, corner)
    return path


def paint_pattern(painter: QPainter, area: QRectF, hue: Hue, ink: str) -> None:
    """Draw the pattern of a card colour into an area."""
    with clipped(painter, rectangle_path(area)):
        painter.setPen(QPen(QColor(ink), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _DRAWERS[hue](painter, area)


def paint_hatching(
    painter: QPainter, area: QRectF, colour: str, apart: float = 8.0, width: float = 2.0
) -> None:
    """Draw lines at 45 degrees."""
    with clipped(painter, rectangle_path(area)):
        painter.setPen(QPen(QColor(colour), width))
        reach = area.left() - area.height()
        while reach < area.right():
            painter.drawLine(
                QLineF(reach, area.bottom(), reach + area.height(), area.top())
            )
            reach += apart


def paint_lattice(painter: QPainter, area: QRectF, colour: str, apart: float) -> None:
    """Draw crossed lines at 45 degrees."""
    with clipped(painter, rectangle_path(area)):
        painter.setPen(QPen(QColor(colour), 1))
        _crossed(painter, area, apart)


def _crossed(painter: QPainter, area: QRectF, apart: float) -> None:
    reach = area.left() - area.height()
    while reach < area.right():
        far = reach + area.height()
        painter.drawLine(QLineF(reach, area.bottom(), far, area.top()))
        painter.drawLine(QLineF(reach, area.top(), far, area.bottom()))
        reach += apart


def _black(painter: QPainter, area: QRectF) -> None:
    _crossed(painter, area, 8)


def _white(painter: QPainter, area: QRectF) -> None:
    corner = area.bottomLeft()
    radius = 8.0
    while radius < area.width() + area.height():
        painter.drawEllipse(corner, radius, radius)
        radius += 7


def _wave(area: QRectF, top: float) -> QPainterPath:
    path = QPainterPath(QPointF(area.left(), top))
    left, sign = area.left(), 1
    while left < area.right():
        path.quadTo(QPointF(left + 4, top + 5 * sign), QPointF(left + 8, top))
        left += 8
        sign = -sign
    return path


def _blue(painter: QPainter, area: QRectF) -> None:
    top = area.top() + 4
    while top < area.bottom() + 4:
        painter.drawPath(_wave(area, top))
        top += 7


def _red(painter: QPainter, area: QRectF) -> None:
    top = area.top() + 2
    while top < area.bottom() + 8:
        path = QPainterPath(QPointF(area.left(), top))
        left, high = area.left(), False
        while left < area.right():
            left += 5
            path.lineTo(QPointF(left, top if high else top + 5))
            high = not high
        painter.drawPath(path)
        top += 7


def _green(painter: QPainter, area: QRectF) -> None:
    rows = math.ceil(area.height() / 7) + 1
    for row in range(rows):
        top = area.top() + row * 7 - 5
        left = area.left() - (6 if row % 2 else 0)
        while left < area.right():
            painter.drawArc(QRectF(left, top - 6, 12, 13), 180 * 16, 180 * 16)
            left += 12


def _artifact(painter: QPainter, area: QRectF) -> None:
    left = area.left() + 4.5
    while left < area.right():
        painter.drawLine(QLineF(left, area.top(), left, area.bottom()))
        left += 8
    top = area.top() + 4.5
    while top < area.bottom():
        painter.drawLine(QLineF(area.left(), top, area.right(), top))
        top += 8


def _land(painter: QPainter, area: QRectF) -> None:
    top = area.top() + 3.5
    while top < area.bottom():
        painter.drawLine(QLineF(area.left(), top, area.right(), top))
        top += 6


def _colourless(painter: QPainter, area: QRectF) -> None:
    top, row = area.top() + 5, 0
    while top < area.bottom() + 2:
        left = area.left() + (9 if row % 2 else 4)
        while left < area.right() + 2:
            painter.drawEllipse(QPointF(left, top), 1.4, 1.4)
            left += 10
        top += 7
        row += 1


def _several(painter: QPainter, area: QRectF) -> None:
    half = area.width() / 2
    left = QRectF(area.left(), area.top(), half, area.height())
    for part, drawer in ((left, _blue), (left.translated(half, 0), _black)):
        with clipped(painter, rectangle_path(part)):
            drawer(painter, part)


_DRAWERS: dict[Hue, Drawer] = {
    Hue.WHITE: _white,
    Hue.BLUE: _blue,
    Hue.BLACK: _black,
    Hue.RED: _red,
    Hue.GREEN: _green,
    Hue.SEVERAL: _several,
    Hue.ARTIFACT: _artifact,
    Hue.LAND: _land,
    Hue.COLOURLESS: _colourless,
}
